import MillworkSource

/// What becomes of one file in a target folder.
package struct FileStep: Sendable {
  /// What becomes of it.
  package enum Action: Hashable, Sendable {
    /// It is new.
    case create
    /// It holds what it should already, or only the person changed it.
    case keep
    /// Only the template changed it.
    case update
    /// Both changed it, in different places, or in so many conflicts, which markers show.
    case merge(conflicts: Int)
    /// The template makes it no more, and the person didn't change it.
    case remove
    /// It is not as the template makes it, and nobody said yet what is to become of it.
    case conflict
    /// Both changed it, and it is no text: the person's stays.
    case keepUnmerged
    /// The template makes it no more, but the person changed it: it stays, and is the person's alone.
    case keepDropped
    /// The person removed it, and the template changed it: it stays away.
    case stayAway
  }

  /// What to do with files that are there already and differ.
  package enum Choice: Sendable {
    /// The person's stay.
    case skip
    /// The template's take their place.
    case overwrite
    /// Both stand in the file, between markers where they differ.
    case merge
  }

  /// The path from the target folder.
  package let path: String
  /// What becomes of the file.
  package private(set) var action: Action
  /// What stands there now; `nil` for nothing.
  package let old: [UInt8]?
  /// What is to stand there; `nil` for nothing.
  package private(set) var new: [UInt8]?
  /// Whether it may be run, where it is new.
  package let isExecutable: Bool

  /// Whether the file's bytes change.
  package var changes: Bool { old != new }

  /// Whether the file needs the person's attention afterwards.
  package var isUnsettled: Bool {
    switch action {
    case .merge(let conflicts): conflicts > 0
    case .keepUnmerged: true
    default: false
    }
  }

  /// The change in the unified format, of a file that stands at `path`.
  package func diff(at path: String) -> String {
    LineDiff(old: old ?? [], new: new ?? []).unified(
      old: old == nil ? nil : path, new: new == nil ? nil : path)
  }

  /// The step for a file of a template that was never used here before.
  package init(_ file: ScaffoldPlan.File, over old: [UInt8]?) {
    path = file.path
    self.old = old
    new = file.bytes
    isExecutable = file.isExecutable
    action = old == nil ? .create : old == file.bytes ? .keep : .conflict
  }

  /// Decides what becomes of a conflict; other steps stay as they are. `label` is the template's name at the markers.
  package mutating func settle(_ choice: Choice, label: String) {
    guard action == .conflict, let old, let made = new else { return }
    switch choice {
    case .skip: (action, new) = (.keep, old)
    case .overwrite: action = .update
    case .merge: join(base: [], old, made, label)
    }
  }

  /// The step for a file in an update. `made` is what the new template makes, `base` what the old one made, as far as that
  /// is known; `nil` where there is none.
  package init?(
    path: String, made: [UInt8]?, base: [UInt8]?, fingerprint: String?, current: [UInt8]?, label: String,
    isExecutable: Bool = false
  ) {
    self.path = path
    self.isExecutable = isExecutable
    old = current
    new = current
    action = .keep
    let isUnchanged = current.map { Fingerprint(of: $0).text } == fingerprint
    guard let made else {
      if current == nil { return nil }
      (action, new) = isUnchanged ? (.remove, nil) : (.keepDropped, current)
      return
    }
    let isSame = fingerprint == Fingerprint(of: made).text
    guard let current else {
      if isSame { return nil }
      (action, new) = fingerprint == nil ? (.create, made) : (.stayAway, nil)
      return
    }
    if current == made || isSame { return }
    if isUnchanged {
      (action, new) = (.update, made)
    } else {
      join(base: base ?? [], current, made, label)
    }
  }

  private mutating func join(base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], _ label: String) {
    guard BaseTexts.isText(ours), BaseTexts.isText(theirs) else {
      (action, new) = (.keepUnmerged, ours)
      return
    }
    let merge = ThreeWayMerge(base: base, ours: ours, theirs: theirs, names: ("yours", label))
    (action, new) = (.merge(conflicts: merge.conflicts), merge.bytes)
  }
}

extension ScaffoldRecord {
  /// What becomes of the files of the folder that this record is of, when the template makes `files` now. `current` gives
  /// what stands at a path, and `shown` what messages call it. A file with a conflict that is not resolved is an error.
  package func steps(
    to files: [ScaffoldPlan.File], label: String, bases: BaseTexts, current: (String) -> [UInt8]?,
    shown: (String) -> String, diagnostics: inout [Diagnostic]
  ) -> [FileStep] {
    var made: [String: [UInt8]] = [:]
    for file in files { made[file.path] = file.bytes }
    let executable = Set(files.filter(\.isExecutable).map(\.path))
    var steps: [FileStep] = []
    for path in Set(made.keys).union(self.files.keys).sorted() {
      let fingerprint = self.files[path]
      // A text that is not the one that was recorded is no base.
      let base = bases.text(of: path, fingerprint: fingerprint)
      let there = current(path)
      if let there, ThreeWayMerge.hasMarkers(there), Fingerprint(of: there).text != fingerprint {
        diagnostics.append(.unresolvedConflict(shown(path)))
      }
      if let step = FileStep(
        path: path, made: made[path], base: base, fingerprint: fingerprint, current: there, label: label,
        isExecutable: executable.contains(path))
      {
        steps.append(step)
      }
    }
    return steps
  }
}

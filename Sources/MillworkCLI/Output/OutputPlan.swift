import MillworkSource

/// What a run would do to the files on disk, worked out before anything is written.
struct OutputPlan: Sendable {
  /// One file and what becomes of it.
  struct Step: Sendable {
    /// What becomes of a file.
    enum Action: Sendable {
      /// It is new.
      case create
      /// It is as it was generated, and its text changes.
      case update
      /// It was generated once and is so no more.
      case remove
      /// The same, but somebody changed it.
      case overwriteEdited, removeEdited
      /// It is to be generated, but what stands there never was.
      case overwriteForeign
    }

    /// The path from the current folder.
    let path: String
    /// The path in the record.
    let recorded: String
    /// The manifest, as it is recorded.
    let manifest: String
    let action: Action
    /// What stands there now; `nil` for nothing.
    let old: [UInt8]?
    /// What is to stand there; `nil` for nothing.
    let new: [UInt8]?

    /// Whether somebody's work would be lost.
    var losesWork: Bool { [.overwriteEdited, .removeEdited, .overwriteForeign].contains(action) }

    /// The change in the unified format.
    var diff: String {
      LineDiff(old: old ?? [], new: new ?? []).unified(
        old: old == nil ? nil : path, new: new == nil ? nil : path)
    }
  }

  /// What each manifest makes.
  let outputs: [Outputs]
  /// The changes, sorted by path.
  let steps: [Step]
  /// How many outputs stay as they are.
  let unchanged: Int
  /// What the record is to hold afterwards.
  let record: OutputRecord
  /// The outputs that manifests have by the record which are not in the run.
  let takeovers: [Takeover]

  /// An output that changes its manifest; both as they are recorded.
  struct Takeover: Sendable {
    let output: String
    let maker: String
  }

  /// Whether a path names an output, or a folder around one.
  func makes(_ path: String) -> Bool {
    let place = OutputPaths.absolute(path)
    return outputs.contains { output in
      output.files.contains {
        let file = OutputPaths.absolute($0.path)
        return file == place || file.hasPrefix(place + "/")
      }
    }
  }

  /// How many steps do one of these.
  func count(_ actions: Step.Action...) -> Int { steps.count { actions.contains($0.action) } }

  /// The text of all changes.
  var diff: String { steps.map(\.diff).joined() }

  /// One line for each change. What would lose somebody's work is done only where that `isForced`.
  func list(isForced: Bool) -> String {
    steps.map { step in
      let verb =
        switch step.action {
        case .create: "create"
        case .update, .overwriteEdited, .overwriteForeign: "update"
        case .remove, .removeEdited: "remove"
        }
      return "would \(step.losesWork && !isForced ? "keep" : verb) \(printable(step.path))\n"
    }.joined()
  }
}

extension OutputPlan {
  /// One file that is to stand somewhere.
  struct File: Sendable {
    /// The path in the output folder.
    let name: String
    /// The path from the current folder.
    let path: String
    /// The path in the record.
    let recorded: String
    /// The fingerprint of what is to stand there.
    let fingerprint: Fingerprint
    /// The stamp of the file that holds it already, where that tells.
    let stamp: FileStamp?
    /// What stands there and what is to; `nil` where that is the same.
    let change: Change?

    /// What stands at a path, `nil` for nothing, and what is to stand there.
    struct Change: Sendable {
      let old: [UInt8]?
      let new: [UInt8]
    }
  }

  /// One manifest's outputs.
  struct Outputs: Sendable {
    /// The manifest, as it is recorded.
    let manifest: String
    /// The files.
    let files: [File]
  }

  /// Works out what is to be done for `outputs`. Of a recorded output that is not among them, `belongs` says whether it may
  /// be one at all, else it is forgotten, and `isStale` whether it is to go; `read` gives a file's bytes, and `path` its path
  /// from the current folder by the recorded one. `named` and `targets` are the folders of the record that are not the
  /// project's own.
  init(
    _ outputs: [Outputs], over record: OutputRecord, journal: OutputRecord, named: Set<String>,
    targets: Set<String>, belongs: (_ recorded: String) -> Bool,
    isStale: (_ manifest: String, _ recorded: String) -> Bool, path: (_ recorded: String) -> String,
    read: (String) throws(SystemFile.Failure) -> [UInt8]?
  ) throws(SystemFile.Failure) {
    var known: [[String: Fingerprint]]?
    /// Whether a file is as it was generated; `nil` where none of its name ever was.
    func isOurs(_ recorded: String, _ bytes: [UInt8]) -> Bool? {
      let fingerprints = known ?? [record.fingerprints, journal.fingerprints]
      known = fingerprints
      let fingerprint = Fingerprint(of: GeneratedText(bytes).bytes)
      let written = fingerprints.compactMap { $0[recorded] } + record.merged[recorded, default: []]
      return written.isEmpty ? nil : written.contains(fingerprint)
    }
    var steps: [Step] = []
    var next = record.settled
    var strays: [(manifest: String, recorded: String)] = []
    for output in outputs {
      var entries: [String: Fingerprint] = [:]
      for file in output.files {
        entries[file.recorded] = file.fingerprint
        guard let change = file.change else { continue }
        let action: Step.Action =
          switch change.old.map({ isOurs(file.recorded, $0) }) {
          case .none: .create
          case .some(.none): .overwriteForeign
          case .some(.some(let isOurs)): isOurs ? .update : .overwriteEdited
          }
        steps.append(
          Step(
            path: file.path, recorded: file.recorded, manifest: output.manifest, action: action,
            old: change.old, new: change.new))
      }
      let old = record.manifests[output.manifest] ?? [:]
      if old == entries { continue }
      let others = old.filter { entries[$0.key] == nil }
      strays += others.keys.map { (output.manifest, $0) }
      next.manifests[output.manifest] = entries.merging(others) { new, _ in new }
    }
    unchanged = outputs.reduce(0) { $0 + $1.files.count } - steps.count
    let made = Set(outputs.map(\.manifest))
    for (manifest, entries) in record.manifests where !made.contains(manifest) {
      strays += entries.keys.map { (manifest, $0) }
    }
    // What no manifest here is recorded to make may be made by another one now.
    let isInStep = strays.isEmpty && journal.manifests.isEmpty
    let files = isInStep ? [] : Set(outputs.lazy.flatMap { $0.files.lazy.map(\.recorded) })
    var takeovers: [Takeover] = []
    for (manifest, recorded) in strays {
      if files.contains(recorded) {
        if !made.contains(manifest) { takeovers.append(Takeover(output: recorded, maker: manifest)) }
        next.manifests[manifest]?[recorded] = nil
      } else if !belongs(recorded) {
        next.manifests[manifest]?[recorded] = nil
      } else if isStale(manifest, recorded) {
        next.manifests[manifest]?[recorded] = nil
        if let old = try read(path(recorded)) {
          let action: Step.Action = isOurs(recorded, old) == true ? .remove : .removeEdited
          steps.append(
            Step(
              path: path(recorded), recorded: recorded, manifest: manifest, action: action, old: old,
              new: nil))
        }
      }
    }
    // What a run that was killed wrote for manifests that this one leaves alone, or makes no more, is its work all the same.
    let before = journal.manifests.isEmpty ? [:] : record.fingerprints
    for (manifest, entries) in journal.manifests {
      for (recorded, fingerprint) in entries
      where !files.contains(recorded) && before[recorded] != fingerprint && belongs(recorded) {
        guard let old = try read(path(recorded)), Fingerprint(of: old) == fingerprint else { continue }
        if !isStale(manifest, recorded) {
          for other in next.manifests.keys { next.manifests[other]?[recorded] = nil }
          next.manifests[manifest, default: [:]][recorded] = fingerprint
        } else if before[recorded] == nil {
          steps.append(
            Step(
              path: path(recorded), recorded: recorded, manifest: manifest, action: .remove, old: old,
              new: nil))
        }
      }
    }
    next.manifests = next.manifests.filter { !$0.value.isEmpty }
    let left = next.manifests.values
    func holdsAny(_ folder: String) -> Bool {
      left.contains { $0.keys.contains { OutputRecord.lies($0, in: folder) } }
    }
    (next.named, next.targets) = (named.filter(holdsAny), targets.filter(holdsAny))
    self.outputs = outputs
    self.steps = steps.sorted { $0.path < $1.path }
    self.record = next
    self.takeovers = takeovers.sorted { $0.output < $1.output }
  }
}

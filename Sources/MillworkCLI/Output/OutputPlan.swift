import MillworkSource

/// What a run would do to the files on disk, worked out before anything is written.
struct OutputPlan {
  /// One file and what becomes of it.
  struct Step {
    /// What becomes of a file.
    enum Action {
      /// It is new.
      case create
      /// It is as it was generated, and its text changes.
      case update
      /// It holds the same bytes already.
      case keep
      /// It was generated once and is so no more.
      case remove
      /// The same, but somebody changed it, or it was never generated.
      case overwriteEdited, removeEdited
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

    /// Whether the file's bytes change.
    var changes: Bool { action != .keep }
    /// Whether somebody's work would be lost.
    var losesWork: Bool { action == .overwriteEdited || action == .removeEdited }

    /// The change in the unified format.
    var diff: String {
      LineDiff(old: old ?? [], new: new ?? []).unified(
        old: old == nil ? nil : path, new: new == nil ? nil : path)
    }
  }

  /// The steps, sorted by path.
  let steps: [Step]
  /// What the record is to hold afterwards.
  let record: OutputRecord

  /// How many steps do one of these.
  func count(_ actions: Step.Action...) -> Int { steps.count { actions.contains($0.action) } }

  /// The text of all changes.
  var diff: String { steps.filter(\.changes).map(\.diff).joined() }

  /// One line for each change.
  var list: String {
    steps.compactMap { step in
      let verb: String? =
        switch step.action {
        case .create: "create"
        case .update, .overwriteEdited: "update"
        case .remove, .removeEdited: "remove"
        case .keep: nil
        }
      return verb.map { "would \($0) \(printable(step.path))\n" }
    }.joined()
  }
}

extension OutputPlan {
  /// One manifest's outputs: what is to stand at which path.
  struct Outputs {
    /// The manifest, as it is recorded.
    let manifest: String
    /// The files, by their paths from the current folder, and in the record.
    let files: [(path: String, recorded: String, bytes: [UInt8])]
  }

  /// Works out what is to be done for `outputs`. `stale` says of a recorded output that is not among them whether it is
  /// to go; `read` gives a file's bytes, and `path` its path from the current folder by the recorded one.
  init(
    _ outputs: [Outputs], over record: OutputRecord, journal: OutputRecord,
    isStale: (_ manifest: String, _ recorded: String) -> Bool, path: (_ recorded: String) -> String,
    read: (String) throws(SystemFile.Failure) -> [UInt8]?
  ) throws(SystemFile.Failure) {
    let known = [record.fingerprints, journal.fingerprints]
    let isOurs: (String, [UInt8]) -> Bool = { recorded, bytes in
      let fingerprint = Fingerprint(of: bytes).text
      return known.contains { $0[recorded] == fingerprint }
    }
    var steps: [Step] = []
    var next = record
    var makers: [String: String] = [:]
    for output in outputs {
      var entries: [String: String] = [:]
      for file in output.files {
        let old = try read(file.path)
        let action: Step.Action =
          switch old {
          case nil: .create
          case file.bytes?: .keep
          case let old?: isOurs(file.recorded, old) ? .update : .overwriteEdited
          }
        entries[file.recorded] = Fingerprint(of: file.bytes).text
        makers[file.recorded] = output.manifest
        steps.append(
          Step(
            path: file.path, recorded: file.recorded, manifest: output.manifest, action: action, old: old,
            new: file.bytes))
      }
      let others = (record.manifests[output.manifest] ?? [:]).filter { entries[$0.key] == nil }
      next.manifests[output.manifest] = entries.merging(others) { new, _ in new }
    }
    for (manifest, entries) in record.manifests {
      for recorded in entries.keys {
        if let maker = makers[recorded] {
          if maker != manifest { next.manifests[manifest]?[recorded] = nil }
        } else if isStale(manifest, recorded) {
          next.manifests[manifest]?[recorded] = nil
          if let old = try read(path(recorded)) {
            let action: Step.Action = isOurs(recorded, old) ? .remove : .removeEdited
            steps.append(
              Step(
                path: path(recorded), recorded: recorded, manifest: manifest, action: action, old: old,
                new: nil))
          }
        }
      }
    }
    // What a run that was killed wrote for manifests that this one leaves alone, or makes no more, is its work all the same.
    for (manifest, entries) in journal.manifests {
      for (recorded, fingerprint) in entries
      where makers[recorded] == nil && known[0][recorded] != fingerprint {
        guard let old = try read(path(recorded)), Fingerprint(of: old).text == fingerprint else { continue }
        if !isStale(manifest, recorded) {
          for other in next.manifests.keys { next.manifests[other]?[recorded] = nil }
          next.manifests[manifest, default: [:]][recorded] = fingerprint
        } else if known[0][recorded] == nil {
          steps.append(
            Step(
              path: path(recorded), recorded: recorded, manifest: manifest, action: .remove, old: old,
              new: nil))
        }
      }
    }
    next.manifests = next.manifests.filter { !$0.value.isEmpty }
    self.steps = steps.sorted { $0.path < $1.path }
    self.record = next
  }
}

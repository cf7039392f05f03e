import MillworkSource

/// What stands where a generated file is to stand.
enum OutputInspection: Sendable {
  /// The file can be planned with.
  case usable(OutputPlan.File)
  /// It can't, for the reason that the diagnostic gives.
  case unusable(OutputPlan.File, Diagnostic)

  /// Looks at the paths of `file`.
  init(_ file: MappedFile, at place: (path: String, recorded: String)) {
    let new = file.text.bytes
    func planned(over old: [UInt8]?, _ stamp: FileStamp? = nil) -> OutputPlan.File {
      let isSame = old.map { $0 == new || GeneratedText($0).bytes == new } ?? false
      return OutputPlan.File(
        name: file.path, path: place.path, recorded: place.recorded, fingerprint: Fingerprint(of: new),
        stamp: isSame ? stamp : nil, change: isSame ? nil : OutputPlan.File.Change(old: old, new: new))
    }
    do throws(SystemFile.Failure) {
      switch SystemFile.kind(of: place.path) {
      case .nothing: self = .usable(planned(over: nil))
      case .file:
        let stamp = SystemFile.settledStamp(of: place.path, followsLinks: false)
        self = .usable(planned(over: try SystemFile.read(place.path), stamp))
      case .folder, .link, .other:
        self = .unusable(planned(over: nil), .outputIsNoFile(place.path))
      }
    } catch {
      self = .unusable(planned(over: nil), .unreadable(place.path, reason: error.reason, at: nil))
    }
  }

  /// The file for the plan.
  var file: OutputPlan.File {
    switch self {
    case .usable(let file), .unusable(let file, _): file
    }
  }

  /// Why it can't be written.
  var problem: Diagnostic? {
    if case .unusable(_, let problem) = self { problem } else { nil }
  }
}

import Foundation
import MillworkCheck
import MillworkSource

/// A file of the cache folder that keeps what a run found out for the next one. One that can't be read or written costs time
/// and nothing else.
struct MemoryFile {
  private let path: String

  /// How many files of one kind are kept: as many as a day of tests in folders of their own makes.
  private static let maximalCount = 2000
  private static let mark = Array("MWM2".utf8)

  /// The file at a path.
  init(at path: String) { self.path = path }

  /// The file of one kind for the runs that `place` stands for.
  init(in kind: String, _ place: Fingerprint) {
    path = CheckEnvironment.defaultCacheFolder(ProcessInfo.processInfo.environment) + "/\(kind)/\(place.text)"
  }

  /// What was saved; `nil` where there is nothing, or where it is damaged.
  func read() -> [UInt8]? {
    let head = Self.mark.count + 16
    guard let bytes = try? SystemFile.read(path), bytes.count >= head, bytes.starts(with: Self.mark) else {
      return nil
    }
    let contents = Array(bytes[head...])
    return Fingerprint(stored: bytes[Self.mark.count..<head]) == Fingerprint(of: contents) ? contents : nil
  }

  /// Saves `contents` in place of what was there, as a whole.
  func save(_ contents: [UInt8]) {
    let folder = parentFolder(of: path)
    let isNew = SystemFile.kind(of: path) == .nothing
    let bytes = Self.mark + Fingerprint(of: contents).bytes + contents
    do throws(SystemFile.Failure) {
      try SystemFile.makeFolder(folder)
      try SystemFile.replace(path, with: bytes, by: OwnTemporary.path(for: path))
    } catch {
      return
    }
    if isNew { Self.removeOld(in: folder) }
  }

  /// Removes what was not written for the longest time, such as that of projects that are gone.
  private static func removeOld(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = names.compactMap { name in
      let path = "\(folder)/\(name)"
      return SystemFile.stamp(of: path, followsLinks: false).map { (path: path, written: $0.modified) }
    }
    for file in files.sorted(by: { $0.written > $1.written }).dropFirst(maximalCount) {
      try? SystemFile.remove(file.path)
    }
  }
}

extension Fingerprint {
  /// Stands for this build of the tool; `nil` where its program can't be found.
  static var ofThisProgram: Fingerprint? {
    guard let program = Bundle.main.executablePath,
      let stamp = SystemFile.stamp(of: program, followsLinks: true)
    else { return nil }
    var key = Fingerprint()
    key.combine(program)
    for number in [stamp.size, stamp.modified, stamp.changed] { key.combine(Int(number)) }
    key.combine(millworkVersion)
    return key
  }
}

extension Fingerprint {
  /// Takes in flags with their values.
  mutating func combine(_ flags: [String], of arguments: ParsedArguments) {
    for flag in flags {
      combine(flag)
      for value in arguments.all(flag) { combine(value) }
    }
  }

  /// Takes in what a run has read before its manifests: the project's configuration, what that names, and the project's own
  /// templates.
  mutating func combine(readBy workspace: Workspace, of project: ProjectFolder) {
    for file in workspace.sources.files {
      combine(file.name)
      combine(file.bytes)
    }
    if project.settings.colors.isInPackage { combine("in a package") }
    for template in project.templates {
      combine(template.path)
      combine(template.bytes)
    }
  }
}

extension SystemFile {
  /// Whether a file has the contents of `fingerprint`. Where its stamp is not the known one, it is read; then `known`
  /// becomes the new one.
  static func isUnchanged(
    _ path: String, _ fingerprint: Fingerprint, _ known: inout FileStamp?, followsLinks: Bool
  ) -> Bool {
    guard let stamp = stamp(of: path, followsLinks: followsLinks) else { return false }
    if stamp == known { return true }
    known = settledStamp(of: path, followsLinks: followsLinks)
    guard let bytes = try? read(path) else { return false }
    return Fingerprint(of: bytes) == fingerprint
  }
}

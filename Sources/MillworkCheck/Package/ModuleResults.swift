import Foundation
import MillworkSource

/// What the compiler made of modules in earlier checks: the module that others import, and the findings. A result is
/// named by all that its call could see, so that what did not change is not compiled again.
struct ModuleResults {
  /// One earlier call.
  struct Entry {
    /// The compiler's findings, as it wrote them.
    let findings: [UInt8]
    /// The emitted module, where there was one.
    let module: [UInt8]?
  }

  /// The folder of all results.
  let folder: String
  /// What every call sees beside its files and the modules of the package: the compiler and the interface modules.
  let base: Fingerprint
  /// At most this many results are kept, the latest used.
  private static let limit = 400
  private var manager: FileManager { .default }

  /// The results that belong to a cache. `plugIn` is the program that expands macros, which a call sees too.
  init(_ cache: CheckCache, _ toolchain: Toolchain, plugIn: String?) {
    folder = "\(cache.folder)/packages"
    var base = Fingerprint(of: Array(toolchain.version.utf8))
    base.combine(cache.interfaces(nil, .sdk26))
    if let plugIn, let about = try? FileManager.default.attributesOfItem(atPath: plugIn) {
      base.combine("\(about[.size] ?? "") \((about[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)")
    }
    self.base = base
  }

  /// The name of a call's result. `arguments` are the compiler's without paths of one run, `files` what it reads, and `modules`
  /// stands for those that it can import.
  func key(_ arguments: [String], files: [MappedFile], modules: Fingerprint) -> String {
    var key = base
    for argument in arguments { key.combine(argument) }
    for file in files { key.combine(file.text.bytes) }
    key.combine(modules)
    return key.text
  }

  /// An earlier result, or `nil`.
  func entry(_ key: String, wantsModule: Bool) -> Entry? {
    let path = "\(folder)/\(key)"
    guard let findings = manager.contents(atPath: "\(path)/findings") else { return nil }
    let module = wantsModule ? manager.contents(atPath: "\(path)/module").map { [UInt8]($0) } : nil
    if wantsModule, module == nil { return nil }
    try? manager.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    return Entry(findings: [UInt8](findings), module: module)
  }

  /// Keeps a result. One that can't be kept is made again the next time.
  func keep(_ entry: Entry, as key: String) {
    guard let (temporary, claim) = try? FolderClaim.makeFolder(in: folder) else { return }
    defer { withExtendedLifetime(claim) { try? manager.removeItem(atPath: temporary) } }
    guard
      manager.createFile(atPath: "\(temporary)/findings", contents: Data(entry.findings)),
      entry.module.map({ manager.createFile(atPath: "\(temporary)/module", contents: Data($0)) }) ?? true
    else { return }
    try? manager.moveItem(atPath: temporary, toPath: "\(folder)/\(key)")
  }

  /// Removes what killed processes left, and the results that were not used for the longest time where there are too many.
  func prune() {
    FolderClaim.removeLeftovers(in: folder)
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > Self.limit else { return }
    let dated = names.map { name in
      let date = (try? manager.attributesOfItem(atPath: "\(folder)/\(name)"))?[.modificationDate] as? Date
      return (name: name, date: date ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.date < $1.date }).prefix(names.count - Self.limit) {
      try? manager.removeItem(atPath: "\(folder)/\(old.name)")
    }
  }
}

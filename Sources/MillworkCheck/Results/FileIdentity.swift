import Foundation
import MillworkSource

/// What tells one state of a program's file from another without reading it: where it really is, its size and the time
/// of its last change.
enum FileIdentity {
  /// Takes the file's identity into `hash`, behind all links; says whether there is such a file.
  static func add(_ path: String, to hash: inout Fingerprint) -> Bool {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: real) else { return false }
    hash.combine(path)
    hash.combine(real)
    hash.combine((attributes[.size] as? NSNumber)?.intValue ?? 0)
    let changed = attributes[.modificationDate] as? Date ?? .distantPast
    hash.combine("\(changed.timeIntervalSince1970)")
    return true
  }
}

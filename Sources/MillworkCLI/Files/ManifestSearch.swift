import Foundation
import MillworkDocument
import MillworkManifest

/// Looks for manifests that nothing names, to tell where they are.
struct ManifestSearch {
  /// The innermost folder around all that were found; `nil` where there is none.
  private(set) var folder: String?

  /// After so many files and folders the search ends: who starts it in a home folder wants an answer all the same.
  private static let limit = 5000

  /// Looks into a folder and those inside of it, the outer ones first, without hidden ones.
  init(in root: String) {
    var found: [[Substring]] = []
    var waiting: [String] = [""]
    var count = 0
    while let inner = waiting.first, count < Self.limit {
      waiting.removeFirst()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(inner)")) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        count += 1
        let path = inner + name
        switch SystemFile.kind(of: "\(root)/\(path)") {
        case .folder: waiting.append(path + "/")
        case .file where Self.isManifest(path, in: root): found.append(inner.split(separator: "/"))
        default: break
        }
      }
    }
    guard let first = found.first else { return }
    let shared = found.reduce(first) { shared, names in
      zip(shared, names).prefix { $0 == $1 }.map(\.0)
    }
    folder = resolved(
      shared.isEmpty ? "." : shared.joined(separator: "/"), beside: root == "." ? "" : root + "/")
  }

  /// Whether a file is a manifest, by its name or by the keys at its top.
  private static func isManifest(_ path: String, in root: String) -> Bool {
    if BuildPlugIn.isManifest(path) { return true }
    guard path.hasSuffix(".yml") || path.hasSuffix(".yaml"),
      path.split(separator: "/").last != Project.fileName[...],
      let bytes = try? SystemFile.read("\(root)/\(path)")
    else { return false }
    return ManifestMark.stands(in: decodedText(bytes))
  }
}

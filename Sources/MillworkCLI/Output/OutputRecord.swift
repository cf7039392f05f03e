import MillworkDocument
import MillworkSource

/// What was generated from what: `.millwork/outputs.json` at a project's root. It is meant to be committed; entries are
/// sorted, one a line, so that two branches merge like any text.
struct OutputRecord: Equatable {
  /// The outputs of each manifest: paths from the project's root, with the fingerprint of the text that was written.
  var manifests: [String: [String: Fingerprint]] = [:]
  /// The folders that were asked for on the command line, which no other run cleans up.
  var named: Set<String> = []
  /// The folders of targets' own outputs (`--default-output`): other runs remove there only what was made of manifests that are
  /// gone.
  var targets: Set<String> = []

  /// The version of the form.
  private static let version = 1

  /// The fingerprints that the outputs were last written with, by path.
  var fingerprints: [String: Fingerprint] {
    manifests.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  /// The record as text, the same for the same entries.
  var text: String {
    var writer = JSONWriter()
    writer.raw("{\n  \"version\": \(Self.version),\n")
    for (key, folders) in [("named", named), ("targets", targets)] where !folders.isEmpty {
      writer.raw("  \"\(key)\": [")
      for (index, folder) in folders.sorted().enumerated() {
        writer.raw(index > 0 ? ",\n    " : "\n    ")
        writer.write(string: folder)
      }
      writer.raw("\n  ],\n")
    }
    writer.raw("  \"manifests\": {")
    for (index, (manifest, outputs)) in manifests.sorted(by: { $0.key < $1.key }).enumerated() {
      writer.raw(index > 0 ? ",\n    " : "\n    ")
      writer.write(string: manifest)
      writer.raw(": {")
      for (index, (path, fingerprint)) in outputs.sorted(by: { $0.key < $1.key }).enumerated() {
        writer.raw(index > 0 ? ",\n      " : "\n      ")
        writer.write(string: path)
        writer.raw(": ")
        writer.write(string: fingerprint.text)
      }
      writer.raw(outputs.isEmpty ? "}" : "\n    }")
    }
    writer.raw(manifests.isEmpty ? "}\n}\n" : "\n  }\n}\n")
    return writer.text
  }

  /// The innermost of some folders that an output lies in, all as they are recorded.
  static func home(of output: String, among folders: Set<String>) -> String? {
    folders.filter { lies(output, in: $0) }.max { $0.utf8.count < $1.utf8.count }
  }

  /// Whether an output lies in a folder, both as they are recorded; the project's own is empty.
  static func lies(_ output: String, in folder: String) -> Bool {
    folder.isEmpty ? !output.hasPrefix("../") : output.hasPrefix(folder + "/")
  }

  /// An empty record.
  init() {}

  /// Whether a recorded path may name what `generate` wrote: Swift or a part of an asset catalogue, in the project or in one
  /// of the folders `homes`.
  static func isGenerated(_ output: String, homes: Set<String>) -> Bool {
    let names = output.split(separator: "/")
    let isInCatalog = names.dropLast().contains { $0.hasSuffix(".xcassets") } && output.hasSuffix(".json")
    guard output.hasSuffix(".swift") || isInCatalog, !output.hasPrefix("/") else { return false }
    let home = home(of: output, among: homes) ?? ""
    return !names.dropFirst(home.split(separator: "/").count).contains("..")
  }

  /// Whether the record of the project at `root` has outputs of a manifest that is gone; with `ofTargets` those in folders of
  /// targets count.
  static func hasLeftovers(inProject root: String, ofTargets: Bool) -> Bool {
    let prefix = root == "." ? "" : root + "/"
    guard let bytes = try? SystemFile.read(prefix + ".millwork/outputs.json") else { return false }
    var (sources, found) = (SourceSet(), [Diagnostic]())
    guard let record = OutputRecord(sources.add(name: "", bytes: bytes), diagnostics: &found) else {
      return false
    }
    return record.manifests.contains { manifest, outputs in
      SystemFile.kind(of: prefix + manifest) == .nothing
        && (!ofTargets || outputs.keys.contains { home(of: $0, among: record.targets) != nil })
    }
  }

  /// Reads a record. What is no record (a merge conflict, a later version) is an error with its place.
  init?(_ file: SourceFile, diagnostics: inout [Diagnostic]) {
    let parsed = parseDocuments(file, format: .json)
    diagnostics += parsed.diagnostics.prefix(1).map { .unreadableRecord($0, file: file) }
    guard !parsed.diagnostics.hasErrors, let root = parsed.documents.first?.root else { return nil }
    guard root["version"]?.string == String(Self.version), let entries = root["manifests"],
      entries.kind == .mapping
    else {
      diagnostics.append(.unknownRecord(at: root.span))
      return nil
    }
    func folders(_ key: String) -> Set<String> {
      Set(root[key].map { $0.kind == .sequence ? $0.items.compactMap(\.string) : [] } ?? [])
    }
    (named, targets) = (folders("named"), folders("targets"))
    for entry in entries.entries {
      guard let manifest = entry.key.string else { continue }
      for output in entry.value.kind == .mapping ? Array(entry.value.entries) : [] {
        guard let path = output.key.string, let fingerprint = output.value.string else { continue }
        // One that somebody changed is that of no file.
        manifests[manifest, default: [:]][path] = Fingerprint(text: fingerprint) ?? Fingerprint()
      }
    }
  }
}

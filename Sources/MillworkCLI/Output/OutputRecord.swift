import MillworkDocument
import MillworkSource

/// What was generated from what: `.millwork/outputs.json` at a project's root. It is meant to be committed; entries are
/// sorted, one a line, and each line stands for itself: whatever lines of two branches a merge keeps, they are a record. So
/// each list ends with an empty entry, as JSON allows no comma after the last.
struct OutputRecord: Equatable {
  /// The outputs of each manifest: paths from the project's root, with the fingerprint of the text that was written.
  var manifests: [String: [String: Fingerprint]] = [:]
  /// The folders that were asked for on the command line, which no other run cleans up.
  var named: Set<String> = []
  /// The folders of targets' own outputs (`--default-output`): other runs remove there only what was made of manifests that are
  /// gone.
  var targets: Set<String> = []
  /// Further fingerprints that outputs may have, where a merge kept the lines of both sides.
  private(set) var merged: [String: [Fingerprint]] = [:]
  /// Whether the marks of a merge stand in the text that was read; the lines of both sides count.
  private(set) var hasConflict = false

  /// The version of the form.
  private static let version = 2
  /// What the two kinds of folders are called in it.
  private static let (namedFolder, targetFolder) = ("named", "target")

  /// The fingerprints that the outputs were last written with, by path.
  var fingerprints: [String: Fingerprint] {
    manifests.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  /// The record without what only a merge left in it.
  var settled: OutputRecord {
    var record = self
    (record.merged, record.hasConflict) = ([:], false)
    return record
  }

  /// The record as text, the same for the same entries.
  var text: String {
    var writer = JSONWriter()
    func list(_ key: String, _ entries: [[String]]) {
      writer.raw("  ")
      writer.write(string: key)
      writer.raw(": [\n")
      for entry in entries + [[]] {
        writer.raw("    [")
        for (index, word) in entry.enumerated() {
          if index > 0 { writer.raw(", ") }
          writer.write(string: word)
        }
        writer.raw(entry.isEmpty ? "]\n  ]" : "],\n")
      }
    }
    writer.raw("{\n  \"version\": \(Self.version),\n")
    let folders = named.map { [$0, Self.namedFolder] } + targets.map { [$0, Self.targetFolder] }
    list("folders", folders.sorted { $0.lexicographicallyPrecedes($1) })
    writer.raw(",\n")
    let outputs = manifests.flatMap { manifest, outputs in
      outputs.map { path, fingerprint in [path, manifest, fingerprint.text] }
    }
    list("outputs", outputs.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) })
    writer.raw("\n}\n")
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
    guard let record = OutputRecord(inProject: root) else { return false }
    return record.manifests.contains { manifest, outputs in
      SystemFile.kind(of: prefix + manifest) == .nothing
        && (!ofTargets || outputs.keys.contains { home(of: $0, among: record.targets) != nil })
    }
  }

  /// The folders that hold, by the record of the project at `root`, outputs of manifests in a target's folder that the plug-in
  /// finds.
  static func folders(ofManifestsIn target: String, inProject root: String) -> [String] {
    let made = OutputRecord(inProject: root)?.manifests.filter {
      lies($0.key, in: target) && BuildPlugIn.isManifest($0.key)
    }
    return Set((made ?? [:]).values.flatMap { $0.keys.map { parentFolder(of: $0) } }).sorted()
  }

  /// Reads the record of the project at `root`, to look something up in it; `nil` where there is none to be read.
  private init?(inProject root: String) {
    let prefix = root == "." ? "" : root + "/"
    guard let bytes = (try? SystemFile.read(prefix + ".millwork/outputs.json")).flatMap({ $0 }) else {
      return nil
    }
    var (sources, found) = (SourceSet(), [Diagnostic]())
    self.init(bytes: bytes, name: "", sources: &sources, diagnostics: &found)
  }

  /// Reads a record. What is no record (another text, a later version) is an error with its place.
  private init?(_ file: SourceFile, diagnostics: inout [Diagnostic]) {
    let parsed = parseDocuments(file, format: .json)
    diagnostics += parsed.diagnostics.prefix(1).map { .unreadableRecord($0, file: file) }
    guard !parsed.diagnostics.hasErrors, let root = parsed.documents.first?.root else { return nil }
    if root["version"]?.string == "1", let entries = root["manifests"], entries.kind == .mapping {
      readFirstVersion(root, entries)
      return
    }
    guard root["version"]?.string == String(Self.version), let outputs = root["outputs"],
      outputs.kind == .sequence
    else {
      diagnostics.append(.unknownRecord(at: root.span))
      return nil
    }
    func words(_ entry: Node) -> [String] { entry.kind == .sequence ? entry.items.compactMap(\.string) : [] }
    for entry in outputs.items.lazy.map(words) where entry.count == 3 {
      // One that somebody changed is that of no file.
      let fingerprint = Fingerprint(text: entry[2]) ?? Fingerprint()
      let former = manifests[entry[1], default: [:]].updateValue(fingerprint, forKey: entry[0])
      if let former, former != fingerprint { merged[entry[0], default: []].append(former) }
    }
    let folders = root["folders"].map { $0.kind == .sequence ? $0.items.map(words) : [] } ?? []
    for folder in folders where folder.count == 2 {
      switch folder[1] {
      case Self.namedFolder: named.insert(folder[0])
      case Self.targetFolder: targets.insert(folder[0])
      default: break
      }
    }
  }

  /// Reads a record of the first version, which had the outputs of each manifest as a mapping, and the folders as two lists.
  private mutating func readFirstVersion(_ root: Node, _ entries: Node) {
    func folders(_ key: String) -> Set<String> {
      Set(root[key].map { $0.kind == .sequence ? $0.items.compactMap(\.string) : [] } ?? [])
    }
    (named, targets) = (folders("named"), folders("targets"))
    for entry in entries.entries where entry.value.kind == .mapping {
      guard let manifest = entry.key.string else { continue }
      for output in entry.value.entries {
        guard let path = output.key.string, let fingerprint = output.value.string else { continue }
        manifests[manifest, default: [:]][path] = Fingerprint(text: fingerprint) ?? Fingerprint()
      }
    }
  }

  /// Reads the record at a path. The marks of a merge are taken for blank lines, so that what both sides say counts.
  init?(bytes: [UInt8], name: String, sources: inout SourceSet, diagnostics: inout [Diagnostic]) {
    let text = ThreeWayMerge.blankingMarkers(in: bytes)
    self.init(sources.add(name: name, bytes: text ?? bytes), diagnostics: &diagnostics)
    hasConflict = text != nil
  }
}

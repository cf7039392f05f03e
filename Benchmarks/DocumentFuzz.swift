import Foundation
import MillworkDocument
import MillworkSource

/// Seeded mutations of documents against the parser: counts executions, and stops at a range out of bounds or a parse
/// that takes too long. A trap ends the process, with the input in the file that was named.
enum DocumentFuzz {
  /// A parse of a mutated case may take so long.
  private static let maximumSeconds = 1.0

  /// Runs with `--seconds N --seed S --size BYTES --input FOLDER --last FILE`; the folder's files are the seeds, in all
  /// subfolders. Texts are cut at the size, 5000 by default; now and then one is repeated up to it. With `--last` each
  /// text is written before it is parsed, which costs most of the speed.
  static func run(_ arguments: [String]) {
    var options: [String: String] = [:]
    for (name, value) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("--") {
      options[name] = value
    }
    let seconds = options["--seconds"].flatMap(Double.init) ?? 10
    var generator = SplitMix(state: options["--seed"].flatMap(UInt64.init) ?? 1)
    let size = options["--size"].flatMap(Int.init) ?? 5000
    let seeds = files(in: options["--input"] ?? ".")
    guard !seeds.isEmpty else { return print("documents: no seeds; name a folder by --input") }
    let start = DispatchTime.now().uptimeNanoseconds
    var count = 0
    var checked = 0
    while Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 < seconds {
      for _ in 0..<1000 {
        let text = mutated(seeds, size, &generator)
        if let last = options["--last"] { try? Data(text).write(to: URL(fileURLWithPath: last)) }
        let before = DispatchTime.now().uptimeNanoseconds
        let limits =
          generator.below(4) == 0
          ? DocumentLimits(
            nestingDepth: 1 + generator.below(6), aliasExpansions: generator.below(4), expandedNodes: 20,
            errorCount: 2 + generator.below(4))
          : DocumentLimits(nestingDepth: 50, expandedNodes: 5000)
        checked += check(
          text, format: generator.below(8) == 0 ? .json : .yaml, limits, decodes: generator.below(4) == 0)
        let taken = Double(DispatchTime.now().uptimeNanoseconds - before) / 1e9
        if taken > maximumSeconds { return report("took \(taken) s", text) }
        count += 1
      }
    }
    print("\(count) executions, \(checked) nodes checked, no trap, no hang, all ranges in bounds")
  }

  /// Parses and walks everything that can be asked of a tree; returns the number of nodes.
  private static func check(_ bytes: [UInt8], format: DocumentFormat, _ limits: DocumentLimits, decodes: Bool)
    -> Int
  {
    var sources = SourceSet()
    let file = sources.add(name: "fuzz", bytes: decodes ? decodedText(bytes) : bytes)
    let parsed = parseDocuments(file, format: format, limits: limits)
    for diagnostic in parsed.diagnostics {
      let spans =
        [diagnostic.primary?.span].compactMap { $0 } + diagnostic.secondary.map(\.span)
        + diagnostic.notes.compactMap(\.span)
      for span in spans { expectInside(span, file, bytes) }
    }
    var printer = DiagnosticPrinter(sources: sources, style: .init(showsExcerpts: true, usesColor: false))
    for diagnostic in parsed.diagnostics.prefix(3) { _ = printer.text(of: diagnostic) }
    var count = 0
    for document in parsed.documents {
      walk(document.root, file, bytes, &count)
      _ = document.root.jsonText()
    }
    _ = parsed.eventText()
    _ = parsed.treeText()
    return count
  }

  private static func walk(_ node: Node, _ file: SourceFile, _ bytes: [UInt8], _ count: inout Int) {
    count += 1
    for span in [node.span, node.targetSpan, node.tagSpan, node.anchorSpan].compactMap({ $0 }) {
      expectInside(span, file, bytes)
    }
    _ = (node.tag, node.anchor, node.aliasName, node.value, node.sourceText)
    if let text = node.mappedText {
      if text.string != node.string { report("mapped text differs", bytes) }
      for piece in text.pieces { if let origin = piece.origin { expectInside(origin.span, file, bytes) } }
    }
    for item in node.items { walk(item, file, bytes, &count) }
    for entry in node.entries {
      walk(entry.key, file, bytes, &count)
      walk(entry.value, file, bytes, &count)
    }
    if node.kind == .mapping { _ = node.mergedEntries() }
  }

  private static func expectInside(_ span: Span, _ file: SourceFile, _ bytes: [UInt8]) {
    if span.lowerBound > span.upperBound || span.upperBound > file.bytes.count {
      report("range \(span.range)", bytes)
    }
  }

  private static func report(_ what: String, _ bytes: [UInt8]) {
    print("failed: \(what)\n\(String(decoding: bytes, as: UTF8.self).debugDescription)\n\(bytes)")
    exit(1)
  }

  private static func files(in folder: String) -> [[UInt8]] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") || $0.hasSuffix(".json") }.sorted()
      .compactMap {
        (try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))).map { [UInt8]($0) }
      }
  }

  /// What is put into texts.
  private static let tokens: [[UInt8]] = [
    " ", "  ", "\n", "\n\n", "\r\n", "\r", "\t", "- ", ": ", ":", "? ", " # c", "\"", "'", "[", "]", "{", "}",
    ", ", "|\n",
    ">\n", "|-\n", ">+2\n", "&a ", "*a", "!t ", "!!str ", "!<", "%TAG !a! b:\n", "%YAML 1.2\n", "---\n",
    "...\n", "\\", "\\x4",
    "\\u00e9", "\u{FEFF}", "é", "😀", "<<: *a\n", "key: v\n", "- x\n", "1e3", "0x", "-.inf", "\0", "\u{7F}",
  ].map { Array($0.utf8) }

  private static func mutated(_ seeds: [[UInt8]], _ size: Int, _ generator: inout SplitMix) -> [UInt8] {
    var text = seeds[generator.below(seeds.count)]
    for _ in 0...generator.below(6) {
      let place = generator.below(text.count + 1)
      switch generator.below(8) {
      case 0, 1: text.insert(contentsOf: tokens[generator.below(tokens.count)], at: place)
      case 2: text.removeSubrange(place..<min(text.count, place + 1 + generator.below(8)))
      case 3: if place < text.count { text[place] = UInt8(generator.below(256)) }
      case 4:
        let other = seeds[generator.below(seeds.count)]
        let from = generator.below(other.count + 1)
        text.insert(contentsOf: other[from..<min(other.count, from + generator.below(40))], at: place)
      case 5:
        let part = Array(text[place..<min(text.count, place + generator.below(30))])
        for _ in 0..<generator.below(6) { text.insert(contentsOf: part, at: place) }
      case 6: text.removeSubrange(place...)
      default: if place < text.count { text[place] ^= 1 << UInt8(generator.below(8)) }
      }
      if text.count > size { text.removeSubrange(size...) }
    }
    if generator.below(16) == 0, !text.isEmpty, text.count < size {
      text = Array(repeatElement(text, count: size / text.count).joined())
    }
    return text
  }
}

/// A small generator of numbers that look random, the same for a seed everywhere (Steele, Lea and Flood, 2014).
private struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
    return Int(value % UInt64(max(bound, 1)))
  }
}

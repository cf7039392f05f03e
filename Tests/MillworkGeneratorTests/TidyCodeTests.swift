import MillworkManifest
import MillworkTestSupport
import Testing

/// What a reader of the generated code would put together or leave out.
@Suite struct TidyCodeTests {
  private static let floors = [
    "{iOS: 15.0, macOS: 12.0, tvOS: 15.0, watchOS: 8.0, visionOS: 1.0}\nminimumSDK: 18",
    "{iOS: 26.0, macOS: 26.0, tvOS: 26.0, watchOS: 26.0, visionOS: 26.0}",
  ]
  private static let manifests =
    goldenCases(in: "../../Manifests", suffix: ".yml") + goldenCases(in: "Cases", suffix: ".yml")

  private func expectTidy(_ generation: Generation) throws {
    var generation = generation
    #expect(!generation.diagnostics.hasErrors, "\(generation.report.prefix(3000))")
    let (whole, support) = try generation.wholeManifest()
    for file in generation.files + [whole, support] {
      let text = file.text.string
      #expect(Self.repeatedConditions(in: text).isEmpty, "\(file.path)")
      #expect(Self.needlessBuilders(in: text).isEmpty, "\(file.path)")
    }
  }

  @Test(arguments: floors)
  func toolbarMatrix(_ floors: String) throws {
    var matrix = ToolbarMatrix(seed: 6)
    let components = matrix.components(count: 0).joined(separator: "\n")
    let text = "millwork: 1\nplatforms: \(floors)\ntoolbarContent:\n\(components)\n"
    try expectTidy(Generation(Array(text.utf8), name: "matrix.yml"))
  }

  @Test(arguments: floors)
  func styleMatrix(_ floors: String) throws {
    var matrix = StyleMatrix(seed: 6)
    let all = matrix.styles(count: 0)
    let styles = stride(from: 0, to: all.count, by: 16).map { all[$0] }.joined(separator: "\n")
    let text = "millwork: 1\nplatforms: \(floors)\ntoggleStyles:\n\(styles)\n"
    try expectTidy(Generation(Array(text.utf8), name: "matrix.yml"))
  }

  @Test(arguments: manifests)
  func manifest(_ golden: GoldenCase) throws { try expectTidy(try Generation(golden)) }

  /// The conditions that stand around two neighbours alike, each once.
  private static func repeatedConditions(in text: String) -> [String] {
    var open: [(condition: String, isPlain: Bool)] = []
    var last: String?
    var found: [String] = []
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) where !line.isEmpty {
      if line.hasPrefix("#if ") {
        if last == String(line) { found.append(String(line)) }
        open.append((String(line), true))
      } else if line.hasPrefix("#else"), !open.isEmpty {
        open[open.count - 1].isPlain = false
      }
      let closed = line == "#endif" ? open.popLast() : nil
      last = closed.flatMap { $0.isPlain ? $0.condition : nil }
    }
    return found
  }

  /// The builders around one expression, by the line that declares them.
  private static func needlessBuilders(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.filter { index in
      let line = lines[index]
      let isBuilt =
        line.contains("@ViewBuilder") && line.contains("some View {")
        || line.contains("@ToolbarContentBuilder private var")
      guard isBuilt else { return false }
      let indentation = line.prefix { $0 == " " }
      let body = lines[(index + 1)...].prefix { $0 != indentation + "}" }
      let statements = body.filter { line in
        line.hasPrefix(indentation + "  ") && !line.hasPrefix(indentation + "   ")
          && ![".", "}", ")"].contains(line.dropFirst(indentation.count + 2).first)
      }
      let first = statements.first?.drop { $0 == " " } ?? ""
      return statements.count == 1 && !first.hasPrefix("if ") && !first.hasPrefix("#if")
    }.map { lines[$0] }
  }
}

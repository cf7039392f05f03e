import MillworkSource
import MillworkTemplate
import Testing

/// The trim mode `blank-lines` against what `StencilSwiftTemplate` does: it puts a mark between neighbouring line ends of
/// the template, renders without trimming, removes lines of blanks and takes the marks away.
@Suite struct BlankLineTests {
  private static let mark = "\u{B}"

  @Test(arguments: 0..<300)
  func sameAsMarkedLines(_ seed: Int) {
    var random = Generator(state: UInt64(seed + 1))
    let parts = ["t": Self.template(&random, depth: 3), "part": "i\n\nj {# c #}\n\n \n"]
    let marked = Self.render(parts.mapValues(Self.marked), trim: .nothing)
    #expect(Self.render(parts, trim: .blankLines) == Self.unmarked(marked), "\(parts)")
  }

  private struct Generator {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    mutating func pick(_ list: [String]) -> String { list[next(list.count)] }
  }

  private static func template(_ random: inout Generator, depth: Int) -> String {
    var text = ""
    for _ in 0...random.next(6) {
      let inner = { (random: inout Generator) in depth > 0 ? template(&random, depth: depth - 1) : "" }
      switch random.next(15) {
      case 0...6: text += random.pick(["\n", "\n\n", "\n\n\n", "  \n", "\t\n", " ", "a", "b\n", "\n\n  c"])
      case 7: text += "{% if \(random.pick(["true", "false"])) %}" + inner(&random) + "{% endif %}"
      case 8: text += "{% for x in 1...2 %}" + inner(&random) + "{% endfor %}"
      case 9: text += "{{ \(random.pick(["value", "empty", "lines", "lines|trim", "s", "s|uppercase"])) }}"
      case 10: text += "{% set s %}" + inner(&random) + "{% endset %}"
      case 11: text += "{% macro m %}" + inner(&random) + "{% endmacro %}{% call m %}"
      case 12: text += random.pick(["{# c #}", "{%- set q 1 %}", "{% set q 1 -%}"])
      case 13: text += "{% include \"part\" %}"
      default: text += "{% filter lowercase %}" + inner(&random) + "{% endfilter %}"
      }
    }
    return text
  }

  private static func render(_ files: [String: String], trim: TemplateOptions.Trim) -> String {
    var sources = SourceSet()
    let known = files.mapValues { sources.add(name: "file", role: .template, text: $0) }
    let engine = TemplateEngine(options: TemplateOptions(undefined: .lenient, trim: trim)) { known[$0] }
    let context: Value = ["value": "v", "empty": "", "lines": "x\n\ny\n"]
    return known["t"].map { engine.render($0, context: context).text.string } ?? ""
  }

  private static func marked(_ template: String) -> String {
    var lines = template.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices.dropFirst().dropLast() where lines[index].isEmpty { lines[index] = mark }
    return lines.joined(separator: "\n")
  }

  private static func unmarked(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().filter { index, line in
      index == 0 || index == lines.count - 1 || line.contains { $0 != " " && $0 != "\t" }
    }.map { $1 == mark ? "" : String($1) }.joined(separator: "\n")
  }
}

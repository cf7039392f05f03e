import MillworkDocument
import Testing

/// Plain scalars by the core schema (YAML 1.2.2, section 10.3).
struct CoreSchemaTests {
  private func value(_ text: String) -> ScalarValue? { Parsed("- " + text + "\n").root?.items.first?.value }

  @Test func integers() {
    for (text, number) in [
      ("0", 0), ("-1", -1), ("+12", 12), ("0o14", 12), ("0xC", 12), ("0xc", 12), ("007", 7), ("-0", 0),
      ("9223372036854775807", Int.max),
    ] { #expect(value(text) == .integer(number), "\(text)") }
  }

  @Test func floats() {
    for (text, number) in [
      ("1e-1", 0.1), ("1.", 1), (".5", 0.5), ("-.5e1", -5), ("+12e03", 12000), ("17.0", 17), ("1.10", 1.1),
      ("-2E+05", -200_000), (".inf", .infinity), ("-.INF", -.infinity), ("+.Inf", .infinity),
      ("9223372036854775808", 9_223_372_036_854_775_808),
      ("0xFFFFFFFFFFFFFFFFF", 295_147_905_179_352_825_856),
    ] { #expect(value(text) == .float(number), "\(text)") }
    for text in [".nan", ".NaN", ".NAN"] {
      guard case .float(let number) = value(text) else {
        Issue.record("\(text)")
        continue
      }
      #expect(number.isNaN)
    }
  }

  @Test func words() {
    for text in ["~", "null", "Null", "NULL", ""] { #expect(value(text) == .null, "\(text)") }
    for text in ["true", "True", "TRUE"] { #expect(value(text) == .bool(true)) }
    for text in ["false", "False", "FALSE"] { #expect(value(text) == .bool(false)) }
  }

  @Test func strings() {
    for text in [
      "no", "on", "yes", "off", "y", "nUll", "tRUE", "1_000", "0b1", "0o8", "0xG", "1e", "e1", ".", "+", "-.",
      "1:30",
      "2001-12-14", ".infx", "+.nan", "-.NaN", "0x", "0o", "1.2.3", "+-1", ".e5", "'1'", "\"true\"",
      "|\n   1", "1 2",
    ] { #expect(value(text) == .string, "\(text)") }
  }

  @Test func tagsDecide() {
    #expect(value("!!str 1") == .string)
    #expect(value("!!int '1'") == .integer(1))
    #expect(value("!!float 1") == .float(1))
    #expect(value("!!null ''") == .null)
    #expect(value("!!bool \"true\"") == .bool(true))
    #expect(value("! 1") == .string)
    #expect(value("!mine 1") == .string)
  }

  @Test func numbersKeepTheirText() {
    let root = Parsed("- 1.10\n- 17.0\n- 0x1F\n").root
    #expect(root?.items.map(\.string) == ["1.10", "17.0", "0x1F"])
  }
}

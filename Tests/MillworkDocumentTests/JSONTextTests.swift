import MillworkDocument
import Testing

struct JSONTextTests {
  private func json(_ text: String) -> String? { Parsed(text).root?.jsonText() }

  @Test func numbersKeepTheirTextWhereItIsJSON() {
    #expect(json("[1.10, 17.0, 1e-1, -0, 1E5]") == "[1.10, 17.0, 1e-1, -0, 1E5]")
    #expect(
      json("[0o14, 0xC, +1, .5, 1., -.5e3, 007, +1.5, 00.5]") == "[12, 12, 1, 0.5, 1, -0.5e3, 7, 1.5, 0.5]")
    #expect(
      json("[99999999999999999999, 0xFFFFFFFFFFFFFFFFF]") == "[99999999999999999999, 2.9514790517935283e+20]")
    #expect(json("[1e999, -1e999]") == "[1e999, -1e999]")
  }

  @Test func infinityAndNaNAreStrings() {
    #expect(json("[.inf, -.Inf, .NaN]") == #"[".inf", "-.inf", ".nan"]"#)
  }

  @Test func keysBecomeText() {
    #expect(json("{1: a, true: b, ~: c, : d}") == #"{"1": "a", "true": "b", "~": "c", "": "d"}"#)
    #expect(json("? [a, \"b\"]\n: c\n") == #"{"[a, \"b\"]": "c"}"#)
  }

  @Test func stringsAreEscaped() {
    #expect(
      json(#""q\" b\\ n\n t\t r\r \b \f \x01 \x1f \u00e9 \x7f /""#)
        == "\"q\\\" b\\\\ n\\n t\\t r\\r \\b \\f \\u0001 \\u001f é \u{7F} /\"")
  }

  @Test func wordsAndEmptyNodes() {
    #expect(json("[null, ~, TRUE, False, no, '', {}, []]") == #"[null, null, true, false, "no", "", {}, []]"#)
    #expect(json("") == nil)
    #expect(json("---\n") == "null")
  }

  @Test func aliasesAreFollowed() {
    #expect(json("[&a [1], *a]") == "[[1], [1]]")
  }

  @Test func jsonFilesKeepTheirValues() {
    let text = #"{"a": [1, -2.50e+3, true, false, null, "x\"\\\/\b\f\n\r\tA😀"], "b": {}}"#
    let parsed = Parsed(text, .json)
    #expect(parsed.codes.isEmpty)
    #expect(
      parsed.root?.jsonText()
        == #"{"a": [1, -2.50e+3, true, false, null, "x\"\\/\b\f\n\r\tA😀"], "b": {}}"#)
  }
}

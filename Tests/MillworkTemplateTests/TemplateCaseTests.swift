import MillworkTemplate
import MillworkTestSupport
import Testing

@Suite struct TemplateCaseTests {
  @Test(arguments: goldenCases(in: "Cases", suffix: ".case"))
  func renders(_ golden: GoldenCase) throws {
    let text = String(decoding: try golden.input(), as: UTF8.self)
    golden.expect(TemplateCase(text).run(), in: ".case")
  }

  @Test(arguments: goldenCases(in: "Cases", suffix: ".case"))
  func everyByteHasAnOrigin(_ golden: GoldenCase) throws {
    let text = TemplateCase(String(decoding: try golden.input(), as: UTF8.self)).render().result.text
    #expect(text.pieces.allSatisfy { $0.origin != nil })
  }

  @Test func thereAreManyCases() {
    #expect(goldenCases(in: "Cases", suffix: ".case").count >= 300)
  }
}

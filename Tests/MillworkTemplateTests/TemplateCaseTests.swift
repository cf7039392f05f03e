import MillworkTemplate
import MillworkTestSupport
import Testing

@Suite struct TemplateCaseTests {
  @Test(arguments: goldenCases(in: "Cases", suffix: ".case"))
  func renders(_ golden: GoldenCase) throws {
    let text = String(decoding: try golden.input(), as: UTF8.self)
    golden.expect(TemplateCase(text).run(), in: ".case")
  }

  @Test func thereAreManyCases() {
    #expect(goldenCases(in: "Cases", suffix: ".case").count >= 300)
  }
}

import MillworkGenerator
import MillworkManifest
import MillworkSource
import Testing

/// What is wrong with a person's own template is said once, however many components it is rendered for.
@Suite struct SharedFindingsTests {
  private func found(components count: Int) throws -> [Diagnostic] {
    var sources = SourceSet()
    let names = (1...count).map { "  S\($0): {variant: switch}\n" }.joined()
    let manifest = try #require(
      Generation(Array("millwork: 1\ntoggleStyles:\n\(names)".utf8), name: "a.yml").manifest)
    let own = OwnTemplate(
      name: "toggle-style.stencil", path: "own.stencil", bytes: Array("{{ lost }} {{ gone }}\n".utf8))
    let generator = Generator(indentations: [2], own: [own], sources: &sources)
    return sharedFindings(generator.generate(manifest, sources: &sources).diagnostics)
  }

  @Test func eachPlaceOnceWithTheFirstComponent() throws {
    let found = try found(components: 3)
    #expect(found.map(\.message) == ["`lost` is not defined", "`gone` is not defined"])
    for finding in found {
      #expect(
        finding.notes.suffix(2).map(\.message) == [
          "met for the component `S1`", "and for 2 more components",
        ])
    }
    #expect(try self.found(components: 2).first?.notes.last?.message == "and for 1 more component")
    #expect(try self.found(components: 1).first?.notes.last?.message == "met for the component `S1`")
  }
}

import MillworkManifest
import Testing

@testable import MillworkGallery

/// The lines that show how a component is used.
@Suite struct UseExampleTests {
  private func examples(_ manifest: String) throws -> [String?] {
    try decodedManifest(Array(manifest.utf8)).components.map { UseExample(of: $0, in: [])?.text }
  }

  @Test func aStyleIsGivenWhatHasNoDefault() throws {
    let found = try examples(
      """
      millwork: 1
      toggleStyles:
        Plain: {variant: switch}
        Sides:
          parameters: {one: String, two: {type: String, default: '"B"'}, place: Binding<Int>}
          variant: segmented
          segments: {off: {code: "one + place.description"}, on: {code: two}}
          companion: SidesToggle
      """)
    #expect(
      found == [
        "@State private var isOn = true\n\nToggle(\"Label\", isOn: $isOn)\n  .toggleStyle(.plain)\n",
        """
        @State private var isOn = true
        let one: String
        @Binding var place: Int

        Toggle("Label", isOn: $isOn)
          .toggleStyle(.sides(one: one, place: $place))

        // The same in one view:
        SidesToggle("Label", isOn: $isOn, one: one, place: $place)

        """,
      ])
  }

  @Test func toolbarContentHasTheUsualLines() throws {
    let found = try examples(
      """
      millwork: 1
      toolbarContent:
        Plain: {parameters: {go: () -> Void}, items: [{button: Go, action: go()}]}
        Own: {modifier: ownBar, items: [{text: A}]}
        Free: {customizable: true, items: [{text: A, id: a}]}
        Slots: {items: [{view: {slot: page}}]}
      """)
    #expect(
      found == [
        "let go: () -> Void\n\ncontent\n  .toolbar {\n    Plain(go: go)\n  }\n",
        "content\n  .ownBar()\n",
        "content\n  .toolbar(id: \"main\") {\n    Free()\n  }\n",
        nil,
      ])
  }
}

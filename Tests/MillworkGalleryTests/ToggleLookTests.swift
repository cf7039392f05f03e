import Foundation
import MillworkGallery
import MillworkManifest
import Testing

/// What pictures of toggles show beside the plain look of every state.
@Suite struct ToggleLookTests {
  private func pictures(_ platforms: String, _ style: String) throws -> [String: Drawing] {
    let text = """
      millwork: 1
      platforms: {\(platforms)}
      toggleStyles:
        A: \(style)

      """
    let manifest = try decodedManifest(Array(text.utf8))
    let entry = GalleryEntry(try #require(manifest.components.first), of: manifest, colors: DrawnColors())
    let shown = entry.pictures.filter { $0.textSize == .large && $0.direction == .leftToRight }
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.slug, $0.drawing) })
  }

  @Test func aMarkForThoseWhoDifferentiateHasPicturesOfItsOwn() throws {
    let pictures = try pictures("iOS: 17.0", "{variant: pill}")
    #expect(pictures.count == 12)
    #expect(pictures["on-enabled"]?.part("mark") == nil)
    for state in ["on", "off", "mixed"] {
      let drawing = try #require(pictures["\(state)-enabled-differentiated"])
      let (mark, label) = (try #require(drawing.part("mark")), try #require(drawing.part("label")))
      #expect(mark.frame.x + mark.frame.width <= label.frame.x)
      // When mixed everybody sees it.
      let plain = try #require(pictures["\(state)-enabled"])
      #expect(state == "mixed" ? drawing.width == plain.width : drawing.width > plain.width)
    }
    #expect(try self.pictures("iOS: 17.0", "{variant: card}").count == 9)
  }

  @Test(arguments: ["radio", "switch"])
  func aDisabledLabelLeavesTheControlToFade(_ variant: String) throws {
    func svg(_ disabled: String, _ state: String) throws -> String {
      let drawing = try #require(
        try pictures("iOS: 17.0", "{variant: \(variant), disabled: \(disabled)}")[state])
      return SVGWriter.document(drawing, in: .light)
    }
    #expect(try svg("{label: gray}", "on-disabled").components(separatedBy: "opacity=\"0.5\"").count == 2)
    #expect(try !svg("{label: gray}", "on-enabled").contains("opacity=\"0.5\""))
    #expect(try !svg("{label: gray, on: gray, off: gray}", "on-disabled").contains("opacity=\"0.5\""))
  }

  /// Whatever a style leaves out, a mixed toggle does not look like one that is on, and the code tells them apart where the picture does.
  @Test(arguments: [
    "{variant: switch}", "{variant: checkbox}", "{variant: radio}", "{variant: card}", "{variant: button}",
    "{variant: pill}", "{variant: icon, mark: {on: star.fill, off: star}}",
    "{variant: segmented, segments: {on: A, off: B}}", "{variant: pill, glass: regular, surface: {on: red}}",
    "{variant: button, mark: {show: differentiating, mixed: plus}}",
    "{variant: button, surface: {on: red, mixed: blue}, disabled: {on: gray}}",
  ])
  func mixedIsNotLikeOn(_ style: String) throws {
    let pictures = try pictures("iOS: 17.0", style)
    let states = pictures.keys.filter { $0.hasPrefix("on-") }.map { $0.dropFirst(3) }
    #expect(states.count >= 3)
    for state in states {
      let texts = try ["on", "mixed"].map { value in
        let text = SVGWriter.document(try #require(pictures["\(value)-\(state)"]), in: .light)
        return text.replacingOccurrences(of: "<title>[^<]*</title>", with: "", options: .regularExpression)
      }
      #expect(texts[0] != texts[1], "\(state)")
    }
  }

  @Test func aMarkForMixedIsForSurfacesThatNothingElseTellsApart() throws {
    #expect(try pictures("iOS: 17.0", "{variant: button}")["mixed-enabled"]?.part("mark") != nil)
    for own in ["surface: {on: red, mixed: blue}", "label: {color: {on: white, off: red, mixed: black}}"] {
      #expect(
        try pictures("iOS: 17.0", "{variant: button, \(own)}")["mixed-enabled"]?.part("mark") == nil)
    }
  }

  @Test(arguments: [
    ("{variant: switch, track: {text: {on: WORD, off: A}}}", 0.5),
    ("{variant: segmented, segments: {on: WORD, off: A}}", 0.7),
  ])
  func longWordsAreScaledAndThenCut(_ style: String, _ least: Double) throws {
    func words(_ word: String) throws -> (text: String, size: Double) {
      let drawing = try #require(
        try pictures("iOS: 17.0", style.replacingOccurrences(of: "WORD", with: word))["on-enabled"])
      let svg = SVGWriter.document(drawing, in: .light)
      let found = try matches(#"<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)</text>"#, in: svg)
      let match = try #require(found.first { $0[1].hasPrefix(String(word.prefix(1))) })
      return (match[1], try #require(Double(match[0])))
    }
    let short = try words("I")
    let scaled = try (1...20).map { try words("I" + String(repeating: "W", count: $0) + "I") }
      .filter { $0.text.hasSuffix("I") && $0.size < short.size }
    #expect(!scaled.isEmpty && scaled.allSatisfy { $0.size >= short.size * least })
    let longest = try words("I" + String(repeating: "W", count: 60))
    #expect(longest.text.hasSuffix("…") && abs(longest.size - short.size * least) < 0.01)
  }

  @Test func whatReactsToATouchIsARectangle() throws {
    func corner(_ style: String) throws -> (corner: Double, height: Double) {
      let area = try #require(try pictures("iOS: 17.0", style)["on-enabled"]?.part("hit-area"))
      return (area.corner, area.frame.height)
    }
    let pill = try corner("{variant: pill}")
    #expect(pill.corner == 0 && pill.height >= 44)
    #expect(try corner("{variant: card, surface: {corner: 10}}").corner == 0)
    #expect(try corner("{variant: switch}").corner == 0)
  }

  @Test func glassLetsWhatIsBehindItThrough() throws {
    let style = "{variant: pill, glass: regular, surface: {on: red}, mark: {show: always}}"
    let both = try pictures("iOS: 17.0", style)
    #expect(both.count == 12)
    let (plain, glass) = (try #require(both["on-enabled"]), try #require(both["on-enabled-glass"]))
    #expect(plain.part("backdrop") == nil && plain.part("glass-edge") == nil)
    #expect(glass.part("backdrop") != nil && glass.part("glass-edge") != nil)
    let (solid, tint) = (try #require(plain.part("surface")), try #require(glass.part("surface")))
    #expect(tint.frame == solid.frame && tint.corner == solid.corner)
    #expect(solid.paint?.fill?.light.alpha == 1)
    #expect(try #require(tint.paint?.fill?.light.alpha) < 1)
    // Where every system has glass there is no other look; visionOS has none.
    let always = try pictures("iOS: 26.0, macOS: 26.0", style)
    #expect(always.count == 9 && always["on-pressed"]?.part("glass-edge") != nil)
    #expect(try pictures("iOS: 26.0, visionOS: 26.0", style).count == 12)
  }
}

import MillworkDocument
import MillworkGallery
import MillworkManifest
import MillworkSource
import Testing

/// Pictures of components of one's own kinds.
@Suite struct KindPictureTests {
  private static let kind = """
    millwork: 1
    kind: badge
    template: badge.stencil
    picture: badge.svg.stencil
    states: [enabled, pressed]
    fields:
      fill: {type: color, required: true}
      title: {type: text, default: New}
      size: {type: number, default: 20}
      isRound: {type: boolean, default: true}
      font: {type: font, default: headline}
      icon: {type: image, default: star}

    """
  private static let manifest = """
    millwork: 1
    platforms: {iOS: 17.0}
    kinds: [badge.yml]
    components:
      Own: {kind: badge, fill: {light: "#102030", dark: "#405060"}}

    """

  private func root(_ name: String, _ text: String, _ sources: inout SourceSet) throws -> Node {
    let parsed = parseDocuments(sources.add(name: name, bytes: Array(text.utf8)), format: .yaml)
    return try #require(parsed.documents.first?.root)
  }

  private func pictures(_ template: String, manifest text: String = manifest) throws -> (
    pictures: [GalleryPicture], messages: [String]
  ) {
    var sources = SourceSet()
    let kind = try #require(
      CustomKind.decode(try root("badge.yml", Self.kind, &sources), file: "badge.yml").kind)
    let decoded = Manifest.decode(
      try root("app.yml", text, &sources), file: "app.yml", kinds: { _ in KindSet([kind]) })
    let component = try #require(decoded.manifest?.components.first)
    let file = sources.add(name: "badge.svg.stencil", role: .template, bytes: Array(template.utf8))
    let pictures = KindPictures([(kind: "badge", file: file)])
    let drawn = pictures.pictures(of: component, DrawnColors())
    var printer = DiagnosticPrinter(sources: sources, style: .plain)
    let found = pictures.diagnostics + drawn.diagnostics
    return (
      drawn.pictures, found.map { printer.text(of: $0).split(separator: "\n").first.map(String.init) ?? "" }
    )
  }

  @Test func aTemplateDrawsEveryStateSizeAndDirection() throws {
    let (pictures, messages) = try pictures(
      """
      {# A comment. #}
      <svg width="100" height="60">
        <!-- Another. -->
        <g data-part="badge" transform="translate(10 4) scale({{ 0.5 if state == "pressed" else 1 }})" opacity="0.5">
          <rect data-part="fill" width="{{ size }}" height="20" rx="{{ 10 if isRound else 0 }}" fill="{{ fill }}"/>
          <text data-part="title" x="4" y="12" font-size="{{ font.size }}" fill="var(--primary)">{{ title }}</text>
          <use href="#{{ icon }}" width="11" height="11" fill="var(--accent)"/>
          <path d="M0 0h4v4l-4,0zM2 2A2 2 0 0 1 4 4" stroke="#ff0000" fill="none" stroke-width="2"/>
        </g>
      </svg>
      """)
    #expect(messages.isEmpty)
    #expect(pictures.count == 2 * 3 * 2)
    let pressed = try #require(
      pictures.first { $0.slug == "pressed" && $0.textSize == .large && $0.direction == .leftToRight })
    #expect(pressed.name == "Pressed" && pressed.drawing.title == "Own: pressed")
    let fill = try #require(pressed.drawing.part("fill"))
    #expect(fill.frame == Frame(x: 10, y: 4, width: 10, height: 10))
    #expect(fill.corner == 5 && fill.opacity == 0.5)
    #expect(fill.paint?.fill?.light.hex == "#102030" && fill.paint?.fill?.dark.hex == "#405060")
    let heights = Set(pictures.compactMap { $0.drawing.part("title")?.frame.height })
    #expect(heights.count == 2 * 3, "the label grows with the text size")
  }

  @Test func whateverAFieldHoldsItStaysText() throws {
    let text = Self.manifest.dropLast(2) + ", title: {verbatim: '</text><script>&'}}\n"
    let (pictures, messages) = try pictures(
      "<svg width=\"9\" height=\"9\"><text x=\"1\" y=\"1\">{{ title }}</text></svg>", manifest: String(text))
    #expect(messages.isEmpty)
    let svg = SVGWriter.document(try #require(pictures.first).drawing, in: .light)
    #expect(svg.contains(">&lt;/text&gt;&lt;script&gt;&amp;</text>"))
    try expectWellFormed(svg)
  }

  @Test(arguments: [
    ("", "a picture is one `<svg>` with all shapes in it"),
    ("<svg width='9' height='9'/>", "a picture is one `<svg>` with all shapes in it"),
    ("<svg height='9'></svg>", "`<svg>` has no `width`"),
    (
      "<svg width='9' height='9'><circle cx='1' cy='1' r='1'></svg>", "expected `/>` at the end of `<circle>`"
    ),
    ("<svg width='9' height='9'><g></svg>", "`</svg>` closes nothing"),
    ("<svg width='9' height='9'><g>", "`<g>` is not closed"),
    ("<svg width='9' height='9'><image/></svg>", "a picture has no `<image>`"),
    ("<svg width='9' height='9' onload='x'></svg>", "`<svg>` takes no `onload` in a picture"),
    ("<svg width='9' height='9'><rect width='x' height='1'/></svg>", "`width` is `x`, expected a number"),
    ("<svg width='9' height='9'><rect width='1' height='1' fill='red'/></svg>", "`red` is no colour"),
    (
      "<svg width='9' height='9'><rect width='1' height='1' fill='var(--fil)'/></svg>",
      "`var(--fil)` is no colour"
    ),
    ("<svg width='9' height='9'><path d='M1'/></svg>", "`d` is `M1`, expected"),
    ("<svg width='9' height='9'><g transform='rotate(9)'></g></svg>", "`transform` is `rotate(9)`"),
    ("<svg width='9' height='9'>words</svg>", "words stand in `<text>`"),
    ("<svg width='9' height='9'><text x='1' y='1'><g/></text></svg>", "`<g>` can't stand in `<text>`"),
    ("<svg width=9></svg>", "expected a value in quotes after `width=`"),
    ("<svg width='9' height='9'>{{ nothing }}</svg>", "nothing"),
    ("{% if true %}", "not closed"),
  ]) func mistakes(_ template: String, _ message: String) throws {
    let (pictures, messages) = try pictures(template)
    #expect(pictures.isEmpty)
    let first = try #require(messages.first)
    #expect(first.contains(message) && first.hasPrefix("badge.svg.stencil:"), "\(first)")
  }

  @Test func aMistypedAttributeIsOneMistake() throws {
    let (_, messages) = try pictures("<svg width='9' heigth='9'></svg>")
    #expect(messages.count == 1 && messages[0].contains("`<svg>` takes no `heigth`"), "\(messages)")
  }

  /// Half of a picture, and a picture with any byte changed, is drawn or told, and nothing else.
  @Test func whateverATemplateHoldsIsReadToItsEnd() throws {
    let text = Array(
      "<svg width='9' height='9'><g opacity='1'><path d='M0 0L1 1Z'/><text x='1' y='2'>a&lt;</text></g></svg>"
        .utf8)
    for index in text.indices {
      for byte in [nil, UInt8(ascii: "<"), UInt8(ascii: "/"), UInt8(ascii: "'"), 0xFF] as [UInt8?] {
        var changed = text
        if let byte { changed[index] = byte } else { changed.removeSubrange(index...) }
        let (pictures, messages) = try pictures(String(decoding: changed, as: UTF8.self))
        #expect(pictures.isEmpty != messages.isEmpty)
      }
    }
  }

  @Test func theDepthHasALimit() throws {
    let deep = String(repeating: "<g>", count: 5000)
    let (_, messages) = try pictures("<svg width=\"9\" height=\"9\">\(deep)")
    #expect(messages.first?.contains("more than 32 deep") == true)
  }
}

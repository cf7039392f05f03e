import MillworkGallery
import MillworkManifest
import Testing

/// Pictures as SVG text.
@Suite struct SVGWriterTests {
  private static let gray = SchemeColor(
    light: ColorValue(red: 0.5, green: 0.5, blue: 0.5), dark: ColorValue(red: 0.25, green: 0.25, blue: 0.25))

  private func drawing(_ elements: [DrawingElement]) -> Drawing {
    Drawing(width: 40, height: 20, title: "A & <b>", elements: elements)
  }

  @Test func aDocumentHasTheNumbersOfItsShapes() {
    let track = RectangleShape(
      Frame(x: 1, y: 2, width: 30, height: 16), corner: 99, paint: Paint(fill: Self.gray), part: "track")
    let svg = SVGWriter.document(drawing([.rectangle(track)]), in: .dark)
    #expect(
      svg == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20" role="img" fill="none">\
        <title>A &amp; &lt;b&gt;</title>\
        <rect data-part="track" x="1" y="2" width="30" height="16" rx="8" fill="#404040"/></svg>

        """)
  }

  @Test func whateverATextHoldsItStaysText() {
    let text = TextShape(
      "</text><script>\u{0}'\"&", at: Point(x: 0, y: 10), font: DrawnFont(size: 10), fill: Self.gray,
      part: "\"><b>")
    let svg = SVGWriter.document(drawing([.text(text)]), in: .light)
    #expect(svg.contains(">&lt;/text&gt;&lt;script&gt;\u{FFFD}&#39;&quot;&amp;</text>"))
    #expect(svg.contains("data-part=\"&quot;&gt;&lt;b&gt;\""))
  }

  /// A text is fitted to the width that is reckoned with, unless that is only guessed.
  @Test(arguments: [
    ("Share…", true), ("Größe", true), ("Править", true), ("共有", true), ("العربية", false), ("हिन्दी", false),
    ("👩‍👩‍👧‍👦", false),
  ])
  func textsAreFittedWhereTheirWidthIsKnown(_ words: String, _ isKnown: Bool) {
    let text = TextShape(words, at: Point(x: 0, y: 10), font: DrawnFont(size: 10), fill: Self.gray)
    let svg = SVGWriter.document(drawing([.text(text)]), in: .light)
    #expect(svg.contains("textLength") == isKnown && svg.contains(">\(words)</text>"))
  }

  @Test func aPageHoldsOnceWhatPicturesShare() {
    let circle = DrawingElement.circle(
      CircleShape(Point(x: 5, y: 5), radius: 4, paint: Paint(fill: Self.gray)))
    let shadow = GroupShape([circle], shadow: Shadow(color: Self.gray.faded(by: 0.5), radius: 2, x: 0, y: 1))
    let symbol = SymbolShape("checkmark", at: Point(x: 9, y: 9), size: 10, fill: Self.gray)
    let repeated = GroupShape([circle, .symbol(symbol)], part: "content", isRepeated: true)
    var stock = PictureStock()
    let first = SVGWriter.inline(
      drawing([.group(shadow), .group(shadow), .symbol(symbol), .group(repeated)]), stock: &stock)
    let second = SVGWriter.inline(drawing([.group(shadow), .group(repeated)]), stock: &stock)
    #expect(!(first + second).contains("id=") && !(first + second).contains("#808080"))
    #expect(first.components(of: "filter=\"url(#shadow.1)\"") == 2)
    #expect(second.components(of: "filter=\"url(#shadow.1)\"") == 1)
    #expect(first.contains("data-symbol=\"checkmark\" data-size=\"10\" href=\"#symbol.2\""))
    #expect(second.hasSuffix("<use href=\"#shape.3\" data-part=\"content\"/></svg>"))
    #expect(stock.text.components(of: " id=") == 3)
    // The symbol has the colour of what shows it, the shape that of its class.
    #expect(stock.text.contains("stroke=\"currentColor\""))
    #expect(stock.text.contains("class=\"flood0\""))
    let css = stock.palette.css
    #expect(css.contains("--c1: #808080") && css.contains(".color1 { color: var(--c1); }"))
    #expect(css.contains(".flood0 { flood-color: var(--c0); }") && !css.contains(".fill0"))
    #expect(css.contains("[data-appearance=\"dark\"]"))
  }

  /// Lines and areas of a symbol lie on one another, which must not show.
  @Test func aTranslucentSymbolFadesAsOne() throws {
    let symbol = SymbolShape(
      "trash.fill", at: Point(x: 9, y: 9), size: 10, fill: Self.gray.faded(by: 0.6), part: "mark")
    let svg = SVGWriter.document(drawing([.symbol(symbol)]), in: .light)
    #expect(svg.components(of: " opacity=\"0.6\"") == 1)
    #expect(!svg.contains("fill-opacity") && !svg.contains("stroke-opacity"))
    var stock = PictureStock()
    _ = SVGWriter.inline(drawing([.symbol(symbol)]), stock: &stock)
    let css = stock.palette.css
    #expect(css.contains(".color0 { color: var(--o0); opacity: var(--a0); }"))
    #expect(css.contains("--o0: #808080; --a0: 0.6;"))
    // What is one shape has its colour as it is.
    let shape = RectangleShape(
      Frame(x: 0, y: 0, width: 9, height: 9), paint: Paint(fill: Self.gray.faded(by: 0.6)))
    _ = SVGWriter.inline(drawing([.rectangle(shape)]), stock: &stock)
    #expect(stock.palette.css.contains(".fill0 { fill: var(--c0); }"))
  }

  @Test func aFileHoldsWhatItRefersTo() throws {
    let symbol = SymbolShape("person.badge.plus", at: Point(x: 9, y: 9), size: 10, fill: Self.gray)
    let words = TextShape("A", at: Point(x: 1, y: 9), font: DrawnFont(size: 10), fill: Self.gray)
    let svg = SVGWriter.document(drawing([.symbol(symbol), .text(words)]), in: .light)
    try expectWellFormed(svg)
    #expect(!svg.contains("<use") && !svg.contains("class=") && svg.contains("#808080"))
    #expect(svg.components(of: "font-family=") == 1)
    for name in try matches(#"url\(#([^)]*)\)"#, in: svg).map({ $0[0] }) {
      #expect(svg.contains(" id=\"\(name)\""))
    }
  }

  @Test func partsLieWhereGroupsMoveThem() throws {
    let inner = RectangleShape(
      Frame(x: 1, y: 1, width: 4, height: 2), corner: 1, paint: Paint(fill: Self.gray), part: "thumb")
    let group = GroupShape(
      [.rectangle(inner)], origin: Point(x: 10, y: 3), scale: 2, opacity: 0.5, part: "control")
    let picture = drawing([.group(group)])
    let thumb = try #require(picture.part("thumb"))
    #expect(thumb.frame == Frame(x: 12, y: 5, width: 8, height: 4))
    #expect(thumb.corner == 2)
    #expect(thumb.opacity == 0.5)
    #expect(picture.part("control")?.frame == thumb.frame)
  }
}

extension String {
  /// How often `part` stands in the text.
  fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}

import MillworkGallery
import MillworkTestSupport
import Testing

/// The drawings of symbols.
@Suite struct SymbolTests {
  /// Names that toolbars and toggles use most, and one of each way to make a drawing of another one.
  private static let common = [
    "plus", "minus", "xmark", "checkmark", "chevron.left", "chevron.right", "chevron.up", "chevron.down",
    "chevron.forward", "chevron.backward", "gear", "gearshape", "gearshape.fill", "magnifyingglass",
    "square.and.arrow.up", "square.and.arrow.down", "square.and.pencil", "trash", "trash.fill", "pencil",
    "ellipsis", "ellipsis.circle", "ellipsis.circle.fill", "star", "star.fill", "star.leadinghalf.filled",
    "heart", "heart.fill", "bell", "bell.slash", "bell.badge.plus", "person", "person.fill", "person.circle",
    "person.crop.circle", "photo", "camera", "folder", "folder.badge.plus", "doc", "doc.text", "doc.on.doc",
    "calendar", "clock", "lock", "lock.open", "eye", "eye.slash.fill", "sun.max", "sun.max.fill", "moon",
    "moon.fill", "list.bullet", "line.3.horizontal", "line.3.horizontal.decrease",
    "line.3.horizontal.decrease.circle", "sidebar.left", "sidebar.right", "sidebar.leading",
    "sidebar.trailing", "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.triangle.2.circlepath", "arrow.uturn.backward", "arrow.uturn.forward",
    "arrow.up.arrow.down", "arrow.up.circle.fill", "play", "play.fill", "pause.fill", "backward.fill",
    "forward.fill", "mic", "mic.slash", "speaker.wave.2", "bookmark", "tag", "flag", "link", "printer",
    "wifi", "circle", "circle.fill", "checkmark.circle", "checkmark.circle.fill", "checkmark.square.fill",
    "xmark.circle.fill", "plus.circle", "minus.circle", "square", "square.fill", "info.circle",
    "questionmark.circle", "exclamationmark.triangle", "exclamationmark.triangle.fill",
    "exclamationmark.circle", "square.grid.2x2", "pin", "pin.fill", "house", "envelope", "globe", "location",
    "slider.horizontal.3", "book", "cart", "lightbulb", "briefcase", "bold", "italic", "underline",
    "textformat", "keyboard.chevron.compact.down",
  ]

  @Test(arguments: Self.common + Symbol.drawnNames) func aKnownSymbolIsDrawnInsideItsBox(_ name: String) {
    let symbol = Symbol(name)
    #expect(!symbol.parts.isEmpty)
    for part in symbol.parts {
      // A notation that can't be read has no steps.
      #expect(!part.steps.isEmpty)
      guard let frame = PathShape(part.steps, paint: Paint()).frame else { continue }
      let reach = frame.inset(by: -Symbol.lineWidth / 2)
      #expect(reach.x >= 0 && reach.x + reach.width <= Symbol.size)
      #expect(reach.y >= 0 && reach.y + reach.height <= Symbol.size)
    }
  }

  @Test func symbolsWithADirectionAreMirrored() throws {
    func path(_ name: String, _ direction: LayoutDirection) throws -> [PathShape.Step] {
      let shape = SymbolShape(
        name, at: Point(x: 12, y: 12), size: 24 / 1.1, fill: SystemColors.primary, direction: direction)
      guard case .path(let path) = try #require(SymbolArt.elements(of: shape).first) else { return [] }
      return path.steps.map { step in
        func rounded(_ point: Point) -> Point {
          Point(x: (point.x * 100).rounded() / 100, y: (point.y * 100).rounded() / 100)
        }
        switch step {
        case .move(let point): return .move(rounded(point))
        case .line(let point): return .line(rounded(point))
        default: return step
        }
      }
    }
    #expect(try path("chevron.forward", .leftToRight) == path("chevron.right", .leftToRight))
    #expect(try path("chevron.forward", .rightToLeft) == path("chevron.left", .leftToRight))
    #expect(try path("chevron.right", .rightToLeft) == path("chevron.right", .leftToRight))
    #expect(try path("forward", .rightToLeft) == path("forward", .leftToRight))
  }

  @Test func aFilledSymbolHasItsInsideCutOut() throws {
    let circle = Symbol("checkmark.circle")
    let filled = Symbol("checkmark.circle.fill")
    #expect(circle.parts.map(\.paint) == [.line, .line])
    #expect(filled.parts.map(\.paint) == [.solid, .cut])
    #expect(filled.parts.map(\.steps) == circle.parts.map(\.steps))
    #expect(Symbol("bell.slash").parts.map(\.paint).suffix(2) == [.gap, .line])
    let shape = SymbolShape(
      "checkmark.circle.fill", at: Point(x: 12, y: 12), size: 20, fill: SystemColors.primary)
    let svg = SVGWriter.document(
      Drawing(width: 24, height: 24, title: "", elements: [.symbol(shape)]), in: .light)
    #expect(svg.contains("<mask id=\"mask.1\""))
    #expect(svg.contains("mask=\"url(#mask.1)\""))
  }

  @Test func anUnknownSymbolIsALabelledFrame() {
    let symbol = Symbol("wand.and.stars")
    #expect(symbol.parts.isEmpty)
    #expect(symbol.initials == "wa")
    let elements = SymbolArt.elements(
      of: SymbolShape("wand.and.stars", at: Point(x: 12, y: 12), size: 20, fill: SystemColors.primary))
    guard case .text(let text) = elements.last else {
      Issue.record("no label")
      return
    }
    #expect(text.text == "wa")
  }

  @Test(arguments: [
    "", ".", "...", "<svg>", "\"><script>.fill", "fill", "circle.fill.fill.fill", "badge.plus", ".slash",
    "\u{0}.\u{202E}", String(repeating: "plus.", count: 5000) + "circle",
    String(repeating: "circle.", count: 2000) + "fill",
  ])
  func anyNameMakesASymbol(_ name: String) throws {
    let shape = SymbolShape(name, at: Point(x: 12, y: 12), size: 20, fill: SystemColors.primary)
    let svg = SVGWriter.document(
      Drawing(width: 24, height: 24, title: name, elements: [.symbol(shape)]), in: .dark)
    try expectWellFormed(svg)
  }
}

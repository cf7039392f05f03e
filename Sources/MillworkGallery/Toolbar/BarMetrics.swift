/// The sizes of a bar and of what stands in it, in points.
///
/// Apple states few of them. Known are 44 points, the height of a bar and of a control in it (Human Interface Guidelines,
/// "Layout"), and a font of 17 points, `body` at the standard text size. The others are estimates in whole points, which
/// `docs/gallery.md` lists. They decide what falls into the overflow menu, so a picture shows about where that begins and not
/// exactly.
struct BarMetrics {
  /// The bar's height.
  var height: Double
  /// The space beside the first and last item.
  var margin: Double
  /// The height of an item, or of the glass that it stands on.
  var itemHeight: Double
  /// The width of an item that is a symbol.
  var symbolItem: Double
  /// The space beside a text.
  var padding: Double
  /// The space between two items that share nothing.
  var gap: Double
  /// The space that a fixed spacer makes.
  var fixedSpace: Double
  /// The size of texts.
  var fontSize: Double
  /// The size of the font of symbols.
  var symbolSize: Double

  /// The metrics of the bars of a scene.
  init(_ scene: ToolbarScene) {
    switch scene.device {
    case .iPhone, .iPad:
      self.init(
        height: scene.isGlass ? 54 : 44, margin: scene.isGlass ? 16 : 8, itemHeight: 44,
        // From SDK 27 on each item is padded more: of five symbols three fit beside a back button and a title.
        symbolItem: !scene.isGlass ? 40 : scene.version.major >= 27 ? 54 : 44,
        padding: scene.isGlass ? 16 : 8,
        gap: scene.isGlass ? 8 : 0, fixedSpace: 16, fontSize: 17, symbolSize: 20)
    case .tv:
      self.init(
        height: 84, margin: 48, itemHeight: 52, symbolItem: 56, padding: 20, gap: 12, fixedSpace: 24,
        fontSize: 19, symbolSize: 22)
    case .mac:
      self.init(
        height: 52, margin: scene.isGlass ? 10 : 12, itemHeight: scene.isGlass ? 36 : 28,
        symbolItem: scene.isGlass ? 40 : 36, padding: scene.isGlass ? 14 : 10, gap: 8, fixedSpace: 20,
        fontSize: 13, symbolSize: 16)
    case .watch:
      self.init(
        height: 44, margin: 8, itemHeight: 36, symbolItem: 36, padding: 12, gap: 6, fixedSpace: 12,
        fontSize: 15, symbolSize: 16)
    case .vision:
      self.init(
        height: 84, margin: 24, itemHeight: 44, symbolItem: 44, padding: 18, gap: 12, fixedSpace: 24,
        fontSize: 17, symbolSize: 19)
    }
    // A window and a tablet have room for longer words than a phone.
    if scene.device != .iPhone, scene.device != .watch { widest = 280 }
  }

  private init(
    height: Double, margin: Double, itemHeight: Double, symbolItem: Double, padding: Double, gap: Double,
    fixedSpace: Double, fontSize: Double, symbolSize: Double
  ) {
    self.height = height
    self.margin = margin
    self.itemHeight = itemHeight
    self.symbolItem = symbolItem
    self.padding = padding
    self.gap = gap
    self.fixedSpace = fixedSpace
    self.fontSize = fontSize
    self.symbolSize = symbolSize
  }

  /// The font of controls.
  func font(isStrong: Bool = false) -> DrawnFont { DrawnFont(size: fontSize, weight: isStrong ? 600 : 400) }
  /// The font of titles.
  var titleFont: DrawnFont { DrawnFont(size: max(fontSize, 15), weight: 600) }
  /// The font of smaller lines.
  var smallFont: DrawnFont { DrawnFont(size: fontSize * 0.76) }

  /// The widest that one item may be before its text is cut short.
  private(set) var widest = 170.0
  /// The least width of a text that is no control.
  static let narrowestText = 64.0

  /// The width of the chevron behind a title that has a menu, with the space before it.
  static let titleMenuWidth = 16.0

  /// The natural width of an element.
  func width(of element: ToolbarElement) -> Double {
    switch element.look {
    case .symbol, .asset: return symbolItem
    case .text(let text):
      return capped(
        max(TextMeasure.width(of: text, in: font(isStrong: element.isStrong)) + 2 * padding, itemHeight))
    case .status(let text, let symbol, let isSmall):
      let font = isSmall ? smallFont : font()
      return capped(TextMeasure.width(of: text, in: font) + (symbol == nil ? 0 : 20) + 2 * padding)
    case .title(let title, let subtitle):
      let lower = subtitle.map { TextMeasure.width(of: $0, in: smallFont) } ?? 0
      let menu = element.opensMenu ? Self.titleMenuWidth : 0
      return capped(max(TextMeasure.width(of: title, in: titleFont) + menu, lower) + 4)
    case .choice(let text): return capped(TextMeasure.width(of: text, in: font()) + 18 + 2 * padding)
    case .segments(let looks): return looks.reduce(4) { $0 + segmentWidth($1) }
    case .field(let prompt):
      return capped(max(TextMeasure.width(of: prompt, in: font()) + 48, 120))
    case .progress(let isLine): return isLine ? 72 + 2 * padding : symbolItem
    case .view(let text): return capped(TextMeasure.width(of: text, in: smallFont) + 2 * max(padding, 12))
    }
  }

  /// The width of one segment.
  func segmentWidth(_ look: ToolbarElement.Look) -> Double {
    if case .text(let text) = look {
      return min(TextMeasure.width(of: text, in: DrawnFont(size: 13, weight: 500)) + 22, 90)
    }
    return 38
  }

  /// The width below which an element is never made narrower: texts are cut short before a control leaves the bar.
  func leastWidth(of element: ToolbarElement) -> Double {
    let width = width(of: element)
    switch element.look {
    case .symbol, .asset, .segments, .field, .progress: return width
    case .text, .choice: return element.isControl ? width : min(width, Self.narrowestText)
    case .status, .title, .view: return min(width, Self.narrowestText)
    }
  }

  private func capped(_ width: Double) -> Double { min(width.rounded(.up), widest) }
}

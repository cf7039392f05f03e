import MillworkManifest

/// A component as one picture for a document: its name, and every state in every appearance that changes it.
package struct GallerySheet {
  private let entry: GalleryEntry
  private let appearances: [Appearance]
  /// The rows of a panel, the same in each appearance.
  private let rows: [[GalleryPicture]]
  private let panelWidth: Double

  private static let margin = 24.0
  private static let gap = 16.0
  private static let captionFont = DrawnFont(size: 11)
  private static let captionHeight = 22.0
  private static let summaryFont = DrawnFont(size: 14)
  private static let summaryLineHeight = 19.0
  private static let narrowestCell = 140.0
  /// A longer name is cut short.
  private static let longestCaption = 400.0

  /// The sheet of a component, whose colours are the same in every appearance. Toolbars are shown from left to right alone,
  /// since from right to left they are the same in a mirror, and without increased contrast, which changes nothing of them;
  /// other components in the standard text size.
  package static func drawing(of entry: GalleryEntry) -> Drawing { GallerySheet(entry).drawing }

  /// The sheet as the text of an SVG file.
  package static func svg(of entry: GalleryEntry) -> String {
    SVGWriter.document(drawing(of: entry), in: .light)
  }

  private init(_ entry: GalleryEntry) {
    self.entry = entry
    let isToolbar = entry.kind == .toolbarContent
    let pictures = entry.pictures.filter { picture in
      (picture.textSize ?? .large) == .large && !(isToolbar && picture.direction == .rightToLeft)
    }
    appearances = isToolbar ? [.light, .dark] : Appearance.allCases
    // Two states in both directions have room beside each other.
    let widest = pictures.map(Self.cellWidth).max() ?? 0
    rows = Self.rows(of: pictures, limit: max(widest, isToolbar ? 860 : max(640, min(4 * widest, 820))))
    panelWidth = max(rows.map(Self.width(of:)).max() ?? 0, 240) + Self.gap
  }

  /// The rows, none of them wider than `limit`. Both directions of a state stand side by side, or where they have no room one
  /// above the other.
  private static func rows(of pictures: [GalleryPicture], limit: Double) -> [[GalleryPicture]] {
    var states: [[GalleryPicture]] = []
    for picture in pictures {
      if states.last?.first?.slug == picture.slug {
        states[states.count - 1].append(picture)
      } else {
        states.append([picture])
      }
    }
    var rows: [[GalleryPicture]] = []
    for state in states {
      if let last = rows.last, width(of: last + state) <= limit {
        rows[rows.count - 1] += state
      } else {
        rows += width(of: state) <= limit ? [state] : state.map { [$0] }
      }
    }
    return rows
  }

  private static func width(of row: [GalleryPicture]) -> Double { row.reduce(0) { $0 + cellWidth($1) } }

  /// The width of a picture or of its name, and of the space beside it.
  private static func cellWidth(_ picture: GalleryPicture) -> Double {
    let words = TextMeasure.width(of: caption(of: picture), in: captionFont)
    return max(picture.drawing.width, narrowestCell, min(words, longestCaption)) + gap
  }

  private static func height(of row: [GalleryPicture]) -> Double {
    (row.map(\.drawing.height).max() ?? 0) + captionHeight + gap
  }

  private static func caption(of picture: GalleryPicture) -> String {
    picture.name + (picture.direction == .rightToLeft ? ", right to left" : "")
  }

  /// The panels stand in two columns.
  private var drawing: Drawing {
    if entry.pictures.isEmpty { return placeholder }
    let panelHeight = rows.reduce(Self.margin + Self.gap) { $0 + Self.height(of: $1) }
    let width = 2 * panelWidth + 2 * Self.margin
    let lines = headLines(width: width)
    let top = Self.top(under: lines)
    var elements: [DrawingElement] = []
    for (index, appearance) in appearances.enumerated() {
      let frame = Frame(
        x: Self.margin + Double(index % 2) * panelWidth,
        y: top + Double(index / 2) * (panelHeight + Self.gap),
        width: panelWidth,
        height: panelHeight)
      elements += panel(appearance, frame)
    }
    let height = top + Double((appearances.count + 1) / 2) * (panelHeight + Self.gap) + Self.margin
    let paper = RectangleShape(
      Frame(x: 0, y: 0, width: width, height: height), paint: Paint(fill: SchemeColor(Self.paper(.light))))
    return Drawing(
      width: width, height: height, title: entry.summary.map { "\(entry.name): \($0)" } ?? entry.name,
      elements: [.rectangle(paper)] + head(lines, width: width) + elements)
  }

  /// What stands for a component of a kind that has no picture.
  private var placeholder: Drawing {
    let width = 560 + 2 * Self.margin
    let head = headLines(width: width)
    let frame = Frame(x: Self.margin, y: Self.top(under: head), width: 560, height: 96)
    let lines = [
      "No picture: only the template of this kind knows how it looks.",
      "Draw it in a template of SVG, and name that as `picture` in "
        + "\(entry.fileWithoutPicture ?? "the kind's file") (docs/kinds.md).",
    ]
    let line = Self.words(in: .light)
    let words = lines.enumerated().map { index, text -> DrawingElement in
      .text(
        TextShape(
          text, at: Point(x: frame.x + Self.gap, y: frame.y + 42 + Double(index) * 22),
          font: DrawnFont(size: 13),
          fill: line, maximumWidth: frame.width - 2 * Self.gap))
    }
    let height = frame.y + frame.height + Self.margin
    let paper = RectangleShape(
      Frame(x: 0, y: 0, width: width, height: height), paint: Paint(fill: SchemeColor(Self.paper(.light))))
    return Drawing(
      width: width, height: height, title: "\(entry.name): no picture",
      elements: [.rectangle(paper)] + self.head(head, width: width) + [
        .rectangle(
          RectangleShape(frame, corner: 12, paint: Paint(stroke: line, dash: 6), part: "placeholder"))
      ] + words)
  }

  /// Every picture in one appearance.
  private func panel(_ appearance: Appearance, _ frame: Frame) -> [DrawingElement] {
    var elements: [DrawingElement] = [
      .rectangle(RectangleShape(frame, corner: 12, paint: Paint(fill: SchemeColor(Self.paper(appearance))))),
      .text(
        TextShape(
          Self.name(of: appearance), at: Point(x: frame.x + Self.gap, y: frame.y + 24),
          font: DrawnFont(size: 13, weight: 600), fill: Self.words(in: appearance))),
    ]
    var y = frame.y + Self.margin + Self.gap
    for row in rows {
      var x = frame.x + Self.gap
      let height = Self.height(of: row)
      for picture in row {
        let width = Self.cellWidth(picture) - Self.gap
        elements += cell(picture, appearance, Frame(x: x, y: y, width: width, height: height - Self.gap))
        x += width + Self.gap
      }
      y += height
    }
    return elements
  }

  /// What stands under the name: the summary, and which colours are not known.
  private func headLines(width: Double) -> [String] {
    let unknown =
      entry.unknownColors.isEmpty
      ? []
      : ["Unknown colours, drawn gray with a dashed edge: \(entry.unknownColors.joined(separator: ", "))"]
    return ((entry.summary.map { [$0] } ?? []) + unknown).flatMap {
      TextMeasure.lines(of: $0, to: width - 2 * Self.margin, Self.summaryFont)
    }
  }

  /// Where what is under the head begins.
  private static func top(under lines: [String]) -> Double {
    margin + 32 + Double(lines.count) * summaryLineHeight + (lines.isEmpty ? 0 : 8)
  }

  private func head(_ lines: [String], width: Double) -> [DrawingElement] {
    let room = width - 2 * Self.margin
    let name = DrawingElement.text(
      TextShape(
        entry.name, at: Point(x: Self.margin, y: Self.margin + 16), font: DrawnFont(size: 22, weight: 700),
        fill: Self.fixed(SystemColors.primary, .light), maximumWidth: room))
    return [name]
      + lines.enumerated().map { index, line in
        .text(
          TextShape(
            line, at: Point(x: Self.margin, y: Self.margin + 40 + Double(index) * Self.summaryLineHeight),
            font: Self.summaryFont, fill: Self.words(in: .light), maximumWidth: room))
      }
  }

  /// One picture with its name under it.
  private func cell(_ picture: GalleryPicture, _ appearance: Appearance, _ frame: Frame) -> [DrawingElement] {
    let origin = Point(x: frame.x + (frame.width - picture.drawing.width) / 2, y: frame.y)
    return [
      .group(GroupShape(picture.drawing.elements.map { $0.fixed(in: appearance) }, origin: origin)),
      .text(
        TextShape(
          TextMeasure.cut(Self.caption(of: picture), to: frame.width, Self.captionFont),
          at: Point(x: frame.center.x, y: frame.y + picture.drawing.height + Self.captionHeight - 6),
          anchor: .middle, font: Self.captionFont, fill: Self.words(in: appearance))),
    ]
  }

  /// The colour of words on the paper, which has the contrast that words need.
  private static func words(in appearance: Appearance) -> SchemeColor {
    let bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) =
      switch appearance {
      case .light: (0x6B, 0x6B, 0x70, 255)
      case .lightContrast: (0x42, 0x42, 0x45, 255)
      case .dark: (0xA1, 0xA1, 0xA6, 255)
      case .darkContrast: (0xD2, 0xD2, 0xD7, 255)
      }
    return SchemeColor(ColorValue(bytes: bytes))
  }

  private static func paper(_ appearance: Appearance) -> ColorValue {
    switch appearance {
    case .light, .lightContrast: ColorValue(red: 1, green: 1, blue: 1)
    case .dark, .darkContrast: ColorValue(red: 0.11, green: 0.11, blue: 0.12)
    }
  }

  private static func name(of appearance: Appearance) -> String {
    switch appearance {
    case .light: "Light"
    case .dark: "Dark"
    case .lightContrast: "Light, increased contrast"
    case .darkContrast: "Dark, increased contrast"
    }
  }

  private static func fixed(_ color: SchemeColor, _ appearance: Appearance) -> SchemeColor {
    SchemeColor(color[appearance])
  }
}

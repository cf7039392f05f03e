/// The drawings of symbols, and how one name is made of another: a circle around it, filled, struck through.
enum SymbolTable {
  /// A drawing: its outline first, which is what `fill` fills, then what stands in and beside it.
  static let outlines: [String: [Symbol.Part]] = arrows.merging(marks) { first, _ in first }
    .merging(objects) { first, _ in first }.merging(devices) { first, _ in first }

  /// Words of names that mean a side of the page, and which one it is in a layout from left to right.
  static let sides = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right", "leadinghalf": "lefthalf",
    "trailinghalf": "righthalf",
  ]

  /// Whether the drawing of the name of these words is mirrored in a layout from right to left: where it names a side by
  /// the direction of reading, and lists. The keys of players have the same direction everywhere.
  static func isMirrored(_ words: [String]) -> Bool {
    if words.first == "forward" || words.first == "backward" { return false }
    return words.first == "list" || words.first == "checklist" || words.contains { sides[$0] != nil }
  }

  /// The parts of the name of these words; `nil` where there is no drawing of it.
  static func parts(_ words: [String]) -> [Symbol.Part]? {
    let name = words.joined(separator: ".")
    if let parts = outlines[name] ?? outlines[others[name] ?? ""] { return parts }
    guard let last = words.last, words.count > 1 else { return nil }
    let rest = Array(words.dropLast())
    switch last {
    case "fill": return parts(rest).map { filled($0) }
    case "circle": return parts(rest).map { ring + $0.map { $0.scaled(by: 0.54) } }
    case "square": return parts(rest).map { box + $0.map { $0.scaled(by: 0.54) } }
    case "slash": return parts(rest).map { $0 + slash }
    default:
      guard rest.last == "badge", let mark = outlines[last] else { return nil }
      return parts(Array(rest.dropLast())).map {
        $0.map { $0.scaled(by: 0.88, to: Point(x: 10.8, y: 11)) } + badge(mark)
      }
    }
  }

  // MARK: Making one of another

  /// The outline becomes an area, and what stood in it is cut out of it; so does every closed line outside of it.
  private static func filled(_ parts: [Symbol.Part]) -> [Symbol.Part] {
    guard let outline = parts.first else { return [] }
    return [Symbol.Part(paint: .solid, steps: outline.steps)]
      + parts.dropFirst().map { part in
        let paint: Symbol.Paint =
          if lies(part, in: outline) {
            part.paint == .solid ? .hole : .cut
          } else {
            part.paint == .line && part.steps.last == .close ? .solid : part.paint
          }
        return Symbol.Part(paint: paint, steps: part.steps)
      }
  }

  /// Whether a part lies within the other one's edges.
  private static func lies(_ part: Symbol.Part, in outer: Symbol.Part) -> Bool {
    guard let inside = part.frame, let outside = outer.frame else { return false }
    return inside.x > outside.x && inside.y > outside.y && inside.x + inside.width < outside.x + outside.width
      && inside.y + inside.height < outside.y + outside.height
  }

  private static func badge(_ mark: [Symbol.Part]) -> [Symbol.Part] {
    parts(of: ["O 18.4 18.2 3.55"], .hole) + mark.map { $0.scaled(by: 0.42, to: Point(x: 18.4, y: 18.2)) }
  }

  private static let ring = draw("O 12 12 9")
  private static let box = draw("R 3.5 3.5 17 17 3.5")
  /// A line with a gap along its upper side; on the other one it touches what it strikes out, of which so enough is left.
  private static let slash = parts(of: ["M4.8 2.4L21.6 19.2"], .gap) + draw("M3.6 3.6L20.4 20.4")

  // MARK: Writing drawings down

  /// Lines of the given notations.
  static func draw(_ notations: String...) -> [Symbol.Part] { parts(of: notations, .line) }

  /// Areas of the given notations.
  static func solid(_ notations: String...) -> [Symbol.Part] { parts(of: notations, .solid) }

  private static func parts(of notations: [String], _ paint: Symbol.Paint) -> [Symbol.Part] {
    notations.map { Symbol.Part(paint: paint, steps: SymbolNotation($0)?.steps ?? []) }
  }

  /// Dots of a radius to which half of a line's width is added.
  static func dots(_ radius: Double, _ places: (Double, Double)...) -> [Symbol.Part] {
    places.flatMap { solid("O \($0.0) \($0.1) \(radius)") }
  }

  /// Dots as wide as a line: lines from a place to itself.
  static func points(_ places: (Double, Double)...) -> [Symbol.Part] {
    places.flatMap { draw("M \($0.0) \($0.1)L \($0.0) \($0.1)") }
  }
}

/// A symbol as the gallery draws it: Millwork's own line drawing for the name of a system symbol. The drawings are made
/// for pictures of layouts and share nothing with Apple's artwork but the meaning.
package struct Symbol: Sendable {
  /// How a part is painted.
  package enum Paint: Sendable, Hashable {
    /// A line of ``Symbol/lineWidth`` with round ends, in the symbol's colour.
    case line
    /// An area with such a line around it, in the symbol's colour.
    case solid
    /// A line in the colour of what is behind, which cuts into the areas before it.
    case cut
    /// An area with such a line around it, in the colour of what is behind.
    case hole
    /// A line in the colour of what is behind, which keeps other parts away from the next one.
    case gap
  }

  /// A part of a symbol.
  package struct Part: Sendable, Hashable {
    /// How it is painted.
    package let paint: Paint
    /// Its outline on the grid.
    package let steps: [PathShape.Step]
  }

  /// The name, such as `square.and.arrow.up`.
  package let name: String
  /// The parts from back to front; empty where there is no drawing of the name.
  package let parts: [Part]
  /// Whether the drawing is mirrored where the layout runs from right to left.
  package let isMirrored: Bool

  /// The width and height of the grid that drawings stand on.
  package static let size = 24.0
  /// The width of lines, in units of the grid.
  package static let lineWidth = 1.7
  /// The width of the line of a ``Paint/gap``.
  package static let gapWidth = 2.0

  private static let mostWords = 16

  /// The symbol of a name. A name without a drawing has no parts, and a placeholder with ``initials`` stands in.
  package init(_ name: String) {
    self.name = name
    let all = name.split(separator: ".", maxSplits: Self.mostWords)
    // No name is longer, and every word may be one drawing around another.
    let words = all.count > Self.mostWords ? [] : all.map(String.init)
    isMirrored = SymbolTable.isMirrored(words)
    parts = SymbolTable.parts(words) ?? SymbolTable.parts(words.map { SymbolTable.sides[$0] ?? $0 }) ?? []
  }

  /// The first letters of the name's first two words, for a placeholder: letters and digits alone.
  package var initials: String {
    let words = name.split(separator: ".", maxSplits: 2).compactMap { word in
      word.unicodeScalars.first { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    }
    return words.prefix(2).map { String($0) }.joined()
  }

  /// The names that have a drawing of their own, without those that are made of another one.
  package static var drawnNames: [String] { SymbolTable.outlines.keys.sorted() }
}

extension Symbol.Part {
  /// What the part covers, its line apart.
  var frame: Frame? { PathShape(steps, paint: Paint()).frame }

  /// The part so many times larger, with the middle of the grid at `center`.
  func scaled(by scale: Double, to center: Point = Point(x: 12, y: 12)) -> Symbol.Part {
    mapped { Point(x: center.x + ($0.x - 12) * scale, y: center.y + ($0.y - 12) * scale) }
  }

  /// The part with every point changed.
  func mapped(_ change: (Point) -> Point) -> Symbol.Part {
    let steps = steps.map { step -> PathShape.Step in
      switch step {
      case .move(let point): .move(change(point))
      case .line(let point): .line(change(point))
      case .curve(let first, let second, let point): .curve(change(first), change(second), to: change(point))
      case .arc, .close: step
      }
    }
    return Symbol.Part(paint: paint, steps: steps)
  }
}

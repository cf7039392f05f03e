/// Our own drawings of the commonest symbols. No artwork of Apple's is used.
package enum SymbolArt {
  /// The symbol as shapes; one that is not drawn here is a frame with the first letter of its name.
  package static func elements(of symbol: SymbolShape) -> [DrawingElement] {
    let side = symbol.size * 1.1
    let frame = Frame(
      x: symbol.center.x - side / 2, y: symbol.center.y - side / 2, width: side, height: side)
    let lineWidth = symbol.size / 14
    let letter = symbol.name.unicodeScalars.first.map { String($0) } ?? "?"
    return [
      .rectangle(
        RectangleShape(
          frame.inset(by: lineWidth / 2), corner: side / 5,
          paint: Paint(stroke: symbol.fill, lineWidth: lineWidth))),
      .text(
        TextShape(
          letter, at: Point(x: symbol.center.x, y: symbol.center.y + symbol.size * 0.22), anchor: .middle,
          font: DrawnFont(size: symbol.size * 0.62, weight: 600), fill: symbol.fill)),
    ]
  }
}

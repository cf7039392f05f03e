/// Arrows and chevrons.
extension SymbolTable {
  static let arrows: [String: [Symbol.Part]] = [
    "chevron.left": draw("M15.2 4.8L8 12L15.2 19.2"),
    "chevron.right": draw("M8.8 4.8L16 12L8.8 19.2"),
    "chevron.up": draw("M4.8 15.2L12 8L19.2 15.2"),
    "chevron.down": draw("M4.8 8.8L12 16L19.2 8.8"),
    "chevron.up.chevron.down": draw("M7.5 9L12 4.5L16.5 9", "M7.5 15L12 19.5L16.5 15"),
    "chevron.left.chevron.right": draw("M8.5 7L3.5 12L8.5 17", "M15.5 7L20.5 12L15.5 17"),
    "arrow.left": draw("M20 12H4.2", "M11 5.2L4.2 12L11 18.8"),
    "arrow.right": draw("M4 12H19.8", "M13 5.2L19.8 12L13 18.8"),
    "arrow.up": draw("M12 20V4.2", "M5.2 11L12 4.2L18.8 11"),
    "arrow.down": draw("M12 4V19.8", "M5.2 13L12 19.8L18.8 13"),
    "arrow.up.right": draw("M5.8 18.2L18 6", "M8.6 6H18V15.4"),
    "arrow.down.left": draw("M18.2 5.8L6 18", "M15.4 18H6V8.6"),
    "arrow.up.arrow.down": draw(
      "M8 19.2V5", "M3.8 9.2L8 5L12.2 9.2", "M16 4.8V19", "M11.8 14.8L16 19L20.2 14.8"),
    "arrow.left.arrow.right": draw(
      "M19.2 8H5", "M9.2 3.8L5 8L9.2 12.2", "M4.8 16H19", "M14.8 11.8L19 16L14.8 20.2"),
    "arrow.clockwise": draw("A 12 12.4 7.6 0 315", "M18 2.8V7.4H13.4"),
    "arrow.counterclockwise": draw("A 12 12.4 7.6 180 -135", "M6 2.8V7.4H10.6"),
    "arrow.triangle.2.circlepath": draw(
      "A 12 12 7.4 180 315", "M17.9 2.8V7.2H13.5", "A 12 12 7.4 0 135", "M6.1 21.2V16.8H10.5"),
    "arrow.uturn.left": draw("M8.6 4.4L4 9L8.6 13.6", "M4 9H14.5T 14.5 14.2 5.2 270 450L9 19.4"),
    "arrow.uturn.right": draw("M15.4 4.4L20 9L15.4 13.6", "M20 9H9.5T 9.5 14.2 5.2 270 90L15 19.4"),
    "arrow.up.left.and.arrow.down.right": draw(
      "M10.4 10.4L4.5 4.5", "M4.5 10V4.5H10", "M13.6 13.6L19.5 19.5", "M19.5 14V19.5H14"),
    "arrow.down.right.and.arrow.up.left": draw(
      "M4.5 4.5L10.2 10.2", "M10.2 4.7V10.2H4.7", "M19.5 19.5L13.8 13.8", "M13.8 19.3V13.8H19.3"),
    "arrow.down.to.line": draw("M12 3.5V16", "M6.6 10.8L12 16.2L17.4 10.8", "M4.5 20H19.5"),
    "arrow.up.to.line": draw("M12 20.5V8", "M6.6 13.2L12 7.8L17.4 13.2", "M4.5 4H19.5"),
    "arrowshape.turn.up.left": draw(
      "M10 5L3.5 11L10 17V13.4C15 13.4 18.4 15 20.5 18.8C20.5 12.4 16.5 8.8 10 8.6Z"),
    "arrowshape.turn.up.right": draw(
      "M14 5L20.5 11L14 17V13.4C9 13.4 5.6 15 3.5 18.8C3.5 12.4 7.5 8.8 14 8.6Z"),
    "square.and.arrow.up": draw(
      "M8.4 9H7.2C6 9 5 10 5 11.2V18.3C5 19.5 6 20.5 7.2 20.5H16.8C18 20.5 19 19.5 19 18.3V11.2C19 10 18 9 16.8 9H15.6",
      "M12 15V3.2", "M8.2 7L12 3.2L15.8 7"),
    "square.and.arrow.down": draw(
      "M8.4 9H7.2C6 9 5 10 5 11.2V18.3C5 19.5 6 20.5 7.2 20.5H16.8C18 20.5 19 19.5 19 18.3V11.2C19 10 18 9 16.8 9H15.6",
      "M12 3.2V15.4", "M8.2 11.6L12 15.4L15.8 11.6"),
    "rectangle.portrait.and.arrow.right": draw(
      "M13 4H7.2C6 4 5 5 5 6.2V17.8C5 19 6 20 7.2 20H13", "M10 12H20.6", "M16.4 7.8L20.6 12L16.4 16.2"),
  ]
}

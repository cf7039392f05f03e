/// Media, messages, windows and devices; and the names that share a drawing.
extension SymbolTable {
  static let devices: [String: [Symbol.Part]] = [
    "photo": draw("R 3 4.8 18 14.4 2.6", "O 8.2 9.6 1.5", "M3.4 17.4L8.8 12.8L12.2 15.8L16 11.6L20.6 16"),
    "camera": draw(
      "M5 7.4H8L9.2 5.5C9.4 5.2 9.8 5 10.2 5H13.8C14.2 5 14.6 5.2 14.8 5.5L16 7.4H19C20.1 7.4 21 8.3 21 9.4V17C21 18.1 20.1 19 19 19H5C3.9 19 3 18.1 3 17V9.4C3 8.3 3.9 7.4 5 7.4Z",
      "O 12 13 3.5"),
    "video": draw("R 2.8 6.4 12.8 11.2 2.6", "M15.8 10.6L21.2 7.4V16.6L15.8 13.4"),
    "play": draw(
      "M7.4 5.6C7.4 4.7 8.4 4.2 9.1 4.7L18.6 11.2C19.2 11.6 19.2 12.4 18.6 12.8L9.1 19.3C8.4 19.8 7.4 19.3 7.4 18.4Z"
    ),
    "pause": draw("R 6 4.6 3.8 14.8 1", "R 14.2 4.6 3.8 14.8 1"),
    "stop": draw("R 5.2 5.2 13.6 13.6 2.4"),
    "backward": draw("M11.6 6V18L3.4 12Z", "M20.4 6V18L12.2 12Z"),
    "forward": draw("M12.4 6V18L20.6 12Z", "M3.6 6V18L11.8 12Z"),
    "backward.end": draw("M18.8 5.6V18.4L8.4 12Z", "M5.4 5.6V18.4"),
    "forward.end": draw("M5.2 5.6V18.4L15.6 12Z", "M18.6 5.6V18.4"),
    "shuffle": draw(
      "M3.4 7H6.4L15.6 17H20.4", "M3.4 17H6.4L15.6 7H20.4", "M17.4 4L20.6 7L17.4 10",
      "M17.4 14L20.6 17L17.4 20"),
    "repeat": draw(
      "M4 11.6V10C4 8.3 5.3 7 7 7H20", "M17 4L20 7L17 10", "M20 12.4V14C20 15.7 18.7 17 17 17H4",
      "M7 14L4 17L7 20"),
    "mic": draw(
      "R 8.9 2.9 6.2 11.8 3.1", "M5.6 11.4V11.6T 12 11.6 6.4 180 0V11.4", "M12 18V21", "M8.8 21H15.2"),
    "speaker": draw("M5 9.4H8.4L13.4 5.4V18.6L8.4 14.6H5Z"),
    "speaker.wave.2": draw(
      "M2.9 9.4H6.3L11.2 5.4V18.6L6.3 14.6H2.9Z", "M14.4 9.2C15.9 10.9 15.9 13.1 14.4 14.8",
      "M17.4 6.6C20.5 9.8 20.5 14.2 17.4 17.4"),
    "headphones": draw("M4.2 16V12T 12 12 7.8 180 360V16", "R 3.2 13.4 4 6.4 1.6", "R 16.8 13.4 4 6.4 1.6"),
    "envelope": draw("R 3 5.2 18 13.6 2.6", "M3.8 7L12 13.2L20.2 7"),
    "phone": draw(
      "M6.6 3.8H9.2L10.8 8.2L8.8 9.9C9.8 12.2 11.8 14.2 14.1 15.2L15.8 13.2L20.2 14.8V17.4C20.2 19 19 20.2 17.4 20.2C10 20.2 3.8 14 3.8 6.6C3.8 5 5 3.8 6.6 3.8Z"
    ),
    "bubble.left": draw(
      "M6 4.4H18C19.7 4.4 21 5.7 21 7.4V13.6C21 15.3 19.7 16.6 18 16.6H11.6L7 20.4V16.6H6C4.3 16.6 3 15.3 3 13.6V7.4C3 5.7 4.3 4.4 6 4.4Z"
    ),
    "text.bubble": draw(
      "M6 4.4H18C19.7 4.4 21 5.7 21 7.4V13.6C21 15.3 19.7 16.6 18 16.6H11.6L7 20.4V16.6H6C4.3 16.6 3 15.3 3 13.6V7.4C3 5.7 4.3 4.4 6 4.4Z",
      "M7.2 8.8H16.8", "M7.2 12.4H13.4"),
    "sidebar.left": draw("R 3 4.8 18 14.4 2.8", "M9.4 5.2V18.8", "M5.6 8.4H6.8", "M5.6 11.2H6.8"),
    "sidebar.right": draw("R 3 4.8 18 14.4 2.8", "M14.6 5.2V18.8", "M17.2 8.4H18.4", "M17.2 11.2H18.4"),
    "macwindow": draw("R 3 4.6 18 14.8 2.8", "M3.4 9H20.6") + points((6, 6.9), (8.4, 6.9), (10.8, 6.9)),
    "rectangle.split.2x1": draw("R 3 5.4 18 13.2 2.6", "M12 5.8V18.2"),
    "square.split.2x1": draw("R 3.5 3.5 17 17 3.5", "M12 4V20"),
    "iphone": draw("R 6.6 2.8 10.8 18.4 2.8", "M10.6 18.4H13.4"),
    "ipad": draw("R 4.8 3 14.4 18 2.6", "M10.6 18.2H13.4"),
    "display": draw("R 2.8 4.2 18.4 12.2 2.2", "M12 16.8V20", "M8.4 20.2H15.6"),
    "printer": draw(
      "M7 16.6H5.2C4 16.6 3 15.6 3 14.4V11.2C3 10 4 9 5.2 9H18.8C20 9 21 10 21 11.2V14.4C21 15.6 20 16.6 18.8 16.6H17",
      "M7 8.8V5C7 4.2 7.6 3.6 8.4 3.6H15.6C16.4 3.6 17 4.2 17 5V8.8", "M7 13.4V20.4H17V13.4H7"),
    "scissors": draw("O 6 6.4 2.6", "O 6 17.6 2.6", "M8.2 8L20 17.6", "M8.2 16L20 6.4"),
    "wifi": draw(
      "M2.8 9.4C8 4.6 16 4.6 21.2 9.4", "M6 13C9.4 9.9 14.6 9.9 18 13", "M9.2 16.4C10.8 15 13.2 15 14.8 16.4")
      + points((12, 19.2)),
    "battery.100": draw("R 2.4 7.2 17 9.6 2.6", "M21.8 10.8V13.2") + solid("R 5.2 10 11.4 4 0.6"),
    "power": draw("M12 3.2V11.6", "A 12 12.4 7.8 -45 225"),
    "keyboard": draw("R 2.4 5.6 19.2 12.8 2.6", "M8 15H16")
      + points((6, 9), (9, 9), (12, 9), (15, 9), (18, 9), (6, 12), (9, 12), (12, 12), (15, 12), (18, 12)),
    "keyboard.chevron.compact.down": draw(
      "R 2.4 3.4 19.2 11.2 2.4", "M8.4 11.8H15.6", "M8.4 18L12 20.4L15.6 18")
      + points(
        (6, 6.6), (9, 6.6), (12, 6.6), (15, 6.6), (18, 6.6), (6, 9.2), (9, 9.2), (12, 9.2), (15, 9.2),
        (18, 9.2)),
    "qrcode": draw(
      "R 4 4 5.6 5.6 0.8", "R 14.4 4 5.6 5.6 0.8", "R 4 14.4 5.6 5.6 0.8", "M14.4 14.4H17V17H20",
      "M14.4 20H15.6", "M19.4 20H20"),
  ]

  /// Names whose drawing is that of another one. Words for edges have become sides before.
  static let others = [
    "gearshape": "gear", "gearshape.2": "gear", "multiply": "xmark", "plus.app": "plus.square",
    "person.crop.circle": "person.circle", "document": "doc", "document.text": "doc.text",
    "doc.plaintext": "doc.text",
    "message": "bubble.left", "bubble": "bubble.left", "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath", "goforward": "arrow.clockwise",
    "gobackward": "arrow.counterclockwise", "mappin.and.ellipse": "mappin",
    "speaker.wave.1": "speaker.wave.2",
    "speaker.wave.3": "speaker.wave.2", "rectangle.grid.2x2": "square.grid.2x2",
    "photo.on.rectangle": "photo", "line.horizontal.3": "line.3.horizontal", "sun": "sun.max",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "lock.shield": "shield",
    "books.vertical": "book", "text.book.closed": "book",
    "backward.end.alt": "backward.end", "forward.end.alt": "forward.end", "tray.full": "tray",
    "tv": "display", "laptopcomputer": "display", "desktopcomputer": "display",
  ]
}

/// The width of text, so that a layout needs no font. The figures are those of a neutral sans serif in thousandths of the font size,
/// near to the system's font of Apple's platforms.
package enum TextMeasure {
  /// The width of one line of text in points.
  package static func width(of text: String, in font: DrawnFont) -> Double {
    let isMonospaced = font.design == "monospaced"
    var thousandths = 0
    for scalar in text.unicodeScalars {
      thousandths += isMonospaced && scalar.isASCII ? 617 : advance(of: scalar)
    }
    // Bolder letters are a little wider.
    let boldness = 1 + Double(max(0, font.weight - 400)) / 400 * 0.05
    return (Double(thousandths) * font.size * boldness / 100).rounded() / 10
  }

  /// Whether the figures are near to what every letter takes: of Latin, Greek, Cyrillic, Chinese, Japanese and Korean ones. Scripts that
  /// join their letters, emoji and others are only guessed.
  static func knowsLetters(of text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20...0x024F, 0x0370...0x052F, 0x1E00...0x1FFF, 0x2010...0x203A, 0x20A0...0x20BF, 0x2E80...0xA4CF,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60:
        true
      default: false
      }
    }
  }

  /// The text, cut short with an ellipsis where it is wider than `width`.
  static func cut(_ text: String, to width: Double, _ font: DrawnFont) -> String {
    if Self.width(of: text, in: font) <= width + 0.5 { return text }
    var kept = ""
    for character in text {
      if Self.width(of: kept + String(character) + "…", in: font) > width { break }
      kept.append(character)
      // No line that is drawn is longer.
      if kept.utf8.count > 400 { break }
    }
    return kept + "…"
  }

  /// The text in lines that are no wider than `width`, parted at spaces; a word that is wider alone is cut short. At most `mostLines`,
  /// of which the last one is cut where there would be more.
  static func lines(of text: String, to width: Double, _ font: DrawnFont, most mostLines: Int = 6) -> [String]
  {
    var words = text.split(separator: " ").map { String($0) }[...]
    var lines: [String] = []
    while let first = words.popFirst() {
      var line = first
      let isLast = lines.count == mostLines - 1
      while let next = words.first, isLast || Self.width(of: line + " " + next, in: font) <= width {
        line += " " + next
        words.removeFirst()
        // No line that is drawn is longer.
        if line.utf8.count > 1000 { break }
      }
      lines.append(cut(line, to: width, font))
      if isLast { break }
    }
    return lines
  }

  /// From the space (0x20) to the tilde (0x7E).
  private static let ascii = [
    270, 300, 430, 620, 620, 830, 680, 250, 350, 350, 440, 620, 270, 440, 270, 310, 620, 470, 600, 620, 640,
    610, 630, 560, 630, 630, 270, 270, 620, 620, 620, 520, 900, 670, 650, 710, 720, 600, 580, 740, 740, 260,
    540, 660, 570, 870, 740, 760, 630, 760, 640, 630, 630, 740, 670, 960, 670, 650, 650, 350, 310, 350, 620,
    540, 500, 550, 610, 550, 610, 570, 350, 610, 590, 240, 240, 540, 240, 870, 590, 590, 610, 610, 370, 520,
    350, 590, 550, 780, 540, 550, 540, 350, 260, 350, 620,
  ]

  private static func advance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: ascii[Int(scalar.value) - 0x20]
    // Combining marks, joiners and variation selectors.
    case 0x0300...0x036F, 0x0591...0x05C7, 0x064B...0x065F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    // Chinese, Japanese and Korean, and emoji.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      1000
    case 0x00...0x1F, 0x7F...0x9F: 0
    default: 590
    }
  }
}

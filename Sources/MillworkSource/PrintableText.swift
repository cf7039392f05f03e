/// Makes text from outside safe to print: control characters, which could move a terminal's cursor or recolour it, and
/// characters that turn the direction of text around are written as `\u{…}`. A tab becomes a space.
public func printable(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: { isUnprintable($0) || $0 == "\t" }) else { return String(text) }
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar == "\t" {
      result.append(" ")
    } else if isUnprintable(scalar) {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09: false
  case 0..<0x20, 0x7F..<0xA0: true
  case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029, 0xFEFF: true
  default: false
  }
}

/// The number of terminal columns that `text` takes: 0 for combining marks, 2 for wide East Asian characters and
/// emoji, 1 for the rest (Unicode Standard Annex 11, its wide blocks only).
func displayWidth(_ text: some StringProtocol) -> Int {
  text.unicodeScalars.reduce(0) { $0 + displayWidth($1) }
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}

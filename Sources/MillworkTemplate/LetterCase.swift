/// Names in other letter cases, as StencilSwiftKit makes them.
enum LetterCase {
  static func upperFirstLetter(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return String(first).uppercased() + String(text.unicodeScalars.dropFirst())
  }

  /// The first word in lower case: one capital letter, or of several capitals all but the one that begins the next word.
  static func lowerFirstWord(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var count = 0
    while count < scalars.count, isUpper(scalars[count]) { count += 1 }
    if count > 1, count < scalars.count, scalars[count].properties.generalCategory == .lowercaseLetter {
      count -= 1
    }
    return string(scalars[..<count]).lowercased() + string(scalars[count...])
  }

  /// The same for ASCII.
  static func lowerFirstWord(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var count = 0
    while count < bytes.count, isUpper(bytes[count]) { count += 1 }
    if count > 1, count < bytes.count, isLower(bytes[count]) { count -= 1 }
    for index in 0..<count { bytes[index] |= 0x20 }
    return bytes
  }

  /// Words in camel case from words joined by `_`; leading `_` stay, unless they are stripped.
  static func snakeToCamelCase(_ text: String, stripsLeading: Bool) -> String {
    let camel: String
    if text.utf8.contains(where: isLower) {
      camel = text.split(separator: "_").map { upperFirstLetter(String($0)) }.joined()
    } else {
      camel = snakeCase(text).split(separator: "_").map { capitalized(String($0)) }.joined()
    }
    if stripsLeading { return camel }
    return text.prefix { $0 == "_" } + camel
  }

  /// A `_` between words: before the last of several capitals that a small letter follows, and between a small letter or
  /// digit and a capital. `-` becomes `_`.
  static func snakeCase(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var first: [Unicode.Scalar] = []
    var index = 0
    while index < scalars.count {
      let start = index
      while index < scalars.count, isUpperOrDigit(scalars[index]) { index += 1 }
      let last = index - 1
      if last > start, isASCIIUpper(scalars[last]), index < scalars.count, isASCIILower(scalars[index]) {
        first += scalars[start..<last] + ["_", scalars[last], scalars[index]]
        index += 1
      } else if index > start {
        first += scalars[start..<index]
      } else {
        first.append(scalars[index])
        index += 1
      }
    }
    // The second expression is applied to as many characters as the original text has, as in StencilSwiftKit.
    var result = String.UnicodeScalarView()
    for (index, scalar) in first.enumerated() {
      if index > 0, index < scalars.count, isASCIIUpper(scalar),
        isASCIILower(first[index - 1]) || isASCIIDigit(first[index - 1])
      {
        result.append("_")
      }
      result.append(scalar == "-" ? "_" : scalar)
    }
    return String(result)
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  private static func isASCIIUpper(_ scalar: Unicode.Scalar) -> Bool { scalar >= "A" && scalar <= "Z" }
  private static func isASCIILower(_ scalar: Unicode.Scalar) -> Bool { scalar >= "a" && scalar <= "z" }
  private static func isASCIIDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }
  private static func isUpperOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    isASCIIUpper(scalar) || isASCIIDigit(scalar)
  }
  static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
}

/// The parts of a path that `/` separates.
enum PathText {
  static func lastComponent(_ path: String) -> String {
    guard let last = path.split(separator: "/").last else { return path.isEmpty ? "" : "/" }
    return String(last)
  }

  static func parent(_ path: String) -> String {
    let parts = path.split(separator: "/")
    let isAbsolute = path.hasPrefix("/")
    guard parts.count > 1 else { return isAbsolute ? "/" : "." }
    return (isAbsolute ? "/" : "") + parts.dropLast().joined(separator: "/")
  }
}

/// The same changes for text that is all ASCII, byte by byte.
enum ASCIIText {
  static func uppercased(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in bytes.indices where LetterCase.isLower(bytes[index]) { bytes[index] &= 0xDF }
    return bytes
  }

  static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in bytes.indices where LetterCase.isUpper(bytes[index]) { bytes[index] |= 0x20 }
    return bytes
  }

  static func upperFirst(_ bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.first, LetterCase.isLower(first) else { return bytes }
    var bytes = bytes
    bytes[0] &= 0xDF
    return bytes
  }

  static func lowerFirst(_ bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.first, LetterCase.isUpper(first) else { return bytes }
    var bytes = bytes
    bytes[0] |= 0x20
    return bytes
  }

  static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return first == 0 && last == bytes.count - 1 ? bytes : Array(bytes[first...last])
  }
}

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

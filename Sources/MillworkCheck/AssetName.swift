/// The Swift names that Xcode makes of asset names. The rules are read off symbol files that Xcode generated:
/// `AccentColor` → `accent`, `card-number` → `cardNumber`, `QR Icons` → `qrIcons`, `3d` → `_3D`, `3D` → `_3_D`,
/// `BMW` → `BMW`, `A-1-1` → `A_1_1`.
enum AssetName {
  /// The name of an asset's symbol, without back quotes, or `nil` where nothing of `name` can stand in a Swift name.
  static func symbol(_ name: String) -> String? {
    var words = words(name)
    if words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" {
      words.removeLast()
    }
    guard let first = words.first else { return nil }
    let result: String
    if words.contains(where: { $0.contains(where: \.isLowercase) }) {
      result = first.lowercased() + words.dropFirst().map(capitalized).joined()
    } else {
      result = words.joined(separator: "_")
    }
    return result.first?.isNumber == true ? "_" + result : result
  }

  /// The name of the type for a folder that provides a namespace, or `nil` as above.
  static func namespace(_ name: String) -> String? {
    let words = words(name)
    guard !words.isEmpty else { return nil }
    let result = words.map(capitalized).joined()
    return result.first?.isNumber == true ? "_" + result : result
  }

  /// `name` as it stands in a declaration: in back quotes where it is a reserved word.
  static func quoted(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The runs of letters of one word, and of digits: `XMLFile2` is `XML`, `File`, `2`.
  private static func words(_ name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else { continue }
      let before = index > 0 ? characters[index - 1] : nil
      let after = index + 1 < characters.count ? characters[index + 1] : nil
      let begins =
        switch before {
        case nil: true
        case let before? where !before.isLetter && !before.isNumber: true
        case let before? where before.isNumber != character.isNumber: true
        case let before? where character.isUppercase: !before.isUppercase || after?.isLowercase == true
        default: false
        }
      // Between two digits and between two letters of one case the word goes on.
      if begins && !(before?.isNumber == true && character.isNumber) {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}

import MillworkDocument
import MillworkSource

extension Decoder {
  /// A symbol's name, or `{asset: name}`.
  mutating func image(_ node: Node, _ field: Field) -> ImageChoice? {
    typealias Keys = ManifestSchema.ImageFields
    guard node.kind == .mapping else { return symbolName(node, field).map { .symbol($0) } }
    guard let fields = fields(of: node, as: Keys.schema), let asset = fields[Keys.asset],
      let name = assetName(asset, Keys.asset)
    else { return nil }
    let bundle = fields[Keys.bundle].flatMap { code($0, Keys.bundle) }
    if bundle == nil { imageAssets.append(Located(name.string, at: name.span)) }
    return .asset(name, bundle: bundle ?? lookup.bundle)
  }

  /// The name of a symbol. Which ones there are is Apple's to say, but all are small letters, digits and dots.
  private mutating func symbolName(_ node: Node, _ field: Field) -> PlainText? {
    guard let name = assetName(node, field) else { return nil }
    guard SymbolName.isPossible(name.string) else {
      report(.noSymbolName(field, name.string, at: name.span))
      return nil
    }
    return name
  }
}

/// Names of symbols of SF Symbols.
enum SymbolName {
  /// The form of all names, as a regular expression of ECMA 262.
  static let pattern = "^[a-z0-9]+(\\.[a-z0-9]+)*$"

  /// Whether `name` has that form.
  static func isPossible(_ name: String) -> Bool {
    name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy(isPartOfWord)
    }
  }

  /// The name that `text` was meant as: the one between the quotes of code that makes an image, or its words with dots between
  /// them; `nil` where there is none.
  static func meant(by text: String) -> String? {
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
    if quoted.count > 2 { return isPossible(String(quoted[1])) ? String(quoted[1]) : nil }
    guard text.utf8.allSatisfy({ CodeText.isPartOfName($0) || " .-".utf8.contains($0) }) else { return nil }
    // Capitals inside of a word are those of a name of one's own, such as `MyLogo`.
    let isOneWord = !text.contains { " ._-".contains($0) }
    if isOneWord, text.dropFirst().contains(where: \.isUppercase) { return nil }
    let words = text.lowercased().split { " ._-".contains($0) }
    let name = words.joined(separator: ".")
    return isPossible(name) ? name : nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }
}

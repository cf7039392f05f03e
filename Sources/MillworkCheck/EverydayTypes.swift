import MillworkSDK
import MillworkSource

/// The types that manifests name most, by which a misspelt one is known.
enum EverydayTypes {
  private static let names = [
    "Bool", "Character", "CGFloat", "Color", "Data", "Date", "Decimal", "Double", "Float", "Int", "String",
    "UInt",
    "URL", "UUID", "Void",
  ]

  /// Words of other languages.
  private static let others = [
    "boolean": "Bool", "integer": "Int", "number": "Double", "real": "Double", "str": "String",
    "text": "String",
  ]

  /// The type that `name` was meant as; `nil` where none is near.
  static func meant(by name: String) -> String? {
    let word = name.lowercased()
    if let other = others[word], name.first?.isLowercase == true { return other }
    let known = names + InterfaceModules.swiftUITypeNames.sorted()
    return known.first { $0.lowercased() == word } ?? nearestName(to: name, among: known)
  }
}

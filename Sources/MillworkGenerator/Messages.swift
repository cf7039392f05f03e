import MillworkManifest
import MillworkSource

/// Every sentence that this module says.
extension Diagnostic {
  static func sameTokenProperty(_ color: TokenColor, _ other: TokenColor, _ property: String) -> Diagnostic {
    Diagnostic(
      .error, "token-name-taken",
      "the tokens `\(color.name)` and `\(other.name)` would both become `Color.\(property)`",
      at: color.span, secondary: [.init(other.span, "`\(other.name)` stands here")],
      help: "give one of them another name")
  }

  static func tokenPropertyTaken(_ color: TokenColor, _ property: String) -> Diagnostic {
    Diagnostic(
      .error, "token-name-taken",
      "the token `\(color.name)` can't become `Color.\(property)`, which SwiftUI has already",
      at: color.span, help: "put it into a group, such as brand.\(color.name)")
  }

  static func tokenIsAssetSymbol(_ color: TokenColor, _ property: String) -> Diagnostic {
    Diagnostic(
      .warning, "token-name-taken",
      "Xcode makes a `Color.\(property)` of the colour set of `\(color.name)`, too, and two of one name don't compile",
      at: color.span,
      help:
        "put the token into a group, such as brand.\(color.name), or switch ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_EXTENSIONS off for the target"
    )
  }

  /// The same with the component that a template was rendered for when it was met.
  func met(for component: Component) -> Diagnostic {
    var result = self
    result.notes.append(.init("met for the component `\(component.name.value)`", at: component.name.span))
    return result
  }

  /// The note that components beside the first meet the same.
  static func metForOthers(_ count: Int) -> Note {
    .init("and for \(count) more \(count == 1 ? "component" : "components")")
  }

  static func tokenNeedsCatalog(_ color: TokenColor) -> Diagnostic {
    Diagnostic(
      .error, "token-needs-catalogue",
      "the token `\(color.name)` differs by colour scheme, which a property of Color alone can't",
      at: color.span, help: "emit the catalogue, too: `emit: [catalog, extension]`")
  }
}

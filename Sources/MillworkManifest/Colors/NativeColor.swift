import MillworkSDK

/// A colour of UIKit's or AppKit's own, by its name there, which SwiftUI has no name for.
///
/// https://developer.apple.com/documentation/uikit/standard-colors and ui-element-colors,
/// https://developer.apple.com/documentation/appkit/standard-colors and ui-element-colors
package struct NativeColor: Sendable, Hashable {
  /// Where the colour is declared.
  package enum Framework: Sendable {
    case uiKit, appKit

    /// The framework of `platform` whose colours `Color` takes; `nil` for watchOS, whose UIKit has no colours that adapt.
    package init?(of platform: Platform) {
      switch platform {
      case .iOS, .tvOS, .visionOS: self = .uiKit
      case .macOS: self = .appKit
      case .watchOS: return nil
      }
    }
  }

  /// Where the colour is declared.
  package let framework: Framework
  /// The name of the property.
  package let name: String

  /// The colour of that name on `platform`; `nil` where it has none.
  package init?(_ name: String, on platform: Platform) {
    guard let framework = Framework(of: platform), Self.floor(of: name, on: platform) != nil else {
      return nil
    }
    self.framework = framework
    self.name = name
  }

  /// The first version of `platform` that has the colour of that name, no older than those that Millwork generates for; `nil` where
  /// none has.
  static func floor(of name: String, on platform: Platform) -> OSVersion? {
    guard let framework = Framework(of: platform) else { return nil }
    switch framework {
    case .uiKit:
      let isKnown =
        shared.contains(name) || uiKit.contains(name) || platform != .tvOS && notOnTV.contains(name)
      return isKnown ? platform.oldest : nil
    case .appKit:
      if appKitOf14.contains(name) { return OSVersion(14) }
      return shared.contains(name) || appKit.contains(name) ? platform.oldest : nil
    }
  }

  /// A name that `platform` has; `nil` where it has none.
  static func example(on platform: Platform) -> String? {
    switch Framework(of: platform) {
    case .uiKit: "systemGray"
    case .appKit: "controlColor"
    case nil: nil
    }
  }

  /// Every name, each once.
  package static let names = Set(shared + uiKit + notOnTV + appKit + appKitOf14).sorted()

  private static let shared = [
    "darkGray", "lightGray", "magenta", "systemBlue", "systemBrown", "systemCyan", "systemGray",
    "systemGreen", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed",
    "systemTeal", "systemYellow",
  ]
  private static let uiKit = [
    "label", "link", "opaqueSeparator", "placeholderText", "quaternaryLabel", "secondaryLabel", "separator",
    "tertiaryLabel", "tintColor",
  ]
  private static let notOnTV = [
    "darkText", "lightText", "quaternarySystemFill", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "systemBackground", "systemFill", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "systemGroupedBackground", "tertiarySystemBackground",
    "tertiarySystemFill", "tertiarySystemGroupedBackground",
  ]
  private static let appKit = [
    "alternateSelectedControlTextColor", "controlAccentColor", "controlBackgroundColor", "controlColor",
    "controlTextColor", "disabledControlTextColor", "findHighlightColor", "gridColor", "headerTextColor",
    "highlightColor", "keyboardFocusIndicatorColor", "labelColor", "linkColor", "placeholderTextColor",
    "quaternaryLabelColor", "quinaryLabel", "scrubberTexturedBackground", "secondaryLabelColor",
    "selectedContentBackgroundColor", "selectedControlColor", "selectedControlTextColor",
    "selectedMenuItemTextColor", "selectedTextBackgroundColor", "selectedTextColor", "separatorColor",
    "shadowColor", "tertiaryLabelColor", "textBackgroundColor", "textColor", "underPageBackgroundColor",
    "unemphasizedSelectedContentBackgroundColor", "unemphasizedSelectedTextBackgroundColor",
    "unemphasizedSelectedTextColor", "windowBackgroundColor", "windowFrameTextColor",
  ]
  private static let appKitOf14 = [
    "quaternarySystemFill", "quinarySystemFill", "secondarySystemFill", "systemFill", "tertiarySystemFill",
    "textInsertionPointColor",
  ]
}

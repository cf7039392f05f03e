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

  /// The colour of that name on `platform`, in every version that Millwork generates for; `nil` where it has none.
  package init?(_ name: String, on platform: Platform) {
    guard let framework = Framework(of: platform) else { return nil }
    let isKnown =
      switch framework {
      case .uiKit:
        Self.shared.contains(name) || Self.uiKit.contains(name)
          || platform != .tvOS && Self.notOnTV.contains(name)
      case .appKit: Self.shared.contains(name) || Self.appKit.contains(name)
      }
    guard isKnown else { return nil }
    self.framework = framework
    self.name = name
  }

  /// Every name.
  package static let names = (shared + uiKit + notOnTV + appKit).sorted()

  private static let shared = [
    "systemBlue", "systemBrown", "systemCyan", "systemGray", "systemGreen", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
  ]
  private static let uiKit = [
    "label", "link", "opaqueSeparator", "placeholderText", "quaternaryLabel", "secondaryLabel", "separator",
    "tertiaryLabel",
  ]
  private static let notOnTV = [
    "quaternarySystemFill", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "systemBackground", "systemFill", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "systemGroupedBackground", "tertiarySystemBackground",
    "tertiarySystemFill", "tertiarySystemGroupedBackground",
  ]
  private static let appKit = [
    "alternateSelectedControlTextColor", "controlAccentColor", "controlBackgroundColor", "controlColor",
    "controlTextColor", "disabledControlTextColor", "findHighlightColor", "gridColor", "headerTextColor",
    "highlightColor", "keyboardFocusIndicatorColor", "labelColor", "linkColor", "placeholderTextColor",
    "quaternaryLabelColor", "secondaryLabelColor", "selectedContentBackgroundColor", "selectedControlColor",
    "selectedControlTextColor", "selectedMenuItemTextColor", "selectedTextBackgroundColor",
    "selectedTextColor", "separatorColor", "shadowColor", "tertiaryLabelColor", "textBackgroundColor",
    "textColor", "underPageBackgroundColor", "unemphasizedSelectedContentBackgroundColor",
    "windowBackgroundColor", "windowFrameTextColor",
  ]
}

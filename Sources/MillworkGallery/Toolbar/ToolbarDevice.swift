import MillworkSDK

/// A device whose screen or window shows a toolbar's content.
package enum ToolbarDevice: String, CaseIterable, Sendable {
  case iPhone = "iphone"
  case iPad = "ipad"
  case mac
  case tv
  case watch
  case vision

  /// The platform that the device runs.
  package var platform: Platform {
    switch self {
    case .iPhone, .iPad: .iOS
    case .mac: .macOS
    case .tv: .tvOS
    case .watch: .watchOS
    case .vision: .visionOS
    }
  }

  /// The name as people write it.
  package var title: String {
    switch self {
    case .iPhone: "iPhone"
    case .iPad: "iPad"
    case .mac: "Mac"
    case .tv: "Apple TV"
    case .watch: "Apple Watch"
    case .vision: "Apple Vision Pro"
    }
  }

  /// The width of the screen or window in points. The iPhone's is the narrowest of those that run iOS 26 in its standard zoom,
  /// the iPad's that of an 11-inch model upright; a Mac's window may have any.
  package var width: Double {
    switch self {
    case .iPhone: 375
    case .iPad: 820
    case .mac: 860
    case .tv: 960
    case .watch: 198
    case .vision: 720
    }
  }

  /// Whether a sidebar is a pane of the whole height, beside the bar and the content.
  package var hasSidebarPane: Bool { self == .iPad || self == .mac }

  /// Whether its bars have a menu for what does not fit.
  package var hasOverflowMenu: Bool { self != .watch }

  /// The name of the system, as in `iPadOS`.
  package var systemName: String { self == .iPad ? "iPadOS" : platform.name }
}

/// What a picture of toolbar content is a picture of.
package struct ToolbarScene: Hashable, Sendable {
  /// The device.
  package var device: ToolbarDevice
  /// The version of its system.
  package var version: OSVersion
  /// The direction of its language.
  package var direction: LayoutDirection
  /// Whether the keyboard is shown, with the row above it.
  package var hasKeyboard: Bool

  /// A picture without the keyboard.
  package init(
    _ device: ToolbarDevice, _ version: OSVersion, _ direction: LayoutDirection = .leftToRight,
    hasKeyboard: Bool = false
  ) {
    self.device = device
    self.version = version
    self.direction = direction
    self.hasKeyboard = hasKeyboard
  }

  /// Whether bars are glass. visionOS had glass windows before, and no glass groups in them.
  package var isGlass: Bool { version.major >= 26 && device != .vision }

  /// Whether menus show symbols behind their titles, as those of iOS did before 26.
  package var menuSymbolsTrail: Bool { version.major < 26 && device.platform == .iOS }
}

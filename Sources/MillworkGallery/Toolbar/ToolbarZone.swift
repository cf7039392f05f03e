import MillworkManifest
import MillworkSDK

/// A part of a screen or window in which toolbar items stand.
package enum ToolbarZone: String, CaseIterable, Sendable {
  /// The leading edge of the bar at the top.
  case leading
  /// The top of the sidebar, which is a pane of the window's whole height.
  case sidebar
  /// The middle of the bar at the top, in place of the title.
  case center
  /// The trailing edge of the bar at the top.
  case trailing
  /// The menu behind three dots at the trailing edge.
  case overflow
  /// Under the title in the bar.
  case subtitle
  /// The title below the bar.
  case largeTitle
  /// Under the title below the bar.
  case largeSubtitle
  /// The search field under the title.
  case search
  /// The bar at the bottom; on visionOS the ornament below the window.
  case bottom
  /// The middle of the bar at the bottom.
  case status
  /// The row above the keyboard.
  case keyboard
  /// The leading edge at the foot of a sheet.
  case sheetLeading
  /// The trailing edge at the foot of a sheet.
  case sheetTrailing
  /// The top of the content, which is revealed by scrolling.
  case content
  /// Nowhere that a picture shows, such as the Touch Bar, or what a person may add.
  case unseen
}

extension ToolbarZone {
  /// Where a device puts items of a placement.
  ///
  /// Source: the discussions on the pages below https://developer.apple.com/documentation/swiftui/toolbaritemplacement.
  /// On a Mac `primaryAction` is drawn at the trailing edge, where AppKit puts what follows the title, although its page says
  /// leading: SwiftUI parts it from the title by a flexible space.
  package init(of placement: String, on device: ToolbarDevice) {
    switch device {
    case .iPhone, .iPad, .tv, .vision: self = Self.barZone(of: placement, on: device)
    case .mac: self = Self.windowZone(of: placement)
    case .watch: self = Self.watchZone(of: placement)
    }
  }

  private static func barZone(of placement: String, on device: ToolbarDevice) -> ToolbarZone {
    switch placement {
    case "navigation", "topBarLeading", "navigationBarLeading", "cancellationAction": .leading
    case "principal", "title": .center
    case "secondaryAction": .overflow
    case "subtitle": .subtitle
    case "largeTitle": .largeTitle
    case "largeSubtitle": .largeSubtitle
    case "bottomBar", "bottomOrnament": .bottom
    // Apple TV shows it in the sidebar of a split view alone.
    case "status": device == .tv ? .unseen : .status
    case "keyboard": .keyboard
    default: .trailing
    }
  }

  private static func windowZone(of placement: String) -> ToolbarZone {
    switch placement {
    case "navigation": .leading
    case "principal", "status": .center
    case "cancellationAction", "confirmationAction": .sheetTrailing
    case "destructiveAction": .sheetLeading
    // The Touch Bar.
    case "keyboard": .unseen
    default: .trailing
    }
  }

  private static func watchZone(of placement: String) -> ToolbarZone {
    switch placement {
    case "topBarLeading", "cancellationAction": .leading
    case "topBarTrailing", "confirmationAction", "destructiveAction": .trailing
    case "bottomBar": .bottom
    default: .content
    }
  }
}

extension PlacementPlan {
  /// The placement that a version of a platform uses, in code that is built with the SDK of that version or 26, whichever is
  /// newer; `nil` for a platform that the manifest does not name.
  func name(on platform: Platform, _ version: OSVersion) -> String? {
    guard let entry = byPlatform.first(where: { $0.platform == platform }) else { return nil }
    guard let newer = entry.newer, newer.version ?? version <= version,
      let sdk = APIFacts.placement(named: newer.name)?.sdk, sdk.major <= max(version.major, 26)
    else { return entry.name }
    return newer.name
  }
}

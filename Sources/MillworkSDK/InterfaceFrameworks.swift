/// The frameworks besides SwiftUI and what it re-exports: a program's compiler builds each only where it is imported.
extension InterfaceModules {
  /// The modules, each after those that it imports. They may import any of the modules that SwiftUI needs.
  static let frameworks: [InterfaceModule] = [
    InterfaceModule("SwiftData", [SwiftData.modelContexts, SwiftData.models]),
    InterfaceModule("CoreLocation", [CoreLocation.locations]),
    InterfaceModule("MapKit", [MapKit.mapView, MapKit.maps]),
    InterfaceModule("Charts", [Charts.axes, Charts.marks]),
    InterfaceModule("CoreMedia", [CoreMedia.times]),
    InterfaceModule("AVFoundation", [AVFoundation.media]),
    InterfaceModule("AVKit", on: [.iOS, .macOS, .tvOS, .visionOS], [AVKit.players]),
    InterfaceModule("Photos", [Photos.library]),
    InterfaceModule("PhotosUI", on: [.iOS, .macOS, .watchOS, .visionOS], [PhotosUI.photosPicker]),
    InterfaceModule("WebKit", on: [.iOS, .macOS, .visionOS], [WebKit.webViews]),
    InterfaceModule("UserNotifications", [UserNotifications.center]),
    InterfaceModule("SafariServices", on: [.iOS, .visionOS], [SafariServices.safari]),
    InterfaceModule("MessageUI", on: [.iOS, .visionOS], [MessageUI.composers]),
    InterfaceModule(
      "LocalAuthentication", on: [.iOS, .macOS, .watchOS, .visionOS], [LocalAuthentication.authenticationContexts]),
    InterfaceModule("QuickLook", on: [.iOS, .macOS, .visionOS], [QuickLook.quickLookPreview]),
    InterfaceModule("StoreKit", [StoreKit.store]),
    InterfaceModule("AppIntents", [AppIntents.intents]),
    InterfaceModule("WidgetKit", on: [.iOS, .macOS, .watchOS, .visionOS], [WidgetKit.widgets]),
    InterfaceModule("TipKit", [TipKit.tips]),
  ]

  /// The subjects of SwiftData.
  enum SwiftData {}
  /// The subjects of CoreLocation.
  enum CoreLocation {}
  /// The subjects of MapKit.
  enum MapKit {}
  /// The subjects of Charts.
  enum Charts {}
  /// The subjects of CoreMedia.
  enum CoreMedia {}
  /// The subjects of AVFoundation.
  enum AVFoundation {}
  /// The subjects of AVKit.
  enum AVKit {}
  /// The subjects of Photos.
  enum Photos {}
  /// The subjects of PhotosUI.
  enum PhotosUI {}
  /// The subjects of WebKit.
  enum WebKit {}
  /// The subjects of UserNotifications.
  enum UserNotifications {}
  /// The subjects of SafariServices.
  enum SafariServices {}
  /// The subjects of MessageUI.
  enum MessageUI {}
  /// The subjects of LocalAuthentication.
  enum LocalAuthentication {}
  /// The subjects of QuickLook.
  enum QuickLook {}
  /// The subjects of StoreKit.
  enum StoreKit {}
  /// The subjects of AppIntents.
  enum AppIntents {}
  /// The subjects of WidgetKit.
  enum WidgetKit {}
  /// The subjects of TipKit.
  enum TipKit {}
}

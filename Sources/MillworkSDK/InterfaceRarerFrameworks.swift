/// Frameworks that fewer apps import, and names of parts of frameworks that code imports.
extension InterfaceModules {
  /// The modules, each after those that it imports. They may import any of ``frameworks``.
  static let rarerFrameworks: [InterfaceModule] = [
    InterfaceModule(
      "RealityKit", on: [.iOS, .macOS, .tvOS, .visionOS],
      [
        RealityKit.entities, RealityKit.meshes, RealityKit.materials, RealityKit.components,
        RealityKit.physics, RealityKit.animations, RealityKit.realityScenes, RealityKit.realityViews,
        RealityKit.realityContent,
      ]),
    InterfaceModule(
      "Intents", on: [.iOS, .macOS, .tvOS, .watchOS, .visionOS], [Intents.siriIntents]),
    InterfaceModule("IntentsUI", on: [.iOS, .macOS, .visionOS], [IntentsUI.voiceShortcuts]),
    InterfaceModule("NearbyInteraction", on: [.iOS, .watchOS], [NearbyInteraction.nearby]),
    InterfaceModule("CoreNFC", on: [.iOS], [CoreNFC.nearField]),
    InterfaceModule("ScreenCaptureKit", on: [.macOS], [ScreenCaptureKit.screenCapture]),
    InterfaceModule("CoreWLAN", on: [.macOS], [CoreWLAN.wirelessNetworks]),
    InterfaceModule("PushToTalk", on: [.iOS], [PushToTalk.channels]),
    InterfaceModule(
      "DeviceActivity", on: [.iOS, .macOS, .visionOS], [DeviceActivity.activityReports]),
    InterfaceModule(
      "NetworkExtension", on: [.iOS, .macOS, .tvOS, .visionOS],
      [NetworkExtension.networkExtensions]),
    InterfaceModule("CoreAudio", [CoreAudio.coreAudio]),
    InterfaceModule("CoreMIDI", [CoreMIDI.midi]),
    InterfaceModule(
      "MediaAccessibility", on: [.iOS, .macOS, .tvOS, .visionOS],
      [MediaAccessibility.captionAppearance]),
    InterfaceModule("ShazamKit", [ShazamKit.recognition]),
    InterfaceModule("MusicKit", [MusicKit.musicItems]),
    InterfaceModule("SoundAnalysis", [SoundAnalysis.soundClassification]),
    InterfaceModule("RoomPlan", on: [.iOS], [RoomPlan.roomCapture]),
    InterfaceModule("TabularData", [TabularData.dataFrames]),
    InterfaceModule("Accelerate", [Accelerate.vectorMath]),
    InterfaceModule("Compression", [Compression.compressionAlgorithms]),
    InterfaceModule(
      "UserNotificationsUI", on: [.iOS, .macOS, .visionOS],
      [UserNotificationsUI.notificationContent]),
    InterfaceModule("Messages", on: [.iOS, .visionOS], [Messages.messagesApps]),
    InterfaceModule("CarPlay", on: [.iOS], [CarPlay.carTemplates]),
    InterfaceModule(
      "CryptoTokenKit", on: [.iOS, .macOS, .tvOS, .watchOS, .visionOS],
      [CryptoTokenKit.smartCards]),
    InterfaceModule(
      "DeviceCheck", on: [.iOS, .macOS, .tvOS, .watchOS, .visionOS], [DeviceCheck.attestation]),
    InterfaceModule("HomeKit", on: [.iOS, .tvOS, .watchOS, .visionOS], [HomeKit.homes]),
    InterfaceModule("SQLite3", [SQLite3.database]),
    InterfaceModule("SwiftUICore", [SwiftUICore.core]),
    InterfaceModule(
      "_PhotosUI_SwiftUI", on: [.iOS, .macOS, .watchOS, .visionOS], [PhotosUISwiftUI.overlay]),
    InterfaceModule("_MapKit_SwiftUI", [MapKitSwiftUI.overlay]),
    InterfaceModule("_AVKit_SwiftUI", on: [.iOS, .macOS, .tvOS, .visionOS], [AVKitSwiftUI.overlay]),
    InterfaceModule("_SwiftData_SwiftUI", [SwiftDataSwiftUI.overlay]),
    InterfaceModule("_StoreKit_SwiftUI", [StoreKitSwiftUI.overlay]),
    InterfaceModule("_AuthenticationServices_SwiftUI", [AuthenticationServicesSwiftUI.overlay]),
    InterfaceModule("_SpriteKit_SwiftUI", [SpriteKitSwiftUI.overlay]),
    InterfaceModule(
      "_RealityKit_SwiftUI", on: [.iOS, .macOS, .tvOS, .visionOS], [RealityKitSwiftUI.overlay]),
    InterfaceModule(
      "RealityFoundation", on: [.iOS, .macOS, .tvOS, .visionOS], [RealityFoundation.overlay]),
    InterfaceModule("QuickLookUI", on: [.macOS], [QuickLookUI.previewPanels]),
    InterfaceModule("Quartz", on: [.macOS], [Quartz.quartz]),
  ]

  /// The subjects of RealityKit.
  enum RealityKit {}
  /// The subjects of Intents.
  enum Intents {}
  /// The subjects of IntentsUI.
  enum IntentsUI {}
  /// The subjects of NearbyInteraction.
  enum NearbyInteraction {}
  /// The subjects of CoreNFC.
  enum CoreNFC {}
  /// The subjects of ScreenCaptureKit.
  enum ScreenCaptureKit {}
  /// The subjects of CoreWLAN.
  enum CoreWLAN {}
  /// The subjects of PushToTalk.
  enum PushToTalk {}
  /// The subjects of DeviceActivity.
  enum DeviceActivity {}
  /// The subjects of NetworkExtension.
  enum NetworkExtension {}
  /// The subjects of CoreAudio.
  enum CoreAudio {}
  /// The subjects of CoreMIDI.
  enum CoreMIDI {}
  /// The subjects of MediaAccessibility.
  enum MediaAccessibility {}
  /// The subjects of ShazamKit.
  enum ShazamKit {}
  /// The subjects of MusicKit.
  enum MusicKit {}
  /// The subjects of SoundAnalysis.
  enum SoundAnalysis {}
  /// The subjects of RoomPlan.
  enum RoomPlan {}
  /// The subjects of TabularData.
  enum TabularData {}
  /// The subjects of Accelerate.
  enum Accelerate {}
  /// The subjects of Compression.
  enum Compression {}
  /// The subjects of UserNotificationsUI.
  enum UserNotificationsUI {}
  /// The subjects of Messages.
  enum Messages {}
  /// The subjects of CarPlay.
  enum CarPlay {}
  /// The subjects of CryptoTokenKit.
  enum CryptoTokenKit {}
  /// The subjects of DeviceCheck.
  enum DeviceCheck {}
  /// The subjects of HomeKit.
  enum HomeKit {}
  /// The subjects of SQLite3.
  enum SQLite3 {}
  /// The subjects of SwiftUICore.
  enum SwiftUICore {}
  /// The subjects of _PhotosUI_SwiftUI.
  enum PhotosUISwiftUI {}
  /// The subjects of _MapKit_SwiftUI.
  enum MapKitSwiftUI {}
  /// The subjects of _AVKit_SwiftUI.
  enum AVKitSwiftUI {}
  /// The subjects of _SwiftData_SwiftUI.
  enum SwiftDataSwiftUI {}
  /// The subjects of _StoreKit_SwiftUI.
  enum StoreKitSwiftUI {}
  /// The subjects of _AuthenticationServices_SwiftUI.
  enum AuthenticationServicesSwiftUI {}
  /// The subjects of _SpriteKit_SwiftUI.
  enum SpriteKitSwiftUI {}
  /// The subjects of _RealityKit_SwiftUI.
  enum RealityKitSwiftUI {}
  /// The subjects of RealityFoundation.
  enum RealityFoundation {}
  /// The subjects of QuickLookUI.
  enum QuickLookUI {}
  /// The subjects of Quartz.
  enum Quartz {}
}

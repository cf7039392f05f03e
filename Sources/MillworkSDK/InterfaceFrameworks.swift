/// The frameworks besides SwiftUI and what it re-exports: a program's compiler builds each only where it is imported.
extension InterfaceModules {
  /// The modules, each after those that it imports. They may import any of the modules that SwiftUI needs.
  static let frameworks: [InterfaceModule] = [
    InterfaceModule("Security", [Security.keychain, Security.keys]),
    InterfaceModule("SwiftData", [SwiftData.modelContexts, SwiftData.models]),
    InterfaceModule("CoreLocation", [CoreLocation.locations]),
    InterfaceModule(
      "MapKit",
      [
        MapKit.mapView, MapKit.maps, MapKit.mapViews, MapKit.mapOverlays, MapKit.mapAnnotations,
        MapKit.mapSelections,
      ]),
    InterfaceModule("Charts", [Charts.axes, Charts.charts3D, Charts.marks]),
    InterfaceModule("ImageIO", [ImageIO.imageSources, ImageIO.imageProperties]),
    InterfaceModule("CoreVideo", [CoreVideo.pixelBuffers]),
    InterfaceModule(
      "Metal", on: [.iOS, .macOS, .tvOS, .visionOS],
      [Metal.metalDevices, Metal.metalCommands, Metal.metalFormats]),
    InterfaceModule("CoreML", [CoreML.machineModels, CoreML.shapedArrays]),
    InterfaceModule("CoreMedia", [CoreMedia.times]),
    InterfaceModule("AudioToolbox", [AudioToolbox.systemSounds]),
    InterfaceModule(
      "AVFoundation",
      [
        AVFoundation.media, AVFoundation.audioMedia, AVFoundation.audioEngine, AVFoundation.capture,
        AVFoundation.captureOutputs, AVFoundation.editing,
      ]),
    InterfaceModule("AVKit", on: [.iOS, .macOS, .tvOS, .visionOS], [AVKit.players]),
    InterfaceModule("Photos", [Photos.library, Photos.libraryChanges, Photos.imageManager]),
    InterfaceModule("PhotosUI", on: [.iOS, .macOS, .watchOS, .visionOS], [PhotosUI.photosPicker]),
    InterfaceModule(
      "WebKit", on: [.iOS, .macOS, .visionOS], [WebKit.webViews, WebKit.navigation, WebKit.webPages]),
    InterfaceModule(
      "SafariServices", on: [.iOS, .macOS, .visionOS],
      [SafariServices.safari, SafariServices.safariExtensions]),
    InterfaceModule("MessageUI", on: [.iOS, .visionOS], [MessageUI.composers]),
    InterfaceModule(
      "LocalAuthentication", on: [.iOS, .macOS, .watchOS, .visionOS],
      [LocalAuthentication.authenticationContexts]),
    InterfaceModule("QuickLook", on: [.iOS, .macOS, .visionOS], [QuickLook.quickLookPreview]),
    InterfaceModule("StoreKit", [StoreKit.store, StoreKit.storeViews]),
    InterfaceModule("AppIntents", [AppIntents.intents, AppIntents.intentRequests]),
    InterfaceModule("ActivityKit", on: [.iOS], [ActivityKit.activities]),
    InterfaceModule(
      "WidgetKit", on: [.iOS, .macOS, .watchOS, .visionOS],
      [WidgetKit.widgets, WidgetKit.controls, WidgetKit.liveActivities]),
    InterfaceModule("TipKit", [TipKit.tips, TipKit.tipViews]),
    InterfaceModule("CryptoKit", [CryptoKit.digests, CryptoKit.signing]),
    InterfaceModule("Network", [Network.paths, Network.connections]),
    InterfaceModule("ServiceManagement", on: [.macOS], [ServiceManagement.loginItems]),
    InterfaceModule(
      "AuthenticationServices",
      [AuthenticationServices.signIn, AuthenticationServices.webSignIn]),
    InterfaceModule(
      "Contacts", on: [.iOS, .macOS, .watchOS, .visionOS],
      [Contacts.contactObjects, Contacts.contactStore]),
    InterfaceModule(
      "EventKit", on: [.iOS, .macOS, .watchOS, .visionOS],
      [EventKit.events, EventKit.eventStore]),
    InterfaceModule(
      "CoreImage", on: [.iOS, .macOS, .tvOS, .visionOS],
      [
        CoreImage.filterBuiltins, CoreImage.filters, CoreImage.images, CoreImage.detectors,
        CoreImage.distortionFilters, CoreImage.generatorFilters, CoreImage.styleFilters,
        CoreImage.geometryFilters, CoreImage.transitionFilters,
      ]),
    InterfaceModule("PDFKit", on: [.iOS, .macOS, .visionOS], [PDFKit.documents, PDFKit.annotations]),
    InterfaceModule("CoreHaptics", on: [.iOS, .macOS, .tvOS, .visionOS], [CoreHaptics.haptics]),
    InterfaceModule(
      "CoreMotion", on: [.iOS, .watchOS, .visionOS, .macOS],
      [CoreMotion.motion, CoreMotion.pedometers]),
    InterfaceModule(
      "FoundationModels", on: [.iOS, .macOS, .visionOS],
      [FoundationModels.generating, FoundationModels.sessions]),
    InterfaceModule("BackgroundTasks", on: [.iOS, .tvOS, .visionOS], [BackgroundTasks.scheduling]),
    InterfaceModule("WatchConnectivity", on: [.iOS, .watchOS], [WatchConnectivity.watchSession]),
    InterfaceModule("MediaPlayer", [MediaPlayer.nowPlaying, MediaPlayer.mediaLibrary]),
    InterfaceModule("Translation", on: [.iOS, .macOS], [Translation.translating]),
    InterfaceModule(
      "SpriteKit", [SpriteKit.scenes, SpriteKit.sprites, SpriteKit.actions, SpriteKit.physics]),
    InterfaceModule("PencilKit", on: [.iOS, .macOS, .visionOS], [PencilKit.pencilDrawings]),
    InterfaceModule("AVFAudio", [AVFAudio.audio]),
    InterfaceModule(
      "HealthKit", on: [.iOS, .macOS, .watchOS, .visionOS],
      [
        HealthKit.objectTypes, HealthKit.typeIdentifiers, HealthKit.characteristics, HealthKit.samples,
        HealthKit.workouts, HealthKit.workoutSessions, HealthKit.store, HealthKit.queries,
        HealthKit.asyncQueries,
      ]),
    InterfaceModule("Speech", on: [.iOS, .macOS, .visionOS], [Speech.recognition]),
    InterfaceModule(
      "AppTrackingTransparency", on: [.iOS, .macOS, .tvOS, .visionOS], [AppTrackingTransparency.tracking]),
    InterfaceModule(
      "CloudKit",
      [CloudKit.records, CloudKit.containers, CloudKit.operations, CloudKit.sharing, CloudKit.syncEngine]),
    InterfaceModule("LinkPresentation", on: [.iOS, .macOS, .tvOS, .visionOS], [LinkPresentation.links]),
    InterfaceModule(
      "Vision", on: [.iOS, .macOS, .tvOS, .visionOS],
      [
        Vision.requests, Vision.imageRequests, Vision.observations, Vision.bodyPoses, Vision.swiftRequests,
        Vision.swiftObservations,
      ]),
    InterfaceModule("VisionKit", on: [.iOS], [VisionKit.scanning, VisionKit.dataScanner]),
    InterfaceModule("MetalKit", on: [.iOS, .macOS, .tvOS, .visionOS], [MetalKit.metalViews]),
    InterfaceModule(
      "SceneKit",
      [SceneKit.sceneGraph, SceneKit.sceneViews, SceneKit.geometry, SceneKit.physics, SceneKit.actions]),
    InterfaceModule(
      "ARKit", on: [.iOS, .visionOS],
      [ARKit.worldTracking, ARKit.anchors, ARKit.sessions, ARKit.roomAnchors]),
    InterfaceModule("CoreBluetooth", [CoreBluetooth.bluetooth, CoreBluetooth.peripherals]),
    InterfaceModule("ContactsUI", on: [.iOS, .macOS, .visionOS], [ContactsUI.contactPickers]),
    InterfaceModule("EventKitUI", on: [.iOS, .visionOS], [EventKitUI.eventEditors]),
    InterfaceModule("NaturalLanguage", [NaturalLanguage.languages]),
    InterfaceModule(
      "PassKit", on: [.iOS, .macOS, .watchOS, .visionOS],
      [PassKit.payments, PassKit.paymentControllers]),
    InterfaceModule("JavaScriptCore", on: [.iOS, .macOS, .tvOS, .visionOS], [JavaScriptCore.scripts]),
    InterfaceModule("CoreSpotlight", on: [.iOS, .macOS, .visionOS], [CoreSpotlight.searchIndex]),
    InterfaceModule(
      "MultipeerConnectivity", on: [.iOS, .macOS, .tvOS, .visionOS],
      [MultipeerConnectivity.peers]),
    InterfaceModule("GameKit", [GameKit.gameCenter, GameKit.matches]),
    InterfaceModule("GameController", on: [.iOS, .macOS, .tvOS, .visionOS], [GameController.controllers]),
    InterfaceModule(
      "SystemConfiguration", on: [.iOS, .macOS, .tvOS, .visionOS],
      [SystemConfiguration.reachability]),
    InterfaceModule("AdSupport", on: [.iOS, .macOS, .tvOS, .visionOS], [AdSupport.advertising]),
    InterfaceModule("CoreLocationUI", on: [.iOS, .watchOS, .visionOS], [CoreLocationUI.locationButtons]),
    InterfaceModule(
      "QuickLookThumbnailing", on: [.iOS, .macOS, .visionOS],
      [QuickLookThumbnailing.thumbnails]),
    InterfaceModule("WeatherKit", [WeatherKit.weather, WeatherKit.weatherConditions]),
    InterfaceModule("Carbon", on: [.macOS], [Carbon.carbonEvents, Carbon.virtualKeys]),
    InterfaceModule("CommonCrypto", [CommonCrypto.digestFunctions]),
    InterfaceModule("ImagePlayground", on: [.iOS, .macOS, .visionOS], [ImagePlayground.imageSheets]),
    InterfaceModule("ManagedSettings", on: [.iOS], [ManagedSettings.shields]),
    InterfaceModule("FamilyControls", on: [.iOS], [FamilyControls.familyControls]),
    InterfaceModule("IOKit", on: [.macOS], [IOKit.powerSources]),
    InterfaceModule("MetricKit", on: [.iOS, .macOS, .visionOS], [MetricKit.metrics]),
    InterfaceModule("CallKit", on: [.iOS, .watchOS, .visionOS], [CallKit.calls]),
    InterfaceModule("CoreTelephony", on: [.iOS], [CoreTelephony.carriers]),
    InterfaceModule(
      "GroupActivities", on: [.iOS, .macOS, .tvOS, .visionOS],
      [GroupActivities.groupActivities]),
    InterfaceModule("AlarmKit", on: [.iOS], [AlarmKit.alarms]),
  ]

  /// The subjects of Security.
  enum Security {}
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
  /// The subjects of CryptoKit.
  enum CryptoKit {}
  /// The subjects of Network.
  enum Network {}
  /// The subjects of ServiceManagement.
  enum ServiceManagement {}
  /// The subjects of AuthenticationServices.
  enum AuthenticationServices {}
  /// The subjects of Contacts.
  enum Contacts {}
  /// The subjects of EventKit.
  enum EventKit {}
  /// The subjects of CoreImage.
  enum CoreImage {}
  /// The subjects of PDFKit.
  enum PDFKit {}
  /// The subjects of CoreHaptics.
  enum CoreHaptics {}
  /// The subjects of CoreMotion.
  enum CoreMotion {}
  /// The subjects of AudioToolbox.
  enum AudioToolbox {}
  /// The subjects of ActivityKit.
  enum ActivityKit {}
  /// The subjects of FoundationModels.
  enum FoundationModels {}
  /// The subjects of BackgroundTasks.
  enum BackgroundTasks {}
  /// The subjects of WatchConnectivity.
  enum WatchConnectivity {}
  /// The subjects of MediaPlayer.
  enum MediaPlayer {}
  /// The subjects of ImageIO.
  enum ImageIO {}
  /// The subjects of Translation.
  enum Translation {}
  /// The subjects of SpriteKit.
  enum SpriteKit {}
  /// The subjects of PencilKit.
  enum PencilKit {}
  /// The subjects of AVFAudio.
  enum AVFAudio {}
  /// The subjects of HealthKit.
  enum HealthKit {}
  /// The subjects of Speech.
  enum Speech {}
  /// The subjects of AppTrackingTransparency.
  enum AppTrackingTransparency {}
  /// The subjects of VisionKit.
  enum VisionKit {}
  /// The subjects of CloudKit.
  enum CloudKit {}
  /// The subjects of LinkPresentation.
  enum LinkPresentation {}
  /// The subjects of SceneKit.
  enum SceneKit {}
  /// The subjects of CoreBluetooth.
  enum CoreBluetooth {}
  /// The subjects of Metal.
  enum Metal {}
  /// The subjects of MetalKit.
  enum MetalKit {}
  /// The subjects of ContactsUI.
  enum ContactsUI {}
  /// The subjects of EventKitUI.
  enum EventKitUI {}
  /// The subjects of NaturalLanguage.
  enum NaturalLanguage {}
  /// The subjects of CoreVideo.
  enum CoreVideo {}
  /// The subjects of CoreML.
  enum CoreML {}
  /// The subjects of Vision.
  enum Vision {}
  /// The subjects of PassKit.
  enum PassKit {}
  /// The subjects of JavaScriptCore.
  enum JavaScriptCore {}
  /// The subjects of CoreSpotlight.
  enum CoreSpotlight {}
  /// The subjects of CoreText.
  enum CoreText {}
  /// The subjects of MultipeerConnectivity.
  enum MultipeerConnectivity {}
  /// The subjects of GameKit.
  enum GameKit {}
  /// The subjects of GameController.
  enum GameController {}
  /// The subjects of SystemConfiguration.
  enum SystemConfiguration {}
  /// The subjects of AdSupport.
  enum AdSupport {}
  /// The subjects of CoreLocationUI.
  enum CoreLocationUI {}
  /// The subjects of QuickLookThumbnailing.
  enum QuickLookThumbnailing {}
  /// The subjects of WeatherKit.
  enum WeatherKit {}
  /// The subjects of ApplicationServices.
  enum ApplicationServices {}
  /// The subjects of Carbon.
  enum Carbon {}
  /// The subjects of CommonCrypto.
  enum CommonCrypto {}
  /// The subjects of ImagePlayground.
  enum ImagePlayground {}
  /// The subjects of FamilyControls.
  enum FamilyControls {}
  /// The subjects of ManagedSettings.
  enum ManagedSettings {}
  /// The subjects of ARKit.
  enum ARKit {}
  /// The subjects of IOKit.
  enum IOKit {}
  /// The subjects of MetricKit.
  enum MetricKit {}
  /// The subjects of CallKit.
  enum CallKit {}
  /// The subjects of CoreTelephony.
  enum CoreTelephony {}
  /// The subjects of GroupActivities.
  enum GroupActivities {}
  /// The subjects of AlarmKit.
  enum AlarmKit {}
}

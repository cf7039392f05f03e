extension InterfaceModules.CoreLocationUI {
  /// The button that shares a location once.
  static let locationButtons = #"""
    // https://developer.apple.com/documentation/corelocationui
    @_exported import Foundation
    import SwiftUI
    @_exported import CoreLocation
    import Swift
    import _Concurrency
    @available(iOS 15.0, watchOS 8.0, visionOS 1.0, *)
    public struct LocationButton : View {
      public struct Title : Hashable, Sendable {
        public static let currentLocation: LocationButton.Title
        public static let sendCurrentLocation: LocationButton.Title
        public static let sendMyCurrentLocation: LocationButton.Title
        public static let shareCurrentLocation: LocationButton.Title
        public static let shareMyCurrentLocation: LocationButton.Title
        public static func == (a: LocationButton.Title, b: LocationButton.Title) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      nonisolated public init(_ title: LocationButton.Title? = nil, action: @escaping () -> Void)
      @MainActor @preconcurrency public var body: some View { get }
    }
    """#
}

extension InterfaceModules.SwiftUI {
  /// Immersive spaces, and the size of content as older code reads it.
  static let immersive = #"""
    // https://developer.apple.com/documentation/swiftui/immersive-spaces
    // https://developer.apple.com/documentation/swiftui/contentsizecategory
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct OpenImmersiveSpaceAction : Sendable {
      @available(macOS 26.0, visionOS 1.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public enum Result : Sendable {
        case opened
        case userCancelled
        case error
      }
      @available(macOS 26.0, visionOS 1.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @discardableResult @MainActor public func callAsFunction(id: String) async -> OpenImmersiveSpaceAction.Result
      @available(macOS 26.0, visionOS 1.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @discardableResult @MainActor public func callAsFunction<D>(value: D) async -> OpenImmersiveSpaceAction.Result where D : Decodable, D : Encodable, D : Hashable
      @available(macOS 26.0, visionOS 1.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @discardableResult @MainActor public func callAsFunction<D>(id: String, value: D) async -> OpenImmersiveSpaceAction.Result where D : Decodable, D : Encodable, D : Hashable
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct DismissImmersiveSpaceAction : Sendable {
      @available(macOS 26.0, visionOS 1.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @MainActor public func callAsFunction() async
    }
    @available(macOS 26.0, visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension EnvironmentValues {
      public var openImmersiveSpace: OpenImmersiveSpaceAction { get }
      public var dismissImmersiveSpace: DismissImmersiveSpaceAction { get }
    }
    @available(Apple 2019, *)
    public enum ContentSizeCategory : Hashable, CaseIterable, Sendable {
      case extraSmall
      case small
      case medium
      case large
      case extraLarge
      case extraExtraLarge
      case extraExtraExtraLarge
      case accessibilityMedium
      case accessibilityLarge
      case accessibilityExtraLarge
      case accessibilityExtraExtraLarge
      case accessibilityExtraExtraExtraLarge
      public var isAccessibilityCategory: Bool { get }
      public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool
      public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool
      public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool
      public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool
      public static var allCases: [ContentSizeCategory] { get }
    }
    @available(Apple 2019, *)
    extension EnvironmentValues {
      public var sizeCategory: ContentSizeCategory { get set }
    }
    """#
}

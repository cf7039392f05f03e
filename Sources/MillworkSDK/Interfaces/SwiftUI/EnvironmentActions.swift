extension InterfaceModules.SwiftUI {
  /// Actions that the environment holds.
  static let environmentActions = #"""
    // https://developer.apple.com/documentation/swiftui/environment-values
    // Actions found in the environment.
    @available(Apple 2021, *)
    @MainActor @preconcurrency public struct DismissAction {
      @MainActor @preconcurrency public func callAsFunction()
    }
    @available(Apple 2020, *)
    @MainActor @preconcurrency public struct OpenURLAction {
      @available(Apple 2021, *)
      @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result)
      @MainActor @preconcurrency public func callAsFunction(_ url: URL)
      @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
      @available(iOS 26.0, *)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency public func callAsFunction(_ url: URL, prefersInApp: Bool)
      @available(Apple 2021, *)
      public struct Result : Sendable {
        public static var handled: OpenURLAction.Result { get }
        public static var discarded: OpenURLAction.Result { get }
        public static var systemAction: OpenURLAction.Result { get }
        public static func systemAction(_ url: URL) -> OpenURLAction.Result
      }
    }
    @available(Apple 2021, *)
    public struct RefreshAction : Sendable {
      public func callAsFunction() async
    }
    @available(Apple 2021, *)
    @MainActor @preconcurrency public struct DismissSearchAction {
      @MainActor @preconcurrency public func callAsFunction()
    }
    @available(Apple 2022, *)
    @MainActor @preconcurrency public struct RenameAction {
      @MainActor @preconcurrency public func callAsFunction()
    }
    @available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public struct OpenWindowAction {
      @MainActor @preconcurrency public func callAsFunction<D>(value: D) where D : Decodable, D : Encodable, D : Hashable
      @MainActor @preconcurrency public func callAsFunction(id: String)
      @MainActor @preconcurrency public func callAsFunction<D>(id: String, value: D) where D : Decodable, D : Encodable, D : Hashable
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public struct DismissWindowAction {
      @MainActor @preconcurrency public func callAsFunction()
      @MainActor @preconcurrency public func callAsFunction(id: String)
      @MainActor @preconcurrency public func callAsFunction<D>(value: D) where D : Decodable, D : Encodable, D : Hashable
    }
    @available(macOS 14.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @MainActor @preconcurrency public struct OpenSettingsAction {
      @MainActor @preconcurrency public func callAsFunction()
    }
    """#
}

extension InterfaceModules.DeveloperToolsSupport {
  /// Previews and the resources that Xcode generates names for.
  static let preview = #"""
    // https://developer.apple.com/documentation/developertoolssupport
    import Foundation
    import Swift
    import _Concurrency

    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct Preview : Sendable {
    }
    @available(Apple 2023, *)
    extension Preview {
      public struct ViewTraits : Sendable {
      }
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct PreviewTrait<T> : Sendable {
    }
    // https://developer.apple.com/documentation/developertoolssupport/previewmacrobodybuilder
    @available(Apple 2023, *)
    @resultBuilder public struct PreviewMacroBodyBuilder<Content> {
      public static func buildBlock(_ content: Content) -> Content
    }
    @available(Apple 2024, *)
    @resultBuilder public struct PreviewBodyBuilder<Content> {
      public static func buildBlock(_ content: Content) -> Content
    }
    @available(Apple 2023, *)
    public struct ColorResource : Hashable, Sendable {
      public init(name: String, bundle: Bundle)
      public static func == (a: ColorResource, b: ColorResource) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2023, *)
    public struct ImageResource : Hashable, Sendable {
      public init(name: String, bundle: Bundle)
      public static func == (a: ImageResource, b: ImageResource) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    """#
}

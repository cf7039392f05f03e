extension InterfaceModules.SwiftUI {
  /// The macros, with the names of the plug-ins that expand them.
  static let macros = #"""
    // https://developer.apple.com/documentation/swiftui/entry()
    // https://developer.apple.com/documentation/swiftui/preview(_:body:)
    @attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
    @attached(accessor) public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
    @available(Apple 2019, *)
    @attached(extension, conformances: Animatable) @attached(member, names: named(animatableData)) public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableValuesMacro")
    @available(Apple 2019, *)
    @attached(accessor, names: named(willSet)) public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
    @available(Apple 2023, *)
    @freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
    @available(Apple 2019, *)
    @freestanding(declaration) public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
    #if os(visionOS)
    @freestanding(declaration) public macro Preview<Style>(_ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView") where Style : WindowStyle
    @freestanding(declaration) public macro Preview<Style>(_ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View, @PreviewCameraBuilder cameras: () -> [PreviewCamera]) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView") where Style : WindowStyle
    @freestanding(declaration) public macro Preview<Style>(_ name: String? = nil, immersionStyle: Style, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView") where Style : ImmersionStyle
    @freestanding(declaration) public macro Preview<Style>(_ name: String? = nil, immersionStyle: Style, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View, @PreviewCameraBuilder cameras: () -> [PreviewCamera]) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView") where Style : ImmersionStyle
    @freestanding(declaration) public macro Preview(_ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View, @PreviewCameraBuilder cameras: () -> [PreviewCamera]) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
    // https://developer.apple.com/documentation/developertoolssupport/previewcamera
    @resultBuilder public struct PreviewCameraBuilder {
      public static func buildBlock(_ cameras: PreviewCamera...) -> [PreviewCamera]
    }
    public struct PreviewCamera {
      public init(from point: UnitPoint3D, zoom: CGFloat = 1.0, name: String? = nil)
    }
    #endif
    @available(Apple 2023, *)
    @attached(peer) public macro Previewable() = #externalMacro(module: "PreviewsMacros", type: "Previewable")
    @available(Apple 2023, *)
    extension PreviewTrait where T == Preview.ViewTraits {
      @MainActor @preconcurrency public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { get }
      @MainActor @preconcurrency public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { get }
      @MainActor @preconcurrency public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits>
      @available(macOS, unavailable)
      @MainActor @preconcurrency public static var portrait: PreviewTrait<Preview.ViewTraits> { get }
      @available(macOS, unavailable)
      @MainActor @preconcurrency public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { get }
      @available(macOS, unavailable)
      @MainActor @preconcurrency public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { get }
      @available(macOS, unavailable)
      @MainActor @preconcurrency public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { get }
    }
    @available(Apple 2024, *)
    extension PreviewTrait where T == Preview.ViewTraits {
      @MainActor @preconcurrency public static func modifier<M>(_ modifier: M) -> PreviewTrait<Preview.ViewTraits> where M : PreviewModifier
    }
    @available(Apple 2024, *)
    public protocol PreviewModifier {
      associatedtype Context = Void
      associatedtype Body : View
      typealias Content = PreviewModifierContent
      @MainActor @preconcurrency static func makeSharedContext() async throws -> Self.Context
      @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, context: Self.Context) -> Self.Body
    }
    @available(Apple 2024, *)
    extension PreviewModifier where Self.Context == Void {
      @MainActor @preconcurrency public static func makeSharedContext() async throws
    }
    @available(Apple 2024, *)
    nonisolated public struct PreviewModifierContent : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension PreviewModifierContent : Sendable {}
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0)
    @available(watchOS, introduced: 6.0, deprecated: 100000.0)
    @available(visionOS, introduced: 1.0, deprecated: 100000.0)
    extension View {
      nonisolated public func previewLayout(_ value: PreviewLayout) -> some View
    }
    @available(Apple 2019, *)
    extension View {
      nonisolated public func previewDisplayName(_ value: String?) -> some View
      nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View
    }
    @available(Apple 2019, *)
    public enum PreviewLayout : Sendable {
      case device
      case sizeThatFits
      case fixed(width: CGFloat, height: CGFloat)
    }
    @available(Apple 2019, *)
    public struct PreviewDevice : RawRepresentable, ExpressibleByStringLiteral, Sendable {
      public var rawValue: String { get }
      public init(rawValue: String)
      public init(stringLiteral: String)
    }
    """#
}

extension InterfaceModules.SwiftUI {
  /// Image and its modifiers, symbols, remote images.
  static let image = #"""
    // https://developer.apple.com/documentation/swiftui/image
    @available(Apple 2019, *)
    @frozen nonisolated public struct Image : Equatable, Sendable {
      public static func == (a: Image, b: Image) -> Bool
      public enum Orientation : UInt8, CaseIterable, Hashable, Sendable {
        case up
        case upMirrored
        case down
        case downMirrored
        case left
        case leftMirrored
        case right
        case rightMirrored
        public init?(rawValue: UInt8)
        public var rawValue: UInt8 { get }
        public static var allCases: [Orientation] { get }
      }
      public enum ResizingMode : Sendable {
        case tile
        case stretch
      }
      public enum TemplateRenderingMode : Sendable {
        case template
        case original
      }
      public enum Interpolation : Sendable {
        case none
        case low
        case medium
        case high
      }
      @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
      public enum Scale : Hashable, Sendable {
        case small
        case medium
        case large
      }
      @available(Apple 2023, *)
      public struct DynamicRange : Hashable, Sendable {
        public static var standard: Image.DynamicRange { get }
        public static var constrainedHigh: Image.DynamicRange { get }
        public static var high: Image.DynamicRange { get }
        public static func == (a: Image.DynamicRange, b: Image.DynamicRange) -> Bool
        public func hash(into hasher: inout Hasher)
      }
    }
    @available(Apple 2019, *)
    extension Image : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(Apple 2019, *)
    extension Image {
      public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)
      public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up)
      public init(_ name: String, bundle: Bundle? = nil)
      public init(_ name: String, bundle: Bundle? = nil, label: Text)
      public init(decorative name: String, bundle: Bundle? = nil)
      @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
      public init(systemName: String)
      public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image
      public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
      public func interpolation(_ interpolation: Image.Interpolation) -> Image
      public func antialiased(_ isAntialiased: Bool) -> Image
    }
    @available(Apple 2021, *)
    extension Image {
      public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
    }
    @available(Apple 2022, *)
    extension Image {
      public init(systemName: String, variableValue: Double?)
      public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
      public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text)
      public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil)
      public init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void)
    }
    @available(Apple 2023, *)
    extension Image {
      public init(_ resource: ImageResource)
      public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image
    }
    @available(Apple 2022, *)
    extension Image : Transferable {
      public static var transferRepresentation: some TransferRepresentation { get }
    }
    #if os(macOS)
    @available(macOS 10.15, *)
    extension Image {
      public init(nsImage: NSImage)
    }
    #else
    @available(iOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    extension Image {
      public init(uiImage: UIImage)
    }
    #endif
    @available(Apple 2021, *)
    public struct SymbolRenderingMode : Sendable {
      public static var monochrome: SymbolRenderingMode { get }
      public static var multicolor: SymbolRenderingMode { get }
      public static var hierarchical: SymbolRenderingMode { get }
      public static var palette: SymbolRenderingMode { get }
    }
    @available(Apple 2021, *)
    public struct SymbolVariants : Hashable, Sendable {
      public static var none: SymbolVariants { get }
      public static var circle: SymbolVariants { get }
      public static var square: SymbolVariants { get }
      public static var rectangle: SymbolVariants { get }
      public static var fill: SymbolVariants { get }
      public static var slash: SymbolVariants { get }
      public var circle: SymbolVariants { get }
      public var square: SymbolVariants { get }
      public var rectangle: SymbolVariants { get }
      public var fill: SymbolVariants { get }
      public var slash: SymbolVariants { get }
      public func contains(_ other: SymbolVariants) -> Bool
      public static func == (a: SymbolVariants, b: SymbolVariants) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
      nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View
    }
    @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    extension View {
      nonisolated public func imageScale(_ scale: Image.Scale) -> some View
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
      nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View
    }
    @available(Apple 2025, *)
    public struct SymbolColorRenderingMode : Equatable, Sendable {
      public static var flat: SymbolColorRenderingMode { get }
      public static var gradient: SymbolColorRenderingMode { get }
      public static func == (a: SymbolColorRenderingMode, b: SymbolColorRenderingMode) -> Bool
    }
    @available(Apple 2025, *)
    public struct SymbolVariableValueMode : Equatable, Sendable {
      public static var color: SymbolVariableValueMode { get }
      public static var draw: SymbolVariableValueMode { get }
      public static func == (a: SymbolVariableValueMode, b: SymbolVariableValueMode) -> Bool
    }
    @available(Apple 2025, *)
    extension View {
      nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View
      nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View
    }
    @available(Apple 2021, *)
    nonisolated public struct AsyncImage<Content> : View where Content : View {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(*, unavailable)
    extension AsyncImage : Sendable {}
    @available(Apple 2021, *)
    extension AsyncImage {
      nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image
      nonisolated public init<I, P>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P>, I : View, P : View
      nonisolated public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
    }
    @available(Apple 2021, *)
    public enum AsyncImagePhase : Sendable {
      case empty
      case success(Image)
      case failure(any Error)
      public var image: Image? { get }
      public var error: (any Error)? { get }
    }
    """#
}

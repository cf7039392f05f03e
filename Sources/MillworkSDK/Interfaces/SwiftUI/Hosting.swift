extension InterfaceModules.SwiftUI {
  /// Hosting controllers and configurations, representable sizes, renderers of images, delegates.
  static let hosting = #"""
    // https://developer.apple.com/documentation/swiftui/uihostingcontroller
    // https://developer.apple.com/documentation/swiftui/nshostingview
    // https://developer.apple.com/documentation/swiftui/imagerenderer
    #if os(macOS)
    @available(macOS 10.15, *)
    @MainActor @preconcurrency public protocol NSViewControllerRepresentable : View where Self.Body == Never {
      associatedtype NSViewControllerType : NSViewController
      associatedtype Coordinator = Void
      @MainActor @preconcurrency func makeNSViewController(context: Self.Context) -> Self.NSViewControllerType
      @MainActor @preconcurrency func updateNSViewController(_ nsViewController: Self.NSViewControllerType, context: Self.Context)
      @MainActor @preconcurrency static func dismantleNSViewController(_ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
      @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
      @available(macOS 13.0, *)
      @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context) -> CGSize?
      typealias Context = NSViewControllerRepresentableContext<Self>
    }
    @available(macOS 10.15, *)
    extension NSViewControllerRepresentable {
      @MainActor @preconcurrency public static func dismantleNSViewController(_ nsViewController: Self.NSViewControllerType, coordinator: Self.Coordinator)
      @available(macOS 13.0, *)
      @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: Self.NSViewControllerType, context: Self.Context) -> CGSize?
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(macOS 10.15, *)
    extension NSViewControllerRepresentable where Self.Coordinator == () {
      @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency public struct NSViewControllerRepresentableContext<ViewController> where ViewController : NSViewControllerRepresentable {
      @MainActor @preconcurrency public let coordinator: ViewController.Coordinator
      @MainActor @preconcurrency public var transaction: Transaction { get }
      @MainActor @preconcurrency public var environment: EnvironmentValues { get }
    }
    @available(macOS 10.15, *)
    extension NSViewRepresentable {
      @available(macOS 13.0, *)
      @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
    }
    @available(macOS 14.0, *)
    extension NSViewRepresentableContext {
      @available(macOS 15.0, *)
      @MainActor @preconcurrency public func animate(changes: () -> Void, completion: (() -> Void)? = nil)
    }
    @available(macOS 13.0, *)
    public struct NSHostingSizingOptions : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var minSize: NSHostingSizingOptions { get }
      public static var intrinsicContentSize: NSHostingSizingOptions { get }
      public static var maxSize: NSHostingSizingOptions { get }
      public static var preferredContentSize: NSHostingSizingOptions { get }
      public static var standardBounds: NSHostingSizingOptions { get }
    }
    @available(macOS 14.0, *)
    public struct NSHostingSceneBridgingOptions : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var title: NSHostingSceneBridgingOptions { get }
      public static var toolbars: NSHostingSceneBridgingOptions { get }
      public static var all: NSHostingSceneBridgingOptions { get }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSHostingController<Content> : NSViewController where Content : View {
      @MainActor @preconcurrency public init(rootView: Content)
      @MainActor @preconcurrency public init?(coder: NSCoder, rootView: Content)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public var rootView: Content { get set }
      @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize
      @available(macOS 13.0, *)
      @MainActor @preconcurrency public var sizingOptions: NSHostingSizingOptions { get set }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency public var sceneBridgingOptions: NSHostingSceneBridgingOptions { get set }
      @available(macOS 13.3, *)
      @MainActor @preconcurrency public var safeAreaRegions: SafeAreaRegions { get set }
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency open class NSHostingView<Content> : NSView where Content : View {
      @MainActor @preconcurrency public required init(rootView: Content)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public var rootView: Content { get set }
      @available(macOS 13.0, *)
      @MainActor @preconcurrency public var sizingOptions: NSHostingSizingOptions { get set }
      @available(macOS 14.0, *)
      @MainActor @preconcurrency public var sceneBridgingOptions: NSHostingSceneBridgingOptions { get set }
      @available(macOS 13.3, *)
      @MainActor @preconcurrency public var safeAreaRegions: SafeAreaRegions { get set }
    }
    @available(macOS 14.4, *)
    @MainActor @preconcurrency open class NSHostingMenu<Content> : NSMenu where Content : View {
      @MainActor @preconcurrency public init(rootView: Content)
    }
    @available(macOS 11.0, *)
    extension NSApplicationDelegateAdaptor where DelegateType : ObservableObject {
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
      @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper { get }
    }
    #elseif !os(watchOS)
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class UIHostingController<Content> : UIViewController where Content : View {
      @MainActor @preconcurrency public init(rootView: Content)
      @MainActor @preconcurrency public init?(coder aDecoder: NSCoder, rootView: Content)
      @MainActor @preconcurrency public required init?(coder aDecoder: NSCoder)
      @MainActor @preconcurrency public var rootView: Content { get set }
      @MainActor @preconcurrency public func sizeThatFits(in size: CGSize) -> CGSize
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency public var sizingOptions: UIHostingControllerSizingOptions { get set }
      @available(iOS 16.4, tvOS 16.4, visionOS 1.0, *)
      @MainActor @preconcurrency public var safeAreaRegions: SafeAreaRegions { get set }
    }
    @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
    public struct UIHostingControllerSizingOptions : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var preferredContentSize: Self { get }
      public static var intrinsicContentSize: Self { get }
    }
    @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
    @MainActor @preconcurrency public struct UIHostingConfiguration<Content, Background> : UIContentConfiguration where Content : View, Background : View {
      @MainActor @preconcurrency public func background<S>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> where S : ShapeStyle
      @MainActor @preconcurrency public func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B : View
      @MainActor @preconcurrency public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
      @MainActor @preconcurrency public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background>
      @MainActor @preconcurrency public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background>
      @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView
      @MainActor @preconcurrency public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background>
    }
    @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
    extension UIHostingConfiguration where Background == EmptyView {
      @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content)
    }
    @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
    public struct _UIHostingConfigurationBackgroundView<S> : View where S : ShapeStyle {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    extension UIViewRepresentable {
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    extension UIViewControllerRepresentable {
      @MainActor @preconcurrency public static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
    }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
    extension UIViewRepresentableContext {
      @MainActor @preconcurrency public func animate(changes: () -> Void, completion: (() -> Void)? = nil)
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable : Gesture where Self.Body == Never {
      associatedtype UIGestureRecognizerType : UIGestureRecognizer
      associatedtype Coordinator = Void
      @MainActor @preconcurrency func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
      @MainActor @preconcurrency func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
      @MainActor @preconcurrency func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
      @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
      typealias Context = UIGestureRecognizerRepresentableContext<Self>
      typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    extension UIGestureRecognizerRepresentable {
      public typealias Value = Void
      @MainActor @preconcurrency public func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
      @MainActor @preconcurrency public func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    extension UIGestureRecognizerRepresentable where Self.Coordinator == () {
      @MainActor @preconcurrency public func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public struct UIGestureRecognizerRepresentableContext<Representable> where Representable : UIGestureRecognizerRepresentable {
      @MainActor @preconcurrency public let coordinator: Representable.Coordinator
      @MainActor @preconcurrency public var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter { get }
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(tvOS, unavailable)
    @MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
      @MainActor @preconcurrency public var localLocation: CGPoint { get }
      @MainActor @preconcurrency public var localTranslation: CGPoint? { get }
      @MainActor @preconcurrency public var localVelocity: CGPoint? { get }
      @MainActor @preconcurrency public func location(in space: some CoordinateSpaceProtocol) -> CGPoint
    }
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    extension UIApplicationDelegateAdaptor where DelegateType : ObservableObject {
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
      @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper { get }
    }
    #endif
    @available(Apple 2022, *)
    extension ImageRenderer {
      @MainActor @preconcurrency final public var proposedSize: ProposedViewSize { get set }
      @MainActor @preconcurrency final public var isOpaque: Bool { get set }
      @MainActor @preconcurrency final public var colorMode: ColorRenderingMode { get set }
      @MainActor @preconcurrency final public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, @escaping (CGContext) -> Void) -> Void)
      @available(Apple 2023, *)
      @MainActor @preconcurrency final public var allowedDynamicRange: Image.DynamicRange? { get set }
    }
    // What previews can be told besides.
    @available(Apple 2021, *)
    extension View {
      nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
    }
    @available(Apple 2021, *)
    public struct InterfaceOrientation : CaseIterable, Identifiable, Equatable, Sendable {
      public let id: String
      public static var allCases: [InterfaceOrientation] { get }
      public static var portrait: InterfaceOrientation { get }
      public static var portraitUpsideDown: InterfaceOrientation { get }
      public static var landscapeLeft: InterfaceOrientation { get }
      public static var landscapeRight: InterfaceOrientation { get }
      public static func == (a: InterfaceOrientation, b: InterfaceOrientation) -> Bool
    }
    @available(Apple 2020, *)
    public protocol PreviewContext {
      subscript<Key>(key: Key.Type) -> Key.Value where Key : PreviewContextKey { get }
    }
    @available(Apple 2020, *)
    public protocol PreviewContextKey {
      associatedtype Value
      static var defaultValue: Self.Value { get }
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func previewContext<C>(_ value: C) -> some View where C : PreviewContext
    }
    // Elements of paths, values of containers, the source of zooms.
    @available(Apple 2019, *)
    extension Path {
      @frozen public enum Element : Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
        public static func == (a: Path.Element, b: Path.Element) -> Bool
      }
      public func forEach(_ body: (Path.Element) -> Void)
    }
    @available(Apple 2024, *)
    extension LayoutSubview {
      public var containerValues: ContainerValues { get }
    }
    @available(iOS 18.0, visionOS 2.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension MatchedTransitionSourceConfiguration {
      public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration
      public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some MatchedTransitionSourceConfiguration
      public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration
    }
    @available(Apple 2021, *)
    extension GraphicsContext {
      public mutating func concatenate(_ matrix: CGAffineTransform)
      public func withCGContext(content: (CGContext) throws -> Void) rethrows
    }
    @available(Apple 2021, *)
    extension View {
      nonisolated public func overlayPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : View
      nonisolated public func backgroundPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : View
    }
    @available(Apple 2025, *)
    extension Color {
      public func headroom(_ headroom: Double?) -> Color
    }
    // Colours of the other frameworks.
    #if os(macOS)
    @available(macOS 11.0, *)
    extension NSColor {
      public convenience init(_ color: Color)
    }
    #else
    @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    extension UIColor {
      public convenience init(_ color: Color)
    }
    #endif
    """#
}

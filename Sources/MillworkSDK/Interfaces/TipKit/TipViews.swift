extension InterfaceModules.TipKit {
  /// What shows tips.
  static let tipViews = #"""
    // https://developer.apple.com/documentation/tipkit/tipview
    @available(Apple 2023, *)
    public struct AnyTip : Tip {
      public init<T>(_ tip: T) where T : Tip
      public var id: String { get }
      public var title: Text { get }
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct TipView<Content> : View where Content : Tip {
      public var body: some View { get }
      public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in })
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 11.0, visionOS 1.0, *)
    extension TipView where Content == AnyTip {
      @MainActor @preconcurrency public init(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in })
    }
    @available(Apple 2025, *)
    extension TipView where Content == AnyTip {
      @_disfavoredOverload @MainActor @preconcurrency public init(_ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in })
    }
    // https://developer.apple.com/documentation/tipkit/tipviewstyle
    @available(Apple 2023, *)
    @MainActor @preconcurrency public protocol TipViewStyle {
      associatedtype Body : View
      typealias Configuration = TipViewStyleConfiguration
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    }
    @available(Apple 2023, *)
    @MainActor @preconcurrency public struct TipViewStyleConfiguration {
      public let tip: any Tip
      public var title: Text? { get }
      public var message: Text? { get }
      public var image: Image? { get }
      public var actions: [Tips.Action] { get }
    }
    @available(Apple 2023, *)
    public struct MiniTipViewStyle : TipViewStyle {
      nonisolated public init()
      public func makeBody(configuration: MiniTipViewStyle.Configuration) -> some View
    }
    @available(Apple 2023, *)
    extension TipViewStyle where Self == MiniTipViewStyle {
      public static var miniTip: MiniTipViewStyle { get }
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func tipBackground<S>(_ style: S) -> some View where S : ShapeStyle
      nonisolated public func tipImageSize(_ size: CGSize?) -> some View
      nonisolated public func tipCornerRadius(_ cornerRadius: Double?, antialiased: Bool = true) -> some View
      nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func tipImageStyle<S>(_ style: S) -> some View where S : ShapeStyle
      nonisolated public func tipImageStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1 : ShapeStyle, S2 : ShapeStyle
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func popoverTip<Content>(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }) -> some View where Content : Tip
      nonisolated public func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }) -> some View
    }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
    @available(watchOS, unavailable)
    extension View {
      @_disfavoredOverload nonisolated public func popoverTip(_ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }) -> some View
    }
    // https://developer.apple.com/documentation/tipkit/tipgroup
    @available(Apple 2024, *)
    @MainActor final public class TipGroup : Observable {
      nonisolated public init(_ priority: TipGroup.Priority = .firstAvailable, @Tips.GroupBuilder _ builder: () -> [any Tip])
      final public var currentTip: (any Tip)? { get }
      public enum Priority : Hashable, Sendable { case firstAvailable, ordered }
    }
    #if os(iOS) || os(visionOS)
    // https://developer.apple.com/documentation/tipkit/tipuiview
    @available(iOS 17.0, visionOS 1.0, *)
    @MainActor @preconcurrency final public class TipUIView : UIView {
      @MainActor @preconcurrency public init(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in })
      @MainActor @preconcurrency final public var viewStyle: any TipViewStyle { get set }
      @MainActor @preconcurrency final public var imageSize: CGSize? { get set }
      @MainActor @preconcurrency final public var cornerRadius: Double? { get set }
    }
    @available(iOS 17.0, visionOS 1.0, *)
    @MainActor @preconcurrency final public class TipUIPopoverViewController : UIViewController {
      @MainActor @preconcurrency public init(_ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in })
      @MainActor @preconcurrency final public var viewStyle: any TipViewStyle { get set }
      @MainActor @preconcurrency final public var imageSize: CGSize? { get set }
    }
    #elseif os(macOS)
    @available(macOS 14.0, *)
    @MainActor @preconcurrency final public class TipNSView : NSView {
      @MainActor @preconcurrency public init(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in })
    }
    @available(macOS 14.0, *)
    @MainActor @preconcurrency final public class TipNSPopover : NSPopover {
      @MainActor @preconcurrency public init(_ tip: any Tip, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in })
    }
    #endif
    """#
}

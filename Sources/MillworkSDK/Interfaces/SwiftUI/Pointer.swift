extension InterfaceModules.SwiftUI {
  /// The pointer, modifier keys, and the touch bar.
  static let pointer = #"""
    // https://developer.apple.com/documentation/swiftui/pointerstyle
    // https://developer.apple.com/documentation/swiftui/input-and-event-modifiers
    @available(macOS 15.0, visionOS 2.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View
    }
    @available(macOS 15.0, visionOS 2.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct PointerStyle : Hashable, Sendable {
      public static var `default`: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static var horizontalText: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static var verticalText: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static var rectSelection: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static var grabIdle: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static var grabActive: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static var link: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static var zoomIn: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static var zoomOut: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static var columnResize: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static var rowResize: PointerStyle { get }
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle
      @available(macOS 15.0, *)
      @available(visionOS, unavailable)
      public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle
      @available(visionOS 2.0, *)
      @available(iOS, unavailable)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static func shape<S>(_ shape: S, eoFill: Bool = false, size: CGSize) -> PointerStyle where S : Shape
      public static func == (a: PointerStyle, b: PointerStyle) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    @frozen public enum HorizontalDirection : Int8, CaseIterable, Codable, Sendable {
      case leading
      case trailing
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static var leading: HorizontalDirection.Set { get }
        public static var trailing: HorizontalDirection.Set { get }
        public static var all: HorizontalDirection.Set { get }
      }
      public init?(rawValue: Int8)
      public var rawValue: Int8 { get }
      public static var allCases: [HorizontalDirection] { get }
    }
    @available(Apple 2024, *)
    @frozen public enum VerticalDirection : Int8, CaseIterable, Codable, Sendable {
      case up
      case down
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static var up: VerticalDirection.Set { get }
        public static var down: VerticalDirection.Set { get }
        public static var all: VerticalDirection.Set { get }
      }
      public init?(rawValue: Int8)
      public var rawValue: Int8 { get }
      public static var allCases: [VerticalDirection] { get }
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @frozen public enum FrameResizePosition : Int8, CaseIterable, Sendable {
      case top
      case leading
      case bottom
      case trailing
      case topLeading
      case topTrailing
      case bottomLeading
      case bottomTrailing
      public init?(rawValue: Int8)
      public var rawValue: Int8 { get }
      public static var allCases: [FrameResizePosition] { get }
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    @frozen public enum FrameResizeDirection : Int8, CaseIterable, Sendable {
      case inward
      case outward
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static var inward: FrameResizeDirection.Set { get }
        public static var outward: FrameResizeDirection.Set { get }
        public static var all: FrameResizeDirection.Set { get }
      }
      public init?(rawValue: Int8)
      public var rawValue: Int8 { get }
      public static var allCases: [FrameResizeDirection] { get }
    }
    @available(macOS 15.0, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View
      nonisolated public func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void) -> some View
      nonisolated public func modifierKeyAlternate<V>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View where V : View
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct TouchBar<Content> where Content : View {
      public init(@ViewBuilder content: () -> Content)
      public init(id: String, @ViewBuilder content: () -> Content)
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public enum TouchBarItemPresence : Sendable {
      case required(String)
      case `default`(String)
      case optional(String)
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func touchBar<Content>(_ touchBar: TouchBar<Content>) -> some View where Content : View
      nonisolated public func touchBar<Content>(@ViewBuilder content: () -> Content) -> some View where Content : View
      nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View
      nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View
      nonisolated public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View
    }
    """#
}

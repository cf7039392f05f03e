extension InterfaceModules.SwiftUI {
  /// Where scroll views come to rest, what they tell, and how they are scrolled.
  static let scrollTargets = #"""
    // https://developer.apple.com/documentation/swiftui/scrolltargetbehavior
    // https://developer.apple.com/documentation/swiftui/scrollposition
    @available(Apple 2023, *)
    public protocol ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
      typealias TargetContext = ScrollTargetBehaviorContext
      @available(Apple 2024, *)
      func properties(context: Self.PropertiesContext) -> Self.Properties
      @available(Apple 2024, *)
      typealias Properties = ScrollTargetBehaviorProperties
      @available(Apple 2024, *)
      typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    }
    @available(Apple 2024, *)
    extension ScrollTargetBehavior {
      public func properties(context: Self.PropertiesContext) -> Self.Properties
    }
    @available(Apple 2024, *)
    public struct ScrollTargetBehaviorProperties {
      public init(limitsScrolls: Bool = false)
      public var limitsScrolls: Bool { get set }
    }
    @available(Apple 2024, *)
    @dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
      public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { get }
    }
    @available(Apple 2023, *)
    public struct ScrollTarget {
      public var rect: CGRect { get set }
      public var anchor: UnitPoint? { get set }
    }
    @available(Apple 2023, *)
    @dynamicMemberLookup public struct ScrollTargetBehaviorContext {
      public var originalTarget: ScrollTarget { get }
      public var velocity: CGVector { get }
      public var contentSize: CGSize { get }
      public var containerSize: CGSize { get }
      public var axes: Axis.Set { get }
      public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { get }
    }
    @available(Apple 2023, *)
    public struct PagingScrollTargetBehavior : ScrollTargetBehavior {
      public init()
      public func updateTarget(_ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext)
    }
    @available(Apple 2023, *)
    public struct ViewAlignedScrollTargetBehavior : ScrollTargetBehavior {
      public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic)
      @available(Apple 2025, *)
      public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?)
      public func updateTarget(_ target: inout ScrollTarget, context: ViewAlignedScrollTargetBehavior.TargetContext)
      public struct LimitBehavior {
        public static var automatic: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        public static var always: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        public static var never: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        @available(Apple 2024, *)
        public static var alwaysByFew: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
        @available(Apple 2024, *)
        public static var alwaysByOne: ViewAlignedScrollTargetBehavior.LimitBehavior { get }
      }
    }
    @available(Apple 2024, *)
    public struct AnyScrollTargetBehavior : ScrollTargetBehavior {
      public init<Base>(_ base: Base) where Base : ScrollTargetBehavior
      public func updateTarget(_ target: inout ScrollTarget, context: AnyScrollTargetBehavior.TargetContext)
    }
    @available(Apple 2023, *)
    extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
      public static var paging: PagingScrollTargetBehavior { get }
    }
    @available(Apple 2023, *)
    extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
      public static var viewAligned: ViewAlignedScrollTargetBehavior { get }
      public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self
      @available(Apple 2025, *)
      public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?) -> Self
    }
    @available(Apple 2023, *)
    extension View {
      nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
      nonisolated public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void) -> some View
    }
    @available(Apple 2024, *)
    public struct ScrollAnchorRole : Hashable, Sendable {
      public static var initialOffset: ScrollAnchorRole { get }
      public static var sizeChanges: ScrollAnchorRole { get }
      public static var alignment: ScrollAnchorRole { get }
      public static func == (a: ScrollAnchorRole, b: ScrollAnchorRole) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2024, *)
    public struct ScrollPhaseChangeContext {
      public var geometry: ScrollGeometry { get }
      public var velocity: CGVector? { get }
    }
    @available(Apple 2024, *)
    extension ScrollPosition {
      public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat)
      public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat)
      public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat)
      public mutating func scrollTo(x: CGFloat, y: CGFloat)
      public var edge: Edge? { get }
      public var point: CGPoint? { get }
      public var x: CGFloat? { get }
      public var y: CGFloat? { get }
      public var viewID: (any Hashable & Sendable)? { get }
      public func viewID<T>(type: T.Type) -> T? where T : Hashable, T : Sendable
    }
    @available(Apple 2024, *)
    extension ScrollGeometry {
      public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize)
    }
    @available(watchOS 26.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    extension View {
      nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
    }
    @available(watchOS 26.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct ScrollInputBehavior : Equatable, Sendable {
      public static var automatic: ScrollInputBehavior { get }
      public static var enabled: ScrollInputBehavior { get }
      public static var disabled: ScrollInputBehavior { get }
      public static func == (a: ScrollInputBehavior, b: ScrollInputBehavior) -> Bool
    }
    @available(watchOS 26.0, visionOS 26.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct ScrollInputKind : Equatable, Sendable {
      @available(watchOS 26.0, *)
      @available(iOS, unavailable)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      public static var handGestureShortcut: ScrollInputKind { get }
      @available(visionOS 26.0, *)
      @available(iOS, unavailable)
      @available(macOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      public static var look: ScrollInputKind { get }
      public static func == (a: ScrollInputKind, b: ScrollInputKind) -> Bool
    }
    """#
}

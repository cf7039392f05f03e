extension InterfaceModules.SwiftUI {
  /// Alignment, edges, angles, sizes.
  static let geometry = #"""
    // https://developer.apple.com/documentation/swiftui/layout-adjustments
    // Alignment and geometry.
    @available(Apple 2019, *)
    public protocol AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat
    }
    @available(Apple 2019, *)
    public struct ViewDimensions : Equatable {
      public var width: CGFloat { get }
      public var height: CGFloat { get }
      public subscript(guide: HorizontalAlignment) -> CGFloat { get }
      public subscript(guide: VerticalAlignment) -> CGFloat { get }
      public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
      public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
      public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool
    }
    @available(Apple 2019, *)
    public struct HorizontalAlignment : Equatable, Sendable {
      public static var leading: HorizontalAlignment { get }
      public static var center: HorizontalAlignment { get }
      public static var trailing: HorizontalAlignment { get }
      public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool
    }
    @available(Apple 2019, *)
    public struct VerticalAlignment : Equatable, Sendable {
      public static var top: VerticalAlignment { get }
      public static var center: VerticalAlignment { get }
      public static var bottom: VerticalAlignment { get }
      public static var firstTextBaseline: VerticalAlignment { get }
      public static var lastTextBaseline: VerticalAlignment { get }
      public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool
    }
    @available(Apple 2019, *)
    extension HorizontalAlignment {
      public init(_ id: any AlignmentID.Type)
    }
    @available(Apple 2022, *)
    extension HorizontalAlignment {
      public static var listRowSeparatorLeading: HorizontalAlignment { get }
      public static var listRowSeparatorTrailing: HorizontalAlignment { get }
    }
    @available(Apple 2019, *)
    extension VerticalAlignment {
      public init(_ id: any AlignmentID.Type)
    }
    @available(Apple 2019, *)
    @frozen public struct Alignment : Equatable, Sendable {
      public var horizontal: HorizontalAlignment
      public var vertical: VerticalAlignment
      public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
      public static var center: Alignment { get }
      public static var leading: Alignment { get }
      public static var trailing: Alignment { get }
      public static var top: Alignment { get }
      public static var bottom: Alignment { get }
      public static var topLeading: Alignment { get }
      public static var topTrailing: Alignment { get }
      public static var bottomLeading: Alignment { get }
      public static var bottomTrailing: Alignment { get }
      @available(Apple 2022, *)
      public static var centerFirstTextBaseline: Alignment { get }
      @available(Apple 2022, *)
      public static var centerLastTextBaseline: Alignment { get }
      @available(Apple 2022, *)
      public static var leadingFirstTextBaseline: Alignment { get }
      @available(Apple 2022, *)
      public static var leadingLastTextBaseline: Alignment { get }
      @available(Apple 2022, *)
      public static var trailingFirstTextBaseline: Alignment { get }
      @available(Apple 2022, *)
      public static var trailingLastTextBaseline: Alignment { get }
      public static func == (a: Alignment, b: Alignment) -> Bool
    }
    @available(Apple 2019, *)
    @frozen public enum Axis : Int8, CaseIterable, Sendable {
      case horizontal
      case vertical
      public init?(rawValue: Int8)
      public var rawValue: Int8 { get }
      public static var allCases: [Axis] { get }
    }
    @available(Apple 2019, *)
    extension Axis {
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static var horizontal: Axis.Set { get }
        public static var vertical: Axis.Set { get }
      }
    }
    @available(Apple 2019, *)
    @frozen public enum Edge : Int8, CaseIterable, Sendable {
      case top
      case leading
      case bottom
      case trailing
      public init?(rawValue: Int8)
      public var rawValue: Int8 { get }
      public static var allCases: [Edge] { get }
    }
    @available(Apple 2019, *)
    extension Edge {
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public init(_ e: Edge)
        public static var top: Edge.Set { get }
        public static var leading: Edge.Set { get }
        public static var bottom: Edge.Set { get }
        public static var trailing: Edge.Set { get }
        public static var all: Edge.Set { get }
        public static var horizontal: Edge.Set { get }
        public static var vertical: Edge.Set { get }
      }
    }
    @available(Apple 2021, *)
    @frozen public enum HorizontalEdge : Int8, CaseIterable, Codable, Sendable {
      case leading
      case trailing
      public init?(rawValue: Int8)
      public var rawValue: Int8 { get }
      public static var allCases: [HorizontalEdge] { get }
    }
    @available(Apple 2021, *)
    extension HorizontalEdge {
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static var leading: HorizontalEdge.Set { get }
        public static var trailing: HorizontalEdge.Set { get }
        public static var all: HorizontalEdge.Set { get }
      }
    }
    @available(Apple 2021, *)
    @frozen public enum VerticalEdge : Int8, CaseIterable, Codable, Sendable {
      case top
      case bottom
      public init?(rawValue: Int8)
      public var rawValue: Int8 { get }
      public static var allCases: [VerticalEdge] { get }
    }
    @available(Apple 2021, *)
    extension VerticalEdge {
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public static var top: VerticalEdge.Set { get }
        public static var bottom: VerticalEdge.Set { get }
        public static var all: VerticalEdge.Set { get }
      }
    }
    @available(Apple 2019, *)
    @frozen public struct EdgeInsets : Equatable, Animatable, Sendable {
      public var top: CGFloat
      public var leading: CGFloat
      public var bottom: CGFloat
      public var trailing: CGFloat
      public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      public init()
      public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
      public var animatableData: EdgeInsets.AnimatableData { get set }
      public static func == (a: EdgeInsets, b: EdgeInsets) -> Bool
    }
    @available(Apple 2019, *)
    @frozen public struct UnitPoint : Hashable, Animatable, Sendable {
      public var x: CGFloat
      public var y: CGFloat
      public init()
      public init(x: CGFloat, y: CGFloat)
      public static var zero: UnitPoint { get }
      public static var center: UnitPoint { get }
      public static var leading: UnitPoint { get }
      public static var trailing: UnitPoint { get }
      public static var top: UnitPoint { get }
      public static var bottom: UnitPoint { get }
      public static var topLeading: UnitPoint { get }
      public static var topTrailing: UnitPoint { get }
      public static var bottomLeading: UnitPoint { get }
      public static var bottomTrailing: UnitPoint { get }
      public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
      public var animatableData: UnitPoint.AnimatableData { get set }
      public static func == (a: UnitPoint, b: UnitPoint) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    @frozen public struct Angle : Hashable, Comparable, Animatable, Sendable {
      public var radians: Double
      public var degrees: Double { get set }
      public init()
      public init(radians: Double)
      public init(degrees: Double)
      public static func radians(_ radians: Double) -> Angle
      public static func degrees(_ degrees: Double) -> Angle
      public static var zero: Angle { get }
      public typealias AnimatableData = Double
      public var animatableData: Double { get set }
      public static func + (a: Angle, b: Angle) -> Angle
      public static func - (a: Angle, b: Angle) -> Angle
      public static prefix func - (a: Angle) -> Angle
      public static func * (a: Angle, b: Double) -> Angle
      public static func * (a: Double, b: Angle) -> Angle
      public static func / (a: Angle, b: Double) -> Angle
      public static func += (a: inout Angle, b: Angle)
      public static func -= (a: inout Angle, b: Angle)
      public static func < (a: Angle, b: Angle) -> Bool
      public static func == (a: Angle, b: Angle) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2019, *)
    @frozen public enum ContentMode : Hashable, CaseIterable, Sendable {
      case fit
      case fill
      public static var allCases: [ContentMode] { get }
    }
    @available(Apple 2022, *)
    @frozen public struct ProposedViewSize : Equatable, Sendable {
      public var width: CGFloat?
      public var height: CGFloat?
      public static var zero: ProposedViewSize { get }
      public static var unspecified: ProposedViewSize { get }
      public static var infinity: ProposedViewSize { get }
      public init(width: CGFloat?, height: CGFloat?)
      public init(_ size: CGSize)
      public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
      public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool
    }
    """#
}

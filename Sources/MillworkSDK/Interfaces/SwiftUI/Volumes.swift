extension InterfaceModules.SwiftUI {
  /// Three dimensions, in visionOS alone: anchors, rotation, scale, geometry, volumes and physical metrics.
  static let volumes = #"""
    // https://developer.apple.com/documentation/swiftui/unitpoint3d
    #if os(visionOS)
    @frozen public struct UnitPoint3D : Hashable, Sendable, Animatable {
      public var x: CGFloat
      public var y: CGFloat
      public var z: CGFloat
      public init()
      public init(x: CGFloat, y: CGFloat, z: CGFloat)
      public init(_ point: UnitPoint, z: CGFloat = 0)
      public static let zero: UnitPoint3D
      public static let center: UnitPoint3D
      public static let leading: UnitPoint3D
      public static let trailing: UnitPoint3D
      public static let top: UnitPoint3D
      public static let bottom: UnitPoint3D
      public static let front: UnitPoint3D
      public static let back: UnitPoint3D
      public static let topLeading: UnitPoint3D
      public static let topTrailing: UnitPoint3D
      public static let bottomLeading: UnitPoint3D
      public static let bottomTrailing: UnitPoint3D
      public static let leadingFront: UnitPoint3D
      public static let leadingBack: UnitPoint3D
      public static let trailingFront: UnitPoint3D
      public static let trailingBack: UnitPoint3D
      public static let topFront: UnitPoint3D
      public static let topBack: UnitPoint3D
      public static let bottomFront: UnitPoint3D
      public static let bottomBack: UnitPoint3D
      public static let topLeadingFront: UnitPoint3D
      public static let topLeadingBack: UnitPoint3D
      public static let topTrailingFront: UnitPoint3D
      public static let topTrailingBack: UnitPoint3D
      public static let bottomLeadingFront: UnitPoint3D
      public static let bottomLeadingBack: UnitPoint3D
      public static let bottomTrailingFront: UnitPoint3D
      public static let bottomTrailingBack: UnitPoint3D
    }
    // https://developer.apple.com/documentation/swiftui/alignment3d
    @frozen public struct Alignment3D : Equatable, Sendable {
      public var horizontal: HorizontalAlignment
      public var vertical: VerticalAlignment
      public var depth: DepthAlignment
      public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment, depth: DepthAlignment)
      public static let center: Alignment3D
      public static let leading: Alignment3D
      public static let trailing: Alignment3D
      public static let top: Alignment3D
      public static let bottom: Alignment3D
      public static let front: Alignment3D
      public static let back: Alignment3D
      public static let topLeading: Alignment3D
      public static let topTrailing: Alignment3D
      public static let bottomLeading: Alignment3D
      public static let bottomTrailing: Alignment3D
      public static let topFront: Alignment3D
      public static let topBack: Alignment3D
      public static let bottomFront: Alignment3D
      public static let bottomBack: Alignment3D
      public static let leadingFront: Alignment3D
      public static let leadingBack: Alignment3D
      public static let trailingFront: Alignment3D
      public static let trailingBack: Alignment3D
      public static let topLeadingFront: Alignment3D
      public static let topLeadingBack: Alignment3D
      public static let topTrailingFront: Alignment3D
      public static let topTrailingBack: Alignment3D
      public static let bottomLeadingFront: Alignment3D
      public static let bottomLeadingBack: Alignment3D
      public static let bottomTrailingFront: Alignment3D
      public static let bottomTrailingBack: Alignment3D
    }
    // https://developer.apple.com/documentation/swiftui/view/rotation3deffect(_:anchor:)
    extension View {
      nonisolated public func rotation3DEffect(_ rotation: Rotation3D, anchor: UnitPoint3D = .center) -> some View
      nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint3D = .center) -> some View
      nonisolated public func rotation3DEffect(_ angle: Angle, axis: RotationAxis3D, anchor: UnitPoint3D = .center) -> some View
      nonisolated public func perspectiveRotationEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint3D = .back, perspective: CGFloat = 1) -> some View
      nonisolated public func transform3DEffect(_ transform: AffineTransform3D) -> some View
      nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint3D = .center) -> some View
      nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, z: CGFloat, anchor: UnitPoint3D = .center) -> some View
      nonisolated public func scaleEffect(_ scale: Size3D, anchor: UnitPoint3D = .center) -> some View
      nonisolated public func visualEffect3D(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy3D) -> some VisualEffect) -> some View
    }
    extension VisualEffect {
      public func offset(z: CGFloat) -> some VisualEffect
      public func offset(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat) -> some VisualEffect
      public func rotation3DEffect(_ rotation: Rotation3D, anchor: UnitPoint3D = .center) -> some VisualEffect
      public func rotation3DEffect(_ angle: Angle, axis: RotationAxis3D, anchor: UnitPoint3D = .center) -> some VisualEffect
      public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, z: CGFloat, anchor: UnitPoint3D = .center) -> some VisualEffect
      public func scaleEffect(_ scale: Size3D, anchor: UnitPoint3D = .center) -> some VisualEffect
      public func transform3DEffect(_ transform: AffineTransform3D) -> some VisualEffect
    }
    // https://developer.apple.com/documentation/swiftui/geometryreader3d
    @frozen nonisolated public struct GeometryReader3D<Content> : View where Content : View {
      public var content: (GeometryProxy3D) -> Content
      nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy3D) -> Content)
      public typealias Body = Never
    }
    public struct GeometryProxy3D {
      public var size: Size3D { get }
      public var safeAreaInsets: EdgeInsets3D { get }
      public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> Rect3D
      public func transform(in coordinateSpace: some CoordinateSpaceProtocol) -> AffineTransform3D?
      public subscript<T>(anchor: Anchor<T>) -> T { get }
    }
    @available(visionOS 2.0, *)
    extension View {
      @MainActor @preconcurrency public func onGeometryChange3D<T>(for type: T.Type, of transform: @escaping (GeometryProxy3D) -> T, action: @escaping (T) -> Void) -> some View where T : Equatable
      @MainActor @preconcurrency public func onGeometryChange3D<T>(for type: T.Type, of transform: @escaping (GeometryProxy3D) -> T, action: @escaping (T, T) -> Void) -> some View where T : Equatable
    }
    // https://developer.apple.com/documentation/swiftui/viewpoint3d
    @available(visionOS 2.0, *)
    public enum SquareAzimuth : Int8, CaseIterable, Codable, Hashable, Sendable {
      case front
      case left
      case back
      case right
      public init?(rawValue: Int8)
      public var rawValue: Int8 { get }
      public var orientation: Rotation3D { get }
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public init(_ azimuth: SquareAzimuth)
        public static let front: SquareAzimuth.Set
        public static let left: SquareAzimuth.Set
        public static let back: SquareAzimuth.Set
        public static let right: SquareAzimuth.Set
        public static let all: SquareAzimuth.Set
        public func contains(_ azimuth: SquareAzimuth) -> Bool
      }
    }
    @available(visionOS 2.0, *)
    public struct Viewpoint3D : Hashable, Sendable {
      public static let standard: Viewpoint3D
      public var squareAzimuth: SquareAzimuth { get }
    }
    @available(visionOS 2.0, *)
    public struct VolumeViewpointUpdateStrategy : Equatable, Sendable {
      public static let supported: VolumeViewpointUpdateStrategy
      public static let all: VolumeViewpointUpdateStrategy
    }
    @available(visionOS 2.0, *)
    extension View {
      nonisolated public func supportedVolumeViewpoints(_ viewpoints: SquareAzimuth.Set) -> some View
      @MainActor @preconcurrency public func onVolumeViewpointChange(updateStrategy: VolumeViewpointUpdateStrategy = .supported, initial: Bool = true, _ action: @escaping (Viewpoint3D, Viewpoint3D) -> Void) -> some View
      nonisolated public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/worldscalingbehavior
    @available(visionOS 2.0, *)
    public struct WorldScalingBehavior : Sendable {
      public static var automatic: WorldScalingBehavior { get }
      public static var dynamic: WorldScalingBehavior { get }
    }
    @available(visionOS 2.0, *)
    public struct WorldAlignmentBehavior : Sendable {
      public static var automatic: WorldAlignmentBehavior { get }
      public static var adaptive: WorldAlignmentBehavior { get }
      public static var gravityAligned: WorldAlignmentBehavior { get }
    }
    @available(visionOS 2.0, *)
    extension Scene {
      nonisolated public func defaultWorldScaling(_ scaling: WorldScalingBehavior) -> some Scene
      nonisolated public func volumeWorldAlignment(_ behavior: WorldAlignmentBehavior) -> some Scene
    }
    // https://developer.apple.com/documentation/swiftui/breakthrougheffect
    @available(visionOS 26.0, *)
    public struct BreakthroughEffect : Equatable, Sendable {
      public static let automatic: BreakthroughEffect
      public static let none: BreakthroughEffect
      public static let subtle: BreakthroughEffect
      public static let prominent: BreakthroughEffect
    }
    @available(visionOS 26.0, *)
    extension View {
      nonisolated public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View
      nonisolated public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/physicalmetric
    @propertyWrapper @frozen public struct PhysicalMetric<Value> : DynamicProperty {
      public var wrappedValue: Value { get }
    }
    extension PhysicalMetric where Value : BinaryFloatingPoint {
      public init(wrappedValue: Value, from unit: UnitLength)
    }
    extension PhysicalMetric where Value == CGPoint {
      public init(wrappedValue: CGPoint, from unit: UnitLength)
    }
    extension PhysicalMetric where Value == CGSize {
      public init(wrappedValue: CGSize, from unit: UnitLength)
    }
    extension PhysicalMetric where Value == Point3D {
      public init(wrappedValue: Point3D, from unit: UnitLength)
    }
    extension PhysicalMetric where Value == Size3D {
      public init(wrappedValue: Size3D, from unit: UnitLength)
    }
    @MainActor @preconcurrency public struct PhysicalMetricsConverter {
      @MainActor @preconcurrency public func convert<T>(_ value: T, to unit: UnitLength) -> T where T : BinaryFloatingPoint
      @MainActor @preconcurrency public func convert<T>(_ value: T, from unit: UnitLength) -> T where T : BinaryFloatingPoint
      @MainActor @preconcurrency public func convert(_ point: CGPoint, to unit: UnitLength) -> CGPoint
      @MainActor @preconcurrency public func convert(_ point: CGPoint, from unit: UnitLength) -> CGPoint
      @MainActor @preconcurrency public func convert(_ size: CGSize, to unit: UnitLength) -> CGSize
      @MainActor @preconcurrency public func convert(_ size: CGSize, from unit: UnitLength) -> CGSize
      @MainActor @preconcurrency public func convert(_ point: Point3D, to unit: UnitLength) -> Point3D
      @MainActor @preconcurrency public func convert(_ point: Point3D, from unit: UnitLength) -> Point3D
      @MainActor @preconcurrency public func convert(_ size: Size3D, to unit: UnitLength) -> Size3D
      @MainActor @preconcurrency public func convert(_ size: Size3D, from unit: UnitLength) -> Size3D
      @MainActor @preconcurrency public func convert(_ rect: Rect3D, to unit: UnitLength) -> Rect3D
      @MainActor @preconcurrency public func convert(_ rect: Rect3D, from unit: UnitLength) -> Rect3D
      @available(visionOS 2.0, *)
      @MainActor @preconcurrency public var worldScalingCompensation: WorldScalingCompensation { get }
      @available(visionOS 2.0, *)
      @MainActor @preconcurrency public func worldScalingCompensation(_ compensation: WorldScalingCompensation) -> PhysicalMetricsConverter
    }
    @available(visionOS 2.0, *)
    public struct WorldScalingCompensation : Equatable, Sendable {
      public static let scaled: WorldScalingCompensation
      public static let unscaled: WorldScalingCompensation
    }
    extension EnvironmentValues {
      public var physicalMetrics: PhysicalMetricsConverter { get set }
    }
    #endif
    """#
}

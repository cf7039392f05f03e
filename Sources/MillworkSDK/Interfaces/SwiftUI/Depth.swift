extension InterfaceModules.SwiftUI {
  /// Depth, in visionOS alone: alignment, frames, padding and what surrounds a view.
  static let depth = #"""
    // https://developer.apple.com/documentation/swiftui/depthalignment
    #if os(visionOS)
    public protocol DepthAlignmentID {
      static func defaultValue(in context: ViewDimensions3D) -> CGFloat
    }
    public struct ViewDimensions3D : Equatable {
      public var width: CGFloat { get }
      public var height: CGFloat { get }
      public var depth: CGFloat { get }
    }
    @frozen public struct DepthAlignment : Equatable, Sendable {
      public init(_ id: any DepthAlignmentID.Type)
      public static let front: DepthAlignment
      public static let center: DepthAlignment
      public static let back: DepthAlignment
    }
    @frozen public enum Edge3D : Int8, CaseIterable, Sendable {
      case top
      case leading
      case bottom
      case trailing
      case front
      case back
      @frozen public struct Set : OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8)
        public init(_ e: Edge3D)
        public static let top: Edge3D.Set
        public static let leading: Edge3D.Set
        public static let bottom: Edge3D.Set
        public static let trailing: Edge3D.Set
        public static let front: Edge3D.Set
        public static let back: Edge3D.Set
        public static let all: Edge3D.Set
        public static let horizontal: Edge3D.Set
        public static let vertical: Edge3D.Set
        public static let depth: Edge3D.Set
      }
    }
    @frozen public struct EdgeInsets3D : Equatable, Sendable {
      public init(horizontal: CGFloat = 0, vertical: CGFloat = 0, depth: CGFloat = 0)
    }
    public struct SurroundingsEffect : Equatable {
      public static var systemDark: SurroundingsEffect { get }
      @available(visionOS 2.0, *)
      public static var semiDark: SurroundingsEffect { get }
      @available(visionOS 2.0, *)
      public static var dark: SurroundingsEffect { get }
      @available(visionOS 2.0, *)
      public static var ultraDark: SurroundingsEffect { get }
      @available(visionOS 2.0, *)
      public static func dim(intensity: Double) -> SurroundingsEffect
    }
    extension View {
      nonisolated public func offset(z: CGFloat) -> some View
      nonisolated public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View
      nonisolated public func frame(minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil, alignment: DepthAlignment = .center) -> some View
      nonisolated public func padding3D(_ edges: Edge3D.Set = .all, _ length: CGFloat? = nil) -> some View
      nonisolated public func padding3D(_ insets: EdgeInsets3D) -> some View
      nonisolated public func padding3D(_ length: CGFloat) -> some View
      nonisolated public func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View
    }
    #endif
    """#
}

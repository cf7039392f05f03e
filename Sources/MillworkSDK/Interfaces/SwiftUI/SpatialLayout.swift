extension InterfaceModules.SwiftUI {
  /// Layout in space and views that hands move, in visionOS alone.
  static let spatialLayout = #"""
    // https://developer.apple.com/documentation/swiftui/spatialcontainer
    #if os(visionOS)
    @available(visionOS 26.0, *)
    @frozen public struct SpatialContainer : Layout, Sendable {
      public init(alignment: Alignment3D)
      public func sizeThatFits(proposal: ProposedViewSize, subviews: SpatialContainer.Subviews, cache: inout ()) -> CGSize
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: SpatialContainer.Subviews, cache: inout ())
    }
    @available(visionOS 26.0, *)
    extension Layout {
      public func depthAlignment(_ alignment: DepthAlignment) -> some Layout
      @MainActor @preconcurrency public func depthAlignment<V>(_ alignment: DepthAlignment, @ViewBuilder content: () -> V) -> some View where V : View
    }
    @available(visionOS 26.0, *)
    extension View {
      nonisolated public func spatialOverlay<V>(alignment: Alignment3D = .center, @ViewBuilder content: () -> V) -> some View where V : View
      nonisolated public func spatialOverlayPreferenceValue<K, V>(_ key: K.Type, alignment: Alignment3D = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View where K : PreferenceKey, V : View
      nonisolated public func rotation3DLayout(_ rotation: Rotation3D) -> some View
      nonisolated public func rotation3DLayout(_ angle: Angle, axis: RotationAxis3D) -> some View
      nonisolated public func rotation3DLayout(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View
      nonisolated public func aspectRatio3D(_ aspectRatio: Size3D? = nil, contentMode: ContentMode) -> some View
      nonisolated public func scaledToFit3D() -> some View
      nonisolated public func scaledToFill3D() -> some View
      @MainActor @preconcurrency public func preferredWindowClippingMargins(_ edges: Edge3D.Set = .all, _ length: CGFloat?) -> some View
      @MainActor @preconcurrency public func preferredWindowClippingMargins(_ margins: EdgeInsets3D) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/surfacesnappinginfo
    // https://developer.apple.com/documentation/arkit/surfaceclassification
    @available(visionOS 26.0, *)
    public enum SurfaceClassification : Hashable, Sendable {
      case wall
      case floor
      case ceiling
      case table
      case seat
      case window
      case door
    }
    @available(visionOS 26.0, *)
    public struct SurfaceSnappingInfo : Equatable, Sendable {
      public enum AuthorizationStatus : Hashable, Sendable {
        case notDetermined
        case denied
        case authorized
        case restricted
      }
      public static var authorizationStatus: SurfaceSnappingInfo.AuthorizationStatus { get }
      public var isSnapped: Bool { get }
      public var classification: SurfaceClassification? { get }
      public static func == (a: SurfaceSnappingInfo, b: SurfaceSnappingInfo) -> Bool
    }
    @available(visionOS 26.0, *)
    extension EnvironmentValues {
      public var surfaceSnappingInfo: SurfaceSnappingInfo { get }
      public var windowClippingMargins: EdgeInsets3D { get }
    }
    // https://developer.apple.com/documentation/swiftui/manipulable
    @available(visionOS 26.0, *)
    extension View {
      nonisolated public func manipulable(coordinateSpace: some CoordinateSpaceProtocol = .local, operations: Manipulable.Operation.Set = .all, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true, onChanged: ((Manipulable.Event) -> Void)? = nil) -> some View
      nonisolated public func manipulable(transform: Binding<AffineTransform3D>, coordinateSpace: some CoordinateSpaceProtocol = .local, operations: Manipulable.Operation.Set = .all, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true, onChanged: ((Manipulable.Event) -> Void)? = nil) -> some View
      nonisolated public func manipulable(using gestureState: Manipulable.GestureState) -> some View
      nonisolated public func manipulationGesture(updating gestureState: Binding<Manipulable.GestureState>, coordinateSpace: some CoordinateSpaceProtocol = .local, operations: Manipulable.Operation.Set = .all, inertia: Manipulable.Inertia = .medium, isEnabled: Bool = true, onChanged: ((Manipulable.Event) -> Void)? = nil) -> some View
    }
    @available(visionOS 26.0, *)
    public enum Manipulable : Sendable {
      public struct Operation : Hashable, Sendable {
        public static let translate: Manipulable.Operation
        public static let primaryRotation: Manipulable.Operation
        public static let secondaryRotation: Manipulable.Operation
        public static let scale: Manipulable.Operation
        public static func == (a: Manipulable.Operation, b: Manipulable.Operation) -> Bool
        public func hash(into hasher: inout Hasher)
        public struct Set : OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt)
          public init(_ operation: Manipulable.Operation)
          public static let translate: Manipulable.Operation.Set
          public static let primaryRotation: Manipulable.Operation.Set
          public static let secondaryRotation: Manipulable.Operation.Set
          public static let scale: Manipulable.Operation.Set
          public static let all: Manipulable.Operation.Set
        }
      }
      public struct Inertia : Hashable, Sendable {
        public static let none: Manipulable.Inertia
        public static let low: Manipulable.Inertia
        public static let medium: Manipulable.Inertia
        public static let high: Manipulable.Inertia
        public static func == (a: Manipulable.Inertia, b: Manipulable.Inertia) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct InputDevice : Hashable, Sendable {
        public enum Chirality : Hashable, Sendable {
          case left
          case right
        }
        public enum Kind : Hashable, Sendable {
          case directPinch
          case indirectPinch
          case pointer
        }
        public let kind: Manipulable.InputDevice.Kind
        public let chirality: Manipulable.InputDevice.Chirality?
        public let pose: Pose3D?
        public static func == (a: Manipulable.InputDevice, b: Manipulable.InputDevice) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct Event : Hashable, Sendable {
        public enum Phase : Hashable, Sendable {
          case active(Manipulable.Event.Value)
          case ended(Manipulable.Event.Value)
          case failed
        }
        public struct Value : Hashable, Sendable {
          public let timestamp: TimeInterval
          public let transform: AffineTransform3D?
          public let frame: Rect3D
          public let interactionPoint: Point3D
          public let inputDevices: [Manipulable.InputDevice]
          public static func == (a: Manipulable.Event.Value, b: Manipulable.Event.Value) -> Bool
          public func hash(into hasher: inout Hasher)
        }
        public var phase: Manipulable.Event.Phase { get }
        public var value: Manipulable.Event.Value? { get }
        public static func == (a: Manipulable.Event, b: Manipulable.Event) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public struct GestureState : Sendable {
        public init(transform: AffineTransform3D)
        public var isActive: Bool { get }
        public var transform: AffineTransform3D { get }
      }
    }
    #endif
    """#
}

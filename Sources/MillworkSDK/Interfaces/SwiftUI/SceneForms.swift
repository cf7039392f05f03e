extension InterfaceModules.SwiftUI {
  /// Scenes for assistive access, gestures of AppKit, previews of what is dragged, values that are animated together.
  static let sceneForms = #"""
    // https://developer.apple.com/documentation/swiftui/assistiveaccess
    @available(Apple 2025, *)
    nonisolated public struct AssistiveAccess<Content> : Scene where Content : View {
      nonisolated public init(@ViewBuilder content: () -> Content)
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(Apple 2025, *)
    extension View {
      nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View
      nonisolated public func assistiveAccessNavigationIcon(systemImage: String) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/scene/persistentsystemoverlays(_:)
    @available(Apple 2022, *)
    extension Scene {
      nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene
    }
    // https://developer.apple.com/documentation/swiftui/animatablevalues
    @available(Apple 2025, *)
    @frozen public struct AnimatableValues<each Value> : VectorArithmetic where repeat each Value : VectorArithmetic {
      public var value: (repeat each Value)
      public init(_ value: repeat each Value)
      public static var zero: AnimatableValues<repeat each Value> { get }
      public static func += (a: inout AnimatableValues<repeat each Value>, b: AnimatableValues<repeat each Value>)
      public static func -= (a: inout AnimatableValues<repeat each Value>, b: AnimatableValues<repeat each Value>)
      public static func + (a: AnimatableValues<repeat each Value>, b: AnimatableValues<repeat each Value>) -> AnimatableValues<repeat each Value>
      public static func - (a: AnimatableValues<repeat each Value>, b: AnimatableValues<repeat each Value>) -> AnimatableValues<repeat each Value>
      public mutating func scale(by rhs: Double)
      public var magnitudeSquared: Double { get }
      public static func == (a: AnimatableValues<repeat each Value>, b: AnimatableValues<repeat each Value>) -> Bool
    }
    #if os(macOS)
    // https://developer.apple.com/documentation/swiftui/windowdraggesture
    @available(macOS 15.0, *)
    public struct WindowDragGesture : Gesture {
      public struct Value : Equatable, Sendable {
      }
      nonisolated public init()
      @MainActor @preconcurrency public var body: Never { get }
    }
    // https://developer.apple.com/documentation/swiftui/dragdroppreviewsformation
    @available(macOS 26.0, *)
    public struct DragDropPreviewsFormation : Hashable, Sendable, CustomStringConvertible {
      public static var `default`: DragDropPreviewsFormation { get }
      public static var list: DragDropPreviewsFormation { get }
      public static var none: DragDropPreviewsFormation { get }
      public static var pile: DragDropPreviewsFormation { get }
      public static var stack: DragDropPreviewsFormation { get }
      public var description: String { get }
      public static func == (a: DragDropPreviewsFormation, b: DragDropPreviewsFormation) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(macOS 26.0, *)
    extension View {
      nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View
      nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/nsgesturerecognizerrepresentable
    @available(macOS 26.0, *)
    @MainActor @preconcurrency public protocol NSGestureRecognizerRepresentable : Gesture where Self.Body == Never {
      associatedtype NSGestureRecognizerType : NSGestureRecognizer
      associatedtype Coordinator = Void
      @MainActor @preconcurrency func makeNSGestureRecognizer(context: Self.Context) -> Self.NSGestureRecognizerType
      @MainActor @preconcurrency func handleNSGestureRecognizerAction(_ recognizer: Self.NSGestureRecognizerType, context: Self.Context)
      @MainActor @preconcurrency func updateNSGestureRecognizer(_ recognizer: Self.NSGestureRecognizerType, context: Self.Context)
      @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
      typealias Context = NSGestureRecognizerRepresentableContext<Self>
      typealias CoordinateSpaceConverter = NSGestureRecognizerRepresentableCoordinateSpaceConverter
    }
    @available(macOS 26.0, *)
    extension NSGestureRecognizerRepresentable {
      public typealias Value = Void
      @MainActor @preconcurrency public func updateNSGestureRecognizer(_ recognizer: Self.NSGestureRecognizerType, context: Self.Context)
      @MainActor @preconcurrency public func handleNSGestureRecognizerAction(_ recognizer: Self.NSGestureRecognizerType, context: Self.Context)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(macOS 26.0, *)
    extension NSGestureRecognizerRepresentable where Self.Coordinator == () {
      @MainActor @preconcurrency public func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
    }
    @available(macOS 26.0, *)
    @MainActor @preconcurrency public struct NSGestureRecognizerRepresentableContext<Representable> where Representable : NSGestureRecognizerRepresentable {
      @MainActor @preconcurrency public let coordinator: Representable.Coordinator
      @MainActor @preconcurrency public var converter: NSGestureRecognizerRepresentableCoordinateSpaceConverter { get }
    }
    @available(macOS 26.0, *)
    @MainActor @preconcurrency public struct NSGestureRecognizerRepresentableCoordinateSpaceConverter {
      @MainActor @preconcurrency public var localLocation: CGPoint { get }
      @MainActor @preconcurrency public var localTranslation: CGPoint? { get }
      @MainActor @preconcurrency public var localVelocity: CGPoint? { get }
      @MainActor @preconcurrency public func location(in space: some CoordinateSpaceProtocol) -> CGPoint
    }
    #endif
    """#
}

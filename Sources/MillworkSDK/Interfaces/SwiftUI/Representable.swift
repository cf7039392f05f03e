extension InterfaceModules.SwiftUI {
  /// Views of UIKit and AppKit in SwiftUI, and the other way round.
  static let representable = #"""
    // https://developer.apple.com/documentation/swiftui/uikit-integration
    // Views of the other frameworks.
    #if os(macOS)
    @available(macOS 10.15, *)
    @MainActor @preconcurrency public protocol NSViewRepresentable : View where Self.Body == Never {
      associatedtype NSViewType : NSView
      associatedtype Coordinator = Void
      @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
      @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
      @MainActor @preconcurrency static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
      @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
      @available(macOS 13.0, *)
      @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context) -> CGSize?
      typealias Context = NSViewRepresentableContext<Self>
    }
    @available(macOS 10.15, *)
    extension NSViewRepresentable {
      @MainActor @preconcurrency public static func dismantleNSView(_ nsView: Self.NSViewType, coordinator: Self.Coordinator)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(macOS 10.15, *)
    extension NSViewRepresentable where Self.Coordinator == () {
      @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator
    }
    @available(macOS 10.15, *)
    @MainActor @preconcurrency public struct NSViewRepresentableContext<View> where View : NSViewRepresentable {
      @MainActor @preconcurrency public let coordinator: View.Coordinator
      @MainActor @preconcurrency public var transaction: Transaction { get }
      @MainActor @preconcurrency public var environment: EnvironmentValues { get }
    }
    @available(macOS 11.0, *)
    @MainActor @propertyWrapper @preconcurrency public struct NSApplicationDelegateAdaptor<DelegateType> : DynamicProperty where DelegateType : NSObject, DelegateType : NSApplicationDelegate {
      @MainActor @preconcurrency public var wrappedValue: DelegateType { get }
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
    }
    #elseif !os(watchOS)
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol UIViewRepresentable : View where Self.Body == Never {
      associatedtype UIViewType : UIView
      associatedtype Coordinator = Void
      @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
      @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
      @MainActor @preconcurrency static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
      @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
      typealias Context = UIViewRepresentableContext<Self>
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    extension UIViewRepresentable {
      @MainActor @preconcurrency public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    extension UIViewRepresentable where Self.Coordinator == () {
      @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable> where Representable : UIViewRepresentable {
      @MainActor @preconcurrency public let coordinator: Representable.Coordinator
      @MainActor @preconcurrency public var transaction: Transaction { get }
      @MainActor @preconcurrency public var environment: EnvironmentValues { get }
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol UIViewControllerRepresentable : View where Self.Body == Never {
      associatedtype UIViewControllerType : UIViewController
      associatedtype Coordinator = Void
      @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
      @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
      @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
      @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
      @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context) -> CGSize?
      typealias Context = UIViewControllerRepresentableContext<Self>
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    extension UIViewControllerRepresentable {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    extension UIViewControllerRepresentable where Self.Coordinator == () {
      @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator
    }
    @available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
    @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable> where Representable : UIViewControllerRepresentable {
      @MainActor @preconcurrency public let coordinator: Representable.Coordinator
      @MainActor @preconcurrency public var transaction: Transaction { get }
      @MainActor @preconcurrency public var environment: EnvironmentValues { get }
    }
    @available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
    @MainActor @propertyWrapper @preconcurrency public struct UIApplicationDelegateAdaptor<DelegateType> : DynamicProperty where DelegateType : NSObject, DelegateType : UIApplicationDelegate {
      @MainActor @preconcurrency public var wrappedValue: DelegateType { get }
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    extension UIApplicationDelegateAdaptor where DelegateType : Observable {
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
    }
    #endif
    // https://developer.apple.com/documentation/swiftui/wkapplicationdelegateadaptor
    #if os(watchOS)
    @available(watchOS 9.0, *)
    @MainActor @propertyWrapper @preconcurrency public struct WKApplicationDelegateAdaptor<DelegateType> : DynamicProperty where DelegateType : NSObject, DelegateType : WKApplicationDelegate {
      @MainActor @preconcurrency public var wrappedValue: DelegateType { get }
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
    }
    @available(watchOS 9.0, *)
    extension WKApplicationDelegateAdaptor where DelegateType : ObservableObject {
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
      @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper { get }
    }
    @available(watchOS 10.0, *)
    extension WKApplicationDelegateAdaptor where DelegateType : Observable {
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
    }
    @available(watchOS 7.0, *)
    @MainActor @propertyWrapper @preconcurrency public struct WKExtensionDelegateAdaptor<DelegateType> : DynamicProperty where DelegateType : NSObject, DelegateType : WKExtensionDelegate {
      @MainActor @preconcurrency public var wrappedValue: DelegateType { get }
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
    }
    @available(watchOS 7.0, *)
    extension WKExtensionDelegateAdaptor where DelegateType : ObservableObject {
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
      @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper { get }
    }
    @available(watchOS 10.0, *)
    extension WKExtensionDelegateAdaptor where DelegateType : Observable {
      @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self)
    }
    // https://developer.apple.com/documentation/swiftui/wkinterfaceobjectrepresentable
    @available(watchOS 6.0, *)
    @MainActor @preconcurrency public protocol WKInterfaceObjectRepresentable : View where Self.Body == Never {
      associatedtype WKInterfaceObjectType : WKInterfaceObject
      associatedtype Coordinator = Void
      @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
      @MainActor @preconcurrency func makeWKInterfaceObject(context: Self.Context) -> Self.WKInterfaceObjectType
      @MainActor @preconcurrency func updateWKInterfaceObject(_ wkInterfaceObject: Self.WKInterfaceObjectType, context: Self.Context)
      typealias Context = WKInterfaceObjectRepresentableContext<Self>
    }
    @available(watchOS 6.0, *)
    extension WKInterfaceObjectRepresentable where Self.Coordinator == () {
      @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator
    }
    @available(watchOS 6.0, *)
    extension WKInterfaceObjectRepresentable {
      @MainActor @preconcurrency public var body: Never { get }
    }
    @available(watchOS 6.0, *)
    @MainActor @preconcurrency public struct WKInterfaceObjectRepresentableContext<Representable> where Representable : WKInterfaceObjectRepresentable {
      @MainActor @preconcurrency public let coordinator: Representable.Coordinator
      @MainActor @preconcurrency public var transaction: Transaction { get }
      @MainActor @preconcurrency public var environment: EnvironmentValues { get }
    }
    #endif
    @available(Apple 2022, *)
    @MainActor @preconcurrency final public class ImageRenderer<Content> : ObservableObject where Content : View {
      @MainActor @preconcurrency public init(content view: Content)
      @MainActor @preconcurrency final public var content: Content { get set }
      @MainActor @preconcurrency final public var scale: CGFloat { get set }
      @MainActor @preconcurrency final public var cgImage: CGImage? { get }
    #if os(macOS)
      @MainActor @preconcurrency final public var nsImage: NSImage? { get }
    #else
      @MainActor @preconcurrency final public var uiImage: UIImage? { get }
    #endif
    }
    """#
}

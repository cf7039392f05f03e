extension InterfaceModules.SwiftUI {
  /// What only watches have: the crown, gestures of the hand, notifications, pages and background work.
  static let watchModifiers = #"""
    // https://developer.apple.com/documentation/swiftui/view/digitalcrownaccessory(content:)
    #if os(watchOS)
    @available(watchOS 9.0, *)
    public struct DigitalCrownEvent : Sendable {
      public var offset: CGFloat
      public var velocity: CGFloat
    }
    @available(watchOS 9.0, *)
    extension View {
      nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View
      nonisolated public func digitalCrownAccessory<Content>(@ViewBuilder content: @escaping () -> Content) -> some View where Content : View
      nonisolated public func digitalCrownRotation<V>(detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = { }) -> some View where V : BinaryInteger
      nonisolated public func digitalCrownRotation<V>(detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = { }) -> some View where V : BinaryFloatingPoint
      nonisolated public func digitalCrownRotation<V>(_ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = { }) -> some View where V : BinaryFloatingPoint
    }
    // https://developer.apple.com/documentation/swiftui/handgestureshortcut
    @available(watchOS 11.0, *)
    public struct HandGestureShortcut : Equatable, Sendable {
      public static let primaryAction: HandGestureShortcut
    }
    @available(watchOS 11.0, *)
    extension View {
      nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View
    }
    @available(watchOS 6.0, *)
    extension View {
      nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View
      @available(watchOS, introduced: 6.0, deprecated: 7.0, renamed: "listRowBackground(_:)")
      nonisolated public func listRowPlatterColor(_ color: Color?) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/textfieldlink
    @available(watchOS 9.0, *)
    @MainActor @preconcurrency public struct TextFieldLink<Label> : View where Label : View {
      nonisolated public init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(watchOS 9.0, *)
    extension TextFieldLink where Label == Text {
      nonisolated public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void)
      @_disfavoredOverload nonisolated public init<S>(_ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) where S : StringProtocol
    }
    // https://developer.apple.com/documentation/swiftui/verticalpagetabviewstyle
    @available(watchOS 10.0, *)
    extension VerticalPageTabViewStyle {
      public struct TransitionStyle : Equatable, Sendable {
        public static let automatic: VerticalPageTabViewStyle.TransitionStyle
        public static let identity: VerticalPageTabViewStyle.TransitionStyle
        public static let blur: VerticalPageTabViewStyle.TransitionStyle
      }
      public init(transitionStyle: VerticalPageTabViewStyle.TransitionStyle)
    }
    @available(watchOS 10.0, *)
    extension TabViewStyle where Self == VerticalPageTabViewStyle {
      public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> VerticalPageTabViewStyle
    }
    @available(watchOS, introduced: 7.0, deprecated: 100000.0, renamed: "VerticalPageTabViewStyle")
    public struct CarouselTabViewStyle : TabViewStyle {
      public init()
    }
    @available(watchOS, introduced: 7.0, deprecated: 100000.0, renamed: "verticalPage")
    extension TabViewStyle where Self == CarouselTabViewStyle {
      public static var carousel: CarouselTabViewStyle { get }
    }
    // https://developer.apple.com/documentation/swiftui/backgroundtask
    @available(watchOS 9.0, *)
    extension BackgroundTask {
      public static var watchConnectivity: BackgroundTask<Void, Void> { get }
      public static var bluetoothAlert: BackgroundTask<Void, Void> { get }
      public static var relevantShortcut: BackgroundTask<Void, Void> { get }
      public static var intentDidRun: BackgroundTask<Void, Void> { get }
    }
    @available(watchOS 10.0, *)
    extension ContainerBackgroundPlacement {
      public static let tabView: ContainerBackgroundPlacement
    }
    @available(watchOS 10.0, *)
    extension DatePickerComponents {
      public static let hourMinuteAndSecond: DatePickerComponents
    }
    // https://developer.apple.com/documentation/swiftui/wknotificationscene
    @available(watchOS 7.0, *)
    @MainActor @preconcurrency public struct WKNotificationScene<Content, Controller> : Scene where Content : View, Controller : WKUserNotificationHostingController<Content> {
      @MainActor @preconcurrency public init(controller: Controller.Type, category: String)
      @MainActor @preconcurrency public var body: some Scene { get }
    }
    @available(watchOS 6.0, *)
    @MainActor @preconcurrency open class WKHostingController<Body> : WKInterfaceController where Body : View {
      override public init()
      @MainActor @preconcurrency open var body: Body { get }
      @MainActor @preconcurrency public func setNeedsBodyUpdate()
      @MainActor @preconcurrency public func updateBodyIfNeeded()
    }
    @available(watchOS 6.0, *)
    @MainActor @preconcurrency open class WKUserNotificationHostingController<Body> : WKUserNotificationInterfaceController where Body : View {
      override public init()
      @MainActor @preconcurrency open var body: Body { get }
      @MainActor @preconcurrency open class var isInteractive: Bool { get }
      @MainActor @preconcurrency open class var sashColor: Color? { get }
      @MainActor @preconcurrency open class var titleColor: Color? { get }
      @MainActor @preconcurrency open class var subtitleColor: Color? { get }
      @MainActor @preconcurrency open class var wantsSashBlur: Bool { get }
      @MainActor @preconcurrency open class var coalescedDescriptionFormat: String? { get }
      @MainActor @preconcurrency public func setNeedsBodyUpdate()
    }
    #endif
    // https://developer.apple.com/documentation/swiftui/containerbackgroundplacement/navigationsplitview
    @available(iOS 18.0, watchOS 11.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension ContainerBackgroundPlacement {
      public static var navigationSplitView: ContainerBackgroundPlacement { get }
    }
    // https://developer.apple.com/documentation/swiftui/windowplacement/position
    #if os(visionOS)
    @available(visionOS 2.0, *)
    extension WindowPlacement {
      public struct Position {
        public static var utilityPanel: WindowPlacement.Position { get }
        public static var none: WindowPlacement.Position { get }
        public static func leading(_ relativeWindow: WindowProxy) -> WindowPlacement.Position
        public static func trailing(_ relativeWindow: WindowProxy) -> WindowPlacement.Position
        public static func above(_ relativeWindow: WindowProxy) -> WindowPlacement.Position
        public static func below(_ relativeWindow: WindowProxy) -> WindowPlacement.Position
        public static func replacing(_ relativeWindow: WindowProxy) -> WindowPlacement.Position
      }
      public init(_ position: WindowPlacement.Position? = nil)
    }
    @available(visionOS 2.0, *)
    public struct WindowProxy : Identifiable {
      public var id: String? { get }
      public var phase: ScenePhase { get }
    }
    @available(visionOS 2.0, *)
    extension WindowPlacementContext {
      public var windows: [WindowProxy] { get }
    }
    // https://developer.apple.com/documentation/swiftui/pushwindowaction
    @available(visionOS 2.0, *)
    @MainActor @preconcurrency public struct PushWindowAction {
      @MainActor @preconcurrency public func callAsFunction(id: String)
      @MainActor @preconcurrency public func callAsFunction<D>(value: D) where D : Decodable, D : Encodable, D : Hashable
      @MainActor @preconcurrency public func callAsFunction<D>(id: String, value: D) where D : Decodable, D : Encodable, D : Hashable
    }
    @available(visionOS 2.0, *)
    extension EnvironmentValues {
      public var pushWindow: PushWindowAction { get }
      public var immersiveSpaceDisplacement: Pose3D { get }
    }
    #endif
    """#
}

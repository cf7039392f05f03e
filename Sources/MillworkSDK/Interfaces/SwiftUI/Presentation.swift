extension InterfaceModules.SwiftUI {
  /// Sheets, covers, popovers, inspectors, detents and alerts' types.
  static let presentation = #"""
    // https://developer.apple.com/documentation/swiftui/modal-presentations
    @available(iOS 14.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    extension View {
      nonisolated public func fullScreenCover<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item : Identifiable, Content : View
      nonisolated public func fullScreenCover<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content : View
    }
    @available(iOS 17.0, macOS 14.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension View {
      nonisolated public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V : View
      nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
      nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View
    }
    @available(Apple 2022, *)
    extension View {
      nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
      nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
      nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View
    }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    extension View {
      nonisolated public func presentationBackground<S>(_ style: S) -> some View where S : ShapeStyle
      nonisolated public func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View
      nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
      nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
      nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
      nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
      nonisolated public func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View
    }
    @available(Apple 2024, *)
    public protocol PresentationSizing {
    }
    @available(Apple 2024, *)
    public struct AutomaticPresentationSizing : PresentationSizing {
      public init()
    }
    @available(Apple 2024, *)
    extension PresentationSizing where Self == AutomaticPresentationSizing {
      public static var automatic: AutomaticPresentationSizing { get }
    }
    @available(Apple 2024, *)
    public struct FittedPresentationSizing : PresentationSizing {
      public init()
    }
    @available(Apple 2024, *)
    extension PresentationSizing where Self == FittedPresentationSizing {
      public static var fitted: FittedPresentationSizing { get }
    }
    @available(Apple 2024, *)
    public struct FormPresentationSizing : PresentationSizing {
      public init()
    }
    @available(Apple 2024, *)
    extension PresentationSizing where Self == FormPresentationSizing {
      public static var form: FormPresentationSizing { get }
    }
    @available(Apple 2024, *)
    public struct PagePresentationSizing : PresentationSizing {
      public init()
    }
    @available(Apple 2024, *)
    extension PresentationSizing where Self == PagePresentationSizing {
      public static var page: PagePresentationSizing { get }
    }
    @available(Apple 2022, *)
    public struct PresentationDetent : Hashable, Sendable {
      public static var medium: PresentationDetent { get }
      public static var large: PresentationDetent { get }
      public static func fraction(_ fraction: CGFloat) -> PresentationDetent
      public static func height(_ height: CGFloat) -> PresentationDetent
      public static func custom<D>(_ type: D.Type) -> PresentationDetent where D : CustomPresentationDetent
      public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool
      public func hash(into hasher: inout Hasher)
      public struct Context {
        public var maxDetentValue: CGFloat { get }
      }
    }
    @available(Apple 2022, *)
    public protocol CustomPresentationDetent {
      static func height(in context: Self.Context) -> CGFloat?
      typealias Context = PresentationDetent.Context
    }
    @available(Apple 2022.4, *)
    public struct PresentationBackgroundInteraction : Sendable {
      public static var automatic: PresentationBackgroundInteraction { get }
      public static var enabled: PresentationBackgroundInteraction { get }
      public static var disabled: PresentationBackgroundInteraction { get }
    }
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
    extension PresentationBackgroundInteraction {
      public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction
    }
    @available(Apple 2022.4, *)
    public struct PresentationContentInteraction : Equatable, Sendable {
      public static var automatic: PresentationContentInteraction { get }
      public static var resizes: PresentationContentInteraction { get }
      public static var scrolls: PresentationContentInteraction { get }
      public static func == (a: PresentationContentInteraction, b: PresentationContentInteraction) -> Bool
    }
    @available(Apple 2022.4, *)
    public struct PresentationAdaptation : Sendable {
      public static var automatic: PresentationAdaptation { get }
      public static var none: PresentationAdaptation { get }
      public static var popover: PresentationAdaptation { get }
      public static var sheet: PresentationAdaptation { get }
      public static var fullScreenCover: PresentationAdaptation { get }
    }
    @available(Apple 2019, *)
    public enum PopoverAttachmentAnchor {
      case rect(Anchor<CGRect>.Source)
      case point(UnitPoint)
    }
    @available(Apple 2019, *)
    public struct Alert {
      public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
      public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
      public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button
      }
    }
    @available(Apple 2021, *)
    extension View {
      @_disfavoredOverload nonisolated public func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where S : StringProtocol, A : View
      @_disfavoredOverload nonisolated public func alert<S, A, M>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where S : StringProtocol, A : View, M : View
      @_disfavoredOverload nonisolated public func alert<S, A, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where S : StringProtocol, A : View
      @_disfavoredOverload nonisolated public func alert<S, A, M, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where S : StringProtocol, A : View, M : View
      @_disfavoredOverload nonisolated public func confirmationDialog<S, A>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where S : StringProtocol, A : View
      @_disfavoredOverload nonisolated public func confirmationDialog<S, A, M>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where S : StringProtocol, A : View, M : View
      @_disfavoredOverload nonisolated public func confirmationDialog<S, A, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where S : StringProtocol, A : View
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
    @available(macOS, unavailable)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
    public struct ActionSheet {
      public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()])
      public typealias Button = Alert.Button
    }
    @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
    @available(macOS, unavailable)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
    @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
    @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)`instead.")
    extension View {
      nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void) -> some View
      nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void) -> some View
      nonisolated public func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void) -> some View where D : FileDocument
      nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void) -> some View
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    extension View {
      nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View
      nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View
      nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View
    }
    @available(iOS 13.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func statusBar(hidden: Bool) -> some View
      nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View
    }
    @available(Apple 2020, *)
    extension View {
      nonisolated public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View
      nonisolated public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ()) -> some View
      nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> ()) -> some View
      nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
    }
    // https://developer.apple.com/documentation/swiftui/presentationsizing
    @available(Apple 2024, *)
    extension PresentationSizing {
      public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing
      public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing
    }
    """#
}

extension InterfaceModules.SwiftUI {
  /// What the panels for files, alerts and dialogs can be told besides.
  static let fileDialogs = #"""
    // https://developer.apple.com/documentation/swiftui/modal-presentations
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View
      nonisolated public func fileDialogMessage(_ message: Text?) -> some View
      nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View
      @_disfavoredOverload nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
      @_disfavoredOverload nonisolated public func fileDialogMessage<S>(_ message: S) -> some View where S : StringProtocol
      nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View
      nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View
      @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View
      @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S : StringProtocol
      nonisolated public func fileDialogCustomizationID(_ id: String) -> some View
      nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
      nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View
      nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View
      nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View
      @_disfavoredOverload nonisolated public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View
      @_disfavoredOverload nonisolated public func fileExporterFilenameLabel<S>(_ label: S) -> some View where S : StringProtocol
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public struct FileDialogBrowserOptions : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var enumeratePackages: Self { get }
      public static var includeHiddenFiles: Self { get }
      public static var displayFileExtensions: Self { get }
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View
      nonisolated public func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = { }) -> some View where D : FileDocument
      nonisolated public func fileExporter<T>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = { }) -> some View where T : Transferable
      nonisolated public func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View
    }
    @available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension View {
      nonisolated public func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View where D : ReferenceFileDocument
      nonisolated public func fileExporter<C>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C : Collection, C.Element : FileDocument
      nonisolated public func fileMover<C>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C : Collection, C.Element == URL
    }
    @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension View {
      nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View
      @_disfavoredOverload nonisolated public func dialogSuppressionToggle<S>(_ title: S, isSuppressed: Binding<Bool>) -> some View where S : StringProtocol
    }
    @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    extension View {
      nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View
    }
    @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    public struct DialogSeverity : Equatable, Sendable {
      public static var automatic: DialogSeverity { get }
      public static var critical: DialogSeverity { get }
      public static var standard: DialogSeverity { get }
      public static func == (a: DialogSeverity, b: DialogSeverity) -> Bool
    }
    @available(Apple 2024, *)
    extension View {
      @available(iOS 18.4, macOS 15.4, *)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View
    }
    // Styles of date pickers on the Mac.
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct FieldDatePickerStyle : DatePickerStyle {
      public init()
      @available(macOS 13.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency public func makeBody(configuration: FieldDatePickerStyle.Configuration) -> some View
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension DatePickerStyle where Self == FieldDatePickerStyle {
      public static var field: FieldDatePickerStyle { get }
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public struct StepperFieldDatePickerStyle : DatePickerStyle {
      public init()
      @available(macOS 13.0, *)
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      @MainActor @preconcurrency public func makeBody(configuration: StepperFieldDatePickerStyle.Configuration) -> some View
    }
    @available(macOS 10.15, *)
    @available(iOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
      public static var stepperField: StepperFieldDatePickerStyle { get }
    }
    // What a style of date pickers is given.
    @available(iOS 16.0, macOS 13.0, watchOS 10.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public struct DatePickerStyleConfiguration {
      @MainActor @preconcurrency public struct Label : View {
        @MainActor @preconcurrency public var body: Never { get }
      }
      public let label: DatePickerStyleConfiguration.Label
      @Binding @_projectedValueProperty($selection) public var selection: Date { get nonmutating set }
      public var $selection: Binding<Date> { get }
      public let minimumDate: Date?
      public let maximumDate: Date?
      public let displayedComponents: DatePickerComponents
    }
    """#
}

extension InterfaceModules.AppIntents {
  /// Intents, their parameters, entities, queries and shortcuts.
  static let intents = #"""
    // https://developer.apple.com/documentation/appintents
    @_exported import Foundation
    import Swift
    import SwiftUI
    import _Concurrency
    @available(Apple 2022, *)
    public protocol PersistentlyIdentifiable {
    }
    @available(Apple 2022, *)
    public protocol AppIntent : PersistentlyIdentifiable, Sendable {
      associatedtype PerformResult : IntentResult
      associatedtype SummaryContent : ParameterSummary
      static var title: LocalizedStringResource { get }
      static var description: IntentDescription? { get }
      static var openAppWhenRun: Bool { get }
      static var isDiscoverable: Bool { get }
      static var authenticationPolicy: IntentAuthenticationPolicy { get }
      static var parameterSummary: Self.SummaryContent { get }
      init()
      func perform() async throws -> Self.PerformResult
    }
    @available(Apple 2022, *)
    extension AppIntent {
      public static var description: IntentDescription? { get }
      public static var openAppWhenRun: Bool { get }
      public static var isDiscoverable: Bool { get }
      public static var authenticationPolicy: IntentAuthenticationPolicy { get }
      public static var parameterSummary: some ParameterSummary { get }
      public typealias Summary = IntentParameterSummary<Self>
      public typealias Parameter = IntentParameter
      public typealias Dependency = AppDependency
      public func callAsFunction(donate: Bool = false) async throws
      @discardableResult public func donate() async throws -> IntentDonationIdentifier
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public func requestConfirmation() async throws
      public func requestConfirmation<Result>(result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true) async throws where Result : IntentResult
      @available(Apple 2024, *)
      public func requestConfirmation(conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog) async throws
      @available(Apple 2024, *)
      public func requestConfirmation<V>(conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog, showDialogAsPrompt: Bool = true, @ViewBuilder view: () -> V) async throws where V : View
    }
    @available(Apple 2022, *)
    public struct IntentDonationIdentifier : Hashable, Sendable {
      public static func == (a: IntentDonationIdentifier, b: IntentDonationIdentifier) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2022, *)
    public struct IntentDescription : ExpressibleByStringLiteral, Sendable {
      public init(stringLiteral value: String)
      public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil)
    }
    @available(Apple 2022, *)
    public enum IntentAuthenticationPolicy : Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }
    @available(Apple 2022, *)
    public protocol IntentResult : Sendable {
    }
    @available(Apple 2022, *)
    public protocol ReturnsValue<Value> : IntentResult {
      associatedtype Value
    }
    @available(Apple 2022, *)
    public protocol ProvidesDialog : IntentResult {
    }
    @available(Apple 2022, *)
    public protocol ShowsSnippetView : IntentResult {
    }
    @available(Apple 2022, *)
    public protocol OpensIntent : IntentResult {
    }
    @available(Apple 2022, *)
    public struct IntentResultContainer<Value, OpensIntentType, SnippetView, Dialog> : Sendable {
    }
    @available(Apple 2022, *)
    extension IntentResultContainer : IntentResult {
    }
    @available(Apple 2022, *)
    extension IntentResultContainer : ReturnsValue {
    }
    @available(Apple 2022, *)
    extension IntentResultContainer : ProvidesDialog where Dialog == IntentDialog {
    }
    @available(Apple 2022, *)
    extension IntentResultContainer : ShowsSnippetView where SnippetView : View {
    }
    @available(Apple 2022, *)
    extension IntentResultContainer : OpensIntent where OpensIntentType : AppIntent {
    }
    @available(Apple 2022, *)
    extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
      public static func result() -> Self
    }
    @available(Apple 2022, *)
    extension IntentResult {
      public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never, Never>
      public static func result<Value>(value: Value, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog>
      public static func result(dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog>
      public static func result<Content>(dialog: IntentDialog, view: Content) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog>, Content : View
      public static func result<Content>(view: Content) -> Self where Self == IntentResultContainer<Never, Never, Content, Never>, Content : View
      public static func result<Intent>(opensIntent: Intent) -> Self where Self == IntentResultContainer<Never, Intent, Never, Never>, Intent : AppIntent
      public static func result<Intent>(opensIntent: Intent, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Intent, Never, IntentDialog>, Intent : AppIntent
      public static func result<Value, Content>(value: Value, view: Content) -> Self where Self == IntentResultContainer<Value, Never, Content, Never>, Content : View
      public static func result<Value, Content>(value: Value, dialog: IntentDialog, view: Content) -> Self where Self == IntentResultContainer<Value, Never, Content, IntentDialog>, Content : View
      public static func result<Value, Intent>(value: Value, opensIntent: Intent) -> Self where Self == IntentResultContainer<Value, Intent, Never, Never>, Intent : AppIntent
      public static func result<Value, Intent>(value: Value, opensIntent: Intent, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, Intent, Never, IntentDialog>, Intent : AppIntent
      public static func result<Content>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog>, Content : View
      public static func result<Content>(@ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Never, Never, Content, Never>, Content : View
      public static func result<Value, Content>(value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self where Self == IntentResultContainer<Value, Never, Content, IntentDialog>, Content : View
    }
    @available(Apple 2022, *)
    public struct IntentDialog : ExpressibleByStringInterpolation, Sendable {
      public init(stringLiteral value: String)
      public init(_ resource: LocalizedStringResource)
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
      public init(full: LocalizedStringResource, supporting: LocalizedStringResource)
      public init(stringInterpolation: DefaultStringInterpolation)
    }
    @available(Apple 2022, *)
    public protocol ParameterSummary {
    }
    @available(Apple 2022, *)
    public struct IntentParameterSummary<Intent> : ParameterSummary where Intent : AppIntent {
      public init(_ summary: ParameterSummaryString<Intent>)
      public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil, @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>])
    }
    @available(Apple 2022, *)
    @resultBuilder public struct ParameterKeyPathsBuilder<Intent> where Intent : AppIntent {
      public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent>
      public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>]
    }
    @available(Apple 2022, *)
    public struct ParameterSummaryString<Intent> : ExpressibleByStringInterpolation where Intent : AppIntent {
      public init(stringLiteral value: String)
      public init(stringInterpolation: ParameterSummaryString<Intent>.StringInterpolation)
      public struct StringInterpolation : StringInterpolationProtocol {
        public typealias StringLiteralType = String
        public init(literalCapacity: Int, interpolationCount: Int)
        public mutating func appendLiteral(_ literal: String)
        public mutating func appendInterpolation<T>(_ keyPath: KeyPath<Intent, T>)
      }
    }
    @available(Apple 2022, *)
    @propertyWrapper final public class IntentParameter<Value> : @unchecked Sendable {
      final public var wrappedValue: Value { get set }
      final public var projectedValue: IntentParameter<Value> { get }
      public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil)
      public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil)
      public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, controlStyle: IntentParameterControlStyle, inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil) where Value : BinaryInteger
      public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil) where Value : Numeric
      public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, optionsProvider: some DynamicOptionsProvider)
      public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil, query: some EntityQuery) where Value : AppEntity
      public convenience init(wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil)
      public convenience init(description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil)
      final public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value
      final public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error
      final public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value
      final public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> any Error
      final public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool
    }
    @available(Apple 2022, *)
    @propertyWrapper final public class AppDependency<Value> : @unchecked Sendable {
      public init()
      public init(key: String)
      final public var wrappedValue: Value { get }
    }
    @available(Apple 2022, *)
    public class AppDependencyManager : @unchecked Sendable {
      public static let shared: AppDependencyManager
      public func add<Dependency>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Dependency)
    }
    @available(Apple 2022, *)
    public protocol TypeDisplayRepresentable {
      static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    }
    @available(Apple 2022, *)
    public struct TypeDisplayRepresentation : ExpressibleByStringLiteral, Sendable {
      public init(stringLiteral value: String)
      public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil)
    }
    @available(Apple 2022, *)
    public struct DisplayRepresentation : ExpressibleByStringInterpolation, Sendable {
      public init(stringLiteral value: String)
      public init(stringInterpolation: DefaultStringInterpolation)
      public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil)
      public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource])
      public struct Image : Sendable {
        public init(systemName: String)
        public init(named: String)
        public init(data: Data)
        public init(url: URL)
      }
    }
    @available(Apple 2022, *)
    public protocol CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { get }
    }
    @available(Apple 2022, *)
    public protocol AppEntity : PersistentlyIdentifiable, Identifiable, TypeDisplayRepresentable, Sendable {
      associatedtype DefaultQuery : EntityQuery
      static var defaultQuery: Self.DefaultQuery { get }
      var displayRepresentation: DisplayRepresentation { get }
    }
    @available(Apple 2022, *)
    extension AppEntity {
      public typealias Property = EntityProperty
    }
    @available(Apple 2022, *)
    @propertyWrapper final public class EntityProperty<Value> : @unchecked Sendable {
      public init()
      public init(title: LocalizedStringResource)
      final public var wrappedValue: Value { get set }
    }
    @available(Apple 2022, *)
    public protocol EntityQuery : Sendable {
      associatedtype Entity : AppEntity
      associatedtype Result : Collection = [Self.Entity]
      init()
      func entities(for identifiers: [Self.Entity.ID]) async throws -> [Self.Entity]
      func suggestedEntities() async throws -> Self.Result
      func defaultResult() async -> Self.Entity?
    }
    @available(Apple 2022, *)
    extension EntityQuery {
      public func defaultResult() async -> Self.Entity?
    }
    @available(Apple 2022, *)
    extension EntityQuery where Self.Result == [Self.Entity] {
      public func suggestedEntities() async throws -> [Self.Entity]
    }
    @available(Apple 2022, *)
    public protocol EntityStringQuery : EntityQuery {
      func entities(matching string: String) async throws -> [Self.Entity]
    }
    @available(Apple 2022, *)
    public protocol AppEnum : CaseIterable, Hashable, RawRepresentable, TypeDisplayRepresentable, PersistentlyIdentifiable, Sendable where Self.RawValue : Sendable {
      static var caseDisplayRepresentations: [Self : DisplayRepresentation] { get }
    }
    @available(Apple 2022, *)
    public struct AppShortcut : Sendable {
      public init<Intent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) where Intent : AppIntent
      @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0, *)
      public init<Intent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String) where Intent : AppIntent
    }
    @available(Apple 2022, *)
    public struct AppShortcutPhrase<Intent> : ExpressibleByStringInterpolation, Sendable where Intent : AppIntent {
      public init(stringLiteral value: String)
      public init(stringInterpolation: AppShortcutPhrase<Intent>.StringInterpolation)
      public struct StringInterpolation : StringInterpolationProtocol {
        public typealias StringLiteralType = String
        public init(literalCapacity: Int, interpolationCount: Int)
        public mutating func appendLiteral(_ literal: String)
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken)
        public mutating func appendInterpolation<T>(_ keyPath: KeyPath<Intent, IntentParameter<T>>)
      }
    }
    @available(Apple 2022, *)
    public enum AppShortcutPhraseToken : Sendable { case applicationName }
    @available(Apple 2022, *)
    public protocol AppShortcutsProvider {
      @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
      static var shortcutTileColor: ShortcutTileColor { get }
    }
    @available(Apple 2022, *)
    extension AppShortcutsProvider {
      public static var shortcutTileColor: ShortcutTileColor { get }
      public static func updateAppShortcutParameters()
    }
    @available(Apple 2022, *)
    public enum ShortcutTileColor : Sendable { case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, pink, grape, grayBlue, grayGreen, grayBrown }
    @available(Apple 2022, *)
    @resultBuilder public struct AppShortcutsBuilder {
      public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut]
    }
    @available(Apple 2023, *)
    public protocol WidgetConfigurationIntent : AppIntent {
    }
    @available(Apple 2022, *)
    extension WidgetConfigurationIntent {
      public func perform() async throws -> some IntentResult
    }
    // https://developer.apple.com/documentation/appintents/controlconfigurationintent
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public protocol ControlConfigurationIntent : AppIntent {
    }
    @available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    extension ControlConfigurationIntent {
      public func perform() async throws -> some IntentResult
    }
    @available(Apple 2022, *)
    public protocol OpenIntent : AppIntent {
      associatedtype Value
      var target: Self.Value { get set }
    }
    @available(Apple 2023, *)
    public protocol ForegroundContinuableIntent : AppIntent {
    }
    @available(Apple 2023, *)
    public protocol SetValueIntent : AppIntent {
      associatedtype ValueType
      var value: Self.ValueType { get set }
    }
    @available(Apple 2022, *)
    public protocol LiveActivityIntent : AppIntent {
    }
    @available(Apple 2022, *)
    public protocol AudioPlaybackIntent : AppIntent {
    }
    @available(Apple 2023, *)
    extension Button {
      nonisolated public init<I>(intent: I, @ViewBuilder label: () -> Label) where I : AppIntent
      nonisolated public init<I>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) where I : AppIntent
    }
    @available(Apple 2023, *)
    extension Button where Label == Text {
      nonisolated public init<I>(_ titleKey: LocalizedStringKey, intent: I) where I : AppIntent
      @_disfavoredOverload nonisolated public init<S, I>(_ title: S, intent: I) where S : StringProtocol, I : AppIntent
    }
    @available(Apple 2023, *)
    extension Toggle {
      nonisolated public init<I>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) where I : AppIntent
    }
    @available(Apple 2023, *)
    extension Toggle where Label == Text {
      nonisolated public init<I>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) where I : AppIntent
      @_disfavoredOverload nonisolated public init<S, I>(_ title: S, isOn: Bool, intent: I) where S : StringProtocol, I : AppIntent
    }
    """#
}

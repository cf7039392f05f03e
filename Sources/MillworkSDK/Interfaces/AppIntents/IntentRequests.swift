extension InterfaceModules.AppIntents {
  /// Confirmations, options, other kinds of intents and of queries.
  static let intentRequests = #"""
    // https://developer.apple.com/documentation/appintents/confirmationactionname
    import UniformTypeIdentifiers
    @available(Apple 2022, *)
    public enum IntentParameterControlStyle : Sendable { case field, stepper, slider }
    @available(Apple 2022, *)
    public struct ConfirmationActionName : Sendable {
      public static var `continue`: ConfirmationActionName { get }
      public static var add: ConfirmationActionName { get }
      public static var addData: ConfirmationActionName { get }
      public static var book: ConfirmationActionName { get }
      public static var buy: ConfirmationActionName { get }
      public static var call: ConfirmationActionName { get }
      public static var checkIn: ConfirmationActionName { get }
      public static var create: ConfirmationActionName { get }
      public static var `do`: ConfirmationActionName { get }
      public static var download: ConfirmationActionName { get }
      public static var filter: ConfirmationActionName { get }
      public static var find: ConfirmationActionName { get }
      public static var get: ConfirmationActionName { get }
      public static var go: ConfirmationActionName { get }
      public static var log: ConfirmationActionName { get }
      public static var open: ConfirmationActionName { get }
      public static var order: ConfirmationActionName { get }
      public static var pay: ConfirmationActionName { get }
      public static var play: ConfirmationActionName { get }
      public static var playSound: ConfirmationActionName { get }
      public static var post: ConfirmationActionName { get }
      public static var request: ConfirmationActionName { get }
      public static var run: ConfirmationActionName { get }
      public static var search: ConfirmationActionName { get }
      public static var send: ConfirmationActionName { get }
      public static var set: ConfirmationActionName { get }
      public static var share: ConfirmationActionName { get }
      public static var start: ConfirmationActionName { get }
      public static var startNavigation: ConfirmationActionName { get }
      public static var toggle: ConfirmationActionName { get }
      public static var turnOff: ConfirmationActionName { get }
      public static var turnOn: ConfirmationActionName { get }
      public static var view: ConfirmationActionName { get }
      public static func custom(acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource], denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false) -> ConfirmationActionName
    }
    @available(Apple 2024, *)
    public struct ConfirmationConditions : OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
    }
    // https://developer.apple.com/documentation/appintents/dynamicoptionsprovider
    @available(Apple 2022, *)
    public protocol DynamicOptionsProvider : Sendable {
      associatedtype Result : Collection
      init()
      func results() async throws -> Self.Result
    }
    @available(Apple 2022, *)
    public struct ItemCollection<Element> : Sendable where Element : Sendable {
      public init(sections: [ItemSection<Element>])
    }
    @available(Apple 2022, *)
    public struct ItemSection<Element> : Sendable where Element : Sendable {
      public init(_ title: LocalizedStringResource? = nil, items: [Element])
    }
    @available(Apple 2023, *)
    public protocol EnumerableEntityQuery : EntityQuery {
      func allEntities() async throws -> [Self.Entity]
    }
    @available(Apple 2023, *)
    extension EnumerableEntityQuery where Self.Result == [Self.Entity] {
      public func suggestedEntities() async throws -> [Self.Entity]
    }
    @available(Apple 2023, *)
    public protocol UniqueIDEntityQuery : EntityQuery {
    }
    // https://developer.apple.com/documentation/appintents/transiententity
    @available(Apple 2022, *)
    public protocol TransientAppEntity : TypeDisplayRepresentable, Sendable {
      init()
      var displayRepresentation: DisplayRepresentation { get }
    }
    @available(Apple 2022, *)
    extension TransientAppEntity {
      public typealias Property = EntityProperty
    }
    @available(Apple 2024, *)
    public protocol IndexedEntity : AppEntity {
    }
    @available(Apple 2024, *)
    public protocol URLRepresentableEntity : AppEntity {
    }
    @available(Apple 2023, *)
    public protocol ShowInAppSearchResultsIntent : AppIntent {
    }
    @available(Apple 2022, *)
    public protocol DeleteIntent : AppIntent {
    }
    @available(Apple 2023, *)
    public protocol AudioRecordingIntent : AppIntent {
    }
    @available(iOS 16.4, macOS 13.3, watchOS 9.4, *)
    @available(tvOS, unavailable)
    public protocol AppIntentsPackage {
      static var includedPackages: [any AppIntentsPackage.Type] { get }
    }
    // https://developer.apple.com/documentation/appintents/intentfile
    @available(Apple 2022, *)
    public struct IntentFile : Hashable, Sendable {
      public init(data: Data, filename: String, type: UTType? = nil)
      public init(fileURL: URL, filename: String? = nil, type: UTType? = nil)
      public var data: Data { get }
      public var filename: String { get }
      public var fileURL: URL? { get }
      public var type: UTType? { get }
      public static func == (a: IntentFile, b: IntentFile) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    @available(Apple 2022, *)
    public struct IntentCurrencyAmount : Hashable, Sendable {
      public init(amount: Decimal, currencyCode: String)
      public var amount: Decimal { get }
      public var currencyCode: String { get }
      public static func == (a: IntentCurrencyAmount, b: IntentCurrencyAmount) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    // https://developer.apple.com/documentation/appintents/siritipview
    @available(iOS 16.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public struct SiriTipView : View {
      nonisolated public init<Intent>(intent: Intent, isVisible: Binding<Bool>? = nil) where Intent : AppIntent
      public var body: some View { get }
    }
    @available(iOS 16.0, macOS 14.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public struct ShortcutsLink : View {
      nonisolated public init()
      nonisolated public init(action: @escaping () -> Void)
      public var body: some View { get }
    }
    """#
}

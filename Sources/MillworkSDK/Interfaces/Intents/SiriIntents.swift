extension InterfaceModules.Intents {
  /// Intents of Siri: their kinds, interactions and vocabulary.
  static let siriIntents = #"""
    // https://developer.apple.com/documentation/intents
    @_exported import Foundation
    import Swift
    import _Concurrency
    open class INIntent : NSObject {
      override public init()
      open var identifier: String? { get }
      open var intentDescription: String? { get }
      @available(iOS 12.0, macOS 12.0, watchOS 5.0, *)
      open var suggestedInvocationPhrase: String? { get set }
      @available(iOS 12.0, macOS 12.0, watchOS 5.0, *)
      open func setImage(_ image: INImage?, forParameterNamed parameterName: String)
    }
    open class INIntentResponse : NSObject {
      override public init()
      open var userActivity: NSUserActivity? { get set }
    }
    open class INObject : NSObject, @unchecked Sendable {
      public init(identifier: String?, display displayString: String)
      public init(identifier: String?, display displayString: String, pronunciationHint: String?)
      open var identifier: String? { get }
      open var displayString: String { get }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 7.0, tvOS 14.0, *)
    open class INObjectCollection<ObjectType> : NSObject where ObjectType : NSObject {
      public init(items: [ObjectType])
      open var allItems: [ObjectType] { get }
    }
    open class INImage : NSObject, @unchecked Sendable {
      public convenience init(named name: String)
      public convenience init(imageData: Data)
      public convenience init?(url: URL)
    }
    open class INInteraction : NSObject {
      public init(intent: INIntent, response: INIntentResponse?)
      open var intent: INIntent { get }
      open var intentResponse: INIntentResponse? { get }
      open var identifier: String { get set }
      open var groupIdentifier: String? { get set }
      open var direction: INInteractionDirection { get set }
      @preconcurrency open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil)
      public func donate() async throws
      @preconcurrency open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil)
      @preconcurrency open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil)
    }
    @objc public enum INInteractionDirection : Int, Sendable {
      case unspecified
      case outgoing
      case incoming
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class INExtension : NSObject, INIntentHandlerProviding {
      override public init()
      open func handler(for intent: INIntent) -> Any?
    }
    public protocol INIntentHandlerProviding : NSObjectProtocol {
      func handler(for intent: INIntent) -> Any?
    }
    open class INPreferences : NSObject {
      @available(iOS 10.0, watchOS 3.2, *)
      @available(macOS, unavailable)
      open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus
      @available(iOS 10.0, watchOS 3.2, *)
      @available(macOS, unavailable)
      @preconcurrency open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void)
      open class func siriLanguageCode() -> String
    }
    @objc public enum INSiriAuthorizationStatus : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      case authorized
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class INPerson : NSObject, @unchecked Sendable {
      public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?)
      open var displayName: String { get }
      open var personHandle: INPersonHandle? { get }
      open var nameComponents: PersonNameComponents? { get }
    }
    open class INPersonHandle : NSObject, @unchecked Sendable {
      public init(value: String?, type: INPersonHandleType)
      open var value: String? { get }
    }
    @objc public enum INPersonHandleType : Int, Sendable {
      case unknown
      case emailAddress
      case phoneNumber
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class INSendMessageIntent : INIntent {
      open var recipients: [INPerson]? { get }
      open var content: String? { get }
      open var conversationIdentifier: String? { get }
    }
    open class INStartCallIntent : INIntent {
      open var contacts: [INPerson]? { get }
    }
    open class INPlayMediaIntent : INIntent {
    }
    open class INStartWorkoutIntent : INIntent {
    }
    // https://developer.apple.com/documentation/intents/inshortcut
    @available(iOS 12.0, macOS 11.0, watchOS 5.0, *)
    public enum INShortcut {
      case userActivity(NSUserActivity)
      case intent(INIntent)
      public init?(intent: INIntent)
      public init(userActivity: NSUserActivity)
    }
    @available(iOS 12.0, macOS 11.0, watchOS 5.0, *)
    open class INVoiceShortcut : NSObject {
      open var identifier: UUID { get }
      open var invocationPhrase: String { get }
      open var shortcut: INShortcut { get }
    }
    @available(iOS 12.0, macOS 11.0, watchOS 5.0, *)
    open class INVoiceShortcutCenter : NSObject {
      open class var shared: INVoiceShortcutCenter { get }
      @preconcurrency open func getAllVoiceShortcuts(completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void)
      open func setShortcutSuggestions(_ suggestions: [INShortcut])
      public func allVoiceShortcuts() async throws -> [INVoiceShortcut]
    }
    @available(iOS 12.0, watchOS 5.0, *)
    @available(macOS, unavailable)
    open class INRelevantShortcut : NSObject {
      public init(shortcut: INShortcut)
    }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
    open class INFocusStatusCenter : NSObject {
      open class var `default`: INFocusStatusCenter { get }
      open var focusStatus: INFocusStatus { get }
      open var authorizationStatus: INFocusStatusAuthorizationStatus { get }
      @preconcurrency open func requestAuthorization(completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil)
      public func requestAuthorization() async -> INFocusStatusAuthorizationStatus
    }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
    open class INFocusStatus : NSObject {
      open var isFocused: Bool? { get }
    }
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
    @objc public enum INFocusStatusAuthorizationStatus : Int, Sendable {
      case notDetermined
      case restricted
      case denied
      case authorized
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(iOS 12.0, macOS 12.0, watchOS 5.0, *)
    extension NSUserActivity {
      public var suggestedInvocationPhrase: String? { get set }
      public var shortcutAvailability: INShortcutAvailabilityOptions { get set }
    }
    @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
    public struct INShortcutAvailabilityOptions : OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var sleepMindfulness: Self { get }
      public static var sleepJournaling: Self { get }
      public static var sleepMusic: Self { get }
    }
    """#
}

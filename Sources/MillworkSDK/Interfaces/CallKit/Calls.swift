extension InterfaceModules.CallKit {
  /// Calls and their actions.
  static let calls = #"""
    // https://developer.apple.com/documentation/callkit
    @_exported import Foundation
    import AVFAudio
    import AVFoundation
    import Dispatch
    import Swift
    import _Concurrency
    open class CXCall : NSObject, @unchecked Sendable {
      open var uuid: UUID { get }
    open var isOutgoing: Bool { get }
    open var isOnHold: Bool { get }
    open var hasConnected: Bool { get }
    open var hasEnded: Bool { get }
      open func isEqual(to call: CXCall) -> Bool
    }
    @objc public protocol CXCallObserverDelegate : NSObjectProtocol {
      func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
    }
    open class CXCallObserver : NSObject {
      override public init()
      open var calls: [CXCall] { get }
      open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?)
    }
    open class CXHandle : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      @objc public enum HandleType : Int, Sendable {
        case generic = 1
        case phoneNumber = 2
        case emailAddress = 3
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public init(type: CXHandle.HandleType, value: String)
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var type: CXHandle.HandleType { get }
      open var value: String { get }
      open func isEqual(to handle: CXHandle) -> Bool
    }
    open class CXCallUpdate : NSObject, NSCopying, @unchecked Sendable {
      override public init()
      open func copy(with zone: NSZone?) -> Any
      open var remoteHandle: CXHandle? { get set }
      open var localizedCallerName: String? { get set }
    open var supportsHolding: Bool { get set }
    open var supportsGrouping: Bool { get set }
    open var supportsUngrouping: Bool { get set }
    open var supportsDTMF: Bool { get set }
    open var hasVideo: Bool { get set }
    }
    // https://developer.apple.com/documentation/callkit/cxaction
    open class CXAction : NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
      open class var supportsSecureCoding: Bool { get }
      override public init()
      public required init?(coder: NSCoder)
      open func encode(with coder: NSCoder)
      open func copy(with zone: NSZone?) -> Any
      open var uuid: UUID { get }
      open var isComplete: Bool { get }
      open var timeoutDate: Date { get }
      open func fulfill()
      open func fail()
    }
    open class CXCallAction : CXAction, @unchecked Sendable {
      public init(call callUUID: UUID)
      public required init?(coder: NSCoder)
      open var callUUID: UUID { get }
    }
    open class CXStartCallAction : CXCallAction, @unchecked Sendable {
      public init(call callUUID: UUID, handle: CXHandle)
      public required init?(coder: NSCoder)
      open var handle: CXHandle { get set }
      open var contactIdentifier: String? { get set }
      open var isVideo: Bool { get set }
      open func fulfill(withDateStarted dateStarted: Date)
    }
    open class CXAnswerCallAction : CXCallAction, @unchecked Sendable {
      override public init(call callUUID: UUID)
      public required init?(coder: NSCoder)
      open func fulfill(withDateConnected dateConnected: Date)
    }
    open class CXEndCallAction : CXCallAction, @unchecked Sendable {
      override public init(call callUUID: UUID)
      public required init?(coder: NSCoder)
      open func fulfill(withDateEnded dateEnded: Date)
    }
    open class CXSetHeldCallAction : CXCallAction, @unchecked Sendable {
      public init(call callUUID: UUID, onHold: Bool)
      public required init?(coder: NSCoder)
      open var isOnHold: Bool { get set }
    }
    open class CXSetMutedCallAction : CXCallAction, @unchecked Sendable {
      public init(call callUUID: UUID, muted: Bool)
      public required init?(coder: NSCoder)
      open var isMuted: Bool { get set }
    }
    open class CXSetGroupCallAction : CXCallAction, @unchecked Sendable {
      public init(call callUUID: UUID, callUUIDToGroupWith: UUID?)
      public required init?(coder: NSCoder)
      open var callUUIDToGroupWith: UUID? { get set }
    }
    open class CXPlayDTMFCallAction : CXCallAction, @unchecked Sendable {
      @objc public enum ActionType : Int, Sendable {
        case singleTone = 1
        case softPause = 2
        case hardPause = 3
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      public init(call callUUID: UUID, digits: String, type: CXPlayDTMFCallAction.ActionType)
      public required init?(coder: NSCoder)
      open var digits: String { get set }
      open var type: CXPlayDTMFCallAction.ActionType { get set }
    }
    open class CXTransaction : NSObject, @unchecked Sendable {
      public init(actions: [CXAction])
      public convenience init(action: CXAction)
      override public convenience init()
      open var uuid: UUID { get }
      open var isComplete: Bool { get }
      open var actions: [CXAction] { get }
      open func addAction(_ action: CXAction)
    }
    open class CXCallController : NSObject, @unchecked Sendable {
      override public init()
      public init(queue: DispatchQueue)
      open var callObserver: CXCallObserver { get }
      @preconcurrency open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void)
      open func request(_ transaction: CXTransaction) async throws
      @preconcurrency open func requestTransaction(with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void)
      open func requestTransaction(with actions: [CXAction]) async throws
      @preconcurrency open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void)
      open func requestTransaction(with action: CXAction) async throws
    }
    // https://developer.apple.com/documentation/callkit/cxprovider
    @objc public enum CXCallEndedReason : Int, Sendable {
      case failed = 1
      case remoteEnded = 2
      case unanswered = 3
      case answeredElsewhere = 4
      case declinedElsewhere = 5
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct CXErrorCodeIncomingCallError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: CXErrorCodeIncomingCallError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case unknown = 0
        case unentitled = 1
        case callUUIDAlreadyExists = 2
        case filteredByDoNotDisturb = 3
        case filteredByBlockList = 4
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: CXErrorCodeIncomingCallError.Code, error: any Swift.Error) -> Bool
      }
      public var code: CXErrorCodeIncomingCallError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var unknown: CXErrorCodeIncomingCallError.Code { get }
      public static var unentitled: CXErrorCodeIncomingCallError.Code { get }
      public static var callUUIDAlreadyExists: CXErrorCodeIncomingCallError.Code { get }
      public static var filteredByDoNotDisturb: CXErrorCodeIncomingCallError.Code { get }
      public static var filteredByBlockList: CXErrorCodeIncomingCallError.Code { get }
      public static func == (a: CXErrorCodeIncomingCallError, b: CXErrorCodeIncomingCallError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public struct CXErrorCodeRequestTransactionError : Error, Hashable, CustomNSError, _CValue, Sendable {
      public init(_ code: CXErrorCodeRequestTransactionError.Code, userInfo: [String : Any] = [:])
      @objc public enum Code : Int, Sendable {
        case unknown = 0
        case unentitled = 1
        case unknownCallProvider = 2
        case emptyTransaction = 3
        case unknownCallUUID = 4
        case callUUIDAlreadyExists = 5
        case invalidAction = 6
        case maximumCallGroupsReached = 7
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: CXErrorCodeRequestTransactionError.Code, error: any Swift.Error) -> Bool
      }
      public var code: CXErrorCodeRequestTransactionError.Code { get }
      public var errorCode: Int { get }
      public var userInfo: [String : Any] { get }
      public var errorUserInfo: [String : Any] { get }
      public static var errorDomain: String { get }
      public static var unknown: CXErrorCodeRequestTransactionError.Code { get }
      public static var unentitled: CXErrorCodeRequestTransactionError.Code { get }
      public static var unknownCallProvider: CXErrorCodeRequestTransactionError.Code { get }
      public static var emptyTransaction: CXErrorCodeRequestTransactionError.Code { get }
      public static var unknownCallUUID: CXErrorCodeRequestTransactionError.Code { get }
      public static var callUUIDAlreadyExists: CXErrorCodeRequestTransactionError.Code { get }
      public static var invalidAction: CXErrorCodeRequestTransactionError.Code { get }
      public static var maximumCallGroupsReached: CXErrorCodeRequestTransactionError.Code { get }
      public static func == (a: CXErrorCodeRequestTransactionError, b: CXErrorCodeRequestTransactionError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    open class CXProviderConfiguration : NSObject, NSCopying, @unchecked Sendable {
      @available(iOS 14.0, watchOS 9.0, visionOS 1.0, *)
      override public init()
      @available(iOS, introduced: 10.0, deprecated: 14.0, message: "No longer supported")
      public init(localizedName: String)
      open func copy(with zone: NSZone?) -> Any
      open var ringtoneSound: String? { get set }
      open var iconTemplateImageData: Data? { get set }
      open var maximumCallGroups: Int { get set }
      open var maximumCallsPerCallGroup: Int { get set }
      open var includesCallsInRecents: Bool { get set }
      open var supportsVideo: Bool { get set }
      open var supportedHandleTypes: Set<CXHandle.HandleType> { get set }
    }
    @objc public protocol CXProviderDelegate : NSObjectProtocol {
      func providerDidReset(_ provider: CXProvider)
      @objc optional func providerDidBegin(_ provider: CXProvider)
      @objc(provider:executeTransaction:) optional func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
      @objc(provider:performStartCallAction:) optional func provider(_ provider: CXProvider, perform action: CXStartCallAction)
      @objc(provider:performAnswerCallAction:) optional func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
      @objc(provider:performEndCallAction:) optional func provider(_ provider: CXProvider, perform action: CXEndCallAction)
      @objc(provider:performSetHeldCallAction:) optional func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
      @objc(provider:performSetMutedCallAction:) optional func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
      @objc(provider:performSetGroupCallAction:) optional func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
      @objc(provider:performPlayDTMFCallAction:) optional func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
      @objc(provider:timedOutPerformingAction:) optional func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
      @objc(provider:didActivateAudioSession:) optional func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
      @objc(provider:didDeactivateAudioSession:) optional func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
    }
    open class CXProvider : NSObject, @unchecked Sendable {
      public init(configuration: CXProviderConfiguration)
      open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?)
      @preconcurrency open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void)
      open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws
      open func reportCall(with UUID: UUID, updated update: CXCallUpdate)
      open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason)
      open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?)
      open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?)
      open func invalidate()
      open var configuration: CXProviderConfiguration { get set }
      open var pendingTransactions: [CXTransaction] { get }
      open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction]
    }
    """#
}

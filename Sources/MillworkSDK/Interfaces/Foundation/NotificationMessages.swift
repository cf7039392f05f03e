extension InterfaceModules.Foundation {
  /// Notifications with types, connections between processes, queries of metadata.
  static let notificationMessages = #"""
    // https://developer.apple.com/documentation/foundation/notificationcenter
    @available(Apple 2025, *)
    extension NotificationCenter {
      public protocol MainActorMessage : SendableMetatype {
        associatedtype Subject
        static var name: Notification.Name { get }
        @MainActor static func makeMessage(_ notification: Notification) -> Self?
        @MainActor static func makeNotification(_ message: Self) -> Notification
      }
      public protocol AsyncMessage : Sendable {
        associatedtype Subject
        static var name: Notification.Name { get }
        static func makeMessage(_ notification: Notification) -> Self?
        static func makeNotification(_ message: Self) -> Notification
      }
      public protocol MessageIdentifier {
        associatedtype MessageType
      }
      public struct BaseMessageIdentifier<MessageType> : NotificationCenter.MessageIdentifier, Sendable {
        public init() where MessageType : NotificationCenter.MainActorMessage
        public init() where MessageType : NotificationCenter.AsyncMessage
      }
      public struct ObservationToken : Hashable, Sendable {
        public static func == (a: NotificationCenter.ObservationToken, b: NotificationCenter.ObservationToken) -> Bool
        public func hash(into hasher: inout Hasher)
      }
      public func removeObserver(_ token: NotificationCenter.ObservationToken)
      public func addObserver<Identifier, Message>(of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void) -> NotificationCenter.ObservationToken where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.MainActorMessage, Identifier.MessageType == Message, Message.Subject : AnyObject
      public func addObserver<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void) -> NotificationCenter.ObservationToken where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.MainActorMessage, Identifier.MessageType == Message
      public func addObserver<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @MainActor (Message) -> Void) -> NotificationCenter.ObservationToken where Message : NotificationCenter.MainActorMessage, Message.Subject : AnyObject
      public func addObserver<Message>(of subject: Message.Subject.Type, for messageType: Message.Type, using observer: @escaping @MainActor (Message) -> Void) -> NotificationCenter.ObservationToken where Message : NotificationCenter.MainActorMessage
      @MainActor public func post<Message>(_ message: Message, subject: Message.Subject) where Message : NotificationCenter.MainActorMessage, Message.Subject : AnyObject
      @MainActor public func post<Message>(_ message: Message, subject: Message.Subject.Type = Message.Subject.self) where Message : NotificationCenter.MainActorMessage
      @preconcurrency public func addObserver<Identifier, Message>(of subject: Message.Subject, for identifier: Identifier, using observer: @escaping @Sendable (Message) async -> Void) -> NotificationCenter.ObservationToken where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.AsyncMessage, Identifier.MessageType == Message, Message.Subject : AnyObject
      @preconcurrency public func addObserver<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping @Sendable (Message) async -> Void) -> NotificationCenter.ObservationToken where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.AsyncMessage, Identifier.MessageType == Message
      @preconcurrency public func addObserver<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @Sendable (Message) async -> Void) -> NotificationCenter.ObservationToken where Message : NotificationCenter.AsyncMessage, Message.Subject : AnyObject
      @preconcurrency public func addObserver<Message>(of subject: Message.Subject.Type, for messageType: Message.Type, using observer: @escaping @Sendable (Message) async -> Void) -> NotificationCenter.ObservationToken where Message : NotificationCenter.AsyncMessage
      public func post<Message>(_ message: Message, subject: Message.Subject) where Message : NotificationCenter.AsyncMessage, Message.Subject : AnyObject
      public func post<Message>(_ message: Message, subject: Message.Subject.Type = Message.Subject.self) where Message : NotificationCenter.AsyncMessage
      public func messages<Identifier, Message>(of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = 10) -> some AsyncSequence<Message, Never> & Sendable where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.AsyncMessage, Identifier.MessageType == Message, Message.Subject : AnyObject
      public func messages<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = 10) -> some AsyncSequence<Message, Never> & Sendable where Identifier : NotificationCenter.MessageIdentifier, Message : NotificationCenter.AsyncMessage, Identifier.MessageType == Message
      public func messages<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = 10) -> some AsyncSequence<Message, Never> & Sendable where Message : NotificationCenter.AsyncMessage, Message.Subject : AnyObject
    }
    @available(Apple 2025, *)
    extension NotificationCenter.MainActorMessage {
      public static var name: Notification.Name { get }
      @MainActor public static func makeMessage(_ notification: Notification) -> Self?
      @MainActor public static func makeNotification(_ message: Self) -> Notification
    }
    @available(Apple 2025, *)
    extension NotificationCenter.AsyncMessage {
      public static var name: Notification.Name { get }
      public static func makeMessage(_ notification: Notification) -> Self?
      public static func makeNotification(_ message: Self) -> Notification
    }
    // https://developer.apple.com/documentation/foundation/nsxpcconnection
    open class NSXPCConnection : NSObject, @unchecked Sendable {
      #if os(macOS)
      public init(serviceName: String)
      public init(machServiceName name: String, options: NSXPCConnection.Options = [])
      open var serviceName: String? { get }
      #endif
      public init(listenerEndpoint endpoint: NSXPCListenerEndpoint)
      open var endpoint: NSXPCListenerEndpoint { get }
      open var exportedInterface: NSXPCInterface? { get set }
      open var exportedObject: Any? { get set }
      open var remoteObjectInterface: NSXPCInterface? { get set }
      open var remoteObjectProxy: Any { get }
      @preconcurrency open func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any
      @preconcurrency open func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any
      open var interruptionHandler: (() -> Void)? { get set }
      open var invalidationHandler: (() -> Void)? { get set }
      open func resume()
      open func suspend()
      @available(Apple 2020, *)
      open func activate()
      open func invalidate()
      open var auditSessionIdentifier: Int32 { get }
      open var processIdentifier: Int32 { get }
      open var effectiveUserIdentifier: UInt32 { get }
      open var effectiveGroupIdentifier: UInt32 { get }
      open class func current() -> NSXPCConnection?
      @preconcurrency open func scheduleSendBarrierBlock(_ block: @escaping @Sendable () -> Void)
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
      open func setCodeSigningRequirement(_ requirement: String)
      public struct Options : OptionSet, Sendable {
        public init(rawValue: UInt)
        public let rawValue: UInt
        public static var privileged: NSXPCConnection.Options { get }
      }
    }
    open class NSXPCListener : NSObject {
      open class func service() -> Self
      open class func anonymous() -> Self
      #if os(macOS)
      public init(machServiceName name: String)
      #endif
      weak open var delegate: (any NSXPCListenerDelegate)? { get set }
      open var endpoint: NSXPCListenerEndpoint { get }
      open func resume()
      open func suspend()
      @available(Apple 2020, *)
      open func activate()
      open func invalidate()
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
      open func setConnectionCodeSigningRequirement(_ requirement: String)
    }
    @objc public protocol NSXPCListenerDelegate : NSObjectProtocol {
      @objc optional func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
    }
    open class NSXPCListenerEndpoint : NSObject, @unchecked Sendable {
      override public init()
    }
    open class NSXPCInterface : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(with protocol: Protocol)
      open var `protocol`: Protocol { get set }
      open func setClasses(_ classes: Set<AnyHashable>, for sel: Selector, argumentIndex arg: Int, ofReply: Bool)
      open func classes(for sel: Selector, argumentIndex arg: Int, ofReply: Bool) -> Set<AnyHashable>
      open func setInterface(_ ifc: NSXPCInterface, for sel: Selector, argumentIndex arg: Int, ofReply: Bool)
      open func forSelector(_ sel: Selector, argumentIndex arg: Int, ofReply: Bool) -> NSXPCInterface?
    }
    // https://developer.apple.com/documentation/foundation/nsmetadataquery
    extension NSMetadataQuery {
      weak open var delegate: (any NSMetadataQueryDelegate)? { get set }
      open var valueListAttributes: [String] { get set }
      open var groupingAttributes: [String]? { get set }
      open var notificationBatchingInterval: TimeInterval { get set }
      open var searchItems: [Any]? { get set }
      open var operationQueue: OperationQueue? { get set }
      open var isStarted: Bool { get }
      open var isGathering: Bool { get }
      open var isStopped: Bool { get }
      open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func enumerateResults(options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func index(ofResult result: Any) -> Int
      open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any?
    }
    @objc public protocol NSMetadataQueryDelegate : NSObjectProtocol {
      @objc optional func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
      @objc optional func metadataQuery(_ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any) -> Any
    }
    extension NSMetadataItem {
      #if os(macOS)
      public convenience init?(url: URL)
      #endif
      open func values(forAttributes keys: [String]) -> [String : Any]?
      open var attributes: [String] { get }
    }
    extension NSNotification.Name {
      public static let NSMetadataQueryDidStartGathering: NSNotification.Name
      public static let NSMetadataQueryGatheringProgress: NSNotification.Name
    }
    public let NSMetadataQueryUpdateAddedItemsKey: String
    public let NSMetadataQueryUpdateChangedItemsKey: String
    public let NSMetadataQueryUpdateRemovedItemsKey: String
    public let NSMetadataQueryUbiquitousDataScope: String
    public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope: String
    public let NSMetadataItemDisplayNameKey: String
    public let NSMetadataItemPathKey: String
    public let NSMetadataItemFSSizeKey: String
    public let NSMetadataItemFSCreationDateKey: String
    public let NSMetadataItemFSContentChangeDateKey: String
    public let NSMetadataItemContentTypeKey: String
    public let NSMetadataItemContentTypeTreeKey: String
    public let NSMetadataItemIsUbiquitousKey: String
    public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey: String
    public let NSMetadataUbiquitousItemDownloadingStatusKey: String
    public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded: String
    public let NSMetadataUbiquitousItemDownloadingStatusDownloaded: String
    public let NSMetadataUbiquitousItemDownloadingStatusCurrent: String
    public let NSMetadataUbiquitousItemIsDownloadingKey: String
    public let NSMetadataUbiquitousItemIsUploadedKey: String
    public let NSMetadataUbiquitousItemIsUploadingKey: String
    public let NSMetadataUbiquitousItemPercentDownloadedKey: String
    public let NSMetadataUbiquitousItemPercentUploadedKey: String
    public let NSMetadataUbiquitousItemDownloadingErrorKey: String
    public let NSMetadataUbiquitousItemUploadingErrorKey: String
    public let NSMetadataUbiquitousItemDownloadRequestedKey: String
    public let NSMetadataUbiquitousItemContainerDisplayNameKey: String
    public let NSMetadataUbiquitousItemURLInLocalContainerKey: String
    public let NSMetadataUbiquitousItemIsSharedKey: String
    #if os(macOS)
    public let NSMetadataQueryUserHomeScope: String
    public let NSMetadataQueryLocalComputerScope: String
    public let NSMetadataQueryNetworkScope: String
    public let NSMetadataQueryIndexedLocalComputerScope: String
    public let NSMetadataQueryIndexedNetworkScope: String
    public let NSMetadataItemKindKey: String
    public let NSMetadataItemLastUsedDateKey: String
    public let NSMetadataItemContentCreationDateKey: String
    public let NSMetadataItemTitleKey: String
    public let NSMetadataItemAuthorsKey: String
    public let NSMetadataItemCFBundleIdentifierKey: String
    public let NSMetadataItemWhereFromsKey: String
    public let NSMetadataItemFinderCommentKey: String
    public let NSMetadataItemKeywordsKey: String
    #endif
    """#
}

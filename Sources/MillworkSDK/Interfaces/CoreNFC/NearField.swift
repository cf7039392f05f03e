extension InterfaceModules.CoreNFC {
  /// Tags near the device.
  static let nearField = #"""
    // https://developer.apple.com/documentation/corenfc
    @_exported import Foundation
    import Dispatch
    import Swift
    import _Concurrency
    @available(iOS 11.0, *)
    @objc public protocol NFCReaderSessionProtocol : NSObjectProtocol {
      var isReady: Bool { get }
      var alertMessage: String { get set }
      func begin()
      func invalidate()
      func invalidate(errorMessage: String)
    }
    @available(iOS 11.0, *)
    open class NFCReaderSession : NSObject, NFCReaderSessionProtocol {
      open class var readingAvailable: Bool { get }
      open var isReady: Bool { get }
      open var alertMessage: String { get set }
      open func begin()
      open func invalidate()
      open func invalidate(errorMessage: String)
    }
    @available(iOS 11.0, *)
    open class NFCNDEFReaderSession : NFCReaderSession {
      public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool)
      @available(iOS 13.0, *)
      @preconcurrency open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      @available(iOS 13.0, *)
      public func connect(to tag: any NFCNDEFTag) async throws
      @available(iOS 13.0, *)
      open func restartPolling()
    }
    @available(iOS 11.0, *)
    @objc public protocol NFCNDEFReaderSessionDelegate : NSObjectProtocol {
      func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
      func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
      @available(iOS 13.0, *)
      @objc optional func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
      @available(iOS 13.0, *)
      @objc optional func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
    }
    @available(iOS 13.0, *)
    @objc public protocol NFCNDEFTag : NSObjectProtocol {
      var isAvailable: Bool { get }
      @preconcurrency func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
      @preconcurrency func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
      @preconcurrency func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      @preconcurrency func writeLock(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    }
    @available(iOS 13.0, *)
    @objc public enum NFCNDEFStatus : UInt, Sendable {
      case notSupported
      case readWrite
      case readOnly
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @available(iOS 11.0, *)
    @objc public enum NFCTypeNameFormat : UInt8, Sendable {
      case empty
      case nfcWellKnown
      case media
      case absoluteURI
      case nfcExternal
      case unknown
      case unchanged
      public init?(rawValue: UInt8)
      public var rawValue: UInt8 { get }
    }
    @available(iOS 11.0, *)
    open class NFCNDEFPayload : NSObject {
      @available(iOS 13.0, *)
      public convenience init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data)
      open var typeNameFormat: NFCTypeNameFormat { get set }
      open var type: Data { get set }
      open var identifier: Data { get set }
      open var payload: Data { get set }
    }
    @available(iOS 13.0, *)
    extension NFCNDEFPayload {
      public class func wellKnownTypeURIPayload(string: String) -> Self?
      public class func wellKnownTypeURIPayload(url: URL) -> Self?
      public class func wellKnownTypeTextPayload(string: String, locale: Locale) -> Self?
      public func wellKnownTypeURIPayload() -> URL?
      public func wellKnownTypeTextPayload() -> (String?, Locale?)
    }
    @available(iOS 11.0, *)
    open class NFCNDEFMessage : NSObject {
      @available(iOS 13.0, *)
      public init(records: [NFCNDEFPayload])
      open var records: [NFCNDEFPayload] { get set }
      @available(iOS 13.0, *)
      open var length: Int { get }
    }
    // https://developer.apple.com/documentation/corenfc/nfctagreadersession
    @available(iOS 13.0, *)
    open class NFCTagReaderSession : NFCReaderSession {
      public struct PollingOption : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var iso14443: Self { get }
        public static var iso15693: Self { get }
        public static var iso18092: Self { get }
      }
      public init?(pollingOption: NFCTagReaderSession.PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil)
      open func restartPolling()
      @preconcurrency public func connect(to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
      public func connect(to tag: NFCTag) async throws
    }
    @available(iOS 13.0, *)
    public protocol NFCTagReaderSessionDelegate : NSObjectProtocol {
      func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
      func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
      func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
    }
    @available(iOS 13.0, *)
    public enum NFCTag {
      case miFare(any NFCMiFareTag)
      case iso7816(any NFCISO7816Tag)
      case iso15693(any NFCISO15693Tag)
      case feliCa(any NFCFeliCaTag)
      public var isAvailable: Bool { get }
    }
    @available(iOS 13.0, *)
    public protocol NFCMiFareTag : NFCNDEFTag {
      var identifier: Data { get }
    }
    @available(iOS 13.0, *)
    public protocol NFCISO7816Tag : NFCNDEFTag {
      var identifier: Data { get }
      var initialSelectedAID: String { get }
    }
    @available(iOS 13.0, *)
    public protocol NFCISO15693Tag : NFCNDEFTag {
      var identifier: Data { get }
    }
    @available(iOS 13.0, *)
    public protocol NFCFeliCaTag : NFCNDEFTag {
      var currentIDm: Data { get }
    }
    @available(iOS 11.0, *)
    public struct NFCReaderError : Error {
      public enum Code : Int, Sendable {
        case readerErrorUnsupportedFeature
        case readerSessionInvalidationErrorFirstNDEFTagRead
        case readerSessionInvalidationErrorSessionTimeout
        case readerSessionInvalidationErrorUserCanceled
        case readerSessionInvalidationErrorSystemIsBusy
        case readerTransceiveErrorTagConnectionLost
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public var code: NFCReaderError.Code { get }
    }
    """#
}

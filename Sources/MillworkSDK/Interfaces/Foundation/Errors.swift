extension InterfaceModules.Foundation {
  /// Errors of files, addresses and the system.
  static let errors = #"""
    // https://developer.apple.com/documentation/foundation/errors
    public protocol LocalizedError : Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    extension LocalizedError {
      public var errorDescription: String? { get }
      public var failureReason: String? { get }
      public var recoverySuggestion: String? { get }
      public var helpAnchor: String? { get }
    }
    public protocol CustomNSError : Error {
      static var errorDomain: String { get }
      var errorCode: Int { get }
      var errorUserInfo: [String : Any] { get }
    }
    extension CustomNSError {
      public static var errorDomain: String { get }
      public var errorCode: Int { get }
      public var errorUserInfo: [String : Any] { get }
    }
    extension Error {
      public var localizedDescription: String { get }
    }
    open class NSError : NSObject, Error, NSCopying, @unchecked Sendable {
      public init(domain: String, code: Int, userInfo dict: [String : Any]? = nil)
      open func copy(with zone: NSZone?) -> Any
      open var domain: String { get }
      open var code: Int { get }
      open var userInfo: [String : Any] { get }
      open var localizedDescription: String { get }
      open var localizedFailureReason: String? { get }
      open var localizedRecoverySuggestion: String? { get }
      open var underlyingErrors: [any Error] { get }
    }
    public let NSCocoaErrorDomain: String
    public let NSPOSIXErrorDomain: String
    public let NSOSStatusErrorDomain: String
    public let NSURLErrorDomain: String
    public let NSLocalizedDescriptionKey: String
    public let NSLocalizedFailureReasonErrorKey: String
    public let NSLocalizedRecoverySuggestionErrorKey: String
    public let NSUnderlyingErrorKey: String
    public let NSFilePathErrorKey: String
    public let NSURLErrorKey: String
    public struct CocoaError : Error, Hashable, CustomNSError, Sendable {
      public struct Code : RawRepresentable, Hashable, Sendable {
        public var rawValue: Int { get }
        public init(rawValue: Int)
        public static func ~= (code: CocoaError.Code, error: any Error) -> Bool
      }
      public init(_ code: CocoaError.Code, userInfo: [String : Any] = [:])
      public static func error(_ code: CocoaError.Code, userInfo: [AnyHashable : Any]? = nil, url: URL? = nil) -> any Error
      public var code: CocoaError.Code { get }
      public var userInfo: [String : Any] { get }
      public var filePath: String? { get }
      public var url: URL? { get }
      public var underlying: (any Error)? { get }
      public var isFileError: Bool { get }
      public var isCoderError: Bool { get }
      public static func == (a: CocoaError, b: CocoaError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    extension CocoaError.Code {
      public static var fileNoSuchFile: CocoaError.Code { get }
      public static var fileLocking: CocoaError.Code { get }
      public static var fileReadUnknown: CocoaError.Code { get }
      public static var fileReadNoPermission: CocoaError.Code { get }
      public static var fileReadInvalidFileName: CocoaError.Code { get }
      public static var fileReadCorruptFile: CocoaError.Code { get }
      public static var fileReadNoSuchFile: CocoaError.Code { get }
      public static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
      public static var fileReadUnsupportedScheme: CocoaError.Code { get }
      public static var fileReadTooLarge: CocoaError.Code { get }
      public static var fileReadUnknownStringEncoding: CocoaError.Code { get }
      public static var fileWriteUnknown: CocoaError.Code { get }
      public static var fileWriteNoPermission: CocoaError.Code { get }
      public static var fileWriteInvalidFileName: CocoaError.Code { get }
      public static var fileWriteFileExists: CocoaError.Code { get }
      public static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
      public static var fileWriteUnsupportedScheme: CocoaError.Code { get }
      public static var fileWriteOutOfSpace: CocoaError.Code { get }
      public static var fileWriteVolumeReadOnly: CocoaError.Code { get }
      public static var keyValueValidation: CocoaError.Code { get }
      public static var formatting: CocoaError.Code { get }
      public static var userCancelled: CocoaError.Code { get }
      public static var featureUnsupported: CocoaError.Code { get }
      public static var executableNotLoadable: CocoaError.Code { get }
      public static var executableLoad: CocoaError.Code { get }
      public static var propertyListReadCorrupt: CocoaError.Code { get }
      public static var propertyListReadStream: CocoaError.Code { get }
      public static var coderReadCorrupt: CocoaError.Code { get }
      public static var coderValueNotFound: CocoaError.Code { get }
    }
    extension CocoaError {
      public static var fileNoSuchFile: CocoaError.Code { get }
      public static var fileReadUnknown: CocoaError.Code { get }
      public static var fileReadNoPermission: CocoaError.Code { get }
      public static var fileReadCorruptFile: CocoaError.Code { get }
      public static var fileReadNoSuchFile: CocoaError.Code { get }
      public static var fileReadTooLarge: CocoaError.Code { get }
      public static var fileWriteUnknown: CocoaError.Code { get }
      public static var fileWriteNoPermission: CocoaError.Code { get }
      public static var fileWriteFileExists: CocoaError.Code { get }
      public static var fileWriteOutOfSpace: CocoaError.Code { get }
      public static var fileWriteVolumeReadOnly: CocoaError.Code { get }
      public static var userCancelled: CocoaError.Code { get }
      public static var featureUnsupported: CocoaError.Code { get }
    }
    public struct POSIXError : Error, Hashable, CustomNSError, Sendable {
      public typealias Code = POSIXErrorCode
      public init(_ code: POSIXErrorCode, userInfo: [String : Any] = [:])
      public var code: POSIXErrorCode { get }
      public static func == (a: POSIXError, b: POSIXError) -> Bool
      public func hash(into hasher: inout Hasher)
      public static var EPERM: POSIXErrorCode { get }
      public static var ENOENT: POSIXErrorCode { get }
      public static var ESRCH: POSIXErrorCode { get }
      public static var EINTR: POSIXErrorCode { get }
      public static var EIO: POSIXErrorCode { get }
      public static var ENXIO: POSIXErrorCode { get }
      public static var E2BIG: POSIXErrorCode { get }
      public static var ENOEXEC: POSIXErrorCode { get }
      public static var EBADF: POSIXErrorCode { get }
      public static var ECHILD: POSIXErrorCode { get }
      public static var EDEADLK: POSIXErrorCode { get }
      public static var ENOMEM: POSIXErrorCode { get }
      public static var EACCES: POSIXErrorCode { get }
      public static var EFAULT: POSIXErrorCode { get }
      public static var ENOTBLK: POSIXErrorCode { get }
      public static var EBUSY: POSIXErrorCode { get }
      public static var EEXIST: POSIXErrorCode { get }
      public static var EXDEV: POSIXErrorCode { get }
      public static var ENODEV: POSIXErrorCode { get }
      public static var ENOTDIR: POSIXErrorCode { get }
      public static var EISDIR: POSIXErrorCode { get }
      public static var EINVAL: POSIXErrorCode { get }
      public static var ENFILE: POSIXErrorCode { get }
      public static var EMFILE: POSIXErrorCode { get }
      public static var ENOTTY: POSIXErrorCode { get }
      public static var ETXTBSY: POSIXErrorCode { get }
      public static var EFBIG: POSIXErrorCode { get }
      public static var ENOSPC: POSIXErrorCode { get }
      public static var ESPIPE: POSIXErrorCode { get }
      public static var EROFS: POSIXErrorCode { get }
      public static var EMLINK: POSIXErrorCode { get }
      public static var EPIPE: POSIXErrorCode { get }
      public static var EDOM: POSIXErrorCode { get }
      public static var ERANGE: POSIXErrorCode { get }
      public static var EAGAIN: POSIXErrorCode { get }
      public static var EINPROGRESS: POSIXErrorCode { get }
      public static var EALREADY: POSIXErrorCode { get }
      public static var ENOTSOCK: POSIXErrorCode { get }
      public static var EDESTADDRREQ: POSIXErrorCode { get }
      public static var EMSGSIZE: POSIXErrorCode { get }
      public static var EPROTOTYPE: POSIXErrorCode { get }
      public static var ENOPROTOOPT: POSIXErrorCode { get }
      public static var EPROTONOSUPPORT: POSIXErrorCode { get }
      public static var ESOCKTNOSUPPORT: POSIXErrorCode { get }
      public static var ENOTSUP: POSIXErrorCode { get }
      public static var EPFNOSUPPORT: POSIXErrorCode { get }
      public static var EAFNOSUPPORT: POSIXErrorCode { get }
      public static var EADDRINUSE: POSIXErrorCode { get }
      public static var EADDRNOTAVAIL: POSIXErrorCode { get }
      public static var ENETDOWN: POSIXErrorCode { get }
      public static var ENETUNREACH: POSIXErrorCode { get }
      public static var ENETRESET: POSIXErrorCode { get }
      public static var ECONNABORTED: POSIXErrorCode { get }
      public static var ECONNRESET: POSIXErrorCode { get }
      public static var ENOBUFS: POSIXErrorCode { get }
      public static var EISCONN: POSIXErrorCode { get }
      public static var ENOTCONN: POSIXErrorCode { get }
      public static var ESHUTDOWN: POSIXErrorCode { get }
      public static var ETIMEDOUT: POSIXErrorCode { get }
      public static var ECONNREFUSED: POSIXErrorCode { get }
      public static var ELOOP: POSIXErrorCode { get }
      public static var ENAMETOOLONG: POSIXErrorCode { get }
      public static var EHOSTDOWN: POSIXErrorCode { get }
      public static var EHOSTUNREACH: POSIXErrorCode { get }
      public static var ENOTEMPTY: POSIXErrorCode { get }
      public static var EUSERS: POSIXErrorCode { get }
      public static var EDQUOT: POSIXErrorCode { get }
      public static var ESTALE: POSIXErrorCode { get }
      public static var ENOLCK: POSIXErrorCode { get }
      public static var ENOSYS: POSIXErrorCode { get }
      public static var EFTYPE: POSIXErrorCode { get }
      public static var EOVERFLOW: POSIXErrorCode { get }
      public static var ECANCELED: POSIXErrorCode { get }
      public static var EIDRM: POSIXErrorCode { get }
      public static var ENOMSG: POSIXErrorCode { get }
      public static var EILSEQ: POSIXErrorCode { get }
      public static var ENOATTR: POSIXErrorCode { get }
      public static var EBADMSG: POSIXErrorCode { get }
      public static var EPROTO: POSIXErrorCode { get }
    }
    public struct URLError : Error, Hashable, CustomNSError, Sendable {
      public struct Code : RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static func ~= (code: URLError.Code, error: any Error) -> Bool
        public static var unknown: URLError.Code { get }
        public static var cancelled: URLError.Code { get }
        public static var badURL: URLError.Code { get }
        public static var timedOut: URLError.Code { get }
        public static var unsupportedURL: URLError.Code { get }
        public static var cannotFindHost: URLError.Code { get }
        public static var cannotConnectToHost: URLError.Code { get }
        public static var networkConnectionLost: URLError.Code { get }
        public static var dnsLookupFailed: URLError.Code { get }
        public static var httpTooManyRedirects: URLError.Code { get }
        public static var resourceUnavailable: URLError.Code { get }
        public static var notConnectedToInternet: URLError.Code { get }
        public static var badServerResponse: URLError.Code { get }
        public static var userAuthenticationRequired: URLError.Code { get }
        public static var zeroByteResource: URLError.Code { get }
        public static var cannotDecodeContentData: URLError.Code { get }
        public static var cannotParseResponse: URLError.Code { get }
        public static var fileDoesNotExist: URLError.Code { get }
        public static var noPermissionsToReadFile: URLError.Code { get }
        public static var secureConnectionFailed: URLError.Code { get }
        public static var dataNotAllowed: URLError.Code { get }
      }
      public init(_ code: URLError.Code, userInfo: [String : Any] = [:])
      public var code: URLError.Code { get }
      public var failingURL: URL? { get }
      public static func == (a: URLError, b: URLError) -> Bool
      public func hash(into hasher: inout Hasher)
      public static var cancelled: URLError.Code { get }
      public static var timedOut: URLError.Code { get }
      public static var badURL: URLError.Code { get }
      public static var badServerResponse: URLError.Code { get }
      public static var notConnectedToInternet: URLError.Code { get }
    }
    """#
}

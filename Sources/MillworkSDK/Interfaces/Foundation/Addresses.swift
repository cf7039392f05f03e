extension InterfaceModules.Foundation {
  /// URLs and their parts.
  static let addresses = #"""
    // https://developer.apple.com/documentation/foundation/url
    public struct URL : Hashable, Codable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
      public init?(string: String)
      public init?(string: String, relativeTo url: URL?)
      @available(Apple 2023, *)
      public init?(string: String, encodingInvalidCharacters: Bool)
      public init(fileURLWithPath path: String)
      public init(fileURLWithPath path: String, isDirectory: Bool)
      public init(fileURLWithPath path: String, relativeTo base: URL?)
      public init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?)
      public init(fileURLWithFileSystemRepresentation path: UnsafePointer<Int8>, isDirectory: Bool, relativeTo baseURL: URL?)
      public init?(dataRepresentation: Data, relativeTo url: URL?, isAbsolute: Bool = false)
      public init(resolvingBookmarkData data: Data, options: URL.BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool) throws
      public init(resolvingAliasFileAt url: URL, options: URL.BookmarkResolutionOptions = []) throws
      @available(Apple 2022, *)
      public init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
      @available(Apple 2022, *)
      public init(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL? = nil, create shouldCreate: Bool = false) throws
      public var dataRepresentation: Data { get }
      public var absoluteString: String { get }
      public var relativeString: String { get }
      public var baseURL: URL? { get }
      public var absoluteURL: URL { get }
      public var scheme: String? { get }
      public var host: String? { get }
      @available(Apple 2022, *)
      public func host(percentEncoded: Bool = true) -> String?
      public var port: Int? { get }
      public var user: String? { get }
      @available(Apple 2022, *)
      public func user(percentEncoded: Bool = true) -> String?
      public var password: String? { get }
      @available(Apple 2022, *)
      public func password(percentEncoded: Bool = true) -> String?
      public var path: String { get }
      @available(Apple 2022, *)
      public func path(percentEncoded: Bool = true) -> String
      public var relativePath: String { get }
      public var query: String? { get }
      @available(Apple 2022, *)
      public func query(percentEncoded: Bool = true) -> String?
      public var fragment: String? { get }
      @available(Apple 2022, *)
      public func fragment(percentEncoded: Bool = true) -> String?
      public var isFileURL: Bool { get }
      public var hasDirectoryPath: Bool { get }
      public var pathComponents: [String] { get }
      public var lastPathComponent: String { get }
      public var pathExtension: String { get }
      public func withUnsafeFileSystemRepresentation<ResultType>(_ block: (UnsafePointer<Int8>?) throws -> ResultType) rethrows -> ResultType
      public var standardized: URL { get }
      public var standardizedFileURL: URL { get }
      public mutating func standardize()
      public func resolvingSymlinksInPath() -> URL
      public mutating func resolveSymlinksInPath()
      public func appendingPathComponent(_ pathComponent: String) -> URL
      public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
      public func appendingPathExtension(_ pathExtension: String) -> URL
      public func deletingLastPathComponent() -> URL
      public func deletingPathExtension() -> URL
      public mutating func appendPathComponent(_ pathComponent: String)
      public mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool)
      public mutating func appendPathExtension(_ pathExtension: String)
      public mutating func deleteLastPathComponent()
      public mutating func deletePathExtension()
      @available(Apple 2022, *)
      public func appending<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S : StringProtocol
      @available(Apple 2022, *)
      public mutating func append<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) where S : StringProtocol
      @available(Apple 2022, *)
      public func appending<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S : StringProtocol
      @available(Apple 2022, *)
      public mutating func append<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) where S : StringProtocol
      @available(Apple 2022, *)
      public func appending<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S : StringProtocol
      @available(Apple 2022, *)
      public mutating func append<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) where S : StringProtocol
      @available(Apple 2022, *)
      public func appending(queryItems: [URLQueryItem]) -> URL
      @available(Apple 2022, *)
      public mutating func append(queryItems: [URLQueryItem])
      public func bookmarkData(options: URL.BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil) throws -> Data
      public func startAccessingSecurityScopedResource() -> Bool
      public func stopAccessingSecurityScopedResource()
      @available(Apple 2021, *)
      public var resourceBytes: URL.AsyncBytes { get }
      @available(Apple 2021, *)
      public var lines: AsyncLineSequence<URL.AsyncBytes> { get }
      public var description: String { get }
      public var debugDescription: String { get }
      public static func == (a: URL, b: URL) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      @available(Apple 2022, *)
      public enum DirectoryHint : Sendable {
        case isDirectory
        case notDirectory
        case checkFileSystem
        case inferFromPath
      }
      public struct BookmarkCreationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        @available(macOS 10.7, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public static var withSecurityScope: Self { get }
        @available(macOS 10.7, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public static var securityScopeAllowOnlyReadAccess: Self { get }
        public static var minimalBookmark: URL.BookmarkCreationOptions { get }
        public static var suitableForBookmarkFile: URL.BookmarkCreationOptions { get }
      }
      public struct BookmarkResolutionOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        @available(macOS 10.7, *)
        @available(iOS, unavailable)
        @available(tvOS, unavailable)
        @available(watchOS, unavailable)
        @available(visionOS, unavailable)
        public static var withSecurityScope: Self { get }
        public static var withoutUI: URL.BookmarkResolutionOptions { get }
        public static var withoutMounting: URL.BookmarkResolutionOptions { get }
      }
      @available(Apple 2021, *)
      public struct AsyncBytes : AsyncSequence, Sendable {
        public typealias Element = UInt8
        public func makeAsyncIterator() -> URL.AsyncBytes.AsyncIterator
        public struct AsyncIterator : AsyncIteratorProtocol {
          public typealias Element = UInt8
          public mutating func next() async throws -> UInt8?
        }
      }
    }
    @available(Apple 2022, *)
    extension URL {
      public static func currentDirectory() -> URL
      public static var homeDirectory: URL { get }
      @available(iOS, unavailable)
      @available(tvOS, unavailable)
      @available(watchOS, unavailable)
      @available(visionOS, unavailable)
      public static func homeDirectory(forUser user: String) -> URL?
      public static var temporaryDirectory: URL { get }
      public static var cachesDirectory: URL { get }
      public static var documentsDirectory: URL { get }
      public static var desktopDirectory: URL { get }
      public static var downloadsDirectory: URL { get }
      public static var libraryDirectory: URL { get }
      public static var moviesDirectory: URL { get }
      public static var musicDirectory: URL { get }
      public static var picturesDirectory: URL { get }
      public static var sharedPublicDirectory: URL { get }
      public static var applicationDirectory: URL { get }
      public static var applicationSupportDirectory: URL { get }
      public static var userDirectory: URL { get }
      @available(iOS, unavailable)
      @available(watchOS, unavailable)
      @available(tvOS, unavailable)
      @available(visionOS, unavailable)
      public static var trashDirectory: URL { get }
    }

    // https://developer.apple.com/documentation/foundation/urlcomponents
    public struct URLQueryItem : Hashable, CustomStringConvertible, Sendable {
      public init(name: String, value: String?)
      public var name: String { get set }
      public var value: String? { get set }
      public var description: String { get }
      public static func == (a: URLQueryItem, b: URLQueryItem) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public struct URLComponents : Hashable, Codable, CustomStringConvertible, Sendable {
      public init()
      public init?(string: String)
      @available(Apple 2023, *)
      public init?(string: String, encodingInvalidCharacters: Bool)
      public init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
      public var url: URL? { get }
      public func url(relativeTo base: URL?) -> URL?
      public var string: String? { get }
      public var scheme: String? { get set }
      public var user: String? { get set }
      public var password: String? { get set }
      public var host: String? { get set }
      @available(Apple 2022, *)
      public var encodedHost: String? { get set }
      public var port: Int? { get set }
      public var path: String { get set }
      public var query: String? { get set }
      public var fragment: String? { get set }
      public var percentEncodedUser: String? { get set }
      public var percentEncodedHost: String? { get set }
      public var percentEncodedPath: String { get set }
      public var percentEncodedQuery: String? { get set }
      public var percentEncodedFragment: String? { get set }
      public var queryItems: [URLQueryItem]? { get set }
      public var percentEncodedQueryItems: [URLQueryItem]? { get set }
      public var description: String { get }
      public static func == (a: URLComponents, b: URLComponents) -> Bool
      public func hash(into hasher: inout Hasher)
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    """#
}

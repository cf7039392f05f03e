extension InterfaceModules.Foundation {
  /// Reading XML.
  static let xml = #"""
    // https://developer.apple.com/documentation/foundation/xmlparser
    open class XMLParser : NSObject {
      public convenience init?(contentsOf url: URL)
      public init(data: Data)
      unowned(unsafe) open var delegate: (any XMLParserDelegate)?
      open var shouldProcessNamespaces: Bool
      open var shouldReportNamespacePrefixes: Bool
      open var shouldResolveExternalEntities: Bool
      open func parse() -> Bool
      open func abortParsing()
      open var parserError: (any Error)? { get }
      open var publicID: String? { get }
      open var systemID: String? { get }
      open var lineNumber: Int { get }
      open var columnNumber: Int { get }
    }

    // https://developer.apple.com/documentation/foundation/xmlparserdelegate
    public protocol XMLParserDelegate : NSObjectProtocol {}
    """#
}

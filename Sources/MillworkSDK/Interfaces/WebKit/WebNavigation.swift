extension InterfaceModules.WebKit {
  /// What happens in a web view, and who decides on it.
  static let navigation = #"""
    // https://developer.apple.com/documentation/webkit/wknavigationdelegate
    @MainActor @preconcurrency open class WKNavigation : NSObject {
      open var effectiveContentMode: WKWebpagePreferences.ContentMode { get }
    }
    @MainActor @preconcurrency open class WKSecurityOrigin : NSObject {
      open var `protocol`: String { get }
      open var host: String { get }
      open var port: Int { get }
    }
    @MainActor @preconcurrency open class WKFrameInfo : NSObject {
      open var isMainFrame: Bool { get }
      open var request: URLRequest { get }
      open var securityOrigin: WKSecurityOrigin { get }
      weak open var webView: WKWebView? { get }
    }
    @MainActor @preconcurrency open class WKNavigationAction : NSObject {
      open var sourceFrame: WKFrameInfo { get }
      open var targetFrame: WKFrameInfo? { get }
      open var navigationType: WKNavigationType { get }
      open var request: URLRequest { get }
      @available(iOS 14.5, macOS 11.3, *)
      open var shouldPerformDownload: Bool { get }
    #if os(macOS)
      open var modifierFlags: NSEvent.ModifierFlags { get }
      open var buttonNumber: Int { get }
    #endif
    }
    @MainActor @preconcurrency open class WKNavigationResponse : NSObject {
      open var isForMainFrame: Bool { get }
      open var response: URLResponse { get }
      open var canShowMIMEType: Bool { get }
    }
    @objc public enum WKNavigationType : Int, Sendable {
      case linkActivated = 0
      case formSubmitted
      case backForward
      case reload
      case formResubmitted
      case other = -1
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum WKNavigationActionPolicy : Int, Sendable {
      case cancel
      case allow
      @available(iOS 14.5, macOS 11.3, *)
      case download
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum WKNavigationResponsePolicy : Int, Sendable {
      case cancel
      case allow
      @available(iOS 14.5, macOS 11.3, *)
      case download
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @preconcurrency @MainActor @objc public protocol WKNavigationDelegate : NSObjectProtocol {
      @preconcurrency @objc(webView:decidePolicyForNavigationAction:decisionHandler:) optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
      @objc(webView:decidePolicyForNavigationAction:decisionHandler:) optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
      @preconcurrency @objc optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
      @objc optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
      @preconcurrency @objc(webView:decidePolicyForNavigationResponse:decisionHandler:) optional func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
      @objc(webView:decidePolicyForNavigationResponse:decisionHandler:) optional func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async -> WKNavigationResponsePolicy
      @objc optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
      @objc optional func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
      @objc optional func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
      @objc optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
      @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
      @objc optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
      @preconcurrency @objc optional func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
      @objc optional func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
      @objc optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
      @available(iOS 14.0, macOS 11.0, *)
      @preconcurrency @objc optional func webView(_ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge, shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
      @available(iOS 14.5, macOS 11.3, *)
      @objc optional func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
      @available(iOS 14.5, macOS 11.3, *)
      @objc optional func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
    }
    // https://developer.apple.com/documentation/webkit/wkuidelegate
    @MainActor @preconcurrency open class WKWindowFeatures : NSObject {
      open var menuBarVisibility: NSNumber? { get }
      open var statusBarVisibility: NSNumber? { get }
      open var toolbarsVisibility: NSNumber? { get }
      open var allowsResizing: NSNumber? { get }
      open var x: NSNumber? { get }
      open var y: NSNumber? { get }
      open var width: NSNumber? { get }
      open var height: NSNumber? { get }
    }
    @preconcurrency @MainActor @objc public protocol WKUIDelegate : NSObjectProtocol {
      @objc optional func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
      @objc optional func webViewDidClose(_ webView: WKWebView)
      @preconcurrency @objc optional func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
      @objc optional func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async
      @preconcurrency @objc optional func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
      @objc optional func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async -> Bool
      @preconcurrency @objc optional func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
      @available(iOS 15.0, macOS 12.0, *)
      @preconcurrency @objc optional func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
    #if !os(macOS)
      @preconcurrency @objc optional func webView(_ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo, completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void)
      @objc optional func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
    #endif
      @available(iOS 18.4, macOS 10.12, visionOS 2.4, *)
      @preconcurrency @objc optional func webView(_ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void)
    }
    #if !os(macOS)
    @MainActor @preconcurrency open class WKContextMenuElementInfo : NSObject {
      open var linkURL: URL? { get }
    }
    #endif
    // https://developer.apple.com/documentation/webkit/wkopenpanelparameters
    @available(iOS 18.4, macOS 10.12, visionOS 2.4, *)
    @MainActor @preconcurrency open class WKOpenPanelParameters : NSObject {
      open var allowsMultipleSelection: Bool { get }
      open var allowsDirectories: Bool { get }
    }
    // https://developer.apple.com/documentation/webkit/wkdownload
    @available(iOS 14.5, macOS 11.3, *)
    @MainActor @preconcurrency open class WKDownload : NSObject {
      open var originalRequest: URLRequest? { get }
      weak open var webView: WKWebView? { get }
      weak open var delegate: (any WKDownloadDelegate)? { get set }
      @preconcurrency open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil)
      open var progress: Progress { get }
    }
    @available(iOS 14.5, macOS 11.3, *)
    @preconcurrency @MainActor @objc public protocol WKDownloadDelegate : NSObjectProtocol {
      @preconcurrency @objc optional func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
      @objc optional func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL?
      @objc optional func downloadDidFinish(_ download: WKDownload)
      @objc optional func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
    }
    // https://developer.apple.com/documentation/webkit/wkusercontentcontroller
    @MainActor @preconcurrency open class WKUserContentController : NSObject {
      nonisolated override public init()
      open var userScripts: [WKUserScript] { get }
      open func addUserScript(_ userScript: WKUserScript)
      open func removeAllUserScripts()
      open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String)
      @available(iOS 14.0, macOS 11.0, *)
      open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
      @available(iOS 14.0, macOS 11.0, *)
      open func addScriptMessageHandler(_ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String)
      open func removeScriptMessageHandler(forName name: String)
      @available(iOS 14.0, macOS 11.0, *)
      open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld)
      @available(iOS 14.0, macOS 11.0, *)
      open func removeAllScriptMessageHandlers()
      open func add(_ contentRuleList: WKContentRuleList)
      open func remove(_ contentRuleList: WKContentRuleList)
      open func removeAllContentRuleLists()
    }
    @preconcurrency @MainActor @objc public protocol WKScriptMessageHandler : NSObjectProtocol {
      func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }
    @available(iOS 14.0, macOS 11.0, *)
    @preconcurrency @MainActor @objc public protocol WKScriptMessageHandlerWithReply : NSObjectProtocol {
      @preconcurrency @objc optional func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
      @objc optional func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) async -> (Any?, String?)
    }
    @MainActor @preconcurrency open class WKScriptMessage : NSObject {
      open var body: Any { get }
      weak open var webView: WKWebView? { get }
      open var frameInfo: WKFrameInfo { get }
      open var name: String { get }
      open var world: WKContentWorld { get }
    }
    @objc public enum WKUserScriptInjectionTime : Int, Sendable {
      case atDocumentStart
      case atDocumentEnd
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class WKUserScript : NSObject {
      public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool)
      @available(iOS 14.0, macOS 11.0, *)
      public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld)
      open var source: String { get }
      open var injectionTime: WKUserScriptInjectionTime { get }
      open var isForMainFrameOnly: Bool { get }
    }
    @available(iOS 14.0, macOS 11.0, *)
    @MainActor @preconcurrency open class WKContentWorld : NSObject {
      open class var page: WKContentWorld { get }
      open class var defaultClient: WKContentWorld { get }
      open class func world(name: String) -> WKContentWorld
      open var name: String? { get }
    }
    @MainActor @preconcurrency open class WKContentRuleList : NSObject {
      open var identifier: String { get }
    }
    @MainActor @preconcurrency open class WKContentRuleListStore : NSObject {
      open class func `default`() -> WKContentRuleListStore!
      @preconcurrency open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!, completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)
      open func compileContentRuleList(forIdentifier identifier: String!, encodedContentRuleList: String!) async throws -> WKContentRuleList?
      @preconcurrency open func lookUpContentRuleList(forIdentifier identifier: String!, completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)
      open func lookUpContentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList?
      @preconcurrency open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void)
    }
    // https://developer.apple.com/documentation/webkit/wkwebsitedatastore
    @MainActor @preconcurrency open class WKWebsiteDataStore : NSObject {
      open class func `default`() -> WKWebsiteDataStore
      open class func nonPersistent() -> WKWebsiteDataStore
      @available(iOS 17.0, macOS 14.0, *)
      public convenience init(forIdentifier identifier: UUID)
      open var isPersistent: Bool { get }
      open class func allWebsiteDataTypes() -> Set<String>
      @preconcurrency open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void)
      open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord]
      @preconcurrency open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping @MainActor @Sendable () -> Void)
      open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async
      @preconcurrency open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor @Sendable () -> Void)
      open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async
      open var httpCookieStore: WKHTTPCookieStore { get }
    }
    @MainActor @preconcurrency open class WKWebsiteDataRecord : NSObject {
      open var displayName: String { get }
      open var dataTypes: Set<String> { get }
    }
    public let WKWebsiteDataTypeFetchCache: String
    public let WKWebsiteDataTypeDiskCache: String
    public let WKWebsiteDataTypeMemoryCache: String
    public let WKWebsiteDataTypeOfflineWebApplicationCache: String
    public let WKWebsiteDataTypeCookies: String
    public let WKWebsiteDataTypeSessionStorage: String
    public let WKWebsiteDataTypeLocalStorage: String
    public let WKWebsiteDataTypeWebSQLDatabases: String
    public let WKWebsiteDataTypeIndexedDBDatabases: String
    public let WKWebsiteDataTypeServiceWorkerRegistrations: String
    @MainActor @preconcurrency open class WKHTTPCookieStore : NSObject {
      @preconcurrency open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void)
      open func allCookies() async -> [HTTPCookie]
      @preconcurrency open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil)
      open func setCookie(_ cookie: HTTPCookie) async
      @preconcurrency open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil)
      open func deleteCookie(_ cookie: HTTPCookie) async
      open func add(_ observer: any WKHTTPCookieStoreObserver)
      open func remove(_ observer: any WKHTTPCookieStoreObserver)
    }
    @preconcurrency @MainActor @objc public protocol WKHTTPCookieStoreObserver : NSObjectProtocol {
      @objc optional func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
    }
    // https://developer.apple.com/documentation/webkit/wkerror-swift.struct
    public let WKErrorDomain: String
    public struct WKError : Error, CustomNSError, Hashable, Sendable {
      public init(_ code: Code, userInfo: [String : Any] = [:])
      public var code: Code { get }
      public var errorCode: Int { get }
      public var errorUserInfo: [String : Any] { get }
      public var userInfo: [String : Any] { get }
      public var localizedDescription: String { get }
      public static var errorDomain: String { get }
      @objc public enum Code : Int, Sendable {
        case unknown = 1
        case webContentProcessTerminated = 2
        case webViewInvalidated = 3
        case javaScriptExceptionOccurred = 4
        case javaScriptResultTypeIsUnsupported = 5
        case contentRuleListStoreCompileFailed = 6
        case contentRuleListStoreLookUpFailed = 7
        case contentRuleListStoreRemoveFailed = 8
        case contentRuleListStoreVersionMismatch = 9
        case attributedStringContentFailedToLoad = 10
        case attributedStringContentLoadTimedOut = 11
        case javaScriptInvalidFrameTarget = 12
        case navigationAppBoundDomain = 13
        case javaScriptAppBoundDomain = 14
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: Code, error: any Error) -> Bool
      }
      public static var unknown: Code { get }
      public static var webContentProcessTerminated: Code { get }
      public static var webViewInvalidated: Code { get }
      public static var javaScriptExceptionOccurred: Code { get }
      public static var javaScriptResultTypeIsUnsupported: Code { get }
      public static var contentRuleListStoreCompileFailed: Code { get }
      public static var contentRuleListStoreLookUpFailed: Code { get }
      public static var contentRuleListStoreRemoveFailed: Code { get }
      public static var contentRuleListStoreVersionMismatch: Code { get }
      public static var attributedStringContentFailedToLoad: Code { get }
      public static var attributedStringContentLoadTimedOut: Code { get }
      public static var javaScriptInvalidFrameTarget: Code { get }
      public static var navigationAppBoundDomain: Code { get }
      public static var javaScriptAppBoundDomain: Code { get }
      public static func == (a: WKError, b: WKError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    """#
}

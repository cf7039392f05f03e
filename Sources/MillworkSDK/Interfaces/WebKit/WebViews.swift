extension InterfaceModules.WebKit {
  /// Web views and their configuration, and the web view of SwiftUI.
  static let webViews = #"""
    // https://developer.apple.com/documentation/webkit
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import SwiftUI
    import _Concurrency
    #if os(iOS) || os(macOS) || os(visionOS)
    #if os(macOS)
    public typealias _WebBase = NSView
    #else
    public typealias _WebBase = UIView
    #endif
    @MainActor @preconcurrency open class WKWebView : _WebBase {
      public init(frame: CGRect, configuration: WKWebViewConfiguration)
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var configuration: WKWebViewConfiguration { get }
      weak open var navigationDelegate: (any WKNavigationDelegate)? { get set }
      weak open var uiDelegate: (any WKUIDelegate)? { get set }
      open var title: String? { get }
      open var url: URL? { get }
      open var isLoading: Bool { get }
      open var canGoBack: Bool { get }
      open var canGoForward: Bool { get }
      open var hasOnlySecureContent: Bool { get }
      open var estimatedProgress: Double { get }
      open var allowsBackForwardNavigationGestures: Bool { get set }
      open var allowsLinkPreview: Bool { get set }
      open var isInspectable: Bool { get set }
      open var customUserAgent: String? { get set }
      open var pageZoom: CGFloat { get set }
      open var underPageBackgroundColor: _WebColor! { get set }
    #if !os(macOS)
      open var scrollView: UIScrollView { get }
    #else
      open var allowsMagnification: Bool { get set }
      open var magnification: CGFloat { get set }
    #endif
      @discardableResult open func load(_ request: URLRequest) -> WKNavigation?
      @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
      @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
      @discardableResult open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
      @discardableResult open func goBack() -> WKNavigation?
      @discardableResult open func goForward() -> WKNavigation?
      @discardableResult open func reload() -> WKNavigation?
      @discardableResult open func reloadFromOrigin() -> WKNavigation?
      open func stopLoading()
      open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil)
      @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any
      open func callAsyncJavaScript(_ functionBody: String, arguments: [String : Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any?
      open var backForwardList: WKBackForwardList { get }
    }
    #if os(macOS)
    public typealias _WebColor = NSColor
    #else
    public typealias _WebColor = UIColor
    #endif
    @MainActor @preconcurrency open class WKBackForwardList : NSObject {
      open var backList: [WKBackForwardListItem] { get }
    }
    @MainActor @preconcurrency open class WKBackForwardListItem : NSObject {
      open var url: URL { get }
      open var title: String? { get }
    }
    @MainActor @preconcurrency open class WKContentWorld : NSObject {
      open class var page: WKContentWorld { get }
      open class var defaultClient: WKContentWorld { get }
    }
    @MainActor @preconcurrency open class WKNavigation : NSObject {
    }
    @MainActor @preconcurrency open class WKFrameInfo : NSObject {
      open var isMainFrame: Bool { get }
      open var request: URLRequest { get }
    }
    @MainActor @preconcurrency open class WKNavigationAction : NSObject {
      open var request: URLRequest { get }
      open var navigationType: WKNavigationType { get }
      open var targetFrame: WKFrameInfo? { get }
      open var sourceFrame: WKFrameInfo { get }
    }
    @MainActor @preconcurrency open class WKNavigationResponse : NSObject {
      open var response: URLResponse { get }
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
      case download
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum WKNavigationResponsePolicy : Int, Sendable {
      case cancel
      case allow
      case download
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @objc public protocol WKNavigationDelegate : NSObjectProtocol {
      @objc optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
      @objc optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
      @objc optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
      @objc optional func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
      @objc optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
      @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
      @objc optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
      @objc optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    }
    @MainActor @objc public protocol WKUIDelegate : NSObjectProtocol {
      @objc optional func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
    }
    @MainActor @preconcurrency open class WKWindowFeatures : NSObject {
    }
    @MainActor @preconcurrency open class WKWebViewConfiguration : NSObject {
      override public init()
      open var preferences: WKPreferences { get set }
      open var userContentController: WKUserContentController { get set }
      open var websiteDataStore: WKWebsiteDataStore { get set }
      open var defaultWebpagePreferences: WKWebpagePreferences! { get set }
      open var applicationNameForUserAgent: String? { get set }
      open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes { get set }
    #if !os(macOS)
      open var allowsInlineMediaPlayback: Bool { get set }
      open var allowsPictureInPictureMediaPlayback: Bool { get set }
    #endif
      open var allowsAirPlayForMediaPlayback: Bool { get set }
      open func setURLSchemeHandler(_ urlSchemeHandler: Any?, forURLScheme urlScheme: String)
    }
    public struct WKAudiovisualMediaTypes : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var audio: Self { get }
      public static var video: Self { get }
      public static var all: Self { get }
    }
    @MainActor @preconcurrency open class WKPreferences : NSObject {
      override public init()
      open var javaScriptCanOpenWindowsAutomatically: Bool { get set }
      open var isFraudulentWebsiteWarningEnabled: Bool { get set }
      open var isElementFullscreenEnabled: Bool { get set }
      open var isTextInteractionEnabled: Bool { get set }
      open var minimumFontSize: CGFloat { get set }
    }
    @MainActor @preconcurrency open class WKWebpagePreferences : NSObject {
      override public init()
      open var allowsContentJavaScript: Bool { get set }
    }
    @MainActor @preconcurrency open class WKUserContentController : NSObject {
      override public init()
      open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String)
      open func addUserScript(_ userScript: WKUserScript)
      open func removeScriptMessageHandler(forName name: String)
      open func removeAllUserScripts()
    }
    @MainActor @objc public protocol WKScriptMessageHandler : NSObjectProtocol {
      func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }
    @MainActor @preconcurrency open class WKScriptMessage : NSObject {
      open var body: Any { get }
      open var name: String { get }
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
    }
    @MainActor @preconcurrency open class WKWebsiteDataStore : NSObject {
      open class func `default`() -> WKWebsiteDataStore
      open class func nonPersistent() -> WKWebsiteDataStore
      open class func allWebsiteDataTypes() -> Set<String>
      open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async
      open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor @Sendable () -> Void)
      open var httpCookieStore: WKHTTPCookieStore { get }
    }
    @MainActor @preconcurrency open class WKHTTPCookieStore : NSObject {
      open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void)
      open func allCookies() async -> [HTTPCookie]
    }
    // https://developer.apple.com/documentation/webkit/webview-swift.struct
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @MainActor @preconcurrency public struct WebView : View {
      public var body: some View { get }
      nonisolated public init(url: URL?)
      nonisolated public init(_ page: WebPage)
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @MainActor @preconcurrency final public class WebPage : Observable {
      public init()
      public init(configuration: WebPage.Configuration)
      public struct Configuration {
        public init()
      }
      final public var url: URL? { get }
      final public var title: String { get }
      final public var isLoading: Bool { get }
      final public var estimatedProgress: Double { get }
      @discardableResult final public func load(_ request: URLRequest) -> some AsyncSequence
      @discardableResult final public func load(_ url: URL?) -> some AsyncSequence
      @discardableResult final public func load(html: String, baseURL: URL) -> some AsyncSequence
      @discardableResult final public func reload(fromOrigin: Bool = false) -> some AsyncSequence
      final public func stopLoading()
    }
    #endif
    """#
}

extension InterfaceModules.WebKit {
  /// Web views, their configuration and their data.
  static let webViews = #"""
    // https://developer.apple.com/documentation/webkit
    @_exported import Foundation
    import CoreGraphics
    import Security
    import Swift
    import SwiftUI
    import UniformTypeIdentifiers
    import _Concurrency
    #if os(macOS)
    public typealias _WebBase = NSView
    public typealias _WebColor = NSColor
    public typealias _WebImage = NSImage
    #else
    public typealias _WebBase = UIView
    public typealias _WebColor = UIColor
    public typealias _WebImage = UIImage
    #endif
    // https://developer.apple.com/documentation/webkit/wkwebview
    @MainActor @preconcurrency open class WKWebView : _WebBase {
      public init(frame: CGRect, configuration: WKWebViewConfiguration)
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var configuration: WKWebViewConfiguration { get }
      weak open var navigationDelegate: (any WKNavigationDelegate)? { get set }
      weak open var uiDelegate: (any WKUIDelegate)? { get set }
      open var backForwardList: WKBackForwardList { get }
      open class func handlesURLScheme(_ urlScheme: String) -> Bool
      @discardableResult open func load(_ request: URLRequest) -> WKNavigation?
      @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
      @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
      @discardableResult open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
      @available(iOS 15.0, macOS 12.0, *)
      @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation
      @available(iOS 15.0, macOS 12.0, *)
      @discardableResult open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation
      @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation?
      open var title: String? { get }
      open var url: URL? { get }
      open var isLoading: Bool { get }
      open var hasOnlySecureContent: Bool { get }
      open var canGoBack: Bool { get }
      open var canGoForward: Bool { get }
      open var estimatedProgress: Double { get }
      open var serverTrust: SecTrust? { get }
      @discardableResult open func goBack() -> WKNavigation?
      @discardableResult open func goForward() -> WKNavigation?
      @discardableResult open func reload() -> WKNavigation?
      @discardableResult open func reloadFromOrigin() -> WKNavigation?
      open func stopLoading()
      @preconcurrency open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil)
      @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any
      @available(iOS 14.0, macOS 11.0, *)
      @preconcurrency public func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld, completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil)
      @available(iOS 15.0, macOS 12.0, *)
      public func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any?
      @available(iOS 14.0, macOS 11.0, *)
      @preconcurrency public func callAsyncJavaScript(_ functionBody: String, arguments: [String : Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld, completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil)
      @available(iOS 15.0, macOS 12.0, *)
      public func callAsyncJavaScript(_ functionBody: String, arguments: [String : Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any?
      @preconcurrency open func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor @Sendable (_WebImage?, (any Error)?) -> Void)
      open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> _WebImage
      @available(iOS 14.0, macOS 11.0, *)
      @preconcurrency public func createPDF(configuration: WKPDFConfiguration = .init(), completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void)
      @available(iOS 15.0, macOS 12.0, *)
      public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data
      @available(iOS 14.0, macOS 11.0, *)
      @preconcurrency public func createWebArchiveData(completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void)
      @available(iOS 14.0, macOS 11.0, *)
      @preconcurrency public func find(_ string: String, configuration: WKFindConfiguration = .init(), completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void)
      @available(iOS 15.0, macOS 12.0, *)
      public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws -> WKFindResult
      @available(iOS 14.5, macOS 11.3, *)
      @preconcurrency open func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void)
      @available(iOS 14.5, macOS 11.3, *)
      open func startDownload(using request: URLRequest) async -> WKDownload
      open var allowsBackForwardNavigationGestures: Bool { get set }
      open var customUserAgent: String? { get set }
      open var allowsLinkPreview: Bool { get set }
      @available(iOS 14.0, macOS 11.0, *)
      open var mediaType: String? { get set }
      @available(iOS 14.0, macOS 11.0, *)
      open var pageZoom: CGFloat { get set }
      @available(iOS 15.0, macOS 12.0, *)
      open var themeColor: _WebColor? { get }
      @available(iOS 15.0, macOS 12.0, *)
      open var underPageBackgroundColor: _WebColor! { get set }
      @available(iOS 15.0, macOS 12.0, *)
      open var interactionState: Any? { get set }
      @available(iOS 16.4, macOS 13.3, *)
      open var isInspectable: Bool { get set }
      @available(iOS 15.0, macOS 12.0, *)
      @preconcurrency open func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil)
      @available(iOS 15.0, macOS 12.0, *)
      @preconcurrency open func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil)
      @available(iOS 15.0, macOS 12.0, *)
      @preconcurrency open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil)
      @available(iOS 15.0, macOS 12.0, *)
      @preconcurrency open func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil)
      @available(iOS 15.0, macOS 12.0, *)
      @preconcurrency open func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil)
      @available(iOS 15.0, macOS 12.0, *)
      @preconcurrency open func requestMediaPlaybackState(completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void)
      @available(iOS 15.0, macOS 12.0, *)
      open func requestMediaPlaybackState() async -> WKMediaPlaybackState
      @available(iOS 26.0, macOS 26.0, *)
      @available(visionOS, unavailable)
      open var isBlockedByScreenTime: Bool { get }
      @available(iOS 15.0, macOS 12.0, *)
      open var cameraCaptureState: WKMediaCaptureState { get }
      @available(iOS 15.0, macOS 12.0, *)
      open var microphoneCaptureState: WKMediaCaptureState { get }
    #if !os(macOS)
      open var scrollView: UIScrollView { get }
      @available(iOS 16.0, *)
      open var isFindInteractionEnabled: Bool { get set }
      @available(iOS 16.0, *)
      open var findInteraction: UIFindInteraction? { get }
    #else
      open var allowsMagnification: Bool { get set }
      open var magnification: CGFloat { get set }
      open func setMagnification(_ magnification: CGFloat, centeredAt point: CGPoint)
      @objc open func goBack(_ sender: Any?)
      @objc open func goForward(_ sender: Any?)
      @objc open func reload(_ sender: Any?)
      @objc open func stopLoading(_ sender: Any?)
    #endif
    }
    @MainActor @preconcurrency open class WKSnapshotConfiguration : NSObject {
      override public init()
      open var rect: CGRect { get set }
      open var snapshotWidth: NSNumber? { get set }
      open var afterScreenUpdates: Bool { get set }
    }
    @MainActor @preconcurrency open class WKPDFConfiguration : NSObject {
      nonisolated override public init()
    }
    extension WKPDFConfiguration {
      public var rect: CGRect? { get set }
    }
    @MainActor @preconcurrency open class WKFindConfiguration : NSObject {
      nonisolated override public init()
      open var backwards: Bool { get set }
      open var caseSensitive: Bool { get set }
      open var wraps: Bool { get set }
    }
    @MainActor @preconcurrency open class WKFindResult : NSObject {
      open var matchFound: Bool { get }
    }
    @objc public enum WKMediaCaptureState : Int, Sendable {
      case none
      case active
      case muted
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum WKMediaPlaybackState : Int, Sendable {
      case none
      case playing
      case paused
      case suspended
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum WKMediaCaptureType : Int, Sendable {
      case camera
      case microphone
      case cameraAndMicrophone
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @objc public enum WKPermissionDecision : Int, Sendable {
      case prompt
      case grant
      case deny
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class WKBackForwardList : NSObject {
      open var currentItem: WKBackForwardListItem? { get }
      open var backItem: WKBackForwardListItem? { get }
      open var forwardItem: WKBackForwardListItem? { get }
      open func item(at index: Int) -> WKBackForwardListItem?
      open var backList: [WKBackForwardListItem] { get }
      open var forwardList: [WKBackForwardListItem] { get }
    }
    @MainActor @preconcurrency open class WKBackForwardListItem : NSObject {
      open var url: URL { get }
      open var title: String? { get }
      open var initialURL: URL { get }
    }
    // https://developer.apple.com/documentation/webkit/wkwebviewconfiguration
    @MainActor @preconcurrency open class WKWebViewConfiguration : NSObject, NSCopying {
      nonisolated override public init()
      nonisolated open func copy(with zone: NSZone? = nil) -> Any
      open var processPool: WKProcessPool { get set }
      open var preferences: WKPreferences { get set }
      open var userContentController: WKUserContentController { get set }
      open var websiteDataStore: WKWebsiteDataStore { get set }
      open var suppressesIncrementalRendering: Bool { get set }
      open var applicationNameForUserAgent: String? { get set }
      open var allowsAirPlayForMediaPlayback: Bool { get set }
      open var upgradeKnownHostsToHTTPS: Bool { get set }
      open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes { get set }
      open var defaultWebpagePreferences: WKWebpagePreferences! { get set }
      open var limitsNavigationsToAppBoundDomains: Bool { get set }
      @available(iOS 17.0, macOS 14.0, *)
      open var allowsInlinePredictions: Bool { get set }
      @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
      open var showsSystemScreenTimeBlockingView: Bool { get set }
      @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
      open var webExtensionController: WKWebExtensionController? { get set }
    #if !os(macOS)
      open var allowsInlineMediaPlayback: Bool { get set }
      open var selectionGranularity: WKSelectionGranularity { get set }
      open var allowsPictureInPictureMediaPlayback: Bool { get set }
      open var dataDetectorTypes: WKDataDetectorTypes { get set }
      open var ignoresViewportScaleLimits: Bool { get set }
    #endif
      open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
      open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)?
    }
    #if !os(macOS)
    @objc public enum WKSelectionGranularity : Int, Sendable {
      case dynamic
      case character
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct WKDataDetectorTypes : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var phoneNumber: Self { get }
      public static var link: Self { get }
      public static var address: Self { get }
      public static var calendarEvent: Self { get }
      public static var trackingNumber: Self { get }
      public static var flightNumber: Self { get }
      public static var lookupSuggestion: Self { get }
      public static var all: Self { get }
    }
    #endif
    public struct WKAudiovisualMediaTypes : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var audio: Self { get }
      public static var video: Self { get }
      public static var all: Self { get }
    }
    @objc public enum WKUserInterfaceDirectionPolicy : Int, Sendable {
      case content
      case system
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/webkit/wkwebextensioncontroller
    @available(iOS 18.4, macOS 15.4, visionOS 2.4, *)
    @MainActor @preconcurrency open class WKWebExtensionController : NSObject {
      nonisolated override public init()
    }
    @MainActor @preconcurrency open class WKProcessPool : NSObject {
      nonisolated override public init()
    }
    @MainActor @preconcurrency open class WKPreferences : NSObject {
      nonisolated override public init()
      open var minimumFontSize: CGFloat { get set }
      open var javaScriptCanOpenWindowsAutomatically: Bool { get set }
      open var javaScriptEnabled: Bool { get set }
      open var isFraudulentWebsiteWarningEnabled: Bool { get set }
      @available(iOS 14.5, macOS 11.3, *)
      open var isTextInteractionEnabled: Bool { get set }
      @available(iOS 15.4, macOS 12.3, *)
      open var isElementFullscreenEnabled: Bool { get set }
      @available(iOS 15.4, macOS 12.3, *)
      open var isSiteSpecificQuirksModeEnabled: Bool { get set }
      open var shouldPrintBackgrounds: Bool { get set }
    #if os(macOS)
      open var tabFocusesLinks: Bool { get set }
    #endif
    }
    @MainActor @preconcurrency open class WKWebpagePreferences : NSObject {
      nonisolated override public init()
      @objc public enum ContentMode : Int, Sendable {
        case recommended
        case mobile
        case desktop
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
      }
      open var preferredContentMode: WKWebpagePreferences.ContentMode { get set }
      @available(iOS 14.0, macOS 11.0, *)
      open var allowsContentJavaScript: Bool { get set }
      @available(iOS 16.0, macOS 13.0, *)
      open var isLockdownModeEnabled: Bool { get set }
    }
    @preconcurrency @MainActor @objc public protocol WKURLSchemeHandler : NSObjectProtocol {
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
    }
    @preconcurrency @MainActor @objc public protocol WKURLSchemeTask : NSObjectProtocol {
      var request: URLRequest { get }
      func didReceive(_ response: URLResponse)
      func didReceive(_ data: Data)
      func didFinish()
      func didFailWithError(_ error: any Error)
    }
    """#
}

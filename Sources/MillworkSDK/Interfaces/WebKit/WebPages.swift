extension InterfaceModules.WebKit {
  /// The web view of SwiftUI and its page.
  static let webPages = #"""
    // https://developer.apple.com/documentation/webkit/webview-swift.struct
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @MainActor @preconcurrency public struct WebView : View {
      public var body: some View { get }
      nonisolated public init(url: URL?)
      nonisolated public init(_ page: WebPage)
      public struct BackForwardNavigationGesturesBehavior : Sendable {
        public static let automatic: BackForwardNavigationGesturesBehavior
        public static let enabled: BackForwardNavigationGesturesBehavior
        public static let disabled: BackForwardNavigationGesturesBehavior
      }
      public struct MagnificationGesturesBehavior : Sendable {
        public static let automatic: MagnificationGesturesBehavior
        public static let enabled: MagnificationGesturesBehavior
        public static let disabled: MagnificationGesturesBehavior
      }
      public struct LinkPreviewBehavior : Sendable {
        public static let automatic: LinkPreviewBehavior
        public static let enabled: LinkPreviewBehavior
        public static let disabled: LinkPreviewBehavior
      }
      public struct ElementFullscreenBehavior : Sendable {
        public static let automatic: ElementFullscreenBehavior
        public static let enabled: ElementFullscreenBehavior
        public static let disabled: ElementFullscreenBehavior
      }
      // What a person pressed to get a context menu.
      public struct ActivatedElementInfo : Hashable, Sendable {
        public let linkURL: URL?
        public func hash(into hasher: inout Hasher)
        public static func == (a: ActivatedElementInfo, b: ActivatedElementInfo) -> Bool
      }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension View {
      nonisolated public func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior) -> some View
      nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View
      nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View
      nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View
      nonisolated public func webViewTextSelection<S>(_ selectability: S) -> some View where S : TextSelectability
      nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View
      nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View
      nonisolated public func webViewOnScrollGeometryChange<T>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View where T : Hashable
    #if os(visionOS)
      nonisolated public func webViewScrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
    #elseif os(macOS)
      nonisolated public func webViewContextMenu(@ViewBuilder menu: @escaping @MainActor (WebView.ActivatedElementInfo) -> some View) -> some View
    #endif
    }
    // https://developer.apple.com/documentation/webkit/webpage
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    @MainActor @preconcurrency final public class WebPage : Observable {
      public convenience init(configuration: WebPage.Configuration = Configuration())
      public convenience init(configuration: WebPage.Configuration = Configuration(), navigationDecider: some WebPage.NavigationDeciding)
      public convenience init(configuration: WebPage.Configuration = Configuration(), dialogPresenter: some WebPage.DialogPresenting)
      public init(configuration: WebPage.Configuration = Configuration(), navigationDecider: some WebPage.NavigationDeciding, dialogPresenter: some WebPage.DialogPresenting)
      final public var url: URL? { get }
      final public var title: String { get }
      final public var isLoading: Bool { get }
      final public var estimatedProgress: Double { get }
      final public var hasOnlySecureContent: Bool { get }
      final public var serverTrust: SecTrust? { get }
      final public var isWritingToolsActive: Bool { get }
      final public var fullscreenState: WebPage.FullscreenState { get }
      final public var cameraCaptureState: WKMediaCaptureState { get }
      final public var microphoneCaptureState: WKMediaCaptureState { get }
      @available(visionOS, unavailable)
      final public var isBlockedByScreenTime: Bool { get }
      final public var themeColor: Color? { get }
      final public var mediaType: WebPage.CSSMediaType? { get set }
      final public var customUserAgent: String? { get set }
      final public var isInspectable: Bool { get set }
      final public var backForwardList: WebPage.BackForwardList { get }
      final public var navigations: some AsyncSequence<WebPage.NavigationEvent, any Error> { get }
      @discardableResult final public func load(_ request: URLRequest) -> some AsyncSequence<WebPage.NavigationEvent, any Error>
      @discardableResult final public func load(_ url: URL?) -> some AsyncSequence<WebPage.NavigationEvent, any Error>
      @discardableResult final public func load(_ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL) -> some AsyncSequence<WebPage.NavigationEvent, any Error>
      @discardableResult final public func load(html: String, baseURL: URL = _blankPage) -> some AsyncSequence<WebPage.NavigationEvent, any Error>
      @discardableResult final public func load(_ item: WebPage.BackForwardList.Item) -> some AsyncSequence<WebPage.NavigationEvent, any Error>
      @discardableResult final public func reload(fromOrigin: Bool = false) -> some AsyncSequence<WebPage.NavigationEvent, any Error>
      final public func stopLoading()
      @discardableResult final public func callJavaScript(_ functionBody: String, arguments: [String : Any] = [:], in frame: WebPage.FrameInfo? = nil, contentWorld: WKContentWorld? = nil) async throws -> sending Any?
      final public func setCameraCaptureState(_ state: WKMediaCaptureState) async
      final public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async
      final public func setAllMediaPlaybackSuspended(_ suspended: Bool) async
      final public func pauseAllMediaPlayback() async
      final public func closeAllMediaPresentations() async
      final public func mediaPlaybackState() async -> WKMediaPlaybackState
      @frozen public enum NavigationEvent : Hashable, Sendable { case startedProvisionalNavigation, receivedServerRedirect, committed, finished }
      public enum NavigationError : Error {
        case failedProvisionalNavigation(any Error)
        case pageClosed
        case webContentProcessTerminated
        case invalidURL
      }
      @MainActor public struct BackForwardList {
        @MainActor public struct Item : Equatable, Identifiable {
          nonisolated public var id: ID { get }
          public var title: String? { get }
          public let url: URL
          public let initialURL: URL
          public struct ID : Hashable, Sendable {
            public func hash(into hasher: inout Hasher)
            public static func == (a: ID, b: ID) -> Bool
          }
          nonisolated public static func == (a: Item, b: Item) -> Bool
        }
        public var backList: [WebPage.BackForwardList.Item] { get }
        public var currentItem: WebPage.BackForwardList.Item? { get }
        public var forwardList: [WebPage.BackForwardList.Item] { get }
        public subscript(index: Int) -> WebPage.BackForwardList.Item? { get }
      }
      @MainActor public struct FrameInfo {
        public let isMainFrame: Bool
        public let request: URLRequest
      }
      @MainActor public struct NavigationAction {
        public var source: WebPage.FrameInfo { get }
        public var target: WebPage.FrameInfo? { get }
        public var navigationType: WKNavigationType { get }
        public var request: URLRequest { get }
        public var shouldPerformDownload: Bool { get }
      }
      @MainActor public struct NavigationResponse {
        public let isForMainFrame: Bool
        public let response: URLResponse
        public let canShowMimeType: Bool
      }
      @MainActor public struct NavigationPreferences : Sendable {
        nonisolated public init()
        public enum ContentMode : Sendable { case recommended, mobile, desktop }
        public var preferredContentMode: WebPage.NavigationPreferences.ContentMode
        public var allowsContentJavaScript: Bool
        public var isLockdownModeEnabled: Bool
      }
      @MainActor public struct Configuration : Sendable {
        nonisolated public init()
        public var websiteDataStore: WKWebsiteDataStore { get set }
        public var userContentController: WKUserContentController { get set }
        public var urlSchemeHandlers: [URLScheme : any URLSchemeHandler] { get set }
        public var defaultNavigationPreferences: WebPage.NavigationPreferences { get set }
        public var applicationNameForUserAgent: String? { get set }
        public var limitsNavigationsToAppBoundDomains: Bool { get set }
        public var upgradeKnownHostsToHTTPS: Bool { get set }
        public var suppressesIncrementalRendering: Bool { get set }
        public var allowsInlinePredictions: Bool { get set }
        public var loadsSubresources: Bool { get set }
        public var allowsAirPlayForMediaPlayback: Bool { get set }
        public var webExtensionController: WKWebExtensionController? { get set }
        public var deviceSensorAuthorization: WebPage.DeviceSensorAuthorization { get set }
        public var supportsAdaptiveImageGlyph: Bool { get set }
        @available(visionOS, unavailable)
        public var showsSystemScreenTimeBlockingView: Bool { get set }
    #if !os(macOS)
        public var dataDetectorTypes: WKDataDetectorTypes { get set }
        public var ignoresViewportScaleLimits: Bool { get set }
        public var mediaPlaybackBehavior: WebPage.Configuration.MediaPlaybackBehavior { get set }
        public enum MediaPlaybackBehavior : Hashable, Sendable { case automatic, allowsInlinePlayback, alwaysFullscreen }
    #else
        public var userInterfaceDirectionPolicy: WKUserInterfaceDirectionPolicy { get set }
    #endif
      }
      public struct DeviceSensorAuthorization {
        public enum Permission : Hashable, Sendable {
          case deviceOrientationAndMotion
          case mediaCapture(WKMediaCaptureType)
        }
        public init(decision: WKPermissionDecision)
        public init(decisionHandler: @escaping (WebPage.DeviceSensorAuthorization.Permission, WebPage.FrameInfo, WKSecurityOrigin) async -> WKPermissionDecision)
      }
      public enum FullscreenState : Hashable, Sendable { case enteringFullscreen, exitingFullscreen, inFullscreen, notInFullscreen }
      public struct CSSMediaType : Hashable, RawRepresentable, Sendable {
        public init(rawValue: String)
        public let rawValue: String
        public static let all: WebPage.CSSMediaType
        public static let screen: WebPage.CSSMediaType
        public static let print: WebPage.CSSMediaType
      }
      @MainActor public protocol NavigationDeciding {
        mutating func decidePolicy(for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences) async -> WKNavigationActionPolicy
        mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy
        mutating func decideAuthenticationChallengeDisposition(for challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
      }
      @MainActor public protocol DialogPresenting {
        func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async
        func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult
        func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptPromptResult
        func handleFileInputPrompt(parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.FileInputPromptResult
      }
      public enum FileInputPromptResult : Hashable, Sendable {
        case selected([URL])
        case cancel
      }
      public enum JavaScriptConfirmResult : Hashable, Sendable { case ok, cancel }
      public enum JavaScriptPromptResult : Hashable, Sendable {
        case ok(String)
        case cancel
      }
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension WebPage.NavigationDeciding {
      public mutating func decidePolicy(for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences) async -> WKNavigationActionPolicy
      public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy
      public mutating func decideAuthenticationChallengeDisposition(for challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension WebPage.DialogPresenting {
      public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async
      public func handleJavaScriptConfirm(message: String, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptConfirmResult
      public func handleJavaScriptPrompt(message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.JavaScriptPromptResult
      public func handleFileInputPrompt(parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo) async -> WebPage.FileInputPromptResult
    }
    // https://developer.apple.com/documentation/webkit/webpage/exportedcontentconfiguration
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    extension WebPage : Transferable {
      nonisolated public struct ExportedContentConfiguration : Sendable {
        public struct Region : Sendable {
          public static func rect(_ rect: CGRect) -> WebPage.ExportedContentConfiguration.Region
          public static var contents: WebPage.ExportedContentConfiguration.Region { get }
        }
        public static func pdf(region: WebPage.ExportedContentConfiguration.Region = .contents, allowTransparentBackground: Bool = false) -> WebPage.ExportedContentConfiguration
        public static func image(region: WebPage.ExportedContentConfiguration.Region = .contents, allowTransparentBackground: Bool = false, snapshotWidth: CGFloat? = nil, afterScreenUpdates: Bool = true) -> WebPage.ExportedContentConfiguration
      }
      nonisolated final public func exported(as representation: WebPage.ExportedContentConfiguration) async throws -> Data
      nonisolated public static var transferRepresentation: some TransferRepresentation { get }
    }
    // The page that HTML without an address of its own belongs to.
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public let _blankPage: URL
    // https://developer.apple.com/documentation/webkit/urlschemehandler
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public struct URLScheme : Hashable, Sendable {
      public init?(_ rawValue: String)
      public func hash(into hasher: inout Hasher)
      public static func == (a: URLScheme, b: URLScheme) -> Bool
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public enum URLSchemeTaskResult : Sendable {
      case response(URLResponse)
      case data(Data)
    }
    @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
    public protocol URLSchemeHandler {
      associatedtype TaskSequence : AsyncSequence where Self.TaskSequence.Element == URLSchemeTaskResult
      func reply(for request: URLRequest) -> Self.TaskSequence
    }
    """#
}

extension InterfaceModules.UIKit {
  /// What text fields, searches and paragraphs are configured with.
  static let uiTextServices = #"""
    #if !os(watchOS)
    // https://developer.apple.com/documentation/uikit/uiwritingtoolsbehavior
    @available(iOS 18.0, tvOS 18.0, visionOS 2.4, *)
    @objc public enum UIWritingToolsBehavior : Int, Sendable {
      case none
      case `default`
      case complete
      case limited
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(iOS 18.0, tvOS 18.0, visionOS 2.4, *)
    public struct UIWritingToolsResultOptions : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var plainText: Self { get }
      public static var richText: Self { get }
      public static var list: Self { get }
      public static var table: Self { get }
    }
    @objc public enum UITextSmartInsertDeleteType : Int, Sendable {
      case `default`
      case no
      case yes
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
    @objc public enum UITextInlinePredictionType : Int, Sendable {
      case `default`
      case no
      case yes
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UITextGranularity : Int, Sendable {
      case character
      case word
      case sentence
      case paragraph
      case line
      case document
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    // https://developer.apple.com/documentation/uikit/uitextinputpasswordrules
    @MainActor @preconcurrency open class UITextInputPasswordRules : NSObject {
      @MainActor @preconcurrency public convenience init(descriptor passwordRulesDescriptor: String)
      @MainActor @preconcurrency open var passwordRulesDescriptor: String { get }
    }
    @MainActor @preconcurrency open class UITextSelectionRect : NSObject {
      @MainActor @preconcurrency open var rect: CGRect { get }
      @MainActor @preconcurrency open var containsStart: Bool { get }
      @MainActor @preconcurrency open var containsEnd: Bool { get }
      @MainActor @preconcurrency open var isVertical: Bool { get }
    }
    @objc public enum UITextInteractionMode : Int, Sendable {
      case editable
      case nonEditable
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @MainActor @preconcurrency open class UITextInteraction : NSObject, UIInteraction {
      @MainActor @preconcurrency public convenience init(for mode: UITextInteractionMode)
      @MainActor @preconcurrency open var textInteractionMode: UITextInteractionMode { get }
    }
    // https://developer.apple.com/documentation/uikit/uisearchtoken
    @MainActor @preconcurrency open class UISearchToken : NSObject {
      @MainActor @preconcurrency public init(icon: UIImage?, text: String)
      @MainActor @preconcurrency open var representedObject: Any? { get set }
    }
    @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol UISearchSuggestion : NSObjectProtocol {
      var localizedSuggestion: String? { get }
      var iconImage: UIImage? { get }
    }
    @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class UISearchSuggestionItem : NSObject, UISearchSuggestion {
      @MainActor @preconcurrency public convenience init(localizedSuggestion suggestion: String)
      @MainActor @preconcurrency public init(localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil)
      @MainActor @preconcurrency open var localizedSuggestion: String? { get }
      @MainActor @preconcurrency open var iconImage: UIImage? { get }
      @MainActor @preconcurrency open var representedObject: Any? { get set }
    }
    @available(tvOS, unavailable)
    @MainActor @preconcurrency open class UIViewPrintFormatter : UIPrintFormatter {
      @MainActor @preconcurrency open var view: UIView { get }
    }
    // https://developer.apple.com/documentation/uikit/uifindinteraction
    @available(iOS 16.0, visionOS 1.0, *)
    @MainActor @preconcurrency open class UIFindInteraction : NSObject, UIInteraction {
      @MainActor @preconcurrency public init(sessionDelegate: any UIFindInteractionDelegate)
      @MainActor @preconcurrency open var isFindNavigatorVisible: Bool { get }
      @MainActor @preconcurrency open func presentFindNavigator(showingReplace: Bool)
      @MainActor @preconcurrency open func dismissFindNavigator()
      @MainActor @preconcurrency open func findNext()
      @MainActor @preconcurrency open func findPrevious()
    }
    @available(iOS 16.0, visionOS 1.0, *)
    @MainActor @preconcurrency public protocol UIFindInteractionDelegate : NSObjectProtocol {
    }
    #endif
    #if !os(watchOS)
    extension UITextView {
      @available(iOS 16.0, visionOS 1.0, *)
      @MainActor @preconcurrency public var findInteraction: UIFindInteraction? { get }
    }
    // https://developer.apple.com/documentation/uikit/nstexttab
    open class NSTextTab : NSObject, @unchecked Sendable {
      public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey : Any] = [:])
      open var alignment: NSTextAlignment { get }
      open var location: CGFloat { get }
      public struct OptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
      }
    }
    @objc public enum NSWritingDirection : Int, Sendable {
      case natural
      case leftToRight
      case rightToLeft
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    extension NSParagraphStyle {
      public struct LineBreakStrategy : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var pushOut: Self { get }
        public static var hangulWordPriority: Self { get }
        public static var standard: Self { get }
      }
    }
    #endif
    """#
}

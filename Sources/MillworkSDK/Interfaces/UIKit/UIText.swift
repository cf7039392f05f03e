extension InterfaceModules.UIKit {
  /// Text input, text fields and text views.
  static let uiText = #"""
    // https://developer.apple.com/documentation/uikit/text-display-and-fonts
    // https://developer.apple.com/documentation/uikit/uigesturerecognizer
    // https://developer.apple.com/documentation/uikit/images-and-pdf
    #if !os(watchOS)
    @objc public enum UIKeyboardType : Int, Sendable {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      case URL
      case numberPad
      case phonePad
      case namePhonePad
      case emailAddress
      case decimalPad
      case twitter
      case webSearch
      case asciiCapableNumberPad
      public static var alphabet: UIKeyboardType { get }
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UITextAutocapitalizationType : Int, Sendable {
      case none
      case words
      case sentences
      case allCharacters
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UITextAutocorrectionType : Int, Sendable {
      case `default`
      case no
      case yes
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UITextSpellCheckingType : Int, Sendable {
      case `default`
      case no
      case yes
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UITextSmartQuotesType : Int, Sendable {
      case `default`
      case no
      case yes
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UITextSmartDashesType : Int, Sendable {
      case `default`
      case no
      case yes
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIReturnKeyType : Int, Sendable {
      case `default`
      case go
      case google
      case join
      case next
      case route
      case search
      case send
      case yahoo
      case done
      case emergencyCall
      case `continue`
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum UIKeyboardAppearance : Int, Sendable {
      case `default`
      case dark
      case light
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    public struct UITextContentType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var name: UITextContentType { get }
      public static var namePrefix: UITextContentType { get }
      public static var givenName: UITextContentType { get }
      public static var middleName: UITextContentType { get }
      public static var familyName: UITextContentType { get }
      public static var nameSuffix: UITextContentType { get }
      public static var nickname: UITextContentType { get }
      public static var jobTitle: UITextContentType { get }
      public static var organizationName: UITextContentType { get }
      public static var location: UITextContentType { get }
      public static var fullStreetAddress: UITextContentType { get }
      public static var streetAddressLine1: UITextContentType { get }
      public static var streetAddressLine2: UITextContentType { get }
      public static var addressCity: UITextContentType { get }
      public static var addressState: UITextContentType { get }
      public static var addressCityAndState: UITextContentType { get }
      public static var sublocality: UITextContentType { get }
      public static var countryName: UITextContentType { get }
      public static var postalCode: UITextContentType { get }
      public static var telephoneNumber: UITextContentType { get }
      public static var emailAddress: UITextContentType { get }
      public static var URL: UITextContentType { get }
      public static var creditCardNumber: UITextContentType { get }
      public static var username: UITextContentType { get }
      public static var password: UITextContentType { get }
      public static var newPassword: UITextContentType { get }
      public static var oneTimeCode: UITextContentType { get }
      public static var dateTime: UITextContentType { get }
      public static var flightNumber: UITextContentType { get }
      public static var shipmentTrackingNumber: UITextContentType { get }
      public static var birthdate: UITextContentType { get }
      public static var birthdateDay: UITextContentType { get }
      public static var birthdateMonth: UITextContentType { get }
      public static var birthdateYear: UITextContentType { get }
      public static var creditCardExpiration: UITextContentType { get }
      public static var creditCardSecurityCode: UITextContentType { get }
      public static var creditCardName: UITextContentType { get }
    }
    @MainActor @preconcurrency public protocol UITextInputTraits : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol UIKeyInput : UITextInputTraits {
      var hasText: Bool { get }
      func insertText(_ text: String)
      func deleteBackward()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITextPosition : NSObject {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITextRange : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency open var start: UITextPosition { get }
      @MainActor @preconcurrency open var end: UITextPosition { get }
      @MainActor @preconcurrency open var isEmpty: Bool { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITextField : UIControl {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var delegate: (any UITextFieldDelegate)? { get set }
      @MainActor @preconcurrency open var text: String? { get set }
      @MainActor @preconcurrency open var attributedText: NSAttributedString? { get set }
      @MainActor @preconcurrency open var placeholder: String? { get set }
      @MainActor @preconcurrency open var attributedPlaceholder: NSAttributedString? { get set }
      @MainActor @preconcurrency open var font: UIFont? { get set }
      @MainActor @preconcurrency open var textColor: UIColor? { get set }
      @MainActor @preconcurrency open var textAlignment: NSTextAlignment { get set }
      @MainActor @preconcurrency open var borderStyle: UITextField.BorderStyle { get set }
      @MainActor @preconcurrency open var clearButtonMode: UITextField.ViewMode { get set }
      @MainActor @preconcurrency open var clearsOnBeginEditing: Bool { get set }
      @MainActor @preconcurrency open var adjustsFontSizeToFitWidth: Bool { get set }
      @MainActor @preconcurrency open var adjustsFontForContentSizeCategory: Bool { get set }
      @MainActor @preconcurrency open var minimumFontSize: CGFloat { get set }
      @MainActor @preconcurrency open var leftView: UIView? { get set }
      @MainActor @preconcurrency open var leftViewMode: UITextField.ViewMode { get set }
      @MainActor @preconcurrency open var rightView: UIView? { get set }
      @MainActor @preconcurrency open var rightViewMode: UITextField.ViewMode { get set }
      @MainActor @preconcurrency open var defaultTextAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var keyboardType: UIKeyboardType { get set }
      @MainActor @preconcurrency open var keyboardAppearance: UIKeyboardAppearance { get set }
      @MainActor @preconcurrency open var returnKeyType: UIReturnKeyType { get set }
      @MainActor @preconcurrency open var autocapitalizationType: UITextAutocapitalizationType { get set }
      @MainActor @preconcurrency open var autocorrectionType: UITextAutocorrectionType { get set }
      @MainActor @preconcurrency open var spellCheckingType: UITextSpellCheckingType { get set }
      @MainActor @preconcurrency open var smartQuotesType: UITextSmartQuotesType { get set }
      @MainActor @preconcurrency open var textContentType: UITextContentType! { get set }
      @MainActor @preconcurrency open var isSecureTextEntry: Bool { get set }
      @MainActor @preconcurrency open var enablesReturnKeyAutomatically: Bool { get set }
      @MainActor @preconcurrency open var selectedTextRange: UITextRange? { get set }
      @MainActor @preconcurrency override open var inputView: UIView? { get set }
      @MainActor @preconcurrency override open var inputAccessoryView: UIView? { get set }
      @MainActor @preconcurrency open var isEditing: Bool { get }
      @MainActor @preconcurrency open var beginningOfDocument: UITextPosition { get }
      @MainActor @preconcurrency open var endOfDocument: UITextPosition { get }
      @discardableResult @MainActor @preconcurrency open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
      @discardableResult @MainActor @preconcurrency open func position(from position: UITextPosition, offset: Int) -> UITextPosition?
      @discardableResult @MainActor @preconcurrency open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
      @discardableResult @MainActor @preconcurrency open func textRect(forBounds bounds: CGRect) -> CGRect
      @discardableResult @MainActor @preconcurrency open func editingRect(forBounds bounds: CGRect) -> CGRect
      @discardableResult @MainActor @preconcurrency open func placeholderRect(forBounds bounds: CGRect) -> CGRect
      @discardableResult @MainActor @preconcurrency open func caretRect(for position: UITextPosition) -> CGRect
      @MainActor @preconcurrency open func deleteBackward()
      @MainActor @preconcurrency open func insertText(_ text: String)
      @objc public enum BorderStyle : Int, Sendable {
        case none
        case line
        case bezel
        case roundedRect
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum ViewMode : Int, Sendable {
        case never
        case whileEditing
        case unlessEditing
        case always
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public static var textDidChangeNotification: NSNotification.Name { get }
      public static var textDidBeginEditingNotification: NSNotification.Name { get }
      public static var textDidEndEditingNotification: NSNotification.Name { get }
      @MainActor @preconcurrency open var hasText: Bool { get }
      @MainActor @preconcurrency open var background: UIImage? { get set }
      @MainActor @preconcurrency open var disabledBackground: UIImage? { get set }
      @MainActor @preconcurrency open var passwordRules: UITextInputPasswordRules? { get set }
      @MainActor @preconcurrency open var smartDashesType: UITextSmartDashesType { get set }
      @MainActor @preconcurrency open var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
      @available(iOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var inlinePredictionType: UITextInlinePredictionType { get set }
      @available(iOS 18.0, visionOS 2.4, *)
      @MainActor @preconcurrency open var writingToolsBehavior: UIWritingToolsBehavior { get set }
      @MainActor @preconcurrency open var allowsEditingTextAttributes: Bool { get set }
      @MainActor @preconcurrency open var clearsOnInsertion: Bool { get set }
      @MainActor @preconcurrency open func clearButtonRect(forBounds bounds: CGRect) -> CGRect
      @MainActor @preconcurrency open func leftViewRect(forBounds bounds: CGRect) -> CGRect
      @MainActor @preconcurrency open func rightViewRect(forBounds bounds: CGRect) -> CGRect
      @MainActor @preconcurrency open func borderRect(forBounds bounds: CGRect) -> CGRect
      @MainActor @preconcurrency open func text(in range: UITextRange) -> String?
    }
    @MainActor @preconcurrency public protocol UITextFieldDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class UITextView : UIScrollView {
      @available(iOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var inlinePredictionType: UITextInlinePredictionType { get set }
      @available(iOS 18.0, visionOS 2.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
      @available(iOS 18.0, visionOS 2.0, *)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var textFormattingConfiguration: UITextFormattingViewController.Configuration? { get set }
      @MainActor @preconcurrency open func deleteBackward()
      @MainActor @preconcurrency public init(frame: CGRect, textContainer: NSTextContainer?)
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var text: String! { get set }
      @MainActor @preconcurrency open var attributedText: NSAttributedString! { get set }
      @MainActor @preconcurrency open var font: UIFont? { get set }
      @MainActor @preconcurrency open var textColor: UIColor? { get set }
      @MainActor @preconcurrency open var textAlignment: NSTextAlignment { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var isEditable: Bool { get set }
      @MainActor @preconcurrency open var isSelectable: Bool { get set }
      @MainActor @preconcurrency open var selectedRange: NSRange { get set }
      @MainActor @preconcurrency open var selectedTextRange: UITextRange? { get set }
      @MainActor @preconcurrency open var textContainerInset: UIEdgeInsets { get set }
      @MainActor @preconcurrency open var typingAttributes: [NSAttributedString.Key : Any] { get set }
      @MainActor @preconcurrency open var linkTextAttributes: [NSAttributedString.Key : Any]! { get set }
      @MainActor @preconcurrency open var adjustsFontForContentSizeCategory: Bool { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var dataDetectorTypes: UIDataDetectorTypes { get set }
      @MainActor @preconcurrency open var keyboardType: UIKeyboardType { get set }
      @MainActor @preconcurrency open var keyboardAppearance: UIKeyboardAppearance { get set }
      @MainActor @preconcurrency open var returnKeyType: UIReturnKeyType { get set }
      @MainActor @preconcurrency open var autocapitalizationType: UITextAutocapitalizationType { get set }
      @MainActor @preconcurrency open var autocorrectionType: UITextAutocorrectionType { get set }
      @MainActor @preconcurrency open var spellCheckingType: UITextSpellCheckingType { get set }
      @MainActor @preconcurrency open var smartQuotesType: UITextSmartQuotesType { get set }
      @MainActor @preconcurrency open var smartDashesType: UITextSmartDashesType { get set }
      @MainActor @preconcurrency open var allowsEditingTextAttributes: Bool { get set }
      @MainActor @preconcurrency override open var inputView: UIView? { get set }
      @MainActor @preconcurrency override open var inputAccessoryView: UIView? { get set }
      @MainActor @preconcurrency open var textContainer: NSTextContainer { get }
      @MainActor @preconcurrency open var layoutManager: NSLayoutManager { get }
      @MainActor @preconcurrency open var textStorage: NSTextStorage { get }
      @MainActor @preconcurrency open var beginningOfDocument: UITextPosition { get }
      @MainActor @preconcurrency open var endOfDocument: UITextPosition { get }
      @discardableResult @MainActor @preconcurrency open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
      @MainActor @preconcurrency open func scrollRangeToVisible(_ range: NSRange)
      @MainActor @preconcurrency open func insertText(_ text: String)
      @discardableResult @MainActor @preconcurrency open func caretRect(for position: UITextPosition) -> CGRect
      public static var textDidChangeNotification: NSNotification.Name { get }
      @available(iOS 18.0, visionOS 2.4, *)
      @MainActor @preconcurrency open var writingToolsBehavior: UIWritingToolsBehavior { get set }
      @available(iOS 18.0, visionOS 2.0, *)
      @MainActor @preconcurrency open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
      @available(iOS 18.0, visionOS 2.4, *)
      @MainActor @preconcurrency open var isWritingToolsActive: Bool { get }
      @MainActor @preconcurrency open var usesStandardTextScaling: Bool { get set }
      @available(iOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var borderStyle: UITextView.BorderStyle { get set }
      @available(iOS 17.0, visionOS 1.0, *)
      @objc public enum BorderStyle : Int, Sendable {
        case none
        case roundedRect
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open func replace(_ range: UITextRange, withText text: String)
      @MainActor @preconcurrency open func text(in range: UITextRange) -> String?
      @MainActor @preconcurrency open func position(from position: UITextPosition, offset: Int) -> UITextPosition?
      @MainActor @preconcurrency open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
      @MainActor @preconcurrency open func firstRect(for range: UITextRange) -> CGRect
      @MainActor @preconcurrency open func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
      @MainActor @preconcurrency open func closestPosition(to point: CGPoint) -> UITextPosition?
      @MainActor @preconcurrency open var markedTextRange: UITextRange? { get }
      public static var textDidBeginEditingNotification: NSNotification.Name { get }
      public static var textDidEndEditingNotification: NSNotification.Name { get }
    }
    @MainActor @preconcurrency public protocol UITextViewDelegate : UIScrollViewDelegate {
    }
    public struct UIDataDetectorTypes : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var phoneNumber: Self { get }
      public static var link: Self { get }
      public static var address: Self { get }
      public static var calendarEvent: Self { get }
      public static var all: Self { get }
    }
    open class NSTextContainer : NSObject {
      override public init()
      public init(size: CGSize)
      open var lineFragmentPadding: CGFloat { get set }
      open var maximumNumberOfLines: Int { get set }
      open var lineBreakMode: NSLineBreakMode { get set }
      open var size: CGSize { get set }
      open var widthTracksTextView: Bool { get set }
      open var exclusionPaths: [UIBezierPath] { get set }
    }
    @_inheritsConvenienceInitializers
    open class NSLayoutManager : NSObject {
      override public init()
      open func addTextContainer(_ container: NSTextContainer)
      @discardableResult open func usedRect(for container: NSTextContainer) -> CGRect
      open func glyphRange(for container: NSTextContainer) -> NSRange
      open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange
      open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange
      open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
      open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint)
      open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint)
      open func characterIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int
      open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int
      open func glyphIndexForCharacter(at charIndex: Int) -> Int
      open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
      open func enumerateLineFragments(forGlyphRange glyphRange: NSRange, using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
      open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
      open func ensureLayout(for container: NSTextContainer)
      open var numberOfGlyphs: Int { get }
    }
    @_inheritsConvenienceInitializers
    open class NSTextStorage : NSMutableAttributedString, @unchecked Sendable {
    }
    #endif
    """#
}

extension InterfaceModules.UIKit {
  /// Fields and views of text, keyboards, gestures, images and drawing.
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
    }
    @MainActor @preconcurrency public protocol UITextFieldDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency open class UITextView : UIScrollView {
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
    }
    @_inheritsConvenienceInitializers
    open class NSLayoutManager : NSObject {
      override public init()
      open func addTextContainer(_ container: NSTextContainer)
      @discardableResult open func usedRect(for container: NSTextContainer) -> CGRect
    }
    @_inheritsConvenienceInitializers
    open class NSTextStorage : NSMutableAttributedString, @unchecked Sendable {
    }
    // Gestures.
    @MainActor @preconcurrency open class UIGestureRecognizer : NSObject {
      @MainActor @preconcurrency override public convenience init()
      @MainActor @preconcurrency public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var delegate: (any UIGestureRecognizerDelegate)? { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var cancelsTouchesInView: Bool { get set }
      @MainActor @preconcurrency open var delaysTouchesBegan: Bool { get set }
      @MainActor @preconcurrency open var delaysTouchesEnded: Bool { get set }
      @MainActor @preconcurrency open var state: UIGestureRecognizer.State { get set }
      @MainActor @preconcurrency open var name: String? { get set }
      @MainActor @preconcurrency open var view: UIView? { get }
      @MainActor @preconcurrency open var numberOfTouches: Int { get }
      @discardableResult @MainActor @preconcurrency open func location(in view: UIView?) -> CGPoint
      @discardableResult @MainActor @preconcurrency open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
      @MainActor @preconcurrency open func addTarget(_ target: Any, action: Selector)
      @MainActor @preconcurrency open func removeTarget(_ target: Any?, action: Selector?)
      @MainActor @preconcurrency open func require(toFail otherGestureRecognizer: UIGestureRecognizer)
      @MainActor @preconcurrency open func reset()
      @MainActor @preconcurrency open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
      @MainActor @preconcurrency open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
      @MainActor @preconcurrency open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
      @MainActor @preconcurrency open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
      @objc public enum State : Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        public static var recognized: UIGestureRecognizer.State { get }
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @MainActor @preconcurrency public protocol UIGestureRecognizerDelegate : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UITapGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var numberOfTapsRequired: Int { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var numberOfTouchesRequired: Int { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPanGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var minimumNumberOfTouches: Int { get set }
      @available(tvOS, unavailable)
      @MainActor @preconcurrency open var maximumNumberOfTouches: Int { get set }
      @discardableResult @MainActor @preconcurrency open func translation(in view: UIView?) -> CGPoint
      @MainActor @preconcurrency open func setTranslation(_ translation: CGPoint, in view: UIView?)
      @discardableResult @MainActor @preconcurrency open func velocity(in view: UIView?) -> CGPoint
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UILongPressGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var minimumPressDuration: TimeInterval { get set }
      @MainActor @preconcurrency open var allowableMovement: CGFloat { get set }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UISwipeGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var direction: UISwipeGestureRecognizer.Direction { get set }
      public struct Direction : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var right: Self { get }
        public static var left: Self { get }
        public static var up: Self { get }
        public static var down: Self { get }
      }
    }
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIPinchGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var scale: CGFloat { get set }
      @MainActor @preconcurrency open var velocity: CGFloat { get }
    }
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIRotationGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var rotation: CGFloat { get set }
      @MainActor @preconcurrency open var velocity: CGFloat { get }
    }
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency open var edges: UIRectEdge { get set }
    }
    @available(tvOS, unavailable)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIHoverGestureRecognizer : UIGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
    }
    // Drawing.
    @_inheritsConvenienceInitializers
    open class UIGraphicsRendererFormat : NSObject {
      @MainActor @preconcurrency override public init()
    }
    @_inheritsConvenienceInitializers
    open class UIGraphicsImageRendererFormat : UIGraphicsRendererFormat {
      override public init()
      open var scale: CGFloat { get set }
      open var opaque: Bool { get set }
      @discardableResult open class func `default`() -> Self
    }
    open class UIGraphicsImageRenderer : NSObject, @unchecked Sendable {
      public init(size: CGSize)
      public init(bounds: CGRect)
      public init(size: CGSize, format: UIGraphicsImageRendererFormat)
      public init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
      @discardableResult open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
      @discardableResult open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
      @discardableResult open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data
    }
    @_inheritsConvenienceInitializers
    open class UIGraphicsRendererContext : NSObject {
      override public init()
      open var cgContext: CGContext { get }
      open func fill(_ rect: CGRect)
      open func stroke(_ rect: CGRect)
      open func clip(to rect: CGRect)
    }
    @_inheritsConvenienceInitializers
    open class UIGraphicsImageRendererContext : UIGraphicsRendererContext {
      override public init()
      open var currentImage: UIImage { get }
    }
    open class UIGraphicsPDFRenderer : NSObject {
      public init(bounds: CGRect)
      @discardableResult open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data
      open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws
    }
    @_inheritsConvenienceInitializers
    open class UIGraphicsPDFRendererContext : UIGraphicsRendererContext {
      override public init()
      open func beginPage()
    }
    #endif
    @_inheritsConvenienceInitializers
    open class UIBezierPath : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(rect: CGRect)
      public convenience init(ovalIn rect: CGRect)
      public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat)
      #if !os(watchOS)
      public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
      #endif
      public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      public convenience init(cgPath CGPath: CGPath)
      open var cgPath: CGPath { get set }
      open var lineWidth: CGFloat { get set }
      open var lineCapStyle: CGLineCap { get set }
      open var lineJoinStyle: CGLineJoin { get set }
      open var isEmpty: Bool { get }
      open var bounds: CGRect { get }
      open var currentPoint: CGPoint { get }
      open func move(to point: CGPoint)
      open func addLine(to point: CGPoint)
      open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
      open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)
      open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      open func append(_ bezierPath: UIBezierPath)
      open func close()
      @discardableResult open func contains(_ point: CGPoint) -> Bool
      open func apply(_ transform: CGAffineTransform)
      @discardableResult open func reversing() -> UIBezierPath
      open func addClip()
      open func fill()
      open func stroke()
    }
    public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
    public func UIGraphicsBeginImageContext(_ size: CGSize)
    public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
    public func UIGraphicsGetCurrentContext() -> CGContext?
    public func UIGraphicsEndImageContext()
    public func UIRectFill(_ rect: CGRect)
    #if os(iOS) || os(visionOS)
    public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?)
    #endif
    extension UIColor {
      public func set()
      public func setFill()
      public func setStroke()
      public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
      @discardableResult public func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    }
    extension UIImage {
      public convenience init?(data: Data, scale: CGFloat)
      public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
      public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
      public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
      #if !os(watchOS)
      public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
      #endif
      public func draw(in rect: CGRect)
      public func draw(at point: CGPoint)
      public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat)
      public var imageOrientation: UIImage.Orientation { get }
      public var renderingMode: UIImage.RenderingMode { get }
      public var configuration: UIImage.Configuration? { get }
      public var isSymbolImage: Bool { get }
      public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage
      public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage?
      public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
      #if !os(watchOS)
      public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage
      #endif
      public func heicData() -> Data?
      @available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
      public func preparingThumbnail(of size: CGSize) -> UIImage?
      @available(iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
      public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage?
      @objc public enum Orientation : Int, Sendable {
        case up
        case down
        case left
        case right
        case upMirrored
        case downMirrored
        case leftMirrored
        case rightMirrored
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @_inheritsConvenienceInitializers
      open class Configuration : NSObject, @unchecked Sendable {
        override public init()
      }
      @_inheritsConvenienceInitializers
      open class SymbolConfiguration : UIImage.Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat)
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
        public convenience init(scale: UIImage.SymbolScale)
        public convenience init(weight: UIImage.SymbolWeight)
        public convenience init(textStyle: UIFont.TextStyle)
        public convenience init(font: UIFont)
        public convenience init(paletteColors: [UIColor])
        public convenience init(hierarchicalColor: UIColor)
        @discardableResult open func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> Self
        @discardableResult open class func preferringMulticolor() -> Self
      }
      @objc public enum SymbolWeight : Int, Sendable {
        case unspecified
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum SymbolScale : Int, Sendable {
        case `default`
        case unspecified
        case small
        case medium
        case large
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension UIFont {
      public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
      public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
      public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      public class var familyNames: [String] { get }
      public class func fontNames(forFamilyName familyName: String) -> [String]
      public class var systemFontSize: CGFloat { get }
      public class var labelFontSize: CGFloat { get }
      public class var smallSystemFontSize: CGFloat { get }
      public var fontName: String { get }
      public var familyName: String { get }
      public var fontDescriptor: UIFontDescriptor { get }
      public var ascender: CGFloat { get }
      public var descender: CGFloat { get }
      public var capHeight: CGFloat { get }
      public var xHeight: CGFloat { get }
      public var leading: CGFloat { get }
    }
    @_inheritsConvenienceInitializers
    open class UIFontDescriptor : NSObject, @unchecked Sendable {
      override public init()
      @discardableResult open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?
      @discardableResult open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
      @discardableResult open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName : Any] = [:]) -> UIFontDescriptor
      @discardableResult open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
      open var symbolicTraits: UIFontDescriptor.SymbolicTraits { get }
      public struct SystemDesign : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var `default`: SystemDesign { get }
        public static var serif: SystemDesign { get }
        public static var rounded: SystemDesign { get }
        public static var monospaced: SystemDesign { get }
      }
      public struct SymbolicTraits : OptionSet, _CValue, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32)
        public static var traitItalic: Self { get }
        public static var traitBold: Self { get }
        public static var traitExpanded: Self { get }
        public static var traitCondensed: Self { get }
        public static var traitMonoSpace: Self { get }
      }
      public struct AttributeName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var family: AttributeName { get }
        public static var name: AttributeName { get }
        public static var traits: AttributeName { get }
        public static var featureSettings: AttributeName { get }
        public static var cascadeList: AttributeName { get }
      }
    }
    open class UIFontMetrics : NSObject, @unchecked Sendable {
      public init(forTextStyle textStyle: UIFont.TextStyle)
      open class var `default`: UIFontMetrics { get }
      @discardableResult open func scaledFont(for font: UIFont) -> UIFont
      @discardableResult open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
      @discardableResult open func scaledValue(for value: CGFloat) -> CGFloat
    }
    extension NSAttributedString.Key {
      public static var font: NSAttributedString.Key { get }
      public static var paragraphStyle: NSAttributedString.Key { get }
      public static var foregroundColor: NSAttributedString.Key { get }
      public static var backgroundColor: NSAttributedString.Key { get }
      public static var ligature: NSAttributedString.Key { get }
      public static var kern: NSAttributedString.Key { get }
      public static var tracking: NSAttributedString.Key { get }
      public static var strikethroughStyle: NSAttributedString.Key { get }
      public static var strikethroughColor: NSAttributedString.Key { get }
      public static var underlineStyle: NSAttributedString.Key { get }
      public static var underlineColor: NSAttributedString.Key { get }
      public static var strokeColor: NSAttributedString.Key { get }
      public static var strokeWidth: NSAttributedString.Key { get }
      public static var shadow: NSAttributedString.Key { get }
      public static var attachment: NSAttributedString.Key { get }
      public static var link: NSAttributedString.Key { get }
      public static var baselineOffset: NSAttributedString.Key { get }
    }
    extension NSAttributedString {
      public func size() -> CGSize
      public func draw(at point: CGPoint)
      public func draw(in rect: CGRect)
      public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect
    }
    extension NSString {
      public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key : Any]? = nil)
      public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key : Any]? = nil)
      public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key : Any]? = nil, context: NSStringDrawingContext?) -> CGRect
    }
    extension StringProtocol {
      public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key : Any]? = nil, context: NSStringDrawingContext?) -> CGRect
    }
    public struct NSStringDrawingOptions : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var usesLineFragmentOrigin: Self { get }
      public static var usesFontLeading: Self { get }
      public static var truncatesLastVisibleLine: Self { get }
    }
    @_inheritsConvenienceInitializers
    open class NSStringDrawingContext : NSObject {
      override public init()
    }
    """#
}

extension InterfaceModules.UIKit {
  /// Buttons, labels, images and stacks.
  static let uiButton = #"""
    // https://developer.apple.com/documentation/uikit
    #if !os(watchOS)
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIButton : UIControl {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(type buttonType: UIButton.ButtonType)
      @MainActor @preconcurrency public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
      @MainActor @preconcurrency public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
      @MainActor @preconcurrency open var configuration: UIButton.Configuration? { get set }
      @MainActor @preconcurrency open var menu: UIMenu? { get set }
      @MainActor @preconcurrency open var showsMenuAsPrimaryAction: Bool { get set }
      @MainActor @preconcurrency open var titleLabel: UILabel? { get }
      @MainActor @preconcurrency open var imageView: UIImageView? { get }
      @MainActor @preconcurrency open var currentTitle: String? { get }
      @MainActor @preconcurrency open func setTitle(_ title: String?, for state: UIControl.State)
      @MainActor @preconcurrency open func setTitleColor(_ color: UIColor?, for state: UIControl.State)
      @MainActor @preconcurrency open func setImage(_ image: UIImage?, for state: UIControl.State)
      @MainActor @preconcurrency open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
      @MainActor @preconcurrency open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
      @objc public enum ButtonType : Int, Sendable {
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case plain
        case close
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public struct Configuration {
        public static func plain() -> UIButton.Configuration
        public static func tinted() -> UIButton.Configuration
        public static func gray() -> UIButton.Configuration
        public static func filled() -> UIButton.Configuration
        public static func borderless() -> UIButton.Configuration
        public static func bordered() -> UIButton.Configuration
        public static func borderedProminent() -> UIButton.Configuration
        @available(iOS 26.0, tvOS 26.0, *)
        @available(visionOS, unavailable)
        public static func glass() -> UIButton.Configuration
        public var title: String? { get set }
        public var subtitle: String? { get set }
        public var image: UIImage? { get set }
        public var imagePadding: CGFloat { get set }
        public var imagePlacement: NSDirectionalRectEdge { get set }
        public var baseForegroundColor: UIColor? { get set }
        public var baseBackgroundColor: UIColor? { get set }
        public var cornerStyle: UIButton.Configuration.CornerStyle { get set }
        public var contentInsets: NSDirectionalEdgeInsets { get set }
        public var showsActivityIndicator: Bool { get set }
        @objc public enum CornerStyle : Int, Sendable {
          case fixed
          case dynamic
          case small
          case medium
          case large
          case capsule
          public init?(rawValue: Int)
          public var rawValue: Int { get }
        }
        public enum TitleAlignment : Int, Sendable { case automatic, leading, center, trailing }
        public enum MacIdiomStyle : Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        public enum Indicator : Int, Sendable { case automatic, none, popup }
        public var titleAlignment: UIButton.Configuration.TitleAlignment { get set }
        public var macIdiomStyle: UIButton.Configuration.MacIdiomStyle { get set }
        @available(iOS 16.0, visionOS 1.0, *)
        public var indicator: UIButton.Configuration.Indicator { get set }
        public var background: UIBackgroundConfiguration { get set }
        @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
        public var titleLineBreakMode: NSLineBreakMode { get set }
        @available(iOS 16.0, tvOS 16.0, visionOS 1.0, *)
        public var subtitleLineBreakMode: NSLineBreakMode { get set }
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? { get set }
        public func updated(for button: UIButton) -> UIButton.Configuration
      }
      @MainActor @preconcurrency open var buttonType: UIButton.ButtonType { get }
      @MainActor @preconcurrency open func title(for state: UIControl.State) -> String?
      @MainActor @preconcurrency open func titleColor(for state: UIControl.State) -> UIColor?
      @MainActor @preconcurrency open func image(for state: UIControl.State) -> UIImage?
      @MainActor @preconcurrency open func backgroundImage(for state: UIControl.State) -> UIImage?
      @MainActor @preconcurrency open func attributedTitle(for state: UIControl.State) -> NSAttributedString?
      @MainActor @preconcurrency open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State)
      @MainActor @preconcurrency open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)
      @objc public enum Role : Int, Sendable {
        case normal
        case primary
        case cancel
        case destructive
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var role: UIButton.Role { get set }
      @MainActor @preconcurrency open var isPointerInteractionEnabled: Bool { get set }
      @available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var automaticallyUpdatesConfiguration: Bool { get set }
      @available(iOS 15.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var preferredBehavioralStyle: UIBehavioralStyle { get set }
      @MainActor @preconcurrency open var adjustsImageWhenHighlighted: Bool { get set }
      @MainActor @preconcurrency open var adjustsImageWhenDisabled: Bool { get set }
      @MainActor @preconcurrency open var showsTouchWhenHighlighted: Bool { get set }
      @MainActor @preconcurrency open var reversesTitleShadowWhenHighlighted: Bool { get set }
      @MainActor @preconcurrency open var currentImage: UIImage? { get }
      @MainActor @preconcurrency open var currentTitleColor: UIColor { get }
      @MainActor @preconcurrency open var currentAttributedTitle: NSAttributedString? { get }
      @MainActor @preconcurrency open var subtitleLabel: UILabel? { get }
    }
    public struct NSDirectionalRectEdge : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var top: Self { get }
      public static var leading: Self { get }
      public static var bottom: Self { get }
      public static var trailing: Self { get }
      public static var all: Self { get }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UILabel : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var text: String? { get set }
      @MainActor @preconcurrency open var attributedText: NSAttributedString? { get set }
      @MainActor @preconcurrency open var font: UIFont! { get set }
      @MainActor @preconcurrency open var textColor: UIColor! { get set }
      @MainActor @preconcurrency open var textAlignment: NSTextAlignment { get set }
      @MainActor @preconcurrency open var lineBreakMode: NSLineBreakMode { get set }
      @MainActor @preconcurrency open var numberOfLines: Int { get set }
      @MainActor @preconcurrency open var adjustsFontSizeToFitWidth: Bool { get set }
      @MainActor @preconcurrency open var adjustsFontForContentSizeCategory: Bool { get set }
      @MainActor @preconcurrency open var minimumScaleFactor: CGFloat { get set }
      @MainActor @preconcurrency open var preferredMaxLayoutWidth: CGFloat { get set }
      @MainActor @preconcurrency open var isEnabled: Bool { get set }
      @MainActor @preconcurrency open var shadowColor: UIColor? { get set }
      @MainActor @preconcurrency open var shadowOffset: CGSize { get set }
      @MainActor @preconcurrency open func drawText(in rect: CGRect)
      @MainActor @preconcurrency open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
      public typealias BaselineAdjustment = UIBaselineAdjustment
      @MainActor @preconcurrency open var baselineAdjustment: UIBaselineAdjustment { get set }
      @MainActor @preconcurrency open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get set }
      @MainActor @preconcurrency open var isHighlighted: Bool { get set }
      @MainActor @preconcurrency open var highlightedTextColor: UIColor? { get set }
      @MainActor @preconcurrency open var allowsDefaultTighteningForTruncation: Bool { get set }
      @MainActor @preconcurrency open var showsExpansionTextWhenTruncated: Bool { get set }
    }
    @objc public enum NSTextAlignment : Int, Sendable {
      case left
      case center
      case right
      case justified
      case natural
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @_inheritsConvenienceInitializers
    open class NSParagraphStyle : NSObject, @unchecked Sendable {
      override public init()
      open var lineSpacing: CGFloat { get }
      open var alignment: NSTextAlignment { get }
    }
    @_inheritsConvenienceInitializers
    open class NSMutableParagraphStyle : NSParagraphStyle, @unchecked Sendable {
      override public init()
      override open var lineSpacing: CGFloat { get set }
      override open var alignment: NSTextAlignment { get set }
      open var paragraphSpacing: CGFloat { get set }
      open var lineHeightMultiple: CGFloat { get set }
      open var minimumLineHeight: CGFloat { get set }
      open var maximumLineHeight: CGFloat { get set }
      open var lineBreakMode: NSLineBreakMode { get set }
      open var headIndent: CGFloat { get set }
      open var firstLineHeadIndent: CGFloat { get set }
      open var tailIndent: CGFloat { get set }
      open var baseWritingDirection: NSWritingDirection { get set }
      open var paragraphSpacingBefore: CGFloat { get set }
      open var hyphenationFactor: Float { get set }
      open var tabStops: [NSTextTab] { get set }
      open var defaultTabInterval: CGFloat { get set }
      open var allowsDefaultTighteningForTruncation: Bool { get set }
      open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get set }
      open func addTabStop(_ anObject: NSTextTab)
      open func setParagraphStyle(_ obj: NSParagraphStyle)
    }
    public struct NSUnderlineStyle : OptionSet, _CValue, Sendable {
      public let rawValue: Int
      public init(rawValue: Int)
      public static var single: NSUnderlineStyle { get }
      public static var thick: NSUnderlineStyle { get }
      public static var double: NSUnderlineStyle { get }
      public static var patternDot: NSUnderlineStyle { get }
      public static var patternDash: NSUnderlineStyle { get }
      public static var byWord: NSUnderlineStyle { get }
    }
    @MainActor @preconcurrency open class UIImageView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency public init(image: UIImage?)
      @MainActor @preconcurrency public init(image: UIImage?, highlightedImage: UIImage?)
      @MainActor @preconcurrency open var image: UIImage? { get set }
      @MainActor @preconcurrency open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get set }
      @MainActor @preconcurrency open var animationImages: [UIImage]? { get set }
      @MainActor @preconcurrency open var animationDuration: TimeInterval { get set }
      @MainActor @preconcurrency open var animationRepeatCount: Int { get set }
      @MainActor @preconcurrency open func startAnimating()
      @MainActor @preconcurrency open func stopAnimating()
      @MainActor @preconcurrency open var isAnimating: Bool { get }
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var preferredImageDynamicRange: UIImage.DynamicRange { get set }
      @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
      @MainActor @preconcurrency open var imageDynamicRange: UIImage.DynamicRange { get }
      @MainActor @preconcurrency open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
    }
    @MainActor @preconcurrency open class UIActivityIndicatorView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init(coder: NSCoder)
      @MainActor @preconcurrency public init(style: UIActivityIndicatorView.Style)
      @MainActor @preconcurrency open var style: UIActivityIndicatorView.Style { get set }
      @MainActor @preconcurrency open var hidesWhenStopped: Bool { get set }
      @MainActor @preconcurrency open var color: UIColor! { get set }
      @MainActor @preconcurrency open var isAnimating: Bool { get }
      @MainActor @preconcurrency open func startAnimating()
      @MainActor @preconcurrency open func stopAnimating()
      @objc public enum Style : Int, Sendable {
        case medium
        case large
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIProgressView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var progress: Float { get set }
      @MainActor @preconcurrency open var progressTintColor: UIColor? { get set }
      @MainActor @preconcurrency open var trackTintColor: UIColor? { get set }
      @MainActor @preconcurrency open func setProgress(_ progress: Float, animated: Bool)
    }
    @_inheritsConvenienceInitializers
    @MainActor @preconcurrency open class UIStackView : UIView {
      @MainActor @preconcurrency override public init(frame: CGRect)
      @MainActor @preconcurrency public required init(coder: NSCoder)
      @MainActor @preconcurrency public convenience init(arrangedSubviews views: [UIView])
      @MainActor @preconcurrency open var arrangedSubviews: [UIView] { get }
      @MainActor @preconcurrency open var axis: NSLayoutConstraint.Axis { get set }
      @MainActor @preconcurrency open var distribution: UIStackView.Distribution { get set }
      @MainActor @preconcurrency open var alignment: UIStackView.Alignment { get set }
      @MainActor @preconcurrency open var spacing: CGFloat { get set }
      @MainActor @preconcurrency open var isLayoutMarginsRelativeArrangement: Bool { get set }
      @MainActor @preconcurrency open func addArrangedSubview(_ view: UIView)
      @MainActor @preconcurrency open func removeArrangedSubview(_ view: UIView)
      @MainActor @preconcurrency open func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
      @MainActor @preconcurrency open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
      @objc public enum Distribution : Int, Sendable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum Alignment : Int, Sendable {
        case fill
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline
        case top
        case bottom
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @MainActor @preconcurrency open var isBaselineRelativeArrangement: Bool { get set }
      @MainActor @preconcurrency open func customSpacing(after arrangedSubview: UIView) -> CGFloat
      @MainActor @preconcurrency open class var spacingUseDefault: CGFloat { get }
      @MainActor @preconcurrency open class var spacingUseSystem: CGFloat { get }
    }
    #endif
    @objc public enum NSLineBreakMode : Int, Sendable {
      case byWordWrapping
      case byCharWrapping
      case byClipping
      case byTruncatingHead
      case byTruncatingTail
      case byTruncatingMiddle
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    """#
}

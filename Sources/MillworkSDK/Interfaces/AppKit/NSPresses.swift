extension InterfaceModules.AppKit {
  /// Further gestures, and the types that members of several classes mention.
  static let nsPresses = #"""
    // https://developer.apple.com/documentation/appkit/nspressgesturerecognizer
    @MainActor @preconcurrency open class NSPressGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var buttonMask: Int { get set }
      @MainActor @preconcurrency open var minimumPressDuration: TimeInterval { get set }
      @MainActor @preconcurrency open var allowableMovement: CGFloat { get set }
      @MainActor @preconcurrency open var numberOfTouchesRequired: Int { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsrotationgesturerecognizer
    @MainActor @preconcurrency open class NSRotationGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @MainActor @preconcurrency open var rotation: CGFloat { get set }
      @MainActor @preconcurrency open var rotationInDegrees: CGFloat { get set }
    }
    // https://developer.apple.com/documentation/appkit/nscollectionviewlayoutattributes
    @MainActor @preconcurrency open class NSCollectionViewLayoutAttributes : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(forItemWith indexPath: IndexPath)
      @MainActor @preconcurrency open var frame: NSRect { get set }
      @MainActor @preconcurrency open var size: NSSize { get set }
      @MainActor @preconcurrency open var alpha: CGFloat { get set }
      @MainActor @preconcurrency open var zIndex: Int { get set }
      @MainActor @preconcurrency open var isHidden: Bool { get set }
      @MainActor @preconcurrency open var indexPath: IndexPath? { get set }
    }
    @MainActor @preconcurrency public protocol NSViewControllerPresentationAnimator : NSObjectProtocol {
      func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController)
      func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController)
    }
    @MainActor @preconcurrency public protocol NSStackViewDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol NSDatePickerCellDelegate : NSObjectProtocol {
    }
    @MainActor @preconcurrency public protocol NSWindowRestoration : NSObjectProtocol {
      static func restoreWindow(withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder, completionHandler: @escaping (NSWindow?, (any Error)?) -> Void)
    }
    @MainActor @preconcurrency open class NSTableHeaderCell : NSTextFieldCell {
    }
    // https://developer.apple.com/documentation/appkit/nswindowtab
    @MainActor @preconcurrency open class NSWindowTab : NSObject {
      @MainActor @preconcurrency open var title: String! { get set }
      @MainActor @preconcurrency open var attributedTitle: NSAttributedString? { get set }
      @MainActor @preconcurrency open var toolTip: String! { get set }
      @MainActor @preconcurrency open var accessoryView: NSView? { get set }
    }
    extension NSWindow {
      @objc public enum Depth : Int32, Sendable {
        case twentyfourBitRGB
        case sixtyfourBitRGB
        case onehundredtwentyeightBitRGB
        public init?(rawValue: Int32)
        public var rawValue: Int32 { get }
      }
    }
    @objc public enum NSDisplayGamut : Int, Sendable {
      case sRGB
      case p3
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    @objc public enum NSColorRenderingIntent : Int, Sendable {
      case `default`
      case absoluteColorimetric
      case relativeColorimetric
      case perceptual
      case saturation
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class NSColorList : NSObject, @unchecked Sendable {
      public typealias Name = String
      public init(name: NSColorList.Name)
      public convenience init?(named name: NSColorList.Name)
      open class var availableColorLists: [NSColorList] { get }
      open var name: NSColorList.Name? { get }
      open func setColor(_ color: NSColor, forKey key: NSColor.Name)
      open func color(withKey key: NSColor.Name) -> NSColor?
      open func removeColor(withKey key: NSColor.Name)
      open var allKeys: [NSColor.Name] { get }
      open var isEditable: Bool { get }
    }
    @available(macOS 26.0, *)
    @objc public enum NSTintProminence : Int, Sendable {
      case automatic
      case none
      case primary
      case secondary
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class NSUserInterfaceCompressionOptions : NSObject {
      public init(identifier: String)
      open class var hideImages: NSUserInterfaceCompressionOptions { get }
      open class var hideText: NSUserInterfaceCompressionOptions { get }
      open class var reduceMetrics: NSUserInterfaceCompressionOptions { get }
      open class var breakEqualWidths: NSUserInterfaceCompressionOptions { get }
      open class var standard: NSUserInterfaceCompressionOptions { get }
    }
    // https://developer.apple.com/documentation/appkit/nssharingservicepickertoolbaritem
    @MainActor @preconcurrency open class NSSharingServicePickerToolbarItem : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
    }
    // https://developer.apple.com/documentation/appkit/nsviewanimation
    open class NSAnimation : NSObject {
      override public init()
      public init(duration: TimeInterval, animationCurve: NSAnimation.Curve)
      open func start()
      open func stop()
      open var isAnimating: Bool { get }
      open var duration: TimeInterval { get set }
      @objc public enum Curve : UInt, Sendable {
        case easeInOut
        case easeIn
        case easeOut
        case linear
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    open class NSViewAnimation : NSAnimation {
      override public init()
      public init(viewAnimations: [[NSViewAnimation.Key : Any]])
      public typealias Key = String
    }
    """#
}

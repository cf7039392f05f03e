extension InterfaceModules.AppKit {
  /// Further gestures, and the types that members of several classes mention.
  static let nsPresses = #"""
    // https://developer.apple.com/documentation/appkit/nspressgesturerecognizer
    @MainActor @preconcurrency open class NSPressGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var buttonMask: Int { get set }
      @objc @MainActor @preconcurrency open var minimumPressDuration: TimeInterval { get set }
      @objc @MainActor @preconcurrency open var allowableMovement: CGFloat { get set }
      @objc @MainActor @preconcurrency open var numberOfTouchesRequired: Int { get set }
    }
    // https://developer.apple.com/documentation/appkit/nsrotationgesturerecognizer
    @MainActor @preconcurrency open class NSRotationGestureRecognizer : NSGestureRecognizer {
      @MainActor @preconcurrency override public init(target: Any?, action: Selector?)
      @MainActor @preconcurrency public required init?(coder: NSCoder)
      @objc @MainActor @preconcurrency open var rotation: CGFloat { get set }
      @objc @MainActor @preconcurrency open var rotationInDegrees: CGFloat { get set }
    }
    // https://developer.apple.com/documentation/appkit/nscollectionviewlayoutattributes
    @MainActor @preconcurrency open class NSCollectionViewLayoutAttributes : NSObject {
      @MainActor @preconcurrency override public init()
      @MainActor @preconcurrency public convenience init(forItemWith indexPath: IndexPath)
      @objc @MainActor @preconcurrency open var frame: NSRect { get set }
      @objc @MainActor @preconcurrency open var size: NSSize { get set }
      @objc @MainActor @preconcurrency open var alpha: CGFloat { get set }
      @objc @MainActor @preconcurrency open var zIndex: Int { get set }
      @objc @MainActor @preconcurrency open var isHidden: Bool { get set }
      @objc @MainActor @preconcurrency open var indexPath: IndexPath? { get set }
    }
    @MainActor @preconcurrency open class NSTableHeaderCell : NSTextFieldCell {
    }
    // https://developer.apple.com/documentation/appkit/nswindowtab
    @MainActor @preconcurrency open class NSWindowTab : NSObject {
      @objc @MainActor @preconcurrency open var title: String! { get set }
      @objc @MainActor @preconcurrency open var attributedTitle: NSAttributedString? { get set }
      @objc @MainActor @preconcurrency open var toolTip: String! { get set }
      @objc @MainActor @preconcurrency open var accessoryView: NSView? { get set }
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
      @objc open class var availableColorLists: [NSColorList] { get }
      @objc open var name: NSColorList.Name? { get }
      @objc open func setColor(_ color: NSColor, forKey key: NSColor.Name)
      @discardableResult @objc open func color(withKey key: NSColor.Name) -> NSColor?
      @objc open func removeColor(withKey key: NSColor.Name)
      @objc open var allKeys: [NSColor.Name] { get }
      @objc open var isEditable: Bool { get }
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
      @objc open class var hideImages: NSUserInterfaceCompressionOptions { get }
      @objc open class var hideText: NSUserInterfaceCompressionOptions { get }
      @objc open class var reduceMetrics: NSUserInterfaceCompressionOptions { get }
      @objc open class var breakEqualWidths: NSUserInterfaceCompressionOptions { get }
      @objc open class var standard: NSUserInterfaceCompressionOptions { get }
    }
    // https://developer.apple.com/documentation/appkit/nssharingservicepickertoolbaritem
    @MainActor @preconcurrency open class NSSharingServicePickerToolbarItem : NSToolbarItem {
      @MainActor @preconcurrency override public init(itemIdentifier: NSToolbarItem.Identifier)
    }
    // https://developer.apple.com/documentation/appkit/nsviewanimation
    open class NSAnimation : NSObject {
      override public init()
      public init(duration: TimeInterval, animationCurve: NSAnimation.Curve)
      @objc open func start()
      @objc open func stop()
      @objc open var isAnimating: Bool { get }
      @objc open var duration: TimeInterval { get set }
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

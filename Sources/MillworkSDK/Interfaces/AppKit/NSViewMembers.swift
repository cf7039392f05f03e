extension InterfaceModules.AppKit {
  /// Further members of views: geometry, layers, tool tips, focus, scrolling, printing and layout.
  static let nsViewMembers = #"""
    // https://developer.apple.com/documentation/appkit/nsview
    extension NSView {
      @objc open var opaqueAncestor: NSView? { get }
      @discardableResult @objc open func ancestorShared(with view: NSView) -> NSView?
      @objc open func sortSubviews(_ compare: @convention(c) (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult, context: UnsafeMutableRawPointer?)
      @objc open func removeFromSuperviewWithoutNeedingDisplay()
      @objc open var frameRotation: CGFloat { get set }
      @objc open var boundsRotation: CGFloat { get set }
      @objc open func setBoundsOrigin(_ newOrigin: NSPoint)
      @objc open func translateOrigin(to translation: NSPoint)
      @objc open func scaleUnitSquare(to newUnitSize: NSSize)
      @objc open var isRotatedFromBase: Bool { get }
      @objc open var isRotatedOrScaledFromBase: Bool { get }
      @discardableResult @objc open func convertToLayer(_ point: NSPoint) -> NSPoint
      @discardableResult @objc open func convertFromLayer(_ point: NSPoint) -> NSPoint
      @objc open var canDraw: Bool { get }
      @objc open var needsToDrawSubviews: Bool { get }
      @objc open var wantsDefaultClipping: Bool { get }
      @objc open var wantsBestResolutionOpenGLSurface: Bool { get set }
      @objc open var wantsExtendedDynamicRangeOpenGLSurface: Bool { get set }
      @objc open var canDrawSubviewsIntoLayer: Bool { get set }
      @objc open var layerUsesCoreImageFilters: Bool { get set }
      @objc open var layerContentsPlacement: NSView.LayerContentsPlacement { get set }
      open func getRectsBeingDrawn(_ rects: UnsafeMutablePointer<UnsafePointer<NSRect>>?, count: UnsafeMutablePointer<Int>?)
      @discardableResult @objc open func needsToDraw(_ rect: NSRect) -> Bool
      @objc open func display(_ rect: NSRect)
      @objc open func displayIfNeeded(_ rect: NSRect)
      @objc open func displayIfNeededIgnoringOpacity()
      @objc open func displayIgnoringOpacity(_ rect: NSRect)
      @objc open func displayIgnoringOpacity(_ rect: NSRect, in context: NSGraphicsContext)
      @objc open func translateRectsNeedingDisplay(in clipRect: NSRect, by delta: NSSize)
      @objc open class var focusView: NSView? { get }
      @objc open func setKeyboardFocusRingNeedsDisplay(_ rect: NSRect)
      @objc open class var defaultFocusRingType: NSFocusRingType { get }
      @objc open var pressureConfiguration: NSPressureConfiguration? { get set }
      @objc open var allowedTouchTypes: NSTouch.TouchTypeMask { get set }
      @objc open var wantsRestingTouches: Bool { get set }
      @objc open var additionalSafeAreaInsets: NSEdgeInsets { get set }
      @objc open var safeAreaRect: NSRect { get }
      @objc open var layoutMarginsGuide: NSLayoutGuide { get }
      @objc open var nextValidKeyView: NSView? { get }
      @objc open var previousKeyView: NSView? { get }
      @objc open var previousValidKeyView: NSView? { get }
      @discardableResult @objc open func addToolTip(_ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?) -> NSView.ToolTipTag
      @objc open func removeToolTip(_ tag: NSView.ToolTipTag)
      @objc open func removeAllToolTips()
      @discardableResult @objc open func addTrackingRect(_ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?, assumeInside flag: Bool) -> NSView.TrackingRectTag
      @objc open func removeTrackingRect(_ tag: NSView.TrackingRectTag)
      @objc open func removeCursorRect(_ rect: NSRect, cursor object: NSCursor)
      @objc open func showDefinition(for attrString: NSAttributedString?, at textBaselineOrigin: NSPoint)
      @objc open func showDefinition(for attrString: NSAttributedString?, range targetRange: NSRange, options: [NSView.DefinitionOptionKey : Any]? = nil, baselineOriginProvider originProvider: ((NSRange) -> NSPoint)? = nil)
      @objc open var isDrawingFindIndicator: Bool { get }
      @discardableResult @objc open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect
      @discardableResult @objc open func centerScanRect(_ rect: NSRect) -> NSRect
      @discardableResult open func enterFullScreenMode(_ screen: NSScreen, withOptions options: [NSView.FullScreenModeOptionKey : Any]? = nil) -> Bool
      @objc open var widthAdjustLimit: CGFloat { get }
      @objc open var heightAdjustLimit: CGFloat { get }
      @objc open var pageHeader: NSAttributedString { get }
      @objc open var pageFooter: NSAttributedString { get }
      @objc open var printJobTitle: String { get }
      @discardableResult @objc open func locationOfPrintRect(_ rect: NSRect) -> NSPoint
      @objc open func beginPage(in rect: NSRect, atPlacement location: NSPoint)
      @objc open func endPage()
      @objc open func drawPageBorder(with borderSize: NSSize)
      @objc open func writeEPS(inside rect: NSRect, to pasteboard: NSPasteboard)
      @objc open func writePDF(inside rect: NSRect, to pasteboard: NSPasteboard)
      @discardableResult @objc open func dataWithEPS(inside rect: NSRect) -> Data
      @objc open var hasAmbiguousLayout: Bool { get }
      @objc open func exerciseAmbiguityInLayout()
      @discardableResult @objc open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint]
      @objc open func updateConstraintsForSubtreeIfNeeded()
      @objc open var needsUpdateConstraints: Bool { get set }
      @objc open var isHorizontalContentSizeConstraintActive: Bool { get set }
      @objc open var isVerticalContentSizeConstraintActive: Bool { get set }
      @objc open func removeLayoutGuide(_ guide: NSLayoutGuide)
      @objc open var firstBaselineOffsetFromTop: CGFloat { get }
      @objc open var lastBaselineOffsetFromBottom: CGFloat { get }
      @discardableResult @objc open func alignmentRect(forFrame frame: NSRect) -> NSRect
      @discardableResult @objc open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect
      @objc open func resize(withOldSuperviewSize oldSize: NSSize)
      @objc open func scroll(_ clipView: NSClipView, to point: NSPoint)
      @objc open func scroll(_ rect: NSRect, by delta: NSSize)
      @discardableResult @objc open func rulerView(_ ruler: NSRulerView, shouldMove marker: NSRulerMarker) -> Bool
      @discardableResult @objc open func rulerView(_ ruler: NSRulerView, willMove marker: NSRulerMarker, toLocation location: CGFloat) -> CGFloat
      @objc open func rulerView(_ ruler: NSRulerView, didMove marker: NSRulerMarker)
      @objc open func rulerView(_ ruler: NSRulerView, handleMouseDownWith event: NSEvent)
      @available(macOS 15.2, *)
      @objc open var writingToolsCoordinator: NSWritingToolsCoordinator? { get set }
      @available(macOS 26.0, *)
      @objc open var prefersCompactControlSizeMetrics: Bool { get set }
      public typealias ToolTipTag = Int
      public typealias TrackingRectTag = Int
      public struct DefinitionOptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static let presentationType: NSView.DefinitionOptionKey
      }
      @objc public enum LayerContentsPlacement : Int, Sendable {
        case scaleAxesIndependently
        case scaleProportionallyToFit
        case scaleProportionallyToFill
        case center
        case top
        case topRight
        case right
        case bottomRight
        case bottom
        case bottomLeft
        case left
        case topLeft
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    @objc @MainActor @preconcurrency public protocol NSViewToolTipOwner : NSObjectProtocol {
      func view(_ view: NSView, stringForToolTip tag: NSView.ToolTipTag, point: NSPoint, userData data: UnsafeMutableRawPointer?) -> String
    }
    // https://developer.apple.com/documentation/appkit/nswritingtoolscoordinator
    @available(macOS 15.2, *)
    @MainActor @preconcurrency open class NSWritingToolsCoordinator : NSObject {
      @objc open class var isWritingToolsAvailable: Bool { get }
      @objc weak open var view: NSView? { get }
      @objc open var state: NSWritingToolsCoordinator.State { get }
      @objc open func stopWritingTools()
      @objc open var preferredBehavior: NSWritingToolsBehavior { get set }
      @objc open var behavior: NSWritingToolsBehavior { get }
      @objc public enum State : Int, Sendable {
        case inactive
        case noninteractive
        case interactiveResting
        case interactiveStreaming
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    // https://developer.apple.com/documentation/appkit/nsanimatablepropertycontainer
    public typealias NSAnimatablePropertyKey = String
    @objc @MainActor @preconcurrency public protocol NSAnimatablePropertyContainer : NSObjectProtocol {
      func animator() -> Self
      var animations: [NSAnimatablePropertyKey : Any] { get set }
      func animation(forKey key: NSAnimatablePropertyKey) -> Any?
      static func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any?
    }
    extension NSView {
      @objc open var animations: [NSAnimatablePropertyKey : Any] { get set }
      @discardableResult @objc open func animation(forKey key: NSAnimatablePropertyKey) -> Any?
      @discardableResult @objc open class func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any?
    }
    extension NSWindow {
      @objc open var animations: [NSAnimatablePropertyKey : Any] { get set }
      @discardableResult @objc open func animation(forKey key: NSAnimatablePropertyKey) -> Any?
      @discardableResult @objc open class func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any?
    }
    extension NSLayoutConstraint {
      @objc open var animations: [NSAnimatablePropertyKey : Any] { get set }
    }
    // https://developer.apple.com/documentation/appkit/nslayoutguide
    extension NSLayoutGuide {
      @objc open var identifier: NSUserInterfaceItemIdentifier { get set }
      @objc weak open var owningView: NSView? { get set }
      @objc open var frame: NSRect { get }
      open var leftAnchor: NSLayoutXAxisAnchor { get }
      open var rightAnchor: NSLayoutXAxisAnchor { get }
      @objc open var hasAmbiguousLayout: Bool { get }
      @discardableResult @objc open func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint]
    }
    // https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentification
    @objc @MainActor @preconcurrency public protocol NSUserInterfaceItemIdentification {
      var identifier: NSUserInterfaceItemIdentifier? { get set }
    }
    extension NSView : NSUserInterfaceItemIdentification, NSAnimatablePropertyContainer, NSAppearanceCustomization, NSDraggingDestination {
    }
    extension NSWindow : NSUserInterfaceItemIdentification, NSAnimatablePropertyContainer, NSAppearanceCustomization {
    }
    extension NSMenuItem : NSUserInterfaceItemIdentification, NSValidatedUserInterfaceItem {
    }
    extension NSTableColumn : NSUserInterfaceItemIdentification {
    }
    // https://developer.apple.com/documentation/appkit/nsrulermarker
    @MainActor @preconcurrency open class NSRulerMarker : NSObject {
      public init(rulerView ruler: NSRulerView, markerLocation location: CGFloat, image: NSImage, imageOrigin: NSPoint)
      @objc weak open var ruler: NSRulerView? { get }
      @objc open var markerLocation: CGFloat { get set }
      @objc open var image: NSImage { get set }
      @objc open var imageOrigin: NSPoint { get set }
      @objc open var isMovable: Bool { get set }
      @objc open var isRemovable: Bool { get set }
      @objc open var isDragging: Bool { get }
      @objc open var representedObject: (any NSCopying)? { get set }
      @objc open var imageRectInRuler: NSRect { get }
      @objc open var thicknessRequiredInRuler: CGFloat { get }
      @objc open func draw(_ rect: NSRect)
      @discardableResult @objc open func trackMouse(with mouseDownEvent: NSEvent, adding isAdding: Bool) -> Bool
    }
    extension NSRulerView {
      @objc open class func registerUnit(withName unitName: NSRulerView.UnitName, abbreviation: String, unitToPointsConversionFactor conversionFactor: CGFloat, stepUpCycle: [NSNumber], stepDownCycle: [NSNumber])
      @objc open var reservedThicknessForMarkers: CGFloat { get set }
      @objc open var reservedThicknessForAccessoryView: CGFloat { get set }
      @objc open var measurementUnits: NSRulerView.UnitName { get set }
      @objc open var baselineLocation: CGFloat { get }
      @objc open func addMarker(_ marker: NSRulerMarker)
      @objc open func removeMarker(_ marker: NSRulerMarker)
      @objc open var markers: [NSRulerMarker]? { get set }
      @discardableResult @objc open func trackMarker(_ marker: NSRulerMarker, withMouseEvent event: NSEvent) -> Bool
      @objc open var accessoryView: NSView? { get set }
      @objc open func moveRulerline(fromLocation oldLocation: CGFloat, toLocation newLocation: CGFloat)
      @objc open func drawMarkers(in rect: NSRect)
      public typealias UnitName = String
    }
    // https://developer.apple.com/documentation/appkit/nspressureconfiguration
    extension NSPressureConfiguration {
      @objc open var pressureBehavior: NSEvent.PressureBehavior { get }
      public convenience init(pressureBehavior: NSEvent.PressureBehavior)
    }
    """#
}

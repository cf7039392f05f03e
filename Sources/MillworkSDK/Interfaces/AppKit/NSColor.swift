extension InterfaceModules.AppKit {
  /// Colours, fonts and images.
  static let nsColor = #"""
    // https://developer.apple.com/documentation/appkit
    @_exported import ApplicationServices
    @_exported import DeveloperToolsSupport
    @_exported import Foundation
    import Swift
    import _Concurrency

    open class NSColor : NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
      public required convenience init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType)
      required public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float)
      public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public init(white: CGFloat, alpha: CGFloat)
      public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      public convenience init?(named name: NSColor.Name)
      public convenience init?(named name: NSColor.Name, bundle: Bundle?)
      public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor)
      public init?(cgColor: CGColor)
      @available(macOS 14.0, *)
      public convenience init(resource: ColorResource)
      public typealias Name = String
      @objc @discardableResult open func withAlphaComponent(_ alpha: CGFloat) -> NSColor
      @objc @discardableResult open func usingColorSpace(_ space: NSColorSpace) -> NSColor?
      @objc open var redComponent: CGFloat { get }
      @objc open var greenComponent: CGFloat { get }
      @objc open var blueComponent: CGFloat { get }
      @objc open var alphaComponent: CGFloat { get }
      open var cgColor: CGColor { get }
      @objc open class var black: NSColor { get }
      @objc open class var white: NSColor { get }
      @objc open class var gray: NSColor { get }
      @objc open class var darkGray: NSColor { get }
      @objc open class var lightGray: NSColor { get }
      @objc open class var red: NSColor { get }
      @objc open class var green: NSColor { get }
      @objc open class var blue: NSColor { get }
      @objc open class var cyan: NSColor { get }
      @objc open class var yellow: NSColor { get }
      @objc open class var magenta: NSColor { get }
      @objc open class var orange: NSColor { get }
      @objc open class var purple: NSColor { get }
      @objc open class var brown: NSColor { get }
      @objc open class var clear: NSColor { get }
      @objc open class var systemRed: NSColor { get }
      @objc open class var systemGreen: NSColor { get }
      @objc open class var systemBlue: NSColor { get }
      @objc open class var systemOrange: NSColor { get }
      @objc open class var systemYellow: NSColor { get }
      @objc open class var systemBrown: NSColor { get }
      @objc open class var systemPink: NSColor { get }
      @objc open class var systemPurple: NSColor { get }
      @objc open class var systemGray: NSColor { get }
      @objc open class var systemTeal: NSColor { get }
      @objc open class var systemIndigo: NSColor { get }
      @objc open class var labelColor: NSColor { get }
      @objc open class var secondaryLabelColor: NSColor { get }
      @objc open class var tertiaryLabelColor: NSColor { get }
      @objc open class var quaternaryLabelColor: NSColor { get }
      @objc open class var quinaryLabel: NSColor { get }
      @objc open class var linkColor: NSColor { get }
      @objc open class var placeholderTextColor: NSColor { get }
      @objc open class var windowFrameTextColor: NSColor { get }
      @objc open class var selectedMenuItemTextColor: NSColor { get }
      @objc open class var alternateSelectedControlTextColor: NSColor { get }
      @objc open class var headerTextColor: NSColor { get }
      @objc open class var separatorColor: NSColor { get }
      @objc open class var gridColor: NSColor { get }
      @objc open class var windowBackgroundColor: NSColor { get }
      @objc open class var underPageBackgroundColor: NSColor { get }
      @objc open class var controlBackgroundColor: NSColor { get }
      @objc open class var selectedContentBackgroundColor: NSColor { get }
      @objc open class var unemphasizedSelectedContentBackgroundColor: NSColor { get }
      @objc open class var findHighlightColor: NSColor { get }
      @objc open class var textColor: NSColor { get }
      @objc open class var textBackgroundColor: NSColor { get }
      @objc open class var selectedTextColor: NSColor { get }
      @objc open class var selectedTextBackgroundColor: NSColor { get }
      @objc open class var unemphasizedSelectedTextColor: NSColor { get }
      @objc open class var unemphasizedSelectedTextBackgroundColor: NSColor { get }
      @objc open class var keyboardFocusIndicatorColor: NSColor { get }
      @objc open class var scrubberTexturedBackground: NSColor { get }
      @objc open class var controlColor: NSColor { get }
      @objc open class var controlTextColor: NSColor { get }
      @objc open class var selectedControlColor: NSColor { get }
      @objc open class var selectedControlTextColor: NSColor { get }
      @objc open class var disabledControlTextColor: NSColor { get }
      @objc open class var controlAccentColor: NSColor { get }
      @objc open class var highlightColor: NSColor { get }
      @objc open class var shadowColor: NSColor { get }
      @available(macOS 14.0, *)
      @objc open class var textInsertionPointColor: NSColor { get }
      @available(macOS 12.0, *)
      @objc open class var systemMint: NSColor { get }
      @available(macOS 12.0, *)
      @objc open class var systemCyan: NSColor { get }
    }
    open class NSColorSpace : NSObject, @unchecked Sendable {
      override public init()
      @objc open class var sRGB: NSColorSpace { get }
      @objc open class var deviceRGB: NSColorSpace { get }
      @objc open class var displayP3: NSColorSpace { get }
    }
    open class NSAppearance : NSObject, @unchecked Sendable {
      public struct Name : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var aqua: NSAppearance.Name { get }
        public static var darkAqua: NSAppearance.Name { get }
        public static var vibrantLight: NSAppearance.Name { get }
        public static var vibrantDark: NSAppearance.Name { get }
      }
      public init?(named name: NSAppearance.Name)
      @objc open var name: NSAppearance.Name { get }
      @objc @discardableResult open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name?
    }
    open class NSFont : NSObject, @unchecked Sendable {
      public init?(name fontName: String, size fontSize: CGFloat)
      @objc @discardableResult open class func systemFont(ofSize fontSize: CGFloat) -> NSFont
      @discardableResult open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
      @objc @discardableResult open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont
      @discardableResult open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
      @objc open class var systemFontSize: CGFloat { get }
      @objc open class var smallSystemFontSize: CGFloat { get }
      @objc open var pointSize: CGFloat { get }
      public struct Weight : Hashable, RawRepresentable, Sendable {
        public init(_ rawValue: CGFloat)
        public init(rawValue: CGFloat)
        public var rawValue: CGFloat { get }
        public static var regular: NSFont.Weight { get }
        public static var medium: NSFont.Weight { get }
        public static var semibold: NSFont.Weight { get }
        public static var bold: NSFont.Weight { get }
        public static var light: NSFont.Weight { get }
      }
      @objc open var leading: CGFloat { get }
      @objc open var boundingRectForFont: NSRect { get }
      @objc open var maximumAdvancement: NSSize { get }
      @objc open var italicAngle: CGFloat { get }
      @objc open var underlinePosition: CGFloat { get }
      @objc open var underlineThickness: CGFloat { get }
      @objc open var isFixedPitch: Bool { get }
      @objc open var isVertical: Bool { get }
      @objc open var vertical: NSFont { get }
      @objc open var numberOfGlyphs: Int { get }
      @objc open var mostCompatibleStringEncoding: UInt { get }
      @objc open var coveredCharacterSet: CharacterSet { get }
      open var textTransform: AffineTransform { get }
      @objc open func set()
      @discardableResult @objc open class func userFont(ofSize fontSize: CGFloat) -> NSFont?
      @discardableResult @objc open class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont
      @discardableResult @objc open class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont
      @discardableResult @objc open class func messageFont(ofSize fontSize: CGFloat) -> NSFont
      @discardableResult @objc open class func paletteFont(ofSize fontSize: CGFloat) -> NSFont
      @discardableResult @objc open class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont
      @discardableResult @objc open class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont
      @objc open class func setUser(_ font: NSFont?)
      @objc open class func setUserFixedPitch(_ font: NSFont?)
    }
    public typealias _ColorLiteralType = NSColor
    public typealias _ImageLiteralType = NSImage
    public struct NSTextContentType : RawRepresentable, Hashable, Sendable {
      public init(rawValue: String)
      public let rawValue: String
      @available(macOS 11.0, *)
      public static let username: NSTextContentType
      @available(macOS 11.0, *)
      public static let password: NSTextContentType
      @available(macOS 11.0, *)
      public static let oneTimeCode: NSTextContentType
    }
    open class NSImage : NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
      required public convenience init(imageLiteralResourceName name: String)
      override public init()
      public typealias Name = String
      public convenience init?(named name: NSImage.Name)
      public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?)
      public init?(contentsOf url: URL)
      public init?(contentsOfFile fileName: String)
      public init?(data: Data)
      public init(size: NSSize)
      @available(macOS 14.0, *)
      public convenience init(resource: ImageResource)
      @objc open var size: NSSize { get set }
      @objc open var isTemplate: Bool { get set }
      @objc open var tiffRepresentation: Data? { get }
      @discardableResult @objc open func bestRepresentation(for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey : Any]?) -> NSImageRep?
      @objc open func draw(in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [NSImageRep.HintKey : Any]?)
      @discardableResult @objc open func drawRepresentation(_ imageRep: NSImageRep, in rect: NSRect) -> Bool
      @objc open func removeRepresentation(_ imageRep: NSImageRep)
      @objc open func addRepresentations(_ imageReps: [NSImageRep])
      @objc open func recache()
      @objc open func cancelIncrementalLoad()
      @discardableResult @objc open func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any
      @discardableResult @objc open func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat
      @objc open func lockFocusFlipped(_ flipped: Bool)
      @objc open var backgroundColor: NSColor { get set }
      @objc open var usesEPSOnResolutionMismatch: Bool { get set }
      @objc open var prefersColorMatch: Bool { get set }
      @objc open var matchesOnMultipleResolution: Bool { get set }
      @objc open var matchesOnlyOnBestFittingAxis: Bool { get set }
      @objc open var cacheMode: NSImage.CacheMode { get set }
      @objc public enum CacheMode : UInt, Sendable {
        case `default`
        case always
        case bySize
        case never
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc open var alignmentRect: NSRect { get set }
      @available(macOS 14.0, *)
      @objc open var locale: Locale? { get }
      @available(macOS 14.0, *)
      @discardableResult @objc open func withLocale(_ locale: Locale?) -> NSImage
      @available(macOS 14.0, *)
      @objc public enum DynamicRange : Int, Sendable { case unspecified, standard, constrainedHigh, high; public init?(rawValue: Int); public var rawValue: Int { get } }
      public static var cautionName: NSImage.Name { get }
      public static var infoName: NSImage.Name { get }
      public static var folderName: NSImage.Name { get }
      public static var computerName: NSImage.Name { get }
      public static var networkName: NSImage.Name { get }
      public static var trashFullName: NSImage.Name { get }
      public static var trashEmptyName: NSImage.Name { get }
      public static var addTemplateName: NSImage.Name { get }
      public static var removeTemplateName: NSImage.Name { get }
      public static var actionTemplateName: NSImage.Name { get }
      public static var refreshTemplateName: NSImage.Name { get }
      public static var shareTemplateName: NSImage.Name { get }
      public static var goLeftTemplateName: NSImage.Name { get }
      public static var goRightTemplateName: NSImage.Name { get }
      public static var goForwardTemplateName: NSImage.Name { get }
      public static var goBackTemplateName: NSImage.Name { get }
      public static var rightFacingTriangleTemplateName: NSImage.Name { get }
      public static var leftFacingTriangleTemplateName: NSImage.Name { get }
      public static var stopProgressTemplateName: NSImage.Name { get }
      public static var stopProgressFreestandingTemplateName: NSImage.Name { get }
      public static var refreshFreestandingTemplateName: NSImage.Name { get }
      public static var followLinkFreestandingTemplateName: NSImage.Name { get }
      public static var invalidDataFreestandingTemplateName: NSImage.Name { get }
      public static var revealFreestandingTemplateName: NSImage.Name { get }
      public static var quickLookTemplateName: NSImage.Name { get }
      public static var lockLockedTemplateName: NSImage.Name { get }
      public static var lockUnlockedTemplateName: NSImage.Name { get }
      public static var iconViewTemplateName: NSImage.Name { get }
      public static var listViewTemplateName: NSImage.Name { get }
      public static var columnViewTemplateName: NSImage.Name { get }
      public static var flowViewTemplateName: NSImage.Name { get }
      public static var preferencesGeneralName: NSImage.Name { get }
      public static var advancedName: NSImage.Name { get }
      public static var userName: NSImage.Name { get }
      public static var userGuestName: NSImage.Name { get }
      public static var userGroupName: NSImage.Name { get }
      public static var userAccountsName: NSImage.Name { get }
      public static var everyoneName: NSImage.Name { get }
      public static var bonjourName: NSImage.Name { get }
      public static var colorPanelName: NSImage.Name { get }
      public static var fontPanelName: NSImage.Name { get }
      public static var homeTemplateName: NSImage.Name { get }
      public static var bookmarksTemplateName: NSImage.Name { get }
      public static var enterFullScreenTemplateName: NSImage.Name { get }
      public static var exitFullScreenTemplateName: NSImage.Name { get }
      public static var menuOnStateTemplateName: NSImage.Name { get }
      public static var menuMixedStateTemplateName: NSImage.Name { get }
      public static var multipleDocumentsName: NSImage.Name { get }
      public static var mobileMeName: NSImage.Name { get }
      public static var statusAvailableName: NSImage.Name { get }
      public static var statusPartiallyAvailableName: NSImage.Name { get }
      public static var statusUnavailableName: NSImage.Name { get }
      public static var statusNoneName: NSImage.Name { get }
      public static var touchBarAddTemplateName: NSImage.Name { get }
      public init(byReferencingFile fileName: String)
      @available(macOS 13.0, *)
      public convenience init?(symbolName name: String, variableValue: Double)
      @available(macOS 13.0, *)
      public convenience init?(symbolName name: String, bundle: Bundle?, variableValue: Double)
      @available(macOS 13.0, *)
      public convenience init?(systemSymbolName symbolName: String, variableValue value: Double, accessibilityDescription description: String?)
    }
    public typealias NSSize = CGSize
    public typealias NSPoint = CGPoint
    public typealias NSRect = CGRect
    """#
}

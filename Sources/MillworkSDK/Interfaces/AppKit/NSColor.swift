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
      @discardableResult open func withAlphaComponent(_ alpha: CGFloat) -> NSColor
      @discardableResult open func usingColorSpace(_ space: NSColorSpace) -> NSColor?
      open var redComponent: CGFloat { get }
      open var greenComponent: CGFloat { get }
      open var blueComponent: CGFloat { get }
      open var alphaComponent: CGFloat { get }
      open var cgColor: CGColor { get }
      open class var black: NSColor { get }
      open class var white: NSColor { get }
      open class var gray: NSColor { get }
      open class var darkGray: NSColor { get }
      open class var lightGray: NSColor { get }
      open class var red: NSColor { get }
      open class var green: NSColor { get }
      open class var blue: NSColor { get }
      open class var cyan: NSColor { get }
      open class var yellow: NSColor { get }
      open class var magenta: NSColor { get }
      open class var orange: NSColor { get }
      open class var purple: NSColor { get }
      open class var brown: NSColor { get }
      open class var clear: NSColor { get }
      open class var systemRed: NSColor { get }
      open class var systemGreen: NSColor { get }
      open class var systemBlue: NSColor { get }
      open class var systemOrange: NSColor { get }
      open class var systemYellow: NSColor { get }
      open class var systemBrown: NSColor { get }
      open class var systemPink: NSColor { get }
      open class var systemPurple: NSColor { get }
      open class var systemGray: NSColor { get }
      open class var systemTeal: NSColor { get }
      open class var systemIndigo: NSColor { get }
      open class var labelColor: NSColor { get }
      open class var secondaryLabelColor: NSColor { get }
      open class var tertiaryLabelColor: NSColor { get }
      open class var quaternaryLabelColor: NSColor { get }
      open class var quinaryLabel: NSColor { get }
      open class var linkColor: NSColor { get }
      open class var placeholderTextColor: NSColor { get }
      open class var windowFrameTextColor: NSColor { get }
      open class var selectedMenuItemTextColor: NSColor { get }
      open class var alternateSelectedControlTextColor: NSColor { get }
      open class var headerTextColor: NSColor { get }
      open class var separatorColor: NSColor { get }
      open class var gridColor: NSColor { get }
      open class var windowBackgroundColor: NSColor { get }
      open class var underPageBackgroundColor: NSColor { get }
      open class var controlBackgroundColor: NSColor { get }
      open class var selectedContentBackgroundColor: NSColor { get }
      open class var unemphasizedSelectedContentBackgroundColor: NSColor { get }
      open class var findHighlightColor: NSColor { get }
      open class var textColor: NSColor { get }
      open class var textBackgroundColor: NSColor { get }
      open class var selectedTextColor: NSColor { get }
      open class var selectedTextBackgroundColor: NSColor { get }
      open class var unemphasizedSelectedTextColor: NSColor { get }
      open class var unemphasizedSelectedTextBackgroundColor: NSColor { get }
      open class var keyboardFocusIndicatorColor: NSColor { get }
      open class var scrubberTexturedBackground: NSColor { get }
      open class var controlColor: NSColor { get }
      open class var controlTextColor: NSColor { get }
      open class var selectedControlColor: NSColor { get }
      open class var selectedControlTextColor: NSColor { get }
      open class var disabledControlTextColor: NSColor { get }
      open class var controlAccentColor: NSColor { get }
      open class var highlightColor: NSColor { get }
      open class var shadowColor: NSColor { get }
      @available(macOS 14.0, *)
      open class var textInsertionPointColor: NSColor { get }
      @available(macOS 12.0, *)
      open class var systemMint: NSColor { get }
      @available(macOS 12.0, *)
      open class var systemCyan: NSColor { get }
    }
    open class NSColorSpace : NSObject, @unchecked Sendable {
      override public init()
      open class var sRGB: NSColorSpace { get }
      open class var deviceRGB: NSColorSpace { get }
      open class var displayP3: NSColorSpace { get }
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
      open var name: NSAppearance.Name { get }
      @discardableResult open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name?
    }
    open class NSFont : NSObject, @unchecked Sendable {
      public init?(name fontName: String, size fontSize: CGFloat)
      @discardableResult open class func systemFont(ofSize fontSize: CGFloat) -> NSFont
      @discardableResult open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
      @discardableResult open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont
      @discardableResult open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
      open class var systemFontSize: CGFloat { get }
      open class var smallSystemFontSize: CGFloat { get }
      open var pointSize: CGFloat { get }
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
      open var leading: CGFloat { get }
      open var boundingRectForFont: NSRect { get }
      open var maximumAdvancement: NSSize { get }
      open var italicAngle: CGFloat { get }
      open var underlinePosition: CGFloat { get }
      open var underlineThickness: CGFloat { get }
      open var isFixedPitch: Bool { get }
      open var isVertical: Bool { get }
      open var vertical: NSFont { get }
      open var numberOfGlyphs: Int { get }
      open var mostCompatibleStringEncoding: UInt { get }
      open var coveredCharacterSet: CharacterSet { get }
      open var textTransform: AffineTransform { get }
      open func set()
      open class func userFont(ofSize fontSize: CGFloat) -> NSFont?
      open class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont
      open class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont
      open class func messageFont(ofSize fontSize: CGFloat) -> NSFont
      open class func paletteFont(ofSize fontSize: CGFloat) -> NSFont
      open class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont
      open class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont
      open class func setUser(_ font: NSFont?)
      open class func setUserFixedPitch(_ font: NSFont?)
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
      open var size: NSSize { get set }
      open var isTemplate: Bool { get set }
      open var tiffRepresentation: Data? { get }
      open func bestRepresentation(for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey : Any]?) -> NSImageRep?
      open func draw(in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [NSImageRep.HintKey : Any]?)
      open func drawRepresentation(_ imageRep: NSImageRep, in rect: NSRect) -> Bool
      open func removeRepresentation(_ imageRep: NSImageRep)
      open func addRepresentations(_ imageReps: [NSImageRep])
      open func recache()
      open func cancelIncrementalLoad()
      open func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any
      open func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat
      open func lockFocusFlipped(_ flipped: Bool)
      open var backgroundColor: NSColor { get set }
      open var usesEPSOnResolutionMismatch: Bool { get set }
      open var prefersColorMatch: Bool { get set }
      open var matchesOnMultipleResolution: Bool { get set }
      open var matchesOnlyOnBestFittingAxis: Bool { get set }
      open var cacheMode: NSImage.CacheMode { get set }
      @objc public enum CacheMode : UInt, Sendable {
        case `default`
        case always
        case bySize
        case never
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      open var alignmentRect: NSRect { get set }
      @available(macOS 14.0, *)
      open var locale: Locale? { get }
      @available(macOS 14.0, *)
      open func withLocale(_ locale: Locale?) -> NSImage
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

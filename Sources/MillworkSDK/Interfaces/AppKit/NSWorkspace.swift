extension InterfaceModules.AppKit {
  /// The workspace, pasteboards, cursors, sounds, feedback, and what images, fonts and colours can do besides.
  static let nsWorkspace = #"""
    // https://developer.apple.com/documentation/appkit/nsworkspace
    // https://developer.apple.com/documentation/appkit/nspasteboard
    // https://developer.apple.com/documentation/appkit/drawing
    @_inheritsConvenienceInitializers
    open class NSWorkspace : NSObject, @unchecked Sendable {
      override public init()
      open class var shared: NSWorkspace { get }
      open var notificationCenter: NotificationCenter { get }
      open var frontmostApplication: NSRunningApplication? { get }
      open var menuBarOwningApplication: NSRunningApplication? { get }
      open var runningApplications: [NSRunningApplication] { get }
      open var accessibilityDisplayShouldReduceMotion: Bool { get }
      open var accessibilityDisplayShouldReduceTransparency: Bool { get }
      open var accessibilityDisplayShouldIncreaseContrast: Bool { get }
      open var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { get }
      open var isVoiceOverEnabled: Bool { get }
      @discardableResult open func open(_ url: URL) -> Bool
      open func open(_ url: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
      open func open(_ urls: [URL], withApplicationAt applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
      open func openApplication(at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil)
      open func activateFileViewerSelecting(_ fileURLs: [URL])
      @discardableResult open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool
      @discardableResult open func icon(forFile fullPath: String) -> NSImage
      @discardableResult open func icon(for contentType: UTType) -> NSImage
      @discardableResult open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL?
      @discardableResult open func urlForApplication(toOpen url: URL) -> URL?
      @discardableResult open func urlsForApplications(toOpen url: URL) -> [URL]
      open func recycle(_ URLs: [URL], completionHandler handler: (([URL : URL], (any Error)?) -> Void)? = nil)
      @discardableResult open func setIcon(_ image: NSImage?, forFile fullPath: String, options: NSWorkspace.IconCreationOptions = []) -> Bool
      @discardableResult open func desktopImageURL(for screen: NSScreen) -> URL?
      public struct IconCreationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var excludeQuickDrawElementsIconCreation: Self { get }
      }
      @_inheritsConvenienceInitializers
      open class OpenConfiguration : NSObject {
        override public init()
        open var activates: Bool { get set }
        open var arguments: [String] { get set }
        open var hides: Bool { get set }
        open var createsNewApplicationInstance: Bool { get set }
      }
      public static var applicationUserInfoKey: String { get }
      public static var didActivateApplicationNotification: NSNotification.Name { get }
      public static var didDeactivateApplicationNotification: NSNotification.Name { get }
      public static var didLaunchApplicationNotification: NSNotification.Name { get }
      public static var didTerminateApplicationNotification: NSNotification.Name { get }
      public static var willSleepNotification: NSNotification.Name { get }
      public static var didWakeNotification: NSNotification.Name { get }
      public static var screensDidSleepNotification: NSNotification.Name { get }
      public static var screensDidWakeNotification: NSNotification.Name { get }
      public static var activeSpaceDidChangeNotification: NSNotification.Name { get }
      public static var sessionDidBecomeActiveNotification: NSNotification.Name { get }
      public static var sessionDidResignActiveNotification: NSNotification.Name { get }
      public static var accessibilityDisplayOptionsDidChangeNotification: NSNotification.Name { get }
    }
    @_inheritsConvenienceInitializers
    open class NSRunningApplication : NSObject, @unchecked Sendable {
      override public init()
      open class var current: NSRunningApplication { get }
      @discardableResult open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication]
      open var bundleIdentifier: String? { get }
      open var bundleURL: URL? { get }
      open var executableURL: URL? { get }
      open var localizedName: String? { get }
      open var icon: NSImage? { get }
      open var processIdentifier: Int32 { get }
      open var isActive: Bool { get }
      open var isHidden: Bool { get }
      open var isTerminated: Bool { get }
      open var activationPolicy: NSApplication.ActivationPolicy { get }
      @discardableResult open func activate(options: NSApplication.ActivationOptions = []) -> Bool
      @discardableResult open func terminate() -> Bool
      @discardableResult open func forceTerminate() -> Bool
      @discardableResult open func hide() -> Bool
      @discardableResult open func unhide() -> Bool
      open var isFinishedLaunching: Bool { get }
      open var executableArchitecture: Int { get }
      open var ownsMenuBar: Bool { get }
      @available(macOS 14.0, *)
      @discardableResult open func activate(from application: NSRunningApplication, options: NSApplication.ActivationOptions = []) -> Bool
    }
    extension NSApplication {
      public struct ActivationOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var activateAllWindows: Self { get }
        public static var activateIgnoringOtherApps: Self { get }
      }
    }
    @_inheritsConvenienceInitializers
    open class NSPasteboard : NSObject, @unchecked Sendable {
      override public init()
      open class var general: NSPasteboard { get }
      public convenience init(name: NSPasteboard.Name)
      open var changeCount: Int { get }
      open var types: [NSPasteboard.PasteboardType]? { get }
      open var pasteboardItems: [NSPasteboardItem]? { get }
      @discardableResult open func clearContents() -> Int
      @discardableResult open func declareTypes(_ newTypes: [NSPasteboard.PasteboardType], owner newOwner: Any?) -> Int
      @discardableResult open func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
      @discardableResult open func setData(_ data: Data?, forType dataType: NSPasteboard.PasteboardType) -> Bool
      @discardableResult open func string(forType dataType: NSPasteboard.PasteboardType) -> String?
      @discardableResult open func data(forType dataType: NSPasteboard.PasteboardType) -> Data?
      @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool
      @discardableResult open func readObjects(forClasses classArray: [AnyClass], options: [NSPasteboard.ReadingOptionKey : Any]? = nil) -> [Any]?
      @discardableResult open func canReadObject(forClasses classArray: [AnyClass], options: [NSPasteboard.ReadingOptionKey : Any]? = nil) -> Bool
      @discardableResult open func canReadItem(withDataConformingToTypes types: [String]) -> Bool
      @discardableResult open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType?
      public struct PasteboardType : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var string: PasteboardType { get }
        public static var fileURL: PasteboardType { get }
        public static var URL: PasteboardType { get }
        public static var png: PasteboardType { get }
        public static var tiff: PasteboardType { get }
        public static var pdf: PasteboardType { get }
        public static var rtf: PasteboardType { get }
        public static var html: PasteboardType { get }
        public static var color: PasteboardType { get }
        public static var font: PasteboardType { get }
        public static var tabularText: PasteboardType { get }
        public static var sound: PasteboardType { get }
      }
      public struct Name : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var general: Name { get }
        public static var drag: Name { get }
        public static var find: Name { get }
        public static var font: Name { get }
        public static var ruler: Name { get }
      }
      public struct ReadingOptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var urlReadingFileURLsOnly: ReadingOptionKey { get }
        public static var urlReadingContentsConformToTypes: ReadingOptionKey { get }
      }
    }
    public protocol NSPasteboardWriting : NSObjectProtocol {
    }
    @_inheritsConvenienceInitializers
    open class NSPasteboardItem : NSObject, NSPasteboardWriting, @unchecked Sendable {
      override public init()
      open var types: [NSPasteboard.PasteboardType] { get }
      @discardableResult open func string(forType type: NSPasteboard.PasteboardType) -> String?
      @discardableResult open func data(forType type: NSPasteboard.PasteboardType) -> Data?
      @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool
      @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool
      open func setPropertyList(_ propertyList: Any, forType type: NSPasteboard.PasteboardType) -> Bool
      open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any?
      open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType?
    }
    extension NSString : NSPasteboardWriting {
    }
    extension NSURL : NSPasteboardWriting {
    }
    extension NSImage : NSPasteboardWriting {
    }
    extension NSAttributedString : NSPasteboardWriting {
    }
    @_inheritsConvenienceInitializers
    open class NSHapticFeedbackManager : NSObject {
      override public init()
      open class var defaultPerformer: any NSHapticFeedbackPerformer { get }
      @objc public enum FeedbackPattern : Int, Sendable {
        case generic
        case alignment
        case levelChange
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @objc public enum PerformanceTime : UInt, Sendable {
        case `default`
        case now
        case drawCompleted
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
    }
    public protocol NSHapticFeedbackPerformer : NSObjectProtocol {
      func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
    }
    open class NSCursor : NSObject, @unchecked Sendable {
      override public init()
      public init(image newImage: NSImage, hotSpot point: NSPoint)
      open class var current: NSCursor { get }
      open class var arrow: NSCursor { get }
      open class var iBeam: NSCursor { get }
      open class var pointingHand: NSCursor { get }
      open class var closedHand: NSCursor { get }
      open class var openHand: NSCursor { get }
      open class var resizeLeft: NSCursor { get }
      open class var resizeRight: NSCursor { get }
      open class var resizeLeftRight: NSCursor { get }
      open class var resizeUp: NSCursor { get }
      open class var resizeDown: NSCursor { get }
      open class var resizeUpDown: NSCursor { get }
      open class var crosshair: NSCursor { get }
      open class var disappearingItem: NSCursor { get }
      open class var operationNotAllowed: NSCursor { get }
      open class var dragLink: NSCursor { get }
      open class var dragCopy: NSCursor { get }
      open class var contextualMenu: NSCursor { get }
      @available(macOS 15.0, *)
      open class var columnResize: NSCursor { get }
      @available(macOS 15.0, *)
      open class var rowResize: NSCursor { get }
      open func push()
      open func pop()
      open class func pop()
      open func set()
      open class func hide()
      open class func unhide()
    }
    open class NSSound : NSObject, @unchecked Sendable {
      public convenience init?(named name: String)
      public init?(contentsOf url: URL, byReference: Bool)
      open var volume: Float { get set }
      open var loops: Bool { get set }
      @discardableResult open func play() -> Bool
      @discardableResult open func stop() -> Bool
      open class func beep()
    }
    public func NSBeep()
    @_inheritsConvenienceInitializers
    open class NSGraphicsContext : NSObject {
      override public init()
      open class var current: NSGraphicsContext? { get set }
      public convenience init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool)
      open var cgContext: CGContext { get }
      open var imageInterpolation: NSImageInterpolation { get set }
      open var shouldAntialias: Bool { get set }
      open func saveGraphicsState()
      open func restoreGraphicsState()
      open class func saveGraphicsState()
      open class func restoreGraphicsState()
      open var compositingOperation: NSCompositingOperation { get set }
      open var colorRenderingIntent: NSColorRenderingIntent { get set }
      open var patternPhase: NSPoint { get set }
      open var isDrawingToScreen: Bool { get }
      open var isFlipped: Bool { get }
      open var attributes: [NSGraphicsContext.AttributeKey : Any]? { get }
      open func flushGraphics()
      open class func currentContextDrawingToScreen() -> Bool
      public struct AttributeKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      }
    }
    @objc public enum NSImageInterpolation : UInt, Sendable {
      case `default`
      case none
      case low
      case medium
      case high
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    @_inheritsConvenienceInitializers
    open class NSBezierPath : NSObject, @unchecked Sendable {
      override public init()
      public convenience init(rect: NSRect)
      public convenience init(ovalIn rect: NSRect)
      public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat)
      @available(macOS 14.0, *)
      public convenience init(cgPath: CGPath)
      @available(macOS 14.0, *)
      open var cgPath: CGPath { get set }
      open var lineWidth: CGFloat { get set }
      open var lineCapStyle: NSBezierPath.LineCapStyle { get set }
      open var lineJoinStyle: NSBezierPath.LineJoinStyle { get set }
      open var isEmpty: Bool { get }
      open var bounds: NSRect { get }
      open var elementCount: Int { get }
      open func move(to point: NSPoint)
      open func line(to point: NSPoint)
      open func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint)
      open func appendArc(withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      open func appendArc(withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat)
      open func appendRect(_ rect: NSRect)
      open func appendOval(in rect: NSRect)
      open func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat)
      open func append(_ path: NSBezierPath)
      open func close()
      @discardableResult open func contains(_ point: NSPoint) -> Bool
      open func addClip()
      open func setClip()
      open func fill()
      open func stroke()
      @objc public enum LineCapStyle : UInt, Sendable {
        case butt
        case round
        case square
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum LineJoinStyle : UInt, Sendable {
        case miter
        case round
        case bevel
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum WindingRule : UInt, Sendable {
        case nonZero
        case evenOdd
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      @objc public enum ElementType : UInt, Sendable {
        case moveTo
        case lineTo
        case curveTo
        case closePath
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      open var windingRule: NSBezierPath.WindingRule { get set }
      open var miterLimit: CGFloat { get set }
      open var flatness: CGFloat { get set }
      open func transform(using transform: AffineTransform)
      open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat)
      open func removeAllPoints()
      open func relativeMove(to point: NSPoint)
      open func relativeLine(to point: NSPoint)
      open func relativeCurve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint)
      @available(macOS 14.0, *)
      open func curve(to endPoint: NSPoint, controlPoint: NSPoint)
      open func appendPoints(_ points: UnsafeMutablePointer<NSPoint>, count: Int)
      open func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat)
      open var currentPoint: NSPoint { get }
      open var controlPointBounds: NSRect { get }
      open var flattened: NSBezierPath { get }
      open var reversed: NSBezierPath { get }
      open func element(at index: Int) -> NSBezierPath.ElementType
      open func element(at index: Int, associatedPoints points: UnsafeMutablePointer<NSPoint>?) -> NSBezierPath.ElementType
      open class func strokeLine(from point1: NSPoint, to point2: NSPoint)
      open class func clip(_ rect: NSRect)
      open class func fill(_ rect: NSRect)
      open class func stroke(_ rect: NSRect)
      open class var defaultLineWidth: CGFloat { get set }
      open class var defaultFlatness: CGFloat { get set }
      open class var defaultMiterLimit: CGFloat { get set }
      open class var defaultLineCapStyle: NSBezierPath.LineCapStyle { get set }
      open class var defaultLineJoinStyle: NSBezierPath.LineJoinStyle { get set }
    }
    @_inheritsConvenienceInitializers
    open class NSGradient : NSObject, @unchecked Sendable {
      override public init()
      public convenience init?(colors colorArray: [NSColor])
      public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor)
      open func draw(in rect: NSRect, angle: CGFloat)
      open func draw(in path: NSBezierPath, angle: CGFloat)
      public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...)
      public convenience init?(colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace)
      public struct DrawingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var drawsBeforeStartingLocation: Self { get }
        public static var drawsAfterEndingLocation: Self { get }
      }
      open func draw(from startingPoint: NSPoint, to endingPoint: NSPoint, options: NSGradient.DrawingOptions = [])
      open func draw(fromCenter startCenter: NSPoint, radius startRadius: CGFloat, toCenter endCenter: NSPoint, radius endRadius: CGFloat, options: NSGradient.DrawingOptions = [])
      open func draw(in rect: NSRect, relativeCenterPosition: NSPoint)
      open func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint)
      open func interpolatedColor(atLocation location: CGFloat) -> NSColor
      open var numberOfColorStops: Int { get }
    }
    @objc public enum NSCompositingOperation : UInt, Sendable {
      case clear
      case copy
      case sourceOver
      case sourceIn
      case sourceOut
      case sourceAtop
      case destinationOver
      case destinationIn
      case destinationOut
      case destinationAtop
      case xor
      case plusDarker
      case plusLighter
      case multiply
      case screen
      case overlay
      public init?(rawValue: UInt)
      public var rawValue: UInt { get }
    }
    extension NSRect {
      public func fill(using operation: NSCompositingOperation = .copy)
      public func fill()
      public func clip()
      public func frame(withWidth width: CGFloat = 1.0)
    }
    public func NSRectFill(_ rect: NSRect)
    @_inheritsConvenienceInitializers
    open class NSImageRep : NSObject {
      override public init()
      open var size: NSSize { get set }
      open var pixelsWide: Int { get set }
      open var pixelsHigh: Int { get set }
      open var hasAlpha: Bool { get set }
      open var isOpaque: Bool { get set }
      open var bitsPerSample: Int { get set }
      open var colorSpaceName: NSColorSpaceName { get set }
      open func draw() -> Bool
      open func draw(at point: NSPoint) -> Bool
      open func draw(in rect: NSRect) -> Bool
      open func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context: NSGraphicsContext?, hints: [NSImageRep.HintKey : Any]?) -> CGImage?
    }
    open class NSBitmapImageRep : NSImageRep {
      public init(cgImage: CGImage)
      public init?(data: Data)
      public init?(bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int)
      open var cgImage: CGImage? { get }
      @discardableResult open func representation(using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey : Any]) -> Data?
      @discardableResult open func colorAt(x: Int, y: Int) -> NSColor?
      @objc public enum FileType : UInt, Sendable {
        case tiff
        case bmp
        case gif
        case jpeg
        case png
        case jpeg2000
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      public struct PropertyKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var compressionFactor: PropertyKey { get }
        public static var compressionMethod: PropertyKey { get }
      }
      public convenience init?(bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: NSColorSpaceName, bitmapFormat: NSBitmapImageRep.Format, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int)
      public struct Format : OptionSet, _CValue, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static var alphaFirst: Self { get }
        public static var alphaNonpremultiplied: Self { get }
        public static var floatingPointSamples: Self { get }
        public static var sixteenBitLittleEndian: Self { get }
        public static var thirtyTwoBitLittleEndian: Self { get }
        public static var sixteenBitBigEndian: Self { get }
        public static var thirtyTwoBitBigEndian: Self { get }
      }
      public convenience init?(focusedViewRect rect: NSRect)
      open var bitmapData: UnsafeMutablePointer<UInt8>? { get }
      open var bytesPerRow: Int { get }
      open var bytesPerPlane: Int { get }
      open var bitsPerPixel: Int { get }
      open var samplesPerPixel: Int { get }
      open var isPlanar: Bool { get }
      open var numberOfPlanes: Int { get }
      open var bitmapFormat: NSBitmapImageRep.Format { get }
      open var colorSpace: NSColorSpace { get }
      open var tiffRepresentation: Data? { get }
      open func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data?
      @objc public enum TIFFCompression : UInt, Sendable {
        case none
        case ccittfax3
        case ccittfax4
        case lzw
        case jpeg
        case next
        case packBits
        case oldJPEG
        public init?(rawValue: UInt)
        public var rawValue: UInt { get }
      }
      open func setColor(_ color: NSColor, atX x: Int, y: Int)
      open func setPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int)
      open func getPixel(_ p: UnsafeMutablePointer<Int>, atX x: Int, y: Int)
      open func converting(to targetSpace: NSColorSpace, renderingIntent: NSColorRenderingIntent) -> NSBitmapImageRep?
      open func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep?
      open func setProperty(_ property: NSBitmapImageRep.PropertyKey, withValue value: Any?)
      open func value(forProperty property: NSBitmapImageRep.PropertyKey) -> Any?
      open class func representationOfImageReps(in imageReps: [NSImageRep], using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey : Any]) -> Data?
    }
    public struct NSColorSpaceName : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(_ rawValue: String)
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var calibratedRGB: NSColorSpaceName { get }
      public static var deviceRGB: NSColorSpaceName { get }
      public static var calibratedWhite: NSColorSpaceName { get }
      public static var deviceWhite: NSColorSpaceName { get }
    }
    extension NSImage {
      public convenience init(cgImage: CGImage, size: NSSize)
      public convenience init(size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (NSRect) -> Bool)
      public convenience init(byReferencing url: URL)
      public convenience init?(pasteboard: NSPasteboard)
      public func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey : Any]?) -> CGImage?
      public func lockFocus()
      public func unlockFocus()
      public func draw(in rect: NSRect)
      public func draw(at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
      public func draw(in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
      public func addRepresentation(_ imageRep: NSImageRep)
      public var representations: [NSImageRep] { get }
      public var isValid: Bool { get }
      public var accessibilityDescription: String? { get set }
      public var capInsets: NSEdgeInsets { get set }
      public var resizingMode: NSImage.ResizingMode { get set }
      public var symbolConfiguration: NSImage.SymbolConfiguration { get }
      public func withSymbolConfiguration(_ configuration: NSImage.SymbolConfiguration) -> NSImage?
      public func setName(_ string: NSImage.Name?) -> Bool
      public func name() -> NSImage.Name?
      @objc public enum ResizingMode : Int, Sendable {
        case stretch
        case tile
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      @_inheritsConvenienceInitializers
      open class SymbolConfiguration : NSObject, @unchecked Sendable {
        override public init()
        public convenience init(pointSize: CGFloat, weight: NSFont.Weight)
        public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale)
        public convenience init(scale: NSImage.SymbolScale)
        public convenience init(textStyle style: NSFont.TextStyle)
        public convenience init(paletteColors: [NSColor])
        public convenience init(hierarchicalColor: NSColor)
        @discardableResult open func applying(_ configuration: NSImage.SymbolConfiguration) -> Self
        @discardableResult open class func preferringMulticolor() -> Self
      }
      @objc public enum SymbolScale : Int, Sendable {
        case small = 1
        case medium
        case large
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
    }
    extension NSImage.Name {
      public static var applicationIcon: NSImage.Name { get }
      public static var folder: NSImage.Name { get }
      public static var addTemplate: NSImage.Name { get }
      public static var removeTemplate: NSImage.Name { get }
      public static var caution: NSImage.Name { get }
    }
    extension NSImageRep {
      public struct HintKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var ctm: HintKey { get }
        public static var interpolation: HintKey { get }
      }
    }
    extension NSFont {
      public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat)
      public class func preferredFont(forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey : Any] = [:]) -> NSFont
      public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
      public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont?
      public class func menuFont(ofSize fontSize: CGFloat) -> NSFont
      public class func labelFont(ofSize fontSize: CGFloat) -> NSFont
      public class var labelFontSize: CGFloat { get }
      public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat
      public var fontName: String { get }
      public var familyName: String? { get }
      public var displayName: String? { get }
      public var fontDescriptor: NSFontDescriptor { get }
      public var ascender: CGFloat { get }
      public var descender: CGFloat { get }
      public var capHeight: CGFloat { get }
      public var xHeight: CGFloat { get }
      public func withSize(_ fontSize: CGFloat) -> NSFont
      public struct TextStyle : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var largeTitle: TextStyle { get }
        public static var title1: TextStyle { get }
        public static var title2: TextStyle { get }
        public static var title3: TextStyle { get }
        public static var headline: TextStyle { get }
        public static var subheadline: TextStyle { get }
        public static var body: TextStyle { get }
        public static var callout: TextStyle { get }
        public static var footnote: TextStyle { get }
        public static var caption1: TextStyle { get }
        public static var caption2: TextStyle { get }
      }
      public struct TextStyleOptionKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(_ rawValue: String)
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var fontSize: TextStyleOptionKey { get }
      }
    }
    extension NSFont.Weight {
      public static var ultraLight: NSFont.Weight { get }
      public static var thin: NSFont.Weight { get }
      public static var heavy: NSFont.Weight { get }
      public static var black: NSFont.Weight { get }
    }
    @_inheritsConvenienceInitializers
    open class NSFontDescriptor : NSObject, @unchecked Sendable {
      override public init()
      @discardableResult open func withDesign(_ design: NSFontDescriptor.SystemDesign) -> NSFontDescriptor?
      @discardableResult open func withSymbolicTraits(_ symbolicTraits: NSFontDescriptor.SymbolicTraits) -> NSFontDescriptor
      open var symbolicTraits: NSFontDescriptor.SymbolicTraits { get }
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
        public static var italic: Self { get }
        public static var bold: Self { get }
        public static var expanded: Self { get }
        public static var condensed: Self { get }
        public static var monoSpace: Self { get }
      }
    }
    @_inheritsConvenienceInitializers
    open class NSFontManager : NSObject {
      override public init()
      open class var shared: NSFontManager { get }
      open var availableFontFamilies: [String] { get }
      open var availableFonts: [String] { get }
      @discardableResult open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont
      @discardableResult open func availableMembers(ofFontFamily fam: String) -> [[Any]]?
      open func orderFrontFontPanel(_ sender: Any?)
      open func orderFrontStylesPanel(_ sender: Any?)
      open func addFontTrait(_ sender: Any?)
      open func removeFontTrait(_ sender: Any?)
      open func convert(_ fontObj: NSFont) -> NSFont
      open func convert(_ fontObj: NSFont, toFace typeface: String) -> NSFont?
      open func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont
      open func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont
      open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont
      open func convertWeight(_ upFlag: Bool, of fontObj: NSFont) -> NSFont
      open func traits(of fontObj: NSFont) -> NSFontTraitMask
      open func weight(of fontObj: NSFont) -> Int
      open func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont?
      open func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool)
      open func localizedName(forFamily family: String, face faceKey: String?) -> String
      open func fontPanel(_ create: Bool) -> NSFontPanel?
      open var selectedFont: NSFont? { get }
      open var target: AnyObject? { get set }
      open var action: Selector { get set }
    }
    public struct NSFontTraitMask : OptionSet, _CValue, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt)
      public static var italicFontMask: Self { get }
      public static var boldFontMask: Self { get }
    }
    extension NSColor {
      public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat)
      public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public convenience init(deviceWhite white: CGFloat, alpha: CGFloat)
      public convenience init(colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      public convenience init(patternImage image: NSImage)
      public func set()
      public func setFill()
      public func setStroke()
      public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor?
      public func highlight(withLevel val: CGFloat) -> NSColor?
      public func shadow(withLevel val: CGFloat) -> NSColor?
      public func withSystemEffect(_ systemEffect: NSColor.SystemEffect) -> NSColor
      public func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
      public func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?)
      public var hueComponent: CGFloat { get }
      public var saturationComponent: CGFloat { get }
      public var brightnessComponent: CGFloat { get }
      public var whiteComponent: CGFloat { get }
      public var colorSpace: NSColorSpace { get }
      public var numberOfComponents: Int { get }
      @objc public enum SystemEffect : Int, Sendable {
        case none
        case pressed
        case deepPressed
        case disabled
        case rollover
        public init?(rawValue: Int)
        public var rawValue: Int { get }
      }
      public static var systemColorsDidChangeNotification: NSNotification.Name { get }
    }
    extension NSAppearance {
      public class func currentDrawing() -> NSAppearance
      public func performAsCurrentDrawingAppearance(_ block: () -> Void)
      @available(macOS, introduced: 10.9, deprecated: 12.0, message: "Use -performAsCurrentDrawingAppearance: to temporarily set the drawing appearance, or +currentDrawingAppearance to access the currently drawing appearance.")
      public class var current: NSAppearance! { get set }
    }
    extension NSAttributedString.Key {
      public static var font: NSAttributedString.Key { get }
      public static var obliqueness: NSAttributedString.Key { get }
      public static var expansion: NSAttributedString.Key { get }
      public static var writingDirection: NSAttributedString.Key { get }
      public static var spellingState: NSAttributedString.Key { get }
      public static var superscript: NSAttributedString.Key { get }
      public static var markedClauseSegment: NSAttributedString.Key { get }
      public static var textAlternatives: NSAttributedString.Key { get }
      public static var paragraphStyle: NSAttributedString.Key { get }
      public static var foregroundColor: NSAttributedString.Key { get }
      public static var backgroundColor: NSAttributedString.Key { get }
      public static var ligature: NSAttributedString.Key { get }
      public static var kern: NSAttributedString.Key { get }
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
      public static var toolTip: NSAttributedString.Key { get }
      public static var cursor: NSAttributedString.Key { get }
    }
    extension NSAttributedString {
      public func size() -> NSSize
      public func draw(at point: NSPoint)
      public func draw(in rect: NSRect)
      public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], context: NSStringDrawingContext?) -> NSRect
    }
    extension NSString {
      public func draw(at point: NSPoint, withAttributes attrs: [NSAttributedString.Key : Any]? = nil)
      public func draw(in rect: NSRect, withAttributes attrs: [NSAttributedString.Key : Any]? = nil)
      public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key : Any]? = nil, context: NSStringDrawingContext?) -> NSRect
      public struct DrawingOptions : OptionSet, _CValue, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static var usesLineFragmentOrigin: Self { get }
        public static var usesFontLeading: Self { get }
        public static var truncatesLastVisibleLine: Self { get }
      }
    }
    extension StringProtocol {
      public func boundingRect(with size: NSSize, options: NSString.DrawingOptions = [], attributes: [NSAttributedString.Key : Any]? = nil, context: NSStringDrawingContext?) -> NSRect
    }
    @_inheritsConvenienceInitializers
    open class NSStringDrawingContext : NSObject {
      override public init()
    }
    public struct NSEdgeInsets : _CValue, Sendable {
      public var top: CGFloat
      public var left: CGFloat
      public var bottom: CGFloat
      public var right: CGFloat
      public init()
      public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    }
    @_inheritsConvenienceInitializers
    open class DistributedNotificationCenter : NotificationCenter, @unchecked Sendable {
      override public init()
      @discardableResult public class func `default`() -> DistributedNotificationCenter
    }
    """#
}

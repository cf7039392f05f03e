extension InterfaceModules.Foundation {
  /// What Core Graphics reads from and writes to: data, files of PDF, dictionaries.
  static let graphicsSources = #"""
    // https://developer.apple.com/documentation/coregraphics/cgdataprovider
    public class CGDataProvider : Hashable, @unchecked Sendable {
      public init?(data: CFData)
      public init?(url: CFURL)
      public init?(filename: UnsafePointer<CChar>)
      public init?(dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: @escaping (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void)
      public var data: CFData? { get }
      public static func == (a: CGDataProvider, b: CGDataProvider) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGDataConsumer : Hashable {
      public init?(data: CFMutableData)
      public init?(url: CFURL)
      public static func == (a: CGDataConsumer, b: CGDataConsumer) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    extension CGImage {
      public var dataProvider: CGDataProvider? { get }
      public convenience init?(width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent)
      public convenience init?(jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent)
      public convenience init?(pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent)
      public convenience init?(maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool)
    }
    extension CGGradient {
      public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?)
    }
    extension CGColor {
      public func converted(to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor?
    }
    // https://developer.apple.com/documentation/coregraphics/cgpdfdocument
    public class CGPDFDocument : Hashable {
      public init?(_ url: CFURL)
      public init?(_ provider: CGDataProvider)
      public var numberOfPages: Int { get }
      public func page(at pageNumber: Int) -> CGPDFPage?
      public var isEncrypted: Bool { get }
      public var isUnlocked: Bool { get }
      public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool
      public var allowsPrinting: Bool { get }
      public var allowsCopying: Bool { get }
      public var catalog: CGPDFDictionaryRef? { get }
      public var info: CGPDFDictionaryRef? { get }
      public var fileIdentifier: CGPDFArrayRef? { get }
      public var outline: CFDictionary? { get }
      public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>)
      public static func == (a: CGPDFDocument, b: CGPDFDocument) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CGPDFPage : Hashable {
      public var document: CGPDFDocument? { get }
      public var pageNumber: Int { get }
      public var rotationAngle: Int32 { get }
      public var dictionary: CGPDFDictionaryRef? { get }
      public func getBoxRect(_ box: CGPDFBox) -> CGRect
      public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform
      public static func == (a: CGPDFPage, b: CGPDFPage) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public enum CGPDFBox : Int32, Sendable {
      case mediaBox
      case cropBox
      case bleedBox
      case trimBox
      case artBox
      public init?(rawValue: Int32)
      public var rawValue: Int32 { get }
    }
    public typealias CGPDFDictionaryRef = OpaquePointer
    public typealias CGPDFArrayRef = OpaquePointer
    public typealias CGPDFStringRef = OpaquePointer
    public typealias CGPDFStreamRef = OpaquePointer
    public typealias CGPDFObjectRef = OpaquePointer
    public typealias CGPDFInteger = Int
    public typealias CGPDFReal = CGFloat
    public func CGPDFDictionaryGetString(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFStringRef?>?) -> Bool
    public func CGPDFDictionaryGetDictionary(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFDictionaryRef?>?) -> Bool
    public func CGPDFDictionaryGetArray(_ dict: CGPDFDictionaryRef, _ key: UnsafePointer<CChar>, _ value: UnsafeMutablePointer<CGPDFArrayRef?>?) -> Bool
    public func CGPDFArrayGetCount(_ array: CGPDFArrayRef?) -> Int
    public func CGPDFStringCopyTextString(_ string: CGPDFStringRef?) -> CFString?
    extension CGContext {
      public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?)
      public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?)
      public func drawPDFPage(_ page: CGPDFPage)
      public func beginPDFPage(_ pageInfo: CFDictionary?)
      public func addDestination(_ name: CFString, at point: CGPoint)
      public func setURL(_ url: CFURL, for rect: CGRect)
      public func setDestination(_ name: CFString, for rect: CGRect)
    }
    public let kCGPDFContextTitle: CFString
    public let kCGPDFContextAuthor: CFString
    public let kCGPDFContextSubject: CFString
    public let kCGPDFContextKeywords: CFString
    public let kCGPDFContextCreator: CFString
    public let kCGPDFContextOwnerPassword: CFString
    public let kCGPDFContextUserPassword: CFString
    public let kCGPDFContextAllowsPrinting: CFString
    public let kCGPDFContextAllowsCopying: CFString
    public let kCGPDFContextMediaBox: CFString
    public let kCGPDFContextCropBox: CFString
    """#
}

extension InterfaceModules.CoreText {
  /// Fonts, lines and frames of text.
  static let fonts = #"""
    // https://developer.apple.com/documentation/coretext
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import _Concurrency
    public class CTFont : Hashable, @unchecked Sendable {
      public static func == (a: CTFont, b: CTFont) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CTFontDescriptor : Hashable, @unchecked Sendable {
      public static func == (a: CTFontDescriptor, b: CTFontDescriptor) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CTLine : Hashable, @unchecked Sendable {
      public static func == (a: CTLine, b: CTLine) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CTRun : Hashable, @unchecked Sendable {
      public static func == (a: CTRun, b: CTRun) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CTFrame : Hashable, @unchecked Sendable {
      public static func == (a: CTFrame, b: CTFrame) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CTFramesetter : Hashable, @unchecked Sendable {
      public static func == (a: CTFramesetter, b: CTFramesetter) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    // https://developer.apple.com/documentation/coretext/ctfont
    public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont
    public func CTFontCreateCopyWithAttributes(_ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?) -> CTFont
    public func CTFontGetSize(_ font: CTFont) -> CGFloat
    public func CTFontGetAscent(_ font: CTFont) -> CGFloat
    public func CTFontGetDescent(_ font: CTFont) -> CGFloat
    public func CTFontGetLeading(_ font: CTFont) -> CGFloat
    public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat
    public func CTFontGetXHeight(_ font: CTFont) -> CGFloat
    public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString
    public func CTFontCopyFamilyName(_ font: CTFont) -> CFString
    public func CTFontCopyFullName(_ font: CTFont) -> CFString
    public func CTFontGetGlyphsForCharacters(_ font: CTFont, _ characters: UnsafePointer<UInt16>, _ glyphs: UnsafeMutablePointer<UInt16>, _ count: Int) -> Bool
    public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: UInt16, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath?
    // https://developer.apple.com/documentation/coretext/ctline
    public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine
    public func CTLineDraw(_ line: CTLine, _ context: CGContext)
    public func CTLineGetTypographicBounds(_ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?) -> Double
    public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect
    public func CTLineGetGlyphCount(_ line: CTLine) -> Int
    public func CTLineGetGlyphRuns(_ line: CTLine) -> NSArray
    public func CTRunGetGlyphCount(_ run: CTRun) -> Int
    // https://developer.apple.com/documentation/coretext/ctframesetter
    public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter
    public func CTFrameGetLines(_ frame: CTFrame) -> NSArray
    public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext)
    // https://developer.apple.com/documentation/coretext/ctfontmanagerscope
    @objc public enum CTFontManagerScope : UInt32, Sendable {
      case none
      case process
      case persistent
      case session
      public init?(rawValue: UInt32)
      public typealias RawValue = UInt32
      public var rawValue: UInt32 { get }
    }
    @discardableResult public func CTFontManagerRegisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
    @discardableResult public func CTFontManagerUnregisterFontsForURL(_ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
    // https://developer.apple.com/documentation/coretext/cttextalignment
    public enum CTTextAlignment : UInt8, Sendable {
      case left
      case right
      case center
      case justified
      case natural
      public init?(rawValue: UInt8)
      public var rawValue: UInt8 { get }
    }
    public enum CTLineBreakMode : UInt8, Sendable {
      case byWordWrapping
      case byCharWrapping
      case byClipping
      case byTruncatingHead
      case byTruncatingTail
      case byTruncatingMiddle
      public init?(rawValue: UInt8)
      public var rawValue: UInt8 { get }
    }
    """#
}

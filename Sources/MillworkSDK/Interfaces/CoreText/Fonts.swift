extension InterfaceModules.CoreText {
  /// Fonts and lines of text.
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
    public class CTLine : Hashable {
      public static func == (a: CTLine, b: CTLine) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine
    public func CTLineDraw(_ line: CTLine, _ context: CGContext)
    public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont
    @objc public enum CTFontManagerScope : UInt32, Sendable {
      case none
      case process
      case persistent
      case session
      public init?(rawValue: UInt32)
      public var rawValue: UInt32 { get }
    }
    @discardableResult public func CTFontManagerRegisterFontsForURL(_ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?) -> Bool
    """#
}

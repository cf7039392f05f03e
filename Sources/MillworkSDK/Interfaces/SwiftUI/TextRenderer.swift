extension InterfaceModules.SwiftUI {
  /// How a text view draws its lines, runs and glyphs.
  static let textRenderer = #"""
    // https://developer.apple.com/documentation/swiftui/textrenderer
    // https://developer.apple.com/documentation/swiftui/text/layout
    @available(Apple 2023, *)
    public protocol TextRenderer : Animatable {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
      @available(Apple 2024, *)
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
      @available(Apple 2024, *)
      var displayPadding: EdgeInsets { get }
    }
    @available(Apple 2024, *)
    extension TextRenderer {
      public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
      public var displayPadding: EdgeInsets { get }
    }
    @available(Apple 2024, *)
    public struct TextProxy {
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    @available(Apple 2023, *)
    public protocol TextAttribute {
    }
    @available(Apple 2023, *)
    extension Text {
      public func customAttribute<T>(_ value: T) -> Text where T : TextAttribute
      public struct Layout : RandomAccessCollection, Equatable {
        public struct CharacterIndex : Comparable, Hashable, Strideable, Sendable {
          public static func < (a: Text.Layout.CharacterIndex, b: Text.Layout.CharacterIndex) -> Bool
          public func advanced(by n: Int) -> Text.Layout.CharacterIndex
          public func distance(to other: Text.Layout.CharacterIndex) -> Int
          public static func == (a: Text.Layout.CharacterIndex, b: Text.Layout.CharacterIndex) -> Bool
          public func hash(into hasher: inout Hasher)
        }
        public struct TypographicBounds : Equatable, Sendable {
          public var origin: CGPoint { get set }
          public var width: CGFloat { get set }
          public var ascent: CGFloat { get set }
          public var descent: CGFloat { get set }
          public var leading: CGFloat { get set }
          public init()
          public var rect: CGRect { get }
          public static func == (a: Text.Layout.TypographicBounds, b: Text.Layout.TypographicBounds) -> Bool
        }
        public struct DrawingOptions : OptionSet, Sendable {
          public let rawValue: UInt32
          public init(rawValue: UInt32)
          public static var disablesSubpixelQuantization: Text.Layout.DrawingOptions { get }
        }
        public struct Line : RandomAccessCollection, Equatable {
          public var origin: CGPoint { get set }
          public var typographicBounds: Text.Layout.TypographicBounds { get }
          public var startIndex: Int { get }
          public var endIndex: Int { get }
          public subscript(index: Int) -> Text.Layout.Run { get }
          public static func == (a: Text.Layout.Line, b: Text.Layout.Line) -> Bool
        }
        public struct Run : RandomAccessCollection, Equatable {
          public var layoutDirection: LayoutDirection { get }
          public var typographicBounds: Text.Layout.TypographicBounds { get }
          public var characterIndices: [Text.Layout.CharacterIndex] { get }
          public var startIndex: Int { get }
          public var endIndex: Int { get }
          public subscript(index: Int) -> Text.Layout.RunSlice { get }
          public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { get }
          public subscript<T>(key: T.Type) -> T? where T : TextAttribute { get }
          public static func == (a: Text.Layout.Run, b: Text.Layout.Run) -> Bool
        }
        public struct RunSlice : RandomAccessCollection, Equatable {
          public var run: Text.Layout.Run { get set }
          public var indices: Range<Int> { get set }
          public init(run: Text.Layout.Run, indices: Range<Int>)
          public var typographicBounds: Text.Layout.TypographicBounds { get }
          public var characterIndices: [Text.Layout.CharacterIndex] { get }
          public var startIndex: Int { get }
          public var endIndex: Int { get }
          public subscript(index: Int) -> Text.Layout.RunSlice { get }
          public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { get }
          public subscript<T>(key: T.Type) -> T? where T : TextAttribute { get }
          public static func == (a: Text.Layout.RunSlice, b: Text.Layout.RunSlice) -> Bool
        }
        public var isTruncated: Bool { get }
        public var startIndex: Int { get }
        public var endIndex: Int { get }
        public subscript(index: Int) -> Text.Layout.Line { get }
        public static func == (a: Text.Layout, b: Text.Layout) -> Bool
      }
      public struct LayoutKey : PreferenceKey, Sendable {
        public struct AnchoredLayout : Equatable {
          public let origin: Anchor<CGPoint>
          public let layout: Text.Layout
          public static func == (a: Text.LayoutKey.AnchoredLayout, b: Text.LayoutKey.AnchoredLayout) -> Bool
        }
        public typealias Value = [Text.LayoutKey.AnchoredLayout]
        public static var defaultValue: [Text.LayoutKey.AnchoredLayout] { get }
        public static func reduce(value: inout [Text.LayoutKey.AnchoredLayout], nextValue: () -> [Text.LayoutKey.AnchoredLayout])
      }
    }
    @available(Apple 2024, *)
    extension View {
      nonisolated public func textRenderer<T>(_ renderer: T) -> some View where T : TextRenderer
    }
    @available(Apple 2023, *)
    extension GraphicsContext {
      public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init())
      public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init())
      public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init())
    }
    """#
}

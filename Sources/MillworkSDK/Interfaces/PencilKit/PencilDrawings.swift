extension InterfaceModules.PencilKit {
  /// Drawings, their canvas and tools.
  static let pencilDrawings = #"""
    // https://developer.apple.com/documentation/pencilkit
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import SwiftUI
    import _Concurrency
    #if os(macOS)
    public typealias _PKColor = NSColor
    public typealias _PKImage = NSImage
    public typealias _PKPath = NSBezierPath
    #else
    public typealias _PKColor = UIColor
    public typealias _PKImage = UIImage
    public typealias _PKPath = UIBezierPath
    #endif
    // https://developer.apple.com/documentation/pencilkit/pkdrawing-swift.struct
    public struct PKDrawing : Equatable, Codable, @unchecked Sendable {
      public init()
      public init(data: Data) throws
      public init<S>(strokes: S) where S : Sequence, S.Element == PKStroke
      public var bounds: CGRect { get }
      public var strokes: [PKStroke] { get set }
      public func dataRepresentation() -> Data
      public func image(from rect: CGRect, scale: CGFloat) -> _PKImage
      public mutating func append(_ drawing: PKDrawing)
      public func appending(_ drawing: PKDrawing) -> PKDrawing
      public mutating func append<S>(_ strokes: S) where S : Sequence, S.Element == PKStroke
      public mutating func transform(using transform: CGAffineTransform)
      public func transformed(using transform: CGAffineTransform) -> PKDrawing
      @available(iOS 17.0, macOS 14.0, *)
      public var requiredContentVersion: PKContentVersion { get }
      public static func == (a: PKDrawing, b: PKDrawing) -> Bool
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    @objc public enum PKContentVersion : Int, Sendable {
      case version1 = 1
      case version2
      case version3
      case version4
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    public struct PKStroke : @unchecked Sendable {
      public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: _PKPath? = nil)
      public var ink: PKInk { get set }
      public var transform: CGAffineTransform { get set }
      public var path: PKStrokePath { get set }
      public var mask: _PKPath? { get set }
      public var renderBounds: CGRect { get }
    }
    public struct PKInk : Equatable, @unchecked Sendable {
      public enum InkType : String, Sendable {
        case pen, pencil, marker
        @available(iOS 17.0, macOS 14.0, *)
        case monoline
        @available(iOS 17.0, macOS 14.0, *)
        case fountainPen
        @available(iOS 17.0, macOS 14.0, *)
        case watercolor
        @available(iOS 17.0, macOS 14.0, *)
        case crayon
      }
      public init(_ inkType: PKInk.InkType, color: _PKColor = .black)
      public var inkType: PKInk.InkType { get set }
      public var color: _PKColor { get set }
      public static func == (a: PKInk, b: PKInk) -> Bool
    }
    public struct PKStrokePoint : @unchecked Sendable {
      public init(location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat)
      public var location: CGPoint { get }
      public var timeOffset: TimeInterval { get }
      public var size: CGSize { get }
      public var opacity: CGFloat { get }
      public var force: CGFloat { get }
      public var azimuth: CGFloat { get }
      public var altitude: CGFloat { get }
    }
    public struct PKStrokePath : RandomAccessCollection, @unchecked Sendable {
      public init<T>(controlPoints: T, creationDate: Date) where T : Sequence, T.Element == PKStrokePoint
      public var creationDate: Date { get }
      public typealias Index = Int
      public typealias Element = PKStrokePoint
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public func index(after i: Int) -> Int
      public func index(before i: Int) -> Int
      public subscript(i: Int) -> PKStrokePoint { get }
      public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint
      public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint
    }
    #if os(iOS) || os(visionOS)
    // https://developer.apple.com/documentation/pencilkit/pktool
    public protocol PKTool {
    }
    public struct PKInkingTool : PKTool, Equatable {
      public typealias InkType = PKInk.InkType
      public init(_ type: PKInkingTool.InkType, color: UIColor = UIColor.black, width: CGFloat? = nil)
      public init(ink: PKInk, width: CGFloat)
      public var inkType: PKInkingTool.InkType { get set }
      public var color: UIColor { get set }
      public var width: CGFloat { get set }
      public var ink: PKInk { get }
      public static func convertColor(_ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle) -> UIColor
      public static func == (a: PKInkingTool, b: PKInkingTool) -> Bool
    }
    extension PKInk.InkType {
      public var defaultWidth: CGFloat { get }
      public var validWidthRange: ClosedRange<CGFloat> { get }
    }
    public struct PKEraserTool : PKTool, Equatable {
      public enum EraserType : Sendable {
        case vector, bitmap
        @available(iOS 16.4, *)
        case fixedWidthBitmap
      }
      public init(_ eraserType: PKEraserTool.EraserType)
      @available(iOS 16.4, *)
      public init(_ eraserType: PKEraserTool.EraserType, width: CGFloat?)
      public var eraserType: PKEraserTool.EraserType { get set }
      public static func == (a: PKEraserTool, b: PKEraserTool) -> Bool
    }
    public struct PKLassoTool : PKTool, Equatable {
      public init()
      public static func == (a: PKLassoTool, b: PKLassoTool) -> Bool
    }
    // https://developer.apple.com/documentation/pencilkit/pkcanvasview
    @objc public enum PKCanvasViewDrawingPolicy : UInt, Sendable {
      case `default`
      case anyInput
      case pencilOnly
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @MainActor @preconcurrency public protocol PKCanvasViewDelegate : UIScrollViewDelegate {
      func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
      func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
      func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
      func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
    }
    extension PKCanvasViewDelegate {
      @MainActor @preconcurrency public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
      @MainActor @preconcurrency public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
      @MainActor @preconcurrency public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
      @MainActor @preconcurrency public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
    }
    @MainActor @preconcurrency open class PKCanvasView : UIScrollView {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var drawing: PKDrawing { get set }
      open var tool: any PKTool { get set }
      open var isRulerActive: Bool { get set }
      open var drawingGestureRecognizer: UIGestureRecognizer { get }
      open var allowsFingerDrawing: Bool { get set }
      open var drawingPolicy: PKCanvasViewDrawingPolicy { get set }
      @available(iOS 18.0, visionOS 2.0, *)
      open var isDrawingEnabled: Bool { get set }
      @available(iOS 17.0, *)
      open var maximumSupportedContentVersion: PKContentVersion { get set }
    }
    // https://developer.apple.com/documentation/pencilkit/pktoolpicker
    @MainActor @preconcurrency open class PKToolPicker : NSObject {
      override public init()
      open class func shared(for window: UIWindow) -> PKToolPicker?
      open func addObserver(_ observer: any PKToolPickerObserver)
      open func removeObserver(_ observer: any PKToolPickerObserver)
      open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder)
      open var selectedTool: any PKTool { get set }
      open var isRulerActive: Bool { get set }
      open var isVisible: Bool { get }
      open var showsDrawingPolicyControls: Bool { get set }
      open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
      open var colorUserInterfaceStyle: UIUserInterfaceStyle { get set }
      open var stateAutosaveName: String? { get set }
      open func frameObscured(in view: UIView) -> CGRect
    }
    @preconcurrency @MainActor @objc public protocol PKToolPickerObserver : NSObjectProtocol {
      @objc optional func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
      @objc optional func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
      @objc optional func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
      @objc optional func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
    }
    extension PKCanvasView : PKToolPickerObserver {
    }
    #endif
    """#
}

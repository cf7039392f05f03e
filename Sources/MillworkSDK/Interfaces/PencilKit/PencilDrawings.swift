extension InterfaceModules.PencilKit {
  /// Drawings, their canvas and tools.
  static let pencilDrawings = #"""
    // https://developer.apple.com/documentation/pencilkit
    @_exported import Foundation
    import CoreGraphics
    import Swift
    import SwiftUI
    import _Concurrency
    public struct PKDrawing : Equatable, Codable, @unchecked Sendable {
      public init()
      public init(data: Data) throws
      public var bounds: CGRect { get }
      public var strokes: [PKStroke] { get }
      public func dataRepresentation() -> Data
    #if os(macOS)
      public func image(from rect: CGRect, scale: CGFloat) -> NSImage
    #else
      public func image(from rect: CGRect, scale: CGFloat) -> UIImage
    #endif
      public mutating func append(_ drawing: PKDrawing)
      public static func == (a: PKDrawing, b: PKDrawing) -> Bool
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
    }
    public struct PKStroke : @unchecked Sendable {
      public var renderBounds: CGRect { get }
    }
    #if os(iOS) || os(visionOS)
    public protocol PKTool {
    }
    public struct PKInkingTool : PKTool, Equatable {
      public enum InkType : String, Sendable { case pen, pencil, marker }
      public init(_ type: PKInkingTool.InkType, color: UIColor = UIColor.black, width: CGFloat? = nil)
      public init(_ type: PKInkingTool.InkType, color: UIColor)
      public static func == (a: PKInkingTool, b: PKInkingTool) -> Bool
    }
    public struct PKEraserTool : PKTool, Equatable {
      public enum EraserType : Sendable { case vector, bitmap }
      public init(_ type: PKEraserTool.EraserType)
      public static func == (a: PKEraserTool, b: PKEraserTool) -> Bool
    }
    public struct PKLassoTool : PKTool, Equatable {
      public init()
      public static func == (a: PKLassoTool, b: PKLassoTool) -> Bool
    }
    @objc public enum PKCanvasViewDrawingPolicy : UInt, Sendable {
      case `default`
      case anyInput
      case pencilOnly
      public init?(rawValue: UInt)
      public typealias RawValue = UInt
      public var rawValue: UInt { get }
    }
    @MainActor @preconcurrency open class PKCanvasView : UIScrollView {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      open var drawing: PKDrawing { get set }
      open var tool: any PKTool { get set }
      open var isRulerActive: Bool { get set }
      open var drawingPolicy: PKCanvasViewDrawingPolicy { get set }
    }
    @MainActor @preconcurrency public protocol PKCanvasViewDelegate : UIScrollViewDelegate {
    }
    @MainActor @preconcurrency open class PKToolPicker : NSObject {
      override public init()
      open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder)
      open func addObserver(_ observer: any PKToolPickerObserver)
    }
    @MainActor @objc public protocol PKToolPickerObserver : NSObjectProtocol {
    }
    extension PKCanvasView : PKToolPickerObserver {
    }
    #endif
    """#
}

extension InterfaceModules.RoomPlan {
  /// Scans of rooms.
  static let roomCapture = #"""
    // https://developer.apple.com/documentation/roomplan
    @_exported import Foundation
    import ARKit
    import simd
    import SwiftUI
    import Swift
    import _Concurrency
    @available(iOS 16.0, *)
    public struct CapturedRoom : Codable, Identifiable, Sendable {
      public enum Confidence : Codable, Sendable {
        case high
        case medium
        case low
      }
      public struct Surface : Codable, Identifiable, Sendable {
        public let identifier: UUID
        public var id: UUID { get }
        public let dimensions: SIMD3<Float>
        public let transform: simd_float4x4
        public let confidence: CapturedRoom.Confidence
        public func encode(to encoder: any Encoder) throws
        public init(from decoder: any Decoder) throws
      }
      public struct Object : Codable, Identifiable, Sendable {
        public enum Category : String, CaseIterable, Codable, Sendable {
          case storage
          case refrigerator
          case stove
          case bed
          case sink
          case washerDryer
          case toilet
          case bathtub
          case oven
          case dishwasher
          case table
          case sofa
          case chair
          case fireplace
          case television
          case stairs
          public init?(rawValue: String)
          public var rawValue: String { get }
        }
        public let identifier: UUID
        public var id: UUID { get }
        public let category: CapturedRoom.Object.Category
        public let dimensions: SIMD3<Float>
        public let transform: simd_float4x4
        public let confidence: CapturedRoom.Confidence
        public func encode(to encoder: any Encoder) throws
        public init(from decoder: any Decoder) throws
      }
      public struct USDExportOptions : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let parametric: CapturedRoom.USDExportOptions
        public static let mesh: CapturedRoom.USDExportOptions
      }
      public let identifier: UUID
      public var id: UUID { get }
      public let walls: [CapturedRoom.Surface]
      public let doors: [CapturedRoom.Surface]
      public let windows: [CapturedRoom.Surface]
      public let openings: [CapturedRoom.Surface]
      public let objects: [CapturedRoom.Object]
      public func export(to url: URL, exportOptions: CapturedRoom.USDExportOptions = .mesh) throws
      public func encode(to encoder: any Encoder) throws
      public init(from decoder: any Decoder) throws
    }
    @available(iOS 16.0, *)
    public struct CapturedRoomData : Codable, Sendable {
      public func encode(to encoder: any Encoder) throws
      public init(from decoder: any Decoder) throws
    }
    @available(iOS 16.0, *)
    public class RoomCaptureSession {
      public struct Configuration {
        public init()
        public var isCoachingEnabled: Bool
      }
      public enum Instruction : Equatable, Sendable {
        case moveCloseToWall
        case moveAwayFromWall
        case slowDown
        case turnOnLight
        case normal
        case lowTexture
      }
      public init()
      public static var isSupported: Bool { get }
      weak public var delegate: (any RoomCaptureSessionDelegate)?
      public let arSession: ARSession
      public func run(configuration: RoomCaptureSession.Configuration)
      public func stop()
    }
    @available(iOS 16.0, *)
    public protocol RoomCaptureSessionDelegate : AnyObject {
      func captureSession(_ session: RoomCaptureSession, didUpdate room: CapturedRoom)
      func captureSession(_ session: RoomCaptureSession, didEndWith data: CapturedRoomData, error: (any Error)?)
      func captureSession(_ session: RoomCaptureSession, didProvide instruction: RoomCaptureSession.Instruction)
    }
    @available(iOS 16.0, *)
    extension RoomCaptureSessionDelegate {
      public func captureSession(_ session: RoomCaptureSession, didUpdate room: CapturedRoom)
      public func captureSession(_ session: RoomCaptureSession, didEndWith data: CapturedRoomData, error: (any Error)?)
      public func captureSession(_ session: RoomCaptureSession, didProvide instruction: RoomCaptureSession.Instruction)
    }
    @available(iOS 16.0, *)
    @MainActor @preconcurrency open class RoomCaptureView : UIView {
      override public init(frame: CGRect)
      public required init?(coder: NSCoder)
      public var captureSession: RoomCaptureSession! { get }
      weak public var delegate: (any RoomCaptureViewDelegate)?
    }
    @available(iOS 16.0, *)
    public protocol RoomCaptureViewDelegate : NSCoding {
      func captureView(shouldPresent roomDataForProcessing: CapturedRoomData, error: (any Error)?) -> Bool
      func captureView(didPresent processedResult: CapturedRoom, error: (any Error)?)
    }
    @available(iOS 16.0, *)
    extension RoomCaptureViewDelegate {
      public func captureView(shouldPresent roomDataForProcessing: CapturedRoomData, error: (any Error)?) -> Bool
      public func captureView(didPresent processedResult: CapturedRoom, error: (any Error)?)
    }
    @available(iOS 16.0, *)
    public class RoomBuilder {
      public struct ConfigurationOptions : OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int)
        public static let beautifyObjects: RoomBuilder.ConfigurationOptions
      }
      public init(options: RoomBuilder.ConfigurationOptions)
      public func capturedRoom(from data: CapturedRoomData) async throws -> CapturedRoom
    }
    """#
}

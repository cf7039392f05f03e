extension InterfaceModules.CoreMedia {
  /// Times and ranges of media.
  static let times = #"""
    // https://developer.apple.com/documentation/coremedia
    @_exported import Foundation
    import Swift
    public struct CMTime : Hashable, Comparable, _CValue, Sendable {
      public init()
      public init(value: Int64, timescale: Int32)
      public init(seconds: Double, preferredTimescale: Int32)
      public var value: Int64 { get set }
      public var timescale: Int32 { get set }
      public var seconds: Double { get }
      public static var zero: CMTime { get }
      public static var invalid: CMTime { get }
      public static var indefinite: CMTime { get }
      public static var positiveInfinity: CMTime { get }
      public static var negativeInfinity: CMTime { get }
      public var isValid: Bool { get }
      public var isNumeric: Bool { get }
      public var isIndefinite: Bool { get }
      public static func < (a: CMTime, b: CMTime) -> Bool
      public static func + (a: CMTime, b: CMTime) -> CMTime
      public static func - (a: CMTime, b: CMTime) -> CMTime
      public static func == (a: CMTime, b: CMTime) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public typealias CMTimeScale = Int32
    public typealias CMTimeValue = Int64
    public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime
    public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime
    public func CMTimeGetSeconds(_ time: CMTime) -> Double
    public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime
    public struct CMTimeRange : Hashable, _CValue, Sendable {
      public init(start: CMTime, duration: CMTime)
      public init(start: CMTime, end: CMTime)
      public var start: CMTime { get set }
      public var duration: CMTime { get set }
      public var end: CMTime { get }
      public static func == (a: CMTimeRange, b: CMTimeRange) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public class CMSampleBuffer : Hashable, @unchecked Sendable {
      public static func == (a: CMSampleBuffer, b: CMSampleBuffer) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    """#
}

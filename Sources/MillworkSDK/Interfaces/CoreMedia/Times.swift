extension InterfaceModules.CoreMedia {
  /// Times and ranges of media.
  static let times = #"""
    // https://developer.apple.com/documentation/coremedia
    @_exported import Foundation
    @_exported import CoreVideo
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
      public var isValid: Bool { get }
      public var isEmpty: Bool { get }
      public static var zero: CMTimeRange { get }
      public static var invalid: CMTimeRange { get }
      public func containsTime(_ time: CMTime) -> Bool
      public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange
      public static func == (a: CMTimeRange, b: CMTimeRange) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime
    public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime
    public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32
    public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange
    public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool
    public class CMSampleBuffer : NSObject, @unchecked Sendable {
    }
    // https://developer.apple.com/documentation/coremedia/cmsamplebuffer
    extension CMSampleBuffer {
      @available(Apple 2019, *)
      public var imageBuffer: CVImageBuffer? { get }
      @available(Apple 2019, *)
      public var presentationTimeStamp: CMTime { get }
      @available(Apple 2019, *)
      public var duration: CMTime { get }
      @available(Apple 2019, *)
      public var formatDescription: CMFormatDescription? { get }
      @available(Apple 2019, *)
      public var isValid: Bool { get }
      @available(Apple 2019, *)
      public var numSamples: Int { get }
    }
    public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer?
    public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime
    public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription?
    public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool
    public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int
    public class CMFormatDescription : NSObject, @unchecked Sendable {
    }
    public typealias CMVideoFormatDescription = CMFormatDescription
    public typealias CMAudioFormatDescription = CMFormatDescription
    public struct CMVideoDimensions : _CValue, Sendable {
      public init()
      public init(width: Int32, height: Int32)
      public var width: Int32 { get set }
      public var height: Int32 { get set }
    }
    public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
    """#
}

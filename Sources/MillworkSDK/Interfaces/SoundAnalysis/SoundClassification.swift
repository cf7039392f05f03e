extension InterfaceModules.SoundAnalysis {
  /// Classification of sounds.
  static let soundClassification = #"""
    // https://developer.apple.com/documentation/soundanalysis
    @_exported import Foundation
    import AVFoundation
    @_exported import CoreML
    import Swift
    import _Concurrency
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    @objc public protocol SNRequest : NSObjectProtocol {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    @objc public protocol SNResult : NSObjectProtocol {
    }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    @objc public protocol SNResultsObserving : NSObjectProtocol {
      func request(_ request: any SNRequest, didProduce result: any SNResult)
      @objc optional func request(_ request: any SNRequest, didFailWithError error: any Error)
      @objc optional func requestDidComplete(_ request: any SNRequest)
    }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    open class SNAudioStreamAnalyzer : NSObject {
      public init(format: AVAudioFormat)
      open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws
      open func remove(_ request: any SNRequest)
      open func removeAllRequests()
      open func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition)
      open func completeAnalysis()
    }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    open class SNAudioFileAnalyzer : NSObject {
      public init(url: URL) throws
      open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws
      open func analyze()
    }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    open class SNClassifySoundRequest : NSObject, SNRequest {
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      public init(classifierIdentifier: SNClassifierIdentifier) throws
      public init(mlModel: MLModel) throws
      open var overlapFactor: Double { get set }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      open var knownClassifications: [String] { get }
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public struct SNClassifierIdentifier : RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String)
      public static let version1: SNClassifierIdentifier
    }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    open class SNClassification : NSObject {
      open var identifier: String { get }
      open var confidence: Double { get }
    }
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    open class SNClassificationResult : NSObject, SNResult {
      open var classifications: [SNClassification] { get }
      @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
      open func classification(forIdentifier identifier: String) -> SNClassification?
    }
    """#
}

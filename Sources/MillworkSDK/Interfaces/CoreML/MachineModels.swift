extension InterfaceModules.CoreML {
  /// Models and what they are fed with.
  static let machineModels = #"""
    // https://developer.apple.com/documentation/coreml
    @_exported import Foundation
    @_exported import CoreVideo
    import Swift
    import _Concurrency
    @objc public enum MLComputeUnits : Int, Sendable {
      case cpuOnly
      case cpuAndGPU
      case all
      case cpuAndNeuralEngine
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class MLModelConfiguration : NSObject {
      override public init()
      open var computeUnits: MLComputeUnits { get set }
    }
    public protocol MLFeatureProvider {
      var featureNames: Set<String> { get }
      func featureValue(for featureName: String) -> MLFeatureValue?
    }
    open class MLFeatureValue : NSObject {
      public convenience init(int64 value: Int64)
      public convenience init(double value: Double)
      public convenience init(string value: String)
      public convenience init(multiArray value: MLMultiArray)
      open var int64Value: Int64 { get }
      open var doubleValue: Double { get }
      open var stringValue: String { get }
      open var multiArrayValue: MLMultiArray? { get }
      open var dictionaryValue: [AnyHashable : NSNumber] { get }
    }
    @objc public enum MLMultiArrayDataType : Int, Sendable {
      case double
      case float32
      case float16
      case int32
      public init?(rawValue: Int)
      public var rawValue: Int { get }
    }
    open class MLMultiArray : NSObject {
      public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws
      open var count: Int { get }
      open var shape: [NSNumber] { get }
      open subscript(idx: Int) -> NSNumber { get set }
      open subscript(key: [NSNumber]) -> NSNumber { get set }
    }
    open class MLDictionaryFeatureProvider : NSObject, MLFeatureProvider {
      public init(dictionary: [String : Any]) throws
      public var featureNames: Set<String> { get }
      public func featureValue(for featureName: String) -> MLFeatureValue?
    }
    open class MLModelDescription : NSObject {
      open var metadata: [String : Any] { get }
    }
    open class MLModel : NSObject {
      public convenience init(contentsOf url: URL) throws
      public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws
      open class func compileModel(at modelURL: URL) throws -> URL
      open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider
      open var modelDescription: MLModelDescription { get }
    }
    """#
}

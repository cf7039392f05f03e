extension InterfaceModules.CoreML {
  /// Models and what they are fed with.
  static let machineModels = #"""
    // https://developer.apple.com/documentation/coreml
    @_exported import Foundation
    @_exported import CoreVideo
    import CoreGraphics
    import ImageIO
    #if !os(watchOS)
    import Metal
    #endif
    import Swift
    import _Concurrency
    // https://developer.apple.com/documentation/coreml/mlmodel
    @objc public enum MLComputeUnits : Int, Sendable {
      case cpuOnly
      case cpuAndGPU
      case all
      case cpuAndNeuralEngine
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class MLModelConfiguration : NSObject, NSCopying, @unchecked Sendable {
      override public init()
      open func copy(with zone: NSZone? = nil) -> Any
      open var modelDisplayName: String? { get set }
      open var computeUnits: MLComputeUnits { get set }
      open var allowLowPrecisionAccumulationOnGPU: Bool { get set }
    #if !os(watchOS)
      open var preferredMetalDevice: (any MTLDevice)? { get set }
    #endif
      @available(Apple 2024, *)
      open var functionName: String? { get set }
    }
    open class MLPredictionOptions : NSObject {
      override public init()
      open var usesCPUOnly: Bool { get set }
      open var outputBackings: [String : Any] { get set }
    }
    open class MLModel : NSObject, @unchecked Sendable {
      public convenience init(contentsOf url: URL) throws
      public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws
      @available(Apple 2020, *)
      open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(), completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void)
      @available(Apple 2021, *)
      open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel
    #if !os(watchOS)
      open class func compileModel(at modelURL: URL) throws -> URL
      @available(Apple 2022, *)
      open class func compileModel(at modelURL: URL) async throws -> URL
    #endif
      open var modelDescription: MLModelDescription { get }
      open var configuration: MLModelConfiguration { get }
      open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider
      open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider
      @available(Apple 2023, *)
      open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()) async throws -> any MLFeatureProvider
      open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider
      open func predictions(from inputBatch: any MLBatchProvider, options: MLPredictionOptions) throws -> any MLBatchProvider
    }
    public struct MLModelMetadataKey : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
      public init(rawValue: String)
      public var rawValue: String { get }
      public static var description: MLModelMetadataKey { get }
      public static var versionString: MLModelMetadataKey { get }
      public static var author: MLModelMetadataKey { get }
      public static var license: MLModelMetadataKey { get }
      public static var creatorDefinedKey: MLModelMetadataKey { get }
    }
    open class MLModelDescription : NSObject {
      open var inputDescriptionsByName: [String : MLFeatureDescription] { get }
      open var outputDescriptionsByName: [String : MLFeatureDescription] { get }
      open var predictedFeatureName: String? { get }
      open var predictedProbabilitiesName: String? { get }
      open var metadata: [MLModelMetadataKey : Any] { get }
      open var classLabels: [Any]? { get }
      open var isUpdatable: Bool { get }
    }
    // https://developer.apple.com/documentation/coreml/mlfeatureprovider
    @objc public protocol MLFeatureProvider {
      var featureNames: Set<String> { get }
      func featureValue(for featureName: String) -> MLFeatureValue?
    }
    @objc public protocol MLBatchProvider {
      var count: Int { get }
      func features(at index: Int) -> any MLFeatureProvider
    }
    open class MLArrayBatchProvider : NSObject, MLBatchProvider {
      public init(array: [any MLFeatureProvider])
      public convenience init(dictionary: [String : [Any]]) throws
      open var array: [any MLFeatureProvider] { get }
      public var count: Int { get }
      public func features(at index: Int) -> any MLFeatureProvider
    }
    open class MLDictionaryFeatureProvider : NSObject, MLFeatureProvider {
      public init(dictionary: [String : Any]) throws
      open var dictionary: [String : MLFeatureValue] { get }
      open subscript(featureName: String) -> MLFeatureValue? { get }
      public var featureNames: Set<String> { get }
      public func featureValue(for featureName: String) -> MLFeatureValue?
    }
    @objc public enum MLFeatureType : Int, Sendable {
      case invalid = 0
      case int64 = 1
      case double = 2
      case string = 3
      case image = 4
      case multiArray = 5
      case dictionary = 6
      case sequence = 7
      case state = 8
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class MLFeatureDescription : NSObject {
      open var name: String { get }
      open var type: MLFeatureType { get }
      open var isOptional: Bool { get }
      open func isAllowedValue(_ value: MLFeatureValue) -> Bool
      open var multiArrayConstraint: MLMultiArrayConstraint? { get }
      open var imageConstraint: MLImageConstraint? { get }
    }
    open class MLMultiArrayConstraint : NSObject {
      open var shape: [NSNumber] { get }
      open var dataType: MLMultiArrayDataType { get }
    }
    open class MLImageConstraint : NSObject {
      open var pixelsHigh: Int { get }
      open var pixelsWide: Int { get }
      open var pixelFormatType: OSType { get }
    }
    open class MLFeatureValue : NSObject {
      public convenience init(int64 value: Int64)
      public convenience init(double value: Double)
      public convenience init(string value: String)
      public convenience init(multiArray value: MLMultiArray)
      public convenience init(pixelBuffer value: CVPixelBuffer)
      public convenience init(dictionary value: [AnyHashable : NSNumber]) throws
      public struct ImageOption : Hashable, _SwiftNewtypeWrapper, _ObjectiveCBridgeable, Sendable {
        public init(rawValue: String)
        public var rawValue: String { get }
        public static var cropRect: ImageOption { get }
        public static var cropAndScale: ImageOption { get }
      }
      public convenience init(imageAt url: URL, constraint: MLImageConstraint, options: [MLFeatureValue.ImageOption : Any]? = nil) throws
      public convenience init(imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [MLFeatureValue.ImageOption : Any]? = nil) throws
      public convenience init(cgImage: CGImage, constraint: MLImageConstraint, options: [MLFeatureValue.ImageOption : Any]? = nil) throws
      public convenience init(cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [MLFeatureValue.ImageOption : Any]? = nil) throws
      open var type: MLFeatureType { get }
      open var isUndefined: Bool { get }
      open var int64Value: Int64 { get }
      open var doubleValue: Double { get }
      open var stringValue: String { get }
      open var multiArrayValue: MLMultiArray? { get }
      open var dictionaryValue: [AnyHashable : NSNumber] { get }
      open var imageBufferValue: CVPixelBuffer? { get }
    }
    // https://developer.apple.com/documentation/coreml/mlmultiarray
    @objc public enum MLMultiArrayDataType : Int, Sendable {
      case double = 65600
      case float32 = 65568
      @available(Apple 2022, *)
      case float16 = 65552
      case int32 = 131104
      public static var float64: MLMultiArrayDataType { get }
      public static var float: MLMultiArrayDataType { get }
      public init?(rawValue: Int)
      public typealias RawValue = Int
      public var rawValue: Int { get }
    }
    open class MLMultiArray : NSObject {
      public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws
      public init(dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber], deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil) throws
      @available(Apple 2022, *)
      public init(pixelBuffer: CVPixelBuffer, shape: [NSNumber])
      open var dataPointer: UnsafeMutableRawPointer { get }
      open var dataType: MLMultiArrayDataType { get }
      open var shape: [NSNumber] { get }
      open var strides: [NSNumber] { get }
      open var count: Int { get }
      @available(Apple 2022, *)
      open var pixelBuffer: CVPixelBuffer? { get }
      open subscript(idx: Int) -> NSNumber { get set }
      open subscript(key: [NSNumber]) -> NSNumber { get set }
      @available(Apple 2021, *)
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
      @available(Apple 2021, *)
      public func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> R) rethrows -> R
      @available(Apple 2021, *)
      public func withUnsafeBufferPointer<S, R>(ofType type: S.Type, _ body: (UnsafeBufferPointer<S>) throws -> R) rethrows -> R
    }
    @available(Apple 2021, *)
    extension MLMultiArray {
      public convenience init(_ data: [Double]) throws
      public convenience init(_ data: [Float]) throws
      public convenience init(_ data: [Int32]) throws
    }
    // https://developer.apple.com/documentation/coreml/mlmodelerror-swift.struct
    public struct MLModelError : Error, CustomNSError, Hashable, Sendable {
      public init(_ code: Code, userInfo: [String : Any] = [:])
      public var code: Code { get }
      public var errorCode: Int { get }
      public var errorUserInfo: [String : Any] { get }
      public var userInfo: [String : Any] { get }
      public var localizedDescription: String { get }
      public static var errorDomain: String { get }
      @objc public enum Code : Int, Sendable {
        case generic = 0
        case featureType = 1
        case io = 3
        case customLayer = 4
        case customModel = 5
        case update = 6
        case parameters = 7
        case modelDecryptionKeyFetch = 8
        case modelDecryption = 9
        case modelCollection = 10
        case predictionCancelled = 11
        public init?(rawValue: Int)
        public typealias RawValue = Int
        public var rawValue: Int { get }
        public static func ~= (code: Code, error: any Error) -> Bool
      }
      public static var generic: Code { get }
      public static var featureType: Code { get }
      public static var io: Code { get }
      public static var customLayer: Code { get }
      public static var customModel: Code { get }
      public static var update: Code { get }
      public static var parameters: Code { get }
      public static var modelDecryptionKeyFetch: Code { get }
      public static var modelDecryption: Code { get }
      public static var modelCollection: Code { get }
      public static var predictionCancelled: Code { get }
      public static func == (a: MLModelError, b: MLModelError) -> Bool
      public func hash(into hasher: inout Hasher)
    }
    """#
}

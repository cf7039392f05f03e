extension InterfaceModules.CoreML {
  /// Arrays with shapes, tensors, states of models and the devices that compute them.
  static let shapedArrays = #"""
    // https://developer.apple.com/documentation/coreml/mlshapedarray
    @available(Apple 2021, *)
    public protocol MLShapedArrayScalar {
      static var multiArrayDataType: MLMultiArrayDataType { get }
    }
    @available(Apple 2021, *)
    extension Float : MLShapedArrayScalar {
      public static var multiArrayDataType: MLMultiArrayDataType { get }
    }
    @available(Apple 2021, *)
    extension Double : MLShapedArrayScalar {
      public static var multiArrayDataType: MLMultiArrayDataType { get }
    }
    @available(Apple 2021, *)
    extension Int32 : MLShapedArrayScalar {
      public static var multiArrayDataType: MLMultiArrayDataType { get }
    }
    @available(Apple 2021, *)
    public protocol MLShapedArrayProtocol : Equatable {
      associatedtype Scalar : MLShapedArrayScalar
      var shape: [Int] { get }
      var strides: [Int] { get }
      var scalars: [Self.Scalar] { get set }
      var scalarCount: Int { get }
      var isScalar: Bool { get }
      var scalar: Self.Scalar? { get set }
    }
    @available(Apple 2021, *)
    extension MLShapedArrayProtocol {
      public var scalarCount: Int { get }
      public var isScalar: Bool { get }
    }
    @available(Apple 2021, *)
    public struct MLShapedArray<Scalar> : MLShapedArrayProtocol, RandomAccessCollection, MutableCollection where Scalar : MLShapedArrayScalar {
      public typealias Element = MLShapedArraySlice<Scalar>
      public typealias Index = Int
      public init<S>(scalars: S, shape: [Int]) where S : Sequence, S.Element == Scalar
      public init(repeating value: Scalar, shape: [Int])
      public init(scalar: Scalar)
      public init(_ multiArray: MLMultiArray)
      public init(unsafeUninitializedShape shape: [Int], initializingWith initializer: (_ buffer: inout UnsafeMutableBufferPointer<Scalar>, _ strides: [Int]) throws -> Void) rethrows
      public var shape: [Int] { get }
      public var strides: [Int] { get }
      public var scalars: [Scalar] { get set }
      public var scalar: Scalar? { get set }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(position: Int) -> MLShapedArraySlice<Scalar> { get set }
      public subscript(indices: [Int]) -> MLShapedArraySlice<Scalar> { get set }
      public subscript(indices: Int...) -> MLShapedArraySlice<Scalar> { get set }
      public subscript(scalarAt indices: Int...) -> Scalar { get set }
      public func withUnsafeShapedBufferPointer<R>(_ body: (UnsafeBufferPointer<Scalar>, [Int], [Int]) throws -> R) rethrows -> R
      public mutating func withUnsafeMutableShapedBufferPointer<R>(_ body: (UnsafeMutableBufferPointer<Scalar>, [Int], [Int]) throws -> R) rethrows -> R
      public static func == (a: MLShapedArray<Scalar>, b: MLShapedArray<Scalar>) -> Bool
    }
    @available(Apple 2021, *)
    extension MLShapedArray : @unchecked Sendable where Scalar : Sendable {}
    @available(Apple 2021, *)
    public struct MLShapedArraySlice<Scalar> : MLShapedArrayProtocol, RandomAccessCollection, MutableCollection where Scalar : MLShapedArrayScalar {
      public typealias Element = MLShapedArraySlice<Scalar>
      public typealias Index = Int
      public var shape: [Int] { get }
      public var strides: [Int] { get }
      public var scalars: [Scalar] { get set }
      public var scalar: Scalar? { get set }
      public var startIndex: Int { get }
      public var endIndex: Int { get }
      public subscript(position: Int) -> MLShapedArraySlice<Scalar> { get set }
      public subscript(scalarAt indices: Int...) -> Scalar { get set }
      public static func == (a: MLShapedArraySlice<Scalar>, b: MLShapedArraySlice<Scalar>) -> Bool
    }
    @available(Apple 2021, *)
    extension MLMultiArray {
      public convenience init<S>(_ shapedArray: S) where S : MLShapedArrayProtocol
      @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
      public func withUnsafeBufferPointer<S, R>(ofType type: S.Type, _ body: (UnsafeBufferPointer<S>) throws -> R) rethrows -> R where S : MLShapedArrayScalar
      @available(iOS 15.4, macOS 12.3, tvOS 15.4, watchOS 8.5, visionOS 1.0, *)
      public func withUnsafeMutableBufferPointer<S, R>(ofType type: S.Type, _ body: (UnsafeMutableBufferPointer<S>, [Int]) throws -> R) rethrows -> R where S : MLShapedArrayScalar
    }
    // https://developer.apple.com/documentation/coreml/mlstate
    @available(Apple 2024, *)
    final public class MLState : NSObject, @unchecked Sendable {
    }
    @available(Apple 2024, *)
    extension MLModel {
      public func makeState() -> MLState
      public func prediction(from input: any MLFeatureProvider, using state: MLState) throws -> any MLFeatureProvider
      public func prediction(from input: any MLFeatureProvider, using state: MLState, options: MLPredictionOptions = MLPredictionOptions()) async throws -> any MLFeatureProvider
    }
    // https://developer.apple.com/documentation/coreml/mltensor
    @available(Apple 2024, *)
    public protocol MLTensorScalar {
    }
    @available(Apple 2024, *)
    extension Float : MLTensorScalar {}
    @available(Apple 2024, *)
    extension Int32 : MLTensorScalar {}
    @available(Apple 2024, *)
    extension Bool : MLTensorScalar {}
    @available(Apple 2024, *)
    public struct MLTensor : Sendable {
      public init<Scalar>(_ scalars: some Collection<Scalar>) where Scalar : MLTensorScalar
      public init<Scalar>(shape: [Int], scalars: some Collection<Scalar>) where Scalar : MLTensorScalar
      public init<Scalar>(_ shapedArray: MLShapedArray<Scalar>) where Scalar : MLShapedArrayScalar, Scalar : MLTensorScalar
      public init<Scalar>(repeating value: Scalar, shape: [Int]) where Scalar : MLTensorScalar
      public init(zeros shape: [Int], scalarType: any MLTensorScalar.Type)
      public init(ones shape: [Int], scalarType: any MLTensorScalar.Type)
      public init(concatenating tensors: some Collection<MLTensor>, alongAxis axis: Int = 0)
      public init(stacking tensors: some Collection<MLTensor>, alongAxis axis: Int = 0)
      public var shape: [Int] { get }
      public var rank: Int { get }
      public var scalarCount: Int { get }
      public var scalarType: any MLTensorScalar.Type { get }
      public func shapedArray<Scalar>(of scalarType: Scalar.Type) async -> MLShapedArray<Scalar> where Scalar : MLShapedArrayScalar, Scalar : MLTensorScalar
      public func reshaped(to newShape: [Int]) -> MLTensor
      public func expandingShape(at axes: Int...) -> MLTensor
      public func squeezingShape(at axes: Int...) -> MLTensor
      public func transposed() -> MLTensor
      public func transposed(permutation: Int...) -> MLTensor
      public func matmul(_ other: MLTensor) -> MLTensor
      public func softmax(alongAxis axis: Int = -1) -> MLTensor
      public func argmax() -> MLTensor
      public func argmax(alongAxis axis: Int, keepRank: Bool = false) -> MLTensor
      public func sum(keepRank: Bool = false) -> MLTensor
      public func sum(alongAxes axes: Int..., keepRank: Bool = false) -> MLTensor
      public func mean(keepRank: Bool = false) -> MLTensor
      public func mean(alongAxes axes: Int..., keepRank: Bool = false) -> MLTensor
      public func cast<Scalar>(to scalarType: Scalar.Type) -> MLTensor where Scalar : MLTensorScalar
      public static func + (a: MLTensor, b: MLTensor) -> MLTensor
      public static func - (a: MLTensor, b: MLTensor) -> MLTensor
      public static func * (a: MLTensor, b: MLTensor) -> MLTensor
      public static func / (a: MLTensor, b: MLTensor) -> MLTensor
    }
    // https://developer.apple.com/documentation/coreml/mlcomputedevice
    @available(Apple 2023, *)
    public enum MLComputeDevice : @unchecked Sendable {
      case cpu(MLCPUComputeDevice)
      case gpu(MLGPUComputeDevice)
      case neuralEngine(MLNeuralEngineComputeDevice)
      public static var allComputeDevices: [MLComputeDevice] { get }
    }
    @available(Apple 2023, *)
    final public class MLCPUComputeDevice : NSObject, @unchecked Sendable {
    }
    @available(Apple 2023, *)
    final public class MLGPUComputeDevice : NSObject, @unchecked Sendable {
    }
    @available(Apple 2023, *)
    final public class MLNeuralEngineComputeDevice : NSObject, @unchecked Sendable {
      final public var totalCoreCount: Int { get }
    }
    @available(Apple 2023, *)
    extension MLModel {
      public class var availableComputeDevices: [MLComputeDevice] { get }
    }
    """#
}

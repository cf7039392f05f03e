extension InterfaceModules.Simd {
  /// Matrices of the math library.
  static let matrices = #"""
    // https://developer.apple.com/documentation/simd/simd_float4x4
    public struct simd_float2x2 : Equatable, Sendable {
      public init()
      public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>)
      public init(_ columns: [SIMD2<Float>])
      public init(rows: [SIMD2<Float>])
      public init(columns: (SIMD2<Float>, SIMD2<Float>))
      public init(_ scalar: Float)
      public init(diagonal: SIMD2<Float>)
      public var columns: (SIMD2<Float>, SIMD2<Float>)
      public subscript(column: Int) -> SIMD2<Float> { get set }
      public subscript(column: Int, row: Int) -> Float { get set }
      public var determinant: Float { get }
      public var inverse: simd_float2x2 { get }
      public var transpose: simd_float2x2 { get }
      public static func == (a: simd_float2x2, b: simd_float2x2) -> Bool
      public static func + (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2
      public static func - (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2
      public static func * (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2
      public static func * (a: simd_float2x2, b: SIMD2<Float>) -> SIMD2<Float>
      public static func * (a: SIMD2<Float>, b: simd_float2x2) -> SIMD2<Float>
      public static func * (a: Float, b: simd_float2x2) -> simd_float2x2
      public static func * (a: simd_float2x2, b: Float) -> simd_float2x2
      public static func *= (a: inout simd_float2x2, b: simd_float2x2)
    }
    public typealias float2x2 = simd_float2x2
    public typealias matrix_float2x2 = simd_float2x2
    public let matrix_identity_float2x2: simd_float2x2
    public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2
    public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float>
    public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2
    public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2
    public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2
    public struct simd_float3x3 : Equatable, Sendable {
      public init()
      public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>)
      public init(_ columns: [SIMD3<Float>])
      public init(rows: [SIMD3<Float>])
      public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>))
      public init(_ scalar: Float)
      public init(diagonal: SIMD3<Float>)
      public init(_ quaternion: simd_quatf)
      public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
      public subscript(column: Int) -> SIMD3<Float> { get set }
      public subscript(column: Int, row: Int) -> Float { get set }
      public var determinant: Float { get }
      public var inverse: simd_float3x3 { get }
      public var transpose: simd_float3x3 { get }
      public static func == (a: simd_float3x3, b: simd_float3x3) -> Bool
      public static func + (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3
      public static func - (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3
      public static func * (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3
      public static func * (a: simd_float3x3, b: SIMD3<Float>) -> SIMD3<Float>
      public static func * (a: SIMD3<Float>, b: simd_float3x3) -> SIMD3<Float>
      public static func * (a: Float, b: simd_float3x3) -> simd_float3x3
      public static func * (a: simd_float3x3, b: Float) -> simd_float3x3
      public static func *= (a: inout simd_float3x3, b: simd_float3x3)
    }
    public typealias float3x3 = simd_float3x3
    public typealias matrix_float3x3 = simd_float3x3
    public let matrix_identity_float3x3: simd_float3x3
    public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3
    public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float>
    public func matrix_multiply(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3
    public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3
    public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3
    public struct simd_float4x4 : Equatable, Sendable {
      public init()
      public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>)
      public init(_ columns: [SIMD4<Float>])
      public init(rows: [SIMD4<Float>])
      public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>))
      public init(_ scalar: Float)
      public init(diagonal: SIMD4<Float>)
      public init(_ quaternion: simd_quatf)
      public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
      public subscript(column: Int) -> SIMD4<Float> { get set }
      public subscript(column: Int, row: Int) -> Float { get set }
      public var determinant: Float { get }
      public var inverse: simd_float4x4 { get }
      public var transpose: simd_float4x4 { get }
      public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool
      public static func + (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4
      public static func - (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4
      public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4
      public static func * (a: simd_float4x4, b: SIMD4<Float>) -> SIMD4<Float>
      public static func * (a: SIMD4<Float>, b: simd_float4x4) -> SIMD4<Float>
      public static func * (a: Float, b: simd_float4x4) -> simd_float4x4
      public static func * (a: simd_float4x4, b: Float) -> simd_float4x4
      public static func *= (a: inout simd_float4x4, b: simd_float4x4)
    }
    public typealias float4x4 = simd_float4x4
    public typealias matrix_float4x4 = simd_float4x4
    public let matrix_identity_float4x4: simd_float4x4
    public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4
    public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float>
    public func matrix_multiply(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4
    public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4
    public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4
    public struct simd_double2x2 : Equatable, Sendable {
      public init()
      public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>)
      public init(_ columns: [SIMD2<Double>])
      public init(rows: [SIMD2<Double>])
      public init(columns: (SIMD2<Double>, SIMD2<Double>))
      public init(_ scalar: Double)
      public init(diagonal: SIMD2<Double>)
      public var columns: (SIMD2<Double>, SIMD2<Double>)
      public subscript(column: Int) -> SIMD2<Double> { get set }
      public subscript(column: Int, row: Int) -> Double { get set }
      public var determinant: Double { get }
      public var inverse: simd_double2x2 { get }
      public var transpose: simd_double2x2 { get }
      public static func == (a: simd_double2x2, b: simd_double2x2) -> Bool
      public static func + (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2
      public static func - (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2
      public static func * (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2
      public static func * (a: simd_double2x2, b: SIMD2<Double>) -> SIMD2<Double>
      public static func * (a: SIMD2<Double>, b: simd_double2x2) -> SIMD2<Double>
      public static func * (a: Double, b: simd_double2x2) -> simd_double2x2
      public static func * (a: simd_double2x2, b: Double) -> simd_double2x2
      public static func *= (a: inout simd_double2x2, b: simd_double2x2)
    }
    public typealias double2x2 = simd_double2x2
    public typealias matrix_double2x2 = simd_double2x2
    public let matrix_identity_double2x2: simd_double2x2
    public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2
    public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double>
    public func matrix_multiply(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2
    public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2
    public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2
    public struct simd_double3x3 : Equatable, Sendable {
      public init()
      public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>)
      public init(_ columns: [SIMD3<Double>])
      public init(rows: [SIMD3<Double>])
      public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>))
      public init(_ scalar: Double)
      public init(diagonal: SIMD3<Double>)
      public init(_ quaternion: simd_quatd)
      public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
      public subscript(column: Int) -> SIMD3<Double> { get set }
      public subscript(column: Int, row: Int) -> Double { get set }
      public var determinant: Double { get }
      public var inverse: simd_double3x3 { get }
      public var transpose: simd_double3x3 { get }
      public static func == (a: simd_double3x3, b: simd_double3x3) -> Bool
      public static func + (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3
      public static func - (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3
      public static func * (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3
      public static func * (a: simd_double3x3, b: SIMD3<Double>) -> SIMD3<Double>
      public static func * (a: SIMD3<Double>, b: simd_double3x3) -> SIMD3<Double>
      public static func * (a: Double, b: simd_double3x3) -> simd_double3x3
      public static func * (a: simd_double3x3, b: Double) -> simd_double3x3
      public static func *= (a: inout simd_double3x3, b: simd_double3x3)
    }
    public typealias double3x3 = simd_double3x3
    public typealias matrix_double3x3 = simd_double3x3
    public let matrix_identity_double3x3: simd_double3x3
    public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3
    public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double>
    public func matrix_multiply(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3
    public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3
    public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3
    public struct simd_double4x4 : Equatable, Sendable {
      public init()
      public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>)
      public init(_ columns: [SIMD4<Double>])
      public init(rows: [SIMD4<Double>])
      public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>))
      public init(_ scalar: Double)
      public init(diagonal: SIMD4<Double>)
      public init(_ quaternion: simd_quatd)
      public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
      public subscript(column: Int) -> SIMD4<Double> { get set }
      public subscript(column: Int, row: Int) -> Double { get set }
      public var determinant: Double { get }
      public var inverse: simd_double4x4 { get }
      public var transpose: simd_double4x4 { get }
      public static func == (a: simd_double4x4, b: simd_double4x4) -> Bool
      public static func + (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4
      public static func - (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4
      public static func * (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4
      public static func * (a: simd_double4x4, b: SIMD4<Double>) -> SIMD4<Double>
      public static func * (a: SIMD4<Double>, b: simd_double4x4) -> SIMD4<Double>
      public static func * (a: Double, b: simd_double4x4) -> simd_double4x4
      public static func * (a: simd_double4x4, b: Double) -> simd_double4x4
      public static func *= (a: inout simd_double4x4, b: simd_double4x4)
    }
    public typealias double4x4 = simd_double4x4
    public typealias matrix_double4x4 = simd_double4x4
    public let matrix_identity_double4x4: simd_double4x4
    public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4
    public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double>
    public func matrix_multiply(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4
    public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4
    public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4
    // https://developer.apple.com/documentation/simd/simd_quatf
    public struct simd_quatf : Equatable, CustomDebugStringConvertible, Sendable {
      public init()
      public init(ix: Float, iy: Float, iz: Float, r: Float)
      public init(real: Float, imag: SIMD3<Float>)
      public init(angle: Float, axis: SIMD3<Float>)
      public init(from: SIMD3<Float>, to: SIMD3<Float>)
      public init(vector: SIMD4<Float>)
      public init(_ rotationMatrix: simd_float3x3)
      public init(_ rotationMatrix: simd_float4x4)
      public var vector: SIMD4<Float>
      public var real: Float { get set }
      public var imag: SIMD3<Float> { get set }
      public var angle: Float { get }
      public var axis: SIMD3<Float> { get }
      public var conjugate: simd_quatf { get }
      public var inverse: simd_quatf { get }
      public var normalized: simd_quatf { get }
      public var length: Float { get }
      public func act(_ vector: SIMD3<Float>) -> SIMD3<Float>
      public var debugDescription: String { get }
      public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf
      public static func - (a: simd_quatf, b: simd_quatf) -> simd_quatf
      public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf
      public static func * (a: simd_quatf, b: Float) -> simd_quatf
      public static func * (a: Float, b: simd_quatf) -> simd_quatf
      public static func *= (a: inout simd_quatf, b: simd_quatf)
      public static prefix func - (a: simd_quatf) -> simd_quatf
      public static func == (a: simd_quatf, b: simd_quatf) -> Bool
    }
    public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf
    public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf
    public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float>
    public func simd_normalize(_ q: simd_quatf) -> simd_quatf
    public func simd_inverse(_ q: simd_quatf) -> simd_quatf
    public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float
    public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf
    public struct simd_quatd : Equatable, CustomDebugStringConvertible, Sendable {
      public init()
      public init(ix: Double, iy: Double, iz: Double, r: Double)
      public init(real: Double, imag: SIMD3<Double>)
      public init(angle: Double, axis: SIMD3<Double>)
      public init(from: SIMD3<Double>, to: SIMD3<Double>)
      public init(vector: SIMD4<Double>)
      public init(_ rotationMatrix: simd_double3x3)
      public init(_ rotationMatrix: simd_double4x4)
      public var vector: SIMD4<Double>
      public var real: Double { get set }
      public var imag: SIMD3<Double> { get set }
      public var angle: Double { get }
      public var axis: SIMD3<Double> { get }
      public var conjugate: simd_quatd { get }
      public var inverse: simd_quatd { get }
      public var normalized: simd_quatd { get }
      public var length: Double { get }
      public func act(_ vector: SIMD3<Double>) -> SIMD3<Double>
      public var debugDescription: String { get }
      public static func + (a: simd_quatd, b: simd_quatd) -> simd_quatd
      public static func - (a: simd_quatd, b: simd_quatd) -> simd_quatd
      public static func * (a: simd_quatd, b: simd_quatd) -> simd_quatd
      public static func * (a: simd_quatd, b: Double) -> simd_quatd
      public static func * (a: Double, b: simd_quatd) -> simd_quatd
      public static func *= (a: inout simd_quatd, b: simd_quatd)
      public static prefix func - (a: simd_quatd) -> simd_quatd
      public static func == (a: simd_quatd, b: simd_quatd) -> Bool
    }
    public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd
    public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd
    public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double>
    public func simd_normalize(_ q: simd_quatd) -> simd_quatd
    public func simd_inverse(_ q: simd_quatd) -> simd_quatd
    public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double
    public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd
    public func simd_make_float3(_ v: SIMD4<Float>) -> SIMD3<Float>
    public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float>
    public func simd_make_float4(_ v: SIMD3<Float>, _ w: Float) -> SIMD4<Float>
    public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float>
    public func simd_matrix(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) -> simd_float4x4
    """#
}

extension InterfaceModules.Simd {
  /// Vectors of the math library.
  static let vectors = #"""
    // https://developer.apple.com/documentation/simd
    import Swift
    public typealias simd_float2 = SIMD2<Float>
    public typealias simd_float3 = SIMD3<Float>
    public typealias simd_float4 = SIMD4<Float>
    public typealias simd_double2 = SIMD2<Double>
    public typealias simd_double3 = SIMD3<Double>
    public func simd_length(_ x: SIMD3<Float>) -> Float
    public func simd_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float
    public func simd_normalize(_ x: SIMD3<Float>) -> SIMD3<Float>
    public func simd_dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float
    public typealias simd_double4 = SIMD4<Double>
    public func simd_length(_ x: SIMD2<Float>) -> Float
    public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float>
    public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float>
    public struct simd_float3x3 : Equatable, Sendable {
      public init()
      public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>)
      public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
      public static func == (a: simd_float3x3, b: simd_float3x3) -> Bool
    }
    public struct simd_float4x4 : Equatable, Sendable {
      public init()
      public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>)
      public init(_ scalar: Float)
      public init(_ q: simd_quatf)
      public init(diagonal v: SIMD4<Float>)
      public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
      public var inverse: simd_float4x4 { get }
      public var transpose: simd_float4x4 { get }
      public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool
      public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4
      public static func * (a: simd_float4x4, b: SIMD4<Float>) -> SIMD4<Float>
    }
    public typealias float4x4 = simd_float4x4
    public typealias float3x3 = simd_float3x3
    public let matrix_identity_float4x4: simd_float4x4
    public let matrix_identity_float3x3: simd_float3x3
    public struct simd_quatf : Equatable, Sendable {
      public init()
      public init(ix: Float, iy: Float, iz: Float, r: Float)
      public init(angle: Float, axis: SIMD3<Float>)
      public init(from: SIMD3<Float>, to: SIMD3<Float>)
      public var angle: Float { get }
      public var axis: SIMD3<Float> { get }
      public var inverse: simd_quatf { get }
      public func act(_ vector: SIMD3<Float>) -> SIMD3<Float>
      public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf
      public static func == (a: simd_quatf, b: simd_quatf) -> Bool
    }
    """#
}

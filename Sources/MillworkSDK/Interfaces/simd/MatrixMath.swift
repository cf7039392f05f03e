extension InterfaceModules.Simd {
  /// Products, lengths and turns of vectors and matrices.
  static let matrixMath = #"""
    // https://developer.apple.com/documentation/accelerate/simd
    public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4
    public func simd_mul(_ a: simd_float4x4, _ b: SIMD4<Float>) -> SIMD4<Float>
    public func simd_mul(_ a: simd_float3x3, _ b: simd_float3x3) -> simd_float3x3
    public func simd_mul(_ a: simd_float3x3, _ b: SIMD3<Float>) -> SIMD3<Float>
    public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf
    public func simd_inverse(_ m: simd_float4x4) -> simd_float4x4
    public func simd_inverse(_ q: simd_quatf) -> simd_quatf
    public func simd_transpose(_ m: simd_float4x4) -> simd_float4x4
    public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf
    public func simd_quaternion(_ m: simd_float4x4) -> simd_quatf
    public func simd_slerp(_ a: simd_quatf, _ b: simd_quatf, _ t: Float) -> simd_quatf
    public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float>
    public func simd_matrix(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) -> simd_float4x4
    public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float>
    public func simd_make_float3(_ v: SIMD4<Float>) -> SIMD3<Float>
    public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float>
    public func simd_make_float4(_ v: SIMD3<Float>, _ w: Float) -> SIMD4<Float>
    public func simd_length_squared(_ x: SIMD3<Float>) -> Float
    public func simd_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float
    public func simd_normalize(_ x: SIMD2<Float>) -> SIMD2<Float>
    public func simd_dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float
    public func length(_ x: SIMD3<Float>) -> Float
    public func length(_ x: SIMD2<Float>) -> Float
    public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float
    public func distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float
    public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float>
    public func normalize(_ x: SIMD2<Float>) -> SIMD2<Float>
    public func dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float
    public func dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float
    public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float>
    public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float>
    extension simd_float4x4 {
      public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>))
      public init(_ columns: [SIMD4<Float>])
      public init(rows: [SIMD4<Float>])
      public subscript(column: Int) -> SIMD4<Float> { get set }
      public subscript(column: Int, row: Int) -> Float { get set }
    }
    extension simd_quatf {
      public init(_ m: simd_float4x4)
      public init(vector: SIMD4<Float>)
      public init(real: Float, imag: SIMD3<Float>)
      public var vector: SIMD4<Float> { get set }
      public var real: Float { get set }
      public var imag: SIMD3<Float> { get set }
      public var normalized: simd_quatf { get }
    }
    """#
}

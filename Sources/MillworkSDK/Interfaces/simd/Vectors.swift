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
    """#
}

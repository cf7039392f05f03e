extension InterfaceModules.Simd {
  /// Vectors of the math library, and what is computed of them.
  static let vectors = #"""
    // https://developer.apple.com/documentation/accelerate/simd-library
    import Swift
    public typealias simd_float2 = SIMD2<Float>
    public typealias simd_float3 = SIMD3<Float>
    public typealias simd_float4 = SIMD4<Float>
    public typealias simd_double2 = SIMD2<Double>
    public typealias simd_double3 = SIMD3<Double>
    public typealias simd_double4 = SIMD4<Double>
    public typealias float2 = SIMD2<Float>
    public typealias float3 = SIMD3<Float>
    public typealias float4 = SIMD4<Float>
    public typealias double2 = SIMD2<Double>
    public typealias double3 = SIMD3<Double>
    public typealias double4 = SIMD4<Double>
    public typealias simd_int2 = SIMD2<Int32>
    public typealias simd_int3 = SIMD3<Int32>
    public typealias simd_int4 = SIMD4<Int32>
    public typealias simd_uint2 = SIMD2<UInt32>
    public typealias simd_uint3 = SIMD3<UInt32>
    public typealias simd_uint4 = SIMD4<UInt32>
    public func simd_length(_ x: SIMD2<Float>) -> Float
    public func simd_length_squared(_ x: SIMD2<Float>) -> Float
    public func simd_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float
    public func simd_distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float
    public func simd_dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float
    public func simd_normalize(_ x: SIMD2<Float>) -> SIMD2<Float>
    public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ t: SIMD2<Float>) -> SIMD2<Float>
    public func simd_min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float>
    public func simd_max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float>
    public func simd_clamp(_ x: SIMD2<Float>, _ min: SIMD2<Float>, _ max: SIMD2<Float>) -> SIMD2<Float>
    public func simd_reflect(_ x: SIMD2<Float>, _ n: SIMD2<Float>) -> SIMD2<Float>
    public func simd_abs(_ x: SIMD2<Float>) -> SIMD2<Float>
    public func length(_ x: SIMD2<Float>) -> Float
    public func length_squared(_ x: SIMD2<Float>) -> Float
    public func distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float
    public func distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float
    public func dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float
    public func normalize(_ x: SIMD2<Float>) -> SIMD2<Float>
    public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: SIMD2<Float>) -> SIMD2<Float>
    public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float>
    public func min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float>
    public func max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float>
    public func clamp(_ x: SIMD2<Float>, min: SIMD2<Float>, max: SIMD2<Float>) -> SIMD2<Float>
    public func reflect(_ x: SIMD2<Float>, n: SIMD2<Float>) -> SIMD2<Float>
    public func abs(_ x: SIMD2<Float>) -> SIMD2<Float>
    public func simd_length(_ x: SIMD2<Double>) -> Double
    public func simd_length_squared(_ x: SIMD2<Double>) -> Double
    public func simd_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double
    public func simd_distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double
    public func simd_dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double
    public func simd_normalize(_ x: SIMD2<Double>) -> SIMD2<Double>
    public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double>
    public func simd_min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double>
    public func simd_max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double>
    public func simd_clamp(_ x: SIMD2<Double>, _ min: SIMD2<Double>, _ max: SIMD2<Double>) -> SIMD2<Double>
    public func simd_reflect(_ x: SIMD2<Double>, _ n: SIMD2<Double>) -> SIMD2<Double>
    public func simd_abs(_ x: SIMD2<Double>) -> SIMD2<Double>
    public func length(_ x: SIMD2<Double>) -> Double
    public func length_squared(_ x: SIMD2<Double>) -> Double
    public func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double
    public func distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double
    public func dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double
    public func normalize(_ x: SIMD2<Double>) -> SIMD2<Double>
    public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: SIMD2<Double>) -> SIMD2<Double>
    public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double>
    public func min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double>
    public func max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double>
    public func clamp(_ x: SIMD2<Double>, min: SIMD2<Double>, max: SIMD2<Double>) -> SIMD2<Double>
    public func reflect(_ x: SIMD2<Double>, n: SIMD2<Double>) -> SIMD2<Double>
    public func abs(_ x: SIMD2<Double>) -> SIMD2<Double>
    public func simd_length(_ x: SIMD3<Float>) -> Float
    public func simd_length_squared(_ x: SIMD3<Float>) -> Float
    public func simd_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float
    public func simd_distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float
    public func simd_dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float
    public func simd_normalize(_ x: SIMD3<Float>) -> SIMD3<Float>
    public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float>
    public func simd_min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float>
    public func simd_max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float>
    public func simd_clamp(_ x: SIMD3<Float>, _ min: SIMD3<Float>, _ max: SIMD3<Float>) -> SIMD3<Float>
    public func simd_reflect(_ x: SIMD3<Float>, _ n: SIMD3<Float>) -> SIMD3<Float>
    public func simd_abs(_ x: SIMD3<Float>) -> SIMD3<Float>
    public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float>
    public func length(_ x: SIMD3<Float>) -> Float
    public func length_squared(_ x: SIMD3<Float>) -> Float
    public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float
    public func distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float
    public func dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float
    public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float>
    public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: SIMD3<Float>) -> SIMD3<Float>
    public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float>
    public func min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float>
    public func max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float>
    public func clamp(_ x: SIMD3<Float>, min: SIMD3<Float>, max: SIMD3<Float>) -> SIMD3<Float>
    public func reflect(_ x: SIMD3<Float>, n: SIMD3<Float>) -> SIMD3<Float>
    public func abs(_ x: SIMD3<Float>) -> SIMD3<Float>
    public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float>
    public func simd_length(_ x: SIMD3<Double>) -> Double
    public func simd_length_squared(_ x: SIMD3<Double>) -> Double
    public func simd_distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double
    public func simd_distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double
    public func simd_dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double
    public func simd_normalize(_ x: SIMD3<Double>) -> SIMD3<Double>
    public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ t: SIMD3<Double>) -> SIMD3<Double>
    public func simd_min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double>
    public func simd_max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double>
    public func simd_clamp(_ x: SIMD3<Double>, _ min: SIMD3<Double>, _ max: SIMD3<Double>) -> SIMD3<Double>
    public func simd_reflect(_ x: SIMD3<Double>, _ n: SIMD3<Double>) -> SIMD3<Double>
    public func simd_abs(_ x: SIMD3<Double>) -> SIMD3<Double>
    public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double>
    public func length(_ x: SIMD3<Double>) -> Double
    public func length_squared(_ x: SIMD3<Double>) -> Double
    public func distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double
    public func distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double
    public func dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double
    public func normalize(_ x: SIMD3<Double>) -> SIMD3<Double>
    public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: SIMD3<Double>) -> SIMD3<Double>
    public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: Double) -> SIMD3<Double>
    public func min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double>
    public func max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double>
    public func clamp(_ x: SIMD3<Double>, min: SIMD3<Double>, max: SIMD3<Double>) -> SIMD3<Double>
    public func reflect(_ x: SIMD3<Double>, n: SIMD3<Double>) -> SIMD3<Double>
    public func abs(_ x: SIMD3<Double>) -> SIMD3<Double>
    public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double>
    public func simd_length(_ x: SIMD4<Float>) -> Float
    public func simd_length_squared(_ x: SIMD4<Float>) -> Float
    public func simd_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float
    public func simd_distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float
    public func simd_dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float
    public func simd_normalize(_ x: SIMD4<Float>) -> SIMD4<Float>
    public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ t: SIMD4<Float>) -> SIMD4<Float>
    public func simd_min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float>
    public func simd_max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float>
    public func simd_clamp(_ x: SIMD4<Float>, _ min: SIMD4<Float>, _ max: SIMD4<Float>) -> SIMD4<Float>
    public func simd_reflect(_ x: SIMD4<Float>, _ n: SIMD4<Float>) -> SIMD4<Float>
    public func simd_abs(_ x: SIMD4<Float>) -> SIMD4<Float>
    public func length(_ x: SIMD4<Float>) -> Float
    public func length_squared(_ x: SIMD4<Float>) -> Float
    public func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float
    public func distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float
    public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float
    public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float>
    public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: SIMD4<Float>) -> SIMD4<Float>
    public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float>
    public func min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float>
    public func max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float>
    public func clamp(_ x: SIMD4<Float>, min: SIMD4<Float>, max: SIMD4<Float>) -> SIMD4<Float>
    public func reflect(_ x: SIMD4<Float>, n: SIMD4<Float>) -> SIMD4<Float>
    public func abs(_ x: SIMD4<Float>) -> SIMD4<Float>
    public func simd_length(_ x: SIMD4<Double>) -> Double
    public func simd_length_squared(_ x: SIMD4<Double>) -> Double
    public func simd_distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double
    public func simd_distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double
    public func simd_dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double
    public func simd_normalize(_ x: SIMD4<Double>) -> SIMD4<Double>
    public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ t: SIMD4<Double>) -> SIMD4<Double>
    public func simd_min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double>
    public func simd_max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double>
    public func simd_clamp(_ x: SIMD4<Double>, _ min: SIMD4<Double>, _ max: SIMD4<Double>) -> SIMD4<Double>
    public func simd_reflect(_ x: SIMD4<Double>, _ n: SIMD4<Double>) -> SIMD4<Double>
    public func simd_abs(_ x: SIMD4<Double>) -> SIMD4<Double>
    public func length(_ x: SIMD4<Double>) -> Double
    public func length_squared(_ x: SIMD4<Double>) -> Double
    public func distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double
    public func distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double
    public func dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double
    public func normalize(_ x: SIMD4<Double>) -> SIMD4<Double>
    public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: SIMD4<Double>) -> SIMD4<Double>
    public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: Double) -> SIMD4<Double>
    public func min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double>
    public func max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double>
    public func clamp(_ x: SIMD4<Double>, min: SIMD4<Double>, max: SIMD4<Double>) -> SIMD4<Double>
    public func reflect(_ x: SIMD4<Double>, n: SIMD4<Double>) -> SIMD4<Double>
    public func abs(_ x: SIMD4<Double>) -> SIMD4<Double>
    public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float
    public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float
    public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float
    public func mix(_ x: Float, _ y: Float, t: Float) -> Float
    public func clamp(_ x: Float, min: Float, max: Float) -> Float
    public func sign(_ x: Float) -> Float
    public func fract(_ x: Float) -> Float
    public func step(_ x: Float, edge: Float) -> Float
    public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float
    public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double
    public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double
    public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double
    public func mix(_ x: Double, _ y: Double, t: Double) -> Double
    public func clamp(_ x: Double, min: Double, max: Double) -> Double
    public func sign(_ x: Double) -> Double
    public func fract(_ x: Double) -> Double
    public func step(_ x: Double, edge: Double) -> Double
    public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double
    """#
}

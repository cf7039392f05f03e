extension InterfaceModules.Darwin {
  /// Functions of numbers that the first file leaves out.
  static let cMath = #"""
    // https://developer.apple.com/documentation/kernel/math
    public func lround(_ x: Double) -> Int
    public func lroundf(_ x: Float) -> Int
    public func fabsf(_ x: Float) -> Float
    public func floorf(_ x: Float) -> Float
    public func ceilf(_ x: Float) -> Float
    public func roundf(_ x: Float) -> Float
    public func fmodf(_ x: Float, _ y: Float) -> Float
    public func atan2f(_ y: Float, _ x: Float) -> Float
    public func expf(_ x: Float) -> Float
    public func logf(_ x: Float) -> Float
    public func cbrt(_ x: Double) -> Double
    public func sinh(_ x: Double) -> Double
    public func cosh(_ x: Double) -> Double
    public func tanh(_ x: Double) -> Double
    public func exp2(_ x: Double) -> Double
    public func expm1(_ x: Double) -> Double
    public func log1p(_ x: Double) -> Double
    public func srand48(_ seed: Int)
    public func remainder(_ x: Double, _ y: Double) -> Double
    public func copysign(_ x: Double, _ y: Double) -> Double
    public let M_PI_2: Double
    public let M_PI_4: Double
    public let M_E: Double
    public let DBL_MAX: Double
    public let DBL_MIN: Double
    public let DBL_EPSILON: Double
    public let FLT_MAX: Float
    public let FLT_MIN: Float
    public let FLT_EPSILON: Float
    public let M_SQRT2: Double
    public let M_1_PI: Double
    public let M_2_PI: Double
    public let M_LN2: Double
    public func sincosf(_ x: Float, _ sine: UnsafeMutablePointer<Float>, _ cosine: UnsafeMutablePointer<Float>)
    public func tanf(_ x: Float) -> Float
    public func asinf(_ x: Float) -> Float
    public func acosf(_ x: Float) -> Float
    public func atanf(_ x: Float) -> Float
    public func log10f(_ x: Float) -> Float
    public func log2f(_ x: Float) -> Float
    public func hypotf(_ x: Float, _ y: Float) -> Float
    public func fminf(_ x: Float, _ y: Float) -> Float
    public func fmaxf(_ x: Float, _ y: Float) -> Float
    """#
}

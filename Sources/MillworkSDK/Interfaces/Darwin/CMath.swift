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
    """#
}

extension InterfaceModules.Darwin {
  /// Mathematical functions.
  static let math = #"""
    // https://developer.apple.com/documentation/kernel/math_functions
    import Swift

    public var M_PI: Double { get }
    public func sin(_ x: Double) -> Double
    public func cos(_ x: Double) -> Double
    public func tan(_ x: Double) -> Double
    public func asin(_ x: Double) -> Double
    public func acos(_ x: Double) -> Double
    public func atan(_ x: Double) -> Double
    public func atan2(_ y: Double, _ x: Double) -> Double
    public func exp(_ x: Double) -> Double
    public func log(_ x: Double) -> Double
    public func log2(_ x: Double) -> Double
    public func log10(_ x: Double) -> Double
    public func pow(_ x: Double, _ y: Double) -> Double
    public func hypot(_ x: Double, _ y: Double) -> Double
    public func fmod(_ x: Double, _ y: Double) -> Double
    public func fabs(_ x: Double) -> Double
    public func fmin(_ x: Double, _ y: Double) -> Double
    public func fmax(_ x: Double, _ y: Double) -> Double
    public func sinf(_ x: Float) -> Float
    public func cosf(_ x: Float) -> Float
    public func powf(_ x: Float, _ y: Float) -> Float
    public func sqrtf(_ x: Float) -> Float
    public func sqrt<T>(_ x: T) -> T where T : FloatingPoint
    public func fabs<T>(_ x: T) -> T where T : FloatingPoint
    public func floor<T>(_ x: T) -> T where T : FloatingPoint
    public func ceil<T>(_ x: T) -> T where T : FloatingPoint
    public func round<T>(_ x: T) -> T where T : FloatingPoint
    public func trunc<T>(_ x: T) -> T where T : FloatingPoint
    """#
}

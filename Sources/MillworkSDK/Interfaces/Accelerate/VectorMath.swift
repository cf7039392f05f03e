extension InterfaceModules.Accelerate {
  /// Sums, maxima and transforms of vectors of numbers.
  static let vectorMath = #"""
    // https://developer.apple.com/documentation/accelerate
    @_exported import Foundation
    @_exported import simd
    import CoreGraphics
    import Swift
    public typealias vDSP_Length = UInt
    public typealias vDSP_Stride = Int
    @available(Apple 2019, *)
    public enum vDSP {
      public static func add<U, V>(_ vectorA: U, _ vectorB: V) -> [Float] where U : Collection, V : Collection, U.Element == Float, V.Element == Float
      public static func add<U>(_ scalar: Float, _ vector: U) -> [Float] where U : Collection, U.Element == Float
      public static func multiply<U>(_ scalar: Float, _ vector: U) -> [Float] where U : Collection, U.Element == Float
      public static func multiply<U>(_ scalar: Double, _ vector: U) -> [Double] where U : Collection, U.Element == Double
      public static func multiply<T, U>(_ vectorA: T, _ vectorB: U) -> [Float] where T : Collection, U : Collection, T.Element == Float, U.Element == Float
      public static func sum<U>(_ vector: U) -> Float where U : Collection, U.Element == Float
      public static func sum<U>(_ vector: U) -> Double where U : Collection, U.Element == Double
      public static func mean<U>(_ vector: U) -> Float where U : Collection, U.Element == Float
      public static func mean<U>(_ vector: U) -> Double where U : Collection, U.Element == Double
      public static func maximum<U>(_ vector: U) -> Float where U : Collection, U.Element == Float
      public static func maximum<U>(_ vector: U) -> Double where U : Collection, U.Element == Double
      public static func minimum<U>(_ vector: U) -> Float where U : Collection, U.Element == Float
      public static func rootMeanSquare<U>(_ vector: U) -> Float where U : Collection, U.Element == Float
      public static func meanMagnitude<U>(_ vector: U) -> Float where U : Collection, U.Element == Float
      public static func dot<U, V>(_ vectorA: U, _ vectorB: V) -> Float where U : Collection, V : Collection, U.Element == Float, V.Element == Float
      public static func dot<U, V>(_ vectorA: U, _ vectorB: V) -> Double where U : Collection, V : Collection, U.Element == Double, V.Element == Double
      public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float]
    }
    public func vDSP_rmsqv(_ A: UnsafePointer<Float>, _ I: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
    public func vDSP_meamgv(_ A: UnsafePointer<Float>, _ I: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
    public func vDSP_maxv(_ A: UnsafePointer<Float>, _ I: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length)
    """#
}

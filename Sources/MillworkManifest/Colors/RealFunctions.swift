/// The few functions of real numbers that colour spaces need, on the standard library alone. Their error is below 1e-12 in
/// the ranges that colours have.
enum RealFunctions {
  /// The `n`-th root of a number from 0 on, by Newton's method.
  static func root(_ x: Double, _ n: Int) -> Double {
    guard x > 0, x.isFinite else { return x == .infinity ? x : 0 }
    // Near 1, so that the steps converge from above.
    var guess = max(x, 1)
    while true {
      let next = guess - (guess - x / power(guess, n - 1)) / Double(n)
      if !(next < guess) { return guess }
      guess = next
    }
  }

  /// A whole power, `n` from 0 on.
  static func power(_ x: Double, _ n: Int) -> Double {
    var result = 1.0
    for _ in 0..<n { result *= x }
    return result
  }

  /// Sine and cosine of an angle in degrees, by their series around the nearest quarter turn.
  static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    let quarter = (turned / 90).rounded()
    let x = (turned - quarter * 90) / 180 * .pi
    var (sine, cosine) = (0.0, 0.0)
    var term = 1.0
    for step in 0..<24 {
      let sign: Double = step % 4 < 2 ? 1 : -1
      if step % 2 == 0 { cosine += sign * term } else { sine += sign * term }
      term *= x / Double(step + 1)
    }
    switch (Int(quarter) % 4 + 4) % 4 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }
}

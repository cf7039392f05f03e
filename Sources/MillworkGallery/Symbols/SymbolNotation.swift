/// Writes down the outline of a part of a symbol, on a grid of 24 by 24 whose origin is at the top left.
struct SymbolNotation {
  /// The steps of the pen in order.
  private(set) var steps: [PathShape.Step] = []
  private var pen = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)

  /// The path that `notation` writes down: `M`, `L`, `H`, `V`, `C` and `Z` as in SVG, all absolute, and besides those
  /// `O x y radius`, a circle; `R x y width height corner`, a rectangle; and `A x y radius from to`, an arc from one angle to
  /// another in degrees, from the right by way of the bottom, both multiples of 45. `T` is an arc that a line leads to from
  /// the pen. `nil` where the notation is none.
  init?(_ notation: String) {
    var words = Words(notation)
    while let command = words.command() {
      var numbers: [Double] = []
      while let number = words.number() { numbers.append(number) }
      guard add(command, numbers) else { return nil }
    }
    if steps.isEmpty || !words.isAtEnd { return nil }
  }

  private mutating func add(_ command: Unicode.Scalar, _ numbers: [Double]) -> Bool {
    switch (command, numbers.count) {
    case ("M", 2): move(to: Point(x: numbers[0], y: numbers[1]))
    case ("L", 2): line(to: Point(x: numbers[0], y: numbers[1]))
    case ("H", 1): line(to: Point(x: numbers[0], y: pen.y))
    case ("V", 1): line(to: Point(x: pen.x, y: numbers[0]))
    case ("C", 6):
      curve(
        Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3]),
        to: Point(x: numbers[4], y: numbers[5]))
    case ("Z", 0): close()
    case ("O", 3):
      arc(Point(x: numbers[0], y: numbers[1]), numbers[2], from: 0, to: 360, joined: false)
      close()
    case ("R", 5): rectangle(numbers)
    case ("A", 5):
      arc(Point(x: numbers[0], y: numbers[1]), numbers[2], from: numbers[3], to: numbers[4], joined: false)
    case ("T", 5):
      arc(Point(x: numbers[0], y: numbers[1]), numbers[2], from: numbers[3], to: numbers[4], joined: true)
    default: return false
    }
    return true
  }

  private mutating func move(to point: Point) {
    steps.append(.move(point))
    pen = point
    start = point
  }

  private mutating func line(to point: Point) {
    steps.append(.line(point))
    pen = point
  }

  private mutating func curve(_ first: Point, _ second: Point, to point: Point) {
    steps.append(.curve(first, second, to: point))
    pen = point
  }

  private mutating func close() {
    steps.append(.close)
    pen = start
  }

  private mutating func rectangle(_ numbers: [Double]) {
    let (x, y, right, bottom) = (numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3])
    let corner = numbers[4]
    move(to: Point(x: x, y: y + corner))
    arc(Point(x: x + corner, y: y + corner), corner, from: 180, to: 270, joined: true)
    arc(Point(x: right - corner, y: y + corner), corner, from: 270, to: 360, joined: true)
    arc(Point(x: right - corner, y: bottom - corner), corner, from: 0, to: 90, joined: true)
    arc(Point(x: x + corner, y: bottom - corner), corner, from: 90, to: 180, joined: true)
    close()
  }

  /// An arc in steps of 45 degrees, each one curve.
  private mutating func arc(_ center: Point, _ radius: Double, from: Double, to: Double, joined: Bool) {
    // Four thirds of the tangent of a quarter of the step's angle.
    let pull = 0.265_216_489 * radius
    let stepCount = Int((to - from).magnitude / 45)
    let turn = to < from ? -1 : 1
    var index = Int(from / 45)
    let first = Self.direction(index)
    let begin = Point(x: center.x + first.x * radius, y: center.y + first.y * radius)
    if joined { line(to: begin) } else { move(to: begin) }
    for _ in 0..<stepCount {
      let (a, b) = (Self.direction(index), Self.direction(index + turn))
      let (out, into) = (Self.direction(index + 2 * turn), Self.direction(index - turn))
      let end = Point(x: center.x + b.x * radius, y: center.y + b.y * radius)
      curve(
        Point(x: center.x + a.x * radius + out.x * pull, y: center.y + a.y * radius + out.y * pull),
        Point(x: end.x + into.x * pull, y: end.y + into.y * pull), to: end)
      index += turn
    }
  }

  /// The direction of a multiple of 45 degrees.
  private static func direction(_ index: Int) -> Point {
    let half = 0.707_106_781
    let all = [
      Point(x: 1, y: 0), Point(x: half, y: half), Point(x: 0, y: 1), Point(x: -half, y: half),
      Point(x: -1, y: 0), Point(x: -half, y: -half),
      Point(x: 0, y: -1), Point(x: half, y: -half),
    ]
    return all[((index % 8) + 8) % 8]
  }
}

/// The letters and numbers of a path's notation.
private struct Words {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { index == scalars.count }

  mutating func command() -> Unicode.Scalar? {
    skipSpaces()
    guard index < scalars.count, ("A"..."Z").contains(scalars[index]) else { return nil }
    defer { index += 1 }
    return scalars[index]
  }

  mutating func number() -> Double? {
    skipSpaces()
    let begin = index
    while index < scalars.count, ("0"..."9").contains(scalars[index]) || [".", "-"].contains(scalars[index]) {
      index += 1
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[begin..<index])
    return Double(String(text))
  }

  private mutating func skipSpaces() {
    while index < scalars.count, scalars[index] == " " { index += 1 }
  }
}

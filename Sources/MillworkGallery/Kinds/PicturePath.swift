/// Reads the data of a path: the commands M, L, H, V, C and Z of SVG, and A with one radius; small letters are relative.
struct PicturePath {
  private let bytes: [UInt8]
  private var position = 0

  /// The steps of a path; `nil` for what is none.
  static func steps(_ text: String) -> [PathShape.Step]? {
    var path = PicturePath(bytes: Array(text.utf8))
    return path.steps()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func steps() -> [PathShape.Step]? {
    var steps: [PathShape.Step] = []
    var pen = Point(x: 0, y: 0)
    var start = pen
    var command: UInt8?
    skipBlanks()
    while position < bytes.count {
      let byte = bytes[position]
      if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
        command = byte
        position += 1
      } else if let last = command {
        // Further pairs after a move are lines.
        command =
          last == UInt8(ascii: "M") ? UInt8(ascii: "L") : last == UInt8(ascii: "m") ? UInt8(ascii: "l") : last
      }
      guard let command else { return nil }
      let isRelative = command & 0x20 != 0
      let base = isRelative ? pen : Point(x: 0, y: 0)
      switch command | 0x20 {
      case UInt8(ascii: "z"):
        steps.append(.close)
        pen = start
      case UInt8(ascii: "m"):
        guard let point = point(base) else { return nil }
        steps.append(.move(point))
        (pen, start) = (point, point)
      case UInt8(ascii: "l"):
        guard let point = point(base) else { return nil }
        steps.append(.line(point))
        pen = point
      case UInt8(ascii: "h"):
        guard let x = number() else { return nil }
        pen.x = base.x + x
        steps.append(.line(pen))
      case UInt8(ascii: "v"):
        guard let y = number() else { return nil }
        pen.y = base.y + y
        steps.append(.line(pen))
      case UInt8(ascii: "c"):
        guard let first = point(base), let second = point(base), let end = point(base) else { return nil }
        steps.append(.curve(first, second, to: end))
        pen = end
      case UInt8(ascii: "a"):
        guard let radius = number(), number() == radius, number() != nil, let isLarge = number(),
          let isClockwise = number(), let end = point(base), radius >= 0
        else { return nil }
        steps.append(.arc(radius: radius, isLarge: isLarge != 0, isClockwise: isClockwise != 0, to: end))
        pen = end
      default: return nil
      }
      skipBlanks()
    }
    guard case .move = steps.first else { return nil }
    return steps
  }

  private mutating func point(_ base: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: base.x + x, y: base.y + y)
  }

  private mutating func number() -> Double? {
    skipBlanks()
    let start = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
    while position < bytes.count, Self.isPart(bytes[position]) { position += 1 }
    return Self.number(bytes[start..<position])
  }

  private mutating func skipBlanks() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")].contains(bytes[position]) {
      position += 1
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A plain decimal number of at most 10000 points; `nil` for anything else.
  static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    guard !digits.isEmpty, digits.count <= 20, digits.allSatisfy(isPart),
      let number = Double(String(decoding: bytes, as: UTF8.self)), abs(number) <= 10_000
    else { return nil }
    return number
  }
}

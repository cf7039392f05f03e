/// One word or sign inside a tag.
struct Token {
  enum Kind: UInt8 {
    case name, integer, number, string, end
    case dot, comma, colon, pipe, bang, leftParen, rightParen, leftBracket, rightBracket, leftBrace,
      rightBrace
    case plus, minus, star, slash, percent, tilde, assign, ellipsis
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  }

  let kind: Kind
  /// The bytes of the token in the template.
  let lower: Int
  let upper: Int

  var bounds: Bounds { Bounds(lower, upper) }
}

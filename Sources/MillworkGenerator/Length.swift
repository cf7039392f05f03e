import MillworkManifest
import MillworkSource
import MillworkTemplate

/// A length in points: a number, and multiples of what the manifest's code gives.
struct Length {
  private var constant: Double
  private var terms: [(factor: Double, code: CodeText)]
  /// Where the manifest gives it.
  private let span: Span?

  /// The length that the manifest gives, or its code.
  init(_ amount: Amount) {
    constant = amount.code == nil ? amount.value : 0
    terms = amount.code.map { [(1, $0)] } ?? []
    span = amount.span
  }

  /// A length in points.
  init(_ number: Double, origin: Span? = nil) {
    constant = number
    terms = []
    span = origin
  }

  /// Whether code has a part in it.
  var isCode: Bool { !terms.isEmpty }

  static func - (a: Length, b: Length) -> Length {
    var result = a
    result.constant -= b.constant
    result.terms += b.terms.map { (-$0.factor, $0.code) }
    return result
  }

  static func * (length: Length, factor: Double) -> Length {
    var result = length
    result.constant *= factor
    result.terms = length.terms.map { ($0.factor * factor, $0.code) }
    return result
  }

  /// The length as code; times `scale` where it `isScaled`.
  func value(isScaled: Bool = false) -> Value { .text(text(isScaled: isScaled)) }

  /// The same as text.
  func text(isScaled: Bool = false) -> MappedText {
    guard isCode else {
      let number = decimal(constant)
      return MappedText(
        isScaled && constant != 0 ? "\(number) * scale" : number, origin: span.map { .whole($0) })
    }
    if terms.count == 1, terms[0].factor == 1, constant == 0, !isScaled { return terms[0].code.text }
    var text = MappedText()
    for term in terms.sorted(by: { $0.factor > $1.factor }) {
      let isFirst = text.bytes.isEmpty
      // What the compiler says of an operator is about the code beside it.
      let given = Origin.whole(term.code.span)
      text.append(term.factor < 0 ? (isFirst ? "-" : " - ") : (isFirst ? "" : " + "), origin: given)
      let isProduct = term.code.isProduct
      text.append(isProduct ? "" : "(", origin: given)
      text.append(term.code.text)
      text.append(isProduct ? "" : ")", origin: given)
      if abs(term.factor) != 1 { text.append(" * \(decimal(abs(term.factor)))", origin: given) }
    }
    if constant != 0 {
      let given = terms.last.map { Origin.whole($0.code.span) }
      text.append((constant < 0 ? " - " : " + ") + decimal(abs(constant)), origin: given)
    }
    guard isScaled else { return text }
    let isSum = terms.count > 1 || constant != 0
    var scaled = MappedText(isSum ? "(" : "")
    scaled.append(text)
    scaled.append(isSum ? ") * scale" : " * scale")
    return scaled
  }
}

extension CodeText {
  /// Whether the code is a name, a number, a call or a product of such, so that it can stand in another product or in a sum
  /// without parentheses.
  fileprivate var isProduct: Bool {
    var depth = 0
    var isComplete = false
    for part in text.bytes.split(separator: UInt8(ascii: " ")) {
      if depth == 0 {
        let isOperator = part.elementsEqual([UInt8(ascii: "*")]) || part.elementsEqual([UInt8(ascii: "/")])
        guard isOperator == isComplete else { return false }
        isComplete = false
        if isOperator { continue }
      }
      for byte in part {
        switch byte {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "."): break
        default: if depth == 0, !CodeText.isPartOfName(byte) { return false }
        }
      }
      isComplete = depth == 0
    }
    return isComplete
  }
}

import MillworkSource

/// Why a filter or tag cannot do what it was asked to.
public struct FilterFailure: Error, Hashable, Sendable {
  /// What was found and what was expected, as a part of a sentence: "needs a text, not a list".
  public let message: String
  /// The argument that is wrong, counted from 0; `nil` for the value itself.
  public let argument: Int?

  /// A failure at the value, or at one of the arguments.
  public init(_ message: String, argument: Int? = nil) {
    self.message = message
    self.argument = argument
  }
}

/// What a filter is given.
public struct FilterCall: Sendable {
  /// The value to the left of `|`.
  public let value: Value
  /// The arguments, in order.
  public let arguments: [Value]
  let context: FilterContext
  /// The filter and its arguments in the template.
  let place: Span

  /// How the template is read and rendered.
  public var options: TemplateOptions { context.options }

  /// The value as text: a text, number or truth value. Fails for everything else.
  public func text() throws(FilterFailure) -> String {
    String(decoding: try utf8(), as: UTF8.self)
  }

  /// The value as UTF-8; see ``text()``.
  public func utf8() throws(FilterFailure) -> [UInt8] {
    switch value.payload {
    case .text(let bytes): return bytes
    case .mapped(let storage): return storage.text.bytes
    case .integer, .number, .bool: return value.printed
    default: throw FilterFailure("needs a text, not \(value.kind)")
    }
  }

  /// Whether the argument at `index` is given. In the lenient dialect, one without a value is not, as in StencilSwiftKit.
  private func isGiven(_ index: Int) -> Bool {
    index < arguments.count && !(arguments[index].isNull && options.undefined == .lenient)
  }

  /// The argument at `index` as text, or `fallback` where it is not given.
  public func text(_ index: Int, default fallback: String? = nil) throws(FilterFailure) -> String {
    if let fallback, !isGiven(index) { return fallback }
    guard index < arguments.count else {
      throw FilterFailure("needs \(index == 0 ? "an argument" : "\(index + 1) arguments")")
    }
    switch arguments[index].payload {
    case .text, .mapped, .integer, .number, .bool:
      return String(decoding: arguments[index].printed, as: UTF8.self)
    default: throw FilterFailure("needs a text here, not \(arguments[index].kind)", argument: index)
    }
  }

  /// The argument at `index` as a whole number, or `fallback` where it is not given.
  public func integer(_ index: Int, default fallback: Int? = nil) throws(FilterFailure) -> Int {
    guard index < arguments.count else {
      if let fallback { return fallback }
      throw FilterFailure("needs \(index == 0 ? "an argument" : "\(index + 1) arguments")")
    }
    guard let value = arguments[index].integerValue else {
      throw FilterFailure("needs a whole number here, not \(arguments[index].kind)", argument: index)
    }
    return value
  }

  /// The argument at `index` as a truth value, or `fallback` where it is not given; the texts `true`, `yes`, `1`,
  /// `false`, `no` and `0` count too.
  public func bool(_ index: Int, default fallback: Bool) throws(FilterFailure) -> Bool {
    guard isGiven(index) else { return fallback }
    switch String(decoding: arguments[index].printed, as: UTF8.self).lowercased() {
    case "true", "yes", "1": return true
    case "false", "no", "0": return false
    default: throw FilterFailure("needs true or false here, not \(arguments[index].kind)", argument: index)
    }
  }

  /// Fails where a result of `count` bytes is more than a template may make.
  func checkSize(_ count: Int) throws(FilterFailure) {
    let limit = options.limits.outputBytes
    if count > limit { throw FilterFailure("makes more than \(limit) bytes of text") }
  }

  /// A text that the filter made of the value: it stands for the whole place of the value.
  public func result(_ bytes: [UInt8]) -> Value { .utf8(bytes, origin: value.origin) }
  /// A text that the filter made of the value: it stands for the whole place of the value.
  public func result(_ text: String) -> Value { .string(text, origin: value.origin) }
}

/// What all filters of a rendering share.
final class FilterContext: Sendable {
  let options: TemplateOptions
  let filters: FilterSet
  let matches: TemplateEngine.Matches

  init(_ engine: TemplateEngine) {
    options = engine.options
    filters = engine.filters
    matches = engine.matches
  }
}

/// A function that templates name after `|`.
public struct Filter: Sendable {
  /// What the filter does.
  public typealias Body = @Sendable (FilterCall) throws(FilterFailure) -> Value

  /// How many arguments may be given.
  public let arguments: ClosedRange<Int>
  /// Whether the filter is asked even where the value or an argument is not defined; others are not, and the undefined
  /// name is reported.
  let takesUndefined: Bool
  let body: Body

  /// A filter that takes `arguments` arguments.
  public init(arguments: ClosedRange<Int> = 0...0, _ body: @escaping Body) {
    self.init(arguments: arguments, takesUndefined: false, body)
  }

  init(arguments: ClosedRange<Int>, takesUndefined: Bool, _ body: @escaping Body) {
    self.arguments = arguments
    self.takesUndefined = takesUndefined
    self.body = body
  }
}

/// Filters by name.
public struct FilterSet: Sendable {
  private(set) var filters: [String: Filter]

  /// The given filters.
  public init(_ filters: [String: Filter] = [:]) { self.filters = filters }

  /// The names, sorted.
  public var names: [String] { filters.keys.sorted() }

  /// The filter of that name.
  public subscript(name: String) -> Filter? {
    get { filters[name] }
    set { filters[name] = newValue }
  }

  /// Adds a filter that answers true or false, and the opposite under the name with `!` before it.
  public mutating func add(
    test name: String, arguments: ClosedRange<Int> = 0...0,
    _ body: @escaping @Sendable (FilterCall) throws(FilterFailure) -> Bool
  ) {
    filters[name] = Filter(arguments: arguments) { (call) throws(FilterFailure) in .bool(try body(call)) }
    filters["!" + name] = Filter(arguments: arguments) { (call) throws(FilterFailure) in
      .bool(try !body(call))
    }
  }

  /// These filters and those of `other`, which win.
  public func merging(_ other: FilterSet) -> FilterSet {
    FilterSet(filters.merging(other.filters) { $1 })
  }
}

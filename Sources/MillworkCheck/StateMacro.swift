import MillworkDocument

/// What `@State var name: Type = value` stands for in SDK 27, where it is a macro: accessors over a storage, the storage,
/// `_name` and `$name`.
///
/// A private property with a value keeps its storage in `__name`, which only that value initialises and which is part of
/// no memberwise initialiser; of any other property `_name` is the storage. So a value in the declaration wins, and
/// assigning to such a property in an initialiser is a use of `self`, as TN3211 has it.
/// https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
struct StateMacro {
  private let name: String
  /// The access modifier with a space after it, or nothing.
  private let access: String
  private let type: String?
  /// The initial value; that of an optional is `nil`.
  private let value: String?
  /// Whether the storage is `__name`.
  private let isLazy: Bool

  /// Reads the compiler's request; `nil` where the declaration is of no form that the macro allows.
  init?(_ request: Node) {
    guard let source = request["declSyntax"]?["source"]?.string, let property = EntryMacro.Property(source)
    else { return nil }
    name = property.name
    type = property.type
    access = SwiftTokens.access(of: Array(source.utf8))
    let written = Self.argument(of: request["attributeSyntax"]?["source"]?.string ?? "") ?? property.value
    let isOptional = property.type.map(EntryMacro.isOptional) ?? false
    value = written ?? (isOptional ? "nil" : nil)
    isLazy = written != nil && access.hasSuffix("private ")
  }

  /// The accessors of the property.
  var accessors: String {
    let storage = (isLazy ? "__" : "_") + name
    let initializer = """
      @storageRestrictions(initializes: \(storage)) init(initialValue) { \
      \(storage) = SwiftUI.State(initialValue: initialValue) }

      """
    return (isLazy ? "" : initializer)
      + "get { \(storage).wrappedValue }\nnonmutating set { \(storage).wrappedValue = newValue }"
  }

  /// The storage, `_name` and `$name`. A property without a written type has that of its value, so `_name` and `$name`
  /// are declared with a value too, and a macro of their own makes them computed.
  var peers: String {
    let state = "SwiftUI.State" + (type.map { "<\($0)>" } ?? "")
    guard let value else {
      return """
        private var _\(name): \(state)
        \(access)var $\(name): SwiftUI.Binding<\(type ?? "_")> { _\(name).projectedValue }
        """
    }
    let storage = "\(state)(initialValue: \(value))"
    let own =
      isLazy
      ? "private let __\(name) = \(storage)\n@SwiftUI._StateStorage private var _\(name) = \(storage)"
      : "private var _\(name) = \(storage)"
    return own + "\n@SwiftUI._StateProjection \(access)var $\(name) = \(storage).projectedValue"
  }

  /// The accessors of a lazy property's `_name`.
  static func storageAccessors(_ request: Node) -> String? {
    guard let source = request["declSyntax"]?["source"]?.string, let property = EntryMacro.Property(source)
    else { return nil }
    return "get { _\(property.name) }\nset {}"
  }

  /// The accessor of `$name`.
  static func projectionAccessor(_ request: Node) -> String? {
    guard let source = request["declSyntax"]?["source"]?.string, let property = EntryMacro.Property(source)
    else { return nil }
    return "get { _\(property.name.drop { $0 == "$" }).projectedValue }"
  }

  /// The value in `@State(initialValue: …)` and `@State(wrappedValue: …)`.
  private static func argument(of attribute: String) -> String? {
    guard let open = attribute.firstIndex(of: "("), let close = attribute.lastIndex(of: ")"), open < close,
      let colon = attribute[open..<close].firstIndex(of: ":")
    else { return nil }
    return String(attribute[attribute.index(after: colon)..<close])
  }
}

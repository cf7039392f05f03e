import MillworkDocument

/// What the macros of SwiftData stand for, as far as types are concerned: the conformances and members that a model
/// gets, accessors that ask for storable types, and the value behind `@Query`. Nothing of it runs.
/// https://developer.apple.com/documentation/swiftdata
struct DataMacro {
  /// The macros by the names in SwiftData's declarations.
  static let names: Set<String> = [
    "Model", "_PersistedProperty", "Attribute", "Relationship", "Transient", "Unique", "Index", "ModelActor",
    "Query",
  ]

  /// The code that takes the macro's place in the role that was asked for; `nil` where the declaration is of no form that
  /// the macro allows.
  let expansion: String?

  /// What the macro refuses the declaration for, in Apple's words; `nil` where it accepts it.
  let refusal: String?

  /// Reads the compiler's request for the macro `name`.
  init(_ name: String, _ request: Node) {
    let source = request["declSyntax"]?["source"]?.string ?? ""
    let role = request["macroRole"]?.string ?? ""
    refusal = (name, role) == ("Model", "member") ? Self.missingInitializer(source) : nil
    switch (name, role) {
    case ("Model", "member"):
      expansion = Self.modelMembers(source)
    case ("Model", "memberAttribute"):
      expansion = Self.isStored(source) ? "@SwiftData._PersistedProperty" : ""
    case ("Model", "extension"):
      expansion = Self.modelExtensions(request)
    case ("ModelActor", "member"):
      expansion = Self.actorMembers(source)
    case ("ModelActor", "extension"):
      expansion = Self.extendedType(request).map { "extension \($0): SwiftData.ModelActor {}" } ?? ""
    case ("_PersistedProperty", _):
      expansion = EntryMacro.Property(source).map {
        role == "peer" ? Self.storage($0) : Self.accessors($0, source)
      }
    case ("Query", _):
      let attribute = request["attributeSyntax"]?["source"]?.string ?? ""
      expansion = EntryMacro.Property(source).flatMap {
        role == "peer" ? Self.query($0, attribute) : "get { _\($0.name).wrappedValue }"
      }
    default:
      expansion = ""
    }
  }

  private static func modelMembers(_ source: String) -> String? {
    guard let type = DeclaredType(source, "class") else { return nil }
    let access = type.access
    return """
      \(access)required init(backingData: any SwiftData.BackingData<\(type.name)>) { Swift.fatalError() }
      \(access)var persistentBackingData: any SwiftData.BackingData<\(type.name)> { get { Swift.fatalError() } set {} }
      \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { [] }
      """
  }

  /// The refusal of a model that declares no initialiser. One that names what it inherits may have a superclass's, unless
  /// the name is that of a well-known protocol.
  private static func missingInitializer(_ source: String) -> String? {
    let text = Array(source.utf8)
    guard let name = DeclaredType(source, "class")?.name,
      let start = SwiftTokens.position(of: "class", in: text)
    else { return nil }
    let head = text[start...].prefix { $0 != UInt8(ascii: "{") }
    let members = Array(text[head.endIndex...].dropFirst())
    guard SwiftTokens.position(of: "init", in: members) == nil else { return nil }
    if let colon = head.firstIndex(of: UInt8(ascii: ":")) {
      let first = head[(colon + 1)...].drop { $0 <= UInt8(ascii: " ") }
        .prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }
      guard protocols.contains(String(decoding: first, as: UTF8.self)) else { return nil }
    }
    return "@Model requires an initializer be provided for '\(name)'"
  }

  /// Protocols that models are often declared to conform to.
  private static let protocols: Set<String> = [
    "Identifiable", "Codable", "Hashable", "Equatable", "Comparable", "Sendable", "Encodable", "Decodable",
    "CustomStringConvertible", "ObservableObject",
  ]

  private static func modelExtensions(_ request: Node) -> String {
    guard let type = extendedType(request) else { return "" }
    let note = "a model stays where its context is: pass its persistentModelID on instead"
    return """
      extension \(type): SwiftData.PersistentModel, Observation.Observable {}
      @available(*, unavailable, message: "\(note)")
      extension \(type): Swift.Sendable {}
      """
  }

  private static func actorMembers(_ source: String) -> String {
    let access = DeclaredType(source, "actor")?.access ?? ""
    return """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer
      \(access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """
  }

  /// Whether a member of a model is kept in the store: a variable of its own without accessors.
  private static func isStored(_ source: String) -> Bool {
    guard let property = EntryMacro.Property(source), !property.name.hasPrefix("_") else { return false }
    let text = Array(source.utf8)
    guard let keyword = SwiftTokens.position(of: "var", in: text) else { return false }
    let head = Array(text[..<keyword])
    let others: [StaticString] = ["static", "class", "lazy", "Transient", "_PersistedProperty"]
    return !others.contains { SwiftTokens.position(of: $0, in: head) != nil }
  }

  private static func accessors(_ property: EntryMacro.Property, _ source: String) -> String {
    let name = property.name
    let start = """
      @storageRestrictions(initializes: _\(name)) init(initialValue) { _\(name) = SwiftData._StoredElsewhere() }

      """
    guard !source.contains("transformable(") else { return start + "get { Swift.fatalError() }\nset {}" }
    return start
      + "get { self.getValue(forKey: \\.\(name)) }\nset { self.setValue(forKey: \\.\(name), to: newValue) }"
  }

  /// What the property's initial value goes into: it must be given where an ordinary property would need one.
  private static func storage(_ property: EntryMacro.Property) -> String {
    let isOptional = property.type.map(EntryMacro.isOptional) ?? false
    let value = isOptional ? " = SwiftData._StoredElsewhere()" : ""
    return "@SwiftData.Transient private var _\(property.name): SwiftData._StoredElsewhere\(value)"
  }

  private static func query(_ property: EntryMacro.Property, _ attribute: String) -> String? {
    guard let type = property.type else { return nil }
    let arguments = attribute.firstIndex(of: "(").map { String(attribute[$0...]) } ?? "()"
    return "private(set) var _\(property.name): SwiftData.Query<\(type).Element, \(type)> = .init\(arguments)"
  }

  /// The type whose extension is asked for; `nil` where no conformance is missing.
  static func extendedType(_ request: Node) -> String? {
    request["conformanceListSyntax"]?["source"]?.string == ""
      ? nil : request["extendedTypeSyntax"]?["source"]?.string
  }
}

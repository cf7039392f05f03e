import MillworkDocument

/// What TipKit's `@Parameter static var name: Type = value` stands for: accessors of the parameter `$name`, and that.
/// https://developer.apple.com/documentation/tipkit/tips/parameter
struct ParameterMacro {
  /// The code that takes the macro's place in the role that was asked for.
  let expansion: String

  /// Reads the compiler's request; `nil` where the declaration is of no form that the macro allows.
  init?(_ request: Node) {
    guard let source = request["declSyntax"]?["source"]?.string, let property = EntryMacro.Property(source),
      let value = property.value ?? (property.type.map(EntryMacro.isOptional) == true ? "nil" : nil)
    else { return nil }
    let name = "$\(property.name)"
    if request["macroRole"]?.string == "accessor" {
      expansion = "get { Self.\(name).wrappedValue }\nset { Self.\(name).wrappedValue = newValue }"
      return
    }
    let access = SwiftTokens.access(of: Array(source.utf8))
    let type = property.type.map { "<\($0)>" } ?? ""
    expansion =
      "\(access)static let \(name) = TipKit.Tips.Parameter\(type)(Self.self, \"\(property.name)\", \(value))"
  }
}

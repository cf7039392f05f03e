import MillworkDocument

/// What `@Generable` stands for, as far as types are concerned: the conformance, its members, and the type of a value
/// that is not complete yet, whose properties are optional. Nothing of it runs.
/// https://developer.apple.com/documentation/foundationmodels/generable
struct GenerableMacro {
  /// The code that takes the macro's place in the role that was asked for; `nil` where it is attached to no structure and
  /// no enumeration.
  let expansion: String?

  /// Reads the compiler's request.
  init(_ request: Node) {
    let source = request["declSyntax"]?["source"]?.string ?? ""
    let structure = DeclaredType(source, "struct")
    guard let type = structure ?? DeclaredType(source, "enum") else {
      expansion = nil
      return
    }
    let access = type.access
    guard request["macroRole"]?.string == "member" else {
      expansion =
        DataMacro.extendedType(request).map { name in
          """
          extension \(name): FoundationModels.Generable {
            \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws { Swift.fatalError() }
            \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent { Swift.fatalError() }
          }
          """
        } ?? ""
      return
    }
    let schema =
      "\(access)nonisolated static var generationSchema: FoundationModels.GenerationSchema { Swift.fatalError() }"
    expansion = structure.map { schema + "\n" + Self.partial($0) } ?? schema
  }

  /// The type of a value that is being made.
  private static func partial(_ type: DeclaredType) -> String {
    let access = type.access
    let properties = type.storedProperties.filter {
      $0.name != "id" || $0.type?.hasSuffix("GenerationID") == false
    }
    let members = properties.map { property in
      let type = EntryMacro.unwrapped(property.type ?? "")
      return "\(access)var \(property.name): \(type).PartiallyGenerated?"
    }
    let hasID = properties.contains { $0.name == "id" }
    let id = hasID ? [] : ["\(access)var id: FoundationModels.GenerationID"]
    return """
      \(access)nonisolated struct PartiallyGenerated: Swift.Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
        \((id + members).joined(separator: "\n  "))
        \(access)init(_ content: FoundationModels.GeneratedContent) throws { Swift.fatalError() }
      }
      """
  }
}

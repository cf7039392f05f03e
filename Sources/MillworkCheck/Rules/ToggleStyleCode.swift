/// A toggle style in code, with what the rules about styles ask of it.
struct ToggleStyleCode {
  /// The file that declares the type.
  let file: CheckedFile
  /// The type.
  let type: CheckedFile.Declaration
  /// What its code names, and that of the module's types and functions that it uses.
  let reach: Set<Symbol>
  /// Its `makeBody`, with the file that it stands in.
  let body: (file: CheckedFile, declaration: CheckedFile.Declaration)
  /// Whether it hands its configuration to code outside the module, which can't be looked into.
  let isHandedOn: Bool

  /// The toggle styles of a module.
  static func all(in code: CheckedCode) -> [ToggleStyleCode] {
    code.types(conformingTo: ["ToggleStyle"]).compactMap { file, type in
      for (other, part) in code.declarations(of: type.symbol) {
        let body = other.declarations.first { declaration in
          part.range.contains(declaration.name.lowerBound)
            && declaration.fulfils.contains { $0.isMember(of: "ToggleStyle", ["makeBody"]) }
        }
        guard let body else { continue }
        return ToggleStyleCode(
          file: file, type: type, reach: code.reach(of: type.symbol), body: (other, body),
          isHandedOn: isHandedOn(body, other, code))
      }
      return nil
    }
  }

  /// Whether the style's code uses one of SwiftUI's types.
  func uses(_ types: Set<String>) -> Bool { reach.contains { $0.isType(types) } }

  /// Whether the style's code uses a member of one of SwiftUI's types.
  func uses(_ members: Set<String>, of type: String) -> Bool {
    reach.contains { $0.isMember(of: type, members) }
  }

  private static func isHandedOn(
    _ body: CheckedFile.Declaration, _ file: CheckedFile, _ code: CheckedCode
  ) -> Bool {
    return file.uses(in: body.range) { $0.kind == .parameter && $0.usr.hasPrefix(body.symbol.usr) }.contains {
      use in
      guard file.tree.uses[use].next == nil, let holder = file.tree.uses[use].holder else { return false }
      return !file.symbols(of: holder.use).contains { code.declares($0) || $0.owner != nil }
    }
  }
}

import MillworkSDK
import MillworkSource

/// A type that hides one of SwiftUI's.
struct SDKTypeName: CodeRule {
  let code: DiagnosticCode = "sdk-type-name"
  let summary = "A type has the name of one of SwiftUI's, which it hides in the whole module."
  let explanation = """
    A module's own names win over imported ones. A type named like one of SwiftUI's is therefore what every file of
    the module means by that name from then on, code from samples and generated code included, and the compiler's
    messages speak of one while the reader thinks of the other. Two modules with such a name make it ambiguous for a
    third.
    Choose another name, or put the type into a type of your own as a namespace. Private types are not reported, since
    nobody else sees them.
    """

  func check(_ code: CheckedCode) -> [RuleFinding] {
    code.files.flatMap { file in
      file.declarations.filter {
        ($0.isType || $0.symbol.kind == .protocol || $0.symbol.kind == .typeAlias)
          && $0.parent == nil && InterfaceModules.swiftUITypeNames.contains($0.symbol.name)
          && !isPrivate($0, file)
          && file.declaration(around: $0.name, where: isFunction) == nil
      }.map { RuleFinding(.sdkTypeName($0.symbol.name), in: file, at: $0.name) }
    }
  }

  private func isFunction(_ declaration: CheckedFile.Declaration) -> Bool {
    [.function, .instanceMethod, .staticMethod, .initializer, .instanceProperty].contains(
      declaration.symbol.kind)
  }

  /// Whether one of the words before the keyword keeps the type to its file.
  private func isPrivate(_ declaration: CheckedFile.Declaration, _ file: CheckedFile) -> Bool {
    let name = declaration.name.lowerBound
    guard let token = file.tree.tokens.firstIndex(where: { $0.range.lowerBound == name }) else {
      return false
    }
    return (max(0, token - 3)..<token).contains {
      file.tree.isToken($0, "private") || file.tree.isToken($0, "fileprivate")
    }
  }
}

import MillworkSource

/// The sentences about names: of components, parameters and what refers to them.
extension Diagnostic {
  static func notAnIdentifier(_ name: Located<String>) -> Diagnostic {
    let isKeyword = SwiftIdentifier.isKeyword(name.value)
    let key = name.value.prefix { $0 != ":" }
    let uncut = SwiftIdentifier.isPlain(String(key)) ? uncutKey(name.value, among: [String(key)])?.help : nil
    return Diagnostic(
      .error, "not-an-identifier",
      "`\(name.value)` is \(isKeyword ? "a word that Swift reserves" : "no Swift identifier")", at: name.span,
      help: isKeyword
        ? "choose another name" : uncut ?? "use letters, digits and underscores, not beginning with a digit")
  }

  static func reservedName(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, "reserved-name", "`\(name.value)` is a type that the generated code itself uses", at: name.span,
      help: "choose another name, such as `My\(name.value)`")
  }

  static func everydayName(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, "reserved-name", "`\(name.value)` is a type of Swift's own, which this one would hide",
      at: name.span,
      help: "choose another name, such as `My\(name.value)`")
  }

  static func styleNeedsCapital(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, "reserved-name", "the style `\(name.value)` and its static member would have the same name",
      at: name.span,
      help: "begin the style's name with a capital letter")
  }

  static func memberLeftOut(_ name: Located<String>, member: String) -> Diagnostic {
    Diagnostic(
      .note, "member-left-out",
      "SwiftUI has a style `.\(member)` of its own, so none is generated for `\(name.value)`",
      at: name.span, help: "use `\(name.value)()`, or choose another name")
  }

  static func duplicateGeneric(_ name: Located<String>, first: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-name",
      "this slot's generic parameter would be `\(name.value)`, a name that is taken",
      at: name.span, secondary: [.init(first.span, "`\(name.value)` comes from here")],
      help: "rename the slot")
  }

  static func unknownTag(_ tag: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, "meaningless-tag", "the tag `\(tag.value)` has no meaning in a manifest", at: tag.span,
      help: "remove it")
  }

  static func emptyText(_ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "empty-text", "`\(field.name)` takes \(field.expects), found an empty one", at: span,
      help: "write the text, or remove `\(field.name)`")
  }

  static func emptyName(_ field: Field, at span: Span) -> Diagnostic {
    Diagnostic(.error, "empty-name", "`\(field.name)` takes \(field.expects), found no name", at: span)
  }

  static func noSymbolName(_ field: Field, _ text: String, at span: Span) -> Diagnostic {
    let isAssetName = !text.utf8.contains { "()\"\\".utf8.contains($0) }
    let asset = isAssetName ? "`{asset: \(printable(text))}` is an image of an asset catalogue" : nil
    let symbol = SymbolName.meant(by: text).map { "write `\($0)` for the symbol" }
    let help = [symbol, asset].compactMap { $0 }
    return Diagnostic(
      .error, "no-symbol-name",
      "`\(field.name)` takes \(field.expects), found `\(printable(text))`, which no symbol can have as its name",
      at: span,
      help: help.isEmpty
        ? "a symbol's name is small letters, digits and dots, such as square.and.arrow.up"
        : help.joined(separator: "; "))
  }

  static func notARelativePath(_ field: Field, found: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "wrong-path", "`\(field.name)` takes a path relative to the configuration, found \(found)",
      at: span)
  }

  static func wrongPath(_ field: Field, suffixes: [String], found: String, at span: Span) -> Diagnostic {
    let list = suffixes.map { "`\($0)`" }.joined(separator: " or ")
    return Diagnostic(
      .error, "wrong-path", "`\(field.name)` names files that end in \(list), found \(found)", at: span)
  }

  static func sdkTypeName(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .note, "sdk-type-name", "`\(name.value)` hides SwiftUI's type of that name in the whole module",
      at: name.span, help: "choose another name")
  }

  static func manyTrailingItems(_ count: Int, in component: Located<String>, at span: Span) -> Diagnostic {
    Diagnostic(
      .note, "many-trailing-items",
      "`\(component.value)` has \(count) items at the trailing edge; a phone has room for three", at: span,
      help: "move some into a `menu`, to `placement: secondaryAction` or to `placement: bottomBar`")
  }

  static func duplicateName(_ name: Located<String>, first: Located<String>) -> Diagnostic {
    let message =
      name.value == first.value
      ? "`\(name.value)` is declared twice"
      : "`\(name.value)` and `\(first.value)` differ only in case, so their files can't stand in one folder"
    return Diagnostic(
      .error, "duplicate-name", message, at: name.span,
      secondary: [.init(first.span, "`\(first.value)` is first declared here")])
  }

  static func hiddenFunction(_ function: Located<String>, by method: Located<String>) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-name",
      "inside of a view, `\(function.value)` would be the view's modifier of that name and not this function",
      at: function.span, secondary: [.init(method.span, "the modifier is declared here")],
      help: "give one of them another name, with `function:` or `modifier:`")
  }

  static func sharedMember(
    _ member: String, of style: Located<String>, first: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-name",
      "`\(style.value)` and `\(first.value)` would both be `.\(member)`, since `ToggleStyle` at the end of a name is left out",
      at: style.span, secondary: [.init(first.span, "`\(first.value)` is declared here")],
      help: "give one of them another name")
  }

  static func duplicateMember(_ name: Located<String>, first: Span?) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-name",
      first == nil
        ? "`\(name.value)` is a name that the generated struct needs for itself"
        : "`\(name.value)` is declared twice",
      at: name.span,
      secondary: first.map { [.init($0, "`\(name.value)` is first declared here")] } ?? [],
      help: "choose another name")
  }

  static func unusedParameter(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning, "unused-parameter", "no field refers to the parameter `\(name.value)`", at: name.span,
      help: "write `\(name.value)` in a field that takes code, or remove the parameter")
  }

  static func unusedEnvironment(_ name: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning, "unused-parameter", "no field refers to `\(name.value)` of the environment", at: name.span,
      help: "write `\(name.value)` in a field that takes code, or remove it")
  }
}

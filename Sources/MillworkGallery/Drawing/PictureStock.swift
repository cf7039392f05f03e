/// What the pictures of a page have in common: their colours, and the symbols, shadows and shapes that many of them show. Each stands
/// in the page once.
package struct PictureStock: Sendable {
  /// The colours.
  package var palette = ColorPalette()
  private var definitions: [String] = []
  private var names: [String: String] = [:]

  /// Nothing.
  package init() {}

  /// The name of something that pictures refer to: an element whose text is `head`, the name, and `body`. The same text has the same
  /// name. A dot keeps it apart from all names of components and states.
  mutating func name(_ kind: String, _ head: String, _ body: String) -> String {
    let key = head + body
    if let known = names[key] { return known }
    let name = "\(kind).\(definitions.count + 1)"
    names[key] = name
    definitions.append("\(head) id=\"\(name)\"\(body)")
    return name
  }

  /// All of it, which is left without; so that whoever adds to it copies nothing.
  mutating func taken() -> PictureStock {
    defer { self = PictureStock() }
    return self
  }

  /// What the pictures refer to, as the inside of `defs`; empty where they refer to nothing.
  package var text: String { definitions.joined() }
}

/// A module that code may import, as the text of its interface.
package struct InterfaceModule: Hashable, Sendable {
  /// The module's name.
  package let name: String
  /// The textual interface, with its header.
  package let text: String

  /// The module `name`, declared by `text`.
  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

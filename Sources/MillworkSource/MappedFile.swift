/// A file with the origins of its text: generated code that is to be written, or a Swift file as it was read.
public struct MappedFile: Hashable, Sendable {
  /// The path as it is shown and written, with `/` between components.
  public let path: String
  /// The contents.
  public let text: MappedText
  /// The same contents as a file of the run's ``SourceSet``, so that a message can point into generated text; `nil`
  /// where the text is a person's own file and its origins already lead there.
  public let source: SourceID?

  /// A file at `path`.
  public init(path: String, text: MappedText, source: SourceID? = nil) {
    self.path = path
    self.text = text
    self.source = source
  }

  /// A person's own file: every byte is its own origin.
  public init(_ file: SourceFile) {
    var text = MappedText()
    text.append(bytes: file.bytes, origin: .exact(file.span))
    self.init(path: file.name, text: text)
  }
}

/// One text that diagnostics can point into: a manifest, a template, a Swift file.
public struct SourceFile: Sendable {
  /// What a file is to the person who reads a message.
  public enum Role: Sendable {
    /// The person's own text: a manifest, data, a Swift file. Messages point here first.
    case input
    /// A person's own template. Messages point at its text where that is the cause.
    case template
    /// A template that Millwork brings. Messages name it in a note where an input is known.
    case builtIn
    /// Text that was generated.
    case generated
  }

  /// The name by which spans refer to this file.
  public let id: SourceID
  /// The path as the person gave it, or a name such as `<stdin>`.
  public let name: String
  /// What the file is to the person who reads a message.
  public let role: Role
  /// The file's bytes, as read.
  public let bytes: [UInt8]

  /// The span over all bytes.
  public var span: Span { Span(source: id, range: 0..<bytes.count) }

  /// The text of `span`, clamped to the file; ill-formed UTF-8 is replaced.
  public func text(of span: Span) -> String {
    String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// The files of one run. Hands out identifiers and resolves them; grows only.
public struct SourceSet: Sendable {
  /// All files, in the order in which they were added.
  public private(set) var files: [SourceFile] = []
  /// The identifier of the first file.
  private let first: Int

  /// An empty set.
  public init() { first = 0 }

  /// An empty set that hands out the identifiers from `first` on, which another set has reserved. So files can be added
  /// on several threads and still have the identifiers that they would have had on one.
  package init(from first: SourceID) { self.first = Int(first.rawValue) }

  /// Makes room for `count` files that another set is to hold until they are taken over, and returns the identifier of the
  /// first. Until then they are empty generated files without names.
  package mutating func reserve(_ count: Int) -> SourceID {
    let next = SourceID(rawValue: UInt32(clamping: first + files.count))
    for _ in 0..<count { _ = add(name: "", role: .generated, bytes: []) }
    return next
  }

  /// Takes over the files of a set whose identifiers were reserved here.
  package mutating func take(_ other: SourceSet) {
    for (index, file) in other.files.enumerated() {
      let place = other.first + index - first
      if files.indices.contains(place) { files[place] = file }
    }
  }

  /// Adds a file and returns it with its identifier.
  public mutating func add(
    name: String, role: SourceFile.Role = .input, bytes: [UInt8]
  ) -> SourceFile {
    let id = SourceID(rawValue: UInt32(clamping: first + files.count))
    let file = SourceFile(id: id, name: name, role: role, bytes: bytes)
    files.append(file)
    return file
  }

  /// Adds a file that holds `text`.
  public mutating func add(name: String, role: SourceFile.Role = .input, text: String) -> SourceFile {
    add(name: name, role: role, bytes: Array(text.utf8))
  }

  /// The file named `id`, or `nil` where it belongs to another set.
  public subscript(id: SourceID) -> SourceFile? {
    let place = Int(id.rawValue) - first
    return files.indices.contains(place) ? files[place] : nil
  }
}

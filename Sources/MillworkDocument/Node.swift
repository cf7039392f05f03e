import MillworkSource

/// What a node is made of.
public enum NodeKind: Sendable, Hashable {
  /// A text, which may stand for a number and the like.
  case scalar
  /// A list of nodes.
  case sequence
  /// Keys with their values.
  case mapping
}

/// How a node is written.
public enum NodeStyle: UInt8, Sendable, Hashable {
  /// A scalar without quotes.
  case plain
  /// A scalar between `'`.
  case singleQuoted
  /// A scalar between `"`.
  case doubleQuoted
  /// A scalar behind `|`.
  case literal
  /// A scalar behind `>`.
  case folded
  /// A collection by indentation.
  case block
  /// A collection between brackets or braces, or a pair in a sequence between brackets.
  case flow
}

/// One node of a document: a small value that refers to the document's storage.
///
/// An alias reads like the node that it names, but has a place of its own: ``isAlias``, ``aliasName`` and ``span`` tell
/// of the alias, all the rest of the node that is meant.
public struct Node: Sendable {
  let storage: DocumentStorage
  private let index: UInt32
  /// The alias that led to the node, from 1; 0 for none.
  private let alias: UInt32

  init(_ storage: DocumentStorage, _ index: UInt32) {
    self.storage = storage
    if storage.node(index).kind == .alias {
      self.index = storage.anchor(of: storage.node(index)).target
      alias = index + 1
    } else {
      self.index = index
      alias = 0
    }
  }

  var raw: RawNode { storage.node(index) }
  private var properties: NodeProperties? { storage.properties(of: raw) }

  /// What the node is.
  public var kind: NodeKind {
    switch raw.kind {
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar, .alias: .scalar
    }
  }

  /// How the node is written.
  public var style: NodeStyle { raw.style }

  /// Whether the node is a scalar without quotes, whose text may stand for a number, a truth value or null.
  public var isPlain: Bool { raw.kind == .scalar && raw.style == .plain }

  /// Whether the node is not written at all, such as the value of `key:`.
  public var isAbsent: Bool { raw.flags & RawNode.absent != 0 }

  /// The bytes that the node is written with, quotes and brackets included, tag and anchor not. A block collection
  /// reaches from its first entry to its last one's end, a block scalar from `|` to its last line's end. For an alias
  /// the bytes of the alias. Empty where nothing is written.
  public var span: Span {
    let node = alias == 0 ? raw : storage.node(alias - 1)
    return storage.span(node.start, node.end)
  }

  /// The bytes as they are written; of an alias, those of the node that it names.
  public var sourceText: String { storage.text(raw.start, raw.end) }

  /// The bytes of ``span`` as they are written; of an alias, the alias.
  var writtenText: String {
    let node = alias == 0 ? raw : storage.node(alias - 1)
    return storage.text(node.start, node.end)
  }

  /// The span of the node that an alias names; otherwise ``span``.
  public var targetSpan: Span { storage.span(raw.start, raw.end) }

  // MARK: Tag, anchor, alias

  /// The tag in full, such as `tag:yaml.org,2002:str` for `!!str`; `!` for the tag that says nothing but "not plain";
  /// `nil` where none is written.
  public var tag: String? {
    guard let properties, properties.hasTag else { return nil }
    let isVerbatim =
      Int(properties.tagStart) + 1 < storage.bytes.count
      && storage.bytes[Int(properties.tagStart) + 1] == Byte.less
    let end = isVerbatim ? max(properties.suffixStart, properties.tagEnd - 1) : properties.tagEnd
    let suffix = storage.text(properties.suffixStart, end)
    return storage.prefixes[Int(properties.prefix)] + percentDecoded(suffix)
  }

  /// Where the tag is written.
  public var tagSpan: Span? {
    properties.flatMap { $0.hasTag ? storage.span($0.tagStart, $0.tagEnd) : nil }
  }

  /// The anchor's name, without `&`.
  public var anchor: String? {
    properties.flatMap { $0.hasAnchor ? storage.text($0.anchorStart + 1, $0.anchorEnd) : nil }
  }

  /// Where the anchor is written, with its `&`.
  public var anchorSpan: Span? {
    properties.flatMap { $0.hasAnchor ? storage.span($0.anchorStart, $0.anchorEnd) : nil }
  }

  /// Whether an alias stands here.
  public var isAlias: Bool { alias != 0 }

  /// The name that an alias gives, without `*`.
  public var aliasName: String? {
    guard alias != 0 else { return nil }
    let node = storage.node(alias - 1)
    return storage.text(node.start + 1, node.end)
  }

  // MARK: Scalars

  /// A scalar's text: unquoted, unescaped and folded. `nil` for collections.
  public var string: String? {
    let node = raw
    guard node.kind == .scalar else { return nil }
    if node.flags & RawNode.verbatim != 0 {
      return node.style == .plain
        ? storage.text(node.start, node.end) : storage.text(node.start + 1, node.end - 1)
    }
    return String(decoding: ScalarText(node, in: storage.bytes).text(), as: UTF8.self)
  }

  /// Whether the node is a scalar whose text is `text`. Makes no copy of a text that is written as it reads.
  public func isString(_ text: String) -> Bool {
    let node = raw
    guard node.kind == .scalar else { return false }
    guard node.flags & RawNode.verbatim != 0 else { return string == text }
    let quote = node.style == .plain ? 0 : 1
    return storage.bytes[Int(node.start) + quote..<Int(node.end) - quote].elementsEqual(text.utf8)
  }

  /// A scalar's text in which each byte knows the bytes of the file that it stands for: exactly where the text is
  /// written as it reads (each line of a block text, too), as a whole for an escape or a fold. `nil` for collections.
  public var mappedText: MappedText? {
    let node = raw
    guard node.kind == .scalar else { return nil }
    return ScalarText(node, in: storage.bytes).mapped(source: storage.source)
  }

  /// What a scalar stands for, by its tag and the core schema: only a plain scalar without a tag, or one whose tag
  /// says so, is anything but a string. `nil` for collections.
  public var value: ScalarValue? {
    let node = raw
    guard node.kind == .scalar else { return nil }
    if let tag { return value(tag: tag) }
    guard node.style == .plain else { return .string }
    if node.flags & RawNode.verbatim == 0 { return isAbsent ? .null : .string }
    return ScalarValue(plain: storage.bytes[Int(node.start)..<Int(node.end)])
  }

  /// Whether quotes alone make a scalar a text: without them it would be a number or a truth value.
  package var isTextByQuotes: Bool {
    let node = raw
    guard node.kind == .scalar, node.style == .singleQuoted || node.style == .doubleQuoted, tag == nil else {
      return false
    }
    switch ScalarValue(plain: Array((string ?? "").utf8)) {
    case .integer, .float, .bool: return true
    case .null, .string: return false
    }
  }

  private func value(tag: String) -> ScalarValue {
    switch tag {
    case "tag:yaml.org,2002:null", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:int":
      return ScalarValue(plain: Array((string ?? "").utf8))
    case "tag:yaml.org,2002:float":
      let value = ScalarValue(plain: Array((string ?? "").utf8))
      if case .integer(let number) = value { return .float(Double(number)) }
      return value
    default: return .string
    }
  }

  // MARK: Collections

  /// The items of a sequence; empty for other nodes.
  public var items: Items {
    let node = raw
    return Items(storage, first: node.first, count: node.kind == .sequence ? Int(node.count) : 0)
  }

  /// The entries of a mapping in order, as they are written: `<<` is a key like any other. Empty for other nodes.
  public var entries: Entries {
    let node = raw
    return Entries(storage, first: node.first, count: node.kind == .mapping ? Int(node.count) / 2 : 0)
  }

  /// The value of the first key whose text is `key`, as it is written: `<<` is not applied.
  public subscript(key: String) -> Node? {
    entries.first { $0.key.isString(key) }?.value
  }
}

import MillworkSource

/// What a stored node is.
enum RawKind: UInt8 {
  case scalar, sequence, mapping, alias
}

/// One node as it is stored: offsets into the file and into the node array, no references.
///
/// The children of a collection lie side by side, before the collection itself; a mapping's are key, value, key, value.
struct RawNode {
  /// The first byte and one past the last, properties not included.
  var start: UInt32
  var end: UInt32
  /// Collection: the index of the first child. Block scalar: the first byte after the header's line. Alias: its anchor.
  var first: UInt32 = 0
  /// Collection: the number of children. Block scalar: the number of spaces that each line is indented by.
  var count: UInt32 = 0
  /// The position in the table of properties, from 1; 0 for none.
  var properties: UInt32 = 0
  var kind: RawKind
  var style: NodeStyle
  var flags: UInt8 = 0

  /// A scalar whose text is the bytes between its quotes, or all bytes where it has none.
  static let verbatim: UInt8 = 1
  /// A block scalar whose last line break is dropped.
  static let strip: UInt8 = 2
  /// A block scalar that keeps all line breaks at its end.
  static let keep: UInt8 = 4
  /// A scalar that is not written at all, such as the value of `key:`.
  static let absent: UInt8 = 8
}

/// A node's tag and anchor.
struct NodeProperties {
  /// The tag with its `!`, or the anchor with its `&`; empty for none.
  var tagStart: UInt32 = 0
  var tagEnd: UInt32 = 0
  var anchorStart: UInt32 = 0
  var anchorEnd: UInt32 = 0
  /// What the tag's handle stands for: a position in the table of prefixes.
  var prefix: UInt32 = 0
  /// The first byte of the tag after its handle.
  var suffixStart: UInt32 = 0
  /// The position in the table of anchors, from 1; 0 for none.
  var anchor: UInt32 = 0

  var hasTag: Bool { tagEnd > tagStart }
  var hasAnchor: Bool { anchorEnd > anchorStart }
}

/// How large a node is with aliases followed.
struct Extent {
  var nodes = 0
  /// How many aliases are among the nodes.
  var aliases = 0
  /// How many bytes of the file the nodes are written with.
  var bytes = 0
  /// How deep collections nest in it; 0 for a scalar.
  var height = 0
}

/// A named node that aliases refer to.
struct Anchor {
  /// The name's bytes, without `&`.
  var start: UInt32
  var end: UInt32
  /// The node's index, once it is stored.
  var target = UInt32.max
  /// Whether the node has been read to its end, so that an alias may stand for it.
  var isComplete = false
  /// What it stands for.
  var extent = Extent()
}

/// A growing array of nodes behind a pointer: an unoptimised build reads and writes it without a call.
struct NodeBuffer {
  private(set) var base: UnsafeMutablePointer<RawNode>
  var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  mutating func append(_ node: RawNode) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: node)
    count += 1
  }

  mutating func append(from other: UnsafeMutablePointer<RawNode>, count added: Int) {
    if count + added > capacity { grow(to: count + added) }
    (base + count).initialize(from: other, count: added)
    count += added
  }

  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity + capacity / 2)
    let new = UnsafeMutablePointer<RawNode>.allocate(capacity: larger)
    new.moveInitialize(from: base, count: count)
    base.deallocate()
    base = new
    capacity = larger
  }
}

/// All that was read from one file. Never changes after it was made, so it may be shared between threads.
final class DocumentStorage: @unchecked Sendable {
  let bytes: [UInt8]
  let source: SourceID
  private let nodes: NodeBuffer
  private let properties: [NodeProperties]
  private let anchors: [Anchor]
  let prefixes: [String]

  /// Takes over `nodes`.
  init(
    file: SourceFile, nodes: NodeBuffer, properties: [NodeProperties], anchors: [Anchor], prefixes: [String]
  ) {
    bytes = file.bytes
    source = file.id
    self.nodes = nodes
    self.properties = properties
    self.anchors = anchors
    self.prefixes = prefixes
  }

  deinit { nodes.base.deallocate() }

  func node(_ index: UInt32) -> RawNode { nodes.base[Int(index)] }

  func properties(of node: RawNode) -> NodeProperties? {
    node.properties == 0 ? nil : properties[Int(node.properties) - 1]
  }

  func anchor(of alias: RawNode) -> Anchor { anchors[Int(alias.first)] }

  func text(_ start: UInt32, _ end: UInt32) -> String {
    String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
  }

  func span(_ start: UInt32, _ end: UInt32) -> Span {
    Span(source: source, range: Int(start)..<Int(end))
  }
}

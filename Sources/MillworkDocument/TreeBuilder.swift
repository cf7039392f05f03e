import MillworkSource

/// A collection that is being read.
struct Frame {
  enum Kind: UInt8 {
    case document, blockSequence, blockMapping, flowSequence, flowMapping
    /// A mapping of one entry without braces in a flow sequence: `[key: value]`.
    case flowPair
  }

  /// What is to come next in a collection.
  enum State: UInt8 {
    /// An entry: a key, an item, or the end.
    case entry
    /// The node after `?`.
    case explicitKey
    /// The `:` of a key that was written after `?`, or in a flow mapping that of any key.
    case afterKey
    /// The node after the `:` of a key.
    case value
    /// The node after a `:` that stands on a line of its own, behind a key that began with `?`.
    case explicitValue
    /// A comma or the closing bracket; in a sequence also the `:` that makes the last item a key.
    case afterEntry
    /// A comma or the closing bracket, behind a pair in a flow sequence.
    case afterPair
  }

  var kind: Kind
  var state: State = .entry
  /// The column, from 0, in which the entries of a block collection begin; -1 for the document.
  var indent: Int
  /// How many pending nodes there were before the first child.
  var base: Int
  /// The first byte.
  var start: Int
  /// The first byte of the line that the collection begins on.
  var line: Int
  var properties: UInt32 = 0
  /// Whether it is a mapping in which an item was reported; those that follow have the same cause.
  var holdsItem = false
  /// How deep the children seen so far nest, aliases followed.
  var height = 0
  /// What had been read when the collection began; without a height.
  var before = Extent()
}

/// Collects the nodes of both parsers. Children wait on a stack until their collection is closed; then they are stored
/// side by side.
struct TreeBuilder: ~Copyable {
  let file: SourceFile
  /// The file's bytes as the parser reads them.
  let bytes: UnsafePointer<UInt8>
  let limits: DocumentLimits
  var nodes: NodeBuffer
  var pending: NodeBuffer
  /// The open collections; the first is the document.
  let frames: UnsafeMutablePointer<Frame>
  var depth = 0
  var properties: [NodeProperties] = []
  var anchors: [Anchor] = []
  var anchorNames: [String: Int] = [:]
  var diagnostics: [Diagnostic] = []
  var errorCount = 0
  private var warningCount = 0
  /// Whether a limit was passed, so that nothing more is read.
  var isStopped = false
  /// What the aliases so far stand for; without a height.
  private var aliased = Extent()
  /// What an anchor has to know about the collection that was closed last.
  private var lastClosed = Extent()

  init(file: SourceFile, bytes: UnsafePointer<UInt8>, limits: DocumentLimits) {
    self.file = file
    self.bytes = bytes
    self.limits = limits
    nodes = NodeBuffer(capacity: file.bytes.count / 12)
    pending = NodeBuffer(capacity: 256)
    frames = .allocate(capacity: limits.nestingDepth + 2)
  }

  /// Gives back what only the parser needed; `nodes` lives on.
  func deallocate() {
    pending.base.deallocate()
    frames.deallocate()
  }

  func span(_ start: Int, _ end: Int) -> Span { Span(source: file.id, range: start..<max(start, end)) }

  mutating func report(_ diagnostic: Diagnostic) {
    guard !isStopped else { return }
    guard diagnostic.severity == .error else {
      if warningCount < limits.errorCount { diagnostics.append(diagnostic) }
      warningCount += 1
      return
    }
    diagnostics.append(diagnostic)
    errorCount += 1
    if errorCount >= limits.errorCount, limits.errorCount > 1 {
      if let span = diagnostic.primary?.span { diagnostics.append(.tooManyErrors(at: span)) }
      isStopped = true
    }
  }

  /// A name to offer in place of an unknown one. Looked for only with the first errors and among a part of many names,
  /// so that the time does not grow with their product.
  func nearName(to name: String, among names: some Collection<String>) -> String? {
    errorCount < 10 ? nearestName(to: name, among: names.sorted().prefix(1000)) : nil
  }

  /// Adds a scalar, or ends the anchor's node that it is.
  mutating func add(_ node: RawNode) {
    pending.append(node)
    if node.properties != 0 { completeAnchor(of: node.properties, extent(of: node)) }
  }

  /// Gives the pending node that was added last its properties.
  mutating func attach(_ properties: UInt32) {
    let last = pending.count - 1
    pending.base[last].properties = properties
    let node = pending.base[last]
    completeAnchor(of: properties, node.kind == .scalar ? extent(of: node) : lastClosed)
  }

  /// Adds the scalar that is not written at `position`.
  mutating func addAbsent(at position: Int, properties: UInt32 = 0) {
    add(
      RawNode(
        start: UInt32(position), end: UInt32(position), properties: properties, kind: .scalar, style: .plain,
        flags: RawNode.verbatim | RawNode.absent))
  }

  /// Opens the document, which is to have one child.
  mutating func openDocument(at position: Int, line: Int) {
    depth = 1
    anchorNames.removeAll()
    frames.initialize(
      to: Frame(kind: .document, indent: -1, base: pending.count, start: position, line: line))
  }

  /// Opens a collection; the last `adopted` pending nodes become its first children. False past the depth limit.
  mutating func open(
    _ kind: Frame.Kind, indent: Int, start: Int, line: Int, properties: UInt32, adopting adopted: Int = 0
  ) -> Bool {
    var height = 0
    if adopted > 0 {
      let child = pending.base[pending.count - 1]
      if child.kind == .alias { height = anchors[Int(child.first)].extent.height }
      if child.kind == .sequence || child.kind == .mapping { height = lastClosed.height }
    }
    if depth + height > limits.nestingDepth {
      report(.tooDeep(at: span(start, start + 1), limit: limits.nestingDepth))
      isStopped = true
      return false
    }
    (frames + depth).initialize(
      to: Frame(
        kind: kind, indent: indent, base: pending.count - adopted, start: start, line: line,
        properties: properties, height: height, before: expanded))
    depth += 1
    return true
  }

  /// Closes the innermost collection, which ends at `end`; -1 for the end of its last child.
  mutating func close(at end: Int = -1) {
    depth -= 1
    let frame = frames[depth]
    let isMapping =
      frame.kind == .blockMapping || frame.kind == .flowMapping || frame.kind == .flowPair
    if isMapping, (pending.count - frame.base) & 1 == 1 {
      addAbsent(at: Int(pending.base[pending.count - 1].end))
    }
    let count = pending.count - frame.base
    let end = end >= 0 ? end : count > 0 ? Int(pending.base[pending.count - 1].end) : frame.start
    let first = store(from: frame.base)
    if isMapping, count > 2 { checkKeys(first: first, count: count) }
    pending.append(
      RawNode(
        start: UInt32(frame.start), end: UInt32(max(end, frame.start)), first: UInt32(first),
        count: UInt32(count),
        properties: frame.properties, kind: isMapping ? .mapping : .sequence,
        style: frame.kind == .blockMapping || frame.kind == .blockSequence ? .block : .flow))
    lastClosed = Extent(
      nodes: nodes.count + pending.count + aliased.nodes - frame.before.nodes,
      aliases: aliased.aliases - frame.before.aliases,
      bytes: max(end, frame.start) - frame.start + aliased.bytes - frame.before.bytes,
      height: frame.height + 1)
    if frame.properties != 0 { completeAnchor(of: frame.properties, lastClosed) }
    if depth > 0, frames[depth - 1].height <= frame.height { frames[depth - 1].height = frame.height + 1 }
  }

  /// Closes what is open and stores the document's node; returns its index.
  mutating func closeDocument() -> UInt32 {
    while depth > 1 { close() }
    if pending.count == frames[0].base { addAbsent(at: frames[0].start) }
    let index = store(from: frames[0].base)
    depth = 0
    return UInt32(index)
  }

  /// Ends the anchor of a node that is dropped behind an error.
  mutating func drop(_ properties: UInt32) {
    if properties != 0 { completeAnchor(of: properties, Extent(nodes: 1)) }
  }

  /// Gives the anchors of nodes that were dropped behind an error an empty node to stand for.
  mutating func settleAnchors() {
    guard anchors.contains(where: { $0.target == .max }) else { return }
    addAbsent(at: 0)
    let index = UInt32(store(from: pending.count - 1))
    for anchor in anchors.indices where anchors[anchor].target == .max { anchors[anchor].target = index }
  }

  /// Adds the alias whose `*` is at `start`.
  mutating func addAlias(from start: Int, to end: Int) {
    let name = String(decoding: file.bytes[start + 1..<end], as: UTF8.self)
    let place = span(start, end)
    guard let index = anchorNames[name] else {
      report(
        .undefinedAlias(name, at: place, near: nearName(to: name, among: anchorNames.keys)))
      return addFailedAlias(start, end)
    }
    let anchor = anchors[index]
    guard anchor.isComplete else {
      report(.recursiveAlias(name, at: place, anchor: span(Int(anchor.start), Int(anchor.end))))
      return addFailedAlias(start, end)
    }
    aliased.aliases += 1 + anchor.extent.aliases
    aliased.nodes += anchor.extent.nodes
    aliased.bytes += anchor.extent.bytes
    if aliased.aliases > limits.aliasExpansions {
      report(.tooManyAliases(at: place, limit: limits.aliasExpansions))
      isStopped = true
    } else if aliased.nodes > limits.expandedNodes {
      report(.aliasesTooLarge(at: place, limit: limits.expandedNodes, unit: "nodes"))
      isStopped = true
    } else if aliased.bytes > limits.expandedBytes {
      report(.aliasesTooLarge(at: place, limit: limits.expandedBytes, unit: "bytes"))
      isStopped = true
    } else if depth - 1 + anchor.extent.height > limits.nestingDepth {
      report(.tooDeep(at: place, limit: limits.nestingDepth))
      isStopped = true
    }
    if isStopped { return addFailedAlias(start, end) }
    frames[depth - 1].height = max(frames[depth - 1].height, anchor.extent.height)
    pending.append(
      RawNode(
        start: UInt32(start), end: UInt32(end), first: UInt32(index), kind: .alias, style: .plain))
  }

  /// Makes `properties` known, and their anchor from here on.
  mutating func addProperties(_ new: NodeProperties) -> UInt32 {
    var new = new
    if new.hasAnchor, new.anchor == 0 {
      anchors.append(Anchor(start: new.anchorStart + 1, end: new.anchorEnd))
      let name = String(decoding: file.bytes[Int(new.anchorStart) + 1..<Int(new.anchorEnd)], as: UTF8.self)
      anchorNames[name] = anchors.count - 1
      new.anchor = UInt32(anchors.count)
    }
    properties.append(new)
    return UInt32(properties.count)
  }

  /// What has been read so far; without bytes but those of aliases, and without a height.
  private var expanded: Extent {
    Extent(
      nodes: nodes.count + pending.count + aliased.nodes, aliases: aliased.aliases, bytes: aliased.bytes)
  }

  private func extent(of scalar: RawNode) -> Extent {
    Extent(nodes: 1, bytes: Int(scalar.end) - Int(scalar.start))
  }

  /// A scalar in the place of an alias that stands for nothing.
  private mutating func addFailedAlias(_ start: Int, _ end: Int) {
    pending.append(
      RawNode(
        start: UInt32(start), end: UInt32(end), kind: .scalar, style: .plain, flags: RawNode.absent))
  }

  private mutating func completeAnchor(of index: UInt32, _ extent: Extent) {
    let anchor = Int(properties[Int(index) - 1].anchor) - 1
    guard anchor >= 0 else { return }
    anchors[anchor].isComplete = true
    anchors[anchor].extent = extent
  }

  /// Moves the pending nodes from `base` on to their final place; returns the first one's index.
  private mutating func store(from base: Int) -> Int {
    let first = nodes.count
    let count = pending.count - base
    nodes.append(from: pending.base + base, count: count)
    pending.count = base
    if !anchors.isEmpty {
      for index in first..<first + count {
        let position = Int(nodes.base[index].properties) - 1
        guard position >= 0 else { continue }
        let anchor = Int(properties[position].anchor) - 1
        if anchor >= 0 { anchors[anchor].target = UInt32(index) }
      }
    }
    return first
  }
}

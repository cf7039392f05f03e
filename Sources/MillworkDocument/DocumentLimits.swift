/// How much a document may ask for. What goes past a limit is an error with a place, never a trap or a hang.
public struct DocumentLimits: Sendable, Hashable {
  /// The deepest nesting of collections, with aliases followed; 128 by default, at most 10,000.
  ///
  /// The parser itself does not recurse; the limit is there for those who walk the tree. 128 levels fit a thread's
  /// stack of 512 kB with frames of 3 kB; raise it only where the stack is larger.
  public var nestingDepth: Int
  /// How many aliases a stream may expand, those inside of expanded nodes counted again; 10,000 by default.
  public var aliasExpansions: Int
  /// How many nodes all expanded aliases may stand for; 1,000,000 by default.
  public var expandedNodes: Int
  /// How many bytes of the file all expanded aliases may stand for; 64 MiB by default.
  public var expandedBytes: Int
  /// The largest file in bytes; 64 MiB by default, at most 2 GiB.
  public var byteCount: Int
  /// After how many errors in one file the parser gives up; 100 by default, at least 1. As many
  /// warnings are kept; more are left out.
  public var errorCount: Int

  /// Limits, each with its default.
  public init(
    nestingDepth: Int = 128, aliasExpansions: Int = 10_000, expandedNodes: Int = 1_000_000,
    expandedBytes: Int = 64 << 20, byteCount: Int = 64 << 20, errorCount: Int = 100
  ) {
    self.nestingDepth = min(max(nestingDepth, 1), 10_000)
    self.aliasExpansions = aliasExpansions
    self.expandedNodes = expandedNodes
    self.expandedBytes = expandedBytes
    self.byteCount = min(byteCount, 2 << 30)
    self.errorCount = max(errorCount, 1)
  }
}

/// The items of a sequence.
public struct Items: RandomAccessCollection, Sendable {
  private let storage: DocumentStorage
  private let first: UInt32
  /// The number of items.
  public let count: Int

  init(_ storage: DocumentStorage, first: UInt32, count: Int) {
    self.storage = storage
    self.first = first
    self.count = count
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of items.
  public var endIndex: Int { count }

  /// The item at `position`, from 0.
  public subscript(position: Int) -> Node {
    precondition(position >= 0 && position < count, "index out of range")
    return Node(storage, first + UInt32(position))
  }
}

/// A key and its value.
public struct Entry: Sendable {
  /// The key, which may be any node.
  public let key: Node
  /// The value; an absent scalar where none is written.
  public let value: Node
}

/// The entries of a mapping.
public struct Entries: RandomAccessCollection, Sendable {
  private let storage: DocumentStorage
  private let first: UInt32
  /// The number of entries.
  public let count: Int

  init(_ storage: DocumentStorage, first: UInt32, count: Int) {
    self.storage = storage
    self.first = first
    self.count = count
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { count }

  /// The entry at `position`, from 0.
  public subscript(position: Int) -> Entry {
    precondition(position >= 0 && position < count, "index out of range")
    let key = first + 2 * UInt32(position)
    return Entry(key: Node(storage, key), value: Node(storage, key + 1))
  }
}

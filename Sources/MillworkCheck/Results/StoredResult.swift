import MillworkSource

/// The compiler's answers about one module and target as they are kept: the serialised findings of each call, as it
/// wrote them, which are led back to their origins anew each time; and what the rules found.
struct StoredResult: Hashable {
  /// The compiler's files of findings.
  var findings: [[UInt8]]
  /// What the rules found, as ``StoredAdvice`` writes it; empty where none were applied.
  var advice: [UInt8] = []

  /// A result of the given parts.
  init(findings: [[UInt8]], advice: [UInt8] = []) {
    self.findings = findings
    self.advice = advice
  }

  /// Reads what ``bytes`` made.
  init?(_ bytes: [UInt8]) {
    var parts: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 4 + count else { return nil }
      parts.append(Array(rest.dropFirst(4).prefix(count)))
      rest = rest.dropFirst(4 + count)
    }
    guard let first = parts.first else { return nil }
    self.init(findings: Array(parts.dropFirst()), advice: first)
  }

  /// The result as bytes: each part after its length.
  var bytes: [UInt8] {
    ([advice] + findings).flatMap { part in
      (0..<4).map { UInt8(truncatingIfNeeded: part.count >> (24 - 8 * $0)) } + part
    }
  }
}

/// The files that a check found nothing in, each with all that its check could see. They are kept for each way of
/// checking, the newest first.
struct CleanFiles {
  /// How many are kept.
  private static let maximalCount = 32_768

  /// The files by their hashes.
  private(set) var all: Set<Fingerprint> = []
  private var ordered: [Fingerprint] = []

  /// Reads what ``bytes`` made; what is damaged is left out.
  init(_ bytes: [UInt8]) {
    var start = 0
    while let one = Fingerprint(stored: bytes[min(start, bytes.count)..<min(start + 16, bytes.count)]) {
      if all.insert(one).inserted { ordered.append(one) }
      start += 16
    }
  }

  /// The files as bytes.
  var bytes: [UInt8] { ordered.flatMap(\.bytes) }

  /// Takes in more files; says whether one was new.
  mutating func add(_ more: [Fingerprint]) -> Bool {
    let new = more.filter { all.insert($0).inserted }
    ordered = Array((new + ordered).prefix(Self.maximalCount))
    return !new.isEmpty
  }
}

import MillworkSDK

/// The version of a Swift compiler, as `#if compiler(…)` compares it.
struct CompilerVersion: Hashable, Comparable {
  /// The parts; missing ones count as 0.
  let parts: [Int]

  /// The version `major.minor`.
  init(_ major: Int, _ minor: Int = 0) {
    parts = [major, minor]
  }

  /// Reads numbers joined by full stops.
  init?(_ text: some StringProtocol) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in
      word.count <= 6 && word.allSatisfy(\.isASCII) ? Int(word) : nil
    }
    guard !words.isEmpty, numbers.count == words.count else { return nil }
    parts = numbers
  }

  /// The compiler that comes with the Xcode of an SDK: Xcode 16 has 6.0, 26 has 6.2 and 26.4 has 6.3, 27 has 6.4.
  init(sdk: OSVersion) {
    switch (sdk.major, sdk.minor) {
    case (27..., _): self.init(6, 4)
    case (26, 4...): self.init(6, 3)
    case (26, _): self.init(6, 2)
    case (16...25, 4...): self.init(6, 1)
    case (16...25, _): self.init(6, 0)
    default: self.init(5, 10)
    }
  }

  static func < (a: CompilerVersion, b: CompilerVersion) -> Bool {
    for index in 0..<max(a.parts.count, b.parts.count) {
      let left = index < a.parts.count ? a.parts[index] : 0
      let right = index < b.parts.count ? b.parts[index] : 0
      if left != right { return left < right }
    }
    return false
  }
}

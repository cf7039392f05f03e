import MillworkSource

/// The expressions of one Swift file as names with what is written behind them: which call stands in which argument of
/// which other, and which follows it in a chain such as `Text("a").padding().sheet(…)`. It is read from the tokens and
/// knows nothing of types; what a name means, the compiler's ``IndexRecord`` says.
struct CodeTree {
  /// A name in an expression, such as `sheet` in `.sheet(isPresented: $shown) { … }`.
  struct Use {
    /// The number of the name's token.
    let token: Int
    /// The number of the first token of the chain that it stands in.
    let start: Int
    /// The use before it in its chain.
    let base: Int?
    /// The use in whose argument it stands, and which argument that is.
    let holder: Holder?
    /// The innermost block around it.
    let block: Int?
    /// The use behind it in its chain.
    var next: Int?
    /// Its arguments, trailing closures last.
    var arguments: [Argument] = []
  }

  /// An argument of a use.
  struct Holder: Hashable {
    /// The number of the use.
    let use: Int
    /// The number of the argument.
    let argument: Int
  }

  /// What a use is called with.
  struct Argument {
    /// The label, without the colon.
    let label: String?
    /// The tokens behind the label.
    let tokens: Range<Int>
    /// Whether it is a closure in braces.
    let isClosure: Bool
  }

  /// A block in braces that is no argument.
  struct Block {
    /// The token of its opening brace.
    let open: Int
    /// The block around it.
    let parent: Int?
    /// For a branch of an `if`: the number of the statement, which its branches share.
    let statement: Int?
    /// For a branch: the tokens of the statement's first condition.
    let condition: Range<Int>
  }

  /// The tokens that were read.
  let tokens: [CodeTokens.Token]
  /// The comments, each with its slashes.
  let comments: [Range<Int>]
  /// The text.
  let text: [UInt8]
  /// For each opening bracket's token the closing one's, and the other way round.
  let partners: [Int: Int]
  /// The uses in the order of their names.
  var uses: [Use] = []
  /// The blocks in order.
  var blocks: [Block] = []
  private var contents: [Holder: [Int]] = [:]

  /// Reads `text`; `nil` where its brackets don't match.
  init?(_ text: [UInt8]) {
    let scanned = CodeTokens(text)
    tokens = scanned.tokens
    comments = scanned.comments
    self.text = text
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .open { open.append(index) }
      guard token.kind == .close else { continue }
      guard let start = open.popLast() else { return nil }
      partners[start] = index
      partners[index] = start
    }
    guard open.isEmpty else { return nil }
    self.partners = partners
    readStatements(tokens.indices, CodePlace())
    for index in uses.indices {
      if let holder = uses[index].holder { contents[holder, default: []].append(index) }
    }
  }

  /// The text of a token.
  func word(_ token: Int) -> String {
    guard tokens.indices.contains(token) else { return "" }
    return String(decoding: text[tokens[token].range], as: UTF8.self)
  }

  /// Whether a token is just this character or word.
  func isToken(_ token: Int, _ word: StaticString) -> Bool {
    guard tokens.indices.contains(token), tokens[token].range.count == word.utf8CodeUnitCount else {
      return false
    }
    let start = tokens[token].range.lowerBound
    for offset in 0..<word.utf8CodeUnitCount where text[start + offset] != word.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The bytes of some tokens.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last, tokens.indices.contains(last) else { return 0..<0 }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// The uses that stand directly in an argument: not in an argument of another use there.
  func uses(in holder: Holder) -> [Int] { contents[holder] ?? [] }

  /// The uses behind `use` in its chain, nearest first.
  func followers(of use: Int) -> [Int] {
    var found: [Int] = []
    var next = uses[use].next
    while let one = next {
      found.append(one)
      next = uses[one].next
    }
    return found
  }

  /// The last use of the chain that `use` stands in.
  func last(of use: Int) -> Int { followers(of: use).last ?? use }

  /// The arguments around `use`, innermost first.
  func holders(of use: Int) -> [Holder] {
    var found: [Holder] = []
    var holder = uses[use].holder
    while let one = holder {
      found.append(one)
      holder = uses[one.use].holder
    }
    return found
  }

  /// The blocks around `use`, innermost first.
  func blocks(around use: Int) -> [Int] {
    var found: [Int] = []
    var block = uses[use].block
    while let one = block {
      found.append(one)
      block = blocks[one].parent
    }
    return found
  }
}

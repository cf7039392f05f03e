/// Code that follows the line `  import SwiftUI`, and what Apple's compiler says to it.
///
/// What is expected stands below the line that it is about, as a comment whose caret marks the column:
///
///       Text("a").opacty(0.5)
///     //          ^ error: value of type 'Text' has no member 'opacty'
///
/// Words in brackets before the severity, such as `[iOS]` or `[SDK 27, Swift 5]`, restrict an expectation to the targets
/// that have all of them. `fix:` is a change that the compiler proposes; fixes are compared where a probe names one.
/// Code without expectations must pass.
package struct Probe: Hashable, Sendable {
  /// What the code is checked for.
  package struct Target: Hashable, Sendable {
    /// The platform.
    package let platform: Platform
    /// The deployment floor.
    package let version: OSVersion
    /// The major version of the SDK.
    package let sdk: Int
    /// The language mode, 5 or 6.
    package let swift: Int

    /// What an expectation may name in brackets.
    fileprivate var words: [String] {
      [platform.name, "\(platform.name) \(version)", "SDK \(sdk)", "Swift \(swift)"]
    }
  }

  /// One sentence of the compiler's.
  package struct Finding: Hashable, Sendable, Comparable {
    /// The line, from 1; the first is that of the import.
    package let line: Int
    /// The column in UTF-8 bytes, from 1.
    package let column: Int
    /// The severity and the sentence, such as `error: cannot find 'x' in scope`.
    package let text: String

    /// A sentence at a place.
    package init(line: Int, column: Int, text: String) {
      self.line = line
      self.column = column
      self.text = text
    }

    package static func < (a: Finding, b: Finding) -> Bool {
      (a.line, a.column, a.text) < (b.line, b.column, b.text)
    }
  }

  /// The name, in words joined by hyphens.
  package let name: String
  /// What the code is checked for.
  package let targets: [Target]
  /// The public report, by repository and number or by title, in which the text was seen to come from Apple's own SDK;
  /// `nil` where it is known from the interface modules alone.
  package let seen: String?
  /// The code with its expectations.
  package let text: String

  /// A probe for `targets` such as `iOS 17.0, macOS 14.0 Swift 5 SDK 27`; Swift 6 and SDK 26 need not be named.
  init(_ name: String, _ targets: String, seen: String? = nil, _ text: String) {
    self.name = name
    self.targets = targets.split(separator: ",").compactMap(Self.target)
    self.seen = seen
    self.text = text
  }

  /// The whole file.
  package var file: String { "  import SwiftUI\n" + text + "\n" }

  /// Whether the code names fixes.
  package var namesFixes: Bool { expectations.contains { $0.finding.text.hasPrefix("fix: ") } }

  /// What is expected for `target`, in order.
  package func findings(for target: Target) -> [Finding] {
    expectations.filter { $0.words.allSatisfy(target.words.contains) }.map(\.finding).sorted()
  }

  private var expectations: [(finding: Finding, words: [String])] {
    var found: [(Finding, [String])] = []
    var codeLine = 1
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let (column, words, sentence) = Self.expectation(line) {
        found.append((Finding(line: codeLine, column: column, text: sentence), words))
      } else {
        codeLine = index + 2
      }
    }
    return found
  }

  /// Reads `//   ^ [words] error: sentence`.
  private static func expectation(_ line: Substring) -> (column: Int, words: [String], sentence: String)? {
    guard line.hasPrefix("//"), let caret = line.firstIndex(of: "^"),
      line[..<caret].dropFirst(2).allSatisfy({ $0 == " " })
    else { return nil }
    var rest = line[line.index(after: caret)...].drop { $0 == " " }
    var words: [String] = []
    if rest.first == "[", let close = rest.firstIndex(of: "]") {
      words = rest[..<close].dropFirst().split(separator: ",").map { String($0.drop { $0 == " " }) }
      rest = rest[close...].dropFirst().drop { $0 == " " }
    }
    guard ["error: ", "warning: ", "fix: "].contains(where: rest.hasPrefix) else { return nil }
    return (line[..<caret].utf8.count + 1, words, String(rest))
  }

  private static func target(_ text: Substring) -> Target? {
    let words = text.split(separator: " ")
    guard words.count >= 2, words.count.isMultiple(of: 2), let platform = Platform(name: words[0]),
      let version = OSVersion(words[1])
    else { return nil }
    var sdk = 26
    var swift = 6
    for index in stride(from: 2, to: words.count, by: 2) {
      guard let number = Int(words[index + 1]) else { return nil }
      if words[index] == "SDK" { sdk = number } else { swift = number }
    }
    return Target(platform: platform, version: version, sdk: sdk, swift: swift)
  }
}

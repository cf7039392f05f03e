import MillworkSDK

/// A module that checked code imports, as the text of a `.swiftinterface`.
public struct StubInterface: Hashable, Sendable {
  /// The name of the module.
  public let name: String
  /// The interface.
  public let text: [UInt8]

  /// The interface at `path`, whose name (`MyKit.swiftinterface`, or the folder `MyKit.swiftmodule` around it) names the
  /// module where its text does not.
  public init(path: String, text: [UInt8]) {
    self.text = text
    let parts = path.split(separator: "/")
    let name = parts.last { $0.hasSuffix(".swiftmodule") } ?? parts.last ?? ""
    self.name = Self.moduleName(in: text) ?? String(name.prefix { $0 != "." })
  }

  private static func moduleName(in text: [UInt8]) -> String? {
    for line in text.split(separator: UInt8(ascii: "\n")).prefix(20) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.prefix(2) == ["//", "swift-module-flags:"] else { continue }
      return words.firstIndex(of: "-module-name").flatMap {
        $0 + 1 < words.count ? String(words[$0 + 1]) : nil
      }
    }
    return nil
  }

  /// The interface as the compiler takes it for `platform`: with its triple, and without what only a build of the real
  /// module needs. A text without the lines at its head gets them.
  func interface(for platform: Platform, compilerVersion: String) -> [UInt8] {
    let target = platform.target(platform.oldest)
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    let flags = Array("// swift-module-flags: ".utf8)
    guard let index = lines.prefix(20).firstIndex(where: { $0.starts(with: flags) }) else {
      let head = """
        // swift-interface-format-version: 1.0
        // swift-compiler-version: \(compilerVersion)
        // swift-module-flags: -target \(target) -disable-availability-checking -enable-library-evolution \
        -swift-version 5 -module-name \(name)
        import Swift
        import _Concurrency

        """
      return Array(head.utf8) + text
    }
    var words = String(decoding: lines[index], as: UTF8.self).split(separator: " ").map(String.init)
    if let old = words.firstIndex(of: "-target"), old + 1 < words.count { words[old + 1] = target }
    words.removeAll { $0 == "-O" }
    words += ["-Onone", "-disable-availability-checking", "-experimental-skip-all-function-bodies"]
    lines[index] = Array(words.joined(separator: " ").utf8)
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}

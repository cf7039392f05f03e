import Foundation
import MillworkSDK

/// The recipe that makes a standard library for Apple platforms out of the textual interfaces that a toolchain ships
/// for its own platform. Nothing of the toolchain is shipped: the recipe runs on the user's machine.
struct StandardLibrary {
  /// Goes up with every change of the recipe, so that a cache made by another one is not used.
  static let recipeVersion = 4

  /// The modules that are derived.
  static let modules = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_RegexParser", "_StringProcessing", "Observation",
    "RegexBuilder",
  ]

  /// Modules that code rarely imports: derived where the toolchain has them, and built when they are first imported.
  static let rareModules = ["Synchronization", "Testing"]

  /// The folder of a derived module, below the resource directory of `platform`.
  static func folder(of module: String, for platform: Platform) -> String {
    "\(platform.resourceFolder)/\(module).swiftmodule"
  }

  /// The path of a derived interface, below the resource directory of `platform`.
  static func path(of module: String, for platform: Platform) -> String {
    "\(folder(of: module, for: platform))/arm64-apple-\(platform.fileName).swiftinterface"
  }

  /// The lines before the flags.
  private var head = Data()
  /// The words of the line of flags.
  private var flags: [String] = []
  /// What follows the flags.
  private var tail = Data()

  /// Reads the interface of `module`, or `nil` where it is not of the expected form.
  init?(_ interface: Data, of module: String = "") {
    var rest = interface[...]
    while let end = rest.firstIndex(of: Self.lineFeed) {
      let line = rest[..<end]
      rest = rest[rest.index(after: end)...]
      guard line.starts(with: Self.comment) else { return nil }
      if line.starts(with: Self.flagsPrefix) {
        flags = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
        break
      }
      head.append(line)
      head.append(Self.lineFeed)
    }
    guard let target = flags.firstIndex(of: "-target"), target + 1 < flags.count else { return nil }
    if let optimise = flags.firstIndex(of: "-O") { flags.remove(at: optimise) }
    flags += ["-Onone", "-experimental-skip-all-function-bodies", "-disable-availability-checking"]
    tail = Self.body(rest) + Data(AppleOnlyLibrary.declarations(of: module).utf8)
  }

  /// The interface for `platform`: its triple in place of the host's, no bodies, no availability of its own.
  func interface(for platform: Platform) -> Data {
    var words = flags
    if let target = words.firstIndex(of: "-target"), target + 1 < words.count {
      words[target + 1] = platform.target(platform.oldest)
    }
    return head + Data(words.joined(separator: " ").utf8) + [Self.lineFeed] + tail
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let comment = Data("//".utf8)
  private static let flagsPrefix = Data("// swift-module-flags: ".utf8)
  /// What marks a line that goes. The two functions are those of the C library that only a `long double` has; the
  /// calls are the whole of their callers' bodies.
  private static let marks: [(text: Data, isWholeLine: Bool)] = [
    (Data("@backDeployed(".utf8), false), (Data("import Glibc\n".utf8), true),
    (Data("import Musl\n".utf8), true), (Data("_stdlib_remainderl(".utf8), false),
    (Data("_stdlib_squareRootl(".utf8), false),
  ]

  /// `text` without the lines that a mark stands in. A line that goes on after `@backDeployed(…)` keeps its rest.
  private static func body(_ text: Data) -> Data {
    var cuts: [Range<Int>] = []
    for (mark, isWholeLine) in marks {
      var from = text.startIndex
      while let found = text.range(of: mark, in: from..<text.endIndex) {
        from = found.upperBound
        if isWholeLine {
          cuts.append(found.lowerBound..<found.upperBound - 1)
        } else if mark == marks[0].text {
          guard let close = text[found.upperBound...].firstIndex(of: UInt8(ascii: ")")) else { continue }
          cuts.append(found.lowerBound..<close + 1)
        } else {
          let start = text[..<found.lowerBound].lastIndex(of: lineFeed).map { $0 + 1 } ?? text.startIndex
          let end = text[found.upperBound...].firstIndex(of: lineFeed) ?? text.endIndex
          cuts.append(start..<end)
        }
      }
    }
    var result = Data()
    var start = text.startIndex
    for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) where cut.lowerBound >= start {
      result.append(text[start..<cut.lowerBound])
      start = cut.upperBound
    }
    result.append(text[start...])
    return result
  }
}

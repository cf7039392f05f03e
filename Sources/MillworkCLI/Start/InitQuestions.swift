import MillworkSource

/// What `millwork init` asks.
enum InitQuestions {
  /// Which of several known targets.
  static func target(among names: [String]) -> Question {
    Question(
      "The target that gets components", .choice(names.map { Question.Choice($0) }), flag: "--target NAME",
      help: "code is generated into this target's module; the others can import it")
  }

  /// Which target, where not all are known.
  static let unknownTarget = Question(
    "The name of the target that gets components", .text, flag: "--target NAME",
    help: "Package.swift computes its targets, so that they can't be listed here")

  /// Whether the plug-in is used.
  static let plugIn = Question(
    "Generate whenever the package is built, by Millwork's plug-in", .yesNo, standard: .yesNo(true),
    flag: "--no-plugin",
    help:
      "with the plug-in, generated code is no part of your repository; without, `millwork generate` writes it into the target's folder"
  )

  /// Where Millwork is.
  static func place(in folder: String) -> Question {
    Question(
      "Where Millwork's package is: its repository's URL, or the path of its folder", .text,
      flag: "--millwork-url URL or --millwork-path DIR",
      help:
        "what stands in `.package(url: …)` or `.package(path: …)`; a path is seen from the package's folder"
    ) { answer in
      if answer.text.isEmpty { return StartText.noPlace }
      return isURL(answer.text) ? urlProblem(answer.text) : pathProblem(answer.text, from: folder)
    }
  }

  /// The same for a URL that is given.
  static let url = Question("The URL of Millwork's repository", .text, flag: "--millwork-url URL") { answer in
    urlProblem(answer.text)
  }

  /// The version of a repository.
  static let version = Question(
    "The version to use, or a later one of the same major number", .text,
    flag: "--millwork-version VERSION", help: "a released version, such as 1.2.0"
  ) { isVersion($0.text) ? nil : StartText.noVersion($0.text) }

  /// Whether the package is built without SwiftUI, too.
  static let guardImport = Question(
    "Is the package also built where there is no SwiftUI, such as on Linux", .yesNo,
    standard: .yesNo(false), flag: "--guard-import",
    help: "then generated files stand inside of `#if canImport(SwiftUI)`")

  /// Whether to go on.
  static let write = Question("Write this", .yesNo, flag: "--yes", help: "nothing was written so far")

  /// Whether a place is a URL, and not a path.
  static func isURL(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: ":")) && !text.hasPrefix("/") && !text.hasPrefix(".")
  }

  static func urlProblem(_ url: String) -> String? {
    let isPlain = url.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    return isPlain && isURL(url) && !PackageSource.identity(of: url).isEmpty ? nil : StartText.noURL(url)
  }

  static func pathProblem(_ path: String, from folder: String) -> String? {
    let there = resolved(path, beside: folder + "/Package.swift")
    return SystemFile.kind(of: there + "/Package.swift") == .nothing ? StartText.noPackage(at: path) : nil
  }

  /// Whether a text is a semantic version (semver.org): three numbers, with more behind `-` or `+`.
  static func isVersion(_ text: String) -> Bool {
    let core = text.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }
    let parts = core.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let rest = text.utf8.dropFirst(core.count)
    return parts.count == 3
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { 0x30...0x39 ~= $0 } && (part.count == 1 || part.first != 0x30)
      }
      && rest.count != 1
      && rest.allSatisfy { byte in
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
          || [0x2B, 0x2D, 0x2E].contains(byte)
      }
  }
}

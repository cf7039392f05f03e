import MillworkScaffold
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
      return PackageOrigin.isURL(answer.text)
        ? urlProblem(answer.text) : pathProblem(answer.text, from: folder)
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
  ) { PackageOrigin.isVersion($0.text) ? nil : StartText.noVersion($0.text) }

  /// Whether the package is built without SwiftUI, too.
  static let guardImport = Question(
    "Is the package also built where there is no SwiftUI, such as on Linux", .yesNo,
    standard: .yesNo(false), flag: "--guard-import",
    help: "then generated files stand inside of `#if canImport(SwiftUI)`")

  /// Whether to go on.
  static let write = Question("Write this", .yesNo, flag: "--yes", help: "nothing was written so far")

  static func urlProblem(_ url: String) -> String? {
    PackageOrigin.isRepository(url) ? nil : StartText.noURL(url)
  }

  static func pathProblem(_ path: String, from folder: String) -> String? {
    let there = resolved(path, beside: folder + "/Package.swift")
    let manifest = (try? SystemFile.read(there + "/Package.swift")).flatMap { $0 }
    guard let manifest else { return StartText.noPackage(at: path) }
    let isMillwork = manifest.firstRange(of: Array(PackageWiring.plugIn.utf8)) != nil
    return isMillwork ? nil : StartText.noMillwork(at: path)
  }
}

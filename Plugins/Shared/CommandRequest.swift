import Foundation

/// What a command plug-in was asked for: the command lines of the tool that do it.
struct CommandRequest {
  /// One run of the tool after the other.
  let commandLines: [[String]]
  /// What to tell the person beside.
  let remarks: [String]

  /// Why nothing is run.
  struct Refusal: Error {
    let message: String
  }

  /// The verbs that take manifests, and so those of a target.
  private static let manifestVerbs = ["generate", "check", "lint", "dump"]
  /// The verbs that have a flag `--target` of their own.
  private static let targetVerbs = ["init", "new"]
  /// The verbs that only read.
  private static let readingVerbs = [
    "check", "lint", "dump", "doctor", "explain", "schema", "completions", "template", "render", "help",
  ]
  /// The others.
  private static let writingVerbs = ["generate", "gallery", "init", "new", "scaffold", "update"]
  /// What makes `generate` only read.
  private static let readingFlags = ["--verify", "--dry-run"]
  /// The flags that name a file to write.
  private static let writingFlags = ["--output", "--report", "--map"]

  /// Works out what to run. `arguments` begin with a verb, else `defaultVerb` is meant (for no argument at all, the tool
  /// decides); `targets` are those that were named. `namesOutput` says whether a configuration, the project's or the one at a path,
  /// names the folder that outputs go to. With `readsOnly` what may write is refused.
  init(
    _ arguments: [String], defaultVerb: String, targets: [TargetManifests], readsOnly: Bool,
    namesOutput: (_ configuration: String?) throws -> Bool
  ) throws {
    var arguments = Self.beginningWithVerb(arguments)
    let isOverview = ["--help", "-h", "--version"].contains(arguments.first)
    if readsOnly, !isOverview {
      try Self.checkThatItReads(&arguments, defaultVerb)
    } else if !targets.isEmpty, arguments.first?.hasPrefix("-") != false, !isOverview {
      arguments.insert(defaultVerb, at: 0)
    }
    if let verb = arguments.first, Self.targetVerbs.contains(verb) {
      arguments += targets.flatMap { ["--target", $0.target] }
    }
    let found = targets.filter { !$0.manifests.isEmpty }
    guard let verb = arguments.first, Self.manifestVerbs.contains(verb), !targets.isEmpty else {
      commandLines = [arguments]
      remarks = []
      return
    }
    let names = targets.filter(\.manifests.isEmpty).map(\.target).joined(separator: ", ")
    if found.isEmpty {
      commandLines = [arguments]
      remarks = ["no manifest is in \(names) (\(TargetManifests.expected)); the project's own are taken"]
      return
    }
    remarks = names.isEmpty ? [] : ["no manifest is in \(names); expected was \(TargetManifests.expected)"]
    let isOutputNamed = arguments.contains { argument in
      ["--output", "--default-output"].contains(String(argument.prefix { $0 != "=" }))
    }
    if verb == "generate", !isOutputNamed, try !namesOutput(Self.value(of: "--config", in: arguments)) {
      commandLines = found.map { target in
        let base = Self.isByManifest(arguments) ? ["--base", target.folder.path] : []
        return arguments + base + ["--default-output", target.folder.path + "/Generated"]
          + target.manifests.map(\.path)
      }
    } else {
      commandLines = [arguments + found.flatMap(\.manifests).map(\.path)]
    }
  }

  /// The same command line, with the flags of every verb that stand in front behind the verb.
  private static func beginningWithVerb(_ arguments: [String]) -> [String] {
    var leading: [String] = []
    var rest = arguments[...]
    while let first = rest.first, leadingFlags.contains(String(first.prefix { $0 != "=" })) {
      let count = first == "--color" ? 2 : 1
      leading += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    return rest.prefix(1) + leading + rest.dropFirst()
  }

  /// The flags of every verb.
  private static let leadingFlags = ["--quiet", "--verbose", "--color"]

  /// Whether a file is asked for from each manifest, whose name says where the manifest lies.
  private static func isByManifest(_ arguments: [String]) -> Bool {
    value(of: "--layout", in: arguments) == "manifest"
  }

  /// The value of a flag, behind it or behind `=`; `nil` where it is not given.
  private static func value(of flag: String, in arguments: [String]) -> String? {
    let flags = arguments.prefix { $0 != "--" }
    let joined = flags.last { $0.hasPrefix(flag + "=") }.map { String($0.dropFirst(flag.count + 1)) }
    return joined ?? zip(flags, flags.dropFirst()).first { $0.0 == flag }?.1
  }

  /// Puts the verb that is meant in front. Throws where that may write.
  private static func checkThatItReads(_ arguments: inout [String], _ defaultVerb: String) throws {
    guard let first = arguments.first, !first.hasPrefix("-"), !FileManager.default.fileExists(atPath: first)
    else {
      arguments.insert(defaultVerb, at: 0)
      try checkThatNoFileIsWritten(arguments)
      return
    }
    try checkThatNoFileIsWritten(arguments)
    let onlyReads =
      readingVerbs.contains(first) && arguments.prefix(2) != ["template", "eject"]
      || first == "generate" && arguments.contains { readingFlags.contains($0) }
    if !onlyReads {
      let near =
        writingVerbs.contains(first) ? nil : nearestName(to: first, among: readingVerbs + writingVerbs)
      if let near, near != first {
        throw Refusal(message: "there is no verb `\(first)`, and no file; did you mean `\(near)`?")
      }
      throw Refusal(
        message: "`\(first)` is no verb that only reads: \(readingVerbs.joined(separator: ", ")) are, and "
          + "generate with --verify or --dry-run; `swift package millwork` has the others")
    }
  }

  /// Throws where a flag of a reading verb names a file to write. `-` is standard output; the `--output` of `generate` is the
  /// folder that it compares.
  private static func checkThatNoFileIsWritten(_ arguments: [String]) throws {
    let flags = arguments.prefix { $0 != "--" }
    for (index, argument) in zip(flags.indices, flags) {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let flag = String(parts[0])
      guard writingFlags.contains(flag), arguments[0] != "generate" || flag != "--output" else { continue }
      let value = parts.count > 1 ? String(parts[1]) : flags.dropFirst(index + 1).first
      if let value, value != "-" {
        throw Refusal(
          message: "`\(flag) \(value)` writes a file, and this only reads: leave it out, or run it by "
            + "`swift package millwork`, which asks for permission")
      }
    }
  }
}

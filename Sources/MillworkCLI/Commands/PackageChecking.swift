import Foundation
import MillworkCheck
import MillworkSDK
import MillworkSource

extension CheckCommand {
  /// Names the package to check.
  static let package = FlagSpec(
    "--package", "DIR", "a Swift package, whose modules are checked in dependency order")
  /// Names descriptions of packages.
  static let packageDescription = FlagSpec(
    "--package-json", "FILE", "what `swift package dump-package` printed, where SwiftPM can't be started",
    isRepeatable: true)

  /// Checks the package in `folder`.
  static func check(
    package folder: String, _ arguments: ParsedArguments, _ choice: ReportChoice, platforms: [String],
    _ modes: [SwiftMode],
    _ console: Console
  ) throws(ParsedArguments.UsageError) -> (code: ExitCode, inputs: WatchLoop.Inputs) {
    if let path = arguments.operands.first {
      throw ParsedArguments.UsageError(
        message: "`--package` checks a whole package; it takes no path beside it, such as `\(path)`",
        help: "leave the path out, or check files without `--package`")
    }
    let usable =
      [
        package, packageDescription, platform, swift, RuleChoice.strict, Reporter.flag, ReportChoice.output,
        WatchLoop.flag,
      ] + CheckChoice.packageFlags
    let known = Set(usable.map(\.name))
    if let flag = spec.flags.first(where: { arguments.has($0.name) && !known.contains($0.name) }) {
      throw ParsedArguments.UsageError(
        message: "`\(flag.name)` can't be given together with `--package`",
        help: "a package's Package.swift says how its modules are compiled")
    }
    var request = PackageRequest(folder: folder)
    request.modes = modes
    request.platforms = try platforms.map { text throws(ParsedArguments.UsageError) in
      // Without a version the manifest's own floor counts.
      if let platform = Platform(name: text) { return .init(platform) }
      let floor = try TargetChoice.platform(text)
      return .init(floor.platform, floor.version)
    }
    var workspace = Workspace(console)
    request.descriptions = arguments.all(packageDescription.name).compactMap { workspace.read($0)?.bytes }
    let choices = CheckChoice(arguments, in: &workspace)
    request.options.depth = choices.options.depth
    choice.checkFile(in: &workspace)
    if !isFolder(folder) { workspace.diagnostics.append(.noSuchFolder(folder)) }
    request.outputs = { BuildPlugIn.outputs(of: $0, in: &$1) }
    var report: PackageReport?
    if !workspace.hasErrors {
      var environment = CheckEnvironment.current(servesAsPlugIn: true)
      environment.sdk = choices.source
      let checker = Checker(environment: environment)
      let interruption = Interruption(console.progress)
      request.options.isCancelled = { interruption.hasCome }
      request.options.onProgress = { console.tell($0) }
      report = checker.check(request, in: &workspace.sources)
      console.progress.erase()
      interruption.end()
      workspace.diagnostics += report?.diagnostics ?? []
    }
    let summary = report.map { PackageSummary($0, platforms.isEmpty ? .package : .flags) }
    choice.deliver(&workspace, targets: summary?.rows ?? CheckSummary(), to: console) { counts in
      summary?.text(counts) ?? CheckSummary().text(counts)
    }
    let failsByWarnings = arguments.has(RuleChoice.strict.name) && workspace.counts.warnings > 0
    return (
      workspace.hasErrors || report?.passed != true || failsByWarnings ? .failure : .success,
      WatchLoop.Inputs(workspace, named: [folder + "/Package.swift"])
    )
  }
}

import Foundation
import MillworkCheck
import MillworkSDK
import MillworkSource

/// `check`: type-checks manifests' output and Swift files; writes nothing.
enum CheckCommand: WatchableCommand {
  /// Names the platforms.
  static let platform = FlagSpec(
    "--platform", "NAME", "a platform with a version, such as ios17.0; the manifests' own by default",
    isRepeatable: true,
    suggestions: {
      Platform.allCases.flatMap { platform in platform.majorVersions.map { "\(platform.flag)\($0)" } }
    })
  /// Names the language modes.
  static let swift = FlagSpec(
    "--swift", "MODE", "the Swift language mode, 5 or 6; both by default",
    choices: SwiftMode.allCases.map(\.rawValue),
    isRepeatable: true)
  private static let assets = FlagSpec(
    "--assets", "PATH", "an asset catalogue, for the symbols that Xcode generates from it", isRepeatable: true
  )
  private static let compare = FlagSpec(
    "--compare-sdk", "PATH",
    "list where Millwork's declarations differ from the SDKs in this folder, or from Xcode's (`xcrun`)")

  static let spec = CommandSpec(
    name: "check", summary: "Type-check manifests or Swift files for Apple's platforms; nothing is written",
    operands: "[PATH…]", operandCount: 0...Int.max,
    conflicts: [
      (
        compare.name,
        [
          Reporter.flag, ReportChoice.output, RuleChoice.flag, RuleChoice.strict, WatchLoop.flag, package,
        ].map(\.name) + CheckChoice.flagsOfFindings
      )
    ],
    needs: [(packageDescription.name, package.name)],
    elsewhere: CommandSpec.targetOfPlugIn("check"),
    flags: [
      package, packageDescription, platform, swift, assets, RuleChoice.flag, RuleChoice.strict, compare,
      Reporter.flag, ReportChoice.output, ProjectFolder.flag, WatchLoop.flag,
    ] + CheckChoice.flags,
    examples: [
      ("millwork check", "The project's manifests, for the platforms and floors that they name."),
      (
        "millwork check Sources/App --platform ios17.0 --platform macos14",
        "Swift files, together as one module."
      ),
      (
        "millwork check Toolbar.swift --swift 6 --assets Assets.xcassets",
        "One file with the symbols of its assets."
      ),
      ("millwork check - < Toolbar.swift", "Standard input: a manifest, or a Swift file."),
      (
        "millwork check --package .",
        "The modules of a Swift package, for its platforms, without building it."
      ),
      (
        "millwork check Toolbar.swift --stubs App.swift --stubs MyKit.swiftinterface",
        "With declarations that the code mentions and other files make."
      ),
      (
        "millwork check Sources/App --reporter sarif --output app.sarif",
        "The findings for a code scanning service; people read them as usual."
      ),
      (
        "millwork check Manifests --compare-sdk xcrun",
        "On a Mac: whether Apple's SDKs agree with what Millwork knows of them, and on these manifests."
      ),
    ])

  static func runOnce(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> (code: ExitCode, inputs: WatchLoop.Inputs)
  {
    try CheckChoice.checkFlags(arguments)
    if let folder = arguments.value(package.name) {
      return try check(
        package: folder, arguments, ReportChoice(arguments, file: ReportChoice.output),
        platforms: arguments.all(platform.name),
        arguments.all(swift.name).compactMap(SwiftMode.init(rawValue:)), console)
    }
    let flags = try arguments.all(platform.name).map { text throws(ParsedArguments.UsageError) in
      try TargetChoice.platform(text)
    }
    let modes = arguments.all(swift.name).compactMap(SwiftMode.init(rawValue:))
    let rules = try RuleChoice(arguments)
    var workspace = Workspace(console)
    let project = ProjectFolder(arguments, in: &workspace)
    let sdk = arguments.value(compare.name)
    // A comparison needs no code of the project's.
    let inputs =
      sdk != nil && arguments.operands.isEmpty
      ? InputPaths() : project.inputs(arguments.operands, includesSwift: true, in: &workspace)
    let choices = CheckChoice(arguments, in: &workspace)
    let catalogs = arguments.all(assets.name).compactMap { workspace.readAssets($0) }
    let report = ReportChoice(arguments, file: ReportChoice.output)
    report.checkFile(in: &workspace)
    let memory =
      sdk == nil
      ? CheckMemory(
        arguments, choices, report, project: project, inputs: inputs, console: console, read: workspace)
      : nil
    if let said = memory?.said() {
      report.say(said, to: console)
      return (.success, WatchLoop.Inputs(workspace, named: []))
    }
    let set = ManifestSet(paths: inputs.manifests, of: project, in: &workspace)
    workspace.checkRules(project.project?.check)
    for entry in set.entries {
      workspace.checkRules(entry.manifest.check)
      workspace.diagnostics += rules.advice(on: entry.manifest, project.project?.check)
    }
    report.checkFile(in: &workspace)
    var summary = CheckSummary()
    if !workspace.hasErrors {
      let generated = GeneratedSet(
        of: set, project: project, layout: project.layout, in: &workspace)
      let attached = Set(set.entries.flatMap(\.attachedPaths).map(absolutePath))
      let files = inputs.swiftFiles.filter { attached.isEmpty || !attached.contains(absolutePath($0)) }
        .compactMap { workspace.read($0) }
      if !workspace.hasErrors {
        var modules = generated.manifests.map { manifest in
          let choice = TargetChoice(
            flags: flags, swift: modes, sdk: choices.sdkVersion, settings: manifest.entry.manifest.settings)
          let applied = rules.selection(project.project?.check, manifest.entry.manifest.check)
          let module = manifest.module(
            choice, assets: catalogs, beside: generated.sharedSwiftFiles(beside: manifest), rules: applied)
          return (module: module, choice: choice)
        }
        if !files.isEmpty {
          let choice = TargetChoice(
            flags: flags, swift: modes, sdk: choices.sdkVersion, settings: project.settings)
          var options = CheckOptions()
          options.assets = catalogs
          options.rules = rules.selection(project.project?.check)
          options.isMainActorByDefault = project.project?.check.isolation == .mainActor
          let module = CheckModule(
            files: files.map { MappedFile($0) }, targets: choice.targets, options: options)
          modules.append((module: module, choice: choice))
        }
        if let sdk {
          if let report = workspace.compare(modules.map(\.module), sdk: sdk) {
            console.output(ComparisonText(report).text)
            return (
              report.agrees ? .success : .failure,
              WatchLoop.Inputs(workspace, named: arguments.operands + project.named)
            )
          }
        } else {
          summary = workspace.check(modules, choices)
        }
      }
    }
    let text = report.deliver(&workspace, targets: summary, to: console) { summary.text($0) }
    let failed =
      workspace.hasErrors || !summary.passed || rules.isStrict && workspace.counts.warnings > 0
    if !failed, summary.isProven, let text { memory?.keep(text, of: set, in: workspace) }
    return (
      failed ? .failure : .success, WatchLoop.Inputs(workspace, named: arguments.operands + project.named)
    )
  }

  /// A path that two spellings of the same file share.
  private static func absolutePath(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

import Foundation
import PackagePlugin

/// A command plug-in's work, for packages and for Xcode projects.
struct CommandRun {
  /// The verb that is meant where none is named.
  let defaultVerb: String
  /// Whether only verbs that read are taken.
  let readsOnly: Bool

  /// Does it for a package.
  func perform(_ context: PluginContext, _ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try context.package.targets(named: names).compactMap { $0.sourceModule }
    let run = ToolRun(
      tool: try context.tool(named: "millwork").url, compiler: try? context.tool(named: "swiftc").url,
      workFolder: context.pluginWorkDirectoryURL, folder: context.package.directoryURL)
    try perform(
      run, extractor.remainingArguments, targets.map { TargetManifests(inFolderOf: $0) }, handle: nil)
  }

  private func perform(
    _ run: ToolRun, _ arguments: [String], _ targets: [TargetManifests], handle: ((String) -> Void)?
  ) throws {
    do {
      let request = try CommandRequest(
        arguments, defaultVerb: defaultVerb, targets: targets, readsOnly: readsOnly,
        namesOutput: { try run.namesOutput($0) })
      for remark in request.remarks { print(remark) }
      for commandLine in request.commandLines { try run(commandLine, handle: handle) }
    } catch let failure as ToolRun.Failure {
      Diagnostics.error(failure.description)
    } catch let refusal as CommandRequest.Refusal {
      Diagnostics.error(refusal.message)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CommandRun {
    /// Does it for an Xcode project. What is found is given to Xcode, which shows it in the editor.
    func perform(_ context: XcodePluginContext, _ arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let project = context.xcodeProject
      let run = ToolRun(
        tool: try context.tool(named: "millwork").url, compiler: try? context.tool(named: "swiftc").url,
        workFolder: context.pluginWorkDirectoryURL, folder: project.directoryURL)
      let targets = project.targets.filter { names.contains($0.displayName) }
      try perform(
        run, extractor.remainingArguments, targets.map { TargetManifests($0, of: project) },
        handle: { Self.report($0) })
    }

    private static func report(_ text: String) {
      for line in text.split(whereSeparator: \.isNewline) {
        guard let finding = ReportLine(line) else {
          print(line)
          continue
        }
        switch finding.severity {
        case .error: Diagnostics.error(finding.message, file: finding.path, line: finding.line)
        case .warning: Diagnostics.warning(finding.message, file: finding.path, line: finding.line)
        case .note: Diagnostics.remark(finding.message, file: finding.path, line: finding.line)
        }
      }
    }
  }
#endif

import PackagePlugin

/// `swift package millwork-check [VERB] …`: the verbs that only read, so that nobody is asked for permission.
@main struct MillworkCheckCommand: CommandPlugin {
  private let run = CommandRun(defaultVerb: "check", readsOnly: true)

  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run.perform(context, arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MillworkCheckCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run.perform(context, arguments)
    }
  }
#endif

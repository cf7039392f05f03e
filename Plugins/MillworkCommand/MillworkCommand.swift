import PackagePlugin

/// `swift package millwork VERB …`: every verb of the tool; those that write ask for permission.
@main struct MillworkCommand: CommandPlugin {
  private let run = CommandRun(defaultVerb: "generate", readsOnly: false)

  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run.perform(context, arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MillworkCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run.perform(context, arguments)
    }
  }
#endif

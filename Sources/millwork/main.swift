import Foundation
import MillworkCLI
import MillworkCheck

// The compiler starts this program as its macro plug-in during a check.
MacroPlugIn.runIfRequested()

exit(
  MillworkTool.run(
    Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment
  ).rawValue)

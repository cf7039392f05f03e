import Foundation
import MillworkCLI
import MillworkCheck

// The compiler starts this program as its macro plug-in during a check.
MacroPlugIn.runIfRequested()

// A limit to the size of files is an error where one is written, and no end of the program.
signal(SIGXFSZ, SIG_IGN)

exit(
  MillworkTool.run(
    Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment
  ).rawValue)

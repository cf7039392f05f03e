import Foundation

/// Programs of the system that the tool starts for a person.
enum SystemProgram {
  /// What opens a file in the program that the person has chosen for it.
  static var opener: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Runs a program that is looked for in the `PATH`, without input and output; false where it is not there or fails.
  static func run(_ name: String, _ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}

import Foundation

/// Another template engine in a process of its own, which times itself.
final class Peer {
  let name: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var isRunning = false

  /// Starts the script for `name` from the folder `Peers`. Python is the one that `MILLWORK_PYTHON` names, or `python3`.
  init(name: String, folder: String) {
    self.name = name
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [Self.python, "\(folder)/Peers/\(name)_peer.py", "\(folder)/Templates"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    isRunning = (try? process.run()) != nil
  }

  private static var python: String { ProcessInfo.processInfo.environment["MILLWORK_PYTHON"] ?? "python3" }

  /// The answer to one command; `nil` where the peer cannot be run.
  func ask(_ command: String) -> (milliseconds: Double, digest: String)? {
    guard isRunning, process.isRunning else { return nil }
    input.fileHandleForWriting.write(Data((command + "\n").utf8))
    var line: [UInt8] = []
    while true {
      let byte = output.fileHandleForReading.readData(ofLength: 1)
      guard let byte = byte.first else {
        isRunning = false
        return nil
      }
      if byte == 0x0A { break }
      line.append(byte)
    }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 2, let nanoseconds = Double(words[0]) else { return nil }
    return (nanoseconds / 1e6, String(words[1]))
  }

  /// Ends the process.
  func stop() {
    input.fileHandleForWriting.closeFile()
    if isRunning { process.waitUntilExit() }
  }

  /// What Python prints; `nil` where it fails.
  static func output(of arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python] + arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

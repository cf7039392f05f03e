import Foundation
import MillworkSource

/// What `swift format lint --strict` says of generated files, by its default configuration with another indentation and
/// line width.
func formatterComplaints(of files: [MappedFile], indentation: Int = 2, lineWidth: Int = 100) throws -> String
{
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "millwork-format-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for file in files {
    try Data(file.text.bytes).write(to: folder.appendingPathComponent(file.path))
  }
  let configuration =
    "{\"version\": 1, \"lineLength\": \(lineWidth), \"indentation\": {\"spaces\": \(indentation)}}"
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [
    "swift", "format", "lint", "--strict", "--configuration", configuration, "--recursive", folder.path,
  ]
  let pipe = Pipe()
  process.standardError = pipe
  process.standardOutput = pipe
  try process.run()
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let text = String(decoding: output, as: UTF8.self)
  return process.terminationStatus == 0 ? text : text + "\nstatus \(process.terminationStatus)"
}

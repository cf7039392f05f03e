import Foundation
import MillworkTestSupport
import Testing

@testable import MillworkCLI

/// The manual page and the page about the command line say what the commands take.
@Suite struct ManualTests {
  private static let page = Tool.root.appendingPathComponent("docs/millwork.1")

  /// `docs/millwork.1` is derived from the commands. `RECORD=all` writes it.
  @Test func manualIsUpToDate() throws {
    let run = try Tool().run("help", "--man")
    GoldenCase(url: Self.page, name: "millwork").expect(run.output, in: ".1")
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    for command in MillworkTool.commands {
      for flag in command.spec.allFlags {
        let name = flag.name.replacingOccurrences(of: "-", with: "\\-")
        #expect(run.output.contains("\n.B \"\(name)"), "\(flag.name)")
      }
    }
  }

  private static func program(_ name: String) -> URL? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test(arguments: [("groff", ["-man", "-ww", "-z", "-Tutf8"]), ("mandoc", ["-Tlint", "-Wwarning"])])
  func formattersHaveNothingToSay(_ name: String, _ arguments: [String]) throws {
    guard let program = Self.program(name) else { return }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments + [Self.page.path]
    let said = Pipe()
    process.standardOutput = said
    process.standardError = said
    try process.run()
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "")
    #expect(process.terminationStatus == 0)
  }

  /// Every command and every flag of its own stands in docs/command-line.md.
  @Test func commandLinePageIsComplete() throws {
    let page = try String(
      contentsOf: Tool.root.appendingPathComponent("docs/command-line.md"), encoding: .utf8)
    for command in MillworkTool.commands {
      let spec = command.spec
      #expect(page.contains("`\(spec.name)`") || page.contains("`millwork \(spec.name)"), "\(spec.name)")
      for flag in spec.allFlags {
        #expect(
          page.contains("`\(flag.name)`") || page.contains("`\(flag.name) ")
            || page.contains("`\(spec.name) \(flag.name)"),
          "\(spec.name) \(flag.name)")
      }
    }
  }
}

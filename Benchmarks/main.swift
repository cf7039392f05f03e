import Foundation

/// `millwork-bench [SUITE…] [--output FOLDER]`: all suites, or those that are named. The figures are compared with those
/// in FOLDER (`.build/benchmarks` without the flag) and then replace them, as `figures.json` and `figures.svg`.
/// `fuzz-documents` and `documents memory` are run by name only and take further arguments.
let suites: [(name: String, run: (inout Figures) throws -> Void)] = [
  ("documents", { try DocumentBenchmark.run(&$0) }),
  ("templates", { try TemplateBenchmark.run(&$0) }),
  ("check", { try CheckBenchmark.run(&$0) }),
  ("generate", { try GenerateBenchmark.run(&$0) }),
  ("components", { try ComponentCheckBenchmark.run(&$0) }),
]

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "fuzz-documents" {
  DocumentFuzz.run(Array(arguments.dropFirst()))
  exit(0)
}
if arguments.first == "documents", arguments.count == 3, arguments[1] == "memory",
  let size = Int(arguments[2])
{
  DocumentBenchmark.printMemory(byteCount: size)
  exit(0)
}
var output = URL(fileURLWithPath: ".build/benchmarks")
if let index = arguments.firstIndex(of: "--output") {
  guard index + 1 < arguments.count else {
    print("--output needs a folder")
    exit(64)
  }
  output = URL(fileURLWithPath: arguments[index + 1])
  arguments.removeSubrange(index...(index + 1))
}
for name in arguments where !suites.contains(where: { $0.name == name }) {
  print("there is no benchmark `\(name)`; there are \(suites.map(\.name).joined(separator: ", "))")
  exit(64)
}
var figures = Figures()
do {
  for suite in suites where arguments.isEmpty || arguments.contains(suite.name) { try suite.run(&figures) }
  let last = Recording(contentsOf: output.appendingPathComponent("figures.json"))
  let recording = Recording(figures.all, after: last)
  if let last, last.machine != recording.machine {
    print("The last run was on another machine or build (\(last.machine)): not compared.")
  } else if let last {
    let changes = recording.changes(since: last)
    print(changes.isEmpty ? "Nothing changed since \(last.date)." : "Changed since \(last.date):")
    for change in changes { print("  \(change)") }
  }
  try recording.write(into: output)
  print("Recorded in \(output.path)/figures.json and figures.svg.")
} catch {
  print("millwork-bench: \(error)")
  exit(1)
}

import Foundation

/// `millwork-bench [NAME…]`: all benchmarks, or those that are named. `fuzz-documents` and `documents memory` are run by
/// name only and take further arguments.
let suites: [(name: String, run: () throws -> Void)] = [
  ("documents", { DocumentBenchmark.run() }),
  ("templates", { TemplateBenchmark.run() }),
  ("check", { try CheckBenchmark.run() }),
  ("components", { try ComponentCheckBenchmark.run() }),
]

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "fuzz-documents" {
  DocumentFuzz.run(Array(arguments.dropFirst()))
  exit(0)
}
if arguments.first == "documents", arguments.count > 1 {
  DocumentBenchmark.run(Array(arguments.dropFirst()))
  exit(0)
}
for name in arguments where !suites.contains(where: { $0.name == name }) {
  print("there is no benchmark `\(name)`; there are \(suites.map(\.name).joined(separator: ", "))")
  exit(64)
}
for suite in suites where arguments.isEmpty || arguments.contains(suite.name) {
  do {
    try suite.run()
  } catch {
    print("\(suite.name): \(error)")
    exit(1)
  }
}

import Foundation

let suites: [(name: String, run: () throws -> Void)] = [
  ("check", { try CheckBenchmark.run() })
]
let chosen = CommandLine.arguments.dropFirst()
for name in chosen where !suites.contains(where: { $0.name == name }) {
  print("there is no benchmark '\(name)'; there are \(suites.map(\.name).joined(separator: ", "))")
  exit(64)
}
for suite in suites where chosen.isEmpty || chosen.contains(suite.name) {
  do {
    try suite.run()
  } catch {
    print("\(suite.name): \(error)")
    exit(1)
  }
}

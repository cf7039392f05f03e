import MillworkSource

/// A command line, read by a ``CommandSpec``.
struct ParsedArguments: Sendable {
  /// The positional arguments in order.
  private(set) var operands: [String] = []
  /// Whether `--help` was given.
  var wantsHelp: Bool { has("--help") }
  private var values: [String: [String]] = [:]

  /// What is wrong with a command line: one sentence, and what to do.
  struct UsageError: Error {
    let message: String
    let help: String?

    init(message: String, help: String?) {
      self.message = message
      self.help = help
    }

    /// What a finding says, of something that stands on the command line.
    init(_ finding: Diagnostic) { self.init(message: finding.message, help: finding.help) }
  }

  /// Whether the flag was given.
  func has(_ flag: String) -> Bool { values[flag] != nil }
  /// The last value of the flag.
  func value(_ flag: String) -> String? { values[flag]?.last }
  /// All values of the flag in order.
  func all(_ flag: String) -> [String] { values[flag] ?? [] }

  /// Reads the arguments after the verb. `--` ends the flags; a flag's value may follow after `=`.
  init(_ arguments: some Sequence<String>, for spec: CommandSpec) throws(UsageError) {
    var iterator = arguments.makeIterator()
    var takesFlags = true
    while let argument = iterator.next() {
      if !takesFlags || argument == "-" || !argument.hasPrefix("-") {
        operands.append(argument)
      } else if argument == "--" {
        takesFlags = false
      } else {
        try readFlag(argument == "-h" ? "--help" : argument, spec) { iterator.next() }
      }
    }
    if wantsHelp { return }
    if operands.contains("") {
      throw UsageError(
        message: "an argument of `\(spec.name)` is empty",
        help: "usage: \(spec.usage); a variable of the shell may have no value")
    }
    try checkFlags(spec)
    guard spec.operandCount.contains(operands.count) else {
      let few = operands.count < spec.operandCount.lowerBound
      throw UsageError(
        message: few
          ? "`\(spec.name)` needs \(spec.operands)"
          : "`\(spec.name)` does not take the argument `\(operands[spec.operandCount.upperBound])`",
        help: "usage: \(spec.usage)")
    }
    if let first = operands.first, !spec.choices.isEmpty, !spec.choices.contains(first) {
      throw UsageError(
        message: "`\(spec.name)` does not take `\(first)`",
        help: (nearestName(to: first, among: spec.choices) ?? spec.choices.first { $0.hasSuffix("-" + first) })
          .map { "did you mean `\($0)`?" }
          ?? "it takes \(spec.choices.joined(separator: ", "))")
    }
  }

  /// Refuses flags that exclude each other, and those that say nothing without another one.
  private func checkFlags(_ spec: CommandSpec) throws(UsageError) {
    for conflict in spec.conflicts where has(conflict.flag) {
      if let other = conflict.others.first(where: has) {
        throw UsageError(message: "`\(conflict.flag)` and `\(other)` can't be given together", help: nil)
      }
    }
    for need in spec.needs where has(need.flag) && !has(need.other) {
      throw UsageError(
        message: "`\(need.flag)` says more about `\(need.other)`, which is not given",
        help: "add `\(need.other)`")
    }
  }

  private mutating func readFlag(
    _ argument: String, _ spec: CommandSpec, next: () -> String?
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = spec.allFlags.first(where: { $0.name == name }) else {
      let near = CommandSpec.nearFlag(to: name, among: spec.allFlags.map(\.name))
      throw UsageError(
        message: "`\(spec.name)` has no flag `\(name)`",
        help: spec.elsewhere[name] ?? near.map { "did you mean \($0)?" } ?? MillworkTool.owner(ofFlag: name))
    }
    if values[name] != nil, !flag.isRepeatable, flag.value != nil {
      throw UsageError(message: "`\(name)` is given twice", help: nil)
    }
    guard let placeholder = flag.value else {
      if parts.count > 1 { throw UsageError(message: "`\(name)` takes no value", help: nil) }
      values[name, default: []].append("")
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : next() else {
      throw UsageError(message: "`\(name)` needs a value: \(name) \(placeholder)", help: nil)
    }
    if value == "-", placeholder == "DIR" {
      throw UsageError(
        message: "`\(name)` names a folder, and `-` is none", help: "a folder of that name is `./-`")
    }
    if value.isEmpty { throw UsageError(message: "the value of `\(name)` is empty", help: nil) }
    if !flag.choices.isEmpty, !flag.choices.contains(value) {
      throw UsageError(
        message: "`\(name)` does not take `\(value)`",
        help: (flag.meant(value) ?? nearestName(to: value, among: flag.choices)).map {
          "did you mean `\($0)`?"
        }
          ?? "it takes \(flag.choices.joined(separator: ", "))")
    }
    values[name, default: []].append(value)
  }
}

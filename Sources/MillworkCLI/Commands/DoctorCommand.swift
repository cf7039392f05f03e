import Foundation
import MillworkCheck
import MillworkSDK
import MillworkSource

/// `doctor`: what the compile check finds here, and what is missing.
enum DoctorCommand: Command {
  private static let clear = FlagSpec(
    "--clear-cache", nil, "remove what is kept between checks; the next one derives it anew")

  static let spec = CommandSpec(
    name: "doctor", summary: "Say what the compile check finds on this machine, and what is missing",
    operands: "", operandCount: 0...0, flags: [clear],
    examples: [
      ("millwork doctor", "Compiler, SDKs, macros, cache; exits with 1 where something is missing."),
      ("millwork doctor --clear-cache", "Starts anew, for example after a disk was full."),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.UsageError)
    -> ExitCode
  {
    let environment = CheckEnvironment.current(servesAsPlugIn: true)
    let checker = Checker(environment: environment)
    var workspace = Workspace(console)
    if arguments.has(clear.name) {
      do { try checker.clearCache() } catch {
        workspace.diagnostics.append(
          .cannotWrite(environment.cacheFolder, reason: error.localizedDescription))
      }
    }
    let health = checker.health()
    workspace.diagnostics += health.diagnostics
    if !health.cacheIsWritable { workspace.diagnostics.append(.cacheNotWritable(environment.cacheFolder)) }
    let rows = [
      ("millwork", millworkVersion), ("compiler", compiler(health)), ("SDK", sdk(environment, health)),
      ("macros", environment.macroPlugIn.map { "#Preview and its kind are expanded by \($0)" } ?? "missing"),
      ("cache", "\(environment.cacheFolder), \(megabytes(health.cacheBytes))"),
      (
        "results",
        "\(health.results.entries) kept, \(megabytes(health.results.bytes)) of \(megabytes(health.results.limit))"
      ),
      ("cores", "\(CheckOptions().parallel)"),
    ]
    for (name, value) in rows {
      let pad = String(repeating: " ", count: 10 - name.count)
      console.output("\(name)\(pad)\(printable(value))\n")
    }
    workspace.report(to: console)
    let isWell = !workspace.hasErrors && health.servesApplePlatforms
    console.output(
      isWell
        ? "everything that the compile check needs is here\n"
        : "the compile check can't prove anything here\n")
    return isWell ? .success : .failure
  }

  private static func compiler(_ health: CheckHealth) -> String {
    health.toolchain.map { "\($0.compiler), \($0.version)" } ?? "missing"
  }

  private static func sdk(_ environment: CheckEnvironment, _ health: CheckHealth) -> String {
    switch environment.sdk {
    case .bundled:
      let platforms = Platform.allCases.map { "\($0.name) from \($0.oldest)" }.joined(separator: ", ")
      let floors = Platform.allCases.map { "\($0.name) \($0.oldestSupported)" }.joined(separator: ", ")
      return health.servesApplePlatforms
        ? "bundled, SDK 26 and 27: \(platforms) (manifests: from \(floors))"
        : "bundled, but this toolchain can't serve Apple's platforms"
    case .xcode(let xcrun): return "Xcode's, through \(xcrun)"
    case .folder(let path): return path
    }
  }

  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + (1 << 19)) >> 20
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}

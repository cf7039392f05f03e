import Foundation
import MillworkSDK
import MillworkSource

/// Type-checks Swift files for Apple's platforms with a Swift compiler, on any machine, and reports what it finds at
/// the places that the files' text came from.
///
///     let checker = Checker(environment: .current())
///     let report = checker.check([MappedFile(source)], in: sources, targets: [.init(platform: .iOS, version: OSVersion(17))])
public struct Checker: Sendable {
  /// Where the compiler is, and where what is derived from it is kept.
  public let environment: CheckEnvironment
  /// The modules that code may import, in dependency order.
  package var interfaces: [InterfaceModule]

  /// A checker that works in `environment`.
  public init(environment: CheckEnvironment) {
    self.environment = environment
    interfaces = InterfaceModules.all
  }

  /// Looks for the compiler. A failure holds the diagnostic that says what was looked for and where.
  public func toolchain() throws(Obstacle) -> Toolchain {
    let folder = try WorkFolder.make()
    defer { folder.remove() }
    return try Toolchain.find(in: environment, workFolder: folder.path)
  }

  /// Checks `files` as one module, for each of the `targets`. `sources` holds the files that the text came from.
  public func check(
    _ files: [MappedFile], in sources: SourceSet, targets: [CheckTarget],
    options: CheckOptions = CheckOptions()
  ) -> CheckReport {
    guard !files.isEmpty, !targets.isEmpty else { return CheckReport(diagnostics: [], results: []) }
    do throws(Obstacle) {
      let folder = try WorkFolder.make()
      var run = CheckRun(
        checker: self, folder: folder, files: files, sources: sources, targets: targets, options: options)
      let report = run.report()
      if !run.keepsFolder { folder.remove() }
      return report
    } catch {
      return CheckReport(unchecked: targets, because: error)
    }
  }
}

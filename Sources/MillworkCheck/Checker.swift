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
  package var interfaces: [InterfaceModule] {
    didSet { interfaceTexts = Self.texts(interfaces) }
  }
  /// Stands for the text of all of them.
  private(set) var interfaceTexts: Fingerprint

  /// A checker that works in `environment`.
  public init(environment: CheckEnvironment) {
    self.environment = environment
    interfaces = InterfaceModules.all
    interfaceTexts = Self.texts(InterfaceModules.all)
  }

  private static func texts(_ modules: [InterfaceModule]) -> Fingerprint {
    modules.reduce(into: Fingerprint()) { $0.combine($1.fingerprint) }
  }

  /// Looks for the compiler. A failure holds the diagnostic that says what was looked for and where.
  public func toolchain() throws(Obstacle) -> Toolchain {
    let folder = try WorkFolder.make()
    defer { folder.remove() }
    return try Toolchain.find(in: environment, workFolder: folder.path)
  }

  /// Stands for what code is judged by: the compiler, the modules that it may import, and the macro plug-in. While it stays the
  /// same, the same code is judged alike. `nil` where answers are not kept, or where Apple's SDKs take part.
  package var identity: Fingerprint? {
    environment.resultsLimit > 0 ? (try? toolchain()).flatMap { identity($0) } : nil
  }

  /// The same for a toolchain that was found.
  func identity(_ toolchain: Toolchain) -> Fingerprint? {
    guard case .bundled = environment.sdk, var key = toolchain.identity else { return nil }
    key.combine("\(StandardLibrary.recipeVersion)")
    key.combine(interfaceTexts)
    if let plugIn = environment.macroPlugIn {
      guard FileIdentity.add(plugIn, to: &key) else { return nil }
    }
    return key
  }

  /// Checks `files` as one module, for each of the `targets`. `sources` holds the files that the text came from.
  public func check(
    _ files: [MappedFile], in sources: SourceSet, targets: [CheckTarget],
    options: CheckOptions = CheckOptions()
  ) -> CheckReport {
    let module = CheckModule(files: files, targets: targets, options: options)
    return check([module], in: sources).first ?? CheckReport(diagnostics: [], results: [])
  }

  /// Checks several modules, each for itself, and returns a report for each, in their order. Faster than one after the
  /// other: the toolchain is looked at once, and the compilers stand in one line.
  public func check(_ modules: [CheckModule], in sources: SourceSet) -> [CheckReport] {
    var reports = modules.map { _ in CheckReport(diagnostics: [], results: []) }
    let indices = modules.indices.filter { !modules[$0].files.isEmpty && !modules[$0].targets.isEmpty }
    guard !indices.isEmpty else { return reports }
    do throws(Obstacle) {
      let folder = try WorkFolder.make()
      var runs: [CheckRun] = []
      for index in indices {
        let module = modules[index]
        runs.append(
          CheckRun(
            checker: self, folder: try folder.makePart(index), files: module.files, sources: sources,
            targets: module.targets, options: module.options))
      }
      var batch = CheckBatch(checker: self, runs: runs)
      for (index, report) in zip(indices, batch.reports()) { reports[index] = report }
      batch.removeFolders(in: folder)
    } catch {
      for index in indices { reports[index] = CheckReport(unchecked: modules[index].targets, because: error) }
    }
    return reports
  }
}

/// Files that are checked together, and for what.
public struct CheckModule: Sendable {
  /// The files of the module.
  public var files: [MappedFile]
  /// What they are checked for.
  public var targets: [CheckTarget]
  /// How they are checked.
  public var options: CheckOptions

  /// A module of the given parts.
  public init(files: [MappedFile], targets: [CheckTarget], options: CheckOptions = CheckOptions()) {
    self.files = files
    self.targets = targets
    self.options = options
  }
}

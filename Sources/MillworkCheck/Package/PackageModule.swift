import Foundation
import MillworkSDK
import MillworkSource

/// A module of a package: a target with its files and what it imports.
struct PackageModule {
  /// Something that the module needs.
  struct Link {
    /// What it leads to.
    enum End {
      /// Another module, by its number.
      case module(Int)
      /// A program of another package, which is run and not imported.
      case program
      /// Something that is not here, for this reason.
      case missing(String)
    }

    let end: End
    let condition: PackageTarget.Condition
  }

  /// The package's number.
  let package: Int
  let target: PackageTarget
  /// The Swift files, with the code that SwiftPM would generate.
  let files: [MappedFile]
  /// Why it can't be checked, or `nil`.
  let obstacle: String?
  /// Whether it could be checked if it were Swift: what is not written in Swift is no fault of the check.
  let isForeign: Bool
  /// The condition that tells whether it has resources; empty for what is not checked.
  let define: String
  /// What it imports, or may.
  var links: [Link] = []
  /// How many modules stand below it.
  var level = 0

  /// Whether it runs a program of another package.
  var runsProgram: Bool { links.contains { if case .program = $0.end { true } else { false } } }

  /// The module's name.
  var name: String { target.moduleName }
}

extension PackageTarget.Condition {
  /// Whether the entry counts on `platform`, in a debug build, with the traits that are on.
  func holds(on platform: Platform, traits enabled: Set<String>) -> Bool {
    (platforms.isEmpty || platforms.contains(platform.flag)) && configuration != "release"
      && (traits.isEmpty || traits.contains(where: enabled.contains))
  }
}

extension PackageModule {
  /// The module of a target: its files are read into `sources`, with what the plug-ins that are known to `outputs` generate.
  /// What is wrong with it is added to `diagnostics`.
  init(
    _ target: PackageTarget, package: Int, of loaded: LoadedPackage,
    outputs: (PlugInUse, inout SourceSet) -> PlugInUse.Outputs?, in sources: inout SourceSet,
    _ diagnostics: inout [Diagnostic]
  ) {
    self.package = package
    self.target = target
    switch target.kind {
    case .system, .binary, .macro:
      (files, define) = ([], "")
      isForeign = true
      obstacle =
        target.kind == .system ? Reason.system : target.kind == .binary ? Reason.binary : Reason.macro
      return
    case .library, .executable, .test, .plugin: break
    }
    let found = TargetFiles(of: target, in: loaded)
    isForeign = found.hasC && found.swift.isEmpty
    var generated: [MappedFile] = []
    var unknown: [String] = []
    var isGenerated = true
    for plugIn in target.plugins {
      let use = PlugInUse(
        plugIn: plugIn, package: loaded.folder, folder: found.folder ?? loaded.folder,
        otherFiles: found.others)
      guard let made = outputs(use, &sources) else {
        unknown.append(plugIn)
        continue
      }
      generated += made.files
      diagnostics += made.diagnostics
      if made.diagnostics.hasErrors { isGenerated = false }
    }
    guard let folder = found.folder, !found.swift.isEmpty || !generated.isEmpty, !found.hasC else {
      (files, define) = ([], "")
      obstacle =
        found.hasC
        ? (isForeign ? Reason.cFamily : Reason.mixed)
        : isGenerated ? Reason.noFiles : Reason.plugInFailed
      if !found.hasC, isGenerated { diagnostics.append(.noTargetFolder(target.name, loaded.package.name)) }
      return
    }
    var files: [MappedFile] = []
    for name in found.swift {
      let path = "\(folder)/\(name)"
      let shown = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      guard let bytes = FileManager.default.contents(atPath: path) else {
        diagnostics.append(.unreadableSource(shown))
        continue
      }
      let file = MappedFile(sources.add(name: shown, bytes: [UInt8](bytes)))
      // SwiftPM takes an executable's only file for its main file, unless a type in it is marked as the entry.
      let isScript = target.kind == .executable && found.swift.count == 1 && !bytes.contains("@main")
      files.append(isScript ? MappedFile(path: "main.swift", text: file.text) : file)
    }
    files += generated
    let accessors = ResourceAccessors(target, hasImplicitResources: found.hasImplicitResources)
    if let code = accessors.file { files.append(code) }
    define = accessors.define
    self.files = files
    let settings = target.settings.map(\.kind)
    obstacle =
      !isGenerated
      ? Reason.plugInFailed
      : settings.contains("interoperabilityMode")
        ? Reason.interoperability
        : target.dependencies.contains(where: \.renamesModules) ? Reason.renamed : nil
    let unsafe = target.settings.filter { $0.kind == "unsafeFlags" }.flatMap(\.values)
    if !unsafe.isEmpty, loaded.isOwn { diagnostics.append(.unsafeFlagsIgnored(target.name, unsafe)) }
    if !unknown.isEmpty, loaded.isOwn { diagnostics.append(.plugInsNotRun(target.name, unknown)) }
  }
}

extension Data {
  /// Whether the bytes of `text` stand somewhere.
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}

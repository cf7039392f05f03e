import Foundation
import MillworkCheck
import MillworkGenerator
import MillworkManifest
import MillworkSource

/// The project that a command works in: its configuration, where there is one, and what that names.
struct ProjectFolder {
  /// Names the configuration.
  static let flag = FlagSpec(
    "--config", "PATH",
    "the project's configuration, or the folder that may have a \(Project.fileName); the current one by default, or the nearest around it that has one"
  )

  /// What holds for all manifests.
  let settings: Settings
  /// The configuration, where there is one.
  let project: Project?
  /// The stubs that are checked beside every manifest's output.
  let stubs: [MappedFile]
  /// Those that are interfaces of other modules.
  let interfaces: [StubInterface]
  /// The paths of the stubs.
  let stubPaths: [String]
  /// The templates that stand in for built-in ones.
  let templates: [OwnTemplate]
  /// The asset catalogues that every manifest's output may use.
  let assets: [AssetCatalog]
  /// The path of the configuration, whether it is there or not.
  let configuration: String
  /// Whether there is a configuration, or one was named, that can't be used.
  private let isUnusable: Bool

  /// The project's folder.
  var root: String {
    let folder = resolved(".", beside: configuration)
    return folder == "." ? "." : String(folder.dropLast(2))
  }

  /// The path of a file in the project's folder, from the current folder.
  func path(of name: String) -> String { resolved(name, beside: configuration) }

  /// Where manifests are looked for that nothing names.
  static let defaultManifests = "Manifests"
  /// Where generated files go that nothing says a folder for.
  static let defaultOutput = "Generated"

  /// Reads the configuration that `--config` names, as below.
  init(_ arguments: ParsedArguments, mayLackTemplates: Bool = false, in workspace: inout Workspace) {
    self.init(
      configuration: arguments.value(Self.flag.name), mayLackTemplates: mayLackTemplates, in: &workspace)
  }

  /// Reads the configuration that is `named`, or the one in the folder that is named, where it exists; where nothing is named,
  /// that of the project that the current folder is in. The folder of templates may be missing where it `mayLackTemplates`.
  init(configuration named: String?, mayLackTemplates: Bool = false, in workspace: inout Workspace) {
    let folder = named.flatMap { isFolder($0) ? $0 : nil }
    let path =
      folder.map { resolved(Project.fileName, beside: $0 + "/") } ?? named ?? Self.currentConfiguration
    configuration = path
    let isThere = named != nil && folder == nil || SystemFile.kind(of: path) != .nothing
    workspace.projects.insert(isThere ? path : parentFolder(of: path))
    let before = workspace.diagnostics.count
    if isThere, named == nil || folder != nil, SystemFile.isStream(path) {
      workspace.diagnostics.append(.unreadable(path, reason: SystemFile.Failure.isStream.reason, at: nil))
      project = nil
    } else {
      project = isThere ? Self.read(path, &workspace) : nil
    }
    isUnusable = workspace.diagnostics[before...].hasErrors
    settings = Self.settings(of: project, beside: path)
    let check = project?.check ?? CheckInputs()
    let places = check.stubs.map { (path: resolved($0.value, beside: path), span: $0.span) }
    stubPaths = places.map(\.path)
    var (files, interfaces): ([MappedFile], [StubInterface]) = ([], [])
    for (path, span) in places { workspace.readStub(path, at: span, &files, &interfaces) }
    (stubs, self.interfaces) = (files, interfaces)
    let ownTemplates = project?.templates.map { (path: resolved($0.value, beside: path), span: $0.span) }
    let hasTemplates = ownTemplates.map { !mayLackTemplates || SystemFile.kind(of: $0.path) != .nothing }
    templates =
      hasTemplates == true
      ? ownTemplates.map { Self.templates(in: $0.path, at: $0.span, &workspace) } ?? [] : []
    assets = check.assets.compactMap { workspace.readAssets(resolved($0.value, beside: path), at: $0.span) }
  }

  /// The configuration of the project that the current folder is in: its own, or else that of the innermost folder around it
  /// that has one, up to the root of a package or a repository. A folder with the manifests that are the default is a project
  /// of its own, with a configuration or without.
  static var currentConfiguration: String {
    if isFolder(defaultManifests) { return Project.fileName }
    for folder in [""] + waysOut(of: ".") {
      if SystemFile.kind(of: folder + Project.fileName) != .nothing { return folder + Project.fileName }
      if ["Package.swift", ".git"].contains(where: { SystemFile.kind(of: folder + $0) != .nothing }) {
        break
      }
    }
    return Project.fileName
  }

  /// The ways from a folder to those around it, the innermost first.
  private static func waysOut(of folder: String) -> [String] {
    OutputPaths.absolute(folder).split(separator: "/").indices.map { String(repeating: "../", count: $0 + 1) }
  }

  /// The project's settings. What it writes below `Sources`, where packages keep their targets, beside a `Package.swift` is
  /// part of a target.
  private static func settings(of project: Project?, beside path: String) -> Settings {
    var settings = project?.settings ?? Settings()
    let output = project?.output?.value.split(separator: "/").drop { $0 == "." } ?? []
    settings.colors.isInPackage =
      output.first == "Sources" && output.count > 1
      && FileManager.default.fileExists(atPath: resolved("Package.swift", beside: path))
    return settings
  }

  private static func read(_ path: String, _ workspace: inout Workspace) -> Project? {
    guard let root = workspace.parseOne(path, "a project's configuration") else { return nil }
    let (project, diagnostics) = Project.decode(root.node, file: path)
    workspace.diagnostics += root.causes(diagnostics)
    return project
  }

  private static func templates(in folder: String, at span: Span, _ workspace: inout Workspace)
    -> [OwnTemplate]
  {
    let found = FolderContents(folder)?.names
    guard let found else {
      workspace.diagnostics.append(.noTemplateFolder(folder, at: span))
      return []
    }
    let builtIn = Generator.builtInTemplates.map(\.name)
    for name in found where !name.hasSuffix(".stencil") {
      let meant = name.split(separator: "/").last.flatMap { $0.split(separator: ".").first }.map {
        "\($0).stencil"
      }
      guard let meant, builtIn.contains(meant) else { continue }
      workspace.diagnostics.append(.noTemplateName("\(folder)/\(name)", meant: meant, at: span))
    }
    return found.filter { $0.hasSuffix(".stencil") }.compactMap { name in
      workspace.bytes(of: "\(folder)/\(name)", at: span).map {
        OwnTemplate(name: name, path: "\(folder)/\(name)", bytes: $0)
      }
    }
  }

  /// How the generated code is spread over files.
  var layout: OutputLayout { project?.layout ?? .component }

  /// The folder that generated files go to where no flag says another.
  var output: String { resolved(project?.output?.value ?? Self.defaultOutput, beside: configuration) }

  /// The paths that the configuration names, its own among them, whether there is something or not.
  var named: [String] {
    [configuration] + manifestPaths + (templateFolder.map { [$0] } ?? [])
  }

  /// The folder of the project's own templates, where it names one.
  var templateFolder: String? { project?.templates.map { resolved($0.value, beside: configuration) } }

  /// The manifests of the project, and the folders that hold them.
  private var manifestPaths: [String] {
    let paths = project?.manifests.map(\.value) ?? []
    return (paths.isEmpty ? [Self.defaultManifests] : paths).map { resolved($0, beside: configuration) }
  }

  /// The folders of manifests that are there: those that the configuration names, else the one that is the default.
  var manifestFolders: [String] { manifestPaths.filter { isFolder($0) } }

  /// The folder of manifests where nothing names one.
  var defaultManifestFolder: String { resolved(Self.defaultManifests, beside: configuration) }

  /// Whether the project's manifests take in the one at a path.
  func takesIn(_ manifest: String) -> Bool {
    let place = OutputPaths.absolute(manifest)
    return manifestPaths.contains {
      place == OutputPaths.absolute($0) || place.hasPrefix(OutputPaths.absolute($0) + "/")
    }
  }

  /// The folder that the names of a whole manifest's output begin in: the innermost of the project's folders of manifests
  /// that it lies in, else the project's own.
  func manifestFolder(of path: String) -> String {
    let manifest = OutputPaths.absolute(path)
    let around = manifestPaths.filter { manifest.hasPrefix(OutputPaths.absolute($0) + "/") }
    return around.max { OutputPaths.absolute($0).utf8.count < OutputPaths.absolute($1).utf8.count } ?? root
  }

  /// The manifests and Swift files that the operands name, or, without operands, those of the project. A configuration that
  /// can't be used does not say which, and what is wrong with it has been reported. That there is none is an error, unless the
  /// run `mayBeEmpty`, with others that lie elsewhere or without.
  func inputs(
    _ operands: [String], includesSwift: Bool = false,
    mayBeEmpty: (_ haveMoved: Bool) -> Bool = { _ in false },
    in workspace: inout Workspace
  ) -> InputPaths {
    var inputs = InputPaths()
    if !operands.isEmpty {
      inputs.add(operands, includesSwift: includesSwift, mayBeEmpty: mayBeEmpty, to: &workspace)
    } else if isUnusable {
      return inputs
    } else if hasManifests {
      inputs.add(
        manifestPaths, includesSwift: false, areListed: true, mayBeEmpty: mayBeEmpty, to: &workspace)
    } else {
      let place = ManifestSearch(in: root).folder
      let project = project == nil ? Self.around(root) : nil
      // Manifests that lie elsewhere may have moved there.
      let severity: Severity = mayBeEmpty(place != nil) ? .warning : .error
      workspace.diagnostics += manifestPaths.map {
        .noDefaultFolder($0, place: place, project: project, severity)
      }
    }
    return inputs
  }

  /// The innermost folder around another that has a configuration, as seen from there.
  private static func around(_ folder: String) -> String? {
    waysOut(of: folder).first { SystemFile.isOrdinary("\(folder)/\($0)\(Project.fileName)") }
      .map { String($0.dropLast()) }
  }

  /// The same where the manifests of a project are generated together: all of them, and the operands.
  func allInputs(
    _ operands: [String], mayBeEmpty: (_ haveMoved: Bool) -> Bool, in workspace: inout Workspace
  ) -> InputPaths {
    guard hasManifests, !isUnusable else {
      return inputs(operands, mayBeEmpty: mayBeEmpty, in: &workspace)
    }
    // Spelled as the project's own, so that none is read twice.
    let others = operands.map { path in
      let inside = OutputPaths.path(from: root, to: path)
      return path == "-" || inside.hasPrefix("../") ? path : resolved(inside, beside: configuration)
    }
    var inputs = InputPaths()
    inputs.add(
      manifestPaths, includesSwift: false, areListed: true, mayBeEmpty: mayBeEmpty, to: &workspace)
    inputs.add(others, includesSwift: false, to: &workspace)
    return inputs
  }

  /// Whether the project names manifests, or has the folder that is the default, if only as a link that leads nowhere, which is
  /// an error then.
  var hasManifests: Bool {
    project?.manifests.isEmpty == false
      || manifestPaths.allSatisfy { isFolder($0) || SystemFile.kind(of: $0) == .link }
  }
}

/// A path that a file names, as seen from the current folder. A folder and the `..` behind it go, unless the folder is a
/// symbolic link, which leads back to another place.
func resolved(_ path: String, beside file: String) -> String {
  if path.hasPrefix("/") { return path }
  var folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  var names = path.split(separator: "/", omittingEmptySubsequences: false)[...]
  while names.count > 1, names.first == "..", let last = folders.last, !["", ".", ".."].contains(last),
    SystemFile.kind(of: folders.joined(separator: "/")) == .folder
  {
    folders.removeLast()
    names.removeFirst()
  }
  return (folders + names).joined(separator: "/")
}

import Foundation
import MillworkCheck
import MillworkGenerator
import MillworkManifest
import MillworkSource

/// The project that a command works in: its configuration, where there is one, and what that names.
struct ProjectFolder {
  /// Names the configuration.
  static let flag = FlagSpec(
    "--config", "FILE", "the project's configuration; \(Project.fileName) in the current folder by default")

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

  /// The folder of the configuration, else the current one.
  var root: String {
    let folder = project.map { resolved(".", beside: $0.file) } ?? "."
    return folder == "." ? "." : String(folder.dropLast(2))
  }

  /// Where manifests are looked for that nothing names.
  private static let defaultManifests = "Manifests"

  /// Reads the configuration that `--config` names, or the one in the current folder where it exists.
  init(_ arguments: ParsedArguments, in workspace: inout Workspace) {
    let named = arguments.value(Self.flag.name)
    let path = named ?? Project.fileName
    let isThere = named != nil || FileManager.default.fileExists(atPath: path)
    project = isThere ? Self.read(path, &workspace) : nil
    settings = project?.settings ?? Settings()
    let check = project?.check ?? CheckInputs()
    let places = check.stubs.map { (path: resolved($0.value, beside: path), span: $0.span) }
    stubPaths = places.map(\.path)
    var (files, interfaces): ([MappedFile], [StubInterface]) = ([], [])
    for (path, span) in places { workspace.readStub(path, at: span, &files, &interfaces) }
    (stubs, self.interfaces) = (files, interfaces)
    let folder = project?.templates.map { (path: resolved($0.value, beside: path), span: $0.span) }
    templates = folder.map { Self.templates(in: $0.path, at: $0.span, &workspace) } ?? []
    assets = check.assets.compactMap { workspace.readAssets(resolved($0.value, beside: path), at: $0.span) }
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
    let names = filesInside(folder)?.filter { $0.hasSuffix(".stencil") }
    guard let names else {
      workspace.diagnostics.append(.noSuchFolder(folder, at: span))
      return []
    }
    return names.compactMap { name in
      workspace.bytes(of: "\(folder)/\(name)", at: span).map {
        OwnTemplate(name: name, path: "\(folder)/\(name)", bytes: $0)
      }
    }
  }

  /// The folder that generated files go to.
  func output(_ arguments: ParsedArguments, _ flag: FlagSpec) -> String {
    arguments.value(flag.name)
      ?? project.flatMap { project in project.output.map { resolved($0.value, beside: project.file) } }
      ?? "Generated"
  }

  /// The paths that the configuration names, its own among them, whether there is something or not.
  var named: [String] {
    guard let project else { return [Project.fileName, Self.defaultManifests] }
    let folder = project.manifests.isEmpty ? [Self.defaultManifests] : project.manifests.map(\.value)
    let paths = folder + (project.templates.map { [$0.value] } ?? [])
    return [project.file] + paths.map { resolved($0, beside: project.file) }
  }

  /// The manifests and Swift files that the operands name, or, without operands, those of the project.
  func inputs(_ operands: [String], includesSwift: Bool = false, in workspace: inout Workspace) -> InputPaths
  {
    var inputs = InputPaths()
    if !operands.isEmpty {
      inputs.add(operands, includesSwift: includesSwift, to: &workspace)
    } else if let project, !project.manifests.isEmpty {
      for manifest in project.manifests {
        inputs.add([resolved(manifest.value, beside: project.file)], includesSwift: false, to: &workspace)
      }
    } else {
      let folder = resolved(Self.defaultManifests, beside: project?.file ?? "")
      if isFolder(folder) {
        inputs.add([folder], includesSwift: false, to: &workspace)
      } else {
        workspace.diagnostics.append(.noDefaultFolder(folder))
      }
    }
    return inputs
  }
}

/// A path that a file names, as seen from the current folder.
func resolved(_ path: String, beside file: String) -> String {
  if path.hasPrefix("/") { return path }
  let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  return folders.isEmpty ? path : folders.joined(separator: "/") + "/" + path
}

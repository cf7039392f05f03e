import Foundation
import MillworkScaffold
import MillworkSource

/// Where a project's outputs go, and by which names they are recorded.
struct OutputPaths: Sendable {
  /// The folder of the record, from which recorded paths begin; the project's root, where no other is named.
  let root: String
  /// The folder for outputs, from the current folder.
  let folder: String
  /// Other folders for outputs, by the paths of the manifests whose outputs go there.
  let folders: [String: String]

  /// The folder for outputs as it stands in the record: empty for the root itself.
  private(set) var recordedFolder = ""
  /// The other folders as they stand in the record, by their paths.
  private var recordedFolders: [String: String] = [:]

  private let absoluteRoot: String
  /// The project's root.
  private let project: String

  /// Outputs of the `project`, whose record lies at `root`, in `folder`, and of some manifests in other `folders`. Reports a
  /// folder that lies outside of the project, by its path where `isAskedFor` is false, or through a symbolic link, and one that
  /// nothing is written to.
  init(
    root: String, project: String? = nil, folder: String, folders: [String: String] = [:], isAskedFor: Bool,
    in workspace: inout Workspace
  ) {
    self.root = root
    self.project = project ?? root
    self.folder = folder
    self.folders = folders
    absoluteRoot = Self.absolute(root)
    recordedFolder = recorded(folder)
    for other in Set(folders.values) { recordedFolders[other] = recorded(other) }
    workspace.diagnostics += all.compactMap { problem(of: $0, isAskedFor: isAskedFor) }
  }

  /// The folders for outputs.
  var all: [String] { [folder] + recordedFolders.keys.sorted() }
  /// The folders for outputs as they stand in the record.
  var allRecorded: Set<String> { Set(recordedFolders.values).union([recordedFolder]) }

  /// The folder that a manifest's outputs go to. What a folder's manifests share has the folder for a manifest.
  func folder(of manifest: String) -> String {
    folders.isEmpty ? folder : folders[manifest] ?? (recordedFolders[manifest] == nil ? folder : manifest)
  }

  /// Whether a path, by its name, may be that of a file with code in one of the folders.
  func mayMake(_ path: String) -> Bool {
    path.hasSuffix(".swift")
      && all.contains { Self.isInside(Self.absolute(path), Self.absolute($0)) }
  }

  private func problem(of folder: String, isAskedFor: Bool) -> Diagnostic? {
    if let problem = Self.problem(of: folder, from: absoluteRoot) { return problem }
    if !Self.isInside(Self.absolute(folder), Self.absolute(project)) {
      return isAskedFor ? nil : .outputOutside(folder, link: nil)
    }
    let existing = Self.existing(around: folder)
    guard let real = SystemFile.realPath(existing), let realProject = SystemFile.realPath(project) else {
      return SystemFile.kind(of: existing) == .link ? .outputOutside(folder, link: existing) : nil
    }
    return Self.isInside(real, realProject) ? nil : .outputOutside(folder, link: real)
  }

  /// What is wrong with a folder that files are to go to: it is one, or lies in one, that holds hooks, which run, or what
  /// Millwork trusts, as seen from `root`, by its names or behind all links. `nil` for any other.
  static func problem(of folder: String, from root: String = ".") -> Diagnostic? {
    let existing = existing(around: folder)
    var ways = [path(from: root, to: folder)]
    if let real = SystemFile.realPath(existing), let realRoot = SystemFile.realPath(root) {
      ways.append(path(from: realRoot, to: real))
    }
    return ways.lazy.compactMap { SafePath.reservedName(in: $0) }.first.map { .reservedOutput(folder, $0) }
  }

  /// The path of a file from the project's root, with `/` between names, as it stands in the record.
  func recorded(_ path: String) -> String { Self.path(from: absoluteRoot, to: path) }

  /// The way from a folder to a file, with `..` where it leads out.
  static func path(from folder: String, to path: String) -> String {
    let names = absolute(path).split(separator: "/")
    let base = absolute(folder).split(separator: "/")
    let shared = zip(names, base).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: base.count - shared)
    return (up + names[shared...]).joined(separator: "/")
  }

  /// The paths of the output `name` of a manifest: from the current folder, and in the record.
  func paths(ofOutput name: String, of manifest: String) -> (path: String, recorded: String) {
    let folder = folder(of: manifest)
    let recorded = recordedFolders[folder] ?? recordedFolder
    return ("\(folder)/\(name)", recorded.isEmpty ? name : "\(recorded)/\(name)")
  }

  /// The path of a recorded file from the current folder.
  func path(ofRecorded recorded: String) -> String {
    if root.isEmpty || root == "." { return recorded }
    return recorded.hasPrefix("../") ? resolved(recorded, beside: root + "/") : "\(root)/\(recorded)"
  }

  /// Whether a recorded path may name what earlier runs wrote, so that it may be removed: it stays in the project, or in a
  /// folder for outputs where that lies elsewhere, by its names and behind all links. A record comes with a project, and a
  /// project from anywhere.
  func isOurs(recorded path: String) -> Bool {
    let file = self.path(ofRecorded: path)
    // A path is recorded without a step back that its names could do without.
    guard !path.hasPrefix("/"), recorded(file) == path else { return false }
    let place = parentFolder(of: Self.absolute(file))
    return ([project] + all).contains { home in
      Self.isInside(place, Self.absolute(home)) && Self.leads(place, into: home)
    }
  }

  /// Whether a folder, which need not be there yet, is another one or lies in it, behind all links.
  static func leads(_ folder: String, into outer: String) -> Bool {
    guard let real = SystemFile.realPath(existing(around: folder)), let realOuter = SystemFile.realPath(outer)
    else { return false }
    return isInside(real, realOuter)
  }

  private static func isInside(_ real: String, _ outer: String) -> Bool {
    real == outer || real.hasPrefix(outer == "/" ? "/" : outer + "/")
  }

  /// The absolute path of what decides where a folder really is: the folder, or where it is not there yet, the innermost
  /// one around it that is.
  static func existing(around folder: String) -> String {
    var existing = absolute(folder)
    while SystemFile.kind(of: existing) == .nothing, existing != "/" { existing = parentFolder(of: existing) }
    return existing
  }

  /// An absolute path without `.` and `..`, by its names alone.
  static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var names: [Substring] = []
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}

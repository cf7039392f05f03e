import Foundation
import MillworkScaffold
import MillworkSource

/// Where a project's outputs go, and by which names they are recorded.
struct OutputPaths: Sendable {
  /// The project's root, from the current folder.
  let root: String
  /// The folder for outputs, from the current folder.
  let folder: String

  /// The folder for outputs as it stands in the record: empty for the root itself.
  private(set) var recordedFolder = ""

  private let absoluteRoot: String

  /// Outputs of the project at `root` in `folder`. Reports a folder that lies outside of the project, by its path where
  /// `isAskedFor` is false, or through a symbolic link, and one that nothing is written to.
  init(root: String, folder: String, isAskedFor: Bool, in workspace: inout Workspace) {
    self.root = root
    self.folder = folder
    absoluteRoot = Self.absolute(root)
    let recorded = recorded(folder)
    recordedFolder = recorded
    if let problem = Self.problem(of: folder, from: absoluteRoot) {
      workspace.diagnostics.append(problem)
      return
    }
    if leavesRoot {
      if !isAskedFor { workspace.diagnostics.append(.outputOutside(folder, link: nil)) }
      return
    }
    let existing = Self.existing(around: folder)
    guard let real = SystemFile.realPath(existing), let realRoot = SystemFile.realPath(root) else {
      if SystemFile.kind(of: existing) == .link {
        workspace.diagnostics.append(.outputOutside(folder, link: existing))
      }
      return
    }
    if !Self.isInside(real, realRoot) {
      workspace.diagnostics.append(.outputOutside(folder, link: real))
    }
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

  /// The paths of the output `name`: from the current folder, and in the record.
  func paths(ofOutput name: String) -> (path: String, recorded: String) {
    ("\(folder)/\(name)", recordedFolder.isEmpty ? name : "\(recordedFolder)/\(name)")
  }

  /// The path of a recorded file from the current folder.
  func path(ofRecorded recorded: String) -> String {
    root.isEmpty || root == "." ? recorded : "\(root)/\(recorded)"
  }

  /// Whether a recorded path may name what earlier runs wrote, so that it may be removed: it stays in the project, or in
  /// the folder for outputs where that lies elsewhere, by its names and behind all links. A record comes with a project,
  /// and a project from anywhere.
  func isOurs(recorded: String) -> Bool {
    var names = recorded.split(separator: "/", omittingEmptySubsequences: false)
    var home = root
    if leavesRoot {
      guard recorded.hasPrefix(recordedFolder + "/") else { return false }
      names.removeFirst(recordedFolder.split(separator: "/").count)
      home = folder
    }
    guard !recorded.hasPrefix("/"), !names.contains("..") else { return false }
    return Self.leads(parentFolder(of: path(ofRecorded: recorded)), into: home)
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

  /// Whether the folder for outputs lies outside of the project.
  private var leavesRoot: Bool { recordedFolder.hasPrefix("../") || recordedFolder == ".." }

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

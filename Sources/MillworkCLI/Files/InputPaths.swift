import Foundation
import MillworkDocument
import MillworkManifest
import MillworkSource

/// The files that the paths on a command line stand for.
struct InputPaths {
  /// Manifests, in the order of the paths; those of a folder sorted by name.
  private(set) var manifests: [String] = []
  /// Swift files, likewise.
  private(set) var swiftFiles: [String] = []
  private var known: Set<String> = []
  /// Paths of other files than those that are known, which differ from them in the Unicode form of their names alone.
  private var twins: [String] = []
  /// The paths that were expanded already.
  private var expanded: Set<String> = []

  /// Expands `paths`. A folder stands for the manifests in it and in its subfolders, and, where `includesSwift`, for the Swift
  /// files there. Directly in it every `.yml`, `.yaml` and `.json` file is a manifest; in a subfolder one is by its name, as
  /// `*.millwork.yml`, or by a key of manifests at its top. Hidden files and folders are left out. Standard input, `-`, is
  /// Swift where `includesSwift` and it has no such key. A folder that stands for nothing is an error; of `areListed` paths,
  /// which a configuration names, it is a warning where others stand for something, and so it is where the run `mayBeEmpty`.
  mutating func add(
    _ paths: [String], includesSwift: Bool, areListed: Bool = false,
    mayBeEmpty: (_ haveMoved: Bool) -> Bool = { _ in false },
    to workspace: inout Workspace
  ) {
    var empty: [String] = []
    for path in paths where expanded.insert(path == "-" ? path : OutputPaths.absolute(path)).inserted {
      if path != "-", let contents = FolderContents(path) {
        for closed in contents.closed {
          workspace.diagnostics.append(
            .unreadable(closed, reason: SystemFile.Failure(number: EACCES).reason, at: nil))
        }
        if !add(contents, of: path, includesSwift: includesSwift, in: &workspace) {
          empty.append(path)
        }
      } else if path == "-", includesSwift {
        guard let bytes = workspace.bytes(of: path, at: nil) else { continue }
        if bytes.allSatisfy({ $0 <= 0x20 }) {
          workspace.diagnostics.append(.emptyInput())
          continue
        }
        workspace.planned[path] = bytes
        append(path, to: ManifestMark.stands(in: decodedText(bytes)) ? \.manifests : \.swiftFiles)
      } else if path.hasSuffix(".swift") {
        if includesSwift {
          append(path, to: \.swiftFiles)
        } else {
          workspace.diagnostics.append(.swiftFile(path))
        }
      } else {
        append(path, to: \.manifests)
      }
    }
    if !empty.isEmpty {
      let severity: Severity = areListed && !manifests.isEmpty || mayBeEmpty(false) ? .warning : .error
      workspace.diagnostics += empty.map { .emptyFolder($0, includesSwift: includesSwift, severity) }
    }
    workspace.diagnostics += twins.map { .sameName($0) }
    twins = []
  }

  /// Adds what a folder stands for. Says whether that is anything.
  private mutating func add(
    _ contents: FolderContents, of folder: String, includesSwift: Bool, in workspace: inout Workspace
  ) -> Bool {
    var holdsAny = false
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let place = OutputPaths.absolute(folder) + "/"
    for name in contents.names {
      let path = prefix + name
      if Self.mayBeManifest(name), SystemFile.isStream(path) {
        workspace.diagnostics.append(.unreadable(path, reason: SystemFile.Failure.isStream.reason, at: nil))
        holdsAny = true
      } else if Self.isManifest(name) {
        append(path, at: place + name, to: \.manifests)
        holdsAny = true
      } else if Self.mayBeManifest(name) {
        // One that can't be read says so where it is read as a manifest.
        let bytes = (try? SystemFile.read(path)) ?? nil
        if bytes.map({ ManifestMark.stands(in: decodedText($0)) }) ?? true {
          append(path, at: place + name, to: \.manifests)
          holdsAny = true
        } else {
          workspace.console?.detail("pass over \(path), which has no key of a manifest at its top")
        }
      }
      if includesSwift, name.hasSuffix(".swift") {
        append(path, at: place + name, to: \.swiftFiles)
        holdsAny = true
      }
    }
    return holdsAny
  }

  /// Whether a file in a folder is a manifest, by its path relative to the folder.
  static func isManifest(_ name: String) -> Bool {
    GeneratedFileName.manifestSuffixes.contains { name.hasSuffix($0) }
      || !name.contains("/") && mayBeManifest(name)
  }

  /// Whether a file in a folder may be a manifest, by its path relative to the folder.
  private static func mayBeManifest(_ name: String) -> Bool {
    [".yml", ".yaml", ".json"].contains { name.hasSuffix($0) }
      && name != Project.fileName && !name.hasSuffix("/" + Project.fileName)
  }

  /// Adds a path, unless the same file is there already under some spelling of its absolute path.
  private mutating func append(
    _ path: String, at place: String? = nil, to list: WritableKeyPath<InputPaths, [String]>
  ) {
    let place = place ?? (path == "-" ? path : OutputPaths.absolute(path))
    let (isNew, other) = known.insert(place)
    if isNew {
      self[keyPath: list].append(path)
    } else if !place.utf8.elementsEqual(other.utf8) {
      twins.append(path)
    }
  }
}

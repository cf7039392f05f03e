import Foundation
import MillworkSDK

/// The files of a package's target, found as SwiftPM finds them.
/// https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html#target
struct TargetFiles {
  /// The target's folder; `nil` where there is none.
  let folder: String?
  /// The Swift files, sorted, as paths from the folder.
  private(set) var swift: [String] = []
  /// The files in other languages that the manifest does not leave out, likewise.
  private(set) var others: [String] = []
  /// Whether there is code of the C family.
  private(set) var hasC = false
  /// Whether there is a file that SwiftPM makes a resource of by itself, such as an asset catalogue.
  private(set) var hasImplicitResources = false

  /// Looks for the files of `target`, which belongs to the package that was loaded.
  init(of target: PackageTarget, in loaded: LoadedPackage) {
    folder = Self.folder(of: target, in: loaded)
    guard let folder else { return }
    let excluded = target.exclude.map(Self.normalized)
    let wanted = target.sources?.map(Self.normalized)
    let resources = target.resources.map { Self.normalized($0.path) }
    let isIn = { (path: String, list: [String]) in
      list.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
    }
    for path in Self.walk(folder, leavingOut: { isIn($0, excluded) }) {
      let ending =
        path.split(separator: "/").last?.split(separator: ".").dropFirst().last.map(String.init) ?? ""
      if Self.implicitResources.contains(where: { path.contains($0 + "/") || path.hasSuffix($0) }) {
        hasImplicitResources = true
        continue
      }
      if ending != "swift" { others.append(path) }
      guard wanted.map({ isIn(path, $0) }) ?? true, !isIn(path, resources) else { continue }
      if ending == "swift" {
        swift.append(path)
      } else if Self.cEndings.contains(ending) {
        hasC = true
      }
    }
    swift.sort()
    others.sort()
  }

  private static let cEndings: Set<String> = ["c", "m", "mm", "cc", "cpp", "cxx", "s", "S", "h", "hpp"]
  private static let implicitResources = [
    ".xcassets", ".xib", ".storyboard", ".xcdatamodeld", ".metal", ".xcstrings",
  ]

  /// The folder that the manifest names, else the one of the target's name in a folder of the usual name.
  /// From tools version 5.9 on, a package's only target may have its files in the folder of the usual name itself.
  private static func folder(of target: PackageTarget, in loaded: LoadedPackage) -> String? {
    var candidates: [String]
    if let path = target.path {
      candidates = [normalized(path)]
    } else {
      let parents: [String]
      switch target.kind {
      case .test: parents = ["Tests", "Sources", "Source", "src", "srcs"]
      case .plugin: parents = ["Plugins"]
      default: parents = ["Sources", "Source", "src", "srcs"]
      }
      candidates = parents.map { "\($0)/\(target.name)" }
      let isOnly = loaded.package.targets.count { $0.kind == target.kind } == 1
      if isOnly, loaded.package.toolsVersion >= OSVersion(5, 9) { candidates.append(parents[0]) }
    }
    return candidates.map { $0.isEmpty ? loaded.folder : "\(loaded.folder)/\($0)" }.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  private static func normalized(_ path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// The paths of all files below `folder`, from there. Hidden ones are left out. Links to folders are not followed, so
  /// that the walk ends.
  private static func walk(_ folder: String, leavingOut isExcluded: (String) -> Bool) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let inner = waiting.popLast() {
      let path = inner.isEmpty ? folder : "\(folder)/\(inner)"
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      where !name.hasPrefix(".") {
        let relative = inner.isEmpty ? name : "\(inner)/\(name)"
        if isExcluded(relative) { continue }
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(relative)")
        if attributes?[.type] as? FileAttributeType == .typeDirectory {
          waiting.append(relative)
        } else {
          found.append(relative)
        }
      }
    }
    return found
  }
}

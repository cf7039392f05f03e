/// Who makes the code of manifests: the build-tool plug-in, or whoever runs `millwork generate`. Each package is looked up
/// once.
struct ManifestMakers {
  /// The packages that files in a folder belong to, by the folder's absolute path; without one, `nil` is kept.
  private var packages: [String: PackageTargets?] = [:]
  /// The targets that files in a folder belong to, by the folder's path; outside of all, `nil` is kept.
  private var targets: [String: PackageTargets.Target?] = [:]

  /// Those of some manifests that the plug-in generates from, and those of which their packages do not say it plainly.
  mutating func plugIns(for manifests: [String]) -> (left: [String], unclear: [String]) {
    var (left, unclear): ([String], [String]) = ([], [])
    for manifest in manifests {
      switch use(for: manifest) {
      case .yes: left.append(manifest)
      case .unclear: unclear.append(manifest)
      case .no: break
      }
    }
    return (left, unclear)
  }

  /// Whether the plug-in generates from a manifest.
  mutating func use(for manifest: String) -> TargetCalls.Use {
    guard BuildPlugIn.isManifest(manifest) else { return .no }
    let place = OutputPaths.absolute(manifest)
    return package(around: parentFolder(of: place))?.usesPlugIn(for: place) ?? .no
  }

  /// What stands for the module that each manifest's code becomes part of: the folder of the target that it lies in; nothing
  /// outside of all targets that are known.
  mutating func modules(of manifests: [String]) -> [String] {
    manifests.map { target(of: $0)?.folder ?? "" }
  }

  /// The target that a manifest lies in; `nil` outside of all that are known.
  mutating func target(of manifest: String) -> PackageTargets.Target? {
    if manifest == "-" { return nil }
    let folder = parentFolder(of: manifest)
    if let known = targets[folder] { return known }
    let place = OutputPaths.absolute(folder)
    let found = package(around: place)?.target(around: place + "/")
    targets[folder] = .some(found)
    return found
  }

  /// The paths of the `Package.swift` files that were read.
  var packageFiles: Set<String> { Set(packages.values.compactMap { $0?.path }) }

  /// The package that a folder belongs to, by its absolute path: the innermost one around it.
  mutating func package(around folder: String) -> PackageTargets? {
    if let known = packages[folder] { return known }
    let found =
      PackageTargets(in: folder) ?? (folder == "/" ? nil : package(around: parentFolder(of: folder)))
    packages[folder] = .some(found)
    return found
  }
}

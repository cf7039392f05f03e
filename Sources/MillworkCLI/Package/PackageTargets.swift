import MillworkSource

/// The folders of a package's targets, and which of them the build-tool plug-in generates for.
struct PackageTargets {
  /// A target that has a folder.
  struct Target {
    /// Its name.
    let name: String
    /// Its folder, as an absolute path.
    let folder: String
    /// Whether it uses the plug-in.
    let use: TargetCalls.Use
    /// Whether it is built for tests only.
    let isTest: Bool
    /// What `exclude` leaves out of it, as absolute paths.
    fileprivate let excluded: [String]
    /// Whether it may leave out more.
    fileprivate let mayExcludeMore: Bool
  }

  /// The path of the package's `Package.swift`.
  let path: String
  /// Those whose names and folders are known.
  let targets: [Target]
  /// Whether a target without a known name or folder may use the plug-in.
  private let hasUnknownUse: Bool

  /// The targets of the package in a folder; `nil` where there is none.
  init?(in folder: String) {
    path = folder == "/" ? "/Package.swift" : "\(folder)/Package.swift"
    guard let bytes = try? SystemFile.read(path) else { return nil }
    let calls = TargetCalls(bytes, plugIn: PackageWiring.plugIn).targets
    targets = calls.compactMap { call in
      guard let name = call.name, !call.hasComputedPath else { return nil }
      let isOnly = calls.count { $0.kind == call.kind } == 1
      let candidates = Self.folders(
        ofTarget: name, isTest: call.kind == "testTarget", path: call.path, isOnly: isOnly)
      let found = candidates.lazy.map { OutputPaths.absolute($0.isEmpty ? folder : "\(folder)/\($0)") }
        .first(where: isFolder)
      return found.map { found in
        Target(
          name: name, folder: found, use: call.use, isTest: call.kind == "testTarget",
          excluded: call.excluded.map { OutputPaths.absolute("\(found)/\($0)") },
          mayExcludeMore: call.mayExcludeMore)
      }
    }
    hasUnknownUse = calls.contains { ($0.name == nil || $0.hasComputedPath) && $0.use != .no }
  }

  /// The folders that a target may have, from the package's: the one that is named, else those of the usual names. A target
  /// that is the only one of its kind may have all of the usual folder.
  static func folders(ofTarget name: String, isTest: Bool, path: String?, isOnly: Bool) -> [String] {
    if let path { return [path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")] }
    let usual = (isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
    return usual.map { "\($0)/\(name)" } + (isOnly ? [usual[0]] : [])
  }

  /// The target whose folder a file lies in, by its absolute path; `nil` outside of all that are known.
  func target(around file: String) -> Target? {
    targets.filter { lies(file, in: $0.folder) }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// Whether the plug-in generates from a manifest that it finds by its name, by its absolute path. What a target leaves out
  /// takes no part in its build.
  func usesPlugIn(for manifest: String) -> TargetCalls.Use {
    guard let target = target(around: manifest) else { return hasUnknownUse ? .unclear : .no }
    if target.excluded.contains(where: { $0 == manifest || lies(manifest, in: $0) }) { return .no }
    return target.use == .yes && target.mayExcludeMore ? .unclear : target.use
  }

  private func lies(_ file: String, in folder: String) -> Bool {
    file.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}

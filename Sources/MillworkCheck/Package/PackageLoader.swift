import Foundation
import MillworkDocument
import MillworkSource

/// A package whose manifest was read.
struct LoadedPackage {
  /// Its folder, as an absolute path or as the person gave it.
  let folder: String
  /// The name that other packages know it by.
  let identity: String
  /// What its manifest says.
  let package: SwiftPackage
  /// Whether it is checked itself: the package that was asked for and those beside it, not copies of others' work.
  let isOwn: Bool
  /// The traits that are on.
  let traits: Set<String>
  /// Why a dependency could not be loaded, by its identity.
  var missing: [String: Diagnostic] = [:]
}

/// Reads a package's manifest and those of the packages that it depends on. SwiftPM evaluates them, with its own files in
/// a temporary folder, so that nothing is written into a package.
struct PackageLoader {
  /// The program that is `swift package`, and its first arguments.
  let program: (executable: String, arguments: [String])
  /// The variables that it is started with.
  let variables: [String: String]
  /// The folder for its files.
  let workFolder: WorkFolder
  /// How many run at once, and for how long each.
  let options: CheckOptions
  /// What ends SwiftPM where this process is killed, as `Subprocess` says.
  let watcher: String?
  /// What `swift package dump-package` printed for some of the packages, where it can't be started here.
  let descriptions: [Node]

  /// The package in `root` first, then those that it depends on.
  func load(_ root: String) throws(Obstacle) -> [LoadedPackage] {
    var loaded: [LoadedPackage] = []
    var known: Set<String> = []
    var level: [Request] = [
      Request(folder: root, identity: Self.identity(of: root), isOwn: true, traits: ["default"])
    ]
    while !level.isEmpty {
      level = level.filter { known.insert($0.identity).inserted }
      let results = read(level.map(\.folder), isRoot: loaded.isEmpty)
      var next: [Request] = []
      for (request, result) in zip(level, results) {
        switch result {
        case .success(let package):
          var one = LoadedPackage(
            folder: request.folder, identity: request.identity, package: package, isOwn: request.isOwn,
            traits: package.enabledTraits(request.traits))
          for dependency in package.dependencies {
            if let folder = folder(of: dependency, root: root) {
              let isOwn = if case .local = dependency.place { request.isOwn } else { false }
              next.append(
                Request(
                  folder: folder, identity: dependency.identity, isOwn: isOwn, traits: dependency.traits))
            } else {
              one.missing[dependency.identity] = .packageMissing(dependency.identity, root: root)
            }
          }
          loaded.append(one)
        case .failure(let obstacle):
          if loaded.isEmpty { throw obstacle }
          for index in loaded.indices
          where loaded[index].package.dependencies.contains(where: { $0.identity == request.identity }) {
            loaded[index].missing[request.identity] = obstacle.diagnostic
          }
        }
      }
      level = next
    }
    return loaded
  }

  private struct Request {
    var folder: String
    var identity: String
    var isOwn: Bool
    var traits: [String]
  }

  /// The manifests in `folders`, as SwiftPM evaluates them.
  private func read(_ folders: [String], isRoot: Bool) -> [Result<SwiftPackage, Obstacle>] {
    var results = folders.map { folder in
      description(of: folder, isRoot: isRoot).flatMap(SwiftPackage.init(dump:))
    }
    let open = folders.indices.filter { results[$0] == nil }
    if variables[CheckEnvironment.inPlugInVariable] != nil {
      return folders.indices.map { index in
        results[index].map { .success($0) }
          ?? .failure(Obstacle(Reason.manifest, .packageManagerIsBusy(folders[index])))
      }
    }
    let commands = open.map { index in
      Subprocess.Command(
        executable: program.executable,
        arguments: program.arguments + [
          "--package-path", Self.absolute(folders[index]), "--scratch-path",
          "\(workFolder.path)/build-\(index)",
          "dump-package",
        ], environment: variables, folder: workFolder.path)
    }
    var runner = Subprocess(
      parallel: options.parallel, timeLimit: options.timeLimit, watcher: watcher)
    runner.isCancelled = options.isCancelled
    runner.onTurn = { [options] _, _ in options.onProgress(.preparing("the descriptions of packages")) }
    var failures: [Int: Obstacle] = [:]
    for (index, outcome) in zip(open, runner.run(commands, folder: workFolder.path)) {
      if outcome.end == .exited(0), let node = readJSON(outcome.output) {
        results[index] = SwiftPackage(dump: node)
      }
      if results[index] == nil {
        let words = String(decoding: outcome.errors.prefix(4000), as: UTF8.self)
        failures[index] = Obstacle(
          Reason.manifest, .unreadablePackage(folders[index], outcome.end.words, said: words))
      }
    }
    return folders.indices.map { index in
      if let package = results[index] { return .success(package) }
      return .failure(
        failures[index]
          ?? Obstacle(Reason.manifest, .unreadablePackage(folders[index], "gave no description", said: "")))
    }
  }

  /// The given description of the package in `folder`: the one that names the folder; for the root also the only one.
  private func description(of folder: String, isRoot: Bool) -> Node? {
    let path = Self.absolute(folder)
    let named = descriptions.first { node in
      let places = node["packageKind"]?.entries.first?.value.items
      return places?.first?.string.map(Self.absolute) == path
    }
    return named ?? (isRoot && descriptions.count == 1 ? descriptions[0] : nil)
  }

  /// The folder of a dependency, or `nil` where its files are not here.
  private func folder(of dependency: SwiftPackage.Dependency, root: String) -> String? {
    let candidates: [String]
    switch dependency.place {
    case .local(let path): candidates = [path]
    case .repository(let name):
      candidates = ["Packages", ".build/checkouts"].map { "\(Self.absolute(root))/\($0)/\(name)" }
    case .registry: candidates = []
    }
    return candidates.first { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
  }

  /// The name by which SwiftPM knows the package in a folder.
  private static func identity(of folder: String) -> String {
    URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent.lowercased()
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

import MillworkSource

/// The modules of a package and of the packages that it depends on, each after those that it imports.
struct PackageGraph {
  let packages: [LoadedPackage]
  private(set) var modules: [PackageModule] = []
  /// What is to be said about manifests and targets.
  private(set) var diagnostics: [Diagnostic] = []
  private let outputs: (PlugInUse, inout SourceSet) -> PlugInUse.Outputs?

  private var numbers: [Key: Int] = [:]
  private var open: Set<Key> = []

  private struct Key: Hashable {
    let package: Int
    let target: String
  }

  /// The graph of all targets of the first of `packages`, and of those of the others that they need. Their files are read
  /// into `sources`; `outputs` says what plug-ins generate, as in `PackageRequest`.
  init(
    _ packages: [LoadedPackage], outputs: @escaping (PlugInUse, inout SourceSet) -> PlugInUse.Outputs?,
    in sources: inout SourceSet
  ) {
    self.packages = packages
    self.outputs = outputs
    guard let root = packages.first else { return }
    let others = root.package.otherPlatforms
    if !others.isEmpty { diagnostics.append(.otherPlatforms(others)) }
    for target in root.package.targets { add(target, of: 0, in: &sources) }
  }

  /// Adds a target behind those that it needs, and returns its number; `nil` where targets need each other in a circle.
  @discardableResult
  private mutating func add(_ target: PackageTarget, of package: Int, in sources: inout SourceSet) -> Int? {
    let key = Key(package: package, target: target.name)
    if let number = numbers[key] { return number }
    guard open.insert(key).inserted else { return nil }
    defer { open.remove(key) }
    var links: [PackageModule.Link] = []
    // A plug-in runs what it depends on; it does not import it.
    for reference in target.kind == .plugin ? [] : target.dependencies {
      for end in ends(of: reference.name, in: package, &sources) {
        links.append(.init(end: end, condition: reference.condition))
      }
    }
    var module = PackageModule(
      target, package: package, of: packages[package], outputs: outputs, in: &sources, &diagnostics)
    module.links = links
    for case .module(let number) in links.map(\.end) {
      module.level = max(module.level, modules[number].level + 1)
    }
    modules.append(module)
    numbers[key] = modules.count - 1
    return modules.count - 1
  }

  /// The modules that a name in a manifest stands for.
  private mutating func ends(
    of name: PackageTarget.Reference.Name, in package: Int, _ sources: inout SourceSet
  ) -> [PackageModule.Link.End] {
    switch name {
    case .target(let name): return targetEnd(name, in: package, &sources) ?? [.missing(Reason.unknown(name))]
    case .product(let name, let owner): return productEnds(name, owner, from: package, &sources)
    case .any(let name):
      return targetEnd(name, in: package, &sources) ?? productEnds(name, nil, from: package, &sources)
    }
  }

  private mutating func targetEnd(_ name: String, in package: Int, _ sources: inout SourceSet)
    -> [PackageModule.Link.End]?
  {
    guard let target = packages[package].package.targets.first(where: { $0.name == name }) else { return nil }
    // A plug-in is run and not imported.
    if target.kind == .plugin { return [] }
    return add(target, of: package, in: &sources).map { [.module($0)] } ?? []
  }

  /// The modules of a product of the package known as `owner`, or of whatever dependency has such a product.
  private mutating func productEnds(
    _ name: String, _ owner: String?, from package: Int, _ sources: inout SourceSet
  ) -> [PackageModule.Link.End] {
    let user = packages[package]
    let wanted = owner?.lowercased()
    let dependencies = user.package.dependencies.filter { dependency in
      guard let wanted else { return true }
      return dependency.identity == wanted || dependency.alias?.lowercased() == wanted
    }
    var absent: [String] = []
    for dependency in dependencies {
      if let missing = user.missing[dependency.identity] {
        absent.append(dependency.identity)
        // A name alone may be that of a package that is here.
        if wanted != nil || dependency.identity == name.lowercased() || dependencies.count == 1 {
          if !diagnostics.contains(missing) { diagnostics.append(missing) }
          return [.missing(Reason.missing(dependency.identity))]
        }
        continue
      }
      guard let number = packages.firstIndex(where: { $0.identity == dependency.identity }),
        let product = packages[number].package.products.first(where: { $0.name == name })
      else { continue }
      // A program of another package is run and not imported.
      let isProgram = packages[number].package.targets.contains {
        $0.kind == .executable && product.targets.contains($0.name)
      }
      return isProgram
        ? [.program]
        : product.targets.flatMap { targetEnd($0, in: number, &sources) ?? [.missing(Reason.unknown($0))] }
    }
    for identity in absent {
      if let missing = user.missing[identity], !diagnostics.contains(missing) { diagnostics.append(missing) }
    }
    return [.missing(absent.first.map(Reason.missing) ?? Reason.unknown(name))]
  }
}

import MillworkSource

extension Manifest {
  /// Reports what several components of `manifests` declare: type names, file names that differ only in case (many
  /// file systems take them for one), and `View` methods. All components of a run go into one folder and one module.
  package static func checkNames(of manifests: [Manifest]) -> [Diagnostic] {
    let components = manifests.flatMap(\.components)
    var diagnostics = duplicates(components.flatMap(\.declaredTypes)) { $0.lowercased() }
    diagnostics += duplicates(components.compactMap(\.declaredMethod)) { $0 }
    return diagnostics
  }

  private static func duplicates(_ names: [Located<String>], key: (String) -> String) -> [Diagnostic] {
    var first: [String: Located<String>] = [:]
    return names.compactMap { name in
      guard let earlier = first[key(name.value)] else {
        first[key(name.value)] = name
        return nil
      }
      return .duplicateName(name, first: earlier)
    }
  }
}

import MillworkSource

extension Manifest {
  /// Reports what several components of `manifests` declare: type names, file names that differ only in case (many
  /// file systems take them for one), `View` methods and functions, and identities of toolbar items. All components of a run go into one folder and one module.
  package static func checkNames(of manifests: [Manifest]) -> [Diagnostic] {
    let components = manifests.flatMap(\.components)
    var diagnostics = duplicates(components.flatMap(\.declaredTypes)) { $0.lowercased() }
    diagnostics += duplicates(components.compactMap(\.declaredMethod)) { $0 }
    diagnostics += duplicates(components.compactMap(\.declaredFunction)) { $0 }
    return diagnostics + sharedIDs(components.map(\.itemIDs))
  }

  /// Reports identities that items of several components have.
  private static func sharedIDs(_ components: [[Located<String>]]) -> [Diagnostic] {
    var first: [String: (id: Located<String>, component: Int)] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, ids) in components.enumerated() {
      for id in ids {
        if let earlier = first[id.value] {
          if earlier.component != index { diagnostics.append(.sharedID(id, first: earlier.id)) }
        } else {
          first[id.value] = (id, index)
        }
      }
    }
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

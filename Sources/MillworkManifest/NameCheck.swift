import MillworkSource

extension Manifest {
  /// Reports what several components of `manifests` declare: type names, file names that differ only in case (many
  /// file systems take them for one), `View` methods and functions, and identities of toolbar items. All components of a run go into one folder and one module.
  package static func checkNames(of manifests: [Manifest]) -> [Diagnostic] {
    let components = manifests.flatMap(\.components)
    var diagnostics = duplicates(components.flatMap { $0.declaredTypes }) { $0.lowercased() }
    diagnostics += duplicates(components.compactMap { $0.declaredMethod }) { $0 }
    diagnostics += duplicates(components.compactMap { $0.declaredFunction }) { $0 }
    return diagnostics + sharedIDs(components.map { $0.itemIDs })
  }

  /// What each component declares that no other may declare, with its kind: where no two of these are the same in some
  /// manifests, ``checkNames(of:)`` finds nothing in them.
  package var declaredNames: [String] {
    var names: [String] = []
    for component in components {
      for type in component.declaredTypes { names.append("type \(type.value.lowercased())") }
      if let method = component.declaredMethod { names.append("method \(method.value)") }
      if let function = component.declaredFunction { names.append("function \(function.value)") }
      names += Set(component.itemIDs.map(\.value)).sorted().map { "item \($0)" }
    }
    return names
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

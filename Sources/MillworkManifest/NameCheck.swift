import MillworkSource

extension Manifest {
  /// Reports what several components of `manifests` declare: type names, file names that differ only in case (many
  /// file systems take them for one), `View` methods and functions, and identities of toolbar items; and methods and functions
  /// that have a type's name, which its uses would mean. All components of a run go into one folder and one module.
  package static func checkNames(of manifests: [Manifest]) -> [Diagnostic] {
    let components = manifests.flatMap(\.components)
    var diagnostics = duplicates(components.flatMap { $0.declaredTypes }) { $0.lowercased() }
    diagnostics += duplicates(components.compactMap { $0.declaredMethod }) { $0 }
    diagnostics += duplicates(components.compactMap { $0.declaredFunction }) { $0 }
    diagnostics += sharedMembers(components)
    diagnostics += namedAsTypes(components)
    diagnostics += hiddenFunctions(components)
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
      if case .toggleStyle(let style) = component, let member = style.member {
        names.append("member \(member)")
      }
      if let hidden = component.declaredFunction, hidden.value == component.declaredMethod?.value {
        names.append("any \(hidden.value)")
      }
      let all = Set((component.declaredTypes + component.declaredCalls).map(\.value))
      names += all.sorted().map { "any \($0)" }
      names += Set(component.itemIDs.map(\.value)).sorted().map { "item \($0)" }
    }
    return names
  }

  /// Reports toggle styles whose static members have one name, such as `One` and `OneToggleStyle`.
  private static func sharedMembers(_ components: [Component]) -> [Diagnostic] {
    var first: [String: Located<String>] = [:]
    return components.compactMap { component in
      guard case .toggleStyle(let style) = component, let member = style.member else { return nil }
      guard let earlier = first[member] else {
        first[member] = style.name
        return nil
      }
      // Names that are the same but for the case are reported as such.
      return earlier.value.lowercased() == style.name.value.lowercased()
        ? nil : .sharedMember(member, of: style.name, first: earlier)
    }
  }

  /// Reports methods and functions with the name of a type.
  private static func namedAsTypes(_ components: [Component]) -> [Diagnostic] {
    let types = Dictionary(
      components.flatMap(\.declaredTypes).map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
    return components.flatMap(\.declaredCalls).compactMap { call in
      types[call.value].map { .duplicateName(call, first: $0) }
    }
  }

  /// Reports functions with the name of a view's method: the compiler looks for members first, so that
  /// inside of a view a call means the method.
  private static func hiddenFunctions(_ components: [Component]) -> [Diagnostic] {
    let methods = Dictionary(
      components.compactMap(\.declaredMethod).map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first })
    return components.compactMap(\.declaredFunction).compactMap { function in
      methods[function.value].map { .hiddenFunction(function, by: $0) }
    }
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

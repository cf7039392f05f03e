extension Parameter {
  /// Whether an initialiser that is not isolated can take the parameter: its type is one that is known to be sendable, and its
  /// default one that is known to belong to no actor. What the app declares may be isolated by its module's default.
  package var isSafeAnywhere: Bool {
    let stored = if case .binding(let value) = kind { value } else { type }
    guard Self.sendableTypes.contains(stored.string) else { return false }
    guard let value = defaultValue?.string else { return true }
    let name = value.hasPrefix("Color.") ? value.dropFirst("Color".count) : value[...]
    return ["true", "false"].contains(value) || Double(value) != nil
      || name.hasPrefix(".") && ColorChoice.systemNames.contains(String(name.dropFirst()))
  }

  private static let sendableTypes = ["Bool", "CGFloat", "Color", "Double", "Float", "Int", "String"]
}

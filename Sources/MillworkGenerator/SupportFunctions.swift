import MillworkManifest
import MillworkSource
import MillworkTemplate

/// The support functions that some code calls, each once.
package struct SupportFunctions: Sendable {
  /// A function.
  private enum Function: Hashable {
    /// One of toolbar content, for one of the protocols that it can belong to.
    case toolbar(ToolbarSupport, isCustomizable: Bool)
    /// One of toggle styles.
    case toggle(ToggleSupport)

    /// What tells it from others.
    var name: String {
      switch self {
      case .toolbar(let support, let isCustomizable): "\(support.name) \(isCustomizable)"
      case .toggle(let support): support.name
      }
    }

    /// The type that it extends; `nil` where it is a type itself.
    var owner: String? {
      switch self {
      case .toolbar(let support, let isCustomizable): support.owner(isCustomizable: isCustomizable)
      case .toggle(let support): support.owner
      }
    }
  }

  private var functions: [Function] = []

  /// No functions.
  package init() {}

  /// The functions that one component calls, in the order of the calls.
  init(_ support: [ToolbarSupport], isCustomizable: Bool) {
    functions = support.map { .toolbar($0, isCustomizable: $0.isOfContent && isCustomizable) }
  }

  /// The functions that a toggle style calls.
  init(_ support: [ToggleSupport]) { functions = support.map { .toggle($0) } }

  /// Adds the functions that other code calls.
  package mutating func add(_ other: SupportFunctions) {
    functions += other.functions.filter { !functions.contains($0) }
  }

  /// What tells the part that a manifest with these functions and `settings` has in the support file: the same part gives
  /// the same file, whatever else has changed in the manifest.
  package func fingerprint(_ settings: Settings) -> Fingerprint {
    var part = Fingerprint()
    for function in functions {
      part.combine(function.name)
      if case .toolbar(.style(_, let family, _, let fallback), _) = function {
        part.combine(family)
        part.combine(fallback ?? "")
      }
    }
    part.combine("\(settings.platforms.map { "\($0.platform.name) \($0.version)" }) \(settings.minimumSDK)")
    part.combine(settings.guardsImport ? 1 : 0)
    return part
  }

  /// What the functions' templates are given, in order: those that extend one type together.
  func values(_ settings: Settings, access: String) -> [Value] {
    Self.parts(functions, settings, access)
  }

  /// The same for functions that several manifests call, sorted by name. Of two that differ in what stands in for a missing
  /// style, one is left, with what every platform of `settings` has.
  func sharedValues(_ settings: Settings) -> [Value] {
    let named = Dictionary(grouping: functions) { $0.name }
    let shared = named.sorted { $0.key < $1.key }.compactMap { _, same in
      same.first.map { first -> Function in
        guard case .toolbar(let own, let isCustomizable) = first else { return first }
        let others = same.compactMap { function in
          if case .toolbar(let other, _) = function { other } else { nil }
        }
        return .toolbar(own.shared(with: others, settings), isCustomizable: isCustomizable)
      }
    }
    return Self.parts(shared, settings, "")
  }

  /// The extensions for `support-part.stencil`, each where its first function would stand, and the types between them.
  private static func parts(_ functions: [Function], _ settings: Settings, _ access: String) -> [Value] {
    var parts: [(owner: String?, functions: [Value])] = []
    for function in functions {
      let value = value(function, settings, access)
      if let owner = function.owner, let index = parts.firstIndex(where: { $0.owner == owner }) {
        parts[index].functions.append(value)
      } else {
        parts.append((function.owner, [value]))
      }
    }
    return parts.map { ["owner": .optional($0.owner), "functions": .array($0.functions)] }
  }

  private static func value(_ function: Function, _ settings: Settings, _ access: String) -> Value {
    switch function {
    case .toolbar(let support, let isCustomizable):
      support.value(
        for: settings.platforms, minimumSDK: settings.minimumSDK, isCustomizable: isCustomizable,
        access: access)
    case .toggle(let support):
      support.value(for: settings.platforms, minimumSDK: settings.minimumSDK, access: access)
    }
  }
}

extension ToolbarSupport {
  /// The function that stands for `others` of its name, which may know other fallbacks, where `settings` hold.
  fileprivate func shared(with others: [ToolbarSupport], _ settings: Settings) -> ToolbarSupport {
    guard case .style(let method, let family, let style, _) = self else { return self }
    let fallbacks = others.compactMap { other in
      if case .style(_, _, _, let fallback) = other { fallback } else { nil }
    }
    let everywhere = fallbacks.sorted().first { name in
      AvailabilityGuard(
        floors: settings.platforms, minimumSDK: settings.minimumSDK, facts: ["\(family).\(name)"]
      ).isEmpty
    }
    return .style(method: method, family: family, style: style, fallback: everywhere)
  }
}

import MillworkManifest
import MillworkSource
import MillworkTemplate

/// The support functions that some code calls, each once.
package struct SupportFunctions: Sendable {
  /// A function for one of the protocols that it can belong to.
  private struct Function: Hashable {
    let support: ToolbarSupport
    let isCustomizable: Bool
  }

  private var functions: [Function] = []

  /// No functions.
  package init() {}

  /// The functions that one component calls, in the order of the calls.
  init(_ support: [ToolbarSupport], isCustomizable: Bool) {
    functions = support.map { Function(support: $0, isCustomizable: $0.isOfContent && isCustomizable) }
  }

  /// Adds the functions that other code calls.
  package mutating func add(_ other: SupportFunctions) {
    functions += other.functions.filter { !functions.contains($0) }
  }

  /// What tells the part that a manifest with these functions and `settings` has in the support file: the same part gives
  /// the same file, whatever else has changed in the manifest.
  package func fingerprint(_ settings: Settings) -> Fingerprint {
    var part = Fingerprint()
    for function in functions {
      part.combine(function.support.name)
      part.combine(function.isCustomizable ? 1 : 0)
      if case .style(_, let family, _, let fallback) = function.support {
        part.combine(family)
        part.combine(fallback ?? "")
      }
    }
    part.combine("\(settings.platforms.map { "\($0.platform.name) \($0.version)" }) \(settings.minimumSDK)")
    part.combine(settings.guardsImport ? 1 : 0)
    return part
  }

  /// What the functions' templates are given, in order.
  func values(_ settings: Settings, access: String) -> [Value] {
    functions.map { value($0, settings, access) }
  }

  /// The same for functions that several manifests call, sorted by name. Of two that differ in what stands in for a missing
  /// style, one is left, with what every platform of `settings` has.
  func sharedValues(_ settings: Settings) -> [Value] {
    let named = Dictionary(grouping: functions) { "\($0.support.name) \($0.isCustomizable)" }
    return named.sorted { $0.key < $1.key }.compactMap { _, same in
      same.first.map { first in
        let support = first.support.shared(with: same.map(\.support), settings)
        return value(Function(support: support, isCustomizable: first.isCustomizable), settings, "")
      }
    }
  }

  private func value(_ function: Function, _ settings: Settings, _ access: String) -> Value {
    function.support.value(
      for: settings.platforms, minimumSDK: settings.minimumSDK, isCustomizable: function.isCustomizable,
      access: access)
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

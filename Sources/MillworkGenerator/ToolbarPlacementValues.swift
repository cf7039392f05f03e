import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// The placements of a component's items: those that differ between platforms or versions become static properties.
struct ToolbarPlacementValues {
  private let model: ToolbarContentModel
  /// The plans that need a static property, each with the property's name.
  private let named: [(name: String, plan: PlacementPlan)]

  init(_ model: ToolbarContentModel) {
    self.model = model
    var named: [(name: String, plan: PlacementPlan)] = []
    for plan in model.items.compactMap(\.placement) where plan.uniform == nil {
      guard !named.contains(where: { $0.plan.byPlatform == plan.byPlatform }) else { continue }
      let base = plan.requested ?? plan.byPlatform.first?.name ?? "placement"
      let taken = named.map(\.name)
      let numbered = (2...).lazy.map { base + String($0) }
      let name = ([base] + numbered.prefix(named.count)).first { !taken.contains($0) }
      named.append((name ?? base, plan))
    }
    self.named = named
  }

  /// The static properties.
  var properties: [Value] { named.map { property($0.name, $0.plan) } }

  /// The property that holds the default of the placement parameter.
  var defaultProperty: Value {
    model.placement.flatMap { $0.uniform == nil ? property("defaultPlacement", $0) : nil } ?? .null
  }

  /// The placement of the item at `index`: its own, the component's, or for a spacer that of the nearest item.
  func expression(at index: Int) -> Value {
    let own = model.items[index].placement
    if own == nil, isSpacer(index), let near = nearestItem(to: index) { return expression(at: near) }
    guard let own else {
      return model.placement == nil ? .null : .string("placement", origin: model.placement?.span)
    }
    if let name = own.uniform { return .string(".\(name)", origin: own.span) }
    let property = named.first { $0.plan.byPlatform == own.byPlatform }?.name ?? ""
    return .string("Self.\(property)", origin: own.span)
  }

  private func isSpacer(_ index: Int) -> Bool {
    if case .spacer = model.items[index].kind { true } else { false }
  }

  /// The item, no spacer, that stands nearest before `index`, else after it.
  private func nearestItem(to index: Int) -> Int? {
    let items = model.items.indices.filter { !isSpacer($0) }
    return items.last { $0 < index } ?? items.first { $0 > index }
  }

  // MARK: Properties

  /// The platforms that share a placement.
  private struct Branch {
    var platforms: [Platform]
    let name: String
    let newer: (name: String, compiler: String?, isVersioned: Bool)?
    var versions: [PlatformFloor]

    init(_ entry: PlacementPlan.Entry) {
      platforms = []
      name = entry.name
      newer = entry.newer.map { ($0.name, $0.compiler, $0.version != nil) }
      versions = []
      add(entry)
    }

    func takes(_ entry: PlacementPlan.Entry) -> Bool {
      name == entry.name && newer?.name == entry.newer?.name && newer?.compiler == entry.newer?.compiler
        && newer?.isVersioned == entry.newer.map { $0.version != nil }
    }

    mutating func add(_ entry: PlacementPlan.Entry) {
      platforms.append(entry.platform)
      if let version = entry.newer?.version { versions.append(PlatformFloor(entry.platform, version)) }
    }
  }

  private func property(_ name: String, _ plan: PlacementPlan) -> Value {
    var branches: [Branch] = []
    for entry in plan.byPlatform {
      if let index = branches.firstIndex(where: { $0.takes(entry) }) {
        branches[index].add(entry)
      } else {
        branches.append(Branch(entry))
      }
    }
    // The branch of the first platform is the one for all others.
    let rest = branches.dropFirst()
    return [
      "name": .string(name),
      "branches": .array(rest.map { value(of: $0, at: plan.span) }),
      "fallback": branches.first.map { value(of: $0, at: plan.span) } ?? .null,
    ]
  }

  private func value(of branch: Branch, at span: Span) -> Value {
    let versions = branch.versions.map { "\($0.platform.name) \($0.version)" }
    return [
      "platforms": .string(osCondition(branch.platforms)),
      "placement": .string(branch.name, origin: span),
      "newer": branch.newer.map { .string($0.name, origin: span) } ?? .null,
      "condition": branch.newer?.compiler.map { .string($0) } ?? .null,
      "available": versions.isEmpty ? .null : .string((versions + ["*"]).joined(separator: ", ")),
    ]
  }
}

import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// The placements of a component's items: those that differ between platforms or versions become static properties.
struct ToolbarPlacementValues {
  private let model: ToolbarContentModel
  /// Where each item stands; `nil` where the component's placement says so.
  private let plans: [PlacementPlan?]
  /// The plans that need a static property, each with the property's name.
  private let named: [(name: String, plan: PlacementPlan)]
  /// The same for what differs about titles.
  private let traits: [(trait: TitleTrait, name: String, plan: PlacementPlan)]

  init(_ model: ToolbarContentModel, floors: [PlatformFloor], minimumSDK: OSVersion) {
    self.model = model
    plans = model.items.indices.map { index in
      let needs = AvailabilityGuard(
        floors: floors, minimumSDK: minimumSDK, facts: model.items[index].requirements)
      // A property is there on every platform, what names a placement only where the item is.
      let plan = Self.plan(ofItemAt: index, in: model.items)
      let own = plan?.on(needs.present.map(\.platform))
      return own?.uniform == nil ? plan : own
    }
    var named: [(name: String, plan: PlacementPlan)] = []
    for plan in plans.compactMap({ $0 }) where plan.uniform == nil {
      guard !named.contains(where: { $0.plan.byPlatform == plan.byPlatform }) else { continue }
      let base = plan.requested ?? plan.byPlatform.first?.name ?? "placement"
      named.append((Self.name(base, besides: named.map(\.name)), plan))
    }
    self.named = named
    var traits: [(trait: TitleTrait, name: String, plan: PlacementPlan)] = []
    for item in model.items {
      guard case .control(let control) = item.kind, case .title(_, let subtitle) = control.kind,
        let plan = item.placement
      else { continue }
      for trait in subtitle == nil ? [.font] : TitleTrait.allCases where trait.uniform(plan) == nil {
        guard !traits.contains(where: { $0.trait == trait && $0.plan.byPlatform == plan.byPlatform }) else {
          continue
        }
        let taken = named.map(\.name) + traits.map(\.name)
        traits.append((trait, Self.name(trait.name, besides: taken), plan))
      }
    }
    self.traits = traits
  }

  private static func name(_ base: String, besides taken: [String]) -> String {
    let numbered = (2...taken.count + 2).lazy.map { base + String($0) }
    return ([base] + numbered).first { !taken.contains($0) } ?? base
  }

  /// The static properties.
  var properties: [Value] {
    named.map { property($0.name, $0.plan) }
      + traits.map { property($0.name, $0.plan, type: $0.trait.type, spelling: $0.trait.value(at:)) }
  }

  /// The property that holds the default of the placement parameter.
  var defaultProperty: Value {
    model.placement.flatMap { $0.uniform == nil ? property("defaultPlacement", $0) : nil } ?? .null
  }

  /// The trait of a title at `plan`.
  func trait(_ trait: TitleTrait, at plan: PlacementPlan?) -> String {
    guard let plan else { return "." + trait.value(at: "principal") }
    if let value = trait.uniform(plan) { return "." + value }
    let property = traits.first { $0.trait == trait && $0.plan.byPlatform == plan.byPlatform }?.name ?? ""
    return "Self.\(property)"
  }

  /// The placement of the item at `index`: its own, the component's, or for a spacer that of the nearest item.
  func expression(at index: Int) -> Value {
    guard let own = plans[index] else {
      return model.placement == nil ? .null : .string("placement", origin: model.placement?.span)
    }
    if let name = own.uniform { return .string(".\(name)", origin: own.span) }
    let property = named.first { $0.plan.byPlatform == own.byPlatform }?.name ?? ""
    return .string("Self.\(property)", origin: own.span)
  }

  /// The plan of an item, or for a spacer without one, that of the item, no spacer, that stands nearest before it, else after it.
  private static func plan(ofItemAt index: Int, in items: [ToolbarItemModel]) -> PlacementPlan? {
    func isSpacer(_ index: Int) -> Bool { if case .spacer = items[index].kind { true } else { false } }
    if let own = items[index].placement { return own }
    guard isSpacer(index) else { return nil }
    let others = items.indices.filter { !isSpacer($0) }
    let nearest = others.last { $0 < index } ?? others.first { $0 > index }
    return nearest.flatMap { items[$0].placement }
  }

  // MARK: Properties

  /// The platforms that share a placement.
  private struct Branch {
    var platforms: [Platform]
    let name: String
    let newer: (name: String, compiler: String?, isVersioned: Bool)?
    var versions: [PlatformFloor]

    /// What holds on the platform of `entry`, where `spelling` gives the value for the name of a placement.
    init(_ entry: PlacementPlan.Entry, _ spelling: (String) -> String) {
      platforms = [entry.platform]
      let name = spelling(entry.name)
      let other = entry.newer.flatMap { spelling($0.name) == name ? nil : $0 }
      self.name = name
      newer = other.map { (spelling($0.name), $0.compiler, $0.version != nil) }
      versions = other?.version.map { [PlatformFloor(entry.platform, $0)] } ?? []
    }

    func takes(_ other: Branch) -> Bool {
      name == other.name && newer?.name == other.newer?.name && newer?.compiler == other.newer?.compiler
        && newer?.isVersioned == other.newer?.isVersioned
    }

    mutating func add(_ other: Branch) {
      platforms += other.platforms
      versions += other.versions
    }
  }

  private func property(
    _ name: String, _ plan: PlacementPlan, type: String = "ToolbarItemPlacement",
    spelling: (String) -> String = { $0 }
  ) -> Value {
    var branches: [Branch] = []
    for entry in plan.byPlatform {
      let branch = Branch(entry, spelling)
      if let index = branches.firstIndex(where: { $0.takes(branch) }) {
        branches[index].add(branch)
      } else {
        branches.append(branch)
      }
    }
    // The branch of the first platform is the one for all others.
    let rest = branches.dropFirst()
    return [
      "name": .string(name), "type": .string(type),
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

/// What is different about a title in the place of the large one.
enum TitleTrait: CaseIterable {
  /// The font of the title.
  case font
  /// How a title and its subtitle stand in line.
  case alignment

  /// The name of a static property that holds it.
  var name: String { self == .font ? "titleFont" : "titleAlignment" }

  /// The type of such a property.
  var type: String { self == .font ? "Font" : "HorizontalAlignment" }

  /// The value at a placement, a member of the type.
  func value(at placement: String) -> String {
    let isLarge = placement == "largeTitle"
    return switch self {
    case .font: isLarge ? "largeTitle.bold()" : "headline"
    case .alignment: isLarge ? "leading" : "center"
    }
  }

  /// The value that all platforms share; `nil` where they differ.
  func uniform(_ plan: PlacementPlan) -> String? {
    let values = Set(
      plan.byPlatform.flatMap { [$0.name] + ($0.newer.map { [$0.name] } ?? []) }.map { value(at: $0) })
    return values.count == 1 ? values.first : nil
  }
}

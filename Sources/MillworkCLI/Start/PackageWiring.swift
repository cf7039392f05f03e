import MillworkCheck
import MillworkManifest
import MillworkSDK
import MillworkScaffold
import MillworkSource

/// What `Package.swift` says of a plug-in, and how to add what is missing.
struct PackageWiring {
  /// The plug-in that generates while a package is built.
  static let plugIn = "MillworkBuild"
  /// The oldest tools version whose packages may use plug-ins of other packages (SE-0303).
  static let oldestToolsVersion = OSVersion(5, 6)

  /// Where the file is.
  let path: String
  /// Its text.
  let bytes: [UInt8]
  /// What it says.
  let outline: PackageOutline

  /// A target that code can be generated for.
  struct Target: Hashable {
    /// Its name.
    let name: String
    /// The folder that the manifest names; `nil` for the usual one.
    let path: String?
    /// Its place in the list of targets.
    let index: Int
  }

  /// Why the file is not changed: one sentence, and the place where there is one.
  struct Doubt: Error {
    let reason: String
    let place: Int?
  }

  /// The elements of the package's `targets`, where it is a plain list.
  private var targetItems: PackageOutline.Items? {
    if case .array(let items) = outline.package["targets"]?.kind { items } else { nil }
  }

  /// Whether all targets are known by name.
  var knowsAllTargets: Bool { targetItems?.items.allSatisfy { call($0)?["name"]?.text != nil } ?? false }

  /// The targets that code can be generated for, as far as they are known.
  var targets: [Target] {
    guard let items = targetItems?.items else { return [] }
    return items.enumerated().compactMap { index, item in
      guard let call = call(item), ["target", "executableTarget"].contains(call.name),
        let name = call["name"]?.text
      else { return nil }
      return Target(name: name, path: call["path"]?.text, index: index)
    }
  }

  /// The names of the package's other targets.
  var otherTargets: [String] {
    let known = Set(targets.map(\.index))
    return targetItems?.items.enumerated().compactMap { index, item in
      known.contains(index) ? nil : call(item)?["name"]?.text
    } ?? []
  }

  /// The floors that the package names, of the platforms that Millwork knows.
  var platforms: [PlatformFloor] {
    guard case .array(let items) = outline.package["platforms"]?.kind else { return [] }
    return items.items.compactMap { item in
      guard let call = call(item), let platform = Platform(rawValue: call.name),
        let value = call.arguments.items.first?.value.kind
      else { return nil }
      let version: OSVersion? =
        switch value {
        case .text(let text): OSVersion(text)
        case .member(let name): OSVersion(name.dropFirst().split(separator: "_").joined(separator: "."))
        default: nil
        }
      return version.map { PlatformFloor(platform, $0) }
    }
  }

  /// The identity of Millwork among the package's dependencies, where it is one of them: that of the plug-in that a target
  /// uses, since a folder or a fork may have another name, else the usual one.
  var identity: String? { usedIdentity ?? usualIdentity }

  private var usedIdentity: String? {
    targetItems?.items.lazy.compactMap { plugInEntry(of: $0)?["package"]?.text }.first
  }

  private var usualIdentity: String? {
    dependencyIdentities.first {
      $0.lowercased() == Self.package || $0.lowercased().hasSuffix("." + Self.package)
    }
  }

  /// Whether the package depends on one of this identity.
  func depends(on identity: String) -> Bool {
    dependencyIdentities.contains { $0.lowercased() == identity.lowercased() }
  }

  private var dependencyIdentities: [String] {
    dependencies?.items.compactMap { item in
      call(item).flatMap(identity)
    } ?? []
  }

  private func identity(of call: PackageOutline.Call) -> String? {
    guard call.name == "package" else { return nil }
    return call["id"]?.text ?? call["url"]?.text.map(PackageOrigin.name(of:))
      ?? call["path"]?.text.map { PackageSource.identity(ofFolder: $0, in: path) }
  }

  /// What an argument of the dependency of this identity says, such as `from`, where it is a plain text.
  func dependency(_ identity: String, _ label: String) -> String? {
    dependencies?.items.lazy.compactMap(call).first {
      self.identity(of: $0)?.lowercased() == identity.lowercased()
    }?[label]?.text
  }

  /// How many packages the list of dependencies has.
  var dependencyCount: Int { dependencies?.items.count ?? 0 }

  /// The name of Millwork's package.
  static let package = "millwork"

  private var dependencies: PackageOutline.Items? {
    if case .array(let items) = outline.package["dependencies"]?.kind { items } else { nil }
  }

  /// Whether a target uses the plug-in.
  func uses(_ target: Target) -> Bool {
    guard let items = targetItems?.items, items.indices.contains(target.index) else { return false }
    return plugInEntry(of: items[target.index]) != nil
  }

  /// The plug-in among those of an element of `targets`.
  private func plugInEntry(of target: PackageOutline.Item) -> PackageOutline.Call? {
    guard case .array(let plugIns)? = call(target)?["plugins"]?.kind else { return nil }
    return plugIns.items.lazy.compactMap(call).first {
      $0.name == "plugin" && $0["name"]?.text == Self.plugIn
    }
  }

  /// The entry of a target's `plugins`.
  static func plugInCode(_ identity: String) -> String {
    ".plugin(name: \(literal(plugIn)), package: \(literal(identity)))"
  }

  /// The edits that add the dependency, where `source` is given, and the plug-in to `target`.
  func edits(_ source: PackageSource?, identity: String, to target: Target) throws(Doubt)
    -> [ItemInsertion.Edit]
  {
    switch outline.doubt {
    case .statements(let place):
      throw Doubt(reason: StartText.statementsFollow, place: place)
    case .conditions(let place): throw Doubt(reason: StartText.conditions, place: place)
    case nil: break
    }
    if outline.toolsVersion < Self.oldestToolsVersion {
      throw Doubt(reason: StartText.oldTools(outline.toolsVersion), place: nil)
    }
    var edits: [ItemInsertion.Edit] = []
    if let source { edits += try adding(source.code, to: "dependencies", of: outline.package) }
    guard let items = targetItems?.items, items.indices.contains(target.index),
      let call = call(items[target.index])
    else {
      throw Doubt(reason: StartText.targetsComputed, place: outline.package["targets"]?.range.lowerBound)
    }
    if !uses(target) { edits += try adding(Self.plugInCode(identity), to: "plugins", of: call) }
    return edits
  }

  /// Adds an element to the array that is the argument `label` of a call, or the argument where there is none.
  private func adding(_ code: String, to label: String, of call: PackageOutline.Call) throws(Doubt)
    -> [ItemInsertion.Edit]
  {
    let insertion = ItemInsertion(bytes)
    if let value = call[label] {
      guard case .array(let items) = value.kind else {
        throw Doubt(reason: StartText.listComputed(label), place: value.range.lowerBound)
      }
      let last = items.items.isEmpty ? nil : items.items.count - 1
      return insertion.edits(adding: { _ in code }, behind: last, in: items)
    }
    guard let rank = call.labels.firstIndex(of: label) else {
      throw Doubt(reason: StartText.noParameter(label), place: call.arguments.range.lowerBound)
    }
    let before = call.arguments.items.lastIndex { item in
      (call.labels.firstIndex(of: item.label ?? "") ?? Int.max) < rank
    }
    let isPackage = label == "dependencies"
    return insertion.edits(
      adding: { indentation in
        guard isPackage, let indentation else { return "\(label): [\(code)]" }
        let unit = insertion.unit(for: indentation)
        let comma = endsInComma ? "," : ""
        return
          "\(label): [\(insertion.lineEnd)\(indentation)\(unit)\(code)\(comma)\(insertion.lineEnd)\(indentation)]"
      }, behind: before, in: call.arguments)
  }

  /// Whether the file's lists have a comma behind their last element.
  private var endsInComma: Bool { targetItems?.items.last?.comma != nil }

  private func call(_ item: PackageOutline.Item) -> PackageOutline.Call? {
    if case .call(let call) = item.value.kind { call } else { nil }
  }

  /// A Swift string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension PackageOutline.Expression {
  /// A string literal's text.
  fileprivate var text: String? { if case .text(let text) = kind { text } else { nil } }
}

import MillworkManifest
import MillworkSDK

extension ToolbarScene {
  /// The scenes that show a component of a manifest, in one direction: each device that runs a declared platform, with 26, before
  /// 26 where the floor is lower, with 27 where something stands elsewhere, and once more with the keyboard where a row stands
  /// above it.
  package static func scenes(
    of model: ToolbarContentModel, on platforms: [PlatformFloor], _ direction: LayoutDirection = .leftToRight
  ) -> [ToolbarScene] {
    ToolbarDevice.allCases.flatMap { device -> [ToolbarScene] in
      guard let floor = platforms.first(where: { $0.platform == device.platform }) else { return [] }
      return versions(device, floor: floor.version, model).flatMap { version -> [ToolbarScene] in
        let scene = ToolbarScene(device, version, direction)
        let hasRow = device.platform == .iOS && !ToolbarPlan(model, scene).elements(in: .keyboard).isEmpty
        return hasRow ? [scene, ToolbarScene(device, version, direction, hasKeyboard: true)] : [scene]
      }
    }
  }

  private static func versions(
    _ device: ToolbarDevice, floor: OSVersion, _ model: ToolbarContentModel
  ) -> [OSVersion] {
    let newest = OSVersion(27)
    var versions = floor < newest ? [max(OSVersion(26), floor)] : []
    if floor < OSVersion(26), let last = device.platform.majorVersions.last(where: { $0 < 26 }) {
      versions.append(max(OSVersion(last), floor))
    }
    let glass = versions.first.map { arrangement(of: model, ToolbarScene(device, $0)) }
    // Where bars are no glass, an older system is drawn only if something stands elsewhere there.
    if let older = versions.last, versions.count > 1, !ToolbarScene(device, OSVersion(26)).isGlass,
      glass == arrangement(of: model, ToolbarScene(device, older))
    {
      versions.removeLast()
    }
    if glass != arrangement(of: model, ToolbarScene(device, newest)) { versions.append(max(newest, floor)) }
    return versions
  }

  /// What stands where, whatever its size.
  private static func arrangement(of model: ToolbarContentModel, _ scene: ToolbarScene) -> [String] {
    let layout = ToolbarLayouter.layout(model, scene)
    return layout.boxes.map { "\($0.zone) \($0.group) \($0.element.label)" }
      + layout.overflow.map { "overflow \($0.label)" }
  }
}

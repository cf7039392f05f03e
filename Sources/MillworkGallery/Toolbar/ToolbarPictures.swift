import MillworkManifest
import MillworkSDK

extension GalleryPicture {
  /// The pictures of toolbar content in each scene, in both directions.
  package static func pictures(
    of model: ToolbarContentModel, on platforms: [PlatformFloor], colors: DrawnColors
  ) -> [GalleryPicture] {
    LayoutDirection.allCases.flatMap { direction in
      ToolbarScene.scenes(of: model, on: platforms, direction).map { scene in
        let layout = ToolbarLayouter.layout(model, scene)
        return GalleryPicture(
          name: scene.title, keys: scene.keys, direction: direction,
          drawing: ToolbarPicture.drawing(of: layout, named: model.name.value, colors: colors), layout: layout
        )
      }
    }
  }
}

extension ToolbarScene {
  /// The scene for people, such as `iPhone, iOS 26, keyboard`.
  package var title: String {
    "\(device.title), \(device.systemName) \(version.major)" + (hasKeyboard ? ", keyboard" : "")
  }

  /// What makes out the scene among those of a component.
  package var keys: [StateKey] {
    [StateKey("device", device.rawValue), StateKey("system", String(version.major))]
      + (hasKeyboard ? [StateKey("keyboard", "keyboard")] : [])
  }
}

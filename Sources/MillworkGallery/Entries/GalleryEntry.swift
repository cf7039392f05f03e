import MillworkManifest

/// A component in the gallery: what it is and how it looks in every state.
package struct GalleryEntry: Sendable {
  /// What a component is.
  package enum Kind: String, CaseIterable, Sendable {
    case toggleStyle, toolbarContent, custom
  }

  /// The component's name, which is also the name of its generated file; unique in a gallery.
  package let name: String
  /// What it is.
  package let kind: Kind
  /// One sentence about it, from the manifest.
  package let summary: String?
  /// Its pictures; the first stands for the whole component where there is room for one.
  package let pictures: [GalleryPicture]
  /// The colours that the pictures can't show, by their names or their code.
  package let unknownColors: [String]
  /// The file of a kind of one's own that names no picture.
  package let fileWithoutPicture: String?

  /// A component with its pictures.
  package init(
    name: String, kind: Kind, summary: String?, pictures: [GalleryPicture], unknownColors: [String] = [],
    fileWithoutPicture: String? = nil
  ) {
    self.unknownColors = unknownColors
    self.fileWithoutPicture = fileWithoutPicture
    self.name = name
    self.kind = kind
    self.summary = summary
    self.pictures = pictures
  }
}

/// One state of a component as a picture. Appearances (schemes and contrast) are no states: every colour of a drawing has a value for
/// each, and whoever shows the drawing chooses.
package struct GalleryPicture: Sendable {
  /// What stands under it, such as `On, disabled`; unique among the pictures of a component that have the same direction.
  package let name: String
  /// The state as keys and values, in the order in which they are shown: `state=on`, `phase=disabled` for a toggle style,
  /// `device=iphone`, `system=26` for toolbar content. Unique in a component together with `direction` and `textSize`.
  package let keys: [StateKey]
  /// The direction that it is drawn in.
  package let direction: LayoutDirection
  /// The text size that it is drawn in; `nil` where the text size changes nothing.
  package let textSize: TextSize?
  /// The picture.
  package let drawing: Drawing
  /// Where the items stand, for toolbar content.
  package let layout: ToolbarLayout?

  /// A picture of a state.
  package init(
    name: String, keys: [StateKey], direction: LayoutDirection, textSize: TextSize? = nil, drawing: Drawing,
    layout: ToolbarLayout? = nil
  ) {
    self.layout = layout
    self.name = name
    self.keys = keys
    self.direction = direction
    self.textSize = textSize
    self.drawing = drawing
  }

  /// The name of the state in links and file names: the values of `keys`, joined by hyphens, such as `on-disabled`.
  package var slug: String { keys.map(\.value).joined(separator: "-") }
}

/// One thing that a state decides, and how.
package struct StateKey: Hashable, Sendable {
  /// What is decided, such as `phase`: lower-case letters.
  package let key: String
  /// How, such as `disabled`: lower-case letters, digits and hyphens.
  package let value: String

  /// The state in which `key` is `value`.
  package init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

/// The direction of a language's lines.
package enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

extension GalleryEntry {
  /// A component of a manifest with all of its pictures. Its colours are looked up in `colors`; `own` are the pictures of a
  /// component of one's own kind.
  package init(
    _ component: Component, of manifest: Manifest, colors: DrawnColors, own: [GalleryPicture] = []
  ) {
    switch component {
    case .toggleStyle(let model):
      self.init(
        name: model.name.value, kind: .toggleStyle, summary: model.summary?.string,
        pictures: TogglePictures(model, platforms: manifest.platforms, colors: colors).all,
        unknownColors: colors.with(model.parameters).unknownNames(in: model.allColors))
    case .toolbarContent(let model):
      let pictures = GalleryPicture.pictures(of: model, on: manifest.platforms, colors: colors)
      let tints = pictures.flatMap { $0.layout?.boxes.compactMap(\.element.tint) ?? [] }
      self.init(
        name: model.name.value, kind: .toolbarContent, summary: model.summary?.string, pictures: pictures,
        unknownColors: colors.unknownNames(in: tints))
    case .custom(let model):
      let choices = model.values.compactMap { if case .color(let color) = $0.value { color } else { nil } }
      self.init(
        name: model.name.value, kind: .custom, summary: model.summary?.string, pictures: own,
        unknownColors: colors.unknownNames(in: choices),
        fileWithoutPicture: model.kind.picture == nil ? model.kind.file : nil)
    }
  }
}

import MillworkManifest
import MillworkSDK

/// The pictures of a toggle style: every state, direction and text size. The sizes are those of ``ToggleGeometry``, from which the
/// generated code has its numbers too.
struct TogglePictures {
  let model: ToggleStyleModel
  let colors: DrawnColors
  /// The least height and width of what reacts to a touch; `nil` where no platform is touched.
  private let hitArea: Double?
  /// Whether every system that it runs on has glass.
  private let isAlwaysGlass: Bool

  /// What stands in the label's place.
  static let labelText = "Label"
  /// The space around the toggle.
  static let margin = 16.0
  /// The space that SwiftUI leaves between two views of a stack where nothing else is said.
  static let standardSpacing = 8.0
  /// The least width of a row whose label and control stand at its two ends.
  static let rowWidth = 192.0

  init(_ model: ToggleStyleModel, platforms: [PlatformFloor], colors: DrawnColors) {
    self.model = model
    self.colors = colors.with(model.parameters)
    isAlwaysGlass =
      model.behavior.glass != nil && platforms.allSatisfy { ToggleGlass.isThere(on: $0.platform, $0.version) }
    hitArea =
      platforms.contains { Platform.touching.contains($0.platform) } ? model.behavior.hitArea.value : nil
  }

  /// Every picture, the standard one of each state first.
  var all: [GalleryPicture] {
    states.flatMap { state in
      TextSize.allCases.flatMap { size in
        LayoutDirection.allCases.map { picture(state, size, $0) }
      }
    }
  }

  private var states: [ToggleState] {
    let hasMark = model.mark?.differentiates ?? false
    let hasGlass = model.behavior.glass != nil && !isAlwaysGlass
    return ToggleState.all(.plain) + (hasMark ? ToggleState.all(.differentiated) : [])
      + (hasGlass ? ToggleState.all(.glass) : [])
  }

  /// One picture.
  func picture(_ state: ToggleState, _ textSize: TextSize, _ direction: LayoutDirection) -> GalleryPicture {
    let isGlass = isAlwaysGlass || state.look == .glass
    let control = ToggleControl(
      model, state: state, textSize: textSize, direction: direction, isGlass: isGlass, colors: colors)
    let row = row(control, state, textSize)
    let width = max(row.width, hitArea ?? 0)
    let height = max(row.height, hitArea ?? 0)
    let inner = Frame(
      x: (width - row.width) / 2, y: (height - row.height) / 2, width: row.width, height: row.height)
    var elements: [DrawingElement] = []
    if hitArea != nil {
      elements.append(
        .rectangle(
          RectangleShape(
            Frame(x: 0, y: 0, width: width, height: height), paint: Paint(), part: "hit-area")))
    }
    // Everything is laid out from the left and then placed by the direction.
    elements += row.pieces.map { piece in
      let x = inner.x + piece.frame.x
      return piece.draw(
        Frame(
          x: direction == .leftToRight ? x : width - x - piece.frame.width, y: inner.y + piece.frame.y,
          width: piece.frame.width, height: piece.frame.height))
    }
    let margin = Self.margin
    let pressedScale = state.phase == .pressed ? model.pressed.scale?.value ?? 1 : 1
    let opacity =
      switch state.phase {
      case .enabled: 1.0
      case .pressed: model.pressedFading.map { state.opacity(of: $0) } ?? 1
      case .disabled: model.disabledFading.map { state.opacity(of: $0) } ?? 1
      }
    let group = GroupShape(
      elements,
      origin: Point(
        x: margin + width * (1 - pressedScale) / 2, y: margin + height * (1 - pressedScale) / 2),
      scale: pressedScale, opacity: opacity, part: "toggle")
    let size = (width: width + 2 * margin, height: height + 2 * margin)
    let backdrop = isGlass ? [ToggleGlass.backdrop(size.width, size.height)] : []
    return GalleryPicture(
      name: state.name, keys: state.keys, direction: direction, textSize: textSize,
      drawing: Drawing(
        width: size.width, height: size.height, title: "\(model.name.value): \(state.name.lowercased())",
        elements: backdrop + [.group(group)]))
  }

  // MARK: Layout

  /// Something in the row: where it lies, from the left, and how it is drawn in a frame.
  private struct Piece {
    let frame: Frame
    let draw: (Frame) -> DrawingElement
  }

  private struct Row {
    let width: Double
    let height: Double
    let pieces: [Piece]
  }

  /// Label and control.
  private func row(_ control: ToggleControl, _ state: ToggleState, _ textSize: TextSize) -> Row {
    let size = control.size
    let opacity = state.phase == .disabled ? model.disabledControlOpacity?.value ?? 1 : 1
    func whole(_ frame: Frame) -> Piece {
      Piece(
        frame: frame,
        draw: { frame in
          let element = control.element(at: frame)
          return opacity == 1 ? element : .group(GroupShape([element], opacity: opacity))
        })
    }
    guard let placement = model.label.placement, placement != .hidden else {
      return Row(
        width: size.width, height: size.height,
        pieces: [whole(Frame(x: 0, y: 0, width: size.width, height: size.height))])
    }
    let label = ToggleLabelShape(model, state: state, textSize: textSize, colors: colors)
    let spacing = model.label.spacing?.value ?? Self.standardSpacing
    func text(_ frame: Frame) -> Piece { Piece(frame: frame, draw: { label.element(in: $0) }) }
    let (width, height) = (label.width, label.height)
    if placement == .above {
      return Row(
        width: max(width, size.width), height: height + spacing + size.height,
        pieces: [
          text(Frame(x: 0, y: 0, width: width, height: height)),
          whole(Frame(x: 0, y: height + spacing, width: size.width, height: size.height)),
        ])
    }
    let rowHeight = max(height, size.height)
    let (labelY, controlY) = ((rowHeight - height) / 2, (rowHeight - size.height) / 2)
    if placement == .leading {
      // A spacing that is given is that of the spacer, which has the stack's at both ends where none is.
      let least = model.label.spacing.map { $0.value } ?? 2 * Self.standardSpacing
      let rowWidth = max(Self.rowWidth, width + least + size.width)
      return Row(
        width: rowWidth, height: rowHeight,
        pieces: [
          text(Frame(x: 0, y: labelY, width: width, height: height)),
          whole(Frame(x: rowWidth - size.width, y: controlY, width: size.width, height: size.height)),
        ])
    }
    return Row(
      width: size.width + spacing + width, height: rowHeight,
      pieces: [
        whole(Frame(x: 0, y: controlY, width: size.width, height: size.height)),
        text(Frame(x: size.width + spacing, y: labelY, width: width, height: height)),
      ])
  }
}

import MillworkManifest

/// Tracks: what moves on a switch, and the two segments.
extension ToggleControl {
  /// A switch: the track, what stands on its free part, and the thumb.
  func switchParts(_ track: TrackGeometry) -> [DrawingElement] {
    let width = track.width.value * scale
    let height = track.height.value * scale
    var elements = outline("track", width, height, corner: track.corner.value * scale)
    if let content = model.track { elements.append(trackContent(content, track)) }
    let thumbWidth = track.thumbWidth * scale
    let thumbHeight = track.thumbHeight * scale
    let inset = track.inset.value * scale
    if let thumb = model.thumb {
      let fromLeading =
        switch state.value {
        case .off: inset
        case .mixed: (width - thumbWidth) / 2
        case .on: width - inset - thumbWidth
        }
      var parts: [DrawingElement] = [thumbShape(thumb, track)]
      if let texts = thumb.texts {
        parts.append(thumbText(texts, thumb, track))
      }
      if let images = thumb.images {
        parts.append(
          image(
            images, at: Point(x: thumbWidth / 2, y: thumbHeight / 2), size: track.thumbImageSize * scale,
            weight: 700, color: colors.color(state.color(thumb.contentColors)), part: "thumb-image"))
      }
      elements.append(
        .group(
          GroupShape(
            parts,
            origin: Point(x: x(fromLeading, width: thumbWidth, in: width), y: (height - thumbHeight) / 2))))
    }
    // A thumb that is higher than the track makes the whole as high.
    let above = (thumbHeight - height) / 2
    return above > 0 ? [.group(GroupShape(elements, origin: Point(x: 0, y: above)))] : elements
  }

  private func thumbText(_ texts: StateTexts, _ thumb: ThumbChoice, _ track: TrackGeometry) -> DrawingElement
  {
    let (width, height) = (track.thumbWidth * scale, track.thumbHeight * scale)
    let isShown = texts.states.contains(state.value)
    let own: TextValue? =
      switch state.value {
      case .on: texts.on
      case .off: texts.off
      case .mixed: texts.mixed
      }
    let element = (own ?? texts.on ?? texts.off).map { text in
      DrawingElement.text(
        line(
          text, at: Point(x: width / 2, y: height / 2), size: track.thumbImageSize * scale,
          leastScale: Self.leastContentScale, weight: 600,
          color: colors.color(state.color(thumb.contentColors)), maximumWidth: width))
    }
    return .group(GroupShape(element.map { [$0] } ?? [], opacity: isShown ? 1 : 0, part: "thumb-text"))
  }

  /// Two segments: the track, the thumb behind the chosen side, and both sides.
  func segments(_ track: TrackGeometry) -> [DrawingElement] {
    let width = track.width.value * scale
    let height = track.height.value * scale
    let outline = outline("track", width, height, corner: track.corner.value * scale)
    var elements = Array(outline.prefix(1))
    let inset = track.inset.value * scale
    let thumbWidth = track.thumbWidth * scale
    if let thumb = model.thumb {
      let fromLeading = state.value == .on ? width - inset - thumbWidth : inset
      elements.append(
        .group(
          GroupShape(
            [thumbShape(thumb, track)],
            origin: Point(x: x(fromLeading, width: thumbWidth, in: width), y: inset),
            opacity: state.value == .mixed ? 0 : 1)))
    }
    if let segments = model.segments {
      let sideColors = segments.sideColors
      for (index, side) in [segments.off, segments.on].enumerated() {
        let center = Point(
          x: x(Double(index) * width / 2, width: width / 2, in: width) + width / 4, y: height / 2)
        elements.append(
          self.side(
            side, at: center, width: width / 2, assetSize: track.thumbImageSize * scale,
            color: colors.color(state.color(index == 0 ? sideColors.off : sideColors.on)),
            part: index == 0 ? "side-off" : "side-on"))
      }
    }
    return elements + outline.dropFirst()
  }

  private func thumbShape(_ thumb: ThumbChoice, _ track: TrackGeometry) -> DrawingElement {
    let shape = RectangleShape(
      Frame(x: 0, y: 0, width: track.thumbWidth * scale, height: track.thumbHeight * scale),
      corner: track.thumbCorner.value * scale,
      paint: Paint(fill: colors.color(state.color(thumb.colors))), part: "thumb")
    var elements: [DrawingElement] = [.rectangle(shape)]
    if let own = thumb.shadow { elements = [.group(GroupShape(elements, shadow: shadow(own)))] }
    if let border = thumb.border {
      elements.append(
        line(border, around: shape.frame, corner: track.thumbCorner.value * scale, part: "thumb-border"))
    }
    return elements.count == 1 ? elements[0] : .group(GroupShape(elements))
  }

  private func trackContent(_ content: TrackContent, _ track: TrackGeometry) -> DrawingElement {
    let width = track.width.value * scale
    let height = track.height.value * scale
    let freeWidth = track.freeWidth * scale
    let size = track.contentSize * scale
    let isOn = state.value == .on
    let fromLeading = isOn ? 0 : width - freeWidth
    let center = Point(x: x(fromLeading, width: freeWidth, in: width) + freeWidth / 2, y: height / 2)
    let color = colors.color(state.color(content.colors))
    let piece = isOn ? content.on ?? content.off : content.off ?? content.on
    let isShown =
      switch state.value {
      case .on: content.on != nil
      case .off: content.off != nil
      case .mixed: false
      }
    let element: DrawingElement =
      switch piece {
      case .text(let text):
        .text(
          line(
            text, at: center, size: size, leastScale: Self.leastContentScale, weight: 600, color: color,
            maximumWidth: freeWidth))
      // The symbol's own square is a little larger than its font.
      case .image(let image):
        .symbol(symbol(image, at: center, size: size / SymbolShape.widthOfFont, weight: 400, color: color))
      case nil: .symbol(symbol(nil, at: center, size: size, weight: 400, color: color))
      }
    return .group(GroupShape([element], opacity: isShown ? 1 : 0, part: "track-content"))
  }

  private func side(
    _ side: SegmentChoices.Side, at center: Point, width: Double, assetSize: Double, color: SchemeColor,
    part: String
  ) -> DrawingElement {
    // Sides that don't grow with the text size have their words and images at the standard one.
    let size = (model.behavior.isScaled ? textSize : .large).points(of: "body")
    let element: DrawingElement =
      if let image = side.image {
        .symbol(
          symbol(image, at: center, size: image.isAsset ? assetSize : size, weight: 400, color: color))
      } else {
        .text(
          line(
            side.title, at: center, size: size, leastScale: Self.leastSideScale, weight: 400, color: color,
            maximumWidth: width - 2 * Double(SegmentChoices.padding)))
      }
    let opacity = state.phase == .disabled ? model.disabledSidesOpacity?.value ?? 1 : 1
    return .group(GroupShape([element], opacity: opacity, part: part))
  }

  /// The least that words on a track are scaled to: `minimumScaleFactor` in the generated code.
  private static let leastContentScale = 0.5
  /// The least that the words of a side are scaled to, likewise.
  private static let leastSideScale = 0.7

  /// A line that is scaled where it is too long, down to `leastScale`, and then cut short.
  private func line(
    _ text: TextValue, at center: Point, size: Double, leastScale: Double, weight: Int, color: SchemeColor,
    maximumWidth: Double
  ) -> TextShape {
    let words = text.plain.string
    let natural = TextMeasure.width(of: words, in: DrawnFont(size: size, weight: weight))
    let scaled = natural > maximumWidth ? size * max(leastScale, maximumWidth / natural) : size
    let font = DrawnFont(size: scaled, weight: weight)
    return TextShape(
      TextMeasure.cut(words, to: maximumWidth, font),
      at: Point(x: center.x, y: center.y + scaled * 0.35), anchor: .middle, font: font, fill: color,
      maximumWidth: maximumWidth)
  }

  /// The left edge of what lies so far from the leading edge of something as wide as `whole`.
  private func x(_ fromLeading: Double, width: Double, in whole: Double) -> Double {
    direction == .leftToRight ? fromLeading : whole - fromLeading - width
  }
}

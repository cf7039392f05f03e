import MillworkSDK
import MillworkSource

/// A struct that conforms to `ToggleStyle`. Colours, sizes and behaviour are resolved: what the manifest leaves out has
/// its default.
package struct ToggleStyleModel: Sendable {
  /// The name of the struct.
  package let name: Located<String>
  /// The documentation comment.
  package let summary: PlainText?
  /// The parameters of the initialiser, in order.
  package let parameters: [Parameter]
  /// What the toggle looks like.
  package let variant: ToggleVariant
  /// Sizes and positions.
  package let geometry: ToggleGeometry
  /// The colours of the track, box or surface; of the image where it is the whole control.
  package let fill: PhaseColors
  /// The line around the track, box or surface.
  package let border: BorderChoice?
  /// The shadow of the track, box or surface.
  package let shadow: ShadowChoice?
  /// The part that moves, for variants with a track.
  package let thumb: ThumbChoice?
  /// What stands on a switch's track.
  package let track: TrackContent?
  /// The image in a box, on a surface, or in place of both.
  package let mark: MarkChoice?
  /// The two sides of a segmented toggle.
  package let segments: SegmentChoices?
  /// The label.
  package let label: ToggleLabel
  /// How a press shows.
  package let pressed: PressedLook
  /// How it shows that the toggle is disabled.
  package let disabled: DisabledLook
  /// How a change of state, or its reaction, behaves.
  package let behavior: ToggleBehavior
  /// The name of a view that wraps a `Toggle` in this style.
  package let companion: Located<String>?
  /// Whether previews of every state are generated.
  package let hasPreviews: Bool
  /// All code of the style's fields.
  package let code: [CodeText]
  /// The whole entry in the manifest.
  package let span: Span

  /// The colours of the mark: its own, else on a surface those of the label that it stands beside; `nil` for those of text.
  package var markColors: PhaseColors? { mark?.colors ?? (variant.isSurface ? label.colors : nil) }
}

/// What a toggle looks like.
package enum ToggleVariant: String, CaseIterable, Sendable {
  case `switch`, checkbox, radio, button, pill, icon, segmented, card
}

/// A line along the inside of an edge.
package struct BorderChoice: Sendable {
  /// The width in points.
  package let width: Amount
  /// The colour in each state.
  package let colors: PhaseColors
}

/// A shadow.
package struct ShadowChoice: Sendable {
  /// The colour.
  package let color: ColorChoice
  /// The blur's radius in points.
  package let radius: Amount
  /// How far it lies to the right, in points.
  package let x: Amount
  /// How far it lies below, in points.
  package let y: Amount
}

/// An image for each state; one that is `nil` shows nothing in that state.
package struct StateImages: Sendable {
  /// The image when on.
  package let on: ImageChoice?
  /// The image when off.
  package let off: ImageChoice?
  /// The image when mixed.
  package let mixed: ImageChoice?
}

/// A text for each state; one that is `nil` shows nothing in that state.
package struct StateTexts: Sendable {
  /// The text when on.
  package let on: TextValue?
  /// The text when off.
  package let off: TextValue?
  /// The text when mixed.
  package let mixed: TextValue?
}

/// The part of a switch that moves.
package struct ThumbChoice: Sendable {
  /// Its colour in each state.
  package let colors: PhaseColors
  /// The line around it.
  package let border: BorderChoice?
  /// Its shadow.
  package let shadow: ShadowChoice?
  /// The images that stand on it.
  package let images: StateImages?
  /// The texts that stand on it; `nil` where images do.
  package let texts: StateTexts?
  /// The colour of what stands on it.
  package let contentColors: PhaseColors
}

/// What stands on a switch's track, on the side that the thumb leaves free.
package struct TrackContent: Sendable {
  /// A text or an image.
  package enum Piece: Sendable {
    case text(TextValue)
    case image(ImageChoice)
  }

  /// What stands there when on.
  package let on: Piece?
  /// What stands there when off.
  package let off: Piece?
  /// The colour of both.
  package let colors: PhaseColors
}

/// An image that tells the states apart.
package struct MarkChoice: Sendable {
  /// The image in each state.
  package let images: StateImages
  /// Its colour in each state; `nil` for the label's.
  package let colors: PhaseColors?
  /// Whether it is shown only where the system asks for more than colour, and perhaps when mixed (``ToggleStyleModel/marksMixed``).
  package let differentiates: Bool
}

/// The two sides of a segmented toggle.
package struct SegmentChoices: Sendable {
  /// One side: a title, and an image beside it or, where the title is `nil`, alone.
  package struct Side: Sendable {
    /// What is read out, and shown where there is no image.
    package let title: TextValue
    /// What is shown in place of the title.
    package let image: ImageChoice?
  }

  /// The side that is chosen when off.
  package let off: Side
  /// The side that is chosen when on.
  package let on: Side
  /// What is read out when neither is chosen.
  package let mixed: TextValue
  /// The colour of the chosen side in each state.
  package let chosenColors: PhaseColors
  /// The colour of the other side in each state.
  package let otherColors: PhaseColors
  /// The colours of the side that is chosen when off, and of the one that is chosen when on.
  package var sideColors: (off: PhaseColors, on: PhaseColors) {
    func side(chosenWhen value: ToggleValue) -> PhaseColors {
      func colors(_ chosen: StateColors?, _ other: StateColors?) -> StateColors? {
        if chosen == nil, other == nil { return nil }
        return merged(chosen ?? chosenColors.normal, other ?? otherColors.normal)
      }
      func merged(_ chosen: StateColors, _ other: StateColors) -> StateColors {
        StateColors(
          on: value == .on ? chosen.on : other.on, off: value == .off ? chosen.off : other.off,
          mixed: other.mixed)
      }
      return PhaseColors(
        merged(chosenColors.normal, otherColors.normal),
        pressed: colors(chosenColors.pressed, otherColors.pressed),
        disabled: colors(chosenColors.disabled, otherColors.disabled))
    }
    return (side(chosenWhen: .off), side(chosenWhen: .on))
  }

  /// The space beside the words of a side, in points.
  package static let padding = 6
}

/// The label of a toggle.
package struct ToggleLabel: Sendable {
  /// Where a label stands.
  package enum Placement: String, CaseIterable, Sendable {
    /// Before the control, at the other end of the row.
    case leading
    /// Behind the control.
    case trailing
    /// Above the control.
    case above
    /// Not shown; assistive technology still reads it.
    case hidden
  }

  /// Where it stands; `nil` where the control is a surface around it.
  package let placement: Placement?
  /// The space between label and control, in points; `nil` for the system's.
  package let spacing: Amount?
  /// The font; `nil` inherits it.
  package let font: FontChoice?
  /// The colour in each state; `nil` inherits it.
  package let colors: PhaseColors?
}

/// How a press shows, besides colours, as far as the manifest says so.
package struct PressedLook: Sendable {
  /// The opacity while pressed.
  package let opacity: Amount?
  /// The scale while pressed; where motion is reduced it stays.
  package let scale: Amount?
}

/// How it shows that a toggle is disabled, besides colours, as far as the manifest says so.
package struct DisabledLook: Sendable {
  /// Whether nothing but colours is to show it.
  package let isNone: Bool
  /// The opacity of the whole toggle.
  package let opacity: Amount?
}

/// How a toggle behaves.
package struct ToggleBehavior: Sendable {
  /// How a change of state is animated.
  package let animation: AnimationChoice
  /// The feedback that a change of state gives, by the name of SwiftUI's `SensoryFeedback`.
  package let haptics: Located<String>?
  /// The effect under a pointer or gaze, by the name of SwiftUI's `HoverEffect`.
  package let hoverEffect: Located<String>?
  /// The opacity under a Mac's pointer.
  package let hoverOpacity: Amount?
  /// The scale of the focused control on Apple TV.
  package let focusScale: Amount?
  /// The kind of Liquid Glass in place of a plain fill.
  package let glass: Located<String>?
  /// Whether the control's size follows Dynamic Type.
  package let isScaled: Bool
  /// The least width and height that react to a touch, in points.
  package let hitArea: Amount

  /// The feedback that every platform declares from the first version of `sensoryFeedback` on, by the platforms that play it,
  /// as Apple's documentation says of each (https://developer.apple.com/documentation/swiftui/sensoryfeedback); elsewhere it
  /// compiles and does nothing.
  static let feedback: KeyValuePairs<[String], [Platform]> = [
    ["selection", "impact", "success", "warning", "error"]: [.iOS, .watchOS],
    ["increase", "decrease"]: [.watchOS, .visionOS],
    ["start", "stop"]: [.watchOS],
    ["alignment"]: [.iOS, .macOS],
    ["levelChange"]: [.macOS],
  ]
  /// The names of the feedback.
  package static var hapticNames: [String] { feedback.flatMap(\.key) }
  /// The hover effects.
  package static let hoverEffectNames = ["automatic", "highlight", "lift"]
  /// The kinds of glass.
  package static let glassNames = ["regular", "clear"]
}

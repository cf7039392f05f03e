extension ManifestSchema {
  /// Every mapping of a toggle style, outermost first.
  package static let toggleStyleObjects: [ObjectSchema] = [
    ToggleStyleFields.schema, TrackFields.schema, ThumbFields.schema, BoxFields.schema, SurfaceFields.schema,
    MarkFields.schema, SegmentsFields.schema, SegmentFields.schema, LabelFields.schema, PressedFields.schema,
    DisabledFields.schema, HoverFields.schema, FocusFields.schema, BorderFields.schema, ShadowFields.schema,
    PaddingFields.schema, StateImageFields.schema, StateTextFields.schema, StateColorFields.schema,
    PhaseColorFields.schema,
    AssetColorFields.schema, SymbolColorFields.schema, CodeColorFields.schema, FadedColorFields.schema,
    AdaptiveColorFields.schema, PlatformColorFields.schema,
    FontFields.schema, AnimationFields.schema, SpringFields.schema,
  ]

  enum ToggleStyleFields {
    static let summary = Field("summary", .text, "a text", "The documentation comment of the struct.")
    static let parameters = Field(
      "parameters", parametersShape, "types by parameter name, such as {tint: Color, height: CGFloat}",
      "Parameters of the initialiser; colours, sizes and texts can refer to them by {code: name}.")
    static let variant = Field(
      "variant", .choice(ToggleVariant.allCases.map(\.rawValue)),
      "one of \(ToggleVariant.allCases.map(\.rawValue).joined(separator: ", "))",
      "What the toggle looks like.", required: true)
    static let track = Field(
      "track", .object { TrackFields.schema }, "a mapping",
      "The track of a switch or of two segments: its size and colours.")
    static let thumb = Field(
      "thumb", .oneOf([stateColorShape, .object { ThumbFields.schema }]), "a colour, or a mapping",
      "The part that moves, of a switch or of two segments.")
    static let box = Field(
      "box", .object { BoxFields.schema }, "a mapping", "The box of a checkbox or a radio button.")
    static let surface = Field(
      "surface", .object { SurfaceFields.schema }, "a mapping",
      "The surface around the label of a button, pill or card.")
    static let mark = Field(
      "mark", .object { MarkFields.schema }, "a mapping",
      "The image in a checkbox or radio button, on a button, pill or card, or that is the whole icon.")
    static let segments = Field(
      "segments", .object { SegmentsFields.schema }, "a mapping", "The two sides of a segmented toggle.")
    static let label = Field(
      "label",
      .oneOf([
        .choice(ToggleLabel.Placement.allCases.map(\.rawValue)), .object { LabelFields.schema },
      ]), "leading, trailing, above, hidden, or a mapping", "The label's place, font and colour.")
    static let pressed = Field(
      "pressed", .object { PressedFields.schema }, "a mapping", "What differs while the toggle is pressed.")
    static let disabled = Field(
      "disabled", .oneOf([.choice(["none"]), .object { DisabledFields.schema }]),
      "none, or a mapping such as {opacity: 0.4}",
      "What differs when the toggle is disabled; half the opacity by default.")
    static let animation = Field(
      "animation",
      .oneOf([
        .choice(["none"] + AnimationFields.schema.fieldNames), .object { AnimationFields.schema },
      ]), "none, a name such as smooth, or a name with seconds such as {easeInOut: 0.2}",
      "How a change of state is animated (not at all where motion is reduced); {easeInOut: 0.2} by default.")
    static let haptics = Field(
      "haptics", .choice(ToggleBehavior.hapticNames),
      "one of \(ToggleBehavior.hapticNames.joined(separator: ", "))",
      "The feedback that a change of state gives (from iOS 17, macOS 14, watchOS 10 and visionOS 26 on).")
    static let hover = Field(
      "hover",
      .oneOf([
        .choice(["none"] + ToggleBehavior.hoverEffectNames), .object { HoverFields.schema },
      ]), "none, automatic, highlight, lift, or a mapping such as {opacity: 0.9}",
      "How it reacts to a pointer or a gaze; automatic by default.")
    static let focus = Field(
      "focus", .oneOf([.choice(["none"]), .object { FocusFields.schema }]),
      "none, or a mapping such as {scale: 1.1}",
      "How the focus shows on Apple TV; 1.05 times the size by default.")
    static let glass = Field(
      "glass", .choice(ToggleBehavior.glassNames),
      "one of \(ToggleBehavior.glassNames.joined(separator: ", "))",
      "Puts Liquid Glass in place of the fill, from iOS 26 and macOS 26 on; the plain fill before.")
    static let dynamicType = Field(
      "dynamicType", .choice(["scaled", "fixed"]), "scaled or fixed",
      "Whether the control grows with the text size; scaled by default for checkbox, radio and icon.")
    static let hitArea = Field(
      "hitArea", .number(in: 44...1000), "a number of points, at least 44",
      "The least width and height that react to a touch; 44 by default. A Mac needs none.")
    static let companion = Field(
      "companion", .identifier, "a Swift identifier",
      "Also generates a view of this name: a toggle in this style with a title, a binding and a disabled flag."
    )
    static let previews = Field(
      "previews", .boolean, "true or false", "Also generates previews of every state; false by default.")
    static let schema = ObjectSchema(
      name: "toggle style",
      fields: [
        summary, parameters, variant, track, thumb, box, surface, mark, segments, label, pressed, disabled,
        animation,
        haptics, hover, focus, glass, dynamicType, hitArea, companion, previews,
      ],
      rules: [
        .choice(
          variant,
          ToggleVariant.allCases.map { variant in
            let absent = parts.map(\.name).filter { !variant.parts.contains($0) }
            let unused = variant.unusedFields.map { $0.path.map(\.name).joined(separator: ".") }
            return (variant.rawValue, variant.requiredParts, absent + unused)
          })
      ])
    /// The parts, of which each variant has some.
    static let parts = [track, thumb, box, surface, mark, segments]
  }

  /// What `expects` says of a length.
  static let points = "a number of points, or {code: expression}"
  /// The shape of a length.
  static let lengthShape = size(in: 0...10_000)

  enum LabelFields {
    static let placement = Field(
      "placement", .choice(ToggleLabel.Placement.allCases.map(\.rawValue)),
      "one of leading, trailing, above, hidden",
      "Where the label stands; a hidden one is still read out. Trailing by default, leading for a switch and for segments."
    )
    static let spacing = Field("spacing", lengthShape, points, "The space between label and control.")
    static let font = Field(
      "font", .oneOf([.choice(FontChoice.styleNames), .object { FontFields.schema }]),
      "a text style, or a mapping such as {size: 17}", "The label's font; inherited by default.")
    static let color = Field(
      "color", stateColorShape, stateColors,
      "The label's colour; inherited by default, on a button or pill white when on and primary when off.")
    static let schema = ObjectSchema(
      name: "label", fields: [placement, spacing, font, color],
      rules: [.choice(placement, [("hidden", [], onlyVisible.map(\.name))])])
    /// The fields that a hidden label has no use for.
    static let onlyVisible = [spacing, font, color]
  }

  enum FontFields {
    static let size = Field(
      "size", .number(in: 1...1000), "a number of points",
      "The size of the system font, whatever the text size.")
    static let style = Field(
      "style", .choice(FontChoice.styleNames), "a text style, such as body",
      "The text style, which follows the text size.")
    static let weight = Field(
      "weight", .choice(FontChoice.weightNames), "one of \(FontChoice.weightNames.joined(separator: ", "))",
      "The weight.")
    static let design = Field(
      "design", .choice(FontChoice.designNames), "one of \(FontChoice.designNames.joined(separator: ", "))",
      "The design.")
    static let schema = ObjectSchema(
      name: "font", fields: [size, style, weight, design], rules: [.exactlyOne([style, size])])
  }

  enum PressedFields {
    static let on = Field("on", colorShape, color, "The fill when on and pressed.")
    static let off = Field("off", colorShape, color, "The fill when off and pressed.")
    static let mixed = Field(
      "mixed", colorShape, color, "The fill when mixed and pressed; that of on by default.")
    static let opacity = Field(
      "opacity", .number(in: 0...1), "a number from 0 to 1",
      "The opacity while pressed; 0.8 by default in the states where neither colour nor scale shows the press."
    )
    static let scale = Field(
      "scale", .number(in: 0.5...1.5), "a number from 0.5 to 1.5",
      "The scale while pressed; where motion is reduced the opacity shows the press.")
    static let schema = ObjectSchema(name: "pressed section", fields: [on, off, mixed, opacity, scale])
  }

  enum DisabledFields {
    static let on = Field("on", colorShape, color, "The fill when on and disabled.")
    static let off = Field("off", colorShape, color, "The fill when off and disabled.")
    static let mixed = Field(
      "mixed", colorShape, color, "The fill when mixed and disabled; that of on by default.")
    static let opacity = Field(
      "opacity", .number(in: 0...1), "a number from 0 to 1",
      "The opacity of the whole toggle when disabled; 0.5 by default where no colours show it.")
    static let label = Field(
      "label", colorShape, color,
      "The label's colour when disabled, where a control beside it without colours fades by half; half the label's opacity by default where another part has colours."
    )
    static let schema = ObjectSchema(name: "disabled section", fields: [on, off, mixed, opacity, label])
  }

  enum HoverFields {
    static let effect = Field(
      "effect", .choice(ToggleBehavior.hoverEffectNames),
      "one of \(ToggleBehavior.hoverEffectNames.joined(separator: ", "))",
      "The effect under a pointer or gaze, on iOS and visionOS.")
    static let opacity = Field(
      "opacity", .number(in: 0...1), "a number from 0 to 1", "The opacity under a Mac's pointer.")
    static let schema = ObjectSchema(name: "hover section", fields: [effect, opacity])
  }

  enum FocusFields {
    static let scale = Field(
      "scale", .number(in: 0.5...1.5), "a number from 0.5 to 1.5",
      "The scale of the focused control on Apple TV.", required: true)
    static let schema = ObjectSchema(name: "focus section", fields: [scale])
  }

  enum AnimationFields {
    static let named = AnimationChoice.Name.allCases.map {
      Field($0.rawValue, .number(in: 0...60), "a number of seconds", "Animates so for so many seconds.")
    }
    static let spring = Field("spring", .object { SpringFields.schema }, "a mapping", "Animates as a spring.")
    static let schema = ObjectSchema(name: "animation", fields: named + [spring])
  }

  enum SpringFields {
    static let response = Field(
      "response", .number(in: 0.01...60), "a number of seconds",
      "How stiff the spring is, as the period of its swing; 0.3 by default.")
    static let damping = Field(
      "damping", .number(in: 0...1), "a number from 0 to 1",
      "How soon it comes to rest, 1 without swinging; 0.8 by default.")
    static let schema = ObjectSchema(name: "spring", fields: [response, damping])
  }
}

extension ManifestSchema {
  private static let segmentShape = ValueShape.oneOf(
    [.name] + textForms + [.object { SegmentFields.schema }])
  private static let border = Field(
    "border", .oneOf([lineShape, stateColorShape, .object { BorderFields.schema }]),
    "the line's width in points, a colour, or a mapping", "A line along the inside of the edge.")
  /// What boxes and marks have in place of two lengths.
  private static let sizeKey = "size"
  private static let sizeHelp = "write `width` and `height`"
  private static let lineShape = ValueShape.number(in: 0.1...100)
  private static let shadow = Field(
    "shadow", .oneOf([.boolean, colorShape, .object { ShadowFields.schema }]),
    "true, a colour, or a mapping", "A shadow.")

  enum TrackFields {
    static let width = Field(
      "width", ManifestSchema.size(in: 1...10_000), points,
      "The track's width; 50 by default, 160 for segments.")
    static let height = Field(
      "height", ManifestSchema.size(in: 1...10_000), points,
      "The track's height; 30 by default, 32 for segments.")
    static let corner = Field(
      "corner", lengthShape, points, "The track's corner radius; half the height by default, 8 for segments.")
    static let border = ManifestSchema.border
    static let shadow = ManifestSchema.shadow
    static let on = Field(
      "on", colorShape, color, "The track's colour when on; the tint by default, a faint grey for segments.")
    static let off = Field(
      "off", colorShape, color, "The track's colour when off; gray by default, a faint grey for segments.")
    static let mixed = Field(
      "mixed", colorShape, color, "The track's colour when mixed; that of on by default.")
    static let text = Field(
      "text", .object { StateTextFields.schema }, "texts by state, such as {on: I, off: O}",
      "What a switch shows on the side that the thumb leaves free.")
    static let image = Field(
      "image", .object { StateImageFields.schema }, "images by state", "The same as images.")
    static let contentColor = Field(
      "contentColor", stateColorShape, stateColors, "The colour of these texts or images; white by default.")
    static let schema = ObjectSchema(
      name: "track",
      fields: [width, height, corner, border, shadow, on, off, mixed, text, image, contentColor],
      refused: [sizeKey: sizeHelp])
  }

  enum ThumbFields {
    static let width = Field(
      "width", ManifestSchema.size(in: 1...10_000), points,
      "The width of a switch's thumb; its height by default.")
    static let height = Field(
      "height", ManifestSchema.size(in: 1...10_000), points,
      "The height of a switch's thumb, which may be more than the track's; what the inset leaves of that by default."
    )
    static let inset = Field(
      "inset", lengthShape, points,
      "The space between the thumb and the track's edge; 2 by default, beside a thumb of its own height as much as above it."
    )
    static let corner = Field(
      "corner", lengthShape, points, "The thumb's corner radius; what fits into the track's by default.")
    static let color = Field(
      "color", stateColorShape, stateColors,
      "The thumb's colour; white by default, that of a raised surface for segments.")
    static let border = ManifestSchema.border
    static let shadow = ManifestSchema.shadow
    static let text = Field(
      "text", .object { StateTextFields.schema }, "texts by state, such as {on: I, off: O}",
      "What stands on a switch's thumb.")
    static let image = Field(
      "image", .object { StateImageFields.schema }, "images by state", "The same as images.")
    static let contentColor = Field(
      "contentColor", stateColorShape, stateColors, "The colour of these texts or images; gray by default.")
    static let schema = ObjectSchema(
      name: "thumb",
      fields: [width, height, inset, corner, border, color, shadow, text, image, contentColor],
      refused: [sizeKey: sizeHelp])
    /// The fields that only a switch's thumb has.
    static let ofSwitch = [width, height, text, image, contentColor]
  }

  enum BoxFields {
    static let size = Field(
      "size", ManifestSchema.size(in: 4...10_000), points, "The box's width and height; 22 by default.")
    static let shape = Field(
      "shape", .choice(["square", "round"]), "square or round",
      "The box's shape; square by default. A radio button is always round.")
    static let corner = Field(
      "corner", lengthShape, points, "The corner radius of a square box; 5 by default.")
    static let border = Field(
      "border", .oneOf([.choice(["none"]), lineShape, stateColorShape, .object { BorderFields.schema }]),
      "none, the line's width in points, a colour, or a mapping",
      "The box's edge; 1.5 points in the colour of the fill by default.")
    static let shadow = ManifestSchema.shadow
    static let on = Field(
      "on", colorShape, color, "The fill when on; the tint by default, clear for a radio button.")
    static let off = Field("off", colorShape, color, "The fill when off; clear by default.")
    static let mixed = Field("mixed", colorShape, color, "The fill when mixed; that of on by default.")
    static let schema = ObjectSchema(
      name: "box", fields: [size, shape, corner, border, shadow, on, off, mixed],
      rules: [.choice(shape, [("round", [], [corner.name])])])
  }

  enum SurfaceFields {
    static let corner = Field(
      "corner", lengthShape, points,
      "The corner radius; 8 by default for a button, 12 for a card. A pill has none.")
    static let padding = Field(
      "padding", .oneOf([lengthShape, .object { PaddingFields.schema }]),
      "a number of points, {code: expression}, or {horizontal: …, vertical: …}",
      "The space around the content.")
    static let border = ManifestSchema.border
    static let shadow = ManifestSchema.shadow
    static let on = Field(
      "on", colorShape, color, "The fill when on; the tint by default, a faint one for a card.")
    static let off = Field("off", colorShape, color, "The fill when off; a faint grey by default.")
    static let mixed = Field("mixed", colorShape, color, "The fill when mixed; that of on by default.")
    static let schema = ObjectSchema(
      name: "surface", fields: [corner, padding, border, shadow, on, off, mixed])
  }

  enum PaddingFields {
    static let horizontal = Field("horizontal", lengthShape, points, "The space beside the content.")
    static let vertical = Field("vertical", lengthShape, points, "The space above and below the content.")
    static let schema = ObjectSchema(name: "padding", fields: [horizontal, vertical])
  }

  enum MarkFields {
    static let on = Field(
      "on", imageShape, imageText, "The image when on; a tick by default, a dot for a radio button.")
    static let off = Field("off", imageShape, imageText, "The image when off; none by default.")
    static let mixed = Field("mixed", imageShape, imageText, "The image when mixed; a dash by default.")
    static let size = Field("size", ManifestSchema.size(in: 1...10_000), points, "The image's font size.")
    static let color = Field("color", stateColorShape, stateColors, "The image's colour.")
    static let show = Field(
      "show", .choice(["always", "differentiating"]), "always, or differentiating",
      "When it is shown: differentiating is only where the system asks for more than colour to tell states apart, and when mixed if the colours are then those of on."
    )
    static let schema = ObjectSchema(name: "mark", fields: [on, off, mixed, size, color, show])
  }

  enum SegmentsFields {
    static let off = Field(
      "off", segmentShape, "a text, or a mapping", "The side that is chosen when off.", required: true)
    static let on = Field(
      "on", segmentShape, "a text, or a mapping", "The side that is chosen when on.", required: true)
    static let mixed = Field(
      "mixed", textShape, "a text, or {verbatim: text}",
      "What is read out when neither is chosen; Mixed by default.")
    static let color = Field(
      "color", stateColorShape, stateColors, "The colour of the chosen side; primary by default.")
    static let otherColor = Field(
      "otherColor", stateColorShape, stateColors, "The colour of the other side; secondary by default.")
    static let schema = ObjectSchema(
      name: "segments section", fields: [off, on, mixed, color, otherColor])
  }

  enum SegmentFields {
    static let title = Field(
      "title", textShape, "a text, or {verbatim: text}",
      "What is read out, and shown where there is no image.",
      required: true)
    static let image = Field(
      "image", imageShape, imageText, "What is shown in place of the title.")
    static let schema = ObjectSchema(name: "segment", fields: [title, image])
  }

  enum BorderFields {
    static let width = Field(
      "width", ManifestSchema.size(in: 0.1...100), points, "The line's width; 1 by default.")
    static let color = Field(
      "color", stateColorShape, stateColors, "The line's colour; secondary by default.")
    static let schema = ObjectSchema(name: "border", fields: [width, color])
  }

  enum ShadowFields {
    static let color = Field(
      "color", colorShape, ManifestSchema.color, "The shadow's colour; a faint black by default.")
    static let radius = Field("radius", lengthShape, points, "The blur's radius; 2 by default.")
    static let x = Field(
      "x", ManifestSchema.size(in: -10_000...10_000), points, "How far it lies to the right; 0 by default.")
    static let y = Field(
      "y", ManifestSchema.size(in: -10_000...10_000), points, "How far it lies below; 1 by default.")
    static let schema = ObjectSchema(name: "shadow", fields: [color, radius, x, y])
  }

  /// What `expects` says of an image.
  private static let imageText = "the name of a symbol, or {asset: name}"

  enum StateImageFields {
    static let on = Field("on", imageShape, imageText, "The image when on.")
    static let off = Field("off", imageShape, imageText, "The image when off.")
    static let mixed = Field(
      "mixed", imageShape, imageText, "The image when mixed; that of on by default.")
    static let schema = ObjectSchema(name: "images by state", fields: [on, off, mixed])
  }

  enum StateTextFields {
    static let on = Field("on", textShape, "a text, or {verbatim: text}", "The text when on.")
    static let off = Field("off", textShape, "a text, or {verbatim: text}", "The text when off.")
    static let mixed = Field(
      "mixed", textShape, "a text, or {verbatim: text}", "The text when mixed; none by default.")
    static let schema = ObjectSchema(name: "texts by state", fields: [on, off, mixed])
  }
}

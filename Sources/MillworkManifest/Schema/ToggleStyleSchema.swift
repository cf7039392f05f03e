extension ManifestSchema {
  enum ToggleStyleFields {
    static let summary = Field(
      "summary", .text, "a text", "The documentation comment of the struct.")
    static let variant = Field(
      "variant", .choice(["switch"]), "switch", "What the toggle looks like.", required: true)
    static let track = Field(
      "track", .object { TrackFields.schema }, "a mapping", "The track's size and colours.")
    static let thumb = Field(
      "thumb", .object { ThumbFields.schema }, "a mapping", "The thumb's inset and colour.")
    static let label = Field(
      "label", .object { LabelFields.schema }, "a mapping", "The label's font and colour.")
    static let animation = Field(
      "animation", .oneOf([.choice(["none"]), .object { AnimationFields.schema }]),
      "none, or a curve with seconds, such as {easeInOut: 0.2}",
      "How a change of state is animated (not at all where motion is reduced).")
    static let disabled = Field(
      "disabled", .object { DisabledFields.schema }, "a mapping", "What differs when the toggle is disabled.")
    static let companion = Field(
      "companion", .identifier, "a Swift identifier",
      "Also generates a view of this name: a toggle in this style with a title, a binding and a disabled flag."
    )
    static let schema = ObjectSchema(
      name: "toggle style", fields: [summary, variant, track, thumb, label, animation, disabled, companion])
  }

  private static let color = "a colour: a name such as gray, #RRGGBB, {asset: name} or {symbol: name}"
  private static let colorShape = ValueShape.shared(
    "any-colour",
    .oneOf([
      .choice(ColorChoice.systemNames), .pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
      .object { AssetColorFields.schema }, .object { SymbolColorFields.schema },
    ]))
  private static let points = "a number of points"

  enum TrackFields {
    static let width = Field(
      "width", .number(in: 1...10_000), points, "The track's width; 50 by default.")
    static let height = Field(
      "height", .number(in: 1...10_000), points, "The track's height; 30 by default.")
    static let corner = Field(
      "corner", .number(in: 0...10_000), points, "The track's corner radius; half the height by default.")
    static let on = Field(
      "on", colorShape, color, "The track's colour when on; the accent colour by default.")
    static let off = Field("off", colorShape, color, "The track's colour when off; gray by default.")
    static let schema = ObjectSchema(name: "track", fields: [width, height, corner, on, off])
  }

  enum ThumbFields {
    static let inset = Field(
      "inset", .number(in: 0...10_000), points,
      "The space between the thumb and the track's edge; 2 by default.")
    static let color = Field(
      "color", colorShape, ManifestSchema.color, "The thumb's colour; white by default.")
    static let schema = ObjectSchema(name: "thumb", fields: [inset, color])
  }

  enum LabelFields {
    static let font = Field(
      "font", .oneOf([.choice(FontChoice.styleNames), .object { FontFields.schema }]),
      "a text style, or {size: points}", "The label's font; inherited by default.")
    static let color = Field(
      "color", colorShape, ManifestSchema.color, "The label's colour; inherited by default.")
    static let schema = ObjectSchema(name: "label", fields: [font, color])
  }

  enum FontFields {
    static let size = Field(
      "size", .number(in: 1...1000), points, "The size of the system font.", required: true)
    static let schema = ObjectSchema(name: "font", fields: [size])
  }

  enum DisabledFields {
    static let on = Field("on", colorShape, color, "The track's colour when on and disabled.")
    static let off = Field("off", colorShape, color, "The track's colour when off and disabled.")
    static let opacity = Field(
      "opacity", .number(in: 0...1), "a number from 0 to 1", "The opacity of the whole control when disabled."
    )
    static let schema = ObjectSchema(name: "disabled section", fields: [on, off, opacity])
  }

  enum AssetColorFields {
    static let asset = Field(
      "asset", .name, "the name of a colour set", "A colour of an asset catalogue.", required: true)
    static let bundle = Field(
      "bundle", .name, "a Swift expression", "The bundle of the asset catalogue; the main bundle by default.")
    static let schema = ObjectSchema(name: "colour", fields: [asset, bundle])
  }

  enum SymbolColorFields {
    static let symbol = Field(
      "symbol", .identifier, "a Swift identifier",
      "The symbol that Xcode generates for a colour set; it drops a final Color, so AccentColor becomes accent.",
      required: true)
    static let schema = ObjectSchema(name: "colour", fields: [symbol])
  }

  /// What a colour may be in its long form; a mapping with neither key is measured by this.
  static let colorSchema = ObjectSchema(
    name: "colour", fields: [AssetColorFields.asset, SymbolColorFields.symbol], takesOneKey: true)

  enum AnimationFields {
    static let fields = AnimationChoice.Curve.allCases.map {
      Field(
        $0.rawValue, .number(in: 0...60), "a number of seconds", "Animates by this curve for so many seconds."
      )
    }
    static let schema = ObjectSchema(name: "animation", fields: fields)
  }
}

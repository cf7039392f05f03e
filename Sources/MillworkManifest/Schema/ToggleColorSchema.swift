import MillworkSDK

extension ManifestSchema {
  /// What `expects` says of a colour.
  static let color =
    "a colour: a name such as gray or tint, #RRGGBB, {asset: name}, {symbol: name}, {token: name}, {code: expression}, {light: colour, dark: colour} or one for each platform"
  /// What `expects` says of a colour that may differ by state.
  static let stateColors = "a colour, or colours by state such as {on: green, off: gray, disabled: gray}"
  /// What `expects` says of the colours of a phase.
  static let phaseColors = "a colour, or colours by state such as {on: green, off: gray}"

  /// The shape of a colour.
  static let colorShape: ValueShape = .shared(
    "any-colour",
    .oneOf(
      [.choice(["tint"] + ColorChoice.systemNames + NativeColor.names), hexShape] + sourcedColorShapes + [
        .object { AdaptiveColorFields.schema }
      ]))
  private static let hexShape = ValueShape.pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
  private static let sourcedColorShapes: [ValueShape] = [
    .object { AssetColorFields.schema }, .object { SymbolColorFields.schema },
    .object { TokenColorFields.schema }, .object { CodeColorFields.schema },
    .object { FadedColorFields.schema }, .object { PlatformColorFields.schema },
  ]
  /// What `expects` says of a colour that is the same in every scheme.
  static let plainColor =
    "a colour: a name such as gray, #RRGGBB, {asset: name}, {symbol: name}, {token: name}, {code: expression} or one for each platform"
  /// The shape of a colour that is the same in every scheme.
  static let plainColorShape: ValueShape = .shared(
    "plain-colour",
    .oneOf([.choice(ColorChoice.systemNames + NativeColor.names), hexShape] + sourcedColorShapes))
  /// The shape of a colour that may differ by state.
  static let stateColorShape: ValueShape = .shared(
    "colours", .oneOf([colorShape, .object { StateColorFields.schema }]))
  /// The shape of the colours of a phase.
  private static let phaseColorShape: ValueShape = .shared(
    "phase-colours", .oneOf([colorShape, .object { PhaseColorFields.schema }]))

  enum StateColorFields {
    static let on = Field("on", colorShape, color, "The colour when on.")
    static let off = Field("off", colorShape, color, "The colour when off.")
    static let mixed = Field("mixed", colorShape, color, "The colour when mixed; that of on by default.")
    static let pressed = Field(
      "pressed", phaseColorShape, phaseColors, "The colours while pressed; they stay by default.")
    static let disabled = Field(
      "disabled", phaseColorShape, phaseColors, "The colours when disabled; they stay by default.")
    static let schema = ObjectSchema(
      name: "colours by state", fields: [on, off, mixed, pressed, disabled])
  }

  enum PhaseColorFields {
    static let on = Field("on", colorShape, color, "The colour when on.")
    static let off = Field("off", colorShape, color, "The colour when off.")
    static let mixed = Field("mixed", colorShape, color, "The colour when mixed; that of on by default.")
    static let schema = ObjectSchema(name: "colours of a phase", fields: [on, off, mixed])
  }

  enum AssetColorFields {
    static let asset = Field(
      "asset", .name, "the name of a colour set", "A colour of an asset catalogue.", required: true)
    static let bundle = Field(
      "bundle", .name, "a Swift expression",
      "The bundle of the asset catalogue; by default that of the colour sources, the file or project.")
    static let schema = ObjectSchema(name: "asset colour", fields: [asset, bundle])
  }

  enum SymbolColorFields {
    static let symbol = Field(
      "symbol", .identifier, "a Swift identifier",
      "The symbol that Xcode generates for a colour set; it drops a final Color, so AccentColor becomes accent.",
      required: true)
    static let schema = ObjectSchema(name: "symbol colour", fields: [symbol])
  }

  enum TokenColorFields {
    static let token = Field(
      "token", .name, "the name of a colour token",
      "A colour of the design tokens that `colors` names, such as brand.primary.", required: true)
    static let schema = ObjectSchema(name: "token colour", fields: [token])
  }

  enum CodeColorFields {
    static let code = Field(
      "code", .name, "a Swift expression of type Color",
      "A colour that code gives, such as a parameter of the component.", required: true)
    static let schema = ObjectSchema(name: "colour by code", fields: [code])
  }

  enum FadedColorFields {
    static let color = Field(
      "color", colorShape, ManifestSchema.color, "The colour that is to fade.", required: true)
    static let opacity = Field(
      "opacity", .number(in: 0...1), "a number from 0 to 1", "How much of it is left.", required: true)
    static let schema = ObjectSchema(name: "faded colour", fields: [color, opacity])
  }

  enum AdaptiveColorFields {
    static let light = Field("light", colorShape, color, "The colour in the light scheme.", required: true)
    static let dark = Field(
      "dark", colorShape, color, "The colour in the dark scheme; the light one by default.")
    static let lightContrast = Field(
      "lightContrast", colorShape, color,
      "The colour in the light scheme where the person asks for more contrast.")
    static let darkContrast = Field(
      "darkContrast", colorShape, color,
      "The colour in the dark scheme where the person asks for more contrast.")
    static let schema = ObjectSchema(
      name: "adaptive colour", fields: [light, dark, lightContrast, darkContrast])
  }

  enum PlatformColorFields {
    /// A field for each platform, in their order.
    static let schema = ObjectSchema(
      name: "colour by platform",
      fields: Platform.allCases.map { platform in
        Field(
          platform.name, colorShape, color,
          "The colour on \(platform.name)"
            + (NativeColor.example(on: platform).map { ", which may be one of its own such as \($0)." } ?? ".")
        )
      })
  }

  /// The mappings that are colours.
  static let colorObjects = [
    StateColorFields.schema, AssetColorFields.schema, SymbolColorFields.schema, TokenColorFields.schema,
    CodeColorFields.schema, FadedColorFields.schema, AdaptiveColorFields.schema, PlatformColorFields.schema,
  ]

  /// What a colour may be in its long form; a mapping with none of the keys is measured by this.
  static let colorSchema = ObjectSchema(
    name: "colour",
    fields: [
      AssetColorFields.asset, SymbolColorFields.symbol, TokenColorFields.token, CodeColorFields.code,
      FadedColorFields.color, AdaptiveColorFields.light,
    ], takesOneKey: true)
}

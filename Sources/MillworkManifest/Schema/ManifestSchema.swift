import MillworkSDK

/// The shape of a manifest: every mapping with every key.
package enum ManifestSchema {
  /// The version of the manifest format that this library reads.
  package static let version = 1

  /// Every mapping, outermost first.
  package static let objects: [ObjectSchema] =
    [
      ProjectFields.schema, ProjectColorFields.schema, ProjectCheckFields.schema, Root.schema,
      PlatformFields.schema,
      ComponentFields.schema, KindFields.schema, FieldFields.schema, ColorSourceFields.schema,
      CheckFields.schema, SlotFields.schema,
    ] + textObjects + [ImageFields.schema, CodeNumberFields.schema] + toolbarObjects + toggleStyleObjects
    + [TokenColorFields.schema]

  /// A path whose last name ends in a dot and `suffix`.
  static func path(_ suffix: String) -> ValueShape { .pattern("[^/]\\.\(suffix)/?$") }

  enum Root {
    static let version = Field(
      "millwork", .constant(ManifestSchema.version), "the number 1", "The version of the manifest format.",
      required: true)
    static let toolbarContent = Field(
      "toolbarContent", .map(.object { ToolbarFields.schema }, keys: .identifiers), "components by name",
      "Structs that conform to ToolbarContent.")
    static let toggleStyles = Field(
      "toggleStyles", .map(.object { ToggleStyleFields.schema }, keys: .identifiers), "components by name",
      "Structs that conform to ToggleStyle.")
    static let components = Field(
      "components", .map(.object { ComponentFields.schema }, keys: .identifiers), "components by name",
      "Components of kinds of one's own, each with its `kind`.")
    static let check = Field(
      "check", .object { CheckFields.schema }, "a mapping of file lists, rules and isolation",
      "What is type-checked together with the output, and how.")
    /// The keys of the manifest's own mappings, which stand in no other one.
    static let sections = [
      toolbarContent, toggleStyles, components, check, SettingsFields.platforms, SettingsFields.colors,
    ].map(\.name)
    static let schema = ObjectSchema(
      name: "manifest",
      fields: [version] + SettingsFields.all + [toolbarContent, toggleStyles, components, check],
      rules: [.atLeastOne([toolbarContent, toggleStyles, components])])
  }

  enum CheckFields {
    static let useSites = Field(
      "useSites", .list(ManifestSchema.path("swift"), least: 0), "a list of paths",
      "Swift files that use the components as they are meant to be used.")
    static let stubs = Field(
      "stubs", .list(ManifestSchema.path("swift(interface)?"), least: 0), "a list of paths",
      "Swift files that declare what the app brings and the manifest's code mentions, and interfaces of other modules."
    )
    static let assets = Field(
      "assets", .list(ManifestSchema.path("xcassets"), least: 0), "a list of paths",
      "Asset catalogues (.xcassets), for the symbols that Xcode generates from them.")
    static let rules = Field(
      "rules", .map(.choice(RuleSwitch.allCases.map(\.rawValue)), keys: .codes),
      "rules by code, each off, such as {nil-tint: off}",
      "Millwork's own rules that are not applied to the Swift files above; docs/rules.md lists them.")
    static let isolation = Field(
      "isolation", .choice(Isolation.allCases.map(\.rawValue)), "one of MainActor, nonisolated",
      "What the module isolates by default, as the compiler's -default-isolation says; nonisolated by default."
    )
    static let schema = ObjectSchema(
      name: "check section", fields: [useSites, stubs, assets, rules, isolation])
  }

  enum SlotFields {
    static let slot = Field(
      "slot", .identifier, "a Swift identifier",
      "The name of a view-builder parameter by which the caller gives the view.",
      required: true)
    static let schema = ObjectSchema(name: "slot", fields: [slot])
  }

  enum ImageFields {
    static let asset = Field(
      "asset", .name, "the name of an image set", "An image of an asset catalogue.", required: true)
    static let bundle = Field(
      "bundle", .name, "a Swift expression",
      "The bundle of the asset catalogue; by default that of the file or project.")
    static let schema = ObjectSchema(
      name: "image", fields: [asset, bundle],
      refused: Dictionary(
        uniqueKeysWithValues: ToggleValue.allCases.map { ($0.rawValue, oneImage) }
          + [("code", "an image has a name, by which it is checked and drawn; \(oneImage)")]
          + (["image", "name", "systemimage"] + OtherNames.words(for: "image")).map { ($0, oneName) }))
    private static let oneName =
      "write the symbol's name alone in place of the mapping, such as `star`; only what an asset catalogue holds has a key"
    private static let oneImage =
      "for an image that changes write two items with opposite `visible`, or a `view` of your own; a `toggle` keeps its "
      + "image, and the system shows that it is on"
  }
}

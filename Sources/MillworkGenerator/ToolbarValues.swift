import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// What the template `toolbar-content.stencil` is given for one component, and the support functions that its code calls.
/// These stand in the component's own file, or, where a file holds a whole manifest, in one for all.
func toolbarValue(_ model: ToolbarContentModel, of manifest: Manifest, _ layout: OutputLayout)
  -> (value: Value, support: SupportFunctions)
{
  var items = ToolbarItemValues(model, of: manifest)
  let body = items.body
  let members = ToolbarMembers(model, manifest.settings, hosted: items.hostedCode)
  let presenter = items.presenter(members)
  let protocolName = model.isCustomizable ? "CustomizableToolbarContent" : "ToolbarContent"
  let support = SupportFunctions(items.support, isCustomizable: model.isCustomizable)
  let own = layout == .component ? support.values(manifest.settings, access: "fileprivate ") : []
  let value: Value = [
    "access": .string(accessPrefix(manifest.access)),
    "name": model.name.templateValue,
    "protocol": .string(protocolName),
    // Before SDK 18 only the body of content is isolated to the main actor, and what it calls is not.
    "actor": .string(manifest.minimumSDK.major < 18 ? "@MainActor " : ""),
    "summary": summaryLines(model.summary, manifest.settings),
    "content": members.content,
    "body": body,
    "declarations": .array(
      (items.sharedProperties + items.members.map(\.declaration)).runs { $0.condition == $1.condition }.map {
        ["condition": .optional($0.first?.condition), "declarations": .array($0.map(\.value))]
      }),
    "placements": .array(items.placements.properties),
    "defaultPlacement": items.placements.defaultProperty,
    "modifier": model.modifierName.map { $0.templateValue } ?? .null,
    "wrapper": members.wrapper,
    "toolbarID": model.isCustomizable ? model.name.templateValue : .null,
    "presenter": presenter,
    "function": model.function.map { $0.templateValue } ?? .null,
    "modifierSummary": modifierSummary(model, of: manifest),
    "functionSummary": prose(
      "Makes ``\(model.name.value)``, for use in a toolbar builder.", manifest.settings),
    "support": .array(own),
  ]
  return (value, support)
}

/// What the `View` method's documentation comment says.
private func modifierSummary(_ model: ToolbarContentModel, of manifest: Manifest) -> Value {
  let name = model.name.value
  let presents = model.presenterName == nil ? "" : ", and presents what it asks for"
  let hasSpacer = model.items.contains { item in
    guard case .spacer = item.kind else { return false }
    return !AvailabilityGuard(
      floors: manifest.platforms, minimumSDK: manifest.minimumSDK, facts: item.requirements
    ).isNeverPresent
  }
  let paragraphs =
    ["Adds ``\(name)`` in a toolbar of its own\(presents)."]
    + (hasSpacer
      ? [
        "", "A `ToolbarSpacer` parts items of one toolbar only; where that matters, use ``\(name)`` itself.",
      ] : [])
  return prose(paragraphs.joined(separator: "\n"), manifest.settings, indented: 1)
}

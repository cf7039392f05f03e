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
  let members = ToolbarMembers(model, access: manifest.access)
  let presenter = items.presenter(members)
  let protocolName = model.isCustomizable ? "CustomizableToolbarContent" : "ToolbarContent"
  let support = SupportFunctions(items.support, isCustomizable: model.isCustomizable)
  let own = layout == .component ? support.values(manifest.settings, access: "fileprivate ") : []
  let value: Value = [
    "access": .string(accessPrefix(manifest.access)),
    "name": model.name.templateValue,
    "protocol": .string(protocolName),
    "summary": summaryLines(model.summary),
    "content": members.content,
    "body": body,
    "placements": .array(items.placements.properties),
    "defaultPlacement": items.placements.defaultProperty,
    "modifier": model.modifierName.map { $0.templateValue } ?? .null,
    "wrapper": members.wrapper,
    "toolbarID": model.isCustomizable ? model.name.templateValue : .null,
    "presenter": presenter,
    "function": model.function.map { $0.templateValue } ?? .null,
    "support": .array(own),
  ]
  return (value, support)
}

import MillworkManifest
import MillworkSDK
import MillworkSource
import MillworkTemplate

/// What the template `toolbar-content.stencil` is given for one component.
func toolbarValue(_ model: ToolbarContentModel, of manifest: Manifest) -> Value {
  var items = ToolbarItemValues(model, of: manifest)
  let body = items.body
  let members = ToolbarMembers(model, access: manifest.access)
  let presenter = items.presenter(members)
  let protocolName = model.isCustomizable ? "CustomizableToolbarContent" : "ToolbarContent"
  return [
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
    "support": .array(items.supportValues),
  ]
}

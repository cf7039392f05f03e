import MillworkManifest
import MillworkSource
import MillworkTemplate

/// What the template `toggle-style.stencil` is given for one component.
func toggleStyleValue(_ model: ToggleStyleModel, of manifest: Manifest) -> Value {
  let geometry = model.geometry
  return [
    "access": .string(accessPrefix(manifest.access)),
    "name": model.name.templateValue,
    "member": model.member.map { .string(SwiftIdentifier.escaped($0), origin: model.name.span) } ?? .null,
    "summary": summaryLines(model.summary),
    "width": number(geometry.width), "height": number(geometry.height), "corner": number(geometry.corner),
    "inset": number(geometry.inset), "thumbDiameter": .string(decimal(geometry.thumbDiameter)),
    "on": stateColor(enabled: model.track.on, disabled: model.disabledTrack.on),
    "off": stateColor(enabled: model.track.off, disabled: model.disabledTrack.off),
    "thumb": colorValue(model.thumb),
    "font": fontValue(model.labelFont),
    "labelColor": model.labelColor.map { colorValue($0) } ?? .null,
    "animation": animationValue(model.animation),
    "disabledOpacity": model.disabledOpacity.map { number($0) } ?? .null,
    "companion": model.companion.map { $0.templateValue } ?? .null,
  ]
}

private func number(_ amount: Amount) -> Value {
  .string(decimal(amount.value), origin: amount.span)
}

private func stateColor(enabled: ColorChoice, disabled: ColorChoice?) -> Value {
  ["enabled": colorValue(enabled), "disabled": disabled.map { colorValue($0) } ?? .null]
}

private func fontValue(_ font: FontChoice?) -> Value {
  switch font {
  case nil: .null
  case .size(let size): .string(".system(size: \(decimal(size.value)))", origin: size.span)
  case .style(let style): .string(".\(style.value)", origin: style.span)
  }
}

private func animationValue(_ animation: AnimationChoice) -> Value {
  switch animation {
  case .none: .null
  case .curve(let curve, let duration):
    .string(".\(curve.value.rawValue)(duration: \(decimal(duration.value)))", origin: duration.span)
  }
}

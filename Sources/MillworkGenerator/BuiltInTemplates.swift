// swift-format-ignore-file
// Derived from Templates/ by the test BuiltInTemplatesTests (RECORD=all writes it); do not edit.

/// The built-in templates by file name.
enum BuiltInTemplates {
  static let all: [(name: String, text: String)] = [
    (
      name: "action.stencil",
      text: ##"""
{% if isCancellable %}
if let {{ task }} {
  {{ task }}.cancel()
} else {
  {% if flag %}
  {{ flag }} = true
  {% else %}
  {% include "task.stencil" %}
  {% endif %}
}
{% elif flag and isSwitch %}
{{ flag }}.toggle()
{% elif flag %}
{{ flag }} = true
{% elif task %}
{% include "task.stencil" %}
{% else %}
{{ code }}
{% endif %}

"""##
    ),
    (
      name: "answer-call.stencil",
      text: ##"""
{% if isEmpty and label %}
{% include "labelled.stencil" %}
{% elif isEmpty %}
{% include "call.stencil" using call %}}
{% else %}
{% include "button-call.stencil" %}
{% endif %}

"""##
    ),
    (
      name: "argument.stencil",
      text: ##"""
{% if text %}{% if isPreview %}SharePreview({% include "text-argument.stencil" using text %}){% elif isView %}{% include "text.stencil" using text %}{% else %}{% include "text-argument.stencil" using text %}{% endif %}{% elif literal %}{{ literal|swiftString }}{% else %}{{ code }}{% endif -%}

"""##
    ),
    (
      name: "attributed.stencil",
      text: ##"""
{% group %}{% if attributes %}{{ attributes|trim }}{% line 0 %}{% endif %}{{ declaration }}{% endgroup +%}

"""##
    ),
    (
      name: "available.stencil",
      text: ##"""
{% set versions available|split:", " %}
{% group %}if #available({% for version in versions %}{% if forloop.first %}{{ version }},{% elif forloop.last +%} {{ version }}{% elif forloop.counter0 == versions.count - 2 %}{% line 0 %}{{ version }},{% else %}{% group %}{% line 0 %}{{ version }},{% endgroup %}{% endif %}{% endfor %}) {{ "{" }}{% endgroup -%}

"""##
    ),
    (
      name: "blocks.stencil",
      text: ##"""
{% for block in blocks %}
{% if blocks.count > 1 %}
Group {
  {% for item in block %}
  {% include "conditional.stencil" using item %}
  {% endfor %}
}
{% else %}
{% for item in block %}
{% include "conditional.stencil" using item %}
{% endfor %}
{% endif %}
{% endfor %}

"""##
    ),
    (
      name: "button-call.stencil",
      text: ##"""
{% include "call.stencil" using call +%}
{% if action %}
  {% include "action.stencil" using action %}
{% if label %}
} label: {
  {% include "button-label.stencil" %}
{% endif %}
}
{% endif %}

"""##
    ),
    (
      name: "button-label.stencil",
      text: ##"""
{% if task and isCancel %}
if {{ task }} == nil {
  {% include "label.stencil" using label %}
} else {
  {% if cancelHasImage %}
  Label("Cancel", systemImage: "xmark")
  {% else %}
  Text("Cancel")
  {% endif %}
}
{% elif task and isProgress %}
if {{ task }} == nil {
  {% include "label.stencil" using label %}
} else {
  ProgressView()
    {% if label.slot %}
    .accessibilityRepresentation {
      {{ label.slot }}
    }
    {% else %}
    {% group %}.accessibilityLabel({% softline %}{% include "text-argument.stencil" using label.title %}{% softline 0 %}){% endgroup +%}
    {% endif %}
}
{% else %}
{% include "label.stencil" using label %}
{% endif %}

"""##
    ),
    (
      name: "call-control.stencil",
      text: ##"""
{% include "call.stencil" using call +%}

"""##
    ),
    (
      name: "call.stencil",
      text: ##"""
{% group %}{{ callee }}{% if arguments or not tail %}({% for argument in arguments %}{% if forloop.first %}{% softline %}{% else %},{% line %}{% endif %}{% if argument.label %}{{ argument.label }}: {%+ endif %}{% include "argument.stencil" using argument %}{% if forloop.last %}{% softline 0 %}{% endif %}{% endfor %}){% endif %}{{ tail }}{% endgroup -%}

"""##
    ),
    (
      name: "cancel-text.stencil",
      text: ##"""
{% group %}.{{ method }}({% softline %}{% group %}{{ task }} == nil{% line %}? {%+ include "text.stencil" using text %}{% line %}: Text({% if meanwhile %}{{ meanwhile|swiftString }}{% else %}verbatim: ""{% endif %}){% endgroup %}{% softline 0 %}){% endgroup +%}

"""##
    ),
    (
      name: "chain.stencil",
      text: ##"""
{% for modifier in modifiers %}
{% if base|contains:"\n}" or base|contains:"\n)" %}
{% include "conditional.stencil" using modifier %}
{% else %}
  {% include "conditional.stencil" using modifier %}
{% endif %}
{% endfor %}

"""##
    ),
    (
      name: "choice.stencil",
      text: ##"""
{% if guard.condition and guard.available %}
#if {{ guard.condition }}
  {% include "available.stencil" using guard +%}
    {% include newer %}
  } else {
    {% include older %}
  }
#else
  {% include older %}
#endif
{% elif guard.condition %}
#if {{ guard.condition }}
  {% include newer %}
#else
  {% include older %}
#endif
{% elif guard.available %}
{% include "available.stencil" using guard +%}
  {% include newer %}
} else {
  {% include older %}
}
{% else %}
{% include newer %}
{% endif %}

"""##
    ),
    (
      name: "color-tokens.stencil",
      text: ##"""
import SwiftUI

extension Color {
  {% for color in colors %}
  {% if color.summary %}
  /// {{ color.summary }}
  {% endif %}
  {% if color.path %}
  {{ access }}static let {{ color.name }} = Color({{ color.path|swiftString }}{% if bundle %}, bundle: {{ bundle }}{% endif %})
  {% else %}
  {{ access }}static let {{ color.name }} = {{ color.color }}
  {% endif %}
  {% endfor %}
}

"""##
    ),
    (
      name: "color.stencil",
      text: ##"""
{% if expression %}{{ expression }}{% else %}Color({{ asset|swiftString }}{% if bundle %}, bundle: {{ bundle }}{% endif %}){% endif %}{% if opacity %}.opacity({{ opacity }}){% endif %}

"""##
    ),
    (
      name: "conditional-branch.stencil",
      text: ##"""
{% if available and visible %}
if #available({{ available }}), {{ visible }} {
  {% include body %}
}
{% elif available %}
{% include "available.stencil" +%}
  {% include body %}
}
{% elif visible %}
if {{ visible }} {
  {% include body %}
}
{% else %}
{% include body %}
{% endif %}

"""##
    ),
    (
      name: "conditional.stencil",
      text: ##"""
{% if condition %}
#if {{ condition }}
  {% include "conditional-branch.stencil" %}
#endif
{% else %}
{% include "conditional-branch.stencil" %}
{% endif %}

"""##
    ),
    (
      name: "construction.stencil",
      text: ##"""
{% group %}{{ constructed }}({% for parameter in parameters %}{% if forloop.first %}{% softline %}{% else %},{% line %}{% endif %}{{ parameter.name }}: {{ parameter.name }}{% if forloop.last %}{% softline 0 %}{% endif %}{% endfor %}){% endgroup -%}

"""##
    ),
    (
      name: "container.stencil",
      text: ##"""
{% include "call.stencil" using call +%}
  {% include "controls.stencil" %}
{% if header %}
} header: {
  {% include "text.stencil" using header +%}
{% endif %}
}

"""##
    ),
    (
      name: "control-group.stencil",
      text: ##"""
ControlGroup {
  {% include "group-controls.stencil" %}
}

"""##
    ),
    (
      name: "control.stencil",
      text: ##"""
{% set base %}{% include partial %}{% endset %}
{{ base }}{% include "chain.stencil" %}

"""##
    ),
    (
      name: "controls.stencil",
      text: ##"""
{% for control in controls %}
{% include "conditional.stencil" using control %}
{% endfor %}

"""##
    ),
    (
      name: "custom.stencil",
      text: ##"""
{% include kind using component %}

/// The colours of ``{{ name }}`` on each platform.
private enum {{ owner }} {
  {% for color in colors %}
  {% if not forloop.first %}

  {% endif %}
  static var {{ color.name }}: {{ color.type }} {
    {% for item in color.branches %}
    {% if item.platforms %}
    {{ "#if" if forloop.first else "#elseif" }} {{ item.platforms }}
    {% else %}
    #else
    {% endif %}
      {% include "color.stencil" using item.branch.color +%}
    {% endfor %}
    #endif
  }
  {% endfor %}
}

"""##
    ),
    (
      name: "declarations.stencil",
      text: ##"""
{% for declaration in declarations %}
{% if not forloop.first %}

{% endif %}
{% include declaration.partial using declaration %}
{% endfor %}

"""##
    ),
    (
      name: "default.stencil",
      text: ##"""
{% if default|contains:"\n" %} = {{ default }}{{ end }}{% else %}{% group %} ={% line %}{{ default }}{{ end }}{% endgroup %}{% endif -%}

"""##
    ),
    (
      name: "disabled-task.stencil",
      text: ##"""
{% group %}.disabled({% softline %}{% group %}{{ task }} != nil{% line %}|| {%+ if isGrouped %}({{ code }}){% else %}{{ code }}{% endif %}{% endgroup %}{% softline 0 %}){% endgroup +%}

"""##
    ),
    (
      name: "file.stencil",
      text: ##"""
// Generated by Millwork from {{ manifest }}; do not edit.

{% if guardsImport %}
#if canImport(SwiftUI)
  {% include body using component %}
#endif
{% else %}
{% include body using component %}
{% endif %}

"""##
    ),
    (
      name: "generics.stencil",
      text: ##"""
{% if generics %}{% group %}<{% for generic in generics %}{% if forloop.first %}{% softline %}{% else %},{% line %}{% endif %}{{ generic }}: View{% endfor %}{% softline 0 %}>{{ after }}{% endgroup %}{% else %}{{ after }}{% endif %}

"""##
    ),
    (
      name: "group-controls.stencil",
      text: ##"""
{% if controlsName %}
{{ controlsName }}
{% else %}
{% include "controls.stencil" %}
{% endif %}

"""##
    ),
    (
      name: "header.stencil",
      text: ##"""
import SwiftUI

{% for line in summary %}
///{% if line +%} {{ line }}{% endif +%}
{% endfor %}

"""##
    ),
    (
      name: "inner-visible.stencil",
      text: ##"""
{% if innerAvailable and innerVisible %}
if #available({{ innerAvailable }}), {{ innerVisible }} {
  {% include "item-controls.stencil" %}
}
{% elif innerAvailable %}
{% include "available.stencil" using {"available": innerAvailable} +%}
  {% include "item-controls.stencil" %}
}
{% elif innerVisible %}
if {{ innerVisible }} {
  {% include "item-controls.stencil" %}
}
{% else %}
{% include "item-controls.stencil" %}
{% endif %}

"""##
    ),
    (
      name: "item-call.stencil",
      text: ##"""
{% include "call.stencil" using call +%}

"""##
    ),
    (
      name: "item-controls.stencil",
      text: ##"""
{% if sharedViews %}
{{ sharedViews }}
{% elif isControlGroup and labelAvailable %}
{% include "available.stencil" using {"available": labelAvailable} +%}
  {% include "labelled-control-group.stencil" %}
} else {
  {% include "control-group.stencil" %}
}
{% elif isControlGroup and groupLabel %}
{% include "labelled-control-group.stencil" %}
{% elif isControlGroup %}
{% include "control-group.stencil" %}
{% else %}
{% include "controls.stencil" %}
{% endif %}

"""##
    ),
    (
      name: "item-title-menu.stencil",
      text: ##"""
ToolbarTitleMenu {
  {% include "controls.stencil" %}
}

"""##
    ),
    (
      name: "item-views.stencil",
      text: ##"""
{% include "call.stencil" using call +%}
  {% include "inner-visible.stencil" %}
{% if groupLabel and not isControlGroup %}
} label: {
  {% include "label.stencil" using groupLabel %}
}
{% else %}
}
{% endif %}
{% for modifier in itemModifiers %}
{% include "conditional.stencil" using modifier %}
{% endfor %}

"""##
    ),
    (
      name: "items-property.stencil",
      text: ##"""
{% set items %}{% include "blocks.stencil" %}{% endset %}
{% set attributes %}{{ actor }}{{ "" if blocks.count == 1 and blocks.first.count == 1 and not items|hasPrefix:"if " and not items|hasPrefix:"#if" else "@ToolbarContentBuilder" }}{% endset %}
{% set declaration %}private var {{ property }}: some {{ protocol }} {{ "{" }}{% endset %}
{% include "attributed.stencil" %}
  {% include "blocks.stencil" %}
}

"""##
    ),
    (
      name: "label.stencil",
      text: ##"""
{% if slot %}
{{ slot }}
{% elif not image %}
{% include "text.stencil" using title +%}
{% elif image.symbol and title.isKey %}
{% group %}Label({% softline %}{{ title.literal|swiftString:"lines" }},{% line %}systemImage: {{ image.symbol|swiftString }}{% softline 0 %}){% endgroup +%}
{% elif image.asset and not image.bundle and title.isKey %}
{% group %}Label({% softline %}{{ title.literal|swiftString:"lines" }},{% line %}image: {{ image.asset|swiftString }}{% softline 0 %}){% endgroup +%}
{% else %}
Label {
  {% include "text.stencil" using title +%}
} icon: {
  {% if image.symbol %}
  Image(systemName: {{ image.symbol|swiftString }})
  {% else %}
  Image({{ image.asset|swiftString }}{% if image.bundle %}, bundle: {{ image.bundle }}{% endif %})
  {% endif %}
}
{% endif %}

"""##
    ),
    (
      name: "labelled-control-group.stencil",
      text: ##"""
ControlGroup {
  {% include "group-controls.stencil" %}
} label: {
  {% include "label.stencil" using groupLabel %}
}

"""##
    ),
    (
      name: "labelled.stencil",
      text: ##"""
{% include "call.stencil" using call +%}
  {% include "label.stencil" using label %}
}

"""##
    ),
    (
      name: "mark.stencil",
      text: ##"""
// millwork: components

"""##
    ),
    (
      name: "member.stencil",
      text: ##"""
{% if action %}
{% set attributes actor %}
{% set declaration %}private func {{ name }}() {{ "{" }}{% endset %}
{% include "attributed.stencil" %}
  {% include "action.stencil" using action %}
}
{% else %}
{% if versions %}
@available({{ versions }})
{% endif %}
{% set views %}{% include "controls.stencil" %}{% endset %}
{% set attributes %}{{ actor }}{{ "" if controls.count == 1 and not views|hasPrefix:"if " and not views|hasPrefix:"#if" else "@ViewBuilder" }}{% endset %}
{% set declaration %}private var {{ name }}: some View {{ "{" }}{% endset %}
{% include "attributed.stencil" %}
  {% include "controls.stencil" %}
}
{% endif %}

"""##
    ),
    (
      name: "members.stencil",
      text: ##"""
{% for property in environment %}
{% if property.isObject %}
{% group %}@EnvironmentObject{% line 0 %}private var {{ property.name }}: {{ property.source }}{% endgroup +%}
{% else %}
{% group %}@Environment({{ property.source }}){% line 0 %}private var {{ property.name }}{% endgroup +%}
{% endif %}
{% endfor %}
{% for state in states %}
@State private var {{ state.name }}{{ state.definition }}
{% endfor %}
{% if environment or states %}
{% if parameters %}

{% endif %}
{% endif %}
{% if isMemberwise %}
{% for parameter in parameters %}
{% include "memberwise-property.stencil" using parameter %}
{% endfor %}
{% else %}
{% for parameter in parameters %}
{% if parameter.kind == "binding" %}
{% group %}@Binding{% line 0 %}private var {{ parameter.name }}: {{ parameter.type }}{% endgroup +%}
{% elif parameter.kind == "content" %}
private let {{ parameter.name }}: () -> {{ parameter.type }}
{% else %}
private {%+ if parameter.isolation %}{{ parameter.isolation }}{% endif %}let {{ parameter.name }}: {{ parameter.type }}
{% endif %}
{% endfor %}
{% if parameters or access %}
{% if environment or states or parameters %}

{% endif %}
{% endif %}
{% if documented %}
/// Creates the {{ created }}.
{% include "parameter-docs.stencil" %}
{% endif %}
{% if parameters %}
{% set scope "Self" %}
{% set scopeGenerics "" %}
{% set head %}{{ access }}{% if isNonisolated %}nonisolated {%+ endif %}init{% endset %}
{% set tail %} {{ "{" }}{% endset %}
{% include "signature.stencil" %}
  {% for parameter in parameters %}
  {% if parameter.kind == "binding" %}
  _{{ parameter.name }} = {{ parameter.name }}
  {% elif parameter.kind == "label" %}
  self.{{ parameter.name }} = {{ parameter.name }}()
  {% else %}
  self.{{ parameter.name }} = {{ parameter.name }}
  {% endif %}
  {% endfor %}
}
{% elif access %}
{{ access }}{% if isNonisolated %}nonisolated {%+ endif %}init() {}
{% endif %}
{% endif %}

"""##
    ),
    (
      name: "memberwise-property.stencil",
      text: ##"""
{% for line in summary %}
///{% if line +%} {{ line }}{% endif +%}
{% endfor %}
{% set end "" %}
{% if kind == "binding" %}
{% set attributes "@Binding" %}
{% set declaration %}var {{ name }}: {{ type }}{% endset %}
{% if default %}
{% group %}@Binding(projectedValue: {{ default }}){% line 0 %}var {{ name }}: {{ type }}{% endgroup +%}
{% else %}
{% include "attributed.stencil" %}
{% endif %}
{% elif kind == "content" %}
@ViewBuilder let {{ name }}: () -> {{ type }}
{% elif kind == "label" %}
@ViewBuilder let {{ name }}: {{ type }}
{% elif default %}
{{ isolation }}var {{ name }}: {{ type }}{% include "default.stencil" +%}
{% elif memberDefault %}
{% group %}{{ isolation }}var {{ name }}: {{ type }} ={% line %}Self.{{ memberDefault }}{% endgroup +%}
{% else %}
{{ isolation }}let {{ name }}: {{ type }}
{% endif %}

"""##
    ),
    (
      name: "menu.stencil",
      text: ##"""
{% include "call.stencil" using call +%}
  {% include "controls.stencil" %}
{% if label %}
} label: {
  {% include "label.stencil" using label %}
{% endif %}
{% if primaryAction %}
} primaryAction: {
  {{ primaryAction }}
{% endif %}
}

"""##
    ),
    (
      name: "navigation-link.stencil",
      text: ##"""
NavigationLink {
  {% if view.slot %}
  {{ view.slot }}()
  {% else %}
  {{ view.code }}
  {% endif %}
} label: {
  {% include "label.stencil" using label %}
}

"""##
    ),
    (
      name: "newer-items.stencil",
      text: ##"""
@available({{ body.split.available }})
{% include "items-property.stencil" using {"property": "newer", "blocks": body.newer} %}

"""##
    ),
    (
      name: "older-button-call.stencil",
      text: ##"""
{% include "call.stencil" using olderCall +%}
{% if action %}
  {% include "action.stencil" using action %}
{% if label %}
} label: {
  {% include "button-label.stencil" %}
{% endif %}
}
{% endif %}

"""##
    ),
    (
      name: "pane-toggle.stencil",
      text: ##"""
{% include "call.stencil" using call +%}
  {{ animated }} {
    {{ change }}
  }
{% if title %}
} label: {
  Label {
    {% include "text.stencil" using title +%}
  } icon: {
    Image(systemName: "sidebar.{{ "leading" if isSidebar else "trailing" }}")
  }
{% endif %}
}

"""##
    ),
    (
      name: "parameter-docs.stencil",
      text: ##"""
///
/// - Parameters:
{% for parameter in documented %}
{% for line in parameter.lines %}
{% if forloop.first %}
///   - {{ parameter.name }}: {{ line }}
{% else %}
///{% if line +%}     {{ line }}{% endif +%}
{% endif %}
{% endfor %}
{% endfor %}

"""##
    ),
    (
      name: "part.stencil",
      text: ##"""
{% if isIndented %}
  {% include body using component %}
{% else %}
{% include body using component %}
{% endif %}

"""##
    ),
    (
      name: "picker.stencil",
      text: ##"""
{% include "call.stencil" using call +%}
  {% for option in options %}
  {% include "control.stencil" using option %}
  {% endfor %}
{% if label %}
} label: {
  {% include "label.stencil" using label %}
{% endif %}
}

"""##
    ),
    (
      name: "placement-branch.stencil",
      text: ##"""
{% if newer and condition %}
#if {{ condition }}
  {% include "placement-newer.stencil" %}
  {% if not available %}
#else
  return .{{ placement }}
  {% endif %}
#endif
{% elif newer %}
{% include "placement-newer.stencil" %}
{% endif %}
{% if available or not newer %}
return .{{ placement }}
{% endif %}

"""##
    ),
    (
      name: "placement-newer.stencil",
      text: ##"""
{% if available %}
{% include "available.stencil" +%}
  return .{{ newer }}
}
{% else %}
return .{{ newer }}
{% endif %}

"""##
    ),
    (
      name: "placement.stencil",
      text: ##"""
{% if branches %}
{% for branch in branches %}
{{ "#if" if forloop.first else "#elseif" }} {{ branch.platforms }}
  {% include "placement-branch.stencil" using branch %}
{% endfor %}
#else
  {% include "placement-branch.stencil" using fallback %}
#endif
{% else %}
{% include "placement-branch.stencil" using fallback %}
{% endif %}

"""##
    ),
    (
      name: "presentation.stencil",
      text: ##"""
{% if prompt %}
{% include "prompt.stencil" using prompt %}
{% elif fallback %}
#if {{ fallback }}
  {% set presenting %}sheet{% endset %}
  {% include "presented-view.stencil" %}
#else
  {% set presenting method %}
  {% include "presented-view.stencil" %}
#endif
{% else %}
{% set presenting method %}
{% include "presented-view.stencil" %}
{% endif %}

"""##
    ),
    (
      name: "presented-construction.stencil",
      text: ##"""
{% group %}{{ constructed }}({% for parameter in parameters %}{% if forloop.first %}{% softline %}{% else %},{% line %}{% endif %}{{ parameter.name }}: {%+ if parameter.kind == "binding" %}${{ parameter.name }}{% elif parameter.kind == "label" %}{{ "{ " }}{{ parameter.name }}{{ " }" }}{% else %}{{ parameter.name }}{% endif %}{% if forloop.last %}{% softline 0 %}{% endif %}{% endfor %}){% endgroup -%}

"""##
    ),
    (
      name: "presented-view.stencil",
      text: ##"""
{% if view.slot %}
{% group %}.{{ presenting }}({% softline %}isPresented: ${{ state }},{% line %}{{ "destination" if presenting == "navigationDestination" else "content" }}: {{ view.slot }}{% softline 0 %}){% endgroup +%}
{% else %}
.{{ presenting }}(isPresented: ${{ state }}) {
  {{ view.code }}
}
{% endif %}

"""##
    ),
    (
      name: "presenter-construction.stencil",
      text: ##"""
{% group %}modifier({% softline %}{% group %}{{ constructed }}({% for parameter in parameters %}{% if forloop.first %}{% softline %}{% else %},{% line %}{% endif %}{{ parameter.name }}: {{ parameter.name }}{% if forloop.last %}{% softline 0 %}{% endif %}{% endfor %}){% endgroup %}{% softline 0 %}){% endgroup -%}

"""##
    ),
    (
      name: "prompt.stencil",
      text: ##"""
{% if answers %}
{% include "call.stencil" using call +%}
  {% for answer in answers %}
  {% include "answer-call.stencil" using answer %}
  {% endfor %}
{% if message %}
} message: {
  {% include "text.stencil" using message +%}
{% endif %}
}
{% elif message %}
{% include "call.stencil" using call +%}
} message: {
  {% include "text.stencil" using message +%}
}
{% else %}
{% include "call.stencil" using call %}}
{% endif %}

"""##
    ),
    (
      name: "run.stencil",
      text: ##"""
{% for piece in pieces %}
{% include "conditional-branch.stencil" using piece %}
{% endfor %}

"""##
    ),
    (
      name: "scheme-color.stencil",
      text: ##"""
{% if scheme %}{% set head %}{{ "AnyShapeStyle(" if scheme.isStyle else "" }}{% endset %}{% set end %}{{ ")" if scheme.isStyle else "" }}{% endset %}{% group %}colorScheme == .dark{% line %}? {{ head }}{% include "color.stencil" using scheme.dark %}{{ end }}{% line %}: {{ head }}{% include "color.stencil" using scheme.light %}{{ end }}{% endgroup %}{% else %}{% include "color.stencil" using color %}{% endif %}

"""##
    ),
    (
      name: "shared-item.stencil",
      text: ##"""
{{ name }}

"""##
    ),
    (
      name: "shared-property.stencil",
      text: ##"""
{% if versions %}
@available({{ versions }})
{% endif %}
{% if not holdsItem %}
{% set views %}{% include "item-controls.stencil" using item %}{% endset %}
{% set isOne %}{{ "true" if item.isControlGroup and not item.labelAvailable or not item.isControlGroup and item.controls.count == 1 and not views|hasPrefix:"if " and not views|hasPrefix:"#if" else "" }}{% endset %}
{% set attributes %}{{ actor }}{{ "" if isOne else "@ViewBuilder" }}{% endset %}
{% set declaration %}private var {{ name }}: some View {{ "{" }}{% endset %}
{% include "attributed.stencil" %}
  {% include "item-controls.stencil" using item %}
}
{% elif available %}
{% set attributes %}{{ actor }}@ToolbarContentBuilder{% endset %}
{% set declaration %}private var {{ name }}: some {{ protocol }} {{ "{" }}{% endset %}
{% include "attributed.stencil" %}
  {% include "available.stencil" +%}
    {% include item.body using item %}
  }
}
{% else %}
{% set attributes actor %}
{% set declaration %}private var {{ name }}: some {{ protocol }} {{ "{" }}{% endset %}
{% include "attributed.stencil" %}
  {% include item.body using item %}
}
{% endif %}

"""##
    ),
    (
      name: "signature.stencil",
      text: ##"""
{% group %}{{ head }}(
{%- for parameter in parameters %}
{% if forloop.first %}{% softline %}{% else %}{% line %}{% endif %}
{% if parameter.kind == "content" or parameter.kind == "label" %}@ViewBuilder {%+ endif %}
{{ parameter.name }}: {%+ if parameter.kind == "content" or parameter.kind == "closure" %}@escaping {%+ endif %}
{% if parameter.kind == "content" or parameter.kind == "label" %}() -> {{ parameter.type }}
{%- elif parameter.kind == "binding" %}Binding<{{ parameter.type }}>
{%- else %}{{ parameter.type }}
{%- endif %}
{% set end %}{{ "" if forloop.last else "," }}{% endset %}
{% set default parameter.default %}
{% if default %}{% include "default.stencil" %}
{%- elif parameter.memberDefault %}{% group %} ={% line %}{{ scope }}{% if scopeGenerics %}{% group %}<{% for generic in scopeGenerics %}{% if forloop.first %}{% softline %}{% else %},{% line %}{% endif %}{{ generic }}{% endfor %}{% softline 0 %}>{% endgroup %}{% endif %}.{{ parameter.memberDefault }}{{ end }}{% endgroup %}
{%- else %}{{ end }}
{%- endif %}
{% if forloop.last %}{% softline 0 %}{% endif %}
{% endfor -%}
){{ tail }}{% endgroup %}

"""##
    ),
    (
      name: "split-body.stencil",
      text: ##"""
{% if body.split.condition %}
#if {{ body.split.condition }}
  {% include "available.stencil" using body.split +%}
    return newer
  }
#endif
{% else %}
{% include "available.stencil" using body.split +%}
  return newer
}
{% endif %}
return older

"""##
    ),
    (
      name: "split-properties.stencil",
      text: ##"""
{% if body.split.condition %}
#if {{ body.split.condition }}
  {% include "newer-items.stencil" %}
#endif
{% else %}
{% include "newer-items.stencil" %}
{% endif %}

{% include "items-property.stencil" using {"property": "older", "blocks": body.older} %}

"""##
    ),
    (
      name: "support-content-available.stencil",
      text: ##"""
{% include "available.stencil" using guard +%}
  return {{ original }}({{ arguments }})
}

"""##
    ),
    (
      name: "support-content.stencil",
      text: ##"""
/// `{{ original }}` where the system has it.
{% group %}{% if isMain %}@MainActor {%+ endif %}{{ access }}func {{ name }}({% for parameter in parameters %}{% if forloop.first %}{% softline %}{% else %},{% line %}{% endif %}{{ parameter }}{% if forloop.last %}{% softline 0 %}{% endif %}{% endfor %}){% if parameters %} -> some {{ owner }} {{ "{" }}{% else %}{% line %}-> some {{ owner }}{% line 0 %}{{ "{" }}{% endif %}{% endgroup +%}
  {% if guard.condition and guard.available %}
  #if {{ guard.condition }}
    {% include "support-content-available.stencil" %}
  #endif
  return self
  {% elif guard.condition %}
  #if {{ guard.condition }}
    return {{ original }}({{ arguments }})
  #else
    return self
  #endif
  {% else %}
  {% include "support-content-available.stencil" %}
  return self
  {% endif %}
}

"""##
    ),
    (
      name: "support-feedback-newer.stencil",
      text: ##"""
sensoryFeedback(.{{ original }}, trigger: trigger)

"""##
    ),
    (
      name: "support-feedback-older.stencil",
      text: ##"""
self

"""##
    ),
    (
      name: "support-feedback.stencil",
      text: ##"""
/// Plays the feedback `{{ original }}` where the system has it.
{% group %}{% if guard.available %}@ViewBuilder {%+ endif %}{{ access }}func {{ name }}({% softline %}trigger: Bool{% softline 0 %}) -> some View {{ "{" }}{% endgroup +%}
  {% set newer %}support-feedback-newer.stencil{% endset %}
  {% set older %}support-feedback-older.stencil{% endset %}
  {% include "choice.stencil" %}
}

"""##
    ),
    (
      name: "support-focus-look.stencil",
      text: ##"""
/// Shows the focus, which a button style of one's own has to do itself on Apple TV.
{{ "private " if access else "" }}struct ToggleFocusLook: ViewModifier {
  let scale: CGFloat
  var animation: Animation?
  @Environment(\.isFocused) private var isFocused

  func body(content: Content) -> some View {
    content
      .scaleEffect(isFocused ? scale : 1)
      .animation(animation, value: isFocused)
  }
}

"""##
    ),
    (
      name: "support-focus.stencil",
      text: ##"""
{% set look %}support-focus-look.stencil{% endset %}
{% include "support-look.stencil" %}

"""##
    ),
    (
      name: "support-glass-newer.stencil",
      text: ##"""
{% group %}glassEffect({% softline %}.{{ original }}.tint(fill).interactive(isInteractive),{% line %}in: shape{% softline 0 %}){% endgroup +%}

"""##
    ),
    (
      name: "support-glass-older.stencil",
      text: ##"""
background(fill, in: shape)

"""##
    ),
    (
      name: "support-glass.stencil",
      text: ##"""
/// Liquid Glass where the system has it, else the plain colour.
{% group %}{% if guard.available %}@ViewBuilder {%+ endif %}{{ access }}func {{ name }}({% softline %}_ fill: Color,{% line %}isInteractive: Bool,{% line %}in shape: some InsettableShape{% softline 0 %}) -> some View {{ "{" }}{% endgroup +%}
  {% set newer %}support-glass-newer.stencil{% endset %}
  {% set older %}support-glass-older.stencil{% endset %}
  {% include "choice.stencil" %}
}

"""##
    ),
    (
      name: "support-group-newer.stencil",
      text: ##"""
self

"""##
    ),
    (
      name: "support-group-older.stencil",
      text: ##"""
compositingGroup()

"""##
    ),
    (
      name: "support-group.stencil",
      text: ##"""
/// Draws the view as one, to fade as one, where there is no glass.
{% group %}{% if guard.available %}@ViewBuilder {%+ endif %}{{ access }}func {{ name }}(){% line %}-> some View{% line 0 %}{{ "{" }}{% endgroup +%}
  {% set newer %}support-group-newer.stencil{% endset %}
  {% set older %}support-group-older.stencil{% endset %}
  {% include "choice.stencil" %}
}

"""##
    ),
    (
      name: "support-hover-look.stencil",
      text: ##"""
/// Shows the pointer.
{{ "private " if access else "" }}struct ToggleHoverLook: ViewModifier {
  let opacity: Double
  var animation: Animation?
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    content
      .opacity(isHovered && isEnabled ? opacity : 1)
      .animation(animation, value: isHovered)
      .onHover { isHovered = $0 }
  }
}

"""##
    ),
    (
      name: "support-hover.stencil",
      text: ##"""
{% set look %}support-hover-look.stencil{% endset %}
{% include "support-look.stencil" %}

"""##
    ),
    (
      name: "support-look.stencil",
      text: ##"""
{% if guard.condition %}
#if {{ guard.condition }}
  {% include look %}
#endif
{% else %}
{% include look %}
{% endif %}

"""##
    ),
    (
      name: "support-part.stencil",
      text: ##"""
{% if owner %}
extension {{ owner }} {
  {% for function in functions %}
  {% if not forloop.first %}

  {% endif %}
  {% include function.partial using function %}
  {% endfor %}
}
{% else %}
{% for function in functions %}
{% include function.partial using function %}
{% endfor %}
{% endif %}

"""##
    ),
    (
      name: "support-presentation-newer.stencil",
      text: ##"""
{{ original }}(isPresented: isPresented, content: content)

"""##
    ),
    (
      name: "support-presentation-older.stencil",
      text: ##"""
sheet(isPresented: isPresented, content: content)

"""##
    ),
    (
      name: "support-presentation.stencil",
      text: ##"""
/// `{{ original }}` where the system has it, else a sheet.
{% if guard.available %}@ViewBuilder {%+ endif %}{{ access }}func {{ name }}<Content: View>(
  isPresented: Binding<Bool>,
  @ViewBuilder content: @escaping () -> Content
) -> some View {
  {% set newer %}support-presentation-newer.stencil{% endset %}
  {% set older %}support-presentation-older.stencil{% endset %}
  {% include "choice.stencil" %}
}

"""##
    ),
    (
      name: "support-role.stencil",
      text: ##"""
/// The role `{{ original }}` where the system has it.
{{ access }}static var {{ name }}: ButtonRole? {
  {% if guard.condition and guard.available %}
  #if {{ guard.condition }}
    {% include "available.stencil" using guard +%}
      return .{{ original }}
    }
  #endif
  return nil
  {% elif guard.condition %}
  #if {{ guard.condition }}
    return .{{ original }}
  #else
    return nil
  #endif
  {% else %}
  {% include "available.stencil" using guard +%}
    return .{{ original }}
  }
  return nil
  {% endif %}
}

"""##
    ),
    (
      name: "support-style-newer.stencil",
      text: ##"""
{{ original }}(.{{ style }})

"""##
    ),
    (
      name: "support-style-older.stencil",
      text: ##"""
{% if fallback %}
{{ original }}(.{{ fallback }})
{% else %}
self
{% endif %}

"""##
    ),
    (
      name: "support-style.stencil",
      text: ##"""
{% if fallback %}
/// The style `{{ style }}` where the system has it, else `{{ fallback }}`.
{% else %}
/// The style `{{ style }}` where the system has it.
{% endif %}
{% group %}{% if guard.available %}@ViewBuilder {%+ endif %}{{ access }}func {{ name }}(){% line %}-> some View{% line 0 %}{{ "{" }}{% endgroup +%}
  {% set newer %}support-style-newer.stencil{% endset %}
  {% set older %}support-style-older.stencil{% endset %}
  {% include "choice.stencil" %}
}

"""##
    ),
    (
      name: "support.stencil",
      text: ##"""
{% if parts %}
import SwiftUI
{% for part in parts %}

{% include "support-part.stencil" using part %}
{% endfor %}
{% else %}
// No component of the target needs a shared function.
{% endif %}

"""##
    ),
    (
      name: "system-button.stencil",
      text: ##"""
{% set newer %}button-call.stencil{% endset %}
{% set older %}older-button-call.stencil{% endset %}
{% include "choice.stencil" %}

"""##
    ),
    (
      name: "system.stencil",
      text: ##"""
{% if isGrouped %}
Group {
  {% include "system-button.stencil" %}
}
{% else %}
{% include "system-button.stencil" %}
{% endif %}

"""##
    ),
    (
      name: "task.stencil",
      text: ##"""
{{ task }} = Task {
  defer { {{ task }} = nil }
  {{ code }}
}

"""##
    ),
    (
      name: "text-argument.stencil",
      text: ##"""
{% if isKey %}{{ literal|swiftString:"lines" }}{% else %}{% include "text.stencil" %}{% endif -%}

"""##
    ),
    (
      name: "text-control.stencil",
      text: ##"""
{% include "label.stencil" using label %}

"""##
    ),
    (
      name: "text.stencil",
      text: ##"""
{% group %}Text({% softline %}
{%- if code %}{{ code }}
{%- elif isVerbatim %}{% group %}verbatim:{% line %}{{ literal|swiftString:"lines" }}{% endgroup %}
{%- else %}{{ literal|swiftString:"lines" }}
{%- if table %},{% line %}tableName: {{ table|swiftString }}{% endif %}
{%- if bundle %},{% line %}bundle: {{ bundle }}{% endif %}
{%- if comment %},{% line %}{% group %}comment:{% line %}{{ comment|swiftString:"lines" }}{% endgroup %}{% endif %}
{%- endif %}{% softline 0 %}){% endgroup -%}

"""##
    ),
    (
      name: "tint-by-platform.stencil",
      text: ##"""
{% for item in branches %}
{% if item.platforms %}
{{ "#if" if forloop.first else "#elseif" }} {{ item.platforms }}
{% else %}
#else
{% endif %}
  {% include "tint.stencil" using item.branch +%}
{% endfor %}
#endif

"""##
    ),
    (
      name: "tint.stencil",
      text: ##"""
.tint({% include "color.stencil" using color %})

"""##
    ),
    (
      name: "title.stencil",
      text: ##"""
VStack{% if alignment %}(alignment: {{ alignment }}){% endif +%} {
  {% include "control.stencil" using headline %}
  {% include "control.stencil" using subtitle %}
}

"""##
    ),
    (
      name: "toggle-backdrop.stencil",
      text: ##"""
{% if parts.shadow %}
.background {
  {% if glass %}
  Color.clear
    {% include "toggle-background.stencil" %}
  {% else %}
  {{ shape }}
    .fill({{ parts.fill }})
  {% endif %}
    {% include "toggle-shadow.stencil" using parts %}
}
{% else %}
{% include "toggle-background.stencil" %}
{% endif %}

"""##
    ),
    (
      name: "toggle-background.stencil",
      text: ##"""
{% if not glass %}
{% group %}.background({% softline %}{{ parts.fill }},{% line %}in: {{ shape }}{% softline 0 %}){% endgroup +%}
{% elif glass.helper %}
{% group %}.{{ glass.helper }}({% softline %}{{ parts.fill }},{% line %}isInteractive: isEnabled,{% line %}in: {{ shape }}{% softline 0 %}){% endgroup +%}
{% else %}
{% group %}.glassEffect({% softline %}.{{ glass.name }}.tint({{ parts.fill }}).interactive(isEnabled),{% line %}in: {{ shape }}{% softline 0 %}){% endgroup +%}
{% endif %}

"""##
    ),
    (
      name: "toggle-base.stencil",
      text: ##"""
{% if glass %}
Color.clear
  {% group %}.frame({% softline %}width: {{ parts.geometry.width }},{% line %}height: {{ parts.geometry.height }}{% softline 0 %}){% endgroup +%}
  {% include "toggle-background.stencil" %}
{% else %}
{{ shape }}
  .fill({{ parts.fill }})
  {% group %}.frame({% softline %}width: {{ parts.geometry.width }},{% line %}height: {{ parts.geometry.height }}{% softline 0 %}){% endgroup +%}
{% endif %}
  {% include "toggle-shadow.stencil" using parts %}
  {% include "toggle-border.stencil" %}

"""##
    ),
    (
      name: "toggle-beside.stencil",
      text: ##"""
{% if parts.label.placement == "above" %}
VStack(alignment: .leading{{ ", spacing: " ~ parts.label.spacing if parts.label.spacing else "" }}) {
  {% include "toggle-label.stencil" %}
  {% include "toggle-control.stencil" %}
}
{% elif parts.label.placement == "leading" %}
HStack{{ "(spacing: 0)" if parts.label.spacing else "" }} {
  {% include "toggle-label.stencil" %}
  {% include "toggle-spacer.stencil" using parts.label %}
  {% include "toggle-control.stencil" %}
}
{% else %}
HStack{{ "(spacing: " ~ parts.label.spacing ~ ")" if parts.label.spacing else "" }} {
  {% include "toggle-control.stencil" %}
  {% include "toggle-label.stencil" %}
}
{% endif %}

"""##
    ),
    (
      name: "toggle-border.stencil",
      text: ##"""
{% if parts.border %}
.overlay {
  {{ shape }}
    {% group %}.strokeBorder({% softline %}{{ parts.border.color }},{% line %}lineWidth: {{ parts.border.width }}{% softline 0 %}){% endgroup +%}
}
{% endif %}

"""##
    ),
    (
      name: "toggle-box.stencil",
      text: ##"""
{% include "toggle-control-head.stencil" %}
  {% include "toggle-base.stencil" %}
    .overlay {
      {% set weight %}{{ ", weight: .bold" if variant == "checkbox" else "" }}{% endset %}
      {% include "toggle-mark.stencil" %}
    }
}

"""##
    ),
    (
      name: "toggle-choice.stencil",
      text: ##"""
{% if text %}
{{ text }}
{% else %}
{% for branch in branches %}
{{ "if" if forloop.first else "} else if" if branch.condition else "} else" }}{{ " " ~ branch.condition if branch.condition else "" }} {
  {{ branch.text }}
{% endfor %}
}
{% endif %}

"""##
    ),
    (
      name: "toggle-color-schemes.stencil",
      text: ##"""
{% if cases.count == 1 %}
{% include "toggle-color-value.stencil" using cases.first.color +%}
{% elif cases.count == 2 and subject != "(colorScheme, contrast)" %}
if {{ subject }} == {{ cases.first.pattern }} {
  {% include "toggle-color-value.stencil" using cases.first.color +%}
} else {
  {% include "toggle-color-value.stencil" using cases.last.color +%}
}
{% else %}
switch {{ subject }} {
{% for case in cases %}
{{ "case " ~ case.pattern if case.pattern else "default" }}:
  {% include "toggle-color-value.stencil" using case.color +%}
{% endfor %}
}
{% endif %}

"""##
    ),
    (
      name: "toggle-color-value.stencil",
      text: ##"""
{% if isStyle %}AnyShapeStyle({% include "color.stencil" +%}){% else %}{% include "color.stencil" +%}{% endif %}

"""##
    ),
    (
      name: "toggle-color.stencil",
      text: ##"""
private var {{ name }}: {{ type }} {
  {% if branches.count == 1 %}
  {% include "toggle-color-schemes.stencil" using branches.first.branch %}
  {% else %}
  {% for item in branches %}
  {% if item.platforms %}
  {{ "#if" if forloop.first else "#elseif" }} {{ item.platforms }}
  {% else %}
  #else
  {% endif %}
    {% include "toggle-color-schemes.stencil" using item.branch %}
  {% endfor %}
  #endif
  {% endif %}
}

"""##
    ),
    (
      name: "toggle-companion.stencil",
      text: ##"""
/// A toggle in the style ``{{ name }}``.
{{ access }}struct {{ companion }}: View {
  private let title: LocalizedStringKey
  @Binding private var isOn: Bool
  {% for parameter in parameters %}
  {{ "@Binding private var" if parameter.kind == "binding" else "private " ~ parameter.isolation ~ "let" }} {{ parameter.name }}: {{ parameter.type }}
  {% endfor %}
  private let isDisabled: Bool

  /// Creates a toggle with a title that is looked up in the app's string tables.
  {% set scope companion %}
  {% set scopeGenerics "" %}
  {% set head %}{{ access }}init{% endset %}
  {% set tail %} {{ "{" }}{% endset %}
  {% include "signature.stencil" using companionSignature %}
    self.title = title
    _isOn = isOn
    {% for parameter in parameters %}
    {{ "_" if parameter.kind == "binding" else "self." }}{{ parameter.name }} = {{ parameter.name }}
    {% endfor %}
    self.isDisabled = isDisabled
  }

  {{ access }}var body: some View {
    Toggle(title, isOn: $isOn)
      {% if members %}
      {% set constructed name %}
      {% group %}.toggleStyle({% softline %}{% include "presented-construction.stencil" using members %}{% softline 0 %}){% endgroup +%}
      {% else %}
      .toggleStyle({{ name }}())
      {% endif %}
      .disabled(isDisabled)
  }
}

"""##
    ),
    (
      name: "toggle-content.stencil",
      text: ##"""
{% if image %}
{% include "toggle-image-value.stencil" using image +%}
{% else %}
{% include "text.stencil" using text +%}
{% endif %}

"""##
    ),
    (
      name: "toggle-control-call.stencil",
      text: ##"""
{{ parts.name }}{% if parts.takesPress %}(isPressed: {{ press }}){% endif %}

"""##
    ),
    (
      name: "toggle-control-head.stencil",
      text: ##"""
private {%+ if parts.takesPress %}func {{ parts.name }}(isPressed: Bool) ->{% else %}var {{ parts.name }}:{% endif +%} some View {{ "{" }}

"""##
    ),
    (
      name: "toggle-control.stencil",
      text: ##"""
{% include "toggle-control-call.stencil" +%}
{% if parts.controlOpacity %}
  {% if variant != "icon" %}
  {% include "toggle-grouping.stencil" %}
  {% endif %}
  .opacity(isEnabled ? 1 : {{ parts.controlOpacity }})
{% endif %}

"""##
    ),
    (
      name: "toggle-drawn-image.stencil",
      text: ##"""
{% set base %}{% include "toggle-image.stencil" using image %}{% endset %}
{{ base }}
{% if base|contains:"\n)" %}
{% include "toggle-image-look.stencil" %}
{% else %}
  {% include "toggle-image-look.stencil" %}
{% endif %}

"""##
    ),
    (
      name: "toggle-grouping.stencil",
      text: ##"""
{% if not glass %}
.compositingGroup()
{% elif glass.group %}
.{{ glass.group }}()
{% endif %}

"""##
    ),
    (
      name: "toggle-icon.stencil",
      text: ##"""
{% include "toggle-control-head.stencil" %}
  {% set image parts.mark.image %}
  {% set size parts.geometry.markSize %}
  {% set weight %}{% endset %}
  {% set color parts.fill %}
  {% include "toggle-drawn-image.stencil" %}
}

"""##
    ),
    (
      name: "toggle-image-look.stencil",
      text: ##"""
{% if size %}
{% include "toggle-image-size.stencil" using image %}
{% endif %}
{% if color %}
{% group %}.foregroundStyle({% softline %}{{ color }}{% softline 0 %}){% endgroup +%}
{% endif %}
{% if image.opacity %}
.opacity({{ image.opacity }})
{% endif %}

"""##
    ),
    (
      name: "toggle-image-property.stencil",
      text: ##"""
private var {{ property }}: Image {
  {% if branches.count == 1 %}
  {% include "toggle-image-value.stencil" using branches.first.image +%}
  {% else %}
  {% for branch in branches %}
  {{ "if" if forloop.first else "} else if" if branch.condition else "} else" }}{{ " " ~ branch.condition if branch.condition else "" }} {
    {% include "toggle-image-value.stencil" using branch.image +%}
  {% endfor %}
  }
  {% endif %}
}

"""##
    ),
    (
      name: "toggle-image-size.stencil",
      text: ##"""
{% if hasAsset %}
.resizable()
.scaledToFit()
{% group %}.frame({% softline %}width: {{ size }},{% line %}height: {{ size }}{% softline 0 %}){% endgroup +%}
{% else %}
.font(.system(size: {{ size }}{{ weight }}))
{% endif %}

"""##
    ),
    (
      name: "toggle-image-value.stencil",
      text: ##"""
{% if symbol %}Image(systemName: {{ symbol|swiftString }}){% else %}Image({{ asset|swiftString }}{% if bundle %}, bundle: {{ bundle }}{% endif %}){% endif %}

"""##
    ),
    (
      name: "toggle-image.stencil",
      text: ##"""
{% if isInline %}{% group %}Image({% softline %}systemName: {%+ for branch in branches %}{% if branch.condition %}{{ branch.condition }} ? {%+ endif %}{{ branch.image.symbol|swiftString }}{{ " : " if branch.condition else "" }}{% endfor %}{% softline 0 %}){% endgroup %}{% else %}{{ property }}{% endif %}

"""##
    ),
    (
      name: "toggle-label.stencil",
      text: ##"""
configuration.label
  {% if parts.label.font %}
  .font({{ parts.label.font }})
  {% endif %}
  {% if parts.label.color %}
  {% group %}.foregroundStyle({% softline %}{{ parts.label.color }}{% softline 0 %}){% endgroup +%}
  {% endif %}
  {% if parts.label.opacity %}
  .opacity(isEnabled ? 1 : {{ parts.label.opacity }})
  {% endif %}

"""##
    ),
    (
      name: "toggle-look-call.stencil",
      text: ##"""
{% group %}.buttonStyle({% softline %}
{%- group %}Look({% softline %}isOn: configuration.isOn,{% line %}isMixed: {{ isMixed }}
{%- for parameter in lookParameters %},{% line %}{{ parameter.name }}: {%+ if parameter.kind == "binding" %}${% endif %}{{ parameter.name }}
{%- endfor %}{% softline 0 %}){% endgroup %}{% softline 0 %}){% endgroup +%}

"""##
    ),
    (
      name: "toggle-look.stencil",
      text: ##"""
/// Draws the {{ noun }}: a button style knows whether it is pressed.
private struct Look: ButtonStyle {
  let isOn: Bool
  let isMixed: Bool
  {% for parameter in lookParameters %}
  {{ "@Binding var" if parameter.kind == "binding" else parameter.isolation ~ "let" }} {{ parameter.name }}: {{ parameter.type }}
  {% endfor %}
  {% if isScaled %}
  @ScaledMetric(relativeTo: .body) var scale: CGFloat = 1
  {% endif %}
  {% for key in environment %}
  {% group %}@Environment(\.{{ key.path }}){% line 0 %}private var {{ key.name }}{% endgroup +%}
  {% endfor %}

  {% set shape %}{{ "shape" if glass or parts.border or not parts.label.placement else parts.geometry.shape|default:"" }}{% endset %}
  {% set press %}{{ "isPressed" if parts.bodyTakesPress else "configuration.isPressed" }}{% endset %}
  func makeBody(configuration: Configuration) -> some View {
    {% if parts.bodyTakesPress %}
    let isPressed = configuration.isPressed
    {% endif %}
    {% if parts.label.placement == "hidden" %}
    {% include "toggle-control-call.stencil" +%}
      {% include "toggle-reactions.stencil" %}
    {% elif parts.label.placement %}
    {% include "toggle-beside.stencil" %}
    {% include "toggle-reactions.stencil" %}
    {% else %}
    {% include "toggle-surface.stencil" %}
    {% endif %}
  }
  {% if variant == "switch" %}

  {% include "toggle-switch.stencil" %}
  {% elif variant == "segmented" %}

  {% include "toggle-segmented.stencil" %}
  {% elif variant == "checkbox" or variant == "radio" %}

  {% include "toggle-box.stencil" %}
  {% elif variant == "icon" %}

  {% include "toggle-icon.stencil" %}
  {% endif %}
  {% if shape == "shape" %}

  private var shape: some InsettableShape {
    {{ parts.geometry.shape }}
  }
  {% endif %}
  {% if parts.content %}

  {% include "toggle-track-content.stencil" %}
  {% endif %}
  {% if variant == "switch" and parts.thumb.text %}

  {% include "toggle-text-property.stencil" using parts.thumb.text %}
  {% endif %}
  {% for image in parts.images %}

  {% include "toggle-image-property.stencil" using image %}
  {% endfor %}
  {% for property in properties %}

  {% include "toggle-property.stencil" using property %}
  {% endfor %}
  {% if pressed.isByState %}

  private func pressedOpacity(isPressed: Bool) -> Double {
    isPressed{{ pressed.condition }} ? {{ pressed.opacity }} : 1
  }
  {% endif %}
  {% if animation %}

  private var motion: Animation? {
    {% group %}reduceMotion{% line %}? nil{% line %}: {{ animation }}{% endgroup +%}
  }
  {% endif %}
}

"""##
    ),
    (
      name: "toggle-mark.stencil",
      text: ##"""
{% set image parts.mark.image %}
{% set size parts.geometry.markSize %}
{% set color parts.mark.color %}
{% include "toggle-drawn-image.stencil" %}

"""##
    ),
    (
      name: "toggle-member.stencil",
      text: ##"""
/// The style ``{{ name }}``, for `.toggleStyle(.{{ member }}({{ members.parameters.first.name }}: …))`.
{% set scope name %}
{% set head %}{{ access }}static func {{ member }}{% endset %}
{% set tail %} -> {{ name }} {{ "{" }}{% endset %}
{% include "signature.stencil" using members %}
  {% set constructed name %}
  {% include "construction.stencil" using members +%}
}

"""##
    ),
    (
      name: "toggle-previews.stencil",
      text: ##"""
{% include "toggle-states.stencil" %}

#Preview("{{ name }}") {
  ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
    {{ name }}States()
      .background(scheme == .dark ? Color.black : Color.white)
      .environment(\.colorScheme, scheme)
  }
}

{% if previewsContrast %}
#Preview("{{ name }}, increased contrast") {
  ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
    {{ name }}States()
      .background(scheme == .dark ? Color.black : Color.white)
      .environment(\.colorScheme, scheme)
      .environment(\._colorSchemeContrast, .increased)
  }
}

{% endif %}
#Preview("{{ name }}, right to left") {
  {{ name }}States()
    .environment(\.layoutDirection, .rightToLeft)
}

#Preview("{{ name }}, large text") {
  {{ name }}States()
    .environment(\.dynamicTypeSize, .accessibility3)
}

"""##
    ),
    (
      name: "toggle-property.stencil",
      text: ##"""
{% if kind == "part" %}
private {%+ if takesPress %}func {{ name }}(isPressed: Bool) ->{% else %}var {{ name }}:{% endif +%} {{ type }} {
  {% if phases.count == 1 %}
  {% include "toggle-choice.stencil" using phases.first.choice %}
  {% else %}
  {% for phase in phases %}
  {{ "if" if forloop.first else "} else if" if phase.condition else "} else" }}{{ " " ~ phase.condition if phase.condition else "" }} {
    {% include "toggle-choice.stencil" using phase.choice %}
  {% endfor %}
  }
  {% endif %}
}
{% else %}
{% include "toggle-color.stencil" %}
{% endif %}

"""##
    ),
    (
      name: "toggle-reactions.stencil",
      text: ##"""
{% set outline %}{{ shape if not parts.label.placement or parts.label.placement == "hidden" else "" }}{% endset %}
{% set isHovered %}{{ "true" if hover.effect and outline else "" }}{% endset %}
{% set isTogether %}{{ "true" if isHovered and hitArea and hover.effect.condition == hitArea.condition else "" }}{% endset %}
{% if isHovered %}
{% if hover.effect.condition %}
#if {{ hover.effect.condition }}
  .contentShape(.hoverEffect, {{ outline }})
  {% if isTogether %}
  .frame(minWidth: {{ hitArea.points }}, minHeight: {{ hitArea.points }})
  {% endif %}
#endif
{% else %}
.contentShape(.hoverEffect, {{ outline }})
{% endif %}
{% endif %}
{% if hitArea %}
{% if hitArea.condition %}
{% if not isTogether %}
#if {{ hitArea.condition }}
  .frame(minWidth: {{ hitArea.points }}, minHeight: {{ hitArea.points }})
#endif
{% endif %}
{% else %}
.frame(minWidth: {{ hitArea.points }}, minHeight: {{ hitArea.points }})
{% endif %}
{% endif %}
.contentShape(Rectangle())
{% if fades and variant != "icon" %}
{% include "toggle-grouping.stencil" %}
{% endif %}
{% if pressed.isByState %}
.opacity(pressedOpacity(isPressed: {{ press }}))
{% elif pressed.opacity %}
.opacity({{ press }}{{ pressed.condition }} ? {{ pressed.opacity }} : 1)
{% endif %}
{% if pressed.scale %}
{% group %}.scaleEffect({% softline %}{{ press }} && !reduceMotion ? {{ pressed.scale }} : 1{% softline 0 %}){% endgroup +%}
{% endif %}
{% if disabled.condition %}
.opacity(!isEnabled{{ disabled.condition }} ? {{ disabled.opacity }} : 1)
{% elif disabled.opacity %}
.opacity(isEnabled ? 1 : {{ disabled.opacity }})
{% endif %}
{% if hover.effect %}
{% if hover.effect.condition %}
#if {{ hover.effect.condition }}
  .hoverEffect({{ hover.effect.argument }})
#endif
{% else %}
.hoverEffect({{ hover.effect.argument }})
{% endif %}
{% endif %}
{% set moving %}{{ ", animation: motion" if animation else "" }}{% endset %}
{% if hover.look %}
{% if hover.look.condition %}
#if {{ hover.look.condition }}
  {% group %}.modifier({% softline %}ToggleHoverLook(opacity: {{ hover.look.opacity }}{{ moving }}){% softline 0 %}){% endgroup +%}
#endif
{% else %}
{% group %}.modifier({% softline %}ToggleHoverLook(opacity: {{ hover.look.opacity }}{{ moving }}){% softline 0 %}){% endgroup +%}
{% endif %}
{% endif %}
{% if focus %}
{% if focus.condition %}
#if {{ focus.condition }}
  {% group %}.modifier({% softline %}ToggleFocusLook(scale: {{ focus.scale }}{{ moving }}){% softline 0 %}){% endgroup +%}
#endif
{% else %}
{% group %}.modifier({% softline %}ToggleFocusLook(scale: {{ focus.scale }}{{ moving }}){% softline 0 %}){% endgroup +%}
{% endif %}
{% endif %}
{% if animation %}
.animation(motion, value: isOn)
.animation(motion, value: isMixed)
{% if pressed.isAnimated %}
.animation(motion, value: {{ press }})
{% endif %}
{% endif %}

"""##
    ),
    (
      name: "toggle-segmented.stencil",
      text: ##"""
{% include "toggle-control-head.stencil" %}
  HStack(spacing: 0) {
    {% for side in parts.sides %}
    {% set base %}{% if side.image %}{% include "toggle-image-value.stencil" using side.image %}{% else %}{% include "text.stencil" using side.text %}{% endif %}{% endset %}
    {{ base }}
    {% if base|contains:"\n)" %}
    {% if side.image and side.image.asset %}
    .resizable()
    .scaledToFit()
    .frame(height: {{ parts.geometry.imageSize }})
    {% endif %}
    {% group %}.foregroundStyle({% softline %}{{ side.color }}{% softline 0 %}){% endgroup +%}
    {% if not side.image %}
    .padding(.horizontal, {{ parts.sidePadding }})
    {% endif %}
    .frame(maxWidth: .infinity)
    {% else %}
      {% if side.image and side.image.asset %}
      .resizable()
      .scaledToFit()
      .frame(height: {{ parts.geometry.imageSize }})
      {% endif %}
      {% group %}.foregroundStyle({% softline %}{{ side.color }}{% softline 0 %}){% endgroup +%}
      {% if not side.image %}
      .padding(.horizontal, {{ parts.sidePadding }})
      {% endif %}
      .frame(maxWidth: .infinity)
    {% endif %}
    {% endfor %}
  }
  .lineLimit(1)
  .minimumScaleFactor(0.7)
  {% if parts.sidesOpacity %}
  .opacity(isEnabled ? 1 : {{ parts.sidesOpacity }})
  {% endif %}
  {% if not isScaled %}
  .dynamicTypeSize(.large)
  {% endif %}
  {% group %}.frame({% softline %}width: {{ parts.geometry.width }},{% line %}height: {{ parts.geometry.height }}{% softline 0 %}){% endgroup +%}
  .background(alignment: isOn ? .trailing : .leading) {
    {% include "toggle-thumb.stencil" %}
      {% if parts.geometry.inset %}
      .padding({{ parts.geometry.inset }})
      {% endif %}
      .opacity(isMixed ? 0 : 1)
  }
  {% include "toggle-backdrop.stencil" %}
  {% include "toggle-border.stencil" %}
}

"""##
    ),
    (
      name: "toggle-shadow.stencil",
      text: ##"""
{% if shadow %}
{% group %}.shadow({% softline %}{% group %}color: {{ shadow.color }},{% line 0 %}radius: {{ shadow.radius }}{% if shadow.x %},{% line 0 %}x: {{ shadow.x }}{% endif %}{% if shadow.y %},{% line 0 %}y: {{ shadow.y }}{% endif %}{% endgroup %}{% softline 0 %}){% endgroup +%}
{% endif %}

"""##
    ),
    (
      name: "toggle-spacer.stencil",
      text: ##"""
{% if spacing %}
Spacer(minLength: {{ spacing }})
{% else %}
Spacer()
{% endif %}

"""##
    ),
    (
      name: "toggle-states-mixed.stencil",
      text: ##"""
Toggle("Mixed", sources: mixed, isOn: \.self)
{% group %}Toggle("Mixed, disabled", sources: mixed, isOn: \.self){% softline %}.disabled(true){% endgroup +%}

"""##
    ),
    (
      name: "toggle-states.stencil",
      text: ##"""
/// Every state, for previews.
private struct {{ name }}States: View {
  private let mixed = [Binding.constant(true), .constant(false)]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      {% if mixedGuard.available %}
      {% include "available.stencil" using mixedGuard +%}
        {% include "toggle-states-mixed.stencil" %}
      }
      {% else %}
      {% include "toggle-states-mixed.stencil" %}
      {% endif %}
      {% group %}Toggle("On, disabled", isOn: .constant(true)){% softline %}.disabled(true){% endgroup +%}
      {% group %}Toggle("Off, disabled", isOn: .constant(false)){% softline %}.disabled(true){% endgroup +%}
    }
    .toggleStyle({{ name }}())
    .padding()
  }
}

"""##
    ),
    (
      name: "toggle-style.stencil",
      text: ##"""
{% include "header.stencil" %}
{{ access }}struct {{ name }}: ToggleStyle {
  {% if members %}
  {% include "members.stencil" using members %}

  {% elif access %}
  {{ access }}nonisolated init() {}

  {% endif %}
  {% set isMixed %}{{ "isMixed(configuration)" if mixedGuard.available else "configuration.isMixed" }}{% endset %}
  {{ access }}func makeBody(configuration: Configuration) -> some View {
    Button {
      {% group %}configuration.isOn ={% line %}{{ isMixed }} || !configuration.isOn{% endgroup +%}
    } label: {
      configuration.label
    }
    {% include "toggle-look-call.stencil" %}
    .accessibilityRepresentation {
      Toggle(configuration).toggleStyle(DefaultToggleStyle())
        {% if segments %}
        .accessibilityValue(value(of: configuration))
        {% endif %}
    }
    {% if haptics %}
    {% if haptics.helper %}
    .{{ haptics.helper }}(trigger: configuration.isOn)
    {% else %}
    .sensoryFeedback(.{{ haptics.name }}, trigger: configuration.isOn)
    {% endif %}
    {% endif %}
  }
  {% if segments %}

  private func value(of configuration: Configuration) -> Text {
    if {{ isMixed }} {
      {% include "text.stencil" using segments.mixed +%}
    } else if configuration.isOn {
      {% include "text.stencil" using segments.on +%}
    } else {
      {% include "text.stencil" using segments.off +%}
    }
  }
  {% endif %}
  {% if mixedGuard.available %}

  private func isMixed(_ configuration: Configuration) -> Bool {
    {% include "available.stencil" using mixedGuard +%}
      configuration.isMixed
    } else {
      false
    }
  }
  {% endif %}

  {% include "toggle-look.stencil" %}
}
{% if member %}

extension ToggleStyle where Self == {{ name }} {
  {% if hasDefaults %}
  /// The style ``{{ name }}``, for `.toggleStyle(.{{ member }})`.
  {% group %}{{ access }}static var {{ member }}: {{ name }} {{ "{" }}{% line %}{{ name }}(){% line 0 %}{{ "}" }}{% endgroup +%}
  {% endif %}
  {% if hasDefaults and members %}

  {% endif %}
  {% if members %}
  {% include "toggle-member.stencil" %}
  {% endif %}
}
{% endif %}
{% if companion %}

{% include "toggle-companion.stencil" %}
{% endif %}
{% if previews %}

#if DEBUG
  {% include "toggle-previews.stencil" %}
#endif
{% endif %}
{% for part in support %}

{% include "support-part.stencil" using part %}
{% endfor %}

"""##
    ),
    (
      name: "toggle-surface.stencil",
      text: ##"""
{% set weight %}{% endset %}
{% if parts.label.spacing %}
HStack(spacing: {{ 0 if variant == "card" else parts.label.spacing }}) {
{% else %}
HStack {
{% endif %}
  {% if variant == "card" %}
  {% include "toggle-label.stencil" %}
  {% include "toggle-spacer.stencil" using parts.label %}
  {% endif %}
  {% if parts.mark.differentiates %}
  if differentiateWithoutColor{{ " || isMixed" if parts.mark.showsMixed else "" }} {
    {% include "toggle-mark.stencil" %}
  }
  {% else %}
  {% include "toggle-mark.stencil" %}
  {% endif %}
  {% if variant != "card" %}
  {% include "toggle-label.stencil" %}
  {% endif %}
}
{% if parts.geometry.horizontal == parts.geometry.vertical %}
.padding({{ parts.geometry.horizontal }})
{% else %}
.padding(.horizontal, {{ parts.geometry.horizontal }})
.padding(.vertical, {{ parts.geometry.vertical }})
{% endif %}
{% include "toggle-backdrop.stencil" %}
{% include "toggle-border.stencil" %}
{% include "toggle-reactions.stencil" %}

"""##
    ),
    (
      name: "toggle-switch.stencil",
      text: ##"""
{% include "toggle-control-head.stencil" %}
  {% include "toggle-base.stencil" %}
  {% if parts.content %}
    .overlay(alignment: isOn ? .leading : .trailing) {
      trackContent
        {% if parts.content.type == "Text" %}
        .font(.system(size: {{ parts.geometry.textSize }}, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        {% else %}
        .resizable()
        .scaledToFit()
        .frame(height: {{ parts.geometry.textSize }})
        {% endif %}
        {% group %}.foregroundStyle({% softline %}{{ parts.content.color }}{% softline 0 %}){% endgroup +%}
        .frame(width: {{ parts.geometry.freeWidth }})
        .opacity({{ parts.content.opacity }})
    }
  {% endif %}
    .overlay(alignment: thumbAlignment) {
      {% include "toggle-thumb.stencil" %}
        {% if parts.thumb.text %}
        .overlay {
          thumbText
            .font(.system(size: {{ parts.geometry.imageSize }}, weight: .semibold))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            {% group %}.foregroundStyle({% softline %}{{ parts.thumb.contentColor }}{% softline 0 %}){% endgroup +%}
            {% if parts.thumb.text.opacity %}
            .opacity({{ parts.thumb.text.opacity }})
            {% endif %}
        }
        {% endif %}
        {% if parts.thumb.image %}
        .overlay {
          {% set image parts.thumb.image %}
          {% set size parts.geometry.imageSize %}
          {% set weight %}, weight: .bold{% endset %}
          {% set color parts.thumb.contentColor %}
          {% include "toggle-drawn-image.stencil" %}
        }
        {% endif %}
        {% if parts.geometry.inset %}
        .padding({{ parts.geometry.insetEdges }}{{ parts.geometry.inset }})
        {% endif %}
    }
    {% if parts.geometry.leastHeight %}
    .frame(minHeight: {{ parts.geometry.leastHeight }})
    {% endif %}
}

private var thumbAlignment: Alignment {
  isMixed ? .center : isOn ? .trailing : .leading
}

"""##
    ),
    (
      name: "toggle-text-property.stencil",
      text: ##"""
private var thumbText: Text {
  {% if branches.count == 1 %}
  {% include "text.stencil" using branches.first.text +%}
  {% else %}
  {% for branch in branches %}
  {{ "if" if forloop.first else "} else if" if branch.condition else "} else" }}{{ " " ~ branch.condition if branch.condition else "" }} {
    {% include "text.stencil" using branch.text +%}
  {% endfor %}
  }
  {% endif %}
}

"""##
    ),
    (
      name: "toggle-thumb.stencil",
      text: ##"""
{{ parts.geometry.thumbShape }}
  .fill({{ parts.thumb.color }})
  {% include "toggle-shadow.stencil" using parts.thumb %}
  {% group %}.frame({% softline %}width: {{ parts.geometry.thumbWidth }},{% line %}height: {{ parts.geometry.thumbHeight }}{% softline 0 %}){% endgroup +%}
  {% if parts.thumb.border %}
  .overlay {
    {{ parts.geometry.thumbShape }}
      {% group %}.strokeBorder({% softline %}{{ parts.thumb.border.color }},{% line %}lineWidth: {{ parts.thumb.border.width }}{% softline 0 %}){% endgroup +%}
  }
  {% endif %}

"""##
    ),
    (
      name: "toggle-track-content.stencil",
      text: ##"""
private var trackContent: {{ parts.content.type }} {
  {% if parts.content.on and parts.content.off %}
  if isOn {
    {% include "toggle-content.stencil" using parts.content.on %}
  } else {
    {% include "toggle-content.stencil" using parts.content.off %}
  }
  {% elif parts.content.on %}
  {% include "toggle-content.stencil" using parts.content.on %}
  {% else %}
  {% include "toggle-content.stencil" using parts.content.off %}
  {% endif %}
}

"""##
    ),
    (
      name: "toolbar-content.stencil",
      text: ##"""
{% include "header.stencil" %}
{% set after %}: {{ protocol }} {{ "{" }}{% endset %}
{{ access }}struct {{ name }}{% include "generics.stencil" using content +%}
  {% if content.hasMembers %}
  {% include "members.stencil" using content %}

  {% endif %}
  {{ access }}var body: some {{ protocol }} {
    {% if body.split %}
    {% include "split-body.stencil" %}
    {% else %}
    {% set blocks body.blocks %}
    {% include "blocks.stencil" %}
    {% endif %}
  }
  {% if body.split %}

  {% include "split-properties.stencil" %}
  {% endif %}
  {% for run in declarations %}

  {% if run.condition %}
  #if {{ run.condition }}
    {% include "declarations.stencil" using run %}
  #endif
  {% else %}
  {% include "declarations.stencil" using run %}
  {% endif %}
  {% endfor %}
  {% for placement in placements %}

  private static var {{ placement.name }}: {{ placement.type }} {
    {% include "placement.stencil" using placement %}
  }
  {% endfor %}
  {% if defaultPlacement %}

  /// Where the items stand unless the caller says otherwise.
  {{ access }}{% if function %}nonisolated {%+ endif %}static var defaultPlacement: ToolbarItemPlacement {
    {% include "placement.stencil" using defaultPlacement %}
  }
  {% endif %}
}
{% if presenter %}

{% include "toolbar-presenter.stencil" %}
{% endif %}
{% if modifier %}

{% include "toolbar-modifier.stencil" %}
{% endif %}
{% if function %}

{% include "toolbar-function.stencil" %}
{% endif %}
{% for part in support %}

{% include "support-part.stencil" using part %}
{% endfor %}

"""##
    ),
    (
      name: "toolbar-function.stencil",
      text: ##"""
{% for line in functionSummary %}
/// {{ line }}
{% endfor %}
{% if content.documented %}
{% include "parameter-docs.stencil" using content %}
{% endif %}
{% set scope name %}
{% set scopeGenerics content.generics %}
{% set after %}{% endset %}
{% set head %}{{ access }}func {{ function }}{% include "generics.stencil" using content %}{% endset %}
{% set tail %} -> some {{ protocol }} {{ "{" }}{% endset %}
@MainActor @ToolbarContentBuilder
{% include "signature.stencil" using content %}
  {% set constructed name %}
  {% include "construction.stencil" using content +%}
}

"""##
    ),
    (
      name: "toolbar-modifier.stencil",
      text: ##"""
extension View {
  {% for line in modifierSummary %}
  ///{% if line +%} {{ line }}{% endif +%}
  {% endfor %}
  {% if wrapper.documented %}
  {% include "parameter-docs.stencil" using wrapper %}
  {% endif %}
  {% set scope name %}
  {% set scopeGenerics content.generics %}
  {% set after %}{% endset %}
  {% set head %}{{ access }}func {{ modifier }}{% include "generics.stencil" using wrapper %}{% endset %}
  {% set tail %} -> some View {{ "{" }}{% endset %}
  {% include "signature.stencil" using wrapper %}
    {% if presenter %}
    {% set constructed presenter.name %}
    {% include "presenter-construction.stencil" using wrapper +%}
    {% else %}
    self.toolbar{% if toolbarID %}(id: {{ toolbarID|swiftString }}){% endif +%} {
      {% set constructed name %}
      {% include "construction.stencil" using content +%}
    }
    {% endif %}
  }
}

"""##
    ),
    (
      name: "toolbar-presenter.stencil",
      text: ##"""
{% for line in presenter.summary %}
/// {{ line }}
{% endfor %}
{% set after %}: ViewModifier {{ "{" }}{% endset %}
private struct {{ presenter.name }}{% include "generics.stencil" using wrapper +%}
  {% if presenter.members.hasMembers %}
  {% include "members.stencil" using presenter.members %}

  {% endif %}
  func body(content root: Content) -> some View {
    root
      .toolbar{% if toolbarID %}(id: {{ toolbarID|swiftString }}){% endif +%} {
        {% set constructed name %}
        {% include "presented-construction.stencil" using content +%}
      }
      {% for modifier in presenter.modifiers %}
      {% include "conditional.stencil" using modifier %}
      {% endfor %}
  }
}

"""##
    ),
    (
      name: "view.stencil",
      text: ##"""
{% if view.slot %}
{{ view.slot }}
{% else %}
{{ view.code }}
{% endif %}

"""##
    ),
  ]
}

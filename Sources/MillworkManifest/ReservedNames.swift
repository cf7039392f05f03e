/// Names that a component can't have, because the code around it means something else by them.
package enum ReservedNames {
  /// Types that generated code names. A component of the same name would hide them in its own module. A test compares
  /// this with the built-in templates.
  package static let types: Set<String> = [
    "Alignment", "Animation", "AnyShapeStyle", "Binding", "Body", "Bool", "Button", "ButtonRole",
    "ButtonStyle",
    "CGFloat", "Capsule", "Circle", "Color", "ColorScheme", "ColorSchemeContrast", "Configuration", "Content",
    "ControlGroup",
    "CustomizableToolbarContent", "DefaultToggleStyle", "DefaultToolbarItem", "Divider", "Double",
    "CustomizableToolbarContent", "DefaultToggleStyle", "DefaultToolbarItem", "Divider", "Double",
    "EditButton", "Environment", "EnvironmentObject", "Font", "ForEach", "Group", "HStack", "Hashable",
    "HorizontalAlignment", "Image", "InsettableShape", "Label", "Link", "LocalizedStringKey", "Look",
    "MainActor", "Menu", "Namespace", "NavigationLink", "Never", "Picker", "Preview", "ProgressView",
    "Rectangle", "RoundedRectangle", "ScaledMetric", "Section", "Self", "ShareLink", "SharePreview",
    "Spacer", "State", "States", "Task", "Text", "TintShapeStyle", "Toggle", "ToggleFocusLook",
    "ToggleHoverLook", "ToggleStyle",
    "ToolbarContent", "ToolbarContentBuilder", "ToolbarItem", "ToolbarItemGroup", "ToolbarItemPlacement",
    "ToolbarSpacer", "ToolbarTitleMenu", "Type", "VStack", "View", "ViewBuilder", "ViewModifier",
    "Visibility", "Void",
  ]

  /// Types of the standard library's that the code of any module is likely to name. A component of the same name would hide
  /// them there. Members may be called so.
  static let everydayTypes: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "AsyncSequence", "AsyncStream",
    "BinaryFloatingPoint",
    "BinaryInteger", "Bool", "Character", "ClosedRange", "Codable", "CodingKey", "Collection", "Comparable",
    "ContinuousClock", "CustomStringConvertible", "Decodable", "Decoder", "Dictionary", "Double", "Duration",
    "Encodable", "Encoder", "Equatable", "Error", "Float", "Hasher", "Identifiable", "Int", "Int16", "Int32",
    "Int64", "Int8", "IteratorProtocol", "KeyPath", "Optional", "OptionSet", "Range", "RawRepresentable",
    "Result", "Sendable", "Sequence", "Set", "StaticString", "Strideable", "String", "StringProtocol",
    "Substring", "TaskGroup", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode",
  ]

  /// Names of properties in generated styles, which parameters can't have. The names of colours give way to parameters.
  static let styleProperties = [
    "body", "box", "colorScheme", "configuration", "contrast", "differentiateWithoutColor", "icon",
    "isEnabled", "isMixed", "isOn", "isPressed", "makeBody", "markImage", "motion", "pressedOpacity",
    "reduceMotion", "scale",
    "shape", "surface", "thumbAlignment", "thumbImage", "thumbText", "track", "trackContent", "value",
  ]
  /// The same of a style's companion view.
  static let companionProperties = ["isDisabled", "title"]

  /// The static members that SwiftUI itself gives `ToggleStyle`.
  package static let styleMembers: Set<String> = ["automatic", "button", "checkbox", "switch"]
}

extension ToggleStyleModel {
  /// The static member of `ToggleStyle` that names the style, such as `fading` for `FadingToggleStyle`; `nil` where
  /// SwiftUI has a member of that name, which would make both ambiguous.
  package var member: String? {
    let name = Self.memberName(of: name.value)
    return ReservedNames.styleMembers.contains(name) ? nil : name
  }

  /// A type's name without `ToggleStyle`, in lower camel case.
  static func memberName(of type: String) -> String {
    let suffix = "ToggleStyle"
    let base = type.hasSuffix(suffix) && type != suffix ? String(type.dropLast(suffix.count)) : type
    let capitals = base.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < base.count ? capitals - 1 : max(1, capitals)
    return base.prefix(lowered).lowercased() + base.dropFirst(lowered)
  }
}

/// stub
public enum MacroPlugIn {
  static let variable = "MILLWORK_MACRO_PLUGIN"
  static let moduleNames = ["PreviewsMacros", "SwiftUIMacros"]
}

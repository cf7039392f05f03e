import MillworkManifest

/// The colours of screens, windows and bars. They are chosen to be near to the systems' own, which Apple does not state.
struct ToolbarColors {
  /// What is behind everything.
  let screen: SchemeColor
  /// A bar that is no glass.
  let bar: SchemeColor
  /// The line at a bar's edge.
  let hairline: SchemeColor
  /// Glass, and what is like it.
  let glass: SchemeColor
  /// The edge of glass.
  let glassEdge: SchemeColor
  /// Content that stands for any.
  let content: SchemeColor
  /// Panes, sheets and menus.
  let panel: SchemeColor
  /// Text.
  let label: SchemeColor
  /// Text of less weight.
  let secondary: SchemeColor
  /// Controls without a tint of their own.
  let control: SchemeColor
  /// What is behind prominent controls.
  let accent: SchemeColor
  /// The edge of the device.
  let edge: SchemeColor
  /// What a part stands out from its surroundings by.
  let shade: SchemeColor
  /// Keys of the keyboard.
  let key: SchemeColor
  /// What is behind the keys.
  let keyboard: SchemeColor

  /// The colours of a scene.
  init(_ scene: ToolbarScene, accent: SchemeColor) {
    self.accent = accent
    let isFixed = scene.device == .watch || scene.device == .vision
    // A watch and visionOS have one look.
    func color(_ light: ColorValue, _ dark: ColorValue) -> SchemeColor {
      SchemeColor(light: isFixed ? dark : light, dark: dark)
    }
    let isVision = scene.device == .vision
    screen =
      isVision
      ? SchemeColor(Self.gray(0.36))
      : color(Self.gray(scene.device == .mac ? 1 : 0.98), Self.gray(scene.device == .mac ? 0.12 : 0))
    bar = isVision ? SchemeColor(Self.gray(0.36)) : color(Self.gray(0.965), Self.gray(0.13))
    hairline = color(Self.black.faded(by: 0.16), Self.white.faded(by: 0.16))
    glass = color(Self.white.faded(by: 0.62), Self.gray(0.24).faded(by: 0.62))
    glassEdge = color(Self.white.faded(by: 0.9), Self.white.faded(by: 0.28))
    content = color(Self.black.faded(by: 0.07), Self.white.faded(by: 0.11))
    panel = color(Self.gray(0.985), Self.gray(0.17))
    label = color(Self.black, Self.white)
    secondary = color(Self.black.faded(by: 0.56), Self.white.faded(by: 0.62))
    let isTinted = !scene.isGlass && (scene.device == .iPhone || scene.device == .iPad)
    control =
      isTinted
      ? accent
      : scene.isGlass || isFixed ? label : color(Self.black.faded(by: 0.68), Self.white.faded(by: 0.75))
    edge = SchemeColor(light: Self.gray(0.72), dark: Self.gray(0.34))
    shade = color(Self.black.faded(by: 0.08), Self.white.faded(by: 0.14))
    key = color(Self.white, Self.gray(0.42))
    keyboard = color(Self.gray(0.84), Self.gray(0.17))
  }

  /// White, for what stands on colours.
  static let onAccent = SchemeColor(white)
  /// What warns.
  static var destructive: SchemeColor { SystemColors.color(named: "red") ?? SystemColors.gray }

  private static let black = gray(0)
  private static let white = gray(1)

  private static func gray(_ part: Double) -> ColorValue { ColorValue(red: part, green: part, blue: part) }
}

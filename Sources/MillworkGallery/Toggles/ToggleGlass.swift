import MillworkManifest
import MillworkSDK

/// How glass is drawn: what is behind shines through its tint, and light falls on its edge. A drawing bends no light, so it only
/// reads as glass.
enum ToggleGlass {
  /// Whether a version of a platform has `glassEffect`.
  static func isThere(on platform: Platform, _ version: OSVersion) -> Bool {
    version.major >= 26 && platform != .visionOS
  }

  /// The opacity of the tint by the name of the glass.
  private static func opacity(_ name: String) -> Double { name == "clear" ? 0.45 : 0.72 }

  /// A surface in the place of a plain fill of that colour.
  static func shapes(_ name: String, tint: SchemeColor, _ frame: Frame, corner: Double, part: String)
    -> [DrawingElement]
  {
    let white = ColorValue(red: 1, green: 1, blue: 1)
    let light = SchemeColor(light: white.faded(by: 0.75), dark: white.faded(by: 0.4))
    let gleam = SchemeColor(light: white.faded(by: 0.16), dark: white.faded(by: 0.08))
    let height = frame.height * 0.42
    let upper = Frame(x: frame.x + 3, y: frame.y + 2.5, width: max(0, frame.width - 6), height: height)
    return ToolbarPicture.softEdge(of: frame, corner: corner) + [
      .rectangle(
        RectangleShape(frame, corner: corner, paint: Paint(fill: tint.faded(by: opacity(name))), part: part)),
      .rectangle(
        RectangleShape(upper, corner: max(0, corner - 2.5), paint: Paint(fill: gleam), part: "glass-gleam")),
      .rectangle(
        RectangleShape(
          frame.inset(by: 0.75), corner: max(0, corner - 0.75), paint: Paint(stroke: light, lineWidth: 1.5),
          part: "glass-edge")),
    ]
  }

  /// Something behind the glass, over a whole picture: a coloured field and lines of text.
  static func backdrop(_ width: Double, _ height: Double) -> DrawingElement {
    let whole = Frame(x: 0, y: 0, width: width, height: height)
    func color(_ name: String, _ opacity: Double) -> SchemeColor {
      (SystemColors.color(named: name) ?? SystemColors.gray).faded(by: opacity)
    }
    func circle(_ x: Double, _ y: Double, _ radius: Double, _ color: SchemeColor) -> DrawingElement {
      .circle(CircleShape(Point(x: x, y: y), radius: radius, paint: Paint(fill: color)))
    }
    let pitch = 13.0
    let shares = [0.78, 0.9, 0.62, 0.84]
    let lines = (0..<max(1, Int((height - 8) / pitch))).prefix(30).map { index -> DrawingElement in
      .rectangle(
        RectangleShape(
          Frame(
            x: 10, y: 8 + Double(index) * pitch, width: (width - 20) * shares[index % shares.count], height: 5
          ),
          corner: 2.5, paint: Paint(fill: SystemColors.primary.faded(by: 0.22))))
    }
    return .group(
      GroupShape(
        [
          .rectangle(RectangleShape(whole, paint: Paint(fill: color("teal", 0.22)))),
          circle(width * 0.2, height * 0.85, height * 0.5, color("orange", 0.5)),
          circle(width * 0.86, height * 0.2, height * 0.45, color("indigo", 0.5)),
        ] + lines, clip: RectangleShape(whole, corner: 14, paint: Paint()), part: "backdrop", isRepeated: true
      ))
  }
}

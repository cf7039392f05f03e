import Foundation
import MillworkGallery
import MillworkGenerator
import MillworkManifest
import MillworkSource
import MillworkTestSupport
import Testing

/// A toggle style of an example manifest as its two texts: the generated Swift and the SVG of its states.
struct StyleTexts: Sendable, CustomTestStringConvertible {
  let name: String
  let variant: ToggleVariant
  /// The lines of the generated code without white space around them; lengths are those at the standard text size.
  let lines: [String]
  /// The pictures at the standard text size, by state, phase and direction, such as `on-pressed-rtl`.
  let pictures: [String: Drawing]

  var testDescription: String { name }

  /// All toggle styles of the example manifests.
  static let all: [StyleTexts] = galleryExamples.flatMap { golden -> [StyleTexts] in
    guard let input = try? golden.input(), let manifest = try? decodedManifest(input) else { return [] }
    var sources = SourceSet()
    let files = Generator(
      indentations: [manifest.settings.indentation], sources: &sources
    ).generate(manifest, sources: &sources).files
    return zip(manifest.components, files).compactMap { component, file in
      guard case .toggleStyle(let model) = component else { return nil }
      return StyleTexts(component, model, of: manifest, code: file.text.string)
    }
  }

  private init(_ component: Component, _ model: ToggleStyleModel, of manifest: Manifest, code: String) {
    name = model.name.value
    variant = model.variant
    lines =
      (try? Self.withDefaults(code.replacingOccurrences(of: " * scale", with: "")))?.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    let entry = GalleryEntry(component, of: manifest, colors: DrawnColors())
    pictures = Dictionary(
      uniqueKeysWithValues: entry.pictures.filter { $0.textSize == .large }.map {
        ("\($0.slug)-\($0.direction.rawValue)", $0.drawing)
      })
  }

  /// The SVG of a state, enabled and from left to right where nothing else is said.
  func svg(
    _ state: String, _ phase: String = "enabled", _ direction: String = "ltr",
    in appearance: Appearance = .light
  ) throws -> SVGText {
    SVGText(
      text: SVGWriter.document(try #require(pictures["\(state)-\(phase)-\(direction)"]), in: appearance))
  }

  // MARK: Reading the code

  /// The code with the default values of its parameters that are numbers in place of their names, and the sums that come of it reckoned.
  private static func withDefaults(_ code: String) throws -> String {
    var result = code
    for parameter in Set(try matches(#"(\w+): CGFloat = ([\d.]+)"#, in: code)) {
      result = try replacing("\\b\(parameter[0])\\b(?!:)", in: result) { _ in parameter[1] }
    }
    func text(_ number: Double) -> String {
      number == number.rounded() ? String(Int(number)) : String(number)
    }
    result = try replacing(#"([\d.]+) \* ([\d.]+)"#, in: result) {
      text((Double($0[0]) ?? 0) * (Double($0[1]) ?? 0))
    }
    result = try replacing(#"([\d.]+) - ([\d.]+)"#, in: result) {
      text((Double($0[0]) ?? 0) - (Double($0[1]) ?? 0))
    }
    return try replacing(#"max\(0, (-?[\d.]+)\)"#, in: result) { text(max(0, Double($0[0]) ?? 0)) }
  }

  private static func replacing(_ pattern: String, in text: String, by replacement: ([String]) -> String)
    throws
    -> String
  {
    var result = text
    let expression = try NSRegularExpression(pattern: pattern)
    let whole = text as NSString
    for match in expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).reversed() {
      let groups = (1..<max(1, match.numberOfRanges)).map { whole.substring(with: match.range(at: $0)) }
      result = (result as NSString).replacingCharacters(in: match.range, with: replacement(groups))
    }
    return result
  }

  /// The lines of a property's or method's body.
  func body(of name: String) -> ArraySlice<String> {
    let start = lines.firstIndex { $0.contains(" var \(name):") || $0.contains(" func \(name)(") }
    guard let start else { return [] }
    var depth = 0
    for index in start..<lines.count {
      depth += lines[index].count { $0 == "{" } - lines[index].count { $0 == "}" }
      if depth == 0 { return lines[start + 1..<index] }
    }
    return []
  }

  /// The numbers of the first line of all, or of `lines`, that matches; one a group of the expression.
  func numbers(_ pattern: String, in lines: ArraySlice<String>? = nil) throws -> [Double]? {
    for line in lines ?? self.lines[...] {
      if let found = try matches(pattern, in: line).first { return found.compactMap { Double($0) } }
    }
    return nil
  }

  /// The width of the line around the main part, whose shape has a property, or around the thumb.
  func borderWidth(isMain: Bool) throws -> Double? {
    let lines = lines.indices.dropFirst().filter { (self.lines[$0 - 1] == "shape") == isMain }
    return try numbers(#"^\.strokeBorder\(.*lineWidth: ([\d.]+)\)"#, in: lines.map { self.lines[$0] }[...])?
      .first
  }

  /// The radius of the shape that `line` begins with, in a frame.
  func radius(_ line: String?, _ width: Double, _ height: Double) throws -> Double {
    let line = try #require(line)
    if line.hasPrefix("shape") { return try radius(body(of: "shape").first, width, height) }
    if line.hasPrefix("Capsule()") || line.hasPrefix("Circle()") { return min(width, height) / 2 }
    if line.hasPrefix("Rectangle()") { return 0 }
    return try #require(try numbers(#"RoundedRectangle\(cornerRadius: ([\d.]+)\)"#, in: [line])?.first)
  }
}

/// The text of a picture.
struct SVGText {
  let text: String

  /// The numbers of a named part's attributes; none where the part isn't there.
  func attributes(_ part: String) throws -> [String: Double] {
    guard let tag = try matches("<\\w+ data-part=\"\(part)\"([^>]*)>", in: text).first else { return [:] }
    return try numbers(of: tag[0])
  }

  /// The numbers of the first tag of that name.
  func attributes(ofTag tag: String) throws -> [String: Double]? {
    try matches("<\(tag) ([^>]*)>", in: text).first.map { try numbers(of: $0[0]) }
  }

  /// The size of the font that the first symbol in a part stands in.
  func symbolSize(in part: String) throws -> Double? {
    try matches(
      "data-part=\"\(part)\"[^>]*>(?:<g[^>]*>)*?<g data-symbol=\"[^\"]*\" data-size=\"([\\d.]+)\"", in: text
    )
    .first.flatMap { Double($0[0]) }
  }

  /// How far the group of the thumb is moved.
  func thumbPlace() throws -> [Double] {
    let found = try matches(
      #"<g transform="translate\(([-\d.]+) ([-\d.]+)\)"[^>]*>(?:<g[^>]*>)?<rect data-part="thumb""#, in: text)
    // A group that isn't moved has no transform.
    return found.first?.compactMap { Double($0) } ?? [0, 0]
  }

  /// The scale of the whole toggle.
  func scale() throws -> Double {
    try matches(#"data-part="toggle" transform="[^"]*scale\(([\d.]+)\)"#, in: text).first.flatMap {
      Double($0[0])
    } ?? 1
  }

  /// The colours of everything that is drawn, as `#rrggbb`.
  func colors() throws -> Set<String> {
    Set(try matches("(?:fill|stroke|flood-color)=\"(#[0-9a-f]{6})\"", in: text).map { $0[0] })
  }

  private func numbers(of attributes: String) throws -> [String: Double] {
    try matches("([-\\w]+)=\"([-\\d.]+)\"", in: attributes).reduce(into: [:]) { $0[$1[0]] = Double($1[1]) }
  }
}

/// What the groups of an expression match, for each place where it does.
func matches(_ pattern: String, in text: String) throws -> [[String]] {
  let expression = try NSRegularExpression(pattern: pattern)
  let whole = text as NSString
  return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).map { match in
    (1..<match.numberOfRanges).map { group in
      let range = match.range(at: group)
      return range.location == NSNotFound ? "" : whole.substring(with: range)
    }
  }
}

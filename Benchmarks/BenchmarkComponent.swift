import MillworkSource
import MillworkTemplate

/// The data of the benchmark: the same as in Peers/peer_data.py.
struct BenchmarkComponent {
  struct Property {
    let name: String
    let type: String
    let isBinding: Bool
    let value: String
  }

  let name: String
  let summary: String
  let isPublic: Bool
  let style: String
  let properties: [Property]

  static func make(_ count: Int) -> [BenchmarkComponent] {
    let kinds = ["Bool", "Double", "String", "Color", "CGFloat", "Int"]
    return (0..<count).map { index in
      BenchmarkComponent(
        name: "Component\(index)", summary: "  Draws the control number \(index) in its own colours.  ",
        isPublic: index % 3 != 0, style: index % 2 == 0 ? "Switch" : "Checkbox",
        properties: kinds.enumerated().map { position, kind in
          Property(
            name: "\(kind.lowercased())Value\(position)", type: kind, isBinding: position % 3 == 0,
            value: "default\(position)")
        })
    }
  }

  /// The components as the value of a document: every text has its place.
  static func context(_ components: [BenchmarkComponent], _ sources: inout SourceSet) -> Value {
    var bytes: [UInt8] = []
    let id = SourceID(rawValue: UInt32(sources.files.count))
    func text(_ string: String) -> Value {
      let start = bytes.count
      bytes.append(contentsOf: string.utf8)
      return .utf8(Array(string.utf8), origin: Span(source: id, range: start..<bytes.count), isExact: true)
    }
    let values = components.map { component in
      let start = bytes.count
      let value: KeyValuePairs<String, Value> = [
        "name": text(component.name), "summary": text(component.summary),
        "isPublic": .bool(component.isPublic),
        "style": text(component.style),
        "properties": .array(
          component.properties.map { property in
            let start = bytes.count
            let value: KeyValuePairs<String, Value> = [
              "name": text(property.name), "type": text(property.type),
              "isBinding": .bool(property.isBinding),
              "value": text(property.value),
            ]
            return .dictionary(value, origin: Span(source: id, range: start..<bytes.count))
          }),
      ]
      return Value.dictionary(value, origin: Span(source: id, range: start..<bytes.count))
    }
    _ = sources.add(name: "data", bytes: bytes)
    return .dictionary(["components": .array(values)])
  }

  /// The text that the templates make, written by hand: the limit of what an engine can reach.
  static func written(_ components: [BenchmarkComponent]) -> [UInt8] {
    var text: [UInt8] = []
    func add(_ part: String) { text.append(contentsOf: part.utf8) }
    func add(lowercased part: String) {
      for byte in part.utf8 { text.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) }
    }
    func add(uppercased part: String) {
      for byte in part.utf8 { text.append(byte >= 0x61 && byte <= 0x7A ? byte & 0xDF : byte) }
    }
    func add(trimmed part: String) {
      let bytes = part.utf8.drop { $0 == 0x20 }
      text.append(contentsOf: bytes)
      while text.last == 0x20 { text.removeLast() }
    }
    add("// Generated. Do not edit.\nimport SwiftUI\n\n")
    for component in components {
      add("/// ")
      add(trimmed: component.summary)
      add("\n///\n/// This is ")
      add(component.name)
      add(", a ")
      add(lowercased: component.style)
      add(".\n")
      add(component.isPublic ? "public struct " : "struct ")
      add(component.name)
      add(": View {\n  @Environment(\\.isEnabled) private var isEnabled\n")
      add("  @Environment(\\.layoutDirection) private var layoutDirection\n\n")
      for property in component.properties {
        if property.isBinding {
          add("  /// The bound value ")
          add(property.name)
          add(" of ")
          add(component.name)
          add(".\n  @Binding var ")
          add(property.name)
          add(": ")
          add(property.type)
          add("\n")
        } else {
          add("  /// The value ")
          add(property.name)
          add(", by default ")
          add(uppercased: property.value)
          add(".\n  var ")
          add(property.name)
          add(": ")
          add(property.type)
          add(" = .")
          add(property.value)
          add("\n")
        }
      }
      add("\n  var body: some View {\n    ")
      add(component.style)
      add("(name: \"")
      add(lowercased: component.name)
      add("\") {\n")
      for property in component.properties {
        add("      row(title: \"")
        add(property.name)
        add("\", value: ")
        add(property.name)
        add(", type: ")
        add(property.type)
        add(".self)\n")
      }
      add("    }\n    .opacity(isEnabled ? 1 : 0.4)\n    .accessibilityElement(children: .combine)\n")
      add("    .accessibilityLabel(\"")
      add(trimmed: component.summary)
      add("\")\n  }\n}\n\n")
    }
    return text
  }
}

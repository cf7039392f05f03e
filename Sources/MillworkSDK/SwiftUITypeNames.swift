extension InterfaceModules {
  /// The names of SwiftUI's types, read once from the lines of its interface that declare one at the outermost level.
  package static let swiftUITypeNames = typeNames(of: "SwiftUI")

  /// The module of a type that SwiftUI brings along on some platforms only, `nil` for other types.
  package static func platformModule(of type: String) -> InterfaceModule? {
    platformTypes.first { $0.names.contains(type) }?.module
  }

  private static let platformTypes = ["UIKit", "AppKit", "WatchKit"].compactMap { name in
    all.first { $0.name == name }.map { (module: $0, names: typeNames(of: name)) }
  }

  private static func typeNames(of module: String) -> Set<String> {
    let text = Array((all.first { $0.name == module }?.text ?? "").utf8)
    let keywords = ["struct", "class", "enum", "protocol"].map { Array($0.utf8) }
    var names: Set<String> = []
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: " ") {
      let words = line.split { !isWordPart($0) }
      guard words.contains(where: { $0.elementsEqual("public".utf8) || $0.elementsEqual("open".utf8) }),
        let keyword = words.firstIndex(where: { word in keywords.contains { word.elementsEqual($0) } }),
        keyword + 1 < words.count
      else { continue }
      names.insert(String(decoding: words[keyword + 1], as: UTF8.self))
    }
    return names
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// A declaration as the compiler knows it, in the checked code or anywhere else.
struct Symbol: Hashable {
  /// What a symbol declares; the numbers are the index store's. Others are read as ``other``.
  enum Kind: UInt64 {
    case other = 0
    case enumeration = 5
    case structure = 6
    case `class` = 7
    case `protocol` = 8
    case `extension` = 9
    case typeAlias = 11
    case function = 12
    case instanceMethod = 16
    case staticMethod = 18
    case instanceProperty = 19
    case staticProperty = 21
    case initializer = 22
    case parameter = 25
  }

  /// What it declares.
  let kind: Kind
  /// Its name with argument labels, such as `sheet(isPresented:onDismiss:content:)`.
  let name: String
  /// The compiler's name for it (its USR), which holds module, type and kind, such as `s:7SwiftUI14ToolbarContentP`.
  let usr: String
  /// Its module and the type in it that it belongs to or is, where SwiftUI declares it.
  let owner: String?

  /// A symbol of the given parts.
  init(kind: Kind, name: String, usr: String) {
    self.kind = kind
    self.name = name
    self.usr = usr
    owner = Self.swiftUIType(of: usr)
  }

  /// The name without its argument labels.
  var baseName: Substring { name.prefix { $0 != "(" } }

  /// Whether it is a type that SwiftUI declares under one of the names.
  func isType(_ names: Set<String>) -> Bool {
    switch kind {
    case .structure, .enumeration, .class, .protocol: owner == name && names.contains(name)
    default: false
    }
  }

  /// Whether it is a member of SwiftUI's `type` with one of the base names.
  func isMember(of type: String, _ names: Set<String>) -> Bool {
    owner == type && name != type && names.contains(String(baseName))
  }

  /// Reads `s:7SwiftUI` and the name of the type behind it. A member that another module adds is not SwiftUI's.
  private static func swiftUIType(of usr: String) -> String? {
    let bytes = Array(usr.utf8)
    for prefix in ["s:7SwiftUI", "s:11SwiftUICore"] where bytes.starts(with: prefix.utf8) {
      var index = prefix.utf8.count
      guard let type = identifier(bytes, &index), index < bytes.count else { return nil }
      var next = index + 1
      if identifier(bytes, &next) != nil, next < bytes.count, bytes[next] == UInt8(ascii: "E") { return nil }
      return type
    }
    return nil
  }

  /// Reads a length and as many bytes.
  private static func identifier(_ bytes: [UInt8], _ index: inout Int) -> String? {
    var count = 0
    var end = index
    while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]), end - index < 4 {
      count = count * 10 + Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    guard count > 0, end + count <= bytes.count else { return nil }
    index = end + count
    return String(decoding: bytes[end..<index], as: UTF8.self)
  }
}

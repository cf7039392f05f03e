import MillworkDocument
import MillworkSDK
import MillworkSource

/// Makes a ``PackageOutline`` of the compiler's typed tree of a `Package.swift` and its tokens: the tree says what is what and
/// where it begins, the tokens where it ends and where brackets and commas stand.
///
/// A node's `range` ends at the start of its last token. Arguments that are left out stand in the tree as
/// `default_argument_expr`.
struct PackageOutlineReader {
  private let text: [UInt8]
  private let tokens: [CodeTokens.Token]
  /// The number of the token that begins at a byte.
  private let tokenAt: [Int: Int]
  /// The number of the token that ends at a byte.
  private let tokenEnding: [Int: Int]
  /// The number of the bracket that belongs to the one with this number.
  private let partners: [Int: Int]

  /// A reader of this text.
  init(_ text: [UInt8]) {
    self.text = text
    tokens = CodeTokens(text).tokens
    tokenAt = Dictionary(tokens.enumerated().map { ($1.range.lowerBound, $0) }) { first, _ in first }
    tokenEnding = Dictionary(tokens.enumerated().map { ($1.range.upperBound, $0) }) { first, _ in first }
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .open {
        open.append(index)
      } else if token.kind == .close, let start = open.popLast() {
        partners[start] = index
        partners[index] = start
      }
    }
    self.partners = partners
  }

  /// The outline, where the file makes one package in one call.
  func outline(of tree: Node, toolsVersion: OSVersion) -> PackageOutline? {
    var found: [PackageOutline.Call] = []
    var statements: Int?
    for item in tree["items"].map({ Array($0.items) }) ?? [] where item.isKind("top_level_code_decl") {
      for element in item["body"]?["elements"].map({ Array($0.items) }) ?? [] {
        guard element.isKind("pattern_binding_decl") else {
          statements = statements ?? element.start ?? item.start
          continue
        }
        for entry in element["pattern_entries"].map({ Array($0.items) }) ?? [] {
          guard let value = entry["original_init"], value["type"]?.string == Self.packageType else {
            continue
          }
          guard let expression = expression(value), case .call(let call) = expression.kind else { return nil }
          found.append(call)
        }
      }
    }
    guard found.count == 1 else { return nil }
    let condition = SwiftDirectives(text).all.first.map { PackageOutline.Doubt.conditions($0.start) }
    return PackageOutline(
      toolsVersion: toolsVersion, package: found[0],
      doubt: condition ?? statements.map { .statements($0) })
  }

  /// The mangled name of `PackageDescription.Package`.
  private static let packageType = "$s18PackageDescription0A0CD"
  /// How the names of what PackageDescription declares begin.
  private static let modulePrefix = "s:18PackageDescription"

  private func expression(_ node: Node) -> PackageOutline.Expression? {
    // The compiler's own conversions have the same place as what they convert.
    if node.isKind("inject_into_optional"), let inner = node["sub_expr"] { return expression(inner) }
    guard let start = node.start, let last = node["range"]?["end"].flatMap(\.number),
      let end = tokenAt[last].map({ tokens[$0].range.upperBound })
    else { return nil }
    let range = start..<end
    let kind: PackageOutline.Kind =
      switch node["_kind"]?.string {
      case "string_literal_expr": node["value"]?.string.map { .text($0) } ?? .other
      case "member_ref_expr", "dot_syntax_call_expr": member(node) ?? .other
      case "array_expr": array(node, range).map { .array($0) } ?? .other
      case "call_expr": call(node, range).map { .call($0) } ?? .other
      default: .other
      }
    return PackageOutline.Expression(kind: kind, range: range)
  }

  private func member(_ node: Node) -> PackageOutline.Kind? {
    let declaration = node["decl"] ?? node["fn"]?["decl"]
    return declaration?["base_name"]?.string.map { .member($0) }
  }

  private func array(_ node: Node, _ range: Range<Int>) -> PackageOutline.Items? {
    guard let open = tokenAt[range.lowerBound], let close = partners[open],
      tokens[close].range.upperBound == range.upperBound
    else { return nil }
    var items: [PackageOutline.Item] = []
    for element in node["elements"].map({ Array($0.items) }) ?? [] {
      guard let value = expression(element) else { return nil }
      items.append(item(nil, value.range.lowerBound, value))
    }
    return PackageOutline.Items(range: range, items: items)
  }

  private func call(_ node: Node, _ range: Range<Int>) -> PackageOutline.Call? {
    guard let function = node["fn"]?["fn"]?["decl"] ?? node["fn"]?["decl"],
      let name = function["base_name"]?.string,
      function["decl_usr"]?.string?.hasPrefix(Self.modulePrefix) == true,
      let close = tokenEnding[range.upperBound],
      let open = partners[close], tokens[open].range.lowerBound >= range.lowerBound
    else { return nil }
    var labels: [String] = []
    var items: [PackageOutline.Item] = []
    for argument in node["args"]?["args"].map({ Array($0.items) }) ?? [] {
      let label = argument["label"]?.string
      labels.append(label ?? "")
      guard let written = argument["expr"], !written.isKind("default_argument_expr") else { continue }
      guard let value = expression(written), var start = tokenAt[value.range.lowerBound] else { return nil }
      if label != nil {
        // The label and the colon stand before the value.
        start -= 2
        guard start > open else { return nil }
      }
      items.append(item(label, tokens[start].range.lowerBound, value))
    }
    let brackets = tokens[open].range.lowerBound..<range.upperBound
    return PackageOutline.Call(
      name: name, arguments: PackageOutline.Items(range: brackets, items: items), labels: labels)
  }

  private func item(_ label: String?, _ start: Int, _ value: PackageOutline.Expression) -> PackageOutline.Item
  {
    let next = tokenEnding[value.range.upperBound].map { $0 + 1 } ?? tokens.count
    let isComma = next < tokens.count && text[tokens[next].range].elementsEqual(",".utf8)
    let comma = isComma ? tokens[next].range.lowerBound : nil
    return PackageOutline.Item(
      label: label, range: start..<value.range.upperBound, comma: comma, value: value)
  }
}

extension PackageOutline {
  /// The version in a line such as `// swift-tools-version: 6.0`, the first one that is not blank.
  /// https://docs.swift.org/swiftpm/documentation/packagemanagerdocs/settingswifttoolsversion
  static func toolsVersion(in text: [UInt8]) -> OSVersion? {
    let line = text.drop { $0 <= 0x20 }.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    var rest = line.dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }
    let mark = Array("swift-tools-version:".utf8)
    guard line.starts(with: "//".utf8),
      rest.prefix(mark.count).map({ 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }) == mark
    else { return nil }
    rest = rest.dropFirst(mark.count).drop { $0 == 0x20 || $0 == 0x09 }
    let digits = rest.prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
    return OSVersion(String(decoding: digits, as: UTF8.self))
  }
}

extension Node {
  fileprivate func isKind(_ kind: String) -> Bool { self["_kind"]?.isString(kind) ?? false }
  /// The first byte of a node of the tree.
  fileprivate var start: Int? { self["range"]?["start"].flatMap(\.number) }
  fileprivate var number: Int? { if case .integer(let number) = value { number } else { nil } }
}

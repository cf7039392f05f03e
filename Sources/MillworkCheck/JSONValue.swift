import Foundation

/// A JSON value as the check needs it: the compiler's answers and messages, an asset catalogue's descriptions.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads `bytes`, or `nil` where they are not JSON.
  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
    else {
      return nil
    }
    self.init(foundation: value)
  }

  private init(foundation value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let flag as Bool: self = .bool(flag)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let list as [Any]: self = .array(list.map { JSONValue(foundation: $0) })
    case let object as [String: Any]: self = .object(object.mapValues { JSONValue(foundation: $0) })
    default: self = .null
    }
  }

  /// The member `key` of an object.
  package subscript(_ key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The text of a string.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The items of an array.
  package var items: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }
}

/// Names by which people look for the keys of a manifest: those of SwiftUI, of style sheets and of everyday speech.
enum OtherNames {
  /// The keys that `word` may stand for, the likeliest first. A mapping decides which of them it has.
  static func names(for word: String) -> [String] {
    let word = word.lowercased()
    return table.filter { $0.words.contains(word) }.map(\.name)
  }

  /// The words that stand for the key `name`, in lower case.
  static func words(for name: String) -> [String] { table.first { $0.name == name }?.words ?? [] }

  /// All such words.
  static var words: [String] { table.flatMap(\.words) }

  /// Whether a key is a field's name in the other number, its last word, such as `action` of `primaryAction`, or a name
  /// that ends with it, such as `systemImage` with `image`.
  static func isForm(of name: String, _ key: String) -> Bool {
    name == key + "s" || name + "s" == key || isLastWord(key, of: name) || isLastWord(name, of: key)
  }

  private static func isLastWord(_ word: String, of name: String) -> Bool {
    name.hasSuffix(word.prefix(1).uppercased() + word.dropFirst())
  }

  /// The keys, each with its other names in lower case.
  private static let table: [(name: String, words: [String])] = [
    ("accessibility", ["a11y", "accessibilitylabel", "accessibilityhint", "accessibilityidentifier"]),
    ("action", ["callback", "handler", "onclick", "onpress", "onselect", "ontap", "perform", "run"]),
    ("animation", ["transition"]),
    ("answer", ["title"]),
    ("answers", ["actions", "buttons", "choices"]),
    ("border", ["line", "outline", "stroke"]),
    ("button", ["title"]),
    ("color", ["colour", "fill", "foreground", "foregroundcolor", "foregroundstyle", "tint"]),
    ("confirm", ["ask", "confirmation"]),
    ("corner", ["borderradius", "cornerradius", "radius", "rounding"]),
    ("default", ["defaultvalue", "initial", "value"]),
    ("destination", ["address", "href", "url"]),
    ("disabled", ["enabled", "isdisabled", "isenabled"]),
    ("dynamicType", ["scaling"]),
    ("font", ["textstyle", "typography"]),
    ("haptics", ["feedback", "sensoryfeedback"]),
    ("help", ["tooltip"]),
    ("hitArea", ["touchtarget"]),
    ("image", ["glyph", "icon", "picture", "sfsymbol", "symbol", "symbolname", "systemicon", "systemname"]),
    ("inset", ["insets", "margin", "padding"]),
    ("isOn", ["binding", "checked", "value"]),
    ("item", ["content", "url", "value"]),
    ("items", ["buttons", "children", "content", "contents", "controls", "elements", "entries"]),
    ("label", ["text", "title"]),
    ("link", ["title"]),
    ("menu", ["title"]),
    ("message", ["body", "detail", "text"]),
    ("off", ["inactive", "offcolor", "offcolour", "unchecked", "unselected"]),
    ("on", ["active", "checked", "color", "colour", "fill", "oncolor", "oncolour", "selected"]),
    ("opacity", ["alpha"]),
    ("option", ["title"]),
    ("options", ["cases", "choices", "items", "values"]),
    ("padding", ["inset", "insets", "margin"]),
    ("parameters", ["arguments", "inputs", "params", "properties"]),
    ("picker", ["title"]),
    ("placement", ["location", "position"]),
    ("platforms", ["deploymenttargets", "os", "targets"]),
    ("radius", ["blur"]),
    ("section", ["title"]),
    ("selection", ["binding", "selected", "value"]),
    ("shareLink", ["title"]),
    ("shortcut", ["hotkey", "keys"]),
    ("size", ["diameter", "height", "width"]),
    ("spacing", ["gap"]),
    ("summary", ["comment", "description", "doc", "docs", "documentation"]),
    ("text", ["binding", "query"]),
    ("tint", ["accent", "accentcolor", "color", "colour", "foreground", "foregroundcolor"]),
    ("toggle", ["title"]),
    ("toggleStyles", ["styles", "toggles"]),
    ("toolbarContent", ["toolbar", "toolbaritems", "toolbars"]),
    ("value", ["tag"]),
    ("variant", ["kind", "style", "type"]),
    ("visible", ["condition", "hidden", "if", "ishidden", "isvisible", "shown", "when"]),
  ]
}

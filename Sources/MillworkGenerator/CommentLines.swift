import MillworkManifest
import MillworkSource
import MillworkTemplate

/// A documentation comment from the manifest, a value for each line; empty lines stay empty. Lines are broken at the line width,
/// of which `prefix` columns are taken by what stands before the text, at so many levels of indentation.
func summaryLines(
  _ summary: PlainText?, _ settings: Settings, prefix: Int = "/// ".utf8.count, indented levels: Int = 0
) -> Value {
  guard let summary else { return .array([]) }
  let width = settings.commentWidth(prefix: prefix, indented: levels)
  var lines: [String] = []
  var isCode = false
  for line in summary.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
    let text = String(printable(line).reversed().drop { $0 == " " }.reversed())
    if text.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
    lines += isCode ? [text] : broken(text, at: width)
  }
  let end = lines.lastIndex { !$0.isEmpty } ?? -1
  return .array(lines[...end].map { .string($0, origin: summary.span) }, origin: summary.span)
}

/// A text of Millwork's own as a documentation comment, likewise.
func prose(_ text: String, _ settings: Settings, indented levels: Int = 0) -> Value {
  let width = settings.commentWidth(prefix: "/// ".utf8.count, indented: levels)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
    broken(String($0), at: width)
  }
  return .array(lines.map { .string($0) })
}

/// A line of Markdown in lines of at most `width` columns, as far as its words allow. What goes on is indented as the line is; a list's
/// item by two columns more. Code and tables stay as they are.
private func broken(_ line: String, at width: Int) -> [String] {
  let indentation = line.prefix { $0 == " " }
  let text = line.dropFirst(indentation.count)
  guard line.count > width, indentation.count < 4, text.first != "|" else { return [line] }
  let isItem = text.hasPrefix("- ") || text.hasPrefix("* ")
  let next = indentation + (isItem ? "  " : "")
  var lines: [String] = []
  var last = String(indentation)
  var isEmpty = true
  for word in text.split(separator: " ") {
    if !isEmpty, last.count + 1 + word.count > width {
      lines.append(last)
      last = String(next)
      isEmpty = true
    }
    last += (isEmpty ? "" : " ") + word
    isEmpty = false
  }
  return lines + [last]
}

extension Settings {
  /// The columns that a comment's text may take.
  fileprivate func commentWidth(prefix: Int, indented levels: Int) -> Int {
    lineWidth - (levels + (guardsImport ? 1 : 0)) * indentation - prefix
  }
}

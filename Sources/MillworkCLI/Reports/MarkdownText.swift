/// Pages that are written in Markdown, as a terminal shows them.
enum MarkdownText {
  /// `text` without the marks of headings, emphasis, links and code blocks; a code block is indented. A link to a code's section
  /// becomes the command that prints it, and one to another page the page's name.
  static func plain(_ text: String) -> String {
    var lines: [String] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        lines.append(line.isEmpty ? "" : "    \(line)")
      } else {
        lines.append(linked(line.hasPrefix("#") ? line.drop { $0 == "#" || $0 == " " } : line))
      }
    }
    return lines.joined(separator: "\n").split(separator: "**", omittingEmptySubsequences: false).joined()
  }

  private static func linked(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let open = rest.firstIndex(of: "["),
      let middle = rest[open...].firstIndex(of: "]"), rest[middle...].dropFirst().first == "(",
      let close = rest[middle...].firstIndex(of: ")")
    {
      let text = rest[rest.index(after: open)..<middle]
      let target = rest[rest.index(middle, offsetBy: 2)..<close]
      result += rest[..<open] + link(text, to: target)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func link(_ text: Substring, to target: Substring) -> String {
    if target.hasPrefix("#") { return "\(text) (`millwork explain \(target.dropFirst())`)" }
    if target.contains("://") { return text == target ? String(text) : "\(text) (\(target))" }
    let page = "docs/\(target) of Millwork's package"
    return text == target ? page : "\(text) (\(page))"
  }
}

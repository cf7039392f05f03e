import MillworkTemplate
import MillworkTestSupport
import Testing

/// The examples of docs/templates.md and docs/template-differences.md: a `json` block is data, a `stencil` block a
/// template (its words `lenient` and `nothing`, `whitespace`, `newline` are options), the `text` block after it what comes
/// of it. The data of a section holds until the next `json` block or heading.
@Suite struct DocumentationTests {
  static let pages = goldenCases(in: "../../docs", suffix: ".md").filter {
    ["templates", "template-differences"].contains($0.name)
  }

  @Test(arguments: pages)
  func examples(_ page: GoldenCase) throws {
    page.expect(Self.rewritten(String(decoding: try page.input(), as: UTF8.self)), in: ".md")
  }

  @Test func everyFilterAndTagHasAnExample() throws {
    let golden = try #require(Self.pages.first { $0.name == "templates" })
    let page = String(decoding: try golden.input(), as: UTF8.self)
    let examples = Self.blocks(page).filter { $0.info.hasPrefix("stencil") }.map(\.text).joined(
      separator: "\n")
    #expect(Self.pages.count == 2)
    for filter in FilterSet.builtIn.names {
      #expect(examples.contains("|" + filter), "filter \(filter)")
    }
    for tag in TemplateEngine.builtInTags where tag != "now" {
      #expect(examples.contains("{% " + tag) || examples.contains("{%- " + tag), "tag \(tag)")
    }
  }

  private struct Block {
    let info: String
    var text: String
    /// The line of the opening fence.
    let line: Int
  }

  private static func blocks(_ page: String) -> [Block] {
    var blocks: [Block] = []
    var open: (info: String, lines: [Substring], line: Int)?
    for (number, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(info: block.info, text: block.lines.joined(separator: "\n"), line: block.line))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [], number)
        }
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("#") {
        blocks.append(Block(info: "json", text: "{}", line: number))
      }
    }
    return blocks
  }

  /// The page with the results that the engine gives now.
  private static func rewritten(_ page: String) -> String {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var data = "{}"
    var pending: String?
    var replacements: [(line: Int, text: String)] = []
    for block in blocks(page) {
      switch block.info.split(separator: " ").first {
      case "json": data = block.text
      case "stencil": pending = result(block, data)
      case "text":
        if let text = pending { replacements.append((block.line, text)) }
        pending = nil
      default: break
      }
    }
    for (line, text) in replacements.reversed() {
      guard let end = lines[(line + 1)...].firstIndex(where: { $0.hasPrefix("```") }) else { continue }
      lines.replaceSubrange(
        line + 1..<end, with: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
    return lines.joined(separator: "\n")
  }

  private static func result(_ block: Block, _ data: String) -> String {
    let words = block.info.split(separator: " ").dropFirst().map(String.init)
    let trim = words.first { TemplateOptions.Trim(rawValue: $0) != nil } ?? "smart"
    let undefined = words.contains("lenient") ? "lenient" : "strict"
    let files =
      words.contains("part") ? "--- file part.stencil\n\(part)\n--- file layout.stencil\n\(layout)\n" : ""
    let text =
      "--- options\ntrim: \(trim)\nundefined: \(undefined)\n--- data\n\(data)\n\(files)--- template\n\(block.text)\n"
    let result = TemplateCase(TemplateCase(text).run())
    return result["diagnostics"] ?? result["output"] ?? ""
  }

  private static let part = "{% macro badge text %}[{{ text }}]{% endmacro %}\n<{{ title }}>"
  private static let layout = "begin\n{% block body %}\n  plain\n{% endblock %}\nend"
}

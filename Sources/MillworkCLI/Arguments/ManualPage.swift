/// The manual page of the tool, in the language of man(7), made of the same specifications as `--help`.
struct ManualPage {
  private let commands: [CommandSpec]

  /// The page about `commands`.
  init(_ commands: [CommandSpec]) { self.commands = commands }

  /// The page. It says nothing of a date or version, so that it changes only with the commands.
  var text: String {
    var page = Page()
    page.line(".TH MILLWORK 1 \"\" \"Millwork\" \"Millwork Manual\"")
    page.section("NAME")
    page.line("millwork \\- \(Page.escaped(HelpText.tagline))")
    page.section("SYNOPSIS")
    page.line(".B millwork")
    page.line(".RI [ COMMAND ]\n.RI [ ARGUMENT \\&...]\n.RI [ FLAG \\&...]")
    page.section("DESCRIPTION")
    page.paragraph(HelpText.introduction)
    page.paragraph(HelpText.withoutArguments)
    page.paragraph(HelpText.streams)
    page.section("COMMANDS")
    for command in commands { add(command, to: &page) }
    page.section("FLAGS OF EVERY COMMAND")
    for flag in CommandSpec.sharedFlags { page.item(flag.synopsis, flag.words + ".") }
    page.section("EXIT STATUS")
    for code in ExitCode.allCases { page.item(String(code.rawValue), code.words + ".") }
    page.section("ENVIRONMENT")
    for (name, words) in HelpText.variables { page.item(name, words + ".") }
    page.section("FILES")
    for (name, words) in HelpText.files { page.item(name, words + ".") }
    return page.text
  }

  private func add(_ command: CommandSpec, to page: inout Page) {
    page.line(".SS \(Page.escaped(command.usage))")
    page.paragraph(command.summary + ".")
    for flag in command.flags { page.item(flag.synopsis, flag.words + ".") }
    page.line(".PP\nExamples:")
    for example in command.examples {
      page.line(".PP\n.RS 4\n.nf\n.B \(Page.argument(example.line))\n.fi\n.RE")
      page.line(".RS 8\n\(Page.escaped(example.words))\n.RE")
    }
  }
}

/// Lines of man(7).
private struct Page {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func section(_ title: String) { line(".SH \(title)") }

  mutating func paragraph(_ words: String) { line(".PP\n\(Self.escaped(words))") }

  mutating func item(_ head: String, _ words: String) {
    line(".TP\n.B \(Self.argument(head))\n\(Self.escaped(words))")
  }

  /// A text that is the one argument of a request.
  static func argument(_ text: String) -> String { "\"\(escaped(text, quotes: "\\(dq"))\"" }

  /// A text that stands for itself wherever it begins a line: what man(7) reads as its own is escaped, and what is no
  /// ASCII is named, so that every formatter reads it in every locale.
  static func escaped(_ text: String, quotes: String = "\"") -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += result.isEmpty || result.hasSuffix("\n") ? "\\&\\(aq" : "\\(aq"
      case "`": result += "\\(ga"
      case "\"": result += quotes
      case "." where result.isEmpty || result.hasSuffix("\n"): result += "\\&."
      case "…": result += "..."
      case "’": result += "\\(cq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "\\[u\(String(scalar.value, radix: 16, uppercase: true))]"
      }
    }
    return result
  }
}

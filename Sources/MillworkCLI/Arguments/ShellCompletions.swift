/// The shells that completions are made for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// A script that completes verbs, flags, the values of flags, and the words that commands take; everything else is
  /// completed as a file. The flags of every command are offered in front of the verb, too.
  func script(for commands: [CommandSpec]) -> String {
    switch self {
    case .bash: Self.bash(commands)
    case .zsh: Self.zsh(commands)
    case .fish: Self.fish(commands)
    }
  }

  private static func joined(_ words: [String]) -> String { words.joined(separator: " ") }

  private static let leading = joined(["--help", "--version"] + Console.flags.map(\.name))

  /// The names of all flags of the commands that take a value, as alternatives of a shell's `case`.
  private static func valued(_ commands: [CommandSpec]) -> String {
    Set(commands.flatMap(\.allFlags).filter { $0.value != nil }.map(\.name)).sorted().joined(separator: "|")
  }

  private static func bash(_ commands: [CommandSpec]) -> String {
    let takingFiles = commands.filter { $0.operandWords?.takesFiles == true }.map(\.name)
      .joined(separator: "|*:")
    var text = """
      # Completions of millwork for bash. Put this into a file of ~/.local/share/bash-completion/completions.
      _millwork() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"
        local verb="" place=0 index ends="" flags="" first="" later="" words="" part=""
        for ((index = 1; index < COMP_CWORD; index++)); do
          case "$ends${COMP_WORDS[index]}" in
            --) ends="operand " ;;
            \(valued(commands)))
              index=$((index + 1))
              # The shell parts words at this sign.
              if [ "${COMP_WORDS[index]}" = "=" ]; then index=$((index + 1)); fi ;;
            -?*) ;;
            *) if [ -z "$verb" ]; then verb="${COMP_WORDS[index]}"; else place=$((place + 1)); fi ;;
          esac
        done
        case "$ends$word" in
          =) word="" ;;
          --*=*) before="${word%%=*}" part="${word%%=*}=" word="${word#*=}" ;;
          *) if [ "$before" = "=" ]; then before="${COMP_WORDS[COMP_CWORD - 2]}"; fi ;;
        esac
        if [ -n "$ends" ]; then before=""; fi
        case "$verb:$before" in

      """
    for flag in Console.flags where flag.value != nil {
      text += "    :\(flag.name)) words=\"\(joined(flag.offered))\" ;;\n"
    }
    for command in commands {
      for flag in command.allFlags where flag.value != nil {
        let action =
          flag.offered.isEmpty ? "compopt -o default; return" : "words=\"\(joined(flag.offered))\""
        let list = flag.takesList ? "; part=\"$part${word%\"${word##*,}\"}\" word=\"${word##*,}\"" : ""
        text += "    \(command.name):\(flag.name)) \(action)\(list) ;;\n"
      }
    }
    text += """
          *)
          case "$verb" in
            "") flags="\(leading)" first="\(joined(commands.map(\.name)))" ;;

      """
    for command in commands {
      text += "        \(command.name)) flags=\"\(joined(command.allFlags.map(\.name)))\""
      text += " first=\"\(joined(command.firstWords))\" later=\"\(joined(command.laterWords))\" ;;\n"
    }
    text += """
          esac
          words="$first"
          if [ "$place" -gt 0 ]; then words="$later"; fi
          if [ -z "$ends" ] && [ "${word#-}" != "$word" ]; then words="$flags"; fi
          ;;
        esac
        COMPREPLY=($(compgen -P "$part" -W "$words" -- "$word"))
        # Readline looks for files where no word fits.
        case "$words:$verb" in :*|*:\(takingFiles)) compopt -o default ;; esac
      }
      complete -F _millwork millwork

      """
    return text
  }

  private static func zsh(_ commands: [CommandSpec]) -> String {
    var text = """
      #compdef millwork
      # Completions of millwork for zsh. Put this into a file _millwork in a folder of $fpath.
      _millwork() {
        local -a verbs
        verbs=(

      """
    for command in commands { text += "    '\(command.name):\(quoted(command.summary))'\n" }
    let values = Console.flags.filter { $0.value != nil }
    text += """
        )
        local -i index=2
        while [[ $words[index] == -?* ]] && (( index < CURRENT )); do
          case "$words[index]" in \(values.map(\.name).joined(separator: "|"))) (( index++ )) ;; esac
          (( index++ ))
        done
        if (( CURRENT <= index )); then
          case "$words[CURRENT-1]" in

      """
    for flag in values { text += "      \(flag.name)) compadd -- \(joined(flag.offered)); return ;;\n" }
    text += """
          esac
          case "$words[CURRENT]" in

      """
    for flag in values {
      text += "      \(flag.name)=*) compset -P '*='; compadd -- \(joined(flag.offered)); return ;;\n"
    }
    text += """
          esac
          if [[ $words[CURRENT] == -* ]]; then compadd -- \(leading); else _describe 'command' verbs; fi
          return
        fi
        local verb="$words[index]"
        shift $(( index - 1 )) words
        (( CURRENT -= index - 1 ))
        case "$verb" in

      """
    for command in commands {
      text += "    \(command.name))\n      _arguments -S"
      for flag in command.allFlags {
        let star = flag.isRepeatable ? "*" : ""
        let summary = quoted(bracketed(flag.summary))
        let value =
          flag.value.map { name in
            let words = joined(flag.offered)
            let action =
              words.isEmpty ? "_files" : flag.takesList ? "{_values -s , \(name) \(words)}" : "(\(words))"
            return ":\(name):\(action)"
          } ?? ""
        // The value stands behind `=`, or is the next word.
        let sign = !value.isEmpty && flag.name.hasPrefix("--") ? "=" : ""
        text += " \\\n        '\(star)\(flag.name)\(sign)[\(summary)]\(value)'"
      }
      if !command.firstWords.isEmpty {
        let words = joined(command.firstWords)
        text += " \\\n        '1:word:"
        text += command.operandWords?.takesFiles == true ? "{compadd -- \(words); _files}'" : "(\(words))'"
      }
      text += " \\\n        '*:"
      text += command.laterWords.isEmpty ? "file:_files'\n" : "word:(\(joined(command.laterWords)))'\n"
      text += "      ;;\n"
    }
    text += """
        esac
      }
      _millwork "$@"

      """
    return text
  }

  private static func fish(_ commands: [CommandSpec]) -> String {
    var text =
      "# Completions of millwork for fish. Put this into ~/.config/fish/completions/millwork.fish.\n"
    for command in commands {
      text +=
        "complete -c millwork -n __fish_use_subcommand -f -a \(command.name) -d '\(quoted(command.summary))'\n"
    }
    for flag in Console.flags { text += fish(flag, where: "__fish_use_subcommand") }
    for command in commands {
      let isSeen = "__fish_seen_subcommand_from \(command.name)"
      if !command.firstWords.isEmpty {
        let words = joined(command.firstWords)
        // Where more words follow, the first is there only once.
        let isFirst = command.choices.isEmpty ? "" : "; and not __fish_seen_subcommand_from \(words)"
        let files = command.operandWords?.takesFiles == true ? "" : " -f"
        text += "complete -c millwork -n '\(isSeen)\(isFirst)'\(files) -a '\(words)'\n"
        if !command.laterWords.isEmpty {
          text +=
            "complete -c millwork -n '\(isSeen); and __fish_seen_subcommand_from \(words)' -f"
            + " -a '\(joined(command.laterWords))'\n"
        }
      }
      for flag in command.allFlags { text += fish(flag, where: isSeen) }
    }
    return text
  }

  private static func fish(_ flag: FlagSpec, where condition: String) -> String {
    let words = joined(flag.offered)
    let offered = flag.takesList ? #"(__fish_complete_list , "string join \n \#(words)")"# : words
    let takes = flag.value == nil ? "" : words.isEmpty ? " -r -F" : " -x -a '\(offered)'"
    return "complete -c millwork -n '\(condition)'"
      + " \(flag.name.hasPrefix("--") ? "-l \(flag.name.dropFirst(2))" : "-s \(flag.name.dropFirst())")"
      + "\(takes) -d '\(quoted(flag.summary))'\n"
  }

  /// Text inside of single quotes, as bash and zsh read it; fish has no other way either.
  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "’")
  }

  /// Text inside of brackets, colons escaped, as zsh's `_arguments` reads it.
  private static func bracketed(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
  }
}

extension CommandSpec {
  /// What a shell offers for the first positional argument.
  fileprivate var firstWords: [String] { choices.isEmpty ? operandWords?.first() ?? [] : choices }
  /// What it offers for the others.
  fileprivate var laterWords: [String] { operandWords?.later() ?? [] }
}

/// The shells that completions are made for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// A script that completes verbs, flags and the values of flags; everything else is completed as a file.
  func script(for commands: [CommandSpec]) -> String {
    switch self {
    case .bash: Self.bash(commands)
    case .zsh: Self.zsh(commands)
    case .fish: Self.fish(commands)
    }
  }

  private static func bash(_ commands: [CommandSpec]) -> String {
    var text = """
      # Completions of millwork for bash. Put this into a file of ~/.local/share/bash-completion/completions.
      _millwork() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}" words="" choices=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " ")) --help --version" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}:$before" in

      """
    for command in commands {
      for flag in command.allFlags where flag.value != nil {
        let values = flag.choices.isEmpty ? "" : "words=\"\(flag.choices.joined(separator: " "))\""
        text += "    \(command.name):\(flag.name)) \(values.isEmpty ? "" : values + " ")"
        text += values.isEmpty ? "compopt -o default; return ;;\n" : ";;\n"
      }
    }
    text += "    *)\n      case \"${COMP_WORDS[1]}\" in\n"
    for command in commands {
      let flags = command.allFlags.map(\.name).joined(separator: " ")
      text += "        \(command.name)) words=\"\(flags)\""
      text +=
        command.choices.isEmpty ? " ;;\n" : " choices=\"\(command.choices.joined(separator: " "))\" ;;\n"
    }
    text += """
          esac
          if [ "${word#-}" = "$word" ]; then
            if [ "$COMP_CWORD" -gt 2 ] || [ -z "$choices" ]; then
              compopt -o default
              return
            fi
            words="$choices"
          fi
          ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
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
    text += """
        )
        if (( CURRENT == 2 )); then
          _describe 'command' verbs
          return
        fi
        local verb="$words[2]"
        shift words
        (( CURRENT-- ))
        case "$verb" in

      """
    for command in commands {
      text += "    \(command.name))\n      _arguments"
      for flag in command.allFlags {
        let star = flag.isRepeatable ? "*" : ""
        let summary = quoted(bracketed(flag.summary))
        let value =
          flag.value.map { name in
            flag.choices.isEmpty ? ":\(name):_files" : ":\(name):(\(flag.choices.joined(separator: " ")))"
          } ?? ""
        text += " \\\n        '\(star)\(flag.name)[\(summary)]\(value)'"
      }
      if !command.choices.isEmpty {
        text += " \\\n        '1:word:(\(command.choices.joined(separator: " ")))'"
      }
      text += " \\\n        '*:file:_files'\n      ;;\n"
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
    for command in commands {
      if !command.choices.isEmpty {
        text +=
          "complete -c millwork -n '__fish_seen_subcommand_from \(command.name)' -f"
          + " -a '\(command.choices.joined(separator: " "))'\n"
      }
      for flag in command.allFlags {
        let takes =
          flag.value == nil
          ? "" : flag.choices.isEmpty ? " -r -F" : " -x -a '\(flag.choices.joined(separator: " "))'"
        text +=
          "complete -c millwork -n '__fish_seen_subcommand_from \(command.name)'"
          + " \(flag.name.hasPrefix("--") ? "-l \(flag.name.dropFirst(2))" : "-s \(flag.name.dropFirst())")"
          + "\(takes) -d '\(quoted(flag.summary))'\n"
      }
    }
    return text
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

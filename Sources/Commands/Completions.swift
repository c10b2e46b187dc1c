import Host
import Language
import Reporting

extension VerbRow {
  /// `sbar completions`
  static let completions = VerbRow(
    "print what a shell needs to complete command lines",
    operands: "bash|zsh|fish", completes: .words { Shell.allCases.map { $0.rawValue } },
    readsSettings: false,
    details: [
      "In a file that your shell reads at its start: `source <(sbar completions bash)`, the same",
      "for zsh, and `sbar completions fish | source`.",
    ]
  ) { invocation, _ throws(UsageError) in
    CommandOutput.print(try Completions.script(invocation.operands))
  }
}

/// The shells that can be told what to complete.
enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}

/// What a shell needs to complete a command line: made from the tables of verbs and flags, so that
/// it never tells anything else than the help does.
struct Completions {
  /// Returns the script of the shell that the operand names.
  static func script(_ operands: [Path]) throws(UsageError) -> String {
    let shells = Shell.allCases.map { $0.rawValue }
    guard let operand = operands.first, operands.count == 1 else {
      throw UsageError(
        message: "which shell is it?", hint: "sbar completions " + shells.joined(separator: "|"))
    }
    return script(
      for: try chosen(operand, "a shell that sbar knows", otherwise: "bash, zsh and fish are"))
  }

  /// Returns the script of a shell.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// `-j` and `--jobs`, as they are written.
  static func spellings(of row: FlagRow) -> [String] {
    (row.letter.map { ["-\($0)"] } ?? []) + ["--" + row.name]
  }

  // MARK: - bash

  /// No arrays that a bash of 2007 lacks, which macOS still has.
  private static var bash: String {
    let verbs = Verb.allCases.map { $0.rawValue }.joined(separator: " ")
    var lines = [
      "# What bash completes for sbar. To load it: source <(sbar completions bash)",
      "_sbar() {", "  local current previous verb flags index IFS=$' \\t\\n'",
      "  current=\"${COMP_WORDS[COMP_CWORD]}\"", "  previous=\"${COMP_WORDS[COMP_CWORD-1]}\"",
      "  verb=''", "  for ((index = 1; index < COMP_CWORD; index++)); do",
      "    case \"${COMP_WORDS[index]}\" in", "      -*) ;;",
      "      *) verb=\"${COMP_WORDS[index]}\"; break ;;", "    esac", "  done",
      "  COMPREPLY=()", "  case \"$previous\" in",
    ]
    var seen: Set<String> = []
    for row in Flag.rows where row.value != nil && seen.insert(row.name).inserted {
      guard row.isValue == nil else { continue }
      let names = spellings(of: row).joined(separator: "|")
      if row.words.isEmpty {
        lines.append("    \(names)) _sbar_files; return ;;")
      } else {
        let words = row.words.joined(separator: " ")
        lines.append(
          "    \(names)) COMPREPLY=($(compgen -W '\(words)' -- \"$current\")); return ;;")
      }
    }
    lines += ["  esac", "  case \"$verb\" in"]
    for verb in Verb.allCases {
      let flags = verb.flagRows.flatMap { spellings(of: $0) }.joined(separator: " ")
      lines.append("    \(verb.rawValue)) flags='\(flags)' ;;")
    }
    let every = Verb.allCases.reduce(Set(Flag.rows.map { $0.name })) { names, verb in
      names.intersection(verb.flagRows.map { $0.name })
    }
    let common = Flag.rows.filter { every.contains($0.name) }.flatMap { spellings(of: $0) }
    lines += [
      "    *) flags='\(common.joined(separator: " ")) --version' ;;", "  esac",
      "  if [[ $current == -* ]]; then",
      "    COMPREPLY=($(compgen -W \"$flags\" -- \"$current\"))", "    return", "  fi",
      "  case \"$verb\" in",
      "    '') COMPREPLY=($(compgen -W '\(verbs)' -- \"$current\")); _sbar_specs ;;",
    ]
    for verb in Verb.allCases {
      switch verb.row.completes {
      case .specs: lines.append("    \(verb.rawValue)) _sbar_specs ;;")
      case .files: lines.append("    \(verb.rawValue)) _sbar_files ;;")
      case .words(let words):
        let words = words().joined(separator: " ")
        lines.append(
          "    \(verb.rawValue)) COMPREPLY=($(compgen -W '\(words)' -- \"$current\")) ;;")
      case .none: break
      }
    }
    lines += [
      "  esac", "}", "",
      "# Files and folders may have spaces in their names.",
      "_sbar_files() {", "  local IFS=$'\\n'",
      "  COMPREPLY+=($(compgen -f -- \"$current\"))", "}", "",
      "_sbar_specs() {", "  local IFS=$'\\n'",
      "  COMPREPLY+=($(compgen -d -- \"$current\"))",
      "  COMPREPLY+=($(compgen -f -X '!*.@(sbar|swift)' -- \"$current\"))", "}", "",
      "shopt -s extglob", "complete -o filenames -F _sbar sbar",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - zsh

  private static var zsh: String {
    var lines = [
      "#compdef sbar", "# What zsh completes for sbar. To load it: source <(sbar completions zsh)",
      "_sbar() {", "  local -a verbs", "  verbs=(",
    ]
    lines += Verb.allCases.map { "    \(quoted($0.rawValue + ":" + $0.row.summary))" }
    lines += [
      "  )", "  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then",
      "    _describe -t verbs verb verbs", "    _files -g '*.(sbar|swift)(-.)'", "    return",
      "  fi", "  local verb=$words[2]", "  case $verb in",
    ]
    for verb in Verb.allCases {
      lines.append("    \(verb.rawValue))")
      lines.append("      shift words; (( CURRENT-- ))")
      lines.append("      _arguments -s -S \\")
      for row in verb.flagRows { lines += zshSpecs(row).map { "        \($0) \\" } }
      lines.append("        " + zshOperands(verb) + " ;;")
    }
    lines += [
      "    *) _arguments -s -S '*:file:_files -g \"*.(sbar|swift)(-.)\"' ;;", "  esac", "}", "",
      "if [[ $funcstack[1] == _sbar ]]; then", "  _sbar \"$@\"", "else", "  compdef _sbar sbar",
      "fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func zshSpecs(_ row: FlagRow) -> [String] {
    var help = ""
    for character in row.help {
      if "[]:\\".contains(character) { help.append("\\") }
      help.append(character)
    }
    var value = ""
    if let name = row.value, row.isValue == nil {
      let words = row.words.joined(separator: " ")
      value = ":" + name.filter { $0 != ":" } + ":"
      value += words.isEmpty ? "_files" : "(" + words + ")"
    }
    let repeats = row.addsUp ? "*" : ""
    return spellings(of: row).map { spelling in
      let sign = value.isEmpty ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return quoted("\(repeats)\(spelling)\(sign)[\(help)]\(value)")
    }
  }

  private static func zshOperands(_ verb: Verb) -> String {
    switch verb.row.completes {
    case .specs: "'*:file:_files -g \"*.(sbar|swift)(-.)\"'"
    case .files: "'*:file:_files'"
    case .words(let words): "'*:word:(" + words().joined(separator: " ") + ")'"
    case .none: "'*:word:'"
    }
  }

  // MARK: - fish

  private static var fish: String {
    var lines = [
      "# What fish completes for sbar. To load it: sbar completions fish | source",
      "complete -c sbar -f",
    ]
    let names = Verb.allCases.map { $0.rawValue }.joined(separator: " ")
    let hasNone = "-n 'not __fish_seen_subcommand_from \(names)'"
    for verb in Verb.allCases {
      lines.append("complete -c sbar \(hasNone) -a \(verb.rawValue) -d \(quoted(verb.row.summary))")
    }
    lines.append("complete -c sbar \(hasNone) -a '(__fish_complete_suffix .sbar)'")
    for verb in Verb.allCases {
      let seen = "-n '__fish_seen_subcommand_from \(verb.rawValue)'"
      for row in verb.flagRows {
        var line = "complete -c sbar \(seen) -l \(row.name)"
        if let letter = row.letter { line += " -s \(letter)" }
        if row.value != nil, row.isValue == nil {
          let words = row.words
          line += words.isEmpty ? " -r -F" : " -x -a \(quoted(words.joined(separator: " ")))"
        }
        lines.append(line + " -d " + quoted(row.help))
      }
      switch verb.row.completes {
      case .specs: lines.append("complete -c sbar \(seen) -a '(__fish_complete_suffix .sbar)'")
      case .files: lines.append("complete -c sbar \(seen) -F")
      case .words(let words):
        lines.append("complete -c sbar \(seen) -a \(quoted(words().joined(separator: " ")))")
      case .none: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// In single quotes, as all three shells take them.
  private static func quoted(_ words: String) -> String {
    let parts = words.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}

import Reporting

extension VerbRow {
  /// `sbar man`
  static let man = VerbRow(
    "print the page of the manual",
    readsSettings: false,
    details: [
      "`sbar man > sbar.1` makes a file for `man`; `man -l sbar.1` shows it."
    ]
  ) { _, _ in CommandOutput.print(Manual.text) }
}

/// `sbar man`: the page of the manual, in the markup that `man` reads.
enum Manual {
  /// The whole page; made from the tables that the help is made from.
  static var text: String {
    var lines = [
      ".\\\" Made by `sbar man`.", ".TH SBAR 1 \"\" \"\(escaped(Help.name))\" \"User Commands\"",
      ".SH NAME", "sbar \\- check what the iOS status bar does, from .sbar files",
      ".SH SYNOPSIS", ".B sbar", ".I verb", "[\\fIflags\\fR] [\\fIpath\\fR ...]", ".br", ".B sbar",
      "\\fIpath\\fR ...", ".SH DESCRIPTION",
      "A spec says how an app is built, what a person does, and what the status bar must be then.",
      "sbar runs it against a model of UIKit and SwiftUI, without a simulator.",
      ".SH VERBS",
    ]
    for verb in Verb.allCases { lines += section(verb) }
    lines += [".SH EXIT STATUS"]
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", escaped(code.meaning)]
    }
    lines += [
      "If several apply, the largest cause wins: 64, 70, 66 and 74, 130, 2, 1, 5, 4, 3.",
      ".SH ENVIRONMENT",
      "Every flag has a variable: \\fBSBAR_COLOR\\fR for \\fB\\-\\-color\\fR.",
      "A flag wins over its variable, a variable over \\fIsbar.config\\fR.",
    ]
    for (name, meaning) in variables { lines += [".TP", ".B " + name, escaped(meaning)] }
    lines += [
      ".SH FILES", ".TP", ".I sbar.config",
      "Settings: a flag a line without its dashes, and its value behind it. The nearest counts,",
      "in the current folder or in those around it, up to the one that holds a repository.",
      ".TP", ".I $XDG_CACHE_HOME/sbar, $HOME/.cache/sbar",
      "What failed last, for \\fB\\-\\-last\\-failed\\fR.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let variables = [
    ("NO_COLOR, CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR", "whether there are colours"),
    ("COLUMNS", "how wide excerpts are where there is no terminal; 80 without it"),
    ("CI", "where it is set, blanks are not filled in"),
    (
      "GITHUB_ACTIONS, GITHUB_STEP_SUMMARY",
      "annotations and the summary of a job come by themselves"
    ),
    ("XCODE_VERSION_ACTUAL", "in a build phase of Xcode `--format xcode` comes by itself"),
    ("GITHUB_WORKSPACE, CI_PROJECT_DIR", "the folder that paths in reports count from"),
    ("SOURCE_DATE_EPOCH", "where it is set, reports have no times"),
  ]

  private static func section(_ verb: Verb) -> [String] {
    let row = verb.row
    let operands = row.operands.isEmpty ? "" : " " + row.operands
    var lines = [
      ".SS \(escaped("sbar " + verb.rawValue + operands))", escaped(sentence(row.summary)),
    ]
    if !row.details.isEmpty {
      lines += [".PP", ".nf"] + row.details.map { escaped($0) } + [".fi"]
    }
    for row in verb.flagRows {
      let names = Completions.spellings(of: row).map { "\\fB" + escaped($0) + "\\fR" }
      let value = row.value.map { " \\fI" + escaped($0) + "\\fR" } ?? ""
      lines += [".TP", names.joined(separator: ", ") + value, escaped(row.help)]
    }
    return lines
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  /// Text in which nothing is markup: no dash that is broken at, no dot or quote that begins a
  /// request.
  private static func escaped(_ words: String) -> String {
    var escaped = ""
    for character in words {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "…": escaped += "..."
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }
}

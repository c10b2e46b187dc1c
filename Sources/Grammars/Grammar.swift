/// A form of grammar that an editor reads.
package enum Grammar: String, Sendable, CaseIterable {
  case textmate, sublime, vim, pygments

  /// What reads it.
  package var readers: String {
    switch self {
    case .textmate: "VS Code, TextMate, JetBrains, GitHub"
    case .sublime: "Sublime Text, bat"
    case .vim: "Vim, Neovim"
    case .pygments: "Pygments, Sphinx, MkDocs, LaTeX's minted"
    }
  }

  /// The file that it is usually kept in.
  package var file: String {
    switch self {
    case .textmate: "sbar.tmLanguage.json"
    case .sublime: "sbar.sublime-syntax"
    case .vim: "syntax/sbar.vim"
    case .pygments: "sbar_lexer.py"
    }
  }

  /// `true` iff a terminal can show it.
  package var isText: Bool { true }

  /// What stands in the file.
  package var bytes: [UInt8] { Array(text.utf8) }

  private var text: String {
    switch self {
    case .textmate: TextMateGrammar.text
    case .sublime: SublimeGrammar.text
    case .vim: VimGrammar.text
    case .pygments: PygmentsGrammar.text
    }
  }
}

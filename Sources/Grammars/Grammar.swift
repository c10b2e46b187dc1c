/// A form in which an editor is told of the language.
package enum Grammar: String, Sendable, CaseIterable {
  case textmate, sublime, vim, pygments
  /// An extension for VS Code, which is an archive.
  case vsix

  /// What reads it.
  package var readers: String {
    switch self {
    case .textmate: "VS Code, TextMate, JetBrains, GitHub"
    case .sublime: "Sublime Text, bat"
    case .vim: "Vim, Neovim"
    case .pygments: "Pygments, Sphinx, MkDocs, LaTeX's minted"
    case .vsix: "VS Code: colours, and a client of `sbar lsp`"
    }
  }

  /// The file that it is usually kept in.
  package var file: String {
    switch self {
    case .textmate: "sbar.tmLanguage.json"
    case .sublime: "sbar.sublime-syntax"
    case .vim: "syntax/sbar.vim"
    case .pygments: "sbar_lexer.py"
    case .vsix: "sbar.vsix"
    }
  }

  /// `true` iff a terminal can show it.
  package var isText: Bool { self != .vsix }

  /// Returns what stands in the file; an extension has the version of the tool.
  package func bytes(version: String) -> [UInt8] {
    switch self {
    case .textmate: Array(TextMateGrammar.text.utf8)
    case .sublime: Array(SublimeGrammar.text.utf8)
    case .vim: Array(VimGrammar.text.utf8)
    case .pygments: Array(PygmentsGrammar.text.utf8)
    case .vsix: CodeExtension.file(version: version)
    }
  }
}

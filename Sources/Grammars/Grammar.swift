/// A form in which an editor is told of the language.
package enum Grammar: String, Sendable, CaseIterable {
  case textmate, sublime, vim, pygments
  /// A folder with a parser in C, and queries.
  case treeSitter = "tree-sitter"
  /// An extension for VS Code, which is an archive.
  case vsix

  /// What reads it.
  package var readers: String {
    switch self {
    case .textmate: "VS Code, TextMate, JetBrains, GitHub"
    case .sublime: "Sublime Text, bat"
    case .vim: "Vim, Neovim"
    case .pygments: "Pygments, Sphinx, MkDocs, LaTeX's minted"
    case .treeSitter: "Neovim, Helix: a parser in C, and queries"
    case .vsix: "VS Code: colours, and a client of `sbar lsp`"
    }
  }

  /// The file, or the folder, that it is usually kept in.
  package var file: String {
    switch self {
    case .textmate: "sbar.tmLanguage.json"
    case .sublime: "sbar.sublime-syntax"
    case .vim: "syntax/sbar.vim"
    case .pygments: "sbar_lexer.py"
    case .treeSitter: "tree-sitter-sbar"
    case .vsix: "sbar.vsix"
    }
  }

  /// What is made of it.
  package enum Form: Sendable {
    case text, archive, folder
  }

  package var form: Form {
    switch self {
    case .textmate, .sublime, .vim, .pygments: .text
    case .treeSitter: .folder
    case .vsix: .archive
    }
  }

  /// Returns the files: one, named as usual, or those of a folder, by their paths in it. An
  /// extension has the version of the tool.
  package func files(version: String) -> [(path: String, bytes: [UInt8])] {
    switch self {
    case .textmate: [(file, Array(TextMateGrammar.text.utf8))]
    case .sublime: [(file, Array(SublimeGrammar.text.utf8))]
    case .vim: [(file, Array(VimGrammar.text.utf8))]
    case .pygments: [(file, Array(PygmentsGrammar.text.utf8))]
    case .treeSitter: TreeSitterGrammar.files.map { ($0.path, Array($0.text.utf8)) }
    case .vsix: [(file, CodeExtension.file(version: version))]
    }
  }
}

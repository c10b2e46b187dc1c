import Book

/// An editor that can be told of specs.
package enum Editor: String, Sendable, CaseIterable {
  case neovim, vim, emacs, helix, zed, sublime, kate, vscode

  /// One line: what it shows, and from which release.
  package var summary: String {
    switch self {
    case .neovim: "from 0.7: colours, and `sbar lsp`; its hints from 0.11"
    case .vim: "colours; `sbar lsp` with a plug-in"
    case .emacs: "from 29, or 28 with eglot: `sbar lsp`, comments and strings"
    case .helix: "`sbar lsp`, and colours by tree-sitter"
    case .zed: "the colours of Swift"
    case .sublime: "Sublime Text 4: colours; `sbar lsp` with the package LSP"
    case .kate: "`sbar lsp`, comments and strings"
    case .vscode: "VS Code: an extension with colours and a client of `sbar lsp`"
    }
  }

  /// What to put where, as Markdown.
  package var page: String { Book.text(of: "Editors/\(rawValue).md") ?? "" }
}

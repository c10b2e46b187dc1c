import Book

/// An editor that can be told of specs.
package enum Editor: String, Sendable, CaseIterable {
  case neovim, vim, emacs, helix, zed, sublime, kate, vscode

  /// One line: its name, and what it shows.
  package var summary: String {
    switch self {
    case .neovim: "Neovim from 0.7: colours, `sbar lsp`; hints and code lens from 0.11"
    case .vim: "Vim 9: colours; `sbar lsp` with a plug-in"
    case .emacs: "Emacs from 29, or 28 with eglot: `sbar lsp`"
    case .helix: "Helix: `sbar lsp`, colours of Swift"
    case .zed: "Zed: colours of Swift"
    case .sublime: "Sublime Text 4: colours; `sbar lsp` with the package LSP"
    case .kate: "Kate: `sbar lsp`, colours of Swift"
    case .vscode: "VS Code: an extension with colours and a client of `sbar lsp`"
    }
  }

  /// What to put where, as Markdown.
  package var page: String { Book.text(of: "Editors/\(rawValue).md") ?? "" }
}

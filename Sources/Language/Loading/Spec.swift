/// What a reader of files answers to an `include`.
package enum Loaded: Sendable {
  /// The bytes, and the path by which messages name the file.
  case bytes([UInt8], name: String)
  /// Why it cannot be read, in a few words: "no such file".
  case failed(String)
}

/// One file with all that it includes, read and parsed.
package struct Spec: Sendable {
  /// The root first; `FileID` counts from the root's.
  package var sources: [Source]
  package var scripts: [Script]
  package var names: NameTable
  package var diagnostics: [Diagnostic]

  package init(
    sources: [Source], scripts: [Script], names: NameTable, diagnostics: [Diagnostic]
  ) {
    self.sources = sources
    self.scripts = scripts
    self.names = names
    self.diagnostics = diagnostics
  }
}

import Language

/// Diagnostics as text for people.
package enum DiagnosticText {
  /// Writes header, place, excerpt, notes, hint and fixes, and a blank line.
  package static func write(
    _ diagnostic: Diagnostic, in book: SourceBook, to text: inout TextBuffer, _ look: Look
  ) {
    let style = style(of: diagnostic.severity, look)
    writeHeader(
      diagnostic.severity.spelling, diagnostic.code, diagnostic.message, style, &text, look)
    writeExcerpts(
      [diagnostic.primary] + diagnostic.secondary, in: book, to: &text, style: style, look)
    for note in diagnostic.notes { writeRemark("note", note, &text, look) }
    if let hint = diagnostic.hint { writeRemark("hint", hint, &text, look) }
    for fix in diagnostic.fixes {
      let trust = fix.applicability == .safe ? "" : " (" + fix.applicability.spelling + ")"
      writeRemark("fix" + trust, fix.title, &text, look)
    }
    text.newline()
  }

  /// Writes `path:line:column: error[SB1004]: message` and nothing else.
  package static func writeShort(
    _ diagnostic: Diagnostic, in book: SourceBook, to text: inout TextBuffer, _ look: Look
  ) {
    text.append(book.place(diagnostic.primary.location) + ": ")
    let style = style(of: diagnostic.severity, look)
    writeHeader(
      diagnostic.severity.spelling, diagnostic.code, diagnostic.message, style, &text, look)
  }

  private static func writeHeader(
    _ kind: String, _ code: DiagnosticCode, _ message: String, _ style: Palette.Style,
    _ text: inout TextBuffer, _ look: Look
  ) {
    text.append(kind + "[" + code.spelling + "]", style)
    text.append(": ")
    text.append(printable(message), look.palette.title)
    text.newline()
  }

  /// Writes the place of the first label, which is the primary one, and the lines of all.
  static func writeExcerpts(
    _ labels: [Diagnostic.Label], in book: SourceBook, to text: inout TextBuffer,
    style: Palette.Style, layout: SourceExcerpt.Layout = .framed, beside named: FileID? = nil,
    _ look: Look
  ) {
    var files: [FileID] = []
    for label in labels where !files.contains(label.location.file) {
      files.append(label.location.file)
    }
    var excerpts: [(place: Location, excerpt: SourceExcerpt)] = []
    for (index, file) in files.enumerated() {
      let own = labels.filter { $0.location.file == file }
      guard let page = book.page(file), let first = own.first else { continue }
      let excerpt = SourceExcerpt(page, own, primary: index == 0 ? 0 : nil, layout)
      excerpts.append((first.location, excerpt))
    }
    let gutter = layout.indentation + excerpts.reduce(1) { max($0, $1.excerpt.gutterWidth) }
    for (index, (place, excerpt)) in excerpts.enumerated() {
      // The head of a dense block names the first place, or a file.
      let isNamed = layout != .framed && index == 0 && (named ?? place.file) == place.file
      if !isNamed {
        text.space(gutter)
        text.append(look.symbols.arrow, look.palette.gutter)
        text.space()
        text.append(book.place(place), look.palette.place)
        text.newline()
      }
      excerpt.write(to: &text, gutter: gutter, style: style, look)
    }
  }

  private static func writeRemark(
    _ kind: String, _ words: String, _ text: inout TextBuffer, _ look: Look
  ) {
    text.space(2)
    text.append(kind + ":", look.palette.hint)
    text.space()
    text.append(printable(words))
    text.newline()
  }

  private static func style(of severity: Diagnostic.Severity, _ look: Look) -> Palette.Style {
    switch severity {
    case .error: look.palette.error
    case .warning: look.palette.warning
    case .note: look.palette.note
    }
  }
}

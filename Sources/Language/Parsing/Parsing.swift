/// Parses all of `source`; its names are added to `names`.
///
/// Total: any bytes yield a tree of what could be read, and diagnostics in source order.
package func parse(
  _ source: Source, names: inout NameTable
) -> (script: Script, diagnostics: [Diagnostic]) {
  var lines: LineTable?
  return parse(source, names: &names, lines: &lines)
}

/// The same; the lines of scenarios that are among `lines` are not read again, unless names mean
/// different types in different places.
package func parse(
  _ source: Source, names: inout NameTable, lines: inout LineTable?
) -> (script: Script, diagnostics: [Diagnostic]) {
  let start = Location(source.file, SourceRange(0, 0))
  guard source.bytes.count <= Source.sizeLimit else {
    return (Script(items: []), [.tooLarge(isWithIncludes: false, at: start)])
  }
  guard source.looksLikeText else {
    return (Script(items: []), [.notText(at: start)])
  }
  var table = names
  names = NameTable.empty
  var parser = Parser(source, names: table)
  table = NameTable.empty
  if source.distinctNames.isEmpty { swap(&parser.lines, &lines) }
  var script = parser.parseFile()
  if parser.hasUnclosedBrace, parser.words.firstExcess == nil {
    let repairs = BraceRepair.repairs(of: source.bytes)
    if !repairs.isEmpty {
      if parser.lines != nil { swap(&parser.lines, &lines) }
      parser = Parser(source, names: parser.takeNames())
      parser.insertClosingBraces(repairs)
      script = parser.parseFile()
    }
  }
  names = parser.takeNames()
  if parser.lines != nil { swap(&parser.lines, &lines) }
  return (script, parser.sortedDiagnostics())
}

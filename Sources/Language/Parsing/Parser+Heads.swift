/// Parses a source that begins with the head of a script that was parsed before, byte for byte and
/// with the same names; nil where something is wrong with it, so that all of it must be looked at.
func parse(
  _ source: Source, after script: Script, _ head: Script.Head, names: inout NameTable,
  lines: inout LineTable?
) -> Script? {
  var table = names
  names = NameTable.empty
  var parser = Parser(source, names: table, from: head.gap.start)
  table = NameTable.empty
  swap(&parser.lines, &lines)
  parser.words.add(earlier: head.wordCount)
  let script = parser.parseFile(after: Array(script.items[..<head.count]))
  names = parser.takeNames()
  swap(&parser.lines, &lines)
  let isRead =
    parser.diagnostics.isEmpty && !parser.hasUnclosedBrace && parser.words.firstExcess == nil
  return isRead ? script : nil
}

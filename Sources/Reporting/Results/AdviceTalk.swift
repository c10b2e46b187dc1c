import Language

/// The settings without effect that a run met, for standard error: each once, however many cells
/// and scenarios meet it, a few of them in a line each and many in one line, so that a run that
/// passes stays calm.
struct AdviceTalk {
  /// More than this are told in one line, unless the command line says how many it wants.
  private static let few = 5

  private var places: Set<String> = []
  private var lines: [(code: DiagnosticCode, text: TextBuffer)] = []

  /// Keeps a warning, unless its setting was told of already.
  mutating func add(_ advice: Diagnostic, in book: SourceBook, _ look: Look) {
    guard places.insert(book.place(advice.primary.location)).inserted else { return }
    var line = TextBuffer()
    DiagnosticText.writeShort(advice, in: book, to: &line, look)
    lines.append((advice.code, line))
  }

  /// Writes what was kept: `limit` lines at most, none stands for all or nothing, 0 for all.
  func write(limit: Int?, to text: inout TextBuffer, _ look: Look) {
    let shown: Int
    switch limit {
    case nil: shown = lines.count > AdviceTalk.few ? 0 : lines.count
    case 0: shown = lines.count
    case .some(let limit): shown = min(limit, lines.count)
    }
    for line in lines[..<shown] { text.append(line.text) }
    let rest = lines[shown...]
    guard !rest.isEmpty else { return }
    let more = shown > 0 ? "more " : ""
    let settings = rest.count == 1 ? "setting has" : "settings have"
    let counts = AdviceTalk.counts(rest.map { $0.code })
    SummaryText.writeWarning(
      "\(SummaryText.grouped(rest.count)) \(more)\(settings) no effect: \(counts)",
      hint: "--max-errors 0 shows each in a line, --verbose at length", to: &text, look)
  }

  /// `41 of SB6003, 3 of SB6008`, in the order of the codes.
  private static func counts(_ codes: [DiagnosticCode]) -> String {
    var counts: [DiagnosticCode: Int] = [:]
    for code in codes { counts[code, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }
      .map { "\(SummaryText.grouped($0.value)) of \($0.key.spelling)" }.joined(separator: ", ")
  }
}

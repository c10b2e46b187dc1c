/// The edits of fixes that go together, by file.
package struct FixEdits: Sendable {
  /// How many fixes were chosen.
  package private(set) var count = 0
  private var edits: [Fix.Edit] = []
  /// The file that each fix begins to change.
  private var files: [FileID] = []

  /// Chooses a fix of each diagnostic that may be trusted as far as `limit`: of several that a
  /// person would choose among none, and none that touches another's place.
  package init(_ diagnostics: [Diagnostic], upTo limit: Fix.Applicability) {
    for diagnostic in diagnostics {
      guard let fix = FixEdits.choice(among: diagnostic.fixes, limit),
        !fix.edits.isEmpty, !fix.edits.contains(where: { touches($0) })
      else { continue }
      edits += fix.edits
      count += 1
      if let first = fix.edits.first { files.append(first.location.file) }
    }
  }

  /// Returns how many fixes change a file; one that changes several counts for the first of them.
  package func count(in file: FileID) -> Int { files.count { $0 == file } }

  private static func choice(among fixes: [Fix], _ limit: Fix.Applicability) -> Fix? {
    if let safe = fixes.first(where: { $0.applicability == .safe }) { return safe }
    let others = fixes.filter { $0.applicability == .review }
    return limit == .review && others.count == 1 ? others[0] : nil
  }

  private func touches(_ edit: Fix.Edit) -> Bool {
    edits.contains { other in
      other.location.file == edit.location.file
        && other.location.range.start <= edit.location.range.end
        && edit.location.range.start <= other.location.range.end
    }
  }

  /// Returns the bytes of a file with its edits, nil where there are none.
  package func applied(to source: Source) -> [UInt8]? {
    let own = edits.filter { $0.location.file == source.file }
      .sorted { $0.location.range.start > $1.location.range.start }
    guard !own.isEmpty else { return nil }
    var bytes = source.bytes
    for edit in own {
      let start = min(Int(edit.location.range.start), bytes.count)
      let end = max(start, min(Int(edit.location.range.end), bytes.count))
      bytes.replaceSubrange(start..<end, with: Array(edit.text.utf8))
    }
    return bytes
  }
}

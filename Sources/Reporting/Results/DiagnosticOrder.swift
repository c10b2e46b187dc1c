import Language

/// The order in which diagnostics are shown, and which of them if not all.
package enum DiagnosticOrder {
  /// By file, offset, severity (errors first) and code; what says the same at the same place is
  /// said once.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let order = diagnostics.indices.sorted { a, b in
      let (left, right) = (diagnostics[a], diagnostics[b])
      let (leftKey, rightKey) = (key(left), key(right))
      return leftKey == rightKey ? a < b : leftKey < rightKey
    }
    var result: [Diagnostic] = []
    for index in order {
      let next = diagnostics[index]
      if let last = result.last, last.code == next.code,
        last.primary.location == next.primary.location, last.message == next.message
      {
        continue
      }
      result.append(next)
    }
    return result
  }

  private static func key(_ diagnostic: Diagnostic) -> (UInt32, UInt32, UInt8, UInt16) {
    let location = diagnostic.primary.location
    return (
      location.file.index, location.range.start, UInt8.max - diagnostic.severity.rawValue,
      diagnostic.code.number
    )
  }

  /// Returns `limit` of the diagnostics in their order; errors go before warnings and notes.
  package static func first(_ limit: Int, of diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.count <= limit { return diagnostics }
    var left = limit
    var isChosen = [Bool](repeating: false, count: diagnostics.count)
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      for (index, diagnostic) in diagnostics.enumerated()
      where diagnostic.severity == severity && left > 0 {
        isChosen[index] = true
        left -= 1
      }
    }
    return diagnostics.indices.filter { isChosen[$0] }.map { diagnostics[$0] }
  }
}

import Language

// What mistakes are made of, and what they propose.
extension Diagnostic {
  static func error(_ code: DiagnosticCode, _ message: String, at location: Location) -> Diagnostic
  {
    Diagnostic(code, .error, message, at: location)
  }

  /// Asks whether one of the near names was meant; a single one becomes a fix.
  func suggesting(_ near: [String], at location: Location?) -> Diagnostic {
    guard let best = near.first else { return self }
    var copy = self
    copy.hint = "did you mean " + joined(near.map { "`\($0)`" }, " or ") + "?"
    if near.count == 1, let location {
      copy.fixes = [Fix("write `\(best)`", .review, [Fix.Edit(location, best)])]
    }
    return copy
  }

  /// Gives an example of what may stand here, where nothing else says it.
  func naming(_ example: String?) -> Diagnostic {
    guard hint == nil, let example else { return self }
    return self.hint("write " + example)
  }

  /// Lists what may stand here where that is short.
  func listing(_ known: [String], what: String) -> Diagnostic {
    guard hint == nil, !known.isEmpty, known.count <= 7 else { return self }
    return hint("\(what): " + joined(known.map { "`\($0)`" }, ", "))
  }
}

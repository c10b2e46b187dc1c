/// What `--color` asks for.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

/// How a stream may be decorated.
package enum Coloring {
  /// `true` iff a stream gets colors.
  ///
  /// The order: the flag; `NO_COLOR`; `CLICOLOR_FORCE` or its alias `FORCE_COLOR`; a terminal
  /// that cannot; `CLICOLOR=0`; whether the stream is a terminal.
  package static func isWanted(
    _ choice: ColorChoice, isTerminal: Bool, environment: (String) -> String?
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = environment(name), !value.isEmpty, value != "0" { return true }
    }
    guard let terminal = environment("TERM"), terminal != "dumb" else { return false }
    if environment("CLICOLOR") == "0" { return false }
    return isTerminal
  }

  /// `true` iff a line on standard error can be drawn again in its place: on a terminal that is
  /// told how to.
  package static func redraws(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    isTerminal && environment("TERM") != "dumb"
  }

  /// `true` iff signs outside ASCII are to be avoided: a terminal that cannot, or a locale that
  /// says it is not UTF-8. A locale that is not set says nothing.
  package static func needsASCII(environment: (String) -> String?) -> Bool {
    if environment("TERM") == "dumb" { return true }
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment(name), !value.isEmpty else { continue }
      // `C.UTF-8`, `de_DE.utf8@euro`; asked at every start, and so without a search for a part.
      let words = value.lowercased().split { ".@".contains($0) }
      return !words.contains { $0 == "utf-8" || $0 == "utf8" }
    }
    return false
  }
}

/// How a report looks; never what it says.
package struct Look: Sendable {
  package var palette: Palette
  package var symbols: Symbols
  /// The cells that a line of an excerpt may take.
  package var width: Int
  /// `true` iff no line of text may be wider, as on a terminal; elsewhere a line stays one line,
  /// for what looks for something in it.
  package var isFitted = false
  /// The scalars of a name that fit into a line of their own; its middle is left out.
  var nameLimit: Int { max(30, width - 14) }

  package init(
    palette: Palette = .plain, symbols: Symbols = .unicode, width: Int = 100
  ) {
    self.palette = palette
    self.symbols = symbols
    self.width = width
  }
}

/// The colors of a report.
///
/// Who writes a block hands its look on and on: it is three numbers, and costs nothing to copy.
package enum Palette: Sendable {
  /// No codes at all.
  case plain
  /// Sixteen colors; they never carry a meaning alone.
  case colored

  /// What switches a color on, and off again.
  package enum Style: Sendable {
    case none, bold, boldRed, boldYellow, boldCyan, underlined, blue, cyan, green

    var start: String {
      switch self {
      case .none: ""
      case .bold: "\u{1B}[1m"
      case .boldRed: "\u{1B}[1;31m"
      case .boldYellow: "\u{1B}[1;33m"
      case .boldCyan: "\u{1B}[1;36m"
      case .underlined: "\u{1B}[4m"
      case .blue: "\u{1B}[34m"
      case .cyan: "\u{1B}[36m"
      case .green: "\u{1B}[32m"
      }
    }

    var end: String { self == .none ? "" : "\u{1B}[0m" }
  }

  var error: Style { either(.boldRed) }
  var warning: Style { either(.boldYellow) }
  var note: Style { either(.boldCyan) }
  var title: Style { either(.bold) }
  var place: Style { either(.underlined) }
  var gutter: Style { either(.blue) }
  var secondary: Style { either(.blue) }
  var hint: Style { either(.cyan) }
  var passed: Style { either(.green) }

  private func either(_ style: Style) -> Style { self == .plain ? .none : style }
}

/// The signs of a report.
package enum Symbols: Sendable {
  case unicode, ascii

  var arrow: String { either("→", "->") }
  var bar: String { either("│", "|") }
  var elision: String { either("⋮", ":") }
  package var ellipsis: String { either("…", "...") }
  var dot: String { either("·", "-") }
  package var passed: String { either("✔", "ok") }
  package var failed: String { either("✘", "FAIL") }
  var undecided: String { "?" }
  /// What was not tried.
  var open: String { either("–", "-") }

  /// Between parts of a line.
  package var separator: String { dot }

  private func either(_ sign: String, _ ascii: String) -> String {
    self == .unicode ? sign : ascii
  }
}

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

/// The colors of a report; `plain` and `colored` are two values of this type.
package struct Palette: Sendable {
  /// What switches a color on, and off again.
  package struct Style: Sendable {
    var start: String
    var end: String

    init(_ code: String) {
      start = "\u{1B}[" + code + "m"
      end = "\u{1B}[0m"
    }

    private init() {
      start = ""
      end = ""
    }

    static let none = Style()
  }

  var error = Style.none
  var warning = Style.none
  var note = Style.none
  var title = Style.none
  var place = Style.none
  var gutter = Style.none
  var secondary = Style.none
  var hint = Style.none
  var passed = Style.none

  /// No codes at all.
  package static let plain = Palette()

  /// Sixteen colors; they never carry a meaning alone.
  package static let colored: Palette = {
    var palette = Palette()
    palette.error = Style("1;31")
    palette.warning = Style("1;33")
    palette.note = Style("1;36")
    palette.title = Style("1")
    palette.place = Style("4")
    palette.gutter = Style("34")
    palette.secondary = Style("34")
    palette.hint = Style("36")
    palette.passed = Style("32")
    return palette
  }()
}

/// The signs of a report, in Unicode or in ASCII.
package struct Symbols: Sendable {
  var arrow: String
  var bar: String
  var elision: String
  package var ellipsis: String
  var dot: String
  package var passed: String
  package var failed: String
  var undecided: String

  /// Between parts of a line.
  package var separator: String { dot }

  package static let unicode = Symbols(
    arrow: "→", bar: "│", elision: "⋮", ellipsis: "…", dot: "·", passed: "✔", failed: "✘",
    undecided: "?")

  package static let ascii = Symbols(
    arrow: "->", bar: "|", elision: ":", ellipsis: "...", dot: "-", passed: "ok", failed: "FAIL",
    undecided: "?")
}

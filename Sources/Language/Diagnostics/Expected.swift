/// What is wanted where something else stands, in alphabetical order.
enum Expected {
  /// A name of ours without its capital.
  static func capital(_ name: String, _ what: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .expectedCapital, .error, what + " begins with a capital", at: location,
      label: "a small letter")
    diagnostic.fixes = [
      Fix("begin it with a capital", .review, [Fix.Edit(location, capitalized(name))])
    ]
    return diagnostic
  }

  /// A bracket without its counterpart, where something else stands on the line.
  static func closing(
    _ what: String, opener: Location, found: String, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .expected, .error, "expected `,` or " + what + ", found " + found, at: location)
    diagnostic.secondary = [Diagnostic.Label(opener, "opens here")]
    return diagnostic
  }

  /// Nothing that begins a declaration of a file.
  static func declaration(
    found: String, at location: Location, suggestions: [String]
  ) -> Diagnostic {
    one(
      of: "a declaration", .expectedDeclaration, found: found, at: location,
      suggestions: suggestions,
      otherwise: "a file holds `app`, `screen`, `container`, `scenario` and declarations of Swift")
  }

  /// No expression.
  static func expression(found: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .expectedExpression, .error, "expected a value, found " + found, at: location,
      label: "a value belongs here")
  }

  /// No fact.
  static func fact(
    found: String, at location: Location, suggestions: [String]
  ) -> Diagnostic {
    one(
      of: "a fact", .expectedFact, found: found, at: location, suggestions: suggestions,
      otherwise: "a fact is for example `hidden`, `visible`, `light`, `animated fade` or `a == b`")
  }

  /// No law of an exploration.
  static func law(
    found: String, at location: Location, suggestions: [String]
  ) -> Diagnostic {
    one(
      of: "a law", .expectedOne, found: found, at: location, suggestions: suggestions,
      otherwise: "for example `always visible while top Home` or `after back unchanged`")
  }

  /// No declaration in a type.
  static func member(
    found: String, at location: Location, suggestions: [String]
  ) -> Diagnostic {
    one(
      of: "a declaration", .expectedMember, found: found, at: location, suggestions: suggestions,
      otherwise: "a bare view belongs in `screen Name { … }`; in a type it is in `var body`")
  }

  /// No name.
  static func name(_ what: String, found: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .expectedName, .error, "expected " + what + ", found " + found, at: location,
      label: "a name belongs here")
  }

  /// No number.
  static func number(_ what: String, found: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .expectedNumber, .error, "expected " + what + ", found " + found, at: location,
      label: "a number belongs here")
  }

  /// None of a few words.
  static func one(
    of words: [Word], found: String, at location: Location, suggestions: [String]
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .expectedOne, .error, "expected " + list(words) + ", found " + found, at: location)
    diagnostic.suggest(suggestions, replacing: location, otherwise: nil)
    return diagnostic
  }

  /// A name of a value with a capital.
  static func smallLetter(
    _ name: String, _ what: String, at location: Location, uses: [Location]
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unexpectedCapital, .error, what + " begins with a small letter", at: location,
      label: "a capital")
    diagnostic.fixes = [
      Fix("begin it with a small letter", .review, uses.map { Fix.Edit($0, uncapitalized(name)) })
    ]
    return diagnostic
  }

  /// No step.
  static func step(found: String, at location: Location) -> Diagnostic {
    one(
      of: "a step", .expectedStep, found: found, at: location, suggestions: [],
      otherwise: "for example `launch`, `tap \"Photo\"`, `back` or `expect hidden`")
  }

  /// No string.
  static func string(
    _ what: String, found: String, word: String?, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .expectedString, .error, "expected " + what + " in quotes, found " + found, at: location,
      label: "quotes belong here")
    if let word {
      diagnostic.fixes = [
        Fix("put it in quotes", .review, [Fix.Edit(location, "\"" + word + "\"")])
      ]
    }
    return diagnostic
  }

  /// Nothing to tap.
  static func target(found: String, at location: Location) -> Diagnostic {
    one(
      of: "a label or a view", .expectedTarget, found: found, at: location, suggestions: [],
      otherwise: "for example `tap \"Photo\"` or `tap PageCurl`")
  }

  /// No length of time.
  static func time(found: String, at location: Location) -> Diagnostic {
    one(
      of: "a length of time", .expectedTime, found: found, at: location, suggestions: [],
      otherwise: "for example `0.35 s` or `350 ms`")
  }

  /// A setting without a value.
  static func value(of subject: String, found: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .expectedValue, .error, "`" + subject + "` needs a value, found " + found, at: location,
      label: "a value belongs here")
    diagnostic.hint = "one value, a range `a...b`, or a list `[a, b]`, on the same line"
    return diagnostic
  }

  /// One of many things of a kind: the nearest to what stands there, or else examples.
  private static func one(
    of kind: String, _ code: DiagnosticCode, found: String, at location: Location,
    suggestions: [String], otherwise examples: String
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      code, .error, "expected " + kind + ", found " + found, at: location)
    diagnostic.suggest(suggestions, replacing: location, otherwise: examples)
    return diagnostic
  }

  private static func capitalized(_ name: String) -> String {
    var bytes = Array(name.utf8)
    if let first = bytes.first, first &- 0x61 < 26 { bytes[0] = first - 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func uncapitalized(_ name: String) -> String {
    var bytes = Array(name.utf8)
    if let first = bytes.first { bytes[0] = first.folded }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns at most five words in back-ticks, joined by commas and `or`.
  private static func list(_ words: [Word]) -> String {
    var text = ""
    for (index, word) in words.prefix(5).enumerated() {
      if index > 0 { text += index == words.count - 1 ? " or " : ", " }
      text += "`" + word.spelling + "`"
    }
    if words.count > 5 { text += " or " + String(words.count - 5) + " more" }
    return text
  }
}

extension Diagnostic {
  /// A fixed text or a kind of token.
  static func expected(
    _ what: String, found: String, at location: Location, purpose: String
  ) -> Diagnostic {
    Diagnostic(
      .expected, .error, "expected " + what + ", found " + found, at: location, label: purpose)
  }

  /// The same where a block follows: the bracket is forgotten in front of it.
  func closing(with bracket: String, behind end: UInt32) -> Diagnostic {
    var copy = self
    let file = primary.location.file
    copy.fixes = [
      Fix(
        "write `" + bracket + "`", .review,
        [Fix.Edit(Location(file, SourceRange(end, end)), bracket)])
    ]
    return copy
  }
}

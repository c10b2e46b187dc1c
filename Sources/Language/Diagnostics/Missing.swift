/// A sign or a word that is left out, each with its fix, in alphabetical order.
enum Missing {
  /// `plist Key = value`.
  static func braces(from start: Location, to end: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingBraces, .error, "the keys of Info.plist belong in braces",
      at: Location(start.file, start.range.union(end.range)))
    diagnostic.fixes = [
      Fix("put it in braces", .safe, [Fix.Edit(start, "{ "), Fix.Edit(end, " }")])
    ]
    return diagnostic
  }

  /// `expect visible animated`, `on ios 16 device "iPhone 14"`.
  static func comma(between what: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingComma, .error, "a comma belongs between " + what, at: location,
      label: "is missing here")
    diagnostic.fixes = [Fix("add a comma", .safe, [Fix.Edit(location, ",")])]
    return diagnostic
  }

  /// `scroll 100`.
  static func direction(found: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .expectedOne, .error, "expected `down`, `up` or `to`, found " + found, at: location)
    let start = Location(location.file, location.range.atStart)
    diagnostic.fixes = ["down", "up", "to"].map { word in
      Fix("write `" + word + "`", .review, [Fix.Edit(start, word + " ")])
    }
    return diagnostic
  }

  /// `policy name value`.
  static func dot(after word: String, _ name: String, at location: Location) -> Diagnostic {
    let dot = Location(location.file, SourceRange(location.range.start - 1, location.range.start))
    var diagnostic = Diagnostic(
      .missingDot, .error, "a policy is named by `" + word + "." + name + "`", at: dot)
    diagnostic.fixes = [Fix("write `.`", .safe, [Fix.Edit(dot, ".")])]
    return diagnostic
  }

  /// `set isHidden true`.
  static func equal(at location: Location) -> Diagnostic {
    word("=", "a value is given with `=`", at: location)
  }

  /// A fact that begins a line.
  static func expect(_ fact: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingExpect, .error, "`" + fact + "` is a fact; a step is expected", at: location)
    let start = Location(location.file, location.range.atStart)
    diagnostic.fixes = [Fix("write `expect`", .safe, [Fix.Edit(start, "expect ")])]
    return diagnostic
  }

  /// `scenario "…" ios 16 {`.
  static func on(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingOn, .error, "the settings of a scenario follow `on`", at: location,
      label: "is missing here")
    diagnostic.fixes = [Fix("write `on`", .safe, [Fix.Edit(location, "on ")])]
    return diagnostic
  }

  /// `device iPhone 15`.
  static func quotes(_ name: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingQuotes, .error, "the name of a model needs quotes", at: location)
    diagnostic.fixes = [
      Fix("put it in quotes", .safe, [Fix.Edit(location, "\"" + name + "\"")])
    ]
    return diagnostic
  }

  /// `device [iPhone 14, iPhone 15]`.
  static func quotes(_ edits: [Fix.Edit], at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingQuotes, .error, "the name of a model needs quotes", at: location)
    diagnostic.fixes = [Fix("put them in quotes", .safe, edits)]
    return diagnostic
  }

  /// `0.35s`.
  static func space(before unit: String, at location: Location) -> Diagnostic {
    let start = Location(location.file, location.range.atStart)
    var diagnostic = Diagnostic(
      .missingSpace, .error, "a space between a number and its unit", at: location)
    diagnostic.fixes = [Fix("add a space", .safe, [Fix.Edit(start, " ")])]
    return diagnostic
  }

  /// A length of time without its unit.
  static func unit(_ number: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingUnit, .error, "`" + number + "` needs a unit: `s` or `ms`", at: location,
      label: "seconds or milliseconds?")
    let end = Location(location.file, location.range.atEnd)
    diagnostic.fixes = [
      Fix("seconds", .review, [Fix.Edit(end, " s")]),
      Fix("milliseconds", .review, [Fix.Edit(end, " ms")]),
    ]
    return diagnostic
  }

  /// `present Photo fullScreen`, `expect hidden, fade`.
  static func word(_ word: String, _ message: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .expected, .error, message, at: location, label: "is missing here")
    diagnostic.fixes = [
      Fix("write `" + word + "`", .safe, [Fix.Edit(location, word + " ")])
    ]
    return diagnostic
  }

  /// `exactly 2`.
  static func word(
    _ word: String, after number: String, at location: Location
  ) -> Diagnostic {
    let end = Location(location.file, location.range.atEnd)
    var diagnostic = Diagnostic(
      .expected, .error, "expected `" + word + "` after `" + number + "`", at: end,
      label: "`exactly " + number + " " + word + "`")
    diagnostic.fixes = [Fix("add `" + word + "`", .safe, [Fix.Edit(end, " " + word)])]
    return diagnostic
  }
}

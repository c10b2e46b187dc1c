/// What stands where it cannot, in alphabetical order.
extension Diagnostic {
  /// `at least once`, behind a route.
  static func countAtLeast(at location: Location) -> Diagnostic {
    var diagnostic = replacement(
      .synonym, "a route is taken at least once by itself", at: location, with: "",
      title: "remove it", .review)
    diagnostic.hint = "UIKit may ask any number of times; `exactly 2 times` expects a number"
    return diagnostic
  }

  /// `=` is meant.
  static func doubleEqual(at location: Location) -> Diagnostic {
    replacement(
      .doubleEqual, "`==` compares; a value is given with `=`", at: location, with: "=")
  }

  /// A style with a dot, as in Swift, in plain words.
  static func dottedStyle(at location: Location) -> Diagnostic {
    replacement(
      .dottedStyle, "a style is written without its dot in plain words", at: location, with: "",
      title: "remove the dot")
  }

  /// An expectation that says nothing.
  static func emptyExpectation(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .emptyExpectation, .error, "`expect` needs a fact", at: location, label: "a fact belongs here"
    )
    diagnostic.hint = "for example `expect hidden` or `expect visible, light`"
    return diagnostic
  }

  /// A fact in the place of a variable.
  static func factAsName(_ name: String, at location: Location) -> Diagnostic {
    var diagnostic = replacement(
      .factAsName, "`" + name + "` is a fact here, not a variable", at: location,
      with: "`" + name + "`", title: "put it in back-ticks to mean a variable", .review)
    diagnostic.hint = "a state of that name is written in back-ticks, or as `Screen." + name + "`"
    return diagnostic
  }

  /// A string with `\(…)` where there is nothing to put in.
  static func interpolationHere(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .interpolationHere, .error, "this text is taken literally", at: location,
      label: "has `\\(`")
    diagnostic.hint = "an interpolation means something only in structure"
    return diagnostic
  }

  /// A word where it begins nothing.
  static func misplaced(_ word: String, inside place: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .misplaced, .error, "`" + word + "` belongs in " + place, at: location,
      label: "does not belong here")
  }

  /// A step among the statements of a function.
  static func misplacedStep(_ word: String, at location: Location) -> Diagnostic {
    var diagnostic = misplaced(word, inside: "a scenario", at: location)
    diagnostic.hint =
      "what a person does belongs in a block of its own: `scenario \"a name\" { … }`"
    return diagnostic
  }

  /// `exactly` where no route stands before it.
  static func misplacedCount(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .misplaced, .error, "`exactly` belongs after the route of `asked`", at: location,
      label: "does not belong here")
    diagnostic.hint =
      "for example `expect asked [Feed.prefersStatusBarHidden] exactly 1 time`"
    return diagnostic
  }

  /// `not hidden`.
  static func negatedFact(_ opposite: String, at location: Location) -> Diagnostic {
    replacement(
      .negatedFact, "this fact has an opposite of its own: `" + opposite + "`", at: location,
      with: opposite)
  }

  /// Too many brackets.
  static func nestingTooDeep(at location: Location, limit: Int) -> Diagnostic {
    var diagnostic = Diagnostic(
      .nestingTooDeep, .error, "brackets or operators are nested too deep", at: location,
      label: "too deep")
    diagnostic.notes = ["at most " + String(limit) + " levels are read"]
    return diagnostic
  }

  /// `"key" = value`.
  static func quotedKey(_ key: String, at location: Location) -> Diagnostic {
    replacement(
      .quotedKey, "a key of Info.plist takes no quotes", at: location, with: key,
      title: "remove the quotes")
  }

  /// A semicolon behind a step.
  ///
  /// With `newLine` another step follows, which begins with that text in place of what stands up
  /// to `end`.
  static func semicolon(
    at location: Location, through end: UInt32, newLine: String?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .semicolon, .error, "a step ends with its line", at: location)
    let place = Location(location.file, SourceRange(location.range.start, end))
    diagnostic.fixes = [
      Fix(
        newLine == nil ? "remove the semicolon" : "begin a line", .safe,
        [Fix.Edit(place, newLine ?? "")])
    ]
    return diagnostic
  }

  /// `ios: 16`.
  static func settingSeparator(
    _ sign: String, meant: String = "", at location: Location
  ) -> Diagnostic {
    let message =
      meant.isEmpty
      ? "a setting and its value are written side by side, without `" + sign + "`"
      : "the value of a key follows `" + meant + "`"
    let text = meant.isEmpty ? "" : " " + meant
    return replacement(
      .settingSeparator, message, at: location, with: text,
      title: meant.isEmpty ? "remove it" : "write `" + meant + "`")
  }

  /// `ios 16, 17`.
  static func severalValues(
    of subject: String, first: Location, at location: Location, list: String? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .severalValues, .error, "several values of `" + subject + "` go in `[ ]`", at: location,
      label: "another value")
    diagnostic.secondary = [Label(first, "the first value")]
    diagnostic.hint =
      subject == "device"
      ? "a list is `[\"iPhone 14\", pad]`"
      : subject == "ios" || subject == "sdk"
        ? "a list is `[16, 17]`, a range is `16...18`" : nil
    if let list {
      let place = Location(first.file, SourceRange(first.range.start, location.range.end))
      diagnostic.fixes = [Fix("put them in `[ ]`", .safe, [Fix.Edit(place, list)])]
    }
    return diagnostic
  }

  /// `==` is meant.
  static func singleEqual(at location: Location) -> Diagnostic {
    replacement(
      .singleEqual, "`=` gives a value; two values are compared with `==`", at: location,
      with: "==")
  }

  /// A closing brace too many.
  static func strayClosing(_ bracket: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .strayClosing, .error, "unmatched `" + bracket + "`", at: location,
      label: "no opening one")
    diagnostic.fixes = [Fix("remove it", .review, [Fix.Edit(location, "")])]
    return diagnostic
  }

  /// Another word for ours.
  static func synonym(_ word: String, at location: Location, meant: String) -> Diagnostic {
    replacement(
      .synonym, "`" + word + "` is written `" + meant + "` here", at: location, with: meant)
  }

  /// A comma at the end of a line.
  static func trailingComma(at location: Location) -> Diagnostic {
    replacement(
      .trailingComma, "no comma belongs between lines", at: location, with: "",
      title: "remove the comma")
  }

  /// A brace that is not closed, and where indentation says that it ends.
  static func unclosedBrace(at location: Location, before place: Location) -> Diagnostic {
    unclosedBracket("{", at: location, end: place)
  }

  /// A bracket that is not closed.
  static func unclosedBracket(
    _ bracket: String, at location: Location, end: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unclosedBracket, .error, "this `" + bracket + "` is not closed", at: location,
      label: "opens here")
    let counterpart = bracket == "(" ? ")" : bracket == "[" ? "]" : "}"
    let place = Location(end.file, end.range.atStart)
    diagnostic.secondary = [Label(place, "`" + counterpart + "` seems to be missing here")]
    let edit = Fix.Edit(place, bracket == "{" ? "\n" + counterpart : counterpart)
    diagnostic.fixes = [Fix("close it", .review, [edit])]
    return diagnostic
  }

  /// `#if` without `#endif`.
  static func unclosedConditional(at location: Location, end: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unclosedConditional, .error, "this `#if` has no `#endif`", at: location, label: "opens here")
    let place = Location(end.file, end.range.atStart)
    diagnostic.secondary = [Label(place, "`#endif` seems to be missing here")]
    diagnostic.fixes = [Fix("close it", .review, [Fix.Edit(place, "\n#endif")])]
    return diagnostic
  }

  /// Something behind a whole line.
  static func unexpected(_ found: String, after what: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unexpected, .error, "unexpected " + found + " after " + what, at: location,
      label: "the line should end here")
    diagnostic.hint = "one statement per line"
    return diagnostic
  }

  /// A word that begins no declaration of ours.
  static func unknownMember(
    _ word: String, at location: Location, suggestions: [String]
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownMember, .error, "`" + word + "` is not a declaration", at: location)
    diagnostic.suggest(
      suggestions, replacing: location,
      otherwise: "a setting, `state`, `input` or a view belongs here")
    return diagnostic
  }

  /// A word that begins no step.
  static func unknownStep(
    _ word: String, at location: Location, suggestions: [String]
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownStep, .error, "`" + word + "` is not a step", at: location)
    diagnostic.suggest(
      suggestions, replacing: location,
      otherwise: "for example `launch`, `tap \"Photo\"`, `back` or `expect hidden`")
    return diagnostic
  }

  /// `and`, `or`, `not`.
  static func wordOperator(_ word: String, meant: String, at location: Location) -> Diagnostic {
    replacement(
      .wordOperator, "`" + word + "` is written `" + meant + "`", at: location, with: meant)
  }

  /// A diagnostic that is mended by other text at its place.
  private static func replacement(
    _ code: DiagnosticCode, _ message: String, at location: Location, with text: String,
    title: String? = nil, _ applicability: Fix.Applicability = .safe
  ) -> Diagnostic {
    var diagnostic = Diagnostic(code, .error, message, at: location)
    diagnostic.fixes = [
      Fix(title ?? "write `" + text + "`", applicability, [Fix.Edit(location, text)])
    ]
    return diagnostic
  }
}

import Language

/// What is wrong with names, continued, in alphabetical order.
extension Diagnostic {
  /// `NavigationStack(Home())`.
  static func contentInBrackets(
    of owner: String, from brackets: Location, content: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingBraces, .error, "what `" + owner + "` holds belongs in braces", at: brackets)
    let (range, file) = (brackets.range, brackets.file)
    let opener = SourceRange(range.start, content.range.start)
    let closer = SourceRange(content.range.end, range.end)
    diagnostic.fixes = [
      Fix(
        "put it in braces", .safe,
        [Fix.Edit(Location(file, opener), " { "), Fix.Edit(Location(file, closer), " }")])
    ]
    return diagnostic
  }

  /// `statusBarHidden(isFull)` on a line below a view.
  static func modifierWithoutDot(_ name: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingDot, .error, "`" + name + "` is a modifier of the view above: a dot is missing",
      at: location)
    let start = Location(location.file, location.range.atStart)
    diagnostic.fixes = [Fix("write `." + name + "`", .safe, [Fix.Edit(start, ".")])]
    return diagnostic
  }

  /// `statusBar(hidden = isFull)`.
  static func equalForColon(of label: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .synonym, .error, "`=` is written `:` behind the label `" + label + "`", at: location)
    diagnostic.fixes = [Fix("write `:`", .safe, [Fix.Edit(location, ": ")])]
    return diagnostic
  }

  static func overridesNothing(
    _ name: String, suggestion: String, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .misspelt, .error, "`" + name + "` overrides nothing; `" + suggestion + "` can be overridden",
      at: location)
    suggest(suggestion, [], &diagnostic)
    return diagnostic
  }

  static func secondApp(_ name: String, at location: Location, first: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .secondApp, .error, "`" + name + "` is a second app; a spec has one", at: location)
    diagnostic.secondary = [Label(first, "the first app")]
    return diagnostic
  }

  /// `YES` in an expression of Swift.
  static func objectiveCTruth(_ name: String, meant: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .synonym, .error, "`" + name + "` is written `" + meant + "` here", at: location)
    diagnostic.fixes = [Fix("write `" + meant + "`", .safe, [Fix.Edit(location, meant)])]
    return diagnostic
  }

  static func stepInHandler(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .stepInHandler, .error, "this is done by a person or the system, not by a handler",
      at: location, label: "belongs in a scenario")
    diagnostic.hint = "a handler may push, present, dismiss, set and request an update"
    return diagnostic
  }

  static func tooManyArguments(_ owner: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .tooManyArguments, .error, "`" + owner + "` takes one argument", at: location,
      label: "one too many")
  }

  static func undeclared(
    _ name: String, suggestion: String?, input: Location?, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .undeclared, .error, "`" + name + "` is not declared", at: location,
      label: suggestion.map { "did you mean `" + $0 + "`?" } ?? "not found here")
    if let suggestion {
      diagnostic.fixes.append(
        Fix("write `" + suggestion + "`", .review, [Fix.Edit(location, suggestion)]))
    }
    if let input {
      diagnostic.fixes.append(
        Fix("declare it as an input", .review, [Fix.Edit(input, "\n    input " + name)]))
    }
    diagnostic.hint = "declare it with `state`, or with `input` if its value is not known"
    return diagnostic
  }

  static func undeclaredScreen(
    _ name: String, suggestion: String?, legal: [String], at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .undeclaredScreen, .error, "there is no screen `" + name + "`", at: location)
    suggest(suggestion, legal, &diagnostic)
    return diagnostic
  }

  static func undeclaredWindow(
    _ name: String, suggestion: String?, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .undeclaredWindow, .error, "there is no window `" + name + "`", at: location)
    suggest(suggestion, [], &diagnostic)
    return diagnostic
  }

  static func unknownArgument(
    _ name: String, of owner: String, legal: [String], at location: Location
  ) -> Diagnostic {
    let message =
      name.isEmpty
      ? "`" + owner + "` takes no argument without a label"
      : "`" + owner + "` has no argument `" + name + ":`"
    var diagnostic = Diagnostic(.unknownArgument, .error, message, at: location)
    diagnostic.hint = legal.isEmpty ? "it takes none" : "it takes " + listed(legal)
    return diagnostic
  }

  static func usedTooOften(
    limit: Int, at location: Location, declaration: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .usedTooOften, .error, "helpers are used more than \(limit) times by one another",
      at: location, label: "not read any more")
    diagnostic.secondary = [Label(declaration, "declared here")]
    diagnostic.hint = "make a view of its own of what is used most"
    return diagnostic
  }

  static func usesItself(at location: Location, declaration: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .usesItself, .error, "this declaration refers to itself endlessly", at: location,
      label: "used while it is being read")
    diagnostic.secondary = [Label(declaration, "declared here")]
    return diagnostic
  }

  /// `statusBar(style:)`, which many look for.
  static func noStyleModifier(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .noSuchMember, .error, "SwiftUI has no modifier for the bar's style", at: location)
    diagnostic.hint =
      "the text follows `toolbarColorScheme(_:for:)` of a visible toolbar from iOS 16 on, else "
      + "`preferredColorScheme(_:)` of the whole presentation"
    return diagnostic
  }

  static func wrongLabel(
    _ found: String?, expected: String?, of owner: String, at location: Location,
    argument: Location
  ) -> Diagnostic {
    let needs = expected.map { "the label `" + $0 + ":`" } ?? "no label"
    var diagnostic = Diagnostic(
      .wrongLabel, .error, "the argument of `" + owner + "` has " + needs, at: location)
    let start = location.range.start
    if let expected {
      let place = Location(location.file, SourceRange(start, argument.range.start))
      diagnostic.fixes = [
        Fix("write `" + expected + ":`", .safe, [Fix.Edit(place, expected + ": ")])
      ]
    } else if found != nil {
      let place = Location(location.file, SourceRange(start, argument.range.start))
      diagnostic.fixes = [Fix("remove the label", .safe, [Fix.Edit(place, "")])]
    }
    return diagnostic
  }

  static func typeMismatch(_ found: String, expected: String, at location: Location) -> Diagnostic {
    Diagnostic(
      .wrongType, .error, expected + " is needed, this is " + found, at: location,
      label: "wrong type")
  }

  /// Adds a did-you-mean, or all that is legal if that is little.
  static func suggest(_ suggestion: String?, _ legal: [String], _ diagnostic: inout Diagnostic) {
    if let suggestion {
      diagnostic.primary.text = "did you mean `" + suggestion + "`?"
      let hasDot = suggestion.utf8.first == UInt8(ascii: ".")
      let text = hasDot ? String(suggestion.dropFirst()) : suggestion
      diagnostic.fixes = [
        Fix("write `" + suggestion + "`", .review, [Fix.Edit(diagnostic.primary.location, text)])
      ]
    } else if !legal.isEmpty, legal.count <= 7 {
      diagnostic.hint = "one of " + listed(legal)
    }
  }

  /// Names in back-ticks with commas between them.
  static func listed(_ names: [String]) -> String {
    var text = ""
    for name in names { text += (text.isEmpty ? "" : ", ") + "`" + name + "`" }
    return text
  }
}

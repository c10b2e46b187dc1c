/// Typical mistakes whose meaning is plain, each with its fix, in alphabetical order.
extension Diagnostic {
  /// `state isHidden: false`.
  static func colonForEqual(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .synonym, .error, "`:` is written `=` here", at: location, label: "a value follows")
    diagnostic.fixes = [Fix("write `=`", .safe, [Fix.Edit(location, " =")])]
    return diagnostic
  }

  /// `expect hidden = true`.
  static func comparedFact(_ meant: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .factAsName, .error, "a fact holds by itself, and is compared with nothing", at: location)
    diagnostic.fixes = [Fix("write `" + meant + "`", .safe, [Fix.Edit(location, meant)])]
    return diagnostic
  }

  /// `expect to be visible`.
  static func fillerWords(
    _ words: String, in place: String = "an expectation", at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .fillerWords, .error, "`" + words + "` says nothing in " + place, at: location)
    diagnostic.fixes = [Fix("remove it", .safe, [Fix.Edit(location, "")])]
    return diagnostic
  }

  /// A file whose bytes are none of a text.
  static func notText(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(.notText, .error, "this is not a text file", at: location)
    diagnostic.hint = "a spec is plain text in UTF-8"
    return diagnostic
  }

  /// `open Photo`: there are two ways to a screen.
  static func otherWayIn(
    _ word: String, opens what: String, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .synonym, .error,
      "`" + word + "` is for " + what + "; a screen is pushed or presented", at: location)
    diagnostic.hint =
      "for example `" + word + (word == "show" ? " window Hint`" : " scene Reader`")
      + ", or `push Photo`"
    diagnostic.fixes = ["push", "present"].map { meant in
      Fix("write `" + meant + "`", .review, [Fix.Edit(location, meant)])
    }
    return diagnostic
  }

  /// `screen "Home"`, `expect "hidden"`.
  static func quotedName(
    _ name: String, _ what: String, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .quotedKey, .error, what + " takes no quotes", at: location)
    diagnostic.fixes = [Fix("remove the quotes", .safe, [Fix.Edit(location, name)])]
    return diagnostic
  }

  /// `app {`.
  static func unnamedApp(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .expectedName, .error, "expected a name after `app`", at: location, label: "is missing here")
    diagnostic.fixes = [Fix("name it", .review, [Fix.Edit(location, " MyApp")])]
    return diagnostic
  }
}

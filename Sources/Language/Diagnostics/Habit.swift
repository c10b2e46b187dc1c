/// What people bring along from English, Swift and other tools, in alphabetical order.
enum Habit {
  /// `expect(visible)`, `tap("Photo")`.
  static func bracketed(
    _ message: String, at location: Location, opener: Location, space: String, closer: Location?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .fillerWords, .error, message, at: location)
    let edits = [Fix.Edit(opener, space)] + (closer.map { [Fix.Edit($0, "")] } ?? [])
    diagnostic.fixes = [Fix(closer == nil ? "remove it" : "remove them", .safe, edits)]
    return diagnostic
  }

  /// `ios(16)`.
  static func bracketedValue(
    _ value: String, after end: UInt32, at location: Location
  ) -> Diagnostic {
    let place = Location(location.file, SourceRange(end, location.range.end))
    var diagnostic = Diagnostic(
      .settingSeparator, .error, "a setting and its value are written side by side, without `( )`",
      at: location)
    diagnostic.fixes = [Fix("write `" + value + "`", .safe, [Fix.Edit(place, " " + value)])]
    return diagnostic
  }

  /// `isFull.toggle()` as a step.
  static func codeAsStep(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownStep, .error, "code runs in a step of its own: `call { … }`", at: location)
    diagnostic.fixes = [Fix("put it into `call { … }`", .review, location.put(into: "call"))]
    return diagnostic
  }

  /// `describe "…" { scenario … }`.
  static func groupOfScenarios(
    _ word: String, at location: Location, head: Location, closer: Location?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .misplaced, .error,
      "scenarios belong in the file itself, not in "
        + (word == "scenario" ? "each other" : "`" + word + "`"), at: location)
    diagnostic.hint = "the file is the group; tags make others: `scenario \"…\" tags photos { … }`"
    let edits = [Fix.Edit(head, "")] + (closer.map { [Fix.Edit($0, "")] } ?? [])
    diagnostic.fixes = [Fix("take the group away", .review, edits)]
    return diagnostic
  }

  /// `UIStatusBarHidden = YES` in an app.
  static func keyOutsidePlist(_ key: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic.misplaced(key, inside: "`plist { … }`", at: location)
    diagnostic.fixes = [Fix("put it there", .review, location.put(into: "plist"))]
    return diagnostic
  }

  /// `compilationConditions = "DEBUG"`
  static func noCondition(_ found: String, at location: Location) -> Diagnostic {
    Diagnostic(.unexpected, .error, "`\(found)` is no list of compilation conditions", at: location)
      .hint(
        "list the names that the build defines: `compilationConditions = [BETA]`, with a question "
          + "mark where it may: `[BETA?]`")
  }

  /// `unreadNames = "Header"`
  static func noName(_ found: String, at location: Location) -> Diagnostic {
    Diagnostic(.unexpected, .error, "`\(found)` is no list of names", at: location)
      .hint(
        "list types and functions that the app declares in other files: `unreadNames = [Header]`")
  }

  /// `storyboards = ["Main"]`
  static func noStoryboards(_ found: String, at location: Location) -> Diagnostic {
    Diagnostic(.unexpected, .error, "`\(found)` is no screen of a storyboard", at: location)
      .hint(
        "list the first screen of each storyboard by its name, and others by their identifiers: "
          + "`storyboards = [\"Main\": Home(), \"Main/about\": About()]`")
  }

  /// `XCTAssertTrue(hidden)`, or a root below the steps.
  static func lateRoot(_ name: String, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic.misplaced(name, inside: "the head of the scenario", at: location)
    diagnostic.hint =
      "what an app begins with comes before the first step; a claim is `expect hidden`"
    return diagnostic
  }

  /// `- (BOOL)prefersStatusBarHidden { return YES; }`.
  static func methodOfObjectiveC(at location: Location, meant: String?) -> Diagnostic {
    var diagnostic = Diagnostic(
      .expectedMember, .error, "this is Objective-C; a class is written in Swift here",
      at: location)
    if let meant {
      diagnostic.fixes = [Fix("write `" + meant + "`", .safe, [Fix.Edit(location, meant)])]
    } else {
      diagnostic.hint = "for example `override var prefersStatusBarHidden: Bool { true }`"
    }
    return diagnostic
  }

  /// `tap "Photo" twice`.
  static func repeatedStep(
    _ words: String, line: String, count: Int, at location: Location
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unexpected, .error, "unexpected `" + words + "` after a step: a line is done once",
      at: location)
    if count > 1, count <= 10 {
      let lines = String(repeating: line, count: count - 1)
      let title = count == 2 ? "write it twice" : "write it " + String(count) + " times"
      diagnostic.fixes = [Fix(title, .review, [Fix.Edit(location, lines)])]
    } else {
      diagnostic.hint = "write the step once for each time"
    }
    return diagnostic
  }

  /// `@smoke scenario "…"`.
  static func tagsInFront(
    _ names: [String], at location: Location, behind end: UInt32, isTagged: Bool
  ) -> Diagnostic {
    var list = ""
    for name in names { list += (list.isEmpty ? "" : ", ") + name }
    var diagnostic = Diagnostic(
      .misplaced, .error, "tags come after the name of a scenario: `tags " + list + "`",
      at: location)
    guard !isTagged else { return diagnostic }
    let place = Location(location.file, SourceRange(end, end))
    diagnostic.fixes = [
      Fix(
        "put them there", .safe, [Fix.Edit(location, ""), Fix.Edit(place, " tags " + list)])
    ]
    return diagnostic
  }

  /// `expect visible, because "…"`.
  static func trailingCommaOfFacts(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .trailingComma, .error, "no comma belongs after the facts", at: location)
    diagnostic.fixes = [Fix("remove the comma", .safe, [Fix.Edit(location, "")])]
    return diagnostic
  }

  /// `input isFull = false`.
  static func valueOfInput(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unexpected, .error, "an `input` has no value of its own; a `state` begins with one",
      at: location)
    diagnostic.fixes = [Fix("write `state`", .review, [Fix.Edit(location, "state")])]
    return diagnostic
  }

  /// `wait until …`.
  static func waitUntil(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .expectedTime, .error, "expected a length of time, found `until`", at: location)
    diagnostic.hint =
      "nothing happens by itself but what code delays: `wait 1 s`, then `expect hidden`"
    return diagnostic
  }

  /// `back to Home`.
  static func wayBack(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unexpected, .error, "a way back names no screen", at: location)
    diagnostic.fixes = ["back", "pop to root"].map { meant in
      Fix("write `" + meant + "`", .review, [Fix.Edit(location, meant)])
    }
    diagnostic.hint = "`back` goes to the screen before, `pop to root` to the first one"
    return diagnostic
  }
}

extension Location {
  /// The edits that put what stands there into the braces of a block.
  fileprivate func put(into block: String) -> [Fix.Edit] {
    [
      Fix.Edit(Location(file, range.atStart), block + " { "),
      Fix.Edit(Location(file, range.atEnd), " }"),
    ]
  }
}

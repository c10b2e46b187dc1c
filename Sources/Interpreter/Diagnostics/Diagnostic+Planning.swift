import Language
import StatusBar

// Mistakes of steps and expectations.
extension Diagnostic {
  static func wrongValue(
    _ text: String, expected: String, legal: [String], example: String?, suggestion: String?,
    at location: Location
  ) -> Diagnostic {
    error(.typeWrong, "`\(text)` does not fit here: expected \(expected)", at: location)
      .suggesting(suggestion.map { [$0] } ?? [], at: location)
      .listing(legal, what: "it can be")
      .naming(example)
  }

  static func notConstant(_ text: String, at location: Location) -> Diagnostic {
    error(.constantExpected, "`\(text)` depends on something else", at: location)
      .hint("write a value: `true`, `47`, `\"text\"`, `.name` or `nil`")
  }

  static func wrongWord(_ word: String, what: WordKind, legal: [String], at location: Location)
    -> Diagnostic
  {
    error(.wordWrong, "`\(word)` is not \(what.words)", at: location)
      .suggesting(suggestions(for: word, among: legal), at: location)
      .listing(legal, what: "it can be")
  }

  /// A value of a policy that also takes the first release of something.
  static func noReleaseOfPolicy(
    _ word: String, _ policy: Policy, legal: [String], at location: Location
  ) -> Diagnostic {
    let words = joined(legal.map { "`\($0)`" }, ", ")
    return error(.wordWrong, "`\(word)` is not \(WordKind.policy(policy).words)", at: location)
      .hint(
        "it can be \(words), or the first release of iOS that does it: "
          + "`\(policy.rule.entry.first.spelling)`")
  }

  /// Where all of the words are meant, one after the other.
  func hintingAtList(_ legal: [String]) -> Diagnostic {
    hint("for one after the other write a list: `[\(joined(legal, ", "))]`")
  }

  static func valueNotComparable(
    _ word: String, legal: [String], orDevice: Bool, at location: Location
  ) -> Diagnostic {
    wrongWord(
      word, what: .valueToCompareWith, legal: legal + (orDevice ? ["the name of a device"] : []),
      at: location)
  }

  static func unknownScreen(
    _ name: String, near: [String], known: [String], at location: Location
  ) -> Diagnostic {
    error(.screenUnknown, "there is no screen `\(name)`", at: location)
      .suggesting(near, at: location).listing(known, what: "there is")
  }

  static func numberedAnew(_ name: String, at location: Location) -> Diagnostic {
    let hash = Location(
      location.file, SourceRange(location.range.start - 1, location.range.end))
    var diagnostic = error(
      .numberMisplaced, "this step makes a new `\(name)`, which has no number yet", at: hash)
    diagnostic.fixes = [Fix("remove the number", .safe, [Fix.Edit(hash, "")])]
    return diagnostic
  }

  static func notNumbered(_ text: String, at location: Location) -> Diagnostic {
    error(
      .numberMisplaced, "`\(text)` is not a property of one of several screens", at: location
    ).hint("a number tells living screens apart: `Photo#2.isFull`")
  }

  static func unknownFunction(
    _ name: String, near: [String], known: [String], at location: Location
  ) -> Diagnostic {
    error(.functionUnknown, "there is no function `\(name)` here", at: location)
      .suggesting(near, at: location).listing(known, what: "there is")
  }

  static func notAFunction(_ text: String, at location: Location) -> Diagnostic {
    error(.functionExpected, "`\(text)` is not the name of a function", at: location)
      .hint("write `call Screen.function`, or a block: `call { … }`")
  }

  static func unknownLabel(
    _ label: String, near: [String], known: [String], at location: Location
  ) -> Diagnostic {
    error(.labelUnknown, "nothing in the app is labelled \"\(label)\"", at: location)
      .suggesting(near, at: location).listing(known, what: "there is")
  }

  /// `true` iff a label is the one of the button that leads back.
  static func namesBackButton(_ label: String) -> Bool {
    ["Back", "back", "< Back", "‹ Back"].contains(label)
  }

  /// What stands in front of a label that is tapped.
  static let frontOfTap = "tap \""

  /// `tap "Back"`, where nothing of the app's own is labelled so; `step` is the whole step.
  static func tapBack(_ label: String, at location: Location, step: Location?) -> Diagnostic {
    var diagnostic = error(
      .labelUnknown, "nothing in the app is labelled \"\(label)\"", at: location
    ).hint("the button of the navigation bar is a step of its own: `back`")
    if let step { diagnostic.fixes = [Fix("write `back`", .review, [Fix.Edit(step, "back")])] }
    return diagnostic
  }

  static func unknownView(_ name: String, labels: [String], at location: Location) -> Diagnostic {
    var diagnostic = error(.viewUnknown, "nothing in the app is a `\(name)`", at: location)
    if let label = labels.first { diagnostic.hint = "a label will do: `tap \"\(label)\"`" }
    return diagnostic
  }

  /// `tap Hide`, where something is labelled so.
  static func unquotedLabel(_ label: String, at location: Location) -> Diagnostic {
    var diagnostic = error(.missingQuotes, "a label needs quotes", at: location)
    diagnostic.fixes = [Fix("put it in quotes", .safe, [Fix.Edit(location, "\"\(label)\"")])]
    return diagnostic
  }

  /// `set Home.isHidden = true`, where the state is one of the app, or of another screen.
  static func stateElsewhere(_ name: String, meant: String, at location: Location) -> Diagnostic {
    var diagnostic = error(
      .stateUnknown, "there is no state and no input `\(name)`", at: location
    ).hint("`\(meant)` is the state of that name")
    diagnostic.fixes = [Fix("write `\(meant)`", .review, [Fix.Edit(location, meant)])]
    return diagnostic
  }

  static func unknownState(_ name: String, near: [String], at location: Location) -> Diagnostic {
    error(.stateUnknown, "there is no state and no input `\(name)`", at: location)
      .suggesting(near, at: location)
  }

  static func unknownWindow(_ name: String, near: [String], at location: Location) -> Diagnostic {
    error(.windowUnknown, "there is no window `\(name)`", at: location)
      .suggesting(near, at: location)
  }

  static func unknownScene(
    _ name: String, near: [String], known: [String], at location: Location
  ) -> Diagnostic {
    let list = joined(known.map { "`\($0)`" }, ", ")
    return error(.sceneUnknown, "there is no scene `\(name)`", at: location)
      .suggesting(near, at: location)
      .hint(
        known.count > 1
          ? "the scenes are \(list)"
          : "the only one is \(list); declare another in the app: `scene \(name) { … }`")
  }

  static func wrongArgument(of name: String, labels: [String], at location: Location)
    -> Diagnostic
  {
    let list = joined(labels.map { $0 + ":" }, ", ")
    return error(
      .argumentWrong, "the arguments do not fit the parameters of `\(name)`", at: location
    ).hint(labels.isEmpty ? "it takes none" : "it takes (\(list)), in this order")
  }

  static func takesNoContent(_ name: String, at location: Location) -> Diagnostic {
    error(.argumentWrong, "`\(name)` is a view and takes no content", at: location)
      .hint("a container does: `present UINavigationController { \(name)() }`")
  }

  static func wrongPresentationStyle(
    _ name: String, instead other: String, isView: Bool, at location: Location
  ) -> Diagnostic {
    let reason =
      isView
      ? "`\(name)` is UIKit's, and this is a SwiftUI view"
      : "`\(name)` is SwiftUI's, and this is a view controller"
    return error(.styleOfOtherWorld, reason, at: location).suggesting([other], at: location)
  }

  /// `when landscape`.
  static func comparisonMeant(_ word: String, meant: String, at location: Location) -> Diagnostic {
    var diagnostic = error(.synonym, "`\(word)` is written `\(meant)` here", at: location)
    diagnostic.fixes = [Fix("write `\(meant)`", .safe, [Fix.Edit(location, meant)])]
    return diagnostic
  }

  /// A style in other words than a step has, or in another place.
  static func looseStyle(_ written: String, screen: String?, meant: String, at location: Location)
    -> Diagnostic
  {
    let text = (screen ?? "") + " as " + meant
    let shown = String(decoding: Array(written.utf8.drop { $0 == 0x20 }), as: UTF8.self)
    let right = String(decoding: Array(text.utf8.drop { $0 == 0x20 }), as: UTF8.self)
    var diagnostic = error(.synonym, "`\(shown)` is written `\(right)` here", at: location)
    diagnostic.fixes = [Fix("write `\(right)`", .safe, [Fix.Edit(location, text)])]
    return diagnostic
  }

  static func notANumber(_ what: NumberKind, at location: Location) -> Diagnostic {
    error(.numberExpected, "\(what.words) is expected", at: location)
  }

  static func noSuchMoment(at location: Location) -> Diagnostic {
    error(.momentUnknown, "this step has no middle to stop at", at: location)
      .hint(
        "`begin` takes `launch`; `back`, `dismiss` and `peek`, by a finger; `push`, `pop` and "
          + "`present`, by code")
  }

  static func peekWithoutBegin(at location: Location) -> Diagnostic {
    let start = SourceRange(location.range.start, location.range.start)
    var diagnostic = error(
      .peekWithoutBegin, "a preview is begun first, then finished or cancelled", at: location
    ).hint("write `begin peek`, then `finish` for more force or `cancel` for less")
    let edit = Fix.Edit(Location(location.file, start), "begin ")
    diagnostic.fixes = [Fix("write `begin` before it", .review, [edit])]
    return diagnostic
  }

  static func tapByNumber(at location: Location) -> Diagnostic {
    error(.tapByNumber, "a tap needs a label or the name of a view", at: location)
  }

  static func notModelled(_ what: Unmodelled, at location: Location) -> Diagnostic {
    error(.stepNotModelled, "\(what.words) is not modelled yet", at: location)
  }

  static func noExpectation(at location: Location) -> Diagnostic {
    error(.noExpectation, "this scenario expects nothing, so it could not fail", at: location)
      .hint("add a line such as `expect visible`")
  }

  static func expectationBeforeLaunch(at location: Location) -> Diagnostic {
    error(.expectationBeforeLaunch, "nothing is on screen before the app is launched", at: location)
      .hint("say `launch`, or `begin launch` for the launch screen, first")
  }

  static func stepBeforeLaunch(_ step: String, at location: Location) -> Diagnostic {
    error(
      .stepBeforeLaunch, "the app is not running yet, so `\(oneLine(step))` cannot be done",
      at: location
    ).hint("say `launch` before it")
  }

  static func conditionMeetsNoCell(at location: Location) -> Diagnostic {
    error(.conditionMeetsNoCell, "this condition holds in none of the cells", at: location)
      .hint("run the scenario over what it speaks of: `on …`")
  }

  static func comparisonMissing(_ name: String, at location: Location) -> Diagnostic {
    error(.comparisonMissing, "`\(name)` is not true or false by itself", at: location)
      .hint("compare it: `\(name) == …`")
  }

  static func notOrdered(_ text: String, at location: Location) -> Diagnostic {
    error(.comparisonUnordered, "these values have no order: `\(text)`", at: location)
      .hint("compare with `==` or `!=`")
  }

  static func deciderWithoutWalk(at location: Location) -> Diagnostic {
    error(.deciderWithoutWalk, "the fact before `by` has no decider", at: location)
      .hint("`by` follows `hidden`, `visible`, `light`, `dark`, `automatic` or `style`")
  }

  static func contradiction(
    _ first: String, _ second: String, at location: Location, first place: Location
  ) -> Diagnostic {
    var diagnostic = error(
      .contradiction, "no bar can be \(first) and \(second) at once", at: location)
    diagnostic.secondary = [Label(place, "contradicts this")]
    return diagnostic
  }

  static func askedWithoutProperty(_ name: String, at location: Location) -> Diagnostic {
    error(.askedWithoutProperty, "a whole route says what `\(name)` is asked for", at: location)
      .hint("write `\(name).prefersStatusBarHidden`, or `asked including [ … ]`")
  }

  static func notAQuestion(_ text: String, at location: Location) -> Diagnostic {
    error(.questionExpected, "`\(text)` is not a question to a controller", at: location)
      .hint("write `Screen.prefersStatusBarHidden`, or `Screen` alone")
  }

  static func emptyRoute(at location: Location) -> Diagnostic {
    error(.routeEmpty, "an empty route names no controller", at: location)
      .hint("write `not asked Screen` for a screen that is not to be asked")
  }

  static func notAMoment(_ text: String, at location: Location) -> Diagnostic {
    error(.lifecycleEntryExpected, "`\(text)` is not a moment of a screen's life", at: location)
      .hint("write `Screen.onAppear` or `Screen.viewDidAppear`")
  }
}

// Remarks on verdicts that hold.
extension Diagnostic {
  static func severalInstances(_ count: Int, of name: String, at location: Location)
    -> Diagnostic
  {
    Diagnostic(
      .severalInstances, .note,
      "there are \(count) living instances of \(name); the topmost is taken", at: location)
  }

  static func stalePass(at location: Location) -> Diagnostic {
    Diagnostic(
      .stalePass, .note,
      "this holds for the published bar, which lags behind: a walk now would differ",
      at: location, label: "stale")
  }

  static func splitPass(_ trailing: InterfaceStyle, at location: Location) -> Diagnostic {
    Diagnostic(
      .splitBar, .note,
      "the bar is of two colours (U29): this is its leading part, the trailing one is "
        + trailing.spelling, at: location, label: "split")
  }

  static func verdictHangsOnSDK(
    _ outcome: Outcome, with sdk: Version, insteadOf release: Version, at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .verdictHangsOnSDK, .note,
      "no `sdk` is set, so that of the release counts, \(release.major); with sdk \(sdk.major) "
        + "this scenario is \(outcome.spelling)", at: location)
  }

  static func verdictHangsOnQuirks(
    _ outcome: Outcome, areOn: Bool, at location: Location
  ) -> Diagnostic {
    Diagnostic(
      .verdictHangsOnQuirks, .note,
      "with quirks \(areOn ? "off" : "on") this scenario is \(outcome.spelling)", at: location)
  }
}

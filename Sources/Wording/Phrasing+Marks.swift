import Interpreter
import Language
import StatusBar

// What a line of the text has to do with what was found, in a few words.
extension Phrasing {
  func label(_ mark: Mark) -> Diagnostic.Label {
    let text =
      switch mark.role {
      case .ignored, .unknown: words(of: mark.role)
      case .decided, .sets, .hasNoEffect, .answers, .notAsked, .needsBackground,
        .givesBarToApplication, .hasNoRoot, .liesOnTop, .changesAnswer, .given, .obeyed,
        .answersSince, .decidesSince, .notSetBack, .comes, .turned, .askedLast, .changed,
        .notAskedSoFar, .nobodyAsks, .crashes, .ends, .showsNothing, .onItsWayIn, .ofSwiftUI:
        short(words(of: mark.role))
      }
    return Diagnostic.Label(mark.location, text)
  }

  private func words(of role: Mark.Role) -> String {
    switch role {
    case .decided(let party, let value): party.words + " decided: " + words(of: value)
    case .sets(let value): "sets " + words(of: value)
    case .hasNoEffect: "has no effect here"
    case .answers(let value): "answers " + words(of: value)
    case .notAsked(let name): self.name(name) + " is not asked"
    case .needsBackground: "counts only while the bar's background is shown"
    case .givesBarToApplication: "gives the bar to the application"
    case .hasNoRoot: "has no root view controller"
    case .liesOnTop: "lies on top, so it is asked"
    case .changesAnswer: "changes an answer, and is not asked again"
    case .given(let giving): words(of: giving)
    case .obeyed(let value, let isStill):
      "the bar obeys this; it is " + still(isStill) + words(of: value)
    case .answersSince(let value, let isStill): "answers " + still(isStill) + words(of: value)
    case .decidesSince(let value, let isStill): "decides: " + still(isStill) + words(of: value)
    case .notSetBack(let gone):
      (gone.map { name($0) + " goes; " } ?? "") + "nothing sets it back"
    case .comes(let name, let isNotAsked):
      self.name(name) + (isNotAsked ? " comes, and is not asked" : " comes")
    case .turned: "from here on the phone lies on its side"
    case .askedLast(let step, let value):
      "asked last at " + words(ofStep: step) + ": " + words(of: value)
    case .changed(let author, let step, let isLast):
      "changed here" + by(author) + ", at " + words(ofStep: step)
        + (isLast ? "; not asked again" : "")
    case .notAskedSoFar: "not asked again so far"
    case .nobodyAsks: "UIKit does not ask for this"
    case .ignored(let step): "ignored, at " + words(ofStep: step)
    case .unknown(let code): unknownWords(code)
    case .crashes(let rule): "the app crashes here (\(rule.spelling))"
    case .showsNothing: "no screen is written here"
    case .ends(let end): end.words
    case .onItsWayIn: "it is still on its way in"
    case .ofSwiftUI: "this is SwiftUI's"
    }
  }

  private func still(_ isStill: Bool) -> String { isStill ? "still " : "" }

  private func by(_ author: String?) -> String { author.map { ", by " + name($0) } ?? "" }

  /// `set here, by Photo, at `tap "Photo"``; where a step did it, what it does.
  private func words(of giving: Mark.Giving) -> String {
    if giving.isStep { return giving.verb.step + giving.manner.words }
    return giving.verb.statement + by(giving.author) + ", at " + words(ofStep: giving.step)
      + giving.manner.words
  }
}

/// Returns that some code is not known, or whether it runs.
func unknownWords(_ code: String) -> String {
  switch UnknownCode(oneLine(code)) {
  case .closure: "cannot tell whether this closure runs"
  case .initializer: "cannot tell whether this initializer runs"
  case .selector(let function): "cannot tell whether `\(function)` runs"
  case .call, .name, .other: "`\(short(oneLine(code)))` is not known here"
  }
}

extension Mark.Giving.Verb {
  /// What a statement did.
  fileprivate var statement: String {
    switch self {
    case .set: "set here"
    case .show: "shown here"
    case .hide: "hidden here"
    case .makeRoot: "made the root here"
    case .ask: "asked for here"
    }
  }

  /// What a step does.
  fileprivate var step: String {
    switch self {
    case .set, .ask: "sets it"
    case .show: "brings the window"
    case .hide: "takes the window away"
    case .makeRoot: "changes the root"
    }
  }
}

extension Mark.Giving.Manner {
  fileprivate var words: String {
    switch self {
    case .plain: ""
    case .notAnimated: ", outside of an animation"
    case .animated: ", in an animation"
    case .notChangedSince: ", and not changed since"
    }
  }
}

extension Mark.End {
  /// What it means for what comes after it.
  var words: String {
    switch self {
    case .stops: "the app ends here: nothing is known after it"
    case .forcesNil: "this is nil, and the app ends: nothing is known after it"
    case .hasNoRoom: "the number overflows its type, and the app ends here"
    case .leavesList: "the list has no such element, and the app ends here"
    case .untyped: "of which types the values are is not known"
    }
  }
}

import StatusBar

// The bar after one step and who could answer for it, in words.
extension Wording {
  var nothingLaunched: String { "nothing is on screen before the app is launched" }
}

extension Moment.Note {
  /// The clause, without a full stop.
  package var text: String {
    switch clause {
    case .asked: ""
    case .answers(let property, let answer): property.spelling + " answers " + answer
    case .namesNobody(let property): property.spelling + " is nil"
    case .onlyForVisibility: "only the controller that decides visibility is asked"
    case .passedOver: rule.map { Interpreter.passedOver(by: $0) } ?? ""
    case .heldByOneNotAsked: "its container is not asked"
    case .silent(let silence): silence.sentence
    case .unasked(let party): rule.map { Interpreter.unasked(by: $0, for: party.words) } ?? ""
    case .asksFor(let value): "asks for " + value
    case .ineffective: "has no effect"
    case .decides(let party, let value): party.words + " decides: " + value
    case .remark(let remark): remark.sentence
    case .set(let author, let step): "set\(author.words) `\(oneLine(step))`"
    case .unknown(let code): unknownWords(code)
    case .ends(let end): end.words
    case .open: "not known: " + (rule.map { titleClause($0) } ?? "")
    case .window(nil): "the topmost of those that fill the screen"
    case .window(let obstacle?): obstacle.sentence
    case .foundNow: "this is what a question asked now would find"
    case .styleStays: "the style is not asked while the bar is hidden; it stays"
    case .nobodyIsAsked: "no controller is asked for it"
    case .hasNoHeight: "a hidden bar has no height"
    case .inPoints(let device): "in points, on " + device + " as it is held"
    }
  }
}

extension Moment.Note.Author {
  fileprivate var words: String {
    switch self {
    case .step: " by the step"
    case .code: " at"
    case .named(let name): " by " + spoken(name) + ", at"
    }
  }
}

extension TimelineRow.Change {
  /// What is seen next, and how it comes.
  package var words: String {
    joined(looks.map { $0.words }, " or ") + (manner.map { $0.words } ?? "")
  }
}

extension Event.Change {
  fileprivate var words: String {
    guard isAnimated else { return isAtTheEnd ? " (at the end)" : "" }
    let kind = animation.map { $0.spelling + " " } ?? ""
    return " (" + kind + decimal(duration) + " s)"
  }
}

extension Bar {
  /// The style, and what it makes of the text where that can be seen.
  var styleWords: String {
    isHidden ? style.spelling : style.spelling + ", " + content.spelling + " text"
  }
}

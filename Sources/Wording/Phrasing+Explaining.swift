import Interpreter
import Language
import StatusBar

// The bar after one step and who could answer for it, in words.
extension Phrasing {
  /// Why nothing can be said of a step.
  func words(of obstacle: Moment.Obstacle) -> String {
    switch obstacle {
    case .notLaunched: "nothing is on screen before the app is launched"
    case .step(let finding): title(of: finding).text
    }
  }

  /// `true`, `.lightContent`, `.fade`, `47`; of a style, what it makes of the text, too.
  func words(of answer: Moment.Answer) -> String {
    switch answer {
    case .unknown: "unknown"
    case .values(let values): either(values) { words(of: $0) }
    case .style(let style, nil): style.spelling
    case .style(let style, let text?): style.spelling + ", " + text.spelling + " text"
    }
  }

  func name(of candidate: Moment.Candidate) -> String {
    switch candidate.kind {
    case .window(let symbol): name(ofWindow: symbol)
    case .controller(let name): self.name(name)
    case .modifier: candidate.location.map { name(ofModifier: $0) } ?? ""
    }
  }

  /// The clause of a note, without a full stop.
  func clause(of note: Moment.Note) -> String {
    switch note.clause {
    case .asked: ""
    case .answers(let property, let answer):
      property.spelling + " answers " + words(of: answer)
    case .namesNobody(let property): property.spelling + " is nil"
    case .onlyForVisibility: "only the controller that decides visibility is asked"
    case .passedOver: note.rule.map { Wording.passedOver(by: $0) } ?? ""
    case .heldByOneNotAsked: "its container is not asked"
    case .silent(let silence): silence.sentence
    case .unasked(let party): note.rule.map { Wording.unasked(by: $0, for: party.words) } ?? ""
    case .asksFor(let values): "asks for " + either(values) { words(of: $0) }
    case .ineffective: "has no effect"
    case .decides(let party, let value): party.words + " decides: " + words(of: value)
    case .remark(let remark): remark.sentence
    case .set(let author):
      "set\(author.words) `\(oneLine(note.step.map { text($0.range) } ?? ""))`"
    case .unknown(let code): unknownWords(code)
    case .ends(let end): end.words
    case .open: "not known: " + (note.rule.map { titleClause($0) } ?? "")
    case .window(nil): "the topmost of those that fill the screen"
    case .window(let obstacle?): obstacle.sentence
    case .foundNow: "this is what a question asked now would find"
    case .styleStays: "the style is not asked while the bar is hidden; it stays"
    case .nobodyIsAsked: "no controller is asked for it"
    case .hasNoHeight: "a hidden bar has no height"
    case .inPoints(let device): "in points, on " + device + " as it is held"
    }
  }

  /// What was answered, where a note tells of a question.
  func answer(of note: Moment.Note) -> String? {
    switch note.clause {
    case .answers(_, let answer): words(of: answer)
    case .namesNobody: "nil"
    case .asked, .onlyForVisibility, .passedOver, .heldByOneNotAsked, .silent, .unasked,
      .asksFor, .ineffective, .decides, .remark, .set, .unknown, .ends, .open, .window, .foundNow,
      .styleStays, .nobodyIsAsked, .hasNoHeight, .inPoints:
      nil
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

extension TimelineRow.LifeEvent {
  /// As expectations name it: `Photo.onAppear`.
  package var words: String { joined(name, ".", kind.spelling) }
}

extension Event.Change {
  fileprivate var words: String {
    guard isAnimated else { return isAtTheEnd ? " (at the end)" : "" }
    let kind = animation.map { $0.spelling + " " } ?? ""
    return " (" + kind + decimal(duration) + " s)"
  }
}

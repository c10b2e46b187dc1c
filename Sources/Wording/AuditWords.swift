import Exploring
import StatusBar

extension Lead {
  /// What contradicts the law, in one line.
  package var title: String {
    switch cause {
    case .lost(.hidden(true), _, _): "a hidden bar is asked for, and it is visible"
    case .lost(.hidden(false), _, _): "a visible bar is asked for, and it is hidden"
    case .lost(.content(let content), _, _):
      "\(content.spelling) text is asked for, and the bar has \(content.opposite.spelling) text"
    case .illegible(let needed, _, _, _):
      "\(needed.opposite.spelling) text is on a \(needed.opposite.spelling) background"
    case .flashed(let face, _, let before):
      "the bar is \(face.words(beside: before)) for a moment on the way"
    case .stale(let shown, let awaited):
      "the bar stays \(shown.words(beside: awaited)), as nothing asks for it to be updated"
    case .changed(let former, let face, let kind):
      "\(kind.words) the bar is \(face.words(beside: former)), not \(former.words(beside: face))"
    }
  }

  /// Why a wish is not heard, where the structure alone tells that.
  package var reason: String? {
    guard case .lost(_, _, let advice?) = cause else { return nil }
    return advice.kind.sentence + " (" + advice.rule.spelling + ")"
  }

  /// What to do about it where no mend is known; nil for what is told by the failure itself.
  package var hint: String? {
    guard case .lost(_, _, let advice?) = cause else { return nil }
    return advice.kind.hint
  }
}

extension Lead.Face {
  /// `hidden`, `visible`, or the colour of the text where both faces have one.
  fileprivate func words(beside other: Lead.Face) -> String {
    guard let content else { return "hidden" }
    return other.content == nil ? "visible" : content.spelling
  }
}

extension Lead.ReturnKind {
  /// A word or two, beside the name of a screen.
  package var word: String {
    switch self {
    case .back: "back"
    case .cancelled: "cancelled swipe"
    case .dismissed: "dismissed"
    case .foreground: "background"
    case .tab: "other tab"
    case .page: "other page"
    case .turn: "turn and back"
    case .scroll: "scrolled and back"
    }
  }

  /// Its title; the bar is what it is after that.
  package var title: String { words }

  fileprivate var words: String {
    switch self {
    case .back: "after the way back"
    case .cancelled: "after a cancelled swipe"
    case .dismissed: "after the way back"
    case .foreground: "after the background"
    case .tab: "after another tab"
    case .page: "after another page"
    case .turn: "after a turn and back"
    case .scroll: "after a scroll and back"
    }
  }
}

import Exploring
import Interpreter

extension Mutation {
  /// What becomes of the app, in a clause.
  package var title: Phrase {
    let place = owner.isEmpty ? "" : " in " + owner
    switch change {
    case .without(let code): return "remove \(code: code.shortened)\(place)"
    case .withoutOverride(let name): return "remove the override of \(code: name)\(place)"
    case .withoutKey(let key): return "remove the key \(code: key)"
    case .withoutAnimation: return "remove the animation\(place)"
    case .turned(let old, _): return "negate \(code: old.shortened)\(place)"
    case .replaced(let old, let new):
      return "change \(code: old.shortened) to \(code: new.shortened)\(place)"
    }
  }

  /// What stands below the code that is changed.
  package var mark: String {
    switch change {
    case .without, .withoutOverride, .withoutKey, .withoutAnimation: "removed"
    case .turned(_, let new), .replaced(_, let new): "becomes " + new.shortened
    }
  }
}

extension MissingScenario {
  /// What it tells, as a name: `the bar is hidden after tap Zoom`.
  package var title: String {
    let left = (steps.last ?? "").utf8.filter {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return bar + " after " + String(decoding: left, as: UTF8.self).shortened
  }

  private var bar: String {
    switch expectation {
    case "light", "dark": "the text is " + expectation
    case "hidden, animated": "the bar goes with an animation"
    case "hidden, not animated": "the bar goes without an animation"
    case "visible, animated": "the bar comes with an animation"
    case "visible, not animated": "the bar comes without an animation"
    default: "the bar is " + expectation
    }
  }
}

extension String {
  /// The text, or as much of it as fits into a line beside other words.
  fileprivate var shortened: String {
    let scalars = unicodeScalars
    return scalars.count <= 48 ? self : String(scalars.prefix(47)) + "…"
  }
}

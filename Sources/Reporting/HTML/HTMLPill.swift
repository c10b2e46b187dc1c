import Interpreter
import StatusBar

/// The smallest picture of a bar: a capsule with dark or light text, hatched where it is hidden, in
/// two halves where it is not known.
enum HTMLPill: String, Hashable, Sendable {
  case dark, light, hidden, split, open

  /// Creates the pill of what may be seen; nil where nothing may.
  init?(_ looks: [BarLook]) {
    guard let first = looks.first else { return nil }
    self = looks.count > 1 ? .open : HTMLPill(first)
  }

  private init(_ look: BarLook) {
    guard !look.isHidden, !look.isCovered, let content = look.content else {
      self = .hidden
      return
    }
    self = look.trailing != nil ? .split : content == .light ? .light : .dark
  }

  /// Creates the pill of what an expectation found; nil where it is not about the bar's looks.
  init?(_ observed: Observed) {
    switch observed {
    case .looks(let looks): self.init(looks)
    case .values: return nil
    case .bars(let bars):
      guard let first = bars.first else { return nil }
      if bars.count > 1 {
        self = .open
      } else if first.isHidden || first.isCovered {
        self = .hidden
      } else {
        self = first.trailing != nil ? .split : first.content == .light ? .light : .dark
      }
    }
  }

  /// What it shows, in words.
  var words: String {
    switch self {
    case .dark: "visible, dark text"
    case .light: "visible, light text"
    case .hidden: "hidden"
    case .split: "visible, text of two colours"
    case .open: "not known"
    }
  }
}

extension HTMLWriter {
  /// Appends a pill, named in words where `isNamed` and decoration where the words stand beside it.
  mutating func pill(_ pill: HTMLPill, isNamed: Bool = true) {
    raw("<svg class=\"pill\" width=\"34\" height=\"13\"")
    if isNamed {
      raw(" role=\"img\"")
      attribute("aria-label", pill.words)
    } else {
      raw(" aria-hidden=\"true\"")
    }
    raw("><use href=\"#p-" + pill.rawValue + "\"/></svg>")
  }
}

import Interpreter
import Picture
import StatusBar
import Wording

extension Pill {
  /// Creates the pill of what may be seen; nil where nothing may.
  init?(_ looks: [BarLook]) {
    guard let bar = ShownBar(looks.map { ShownBar.Look($0) }, height: 0) else { return nil }
    self.init(bar)
  }

  /// Creates the pill of what an expectation found; nil where it is not about the bar's looks.
  init?(_ observed: Observed) {
    switch observed {
    case .looks(let looks): self.init(looks)
    case .values: return nil
    case .bars(let bars):
      guard let bar = ShownBar(bars.map { ShownBar.Look($0) }, height: 0) else { return nil }
      self.init(bar)
    }
  }
}

extension ShownBar.Look {
  /// Creates what a picture shows of a bar that an expectation found.
  fileprivate init(_ bar: BarSight) {
    if let content = bar.content, !bar.isHidden {
      self =
        bar.isCovered ? .covered : .text(leading: content, trailing: bar.trailing ?? content)
    } else {
      self = .hidden
    }
  }
}

extension HTMLWriter {
  /// Appends a pill, named in words where `isNamed` and decoration where the words stand beside it.
  mutating func pill(_ pill: Pill, isNamed: Bool = true) {
    raw("<svg class=\"pill\" width=\"34\" height=\"13\"")
    if isNamed {
      raw(" role=\"img\"")
      attribute("aria-label", pill.words)
    } else {
      raw(" aria-hidden=\"true\"")
    }
    raw("><use href=\"#" + pill.symbol + "\"/></svg>")
  }
}

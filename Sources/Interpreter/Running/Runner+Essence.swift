import StatusBar

// What of an actual value matters to a fact: cells that fail for one reason are one failure.
extension CellRunner {
  /// Returns `actual` without what the fact does not speak of: its colour where the fact is about
  /// being hidden, for example, and everywhere whether the system chose that.
  func essence(of fact: PlannedFact, _ actual: String) -> String {
    switch fact.kind {
    case .hidden: return parts(of: fact) { $0.isHidden ? "hidden" : "visible" }
    case .covered: return parts(of: fact) { $0.isCovered ? "covered" : "not covered" }
    case .split: return parts(of: fact) { $0.isSplit ? "split" : "not split" }
    case .automatic: return parts(of: fact) { $0.isAutomatic ? "automatic" : "not automatic" }
    case .content, .trailing, .unchanged, .stale, .unknown:
      return parts(of: fact) { bar in
        var plain = bar
        plain.isAutomatic = false
        plain.trailing?.isAutomatic = false
        return plain.words
      }
    case .style, .ignored, .asked, .notAsked, .animated, .notAnimated, .flash, .noFlash,
      .meanwhile, .quantity, .navigationBar, .top, .lifecycle, .advice, .condition:
      return actual
    }
  }

  /// The words for each possible bar, each once, with who decided where the fact says who.
  private func parts(of fact: PlannedFact, _ words: (Bar) -> String) -> String {
    var found: [String] = []
    for bar in possibleBars {
      let next = words(bar) + owner(of: bar, fact)
      if !found.contains(next) { found.append(next) }
    }
    return joined(found, " or ")
  }
}

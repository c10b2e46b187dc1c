/// Bars as far as they can be told where code may have done anything.
extension Questions {
  /// The bar as far as it can be told: what code may have done leaves the rest open.
  func withUnknownFacets(_ bar: Bar) -> Bar {
    guard world.isRunning, !world.isLaunching, world.platform.ruleAgainstBar == nil else {
      return bar
    }
    var bar = bar
    if let input = world.unknownFacets[.visibility] {
      bar.isHidden = trace.choose(.unknownFacets(.visibility), Unknown(input))
      bar = finished(bar)
    }
    if let input = world.unknownFacets[.style] {
      let looks = Bar.Look.allCases
      bar.look = looks[trace.choose(.unknownFacets(.style), Unknown(input), among: looks.count)]
    }
    return bar
  }
}

extension Questions {
  /// Every bar that can be told from another, but one: for a search that was given up.
  func anyBars(but known: Bar) -> [Bar] {
    var hidden = known
    hidden.isHidden = true
    var bars = [finished(hidden)]
    for look in Bar.Look.allCases {
      var bar = known
      bar.isHidden = false
      bar.look = look
      bars.append(finished(bar))
    }
    return bars.filter { $0 != known }
  }
}

extension Bar {
  /// What the text of a visible bar can look like.
  enum Look: CaseIterable {
    case dark, light, automatic
  }

  /// The look of the whole bar.
  fileprivate var look: Look {
    get { isAutomatic ? .automatic : content == .light ? .light : .dark }
    set {
      content = newValue == .light ? .light : .dark
      style = newValue == .light ? .lightContent : newValue == .dark ? .darkContent : .default
      isAutomatic = newValue == .automatic
      trailing = nil
    }
  }
}

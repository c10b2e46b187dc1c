/// What code may have done of which nobody knows more: from then on some answers are open.
package struct Haze: Hashable, Sendable {
  private var visibility: InputID?
  private var style: InputID?
  private var screens: InputID?
  private var overlap: InputID?

  /// What somebody can ask of a world.
  package enum Facet: UInt8, Hashable, Sendable, CaseIterable {
    case visibility, style
    /// Which controllers are on screen; hides the other two as well.
    case screens
    /// Whether the navigation bar lies over the status bar (Q9).
    case overlap
  }

  package init() {}

  /// What a facet hangs on, or nil where nothing hides it.
  package subscript(_ facet: Facet) -> InputID? {
    switch facet {
    case .visibility: visibility ?? screens
    case .style: style ?? screens
    case .screens: screens
    case .overlap: overlap ?? screens
    }
  }

  /// Hides a facet from now on; what hid it first keeps the blame.
  mutating func hide(_ facet: Facet, _ input: InputID) {
    switch facet {
    case .visibility: visibility = visibility ?? input
    case .style: style = style ?? input
    case .screens: screens = screens ?? input
    case .overlap: overlap = overlap ?? input
    }
  }

  /// Says that a facet is known again, but for what hangs on the screens.
  mutating func settle(_ facet: Facet) {
    switch facet {
    case .visibility: visibility = nil
    case .style: style = nil
    case .screens: screens = nil
    case .overlap: overlap = nil
    }
  }
}

extension World {
  /// The bar as far as it can be told: what code may have done leaves the rest open.
  func hazy(_ bar: Bar, _ trace: inout Trace) -> Bar {
    guard isRunning, !isLaunching, platform.ruleAgainstBar == nil else { return bar }
    var bar = bar
    if let input = haze[.visibility] {
      bar.isHidden = trace.choose(.haze(.visibility), Unknown(input))
      bar = finished(bar)
    }
    if let input = haze[.style] {
      let looks = Bar.Look.allCases
      bar.look = looks[trace.choose(.haze(.style), Unknown(input), among: looks.count)]
    }
    return bar
  }
}

extension World {
  /// The navigation bar is below the status bar from now on, whatever was before.
  mutating func layOutNavigationBar() {
    barsOverlap = false
    haze.settle(.overlap)
  }

  /// Claims nothing of this world any more: too much hangs on what nobody knows.
  package mutating func giveUp(on input: InputID) {
    for facet in Haze.Facet.allCases { haze.hide(facet, input) }
    published.alternatives = anyBars(but: published.bar)
    published.undecided = [Unknown(input)]
    for index in instances.indices where instances[index].isAlive {
      for slot in instances[index].values.indices where instances[index].values[slot].isPlain {
        instances[index].values[slot] = .unknown(input)
      }
    }
    forgetObjects(input)
  }
}

extension Value {
  /// `true` iff it names nothing else of the world: a truth, a number, a text, a case.
  fileprivate var isPlain: Bool {
    switch self {
    case .controller, .object, .closure, .reference: false
    case .none, .bool, .number, .text, .enumCase, .style, .animation, .scheme, .visibility,
      .sizeClass, .interposed, .scenePhase, .some, .presentation, .unknown:
      true
    }
  }
}

extension World {
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

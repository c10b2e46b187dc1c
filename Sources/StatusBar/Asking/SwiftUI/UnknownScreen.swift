/// What screens may ask for of which nothing is known but that they are there.
extension Questions {
  /// Returns what decides a view of which nothing is known but that it may be there: one that was
  /// not read, or a screen inside itself where mounting stopped.
  func unknownContent(at view: ViewID, _ context: Context) -> InputID? {
    switch program.views[Int(view.index)].kind {
    case .unknown(let input): input
    case .screen(let screen, _):
      program.screens[Int(screen.index)].body == nil ? nil : existing(view, context)?.doubt
    case .leaf, .group, .conditional, .repeated, .modified, .button, .link, .navigation, .tabs,
      .scroll, .representable, .made, .controllerContainer, .fallbackStrip, .empty:
      nil
    }
  }

  /// `true` iff something in a view may ask for a bar, or show what does.
  func mayAsk(_ view: ViewID) -> Bool {
    !contents(view).isDisjoint(
      with: [.hiding, .styling, .container, .representable, .presentation, .assumed])
  }

  /// What an unknown screen asks for: nothing, a hidden bar, or a visible one.
  func anyPreference(
    of view: ViewID, _ input: InputID, _ site: Site, _ context: Context
  ) -> HiddenPreference? {
    let key = Trace.Key.view(view, context.instance, .visibility)
    let choice = trace.choose(key, Unknown(input), among: 3)
    guard choice > 0 else { return nil }
    return HiddenPreference(
      isHidden: choice == 1, site: site, owner: context.controller ?? ControllerID(0), rule: .s16)
  }

  /// The scheme that an unknown screen prefers: none, or either.
  func anySchemePreference(
    of view: ViewID, _ input: InputID, _ context: Context
  ) -> SchemePreference {
    let key = Trace.Key.view(view, context.instance, .scheme)
    switch trace.choose(key, Unknown(input), among: 3) {
    case 1: return .written(.light, nil)
    case 2: return .written(.dark, nil)
    default: return .unwritten
    }
  }

  /// What an unknown screen says of a bar: nothing, or any of the values that matter.
  func anyToolbar(
    _ question: ToolbarQuestion, of view: ViewID, _ input: InputID, _ site: Site,
    _ context: Context
  ) -> ToolbarValue? {
    let (wish, values): (Trace.Wish, [Value]) =
      switch question {
      case .visibility: (.barVisibility, [.visibility(.hidden)])
      case .background: (.barBackground, [.visibility(.visible), .visibility(.hidden)])
      case .scheme: (.barScheme, [.scheme(.light), .scheme(.dark)])
      }
    let key = Trace.Key.view(view, context.instance, wish)
    let choice = trace.choose(key, Unknown(input), among: values.count + 1)
    return choice > 0 ? ToolbarValue(value: values[choice - 1], site: site) : nil
  }
}

import StatusBar

extension Program {
  /// Lets all that asks for a bar ask for the contrary: hidden where it was to be seen, and text of
  /// one colour whatever it was to be.
  ///
  /// Views, ways and states stay, so that the same steps can be done.
  mutating func contradict(_ content: InterfaceStyle) {
    for index in screens.indices {
      let own = screens[index].overrides
      screens[index].overrides[.prefersStatusBarHidden] = own[.prefersStatusBarHidden].map {
        negated($0)
      }
      screens[index].overrides[.preferredStatusBarStyle] = own[.preferredStatusBarStyle].map {
        replaced($0, .style(content == .light ? .lightContent : .darkContent))
      }
      screens[index].overrides[.barStyle] = own[.barStyle].map {
        replaced($0, .bool(content == .light))
      }
    }
    // Light text stands on what is dark.
    let scheme = Value.scheme(content == .light ? .dark : .light)
    for index in views.indices {
      guard case .modified(let child, let modifier) = views[index].kind else { continue }
      let other: Modifier
      switch modifier {
      case .bar(.statusBarHidden(let formula)): other = .bar(.statusBarHidden(negated(formula)))
      case .bar(.preferredColorScheme(let formula)):
        other = .bar(.preferredColorScheme(replaced(formula, scheme)))
      case .bar(.toolbarColorScheme(let formula, let placements)):
        other = .bar(.toolbarColorScheme(replaced(formula, scheme), placements))
      case .live(.styleQueue(let formula, let duration)):
        let style = Value.style(content == .light ? .lightContent : .darkContent)
        other = .live(.styleQueue(replaced(formula, style), duration: duration))
      case .bar, .live, .tap, .content, .colorScheme, .environmentObject,
        .interactiveDismissDisabled, .detents, .titleOpacity, .backdrop, .controllerSetting,
        .assumed:
        continue
      }
      views[index].kind = .modified(child, other)
    }
    for index in handlers.indices {
      handlers[index].body = contradicted(handlers[index].body, content)
    }
    seal()
  }

  private mutating func contradicted(
    _ effects: [Effect], _ content: InterfaceStyle
  ) -> [Effect] {
    effects.map { effect in
      var effect = effect
      if case .configure(let configuration) = effect.kind {
        effect.kind = .configure(contradicted(configuration, content))
      } else {
        effect.changeBlocks { $0 = contradicted($0, content) }
      }
      return effect
    }
  }

  private mutating func contradicted(
    _ configuration: Effect.Configuration, _ content: InterfaceStyle
  ) -> Effect.Configuration {
    switch configuration {
    case .setApplicationHidden(let formula, let animation):
      return .setApplicationHidden(negated(formula), animation: animation)
    case .setApplicationStyle(let formula):
      let style = Value.style(content == .light ? .lightContent : .darkContent)
      return .setApplicationStyle(replaced(formula, style))
    case .setController(.barStyle, let target, let formula):
      return .setController(.barStyle, of: target, replaced(formula, .bool(content == .light)))
    case .setController, .requestUpdate, .setWindow, .setWindowLevel, .setWindowScene,
      .setWindowFrame, .setWindowStyle, .setRoot, .relayoutNavigationBar, .interpose,
      .turn, .turnAsAllowed:
      return configuration
    }
  }

  private mutating func negated(_ formula: FormulaID) -> FormulaID {
    add(.not(formula), in: formula)
  }

  private mutating func replaced(_ formula: FormulaID, _ value: Value) -> FormulaID {
    add(.constant(value), in: formula)
  }

  /// Adds a formula that stands where another one does.
  private mutating func add(_ kind: Formula.Kind, in other: FormulaID) -> FormulaID {
    formulas.append(Formula(kind, site: formulas[Int(other.index)].site))
    return FormulaID(Int32(formulas.count - 1))
  }
}

import StatusBar

extension ScrollCase {
  /// Runs model and oracle side by side; the first disagreement, or nil.
  func disagreement() -> String? {
    var builder = ProgramBuilder()
    let state = builder.visibleState(isAnimated: isAnimated)
    var screens: [ScreenID] = []
    for (index, drives) in drives.enumerated() {
      screens.append(screen("Screen\(index)", drives: drives, &builder))
    }
    let stack = builder.stack(builder.use(screens[0]))
    let read = builder.read(state)
    builder.window(builder.modified(stack, .bar(.statusBarVisible(read))))
    var platform = Platform.phone(16)
    platform.policies.resetFiresOffsetHandler = resetFires
    var run = builder.launch(platform)
    var oracle = ScrollRun(self)
    for (index, step) in ([Step?.none] + steps.map { $0 }).enumerated() {
      if let step {
        oracle.apply(step, self)
        run.act(action(step, screens))
      }
      if let problem = run.problem { return "seed \(seed), step \(index): could not: \(problem)" }
      if run.isHidden != oracle.state.isHidden {
        return "seed \(seed), step \(index) of \(steps): expected hidden \(oracle.state.isHidden)"
      }
      if case .scroll = step, let change = run.lastChange,
        change.isAnimated != oracle.state.wasAnimated
      {
        return "seed \(seed), step \(index): expected animated \(oracle.state.wasAnimated)"
      }
    }
    return nil
  }

  private func screen(
    _ name: String, drives: Bool, _ builder: inout ProgramBuilder
  ) -> ScreenID {
    let text = builder.text(name)
    var view = builder.view(.scroll(content: text, header: nil))
    if drives {
      let limit = builder.number(-3)
      let updater = VisibilityUpdater(
        state: nil, offset: nil, hidesWhen: .greater, limit: limit)
      view = builder.modified(view, .live(.visibilityUpdater(updater)))
    }
    return builder.screen(name, view)
  }

  private func action(_ step: Step, _ screens: [ScreenID]) -> Action {
    switch step {
    case .push(let index): .navigate(.push(screens[index], arguments: []))
    case .back: .navigate(.back)
    case .scroll(let offset): .scrollTo(offset)
    }
  }
}

extension QueueCase {
  /// Runs model and oracle side by side on an iPad, where no card gets in the way.
  func disagreement() -> String? {
    var builder = ProgramBuilder()
    let changing = builder.state("style", .style(StatusBarStyle(styles[3])))
    var screens: [ScreenID] = []
    for (index, style) in styles.enumerated() {
      let value =
        index == 3 ? builder.read(changing) : builder.style(StatusBarStyle(style))
      let text = builder.text("Screen\(index)")
      screens.append(
        builder.screen(
          "Screen\(index)", builder.modified(text, .live(.styleQueue(value, duration: nil)))))
    }
    let root = builder.use(screens[0])
    builder.window(builder.stack(root, .view))
    var run = builder.launch(.pad(15))
    var oracle = QueueRun(self)
    for (index, step) in ([Step?.none] + steps.map { $0 }).enumerated() {
      if let step {
        oracle.apply(step)
        perform(step, screens, &run)
      }
      let place = "seed \(seed), step \(index) of \(steps)"
      if let problem = run.problem {
        guard case .trap = problem, oracle.queue.hasTrapped else {
          return "\(place): could not: \(problem)"
        }
        return nil
      }
      if oracle.queue.hasTrapped { return "\(place): expected a trap" }
      if run.bar.style != StatusBarStyle(oracle.queue.shown) {
        return "\(place): expected \(oracle.queue.shown), the model \(run.bar.style.spelling)"
      }
      let strip = run.questions.quantity(.fallbackStripHeight)
      if (strip != .none) != oracle.queue.showsFallbackStrip { return "\(place): strip" }
    }
    return nil
  }

  private func perform(_ step: Step, _ screens: [ScreenID], _ run: inout Run) {
    switch step {
    case .push(let index): run.act(.navigate(.push(screens[index], arguments: [])))
    case .back: run.act(.navigate(.back))
    case .sheet(let index):
      run.act(
        .navigate(
          .present(
            screens[index], arguments: [], style: nil, swiftUI: .sheet, captures: false,
            detentIsLarge: true, from: nil)))
    case .dismiss: run.act(.navigate(.dismiss(nil)))
    case .reactivate:
      run.act(.background)
      run.act(.foreground)
    case .change(let style):
      run.act(.set(.app(slot: 0), .style(StatusBarStyle(style))))
    }
  }
}

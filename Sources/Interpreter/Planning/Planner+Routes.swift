import Binding
import Language
import StatusBar

// Controllers, call routes and life-cycle lists of expectations.
extension Planner {
  /// Returns who `by` names.
  mutating func decider(_ reference: ScreenReference) -> PlannedDecider? {
    if reference.ordinal == nil {
      switch reader.spelling(reference.name.name) {
      case "system": return .system
      case "device": return .device
      case "plist": return .plist
      case "application": return .application
      default: break
      }
    }
    return controller(reference, orElse: ["system", "device", "plist", "application"])
      .map { .controller($0) }
  }

  /// Returns the controller that a screen, a class or one of Apple's containers names; `others` may
  /// stand in its place too.
  mutating func controller(
    _ reference: ScreenReference, orElse others: [String] = []
  ) -> PlannedController? {
    let name = reader.spelling(reference.name.name)
    let screen = binder.screen(reference.name.name)
    if screen == nil, !Planner.appleContainers.contains(name), !isApp(reference.name) {
      reportUnknownController(reference.name, orElse: others)
      return nil
    }
    var ordinal: Int32?
    if let written = reference.ordinal {
      guard let number = instanceNumber(written) else { return nil }
      ordinal = number
    }
    return PlannedController(
      screen: isApp(reference.name) ? .app : screen, name: name, ordinal: ordinal)
  }

  /// The number of an instance, counted from 1.
  mutating func instanceNumber(_ written: SourceRange) -> Int32? {
    if let number = parseNumber(reader.bytes(written)), let index = Int32(exactly: number),
      index > 0
    {
      return index
    }
    report(.notANumber(.instance, at: reader.at(written)))
    return nil
  }

  private func isApp(_ name: LocatedName) -> Bool { binder.appName == name.name }

  static let appleContainers =
    ControllerClass.allCases.map { $0.spelling }
    + [
      NavigationKind.stack.spelling, NavigationKind.view.spelling,
      NavigationKind.splitView.spelling, "TabView",
    ]

  private mutating func reportUnknownController(
    _ name: LocatedName, orElse others: [String]
  ) {
    let known = binder.screenNames.map { reader.spelling($0) } + others
    let written = reader.spelling(name.name)
    report(
      .unknownScreen(
        written, near: suggestions(for: written, among: known), known: known,
        at: reader.at(name.range)))
  }

  mutating func asked(
    _ route: [Expression], isWhole: Bool, _ count: SourceRange?, at range: SourceRange
  ) -> PlannedFact.Kind? {
    var questions: [PlannedQuestion] = []
    for entry in route {
      guard let question = question(entry) else { return nil }
      if isWhole, question.property == nil {
        report(.askedWithoutProperty(reader.text(entry.range), at: reader.at(entry.range)))
        return nil
      }
      questions.append(question)
    }
    if questions.isEmpty {
      report(.emptyRoute(at: reader.at(range)))
      return nil
    }
    guard let count else { return .asked(questions, isWhole: isWhole, count: nil) }
    return times(count).map { .asked(questions, isWhole: isWhole, count: $0) }
  }

  /// How often a route is to be taken.
  private mutating func times(_ written: SourceRange) -> Int? {
    if let number = parseNumber(reader.bytes(written)), let count = Int(exactly: number), count >= 0
    {
      return count
    }
    report(.notANumber(.count, at: reader.at(written)))
    return nil
  }

  /// `Feed.prefersStatusBarHidden`, or `Feed` for any question to it.
  mutating func question(_ expression: Expression) -> PlannedQuestion? {
    guard let path = expression.path, path.count <= 2 else {
      report(.notAQuestion(reader.text(expression.range), at: reader.at(expression.range)))
      return nil
    }
    guard let controller = controller(named(path[0], expression.ordinal)) else { return nil }
    guard path.count == 2 else { return PlannedQuestion(controller: controller, property: nil) }
    let legal = Planner.walkProperties.map { ($0.spelling, $0) }
    return word(path[1], .question, legal).map {
      PlannedQuestion(controller: controller, property: $0)
    }
  }

  private func named(_ name: LocatedName, _ ordinal: SourceRange?) -> ScreenReference {
    ScreenReference(name: name, arguments: [], ordinal: ordinal)
  }

  static let walkProperties: [ControllerProperty] = [
    .prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
    .childForStatusBarHidden, .childForStatusBarStyle,
  ]

  mutating func lifecycle(_ entries: [Expression], isWhole: Bool) -> PlannedFact.Kind? {
    var moments: [PlannedMoment] = []
    for entry in entries {
      guard let path = entry.path, path.count == 2 else {
        report(.notAMoment(reader.text(entry.range), at: reader.at(entry.range)))
        return nil
      }
      var legal: [(String, PlannedMoment.Kind)] = [
        ("onAppear", .onAppear), ("onDisappear", .onDisappear),
      ]
      for callback in LifecycleCallback.allCases {
        legal.append((callback.spelling, .callback(callback)))
      }
      guard let controller = controller(named(path[0], entry.ordinal)),
        let kind = word(path[1], .momentOfScreen, legal)
      else { return nil }
      moments.append(PlannedMoment(controller: controller, kind: kind))
    }
    return .lifecycle(moments, isWhole: isWhole)
  }
}

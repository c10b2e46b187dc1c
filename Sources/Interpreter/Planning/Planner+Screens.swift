import Binding
import Language
import StatusBar

// Steps that name screens, functions or windows.
extension Planner {
  mutating func push(_ reference: ScreenReference) -> Action? {
    guard let screen = screen(reference) else { return nil }
    return arguments(reference.arguments, of: screen, name: reference.name)
      .map { .navigate(.push(screen, arguments: $0)) }
  }

  mutating func present(_ step: PresentStep) -> Action? {
    guard let screen = screen(step.screen),
      let arguments = arguments(step.screen.arguments, of: screen, name: step.screen.name)
    else { return nil }
    var content: ViewID?
    if let closure = step.content {
      guard let bound = self.content(closure, of: screen, step.screen.name) else { return nil }
      content = bound
    }
    var window: Symbol?
    if let name = step.window {
      guard let found = self.window(name) else { return nil }
      window = found
    }
    var style: PresentationStyle?
    var kind: PresentationKind?
    guard readStyle(step, screen, &style, &kind) else { return nil }
    var isLarge: Bool?
    if let detent = step.detent {
      let detents = [("medium", false), ("large", true)]
      guard let value = word(detent, .detent, detents) else { return nil }
      isLarge = value
    }
    var presenter: ScreenUse?
    if let from = step.presenter {
      guard let found = use(from) else { return nil }
      presenter = found
    }
    let site = step.isCapturing ? binder.site(step.screen.name.range, in: file) : .none
    return .navigate(
      .present(
        screen, arguments: arguments, style: style, swiftUI: kind, captures: step.isCapturing,
        detentIsLarge: isLarge, from: presenter, in: window, at: site, holding: content))
  }

  /// Returns a container with what a step puts into it, or nil once a mistake was reported.
  private mutating func content(
    _ closure: Closure, of screen: ScreenID, _ name: LocatedName
  ) -> ViewID? {
    guard !binder.isView(screen) else {
      report(.takesNoContent(reader.spelling(name.name), at: reader.at(closure.range)))
      return nil
    }
    let errors = binder.errorCount
    let content = binder.bindContainer(screen, name, closure, in: file)
    return binder.errorCount == errors ? content : nil
  }

  /// `begin peek Photo`, `begin peek Photo as fullScreen`: how it is shown for good, and no more.
  mutating func peek(_ step: PresentStep) -> Action? {
    let other = step.window ?? step.detent ?? step.presenter?.name
    if let content = step.content {
      return notModelled(.containerInPreview, at: content.range)
    }
    if let other { return notModelled(.previewInDetail, at: other.range) }
    if step.isCapturing {
      return notModelled(.capturingPreview, at: step.screen.name.range)
    }
    guard let screen = screen(step.screen),
      let arguments = arguments(step.screen.arguments, of: screen, name: step.screen.name)
    else { return nil }
    var style: PresentationStyle?
    var kind: PresentationKind?
    guard readStyle(step, screen, &style, &kind) else { return nil }
    return .moment(.beginPeek(screen, arguments: arguments, style: style))
  }

  /// UIKit's names are for controllers, SwiftUI's for views.
  private mutating func readStyle(
    _ step: PresentStep, _ screen: ScreenID, _ style: inout PresentationStyle?,
    _ kind: inout PresentationKind?
  ) -> Bool {
    let isView = binder.isView(screen)
    if let loose = step.looseStyle {
      let meant = counterpart(of: loose.meant, isView: isView) ?? loose.meant
      report(
        .looseStyle(
          reader.text(loose.range), screen: loose.screen.map { reader.text($0) }, meant: meant,
          at: reader.at(loose.range)))
      return false
    }
    guard let name = step.style else {
      kind = isView ? .sheet : nil
      return true
    }
    let written = reader.spelling(name.name)
    let kinds: [PresentationKind] = [.sheet, .fullScreenCover, .popover]
    let swiftUI = kinds.first { $0.spelling == written }
    let uiKit = PresentationStyle.allCases.first { $0.spelling == written }
    if let other = counterpart(of: written, isView: isView) {
      report(
        .wrongPresentationStyle(written, instead: other, isView: isView, at: reader.at(name.range)))
      return false
    }
    guard swiftUI != nil || uiKit != nil else {
      let legal =
        isView ? kinds.map { $0.spelling } : PresentationStyle.allCases.map { $0.spelling }
      report(.wrongWord(written, what: .presentationStyle, legal: legal, at: reader.at(name.range)))
      return false
    }
    kind = isView ? swiftUI : nil
    style = kind == nil ? uiKit : nil
    return true
  }

  /// The name of the other world that means the same, where the written one is of the wrong world.
  private func counterpart(of name: String, isView: Bool) -> String? {
    switch (name, isView) {
    case ("fullScreen", true): "fullScreenCover"
    case ("pageSheet", true), ("formSheet", true), ("automatic", true): "sheet"
    case ("sheet", false): "pageSheet"
    case ("fullScreenCover", false): "fullScreen"
    default: nil
    }
  }

  mutating func dismiss(_ reference: ScreenReference?) -> Action? {
    guard let reference else { return .navigate(.dismiss(nil)) }
    return use(reference).map { .navigate(.dismiss($0)) }
  }

  mutating func requestUpdate(_ reference: ScreenReference?) -> Action? {
    guard let reference else { return .requestUpdate(nil) }
    return use(reference).map { .requestUpdate($0) }
  }

  /// Returns the symbol of a scene; the app's own has the app's name.
  mutating func scene(_ name: LocatedName) -> Symbol? {
    if let symbol = binder.scene(name.name) { return symbol }
    let names = binder.sceneNames.map { reader.spelling($0) }
    let near = suggestions(for: reader.spelling(name.name), among: names)
    report(
      .unknownScene(reader.spelling(name.name), near: near, known: names, at: reader.at(name.range))
    )
    return nil
  }

  mutating func window(_ name: LocatedName) -> Symbol? {
    if let symbol = binder.window(name.name) { return symbol }
    let known = binder.written.windows.compactMap { $0.name.map { binder.text($0) } }
    let written = reader.spelling(name.name)
    report(
      .unknownWindow(
        written, near: suggestions(for: written, among: known), at: reader.at(name.range)))
    return nil
  }

  /// Returns the living screen that a step means: the topmost one, or one with a number.
  mutating func use(_ reference: ScreenReference) -> ScreenUse? {
    screen(reference.name).flatMap { use(of: $0, reference.ordinal) }
  }

  mutating func use(of screen: ScreenID, _ written: SourceRange?) -> ScreenUse? {
    guard let written else { return ScreenUse(screen) }
    return instanceNumber(written).map { ScreenUse(screen, ordinal: $0) }
  }

  /// Returns the screen of a step that makes a new one.
  mutating func screen(_ reference: ScreenReference) -> ScreenID? {
    if let ordinal = reference.ordinal {
      report(.numberedAnew(reader.spelling(reference.name.name), at: reader.at(ordinal)))
      return nil
    }
    return screen(reference.name)
  }

  mutating func screen(_ name: LocatedName) -> ScreenID? {
    if let screen = binder.screen(name.name) ?? binder.appleScreen(name.name) { return screen }
    reportUnknownScreen(name)
    return nil
  }

  mutating func reportUnknownScreen(_ name: LocatedName) {
    let known = binder.screenNames.map { reader.spelling($0) }
    let written = reader.spelling(name.name)
    let apples = AppleController.all.filter { $0.controllerClass != nil }.map { $0.name }
    report(
      .unknownScreen(
        written, near: suggestions(for: written, among: known + apples), known: known,
        at: reader.at(name.range)))
  }

  /// Returns what the arguments of a new screen give its properties; what is not written is as
  /// declared.
  mutating func arguments(
    _ written: [Argument], of screen: ScreenID, name: LocatedName
  ) -> [GivenValue]? {
    let parameters = binder.parameters(of: screen)
    var rest = parameters[...]
    var given: [GivenValue] = []
    for argument in written {
      let position = rest.firstIndex { parameter in
        argument.label.map { $0.name == parameter.label } ?? (parameter.label == nil)
      }
      guard let position else {
        let labels = parameters.map { $0.label.map { reader.spelling($0) } ?? "_" }
        let range = argument.label?.range ?? argument.value.range
        report(.wrongArgument(of: reader.spelling(name.name), labels: labels, at: reader.at(range)))
        return nil
      }
      guard let value = constant(argument.value, as: parameters[position].type) else { return nil }
      given.append(GivenValue(slot: parameters[position].slot, value))
      rest = parameters[(position + 1)...]
    }
    return given
  }

  /// `call Feed.toggle`, `call Feed.show(3)`, `call reset` for a function of the app.
  mutating func call(_ expression: Expression) -> Action? {
    var callee = expression
    var written: [Argument] = []
    if case .call(let call) = expression.kind, call.closures.isEmpty {
      callee = call.callee
      written = call.arguments
    }
    guard let path = callee.path, path.count <= 2, !isCode(path) else {
      report(.notAFunction(reader.text(expression.range), at: reader.at(expression.range)))
      return nil
    }
    var owner = ScreenUse(.app)
    if path.count == 2 {
      guard let screen = screen(path[0]), let use = use(of: screen, callee.ordinal) else {
        return nil
      }
      owner = use
    }
    guard let function = binder.function(path[path.count - 1].name, of: owner.screen) else {
      reportUnknownFunction(path, of: owner.screen)
      return nil
    }
    guard let values = arguments(written, of: function, at: callee.range) else { return nil }
    return .call(path.count == 2 ? owner : nil, function.handler, arguments: values)
  }

  /// `true` iff a path begins with a variable: what it does is code, and no function of a screen.
  private func isCode(_ path: [LocatedName]) -> Bool {
    path.count == 2 && binder.screen(path[0].name) == nil
      && (reader.bytes(path[0].range).first.map { $0 &- 0x61 < 26 } ?? false)
  }

  private mutating func reportUnknownFunction(_ path: [LocatedName], of owner: ScreenID) {
    let last = path[path.count - 1]
    let written = reader.spelling(last.name)
    let known = binder.functions(of: owner).map { reader.spelling($0.name) }
    var owners: [String] = []
    if path.count == 1 {
      for name in binder.screenNames {
        guard let screen = binder.screen(name),
          binder.function(last.name, of: screen) != nil
        else { continue }
        owners.append(Code.member(written, of: reader.spelling(name)))
      }
    }
    report(
      .unknownFunction(
        written, near: owners + suggestions(for: written, among: known), known: known,
        at: reader.at(last.range)))
  }

  /// Returns the arguments of a function by position; a label may be left out, but has to be right.
  private mutating func arguments(
    _ written: [Argument], of function: BoundFunction, at range: SourceRange
  ) -> [Value]? {
    var rest = written[...]
    var values: [Value] = []
    for parameter in function.parameters {
      if let argument = rest.first, argument.label.map({ $0.name == parameter.label }) ?? true {
        guard let value = constant(argument.value, as: parameter.type) else { return nil }
        rest.removeFirst()
        values.append(value)
      } else if let value = binder.initialValue(of: parameter, of: function) {
        values.append(value)
      } else if written.isEmpty, let sender = binder.sender(for: parameter, of: function) {
        values.append(sender)
      } else {
        rest = written[...]
        break
      }
    }
    if rest.isEmpty, values.count == function.parameters.count { return values }
    let labels = function.parameters.map { $0.label.map { reader.spelling($0) } ?? "_" }
    let place = rest.first.map { $0.label?.range ?? $0.value.range } ?? range
    report(.wrongArgument(of: reader.spelling(function.name), labels: labels, at: reader.at(place)))
    return nil
  }
}

extension Program {
  /// `true` iff some controller is of a class of the author's, whose views code makes.
  var hasOwnControllers: Bool {
    screens.indices.contains { index in
      guard case .controller = screens[index].kind else { return false }
      return unknownController.map { Int($0.index) != index } ?? true
    }
  }

  /// The labels that views show and controls carry, views first, each once.
  var labels: [String] {
    var seen = [Bool](repeating: false, count: symbols.count)
    var labels: [String] = []
    func add(_ symbol: Symbol?) {
      guard let symbol, !seen[Int(symbol.index)] else { return }
      seen[Int(symbol.index)] = true
      labels.append(symbols[Int(symbol.index)])
    }
    for view in views {
      switch view.kind {
      case .leaf(_, let label), .button(let label, _, _), .link(let label, _, _): add(label)
      case .tabs(let tabs, _, _): for tab in tabs { add(tab.label) }
      case .controllerContainer(_, _, _, let titles): for title in titles { add(title) }
      case .modified(_, .tap(.label(let label))): add(label)
      case .group, .conditional, .repeated, .modified, .screen, .navigation, .scroll,
        .representable, .made, .fallbackStrip, .unknown, .empty:
        break
      }
    }
    func add(_ effects: [Effect]) {
      for effect in effects {
        if case .offer(let label, _, _) = effect.kind { add(label) }
        for block in effect.blocks { add(block) }
      }
    }
    for handler in handlers { add(handler.body) }
    return labels
  }
}

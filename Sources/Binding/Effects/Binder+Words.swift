import Language
import StatusBar

// Plain words in a handler: `present Settings as sheet`, `push Photo`, `request update`.
extension Binder {
  mutating func bindWords(_ step: Step, _ scope: inout Scope) -> Reading<[Effect]> {
    let range = step.range
    switch step.kind {
    case .push(let screen):
      guard let destination = bindDestination(screen, &scope) else { return .harmless(.refused) }
      return .modelled([effect(.navigate(.push(destination)), at: range, scope)])
    case .pop, .back: return .modelled([effect(.navigate(.pop), at: range, scope)])
    case .popToRoot: return .modelled([effect(.navigate(.popToRoot), at: range, scope)])
    case .present(let present): return readPresent(present, &scope, at: range)
    case .dismiss: return .modelled([effect(.navigate(.dismiss), at: range, scope)])
    case .selectTab(let target):
      guard let value = tabValue(target, scope) else { return .harmless(.refused) }
      let formula = add(.constant(value), .unknown, at: target.range, scope)
      return .modelled([effect(.navigate(.selectTab(formula)), at: range, scope)])
    case .set(let target, let value):
      let assignment = Expression(
        .assignment(target, .assign, operatorRange: target.range.atEnd, value), range)
      return read(assignment, &scope)
    case .call(let expression): return read(expression, &scope)
    case .callBlock(let closure): return .modelled(bindEffects(closure.body[...], &scope))
    case .requestUpdate(let from):
      if let from {
        return refuse(
          .unmodelled(
            "an update requested from another screen's handler",
            at: scope.location(from.name.range)))
      }
      return .modelled([effect(.configure(.requestUpdate(of: nil)), at: range, scope)])
    case .showWindow(let window, let asKey):
      return readWindow(window, isHidden: false, asKey: asKey, &scope, at: range)
    case .hideWindow(let window):
      return readWindow(window, isHidden: true, asKey: false, &scope, at: range)
    case .showSidebar: return .modelled(bindSidebar(isHidden: false, scope, at: range))
    case .hideSidebar: return .modelled(bindSidebar(isHidden: true, scope, at: range))
    case .invalid: return .harmless(.refused)
    case .launch, .tap, .selectPage, .scroll, .pull, .rotate, .resize, .appearance, .background,
      .foreground, .openScene, .activateScene, .closeScene, .indicator, .wait, .peek, .begin,
      .finish, .cancel, .expect, .blank, .again:
      return refuse(.stepInHandler(at: scope.location(range)))
    }
  }

  private mutating func readWindow(
    _ window: LocatedName, isHidden: Bool, asKey: Bool, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]> {
    guard let symbol = directory.window(window.name) else {
      let legal = directory.windowNames.map { spelling($0) }.sorted()
      let suggestion = closest(to: window.name, among: legal)
      if isOfTheWhole(window, suggestion: suggestion, scope) { return .harmless(.refused) }
      return refuse(
        .undeclaredWindow(
          spelling(window.name), suggestion: suggestion, at: scope.location(window.range)))
    }
    let hides = isHidden ? add(.constant(.bool(true)), .bool, at: range, scope) : nil
    return .modelled([
      effect(
        .configure(.setWindow(.named(symbol), isHidden: hides, asKey: asKey)), at: range, scope)
    ])
  }

  private mutating func tabValue(_ target: Target, _ scope: Scope) -> Value? {
    switch target {
    case .label(let range): return .text(symbol(unescaped(bytes(range, in: scope.file))))
    case .type(let name): return .text(symbol(name.name))
    case .number(let range):
      // Counted from 1 in words, from 0 in code.
      return Double(decimal: bytes(range, in: scope.file)).map { .number($0 - 1) }
    }
  }

  private mutating func bindDestination(
    _ reference: ScreenReference, _ scope: inout Scope
  ) -> Destination? {
    guard let screen = requireScreen(reference, scope) else { return nil }
    let call = Call(
      callee: Expression(.name(reference.name.name), reference.name.range),
      arguments: reference.arguments, closures: [], brackets: nil)
    return .screen(screen, arguments: bindScreenArguments(screen, call, &scope))
  }

  private mutating func requireScreen(
    _ reference: ScreenReference, _ scope: Scope
  ) -> ScreenID? {
    if let screen = directory.screen(reference.name.name) { return screen }
    if let controller = ControllerClass(reference.name.name.word) { return builtin(controller) }
    let legal = directory.screenNames.map { spelling($0) }
    let suggestion = closest(to: reference.name.name, among: legal)
    if isOfTheWhole(reference.name, suggestion: suggestion, scope) { return nil }
    report(
      .undeclaredScreen(
        spelling(reference.name.name), suggestion: suggestion, legal: legal,
        at: scope.location(reference.name.range)))
    return nil
  }

  /// `present Settings as sheet`: SwiftUI's styles are lowered to UIKit's.
  private mutating func readPresent(
    _ step: PresentStep, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]> {
    guard var destination = bindDestination(step.screen, &scope) else {
      return .harmless(.refused)
    }
    if let content = step.content, case .screen(let screen, _) = destination {
      let call = Call(
        callee: Expression(.name(step.screen.name.name), step.screen.name.range), arguments: [],
        closures: [(label: nil, closure: content)], brackets: nil)
      destination = .view(bindContainer(screen, call, at: range, &scope))
    }
    var style: PresentationStyle?
    if let name = step.style {
      switch name.name.word {
      case .sheet: style = .pageSheet
      case .fullScreenCover: style = .fullScreen
      default:
        style = PresentationStyle(name.name.word)
        if style == nil { reportStyle(name, scope) }
      }
    }
    let shown = style.map {
      add(.constant(.presentation($0)), StaticType(.modalStyle), at: range, scope)
    }
    let captures =
      step.isCapturing ? add(.constant(.bool(true)), .bool, at: range, scope) : nil
    return .modelled([
      effect(.navigate(.present(destination, style: shown, captures: captures)), at: range, scope)
    ])
  }

  private mutating func reportStyle(_ name: LocatedName, _ scope: Scope) {
    let legal =
      ["sheet", "fullScreenCover"] + PresentationStyle.allCases.map { $0.spelling }
    report(
      .noSuchCase(
        spelling(name.name), of: "a presentation style", legal: legal,
        suggestion: closest(to: name.name, among: legal), at: scope.location(name.range)))
  }
}

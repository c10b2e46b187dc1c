import Language
import StatusBar

// Plain words in a handler: `present Settings as sheet`, `push Photo`, `request update`.
extension Body {
  mutating func bindWords(_ step: Step, _ scope: inout Scope) -> Reading<[Effect]> {
    let range = step.range
    switch step.kind {
    case .push(let screen):
      guard let destination = bindDestination(screen, &scope) else { return .harmless(.refused) }
      return .modelled([writer.effect(.navigate(.push(destination)), at: range, scope)])
    case .pop, .back: return .modelled([writer.effect(.navigate(.pop), at: range, scope)])
    case .popToRoot: return .modelled([writer.effect(.navigate(.popToRoot), at: range, scope)])
    case .present(let present): return readPresent(present, &scope, at: range)
    case .dismiss: return .modelled([writer.effect(.navigate(.dismiss), at: range, scope)])
    case .selectTab(let target):
      guard let value = writer.tabValue(target, scope) else { return .harmless(.refused) }
      let formula = writer.add(.constant(value), .unknown, at: target.range, scope)
      return .modelled([writer.effect(.navigate(.selectTab(formula)), at: range, scope)])
    case .set(let target, let value):
      let assignment = Expression(
        .assignment(target, .assign, operatorRange: target.range.atEnd, value), range)
      return read(assignment, &scope)
    case .call(let expression): return read(expression, &scope)
    case .callBlock(let closure): return .modelled(bindEffects(closure.body[...], &scope))
    case .requestUpdate(let from):
      if let from {
        return writer.refuse(
          .unmodelled(
            "an update requested from another screen's handler",
            at: scope.location(from.name.range)))
      }
      return .modelled([writer.effect(.configure(.requestUpdate(of: nil)), at: range, scope)])
    case .showWindow(let window, let asKey):
      return writer.readWindow(window, isHidden: false, asKey: asKey, &scope, at: range)
    case .hideWindow(let window):
      return writer.readWindow(window, isHidden: true, asKey: false, &scope, at: range)
    case .showSidebar: return .modelled(writer.bindSidebar(isHidden: false, scope, at: range))
    case .hideSidebar: return .modelled(writer.bindSidebar(isHidden: true, scope, at: range))
    case .invalid: return .harmless(.refused)
    default: return writer.refuse(.stepInHandler(at: scope.location(range)))
    }
  }

  private mutating func bindDestination(
    _ reference: ScreenReference, _ scope: inout Scope
  ) -> Destination? {
    guard let screen = writer.requireScreen(reference, scope) else { return nil }
    let call = Call(
      callee: Expression(.name(reference.name.name), reference.name.range),
      arguments: reference.arguments, closures: [], brackets: nil)
    return .screen(screen, arguments: bindScreenArguments(screen, call, &scope))
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
        if style == nil { writer.reportStyle(name, scope) }
      }
    }
    let shown = style.map {
      writer.add(.constant(.presentation($0)), StaticType(.modalStyle), at: range, scope)
    }
    let captures =
      step.isCapturing ? writer.add(.constant(.bool(true)), .bool, at: range, scope) : nil
    return .modelled([
      writer.effect(
        .navigate(.present(destination, style: shown, captures: captures)), at: range, scope)
    ])
  }
}

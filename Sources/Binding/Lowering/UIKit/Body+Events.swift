import Language
import StatusBar

// What a class does in UIKit's events, and in place of UIKit's methods.
extension Body {
  // MARK: - With the transition

  /// `coordinator.animate(alongsideTransition:completion:)` of the coordinator that a function is
  /// given; nil for any other call.
  mutating func readAlongside(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    switch writer.resolver.spelling(name.name) {
    case "animate", "animateAlongsideTransition": break
    default: return nil
    }
    guard scope.frame != nil, writer.resolver.isCoordinator(base, scope) else { return nil }
    var closures: [(isCompletion: Bool, closure: Closure)] = []
    var isFirstGiven = false
    for argument in call.arguments {
      let isCompletion = argument.label.map { writer.resolver.spelling($0.name) } == "completion"
      if !isCompletion { isFirstGiven = true }
      switch argument.value.withoutOptionals.kind {
      case .closure(let closure): closures.append((isCompletion, closure))
      case .nilLiteral: continue
      // What a function or a variable does that is handed on: now, later or never.
      default: return nil
      }
    }
    for (label, closure) in call.closures {
      closures.append(
        (label.map { writer.resolver.spelling($0.name) == "completion" } ?? isFirstGiven, closure))
    }
    var effects: [Effect] = []
    for (isCompletion, closure) in closures {
      let handler = bindContinuation(closure, &scope)
      effects.append(
        writer.effect(.run(.withTransition(handler, isCompletion: isCompletion)), at: range, scope))
    }
    return .modelled(effects)
  }
}

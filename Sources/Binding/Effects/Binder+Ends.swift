import Language
import StatusBar

/// A function of Swift's that ends the app.
enum AppEnd {
  case always
  /// Unless its first argument is true.
  case unlessTrue

  init?(_ function: String) {
    switch function {
    case "fatalError", "preconditionFailure", "assertionFailure", "exit", "abort", "_exit":
      self = .always
    case "precondition", "assert": self = .unlessTrue
    default: return nil
    }
  }
}

// Where the app ends: nothing is known after it.
extension Binder {
  /// `fatalError()`, `precondition(isReady)`
  mutating func readEnd(
    _ end: AppEnd, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let ends = effect(.end(add(.end, .unknown, at: range, scope)), at: range, scope)
    guard end == .unlessTrue, let condition = call.arguments.first else {
      return .modelled([ends])
    }
    let truth = bindTruth(condition.value, &scope)
    return .modelled(
      scope.takePending() + [effect(.if(truth, then: [], otherwise: [ends]), at: range, scope)])
  }

  /// What ends the app in an expression that stands as a statement; nil for anything else.
  func end(in expression: Expression, _ scope: Scope) -> (end: AppEnd, call: Call)? {
    guard case .call(let call) = expression.kind, case .name(let name) = call.callee.kind,
      let end = AppEnd(spelling(name)), meaning(of: name, in: scope) == nil,
      function(name, labels: call, of: scope.owner) == nil
    else { return nil }
    return (end, call)
  }
}

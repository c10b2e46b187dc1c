import Language
import StatusBar

// Where the app ends: nothing is known after it.
extension Body {
  /// `fatalError()`, `precondition(isReady)`; a release build leaves assertions out, and goes on.
  mutating func readEnd(
    _ end: AppEnd, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let ends = ending(end, call, at: range, scope)
    guard end.isUnlessTrue, let condition = call.arguments.first else {
      return .modelled([ends])
    }
    let truth = bindTruth(condition.value, &scope)
    return .modelled(
      scope.takePending() + [
        writer.effect(.if(truth, then: [], otherwise: [ends]), at: range, scope)
      ])
  }

  private mutating func ending(
    _ end: AppEnd, _ call: Call, at range: SourceRange, _ scope: Scope
  ) -> Effect {
    guard end.isOfDebugging else {
      return writer.effect(.end(writer.add(.end, .unknown, at: range, scope)), at: range, scope)
    }
    let assumption = writer.findings.assume(
      "an assertion fails here; assumed: the app goes on, as a release build does",
      at: scope.location(call.callee.range))
    return writer.effect(.assume(assumption), at: range, scope)
  }
}

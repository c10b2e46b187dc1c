import Language
import StatusBar

// Where the app ends: nothing is known after it.
extension Body {
  /// `fatalError()`, `precondition(isReady)`
  mutating func readEnd(
    _ end: AppEnd, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let ends = writer.effect(.end(writer.add(.end, .unknown, at: range, scope)), at: range, scope)
    guard end == .unlessTrue, let condition = call.arguments.first else {
      return .modelled([ends])
    }
    let truth = bindTruth(condition.value, &scope)
    return .modelled(
      scope.takePending() + [
        writer.effect(.if(truth, then: [], otherwise: [ends]), at: range, scope)
      ])
  }
}

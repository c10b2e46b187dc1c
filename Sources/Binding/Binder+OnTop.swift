import Language
import StatusBar

// The statements of a step: they mean the screen on top, whichever that is when the step runs.
extension Binder {
  /// Binds the block of `call { … }`: once for each screen that has something of a name in it, and
  /// once for all others.
  package mutating func bindOnTop(_ closure: Closure, in file: FileID) -> Action? {
    var variants: [TopHandler] = []
    let mentioned = bodies.writer.resolver.names(in: closure.range, of: file)
    let reported = diagnosticCount
    var failed: Binder?
    for name in bodies.writer.resolver.directory.screenNames {
      guard let screen = bodies.writer.resolver.directory.screen(name),
        let owner = bodies.writer.resolver.receivers.receiver(of: screen),
        let type = bodies.writer.resolver.receivers.type(of: owner),
        declares(type, anyOf: mentioned)
      else { continue }
      var trial = self
      let handler = trial.bind(closure, Scope(file: file, screen: screen, owner: owner))
      if trial.diagnosticCount == reported {
        self = trial
        variants.append(TopHandler(screen, handler))
      } else if trial.diagnosticCount < failed?.diagnosticCount ?? .max {
        failed = trial
      }
    }
    var trial = self
    let handler = trial.bind(
      closure, Scope(file: file, screen: .app, owner: bodies.writer.resolver.receivers.onTop))
    if trial.diagnosticCount == reported {
      self = trial
      return .runOnTop(variants, otherwise: handler)
    }
    if !variants.isEmpty { return .runOnTop(variants, otherwise: nil) }
    // The reading that makes the most of it says what is wrong.
    if let failed, failed.diagnosticCount <= trial.diagnosticCount { trial = failed }
    self = trial
    return nil
  }

  private mutating func bind(_ closure: Closure, _ scope: Scope) -> HandlerID {
    var scope = scope
    scope.isScenario = true
    return bodies.bindClosure(closure, &scope)
  }

  /// `true` iff a type, or a superclass, declares something of one of the names.
  private func declares(_ type: Int, anyOf mentioned: Set<Name>) -> Bool {
    bodies.writer.resolver.declarations.lineage(of: type).contains { type in
      let info = bodies.writer.resolver.declarations[type]
      return (info.variableOrder + info.definitionOrder + info.functionOrder).contains {
        mentioned.contains($0)
      } || info.parameters.contains { mentioned.contains($0.name.name) }
    }
  }
}

import Language
import StatusBar

// What a view does as long as it lives, and what makes it another one: `task`, `id`.
extension Body {
  /// `.task { … }`: starts when the view appears; `.task(id:) { … }` also when the value changes.
  mutating func bindTaskModifier(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    var value: FormulaID?
    if let id = call.arguments.first(where: { $0.label?.name.word == .id }) {
      value = bindFormula(id.value, expecting: .unknown, &scope)
    }
    guard let closure = call.trailingClosure ?? call.closureArgument else {
      // A function that is handed in.
      let action = call.arguments.first { $0.label?.name.word == .action } ?? call.arguments.last
      guard let action, action.label?.name.word != .id,
        let handler = bindHandlerValue(action.value, anonymous: 0, type: .unknown, &scope)
      else { return place.child }
      return writer.wrap(place, .live(.task(of: value, handler)), scope)
    }
    var inner = scope
    inner.frame = Scope.Frame()
    let body = bindTask(closure, ofView: true, at: place.name.range, &inner)
    let handler = writer.handler(doing: body, at: closure.range, inner)
    return writer.wrap(place, .live(.task(of: value, handler)), scope)
  }

  /// `.id(value)`: another value makes it another view.
  mutating func bindIdentity(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let argument = call.arguments.first else { return place.child }
    let value = bindFormula(argument.value, expecting: .unknown, &scope)
    // It never changes.
    if case .constant = writer.program[value] { return place.child }
    if case .opaque = writer.program[value] { return place.child }
    return writer.wrap(place, .live(.identity(of: value)), scope)
  }
}

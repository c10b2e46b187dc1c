import Language
import StatusBar

// `UIViewControllerRepresentable`: what its function makes is what counts, whatever is declared.
extension Body {
  /// A `UIViewControllerRepresentable` used as a view (S8).
  mutating func bindRepresentable(
    _ type: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let info = writer.resolver.declarations[type]
    guard let maker = info.functions[Name(.makeUIViewController)]?.first,
      let body = maker.declaration.body
    else {
      return writer.add(.representable(writer.builtin(.plain), arguments: []), at: range, scope)
    }
    let place = Location(maker.file, maker.declaration.name.range)
    guard enter(place, at: scope.location(range)) else {
      return writer.add(.empty, at: range, scope)
    }
    defer { leave() }
    let name = LocatedName(info.name, range)
    let input = writer.input([info.name, maker.declaration.name.name], nil, at: range, scope)
    let owner = instantiate(type, call, &scope)
    var inner = Scope(file: maker.file, screen: scope.screen, owner: owner)
    inner.frame = Scope.Frame()
    for parameter in maker.declaration.parameters {
      let context = parameter.name.name
      inner.locals.append(context, .opaque([context], qualifier: nil))
    }
    let local = inner.addLocal(maker.declaration.name.name, StaticType(.controller))
    guard let effects = bindMaking(body[...], into: local, &inner) else {
      writer.note(
        .assumed, once: name, in: scope.file,
        "what `\(writer.resolver.spelling(info.name))` makes is not known; it may ask for anything")
      return writer.add(.unknown(input), at: range, scope)
    }
    let handler = writer.handler(doing: effects, at: maker.declaration.name.range, inner)
    let update = info.functions[Name(.updateUIViewController)]?.first.map {
      bindFunction($0, owner: owner).handler
    }
    let made = MadeController(handler, local: local, update: update, input: input)
    return writer.add(.made(made), at: range, scope)
  }

  /// A `UIViewRepresentable` asks for nothing (S10); what it is handed it may change or run.
  mutating func bindPlainRepresentable(
    _ type: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let name = LocatedName(writer.resolver.declarations[type].name, call.callee.range)
    var view = transparent(name.name, call, at: range, &scope)
    if writer.resolver.reachesForBar(type) {
      let text =
        "what `\(writer.resolver.spelling(name.name))` does with UIKit is not followed; "
        + "assumed not to concern the bar"
      let assumption = writer.findings.assume(text, at: scope.location(name.range))
      view = writer.add(.modified(view, .assumed(assumption)), at: range, scope)
    }
    let place = ModifierPlace(name: name, range: range, child: view)
    return bindHanded(call, place, runsAtOnce: runsAtOnce(call, of: type), &scope)
  }

  /// `false` iff a representable hands all of its closures on to a delegate: what its functions do
  /// not name, they do not run.
  private func runsAtOnce(_ call: Call, of type: Int) -> Bool {
    guard call.closures.isEmpty, !call.arguments.contains(where: { $0.value.isBinding }) else {
      return true
    }
    let info = writer.resolver.declarations[type]
    let bodies = info.functions.values.flatMap { $0 }.compactMap { function in
      function.declaration.body.map { (body: $0, file: function.file) }
    }
    return call.arguments.contains { argument in
      guard argument.value.isClosure else { return false }
      guard let label = argument.label?.name else { return true }
      return bodies.contains { part in
        guard let first = part.body.first, let last = part.body.last else { return false }
        return writer.resolver.mentions(label, first.range.union(last.range), part.file)
      }
    }
  }

  /// Binds statements that make a controller and leave it in a local; nil where one of them may
  /// return on the way.
  private mutating func bindMaking(
    _ statements: ArraySlice<Statement>, into local: Int32, _ scope: inout Scope
  ) -> [Effect]? {
    guard let last = statements.last else { return nil }
    var effects: [Effect] = []
    for statement in statements.dropLast() {
      guard !writer.resolver.returns(statement) else { return nil }
      let reading = read(statement, &scope)
      effects += scope.takePending() + self.writer.effects(of: reading, at: statement.range, scope)
    }
    switch last.kind {
    case .return(let value?), .expression(let value):
      let made = bindShown(value, &scope)
      return effects + scope.takePending() + made.effects
        + [writer.effect(.bind(local: local, made.formula), at: value.range, scope)]
    case .if(let branches):
      var inner = scope
      let condition = bindConditions(branches.conditions, &inner)
      let before = inner.takePending()
      guard let then = bindMaking(branches.then[...], into: local, &inner) else { return nil }
      scope.frame = inner.frame
      guard let condition,
        let otherwise = bindMaking(branches.otherwise[...], into: local, &scope)
      else { return nil }
      return effects + before
        + [writer.effect(.if(condition, then: then, otherwise: otherwise), at: last.range, scope)]
    default: return nil
    }
  }
}

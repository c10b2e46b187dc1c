import Language
import StatusBar

// Code of the file that runs without a call that is read: what objects do when they are made and
// when they go, getters that do more than answer, the first use of a constant of a type. When is
// unknown: what it changes may be so from the launch on.
extension DeclarationBinder {
  /// A body of statements, and the type to which it belongs.
  private struct HiddenPart {
    var file: FileID
    var type: Int
    var isStatic: Bool
    /// The computed property of a controller whose getter it is; nil for other code.
    var getter: Name?
    var parameters: [Parameter] = []
    /// The properties of the value that it makes; none where it makes none.
    var made: [Name] = []
    /// Where it gives properties their first values, of which no observer is told.
    var unobserved: [SourceRange] = []
    var body: [Statement]
    var range: SourceRange
  }

  /// Returns what the launch has to start, so that such code may run from then on.
  mutating func bindHiddenCode() -> [Effect] {
    var effects: [Effect] = []
    for index in bodies.writer.resolver.declarations.types.indices {
      for part in hiddenParts(of: index) { effects += bind(part) }
    }
    for variable in bodies.writer.resolver.declarations.variables.values {
      guard let initial = variable.declaration.initial, acts(initial, in: variable.file) else {
        continue
      }
      effects += bind(
        HiddenPart(
          file: variable.file, type: bodies.writer.resolver.declarations.appType, isStatic: false,
          body: [Statement(.expression(initial), initial.range)],
          range: variable.declaration.name.range))
    }
    return effects
  }

  private func hiddenParts(of index: Int) -> [HiddenPart] {
    let info = bodies.writer.resolver.declarations[index]
    var parts: [HiddenPart] = []
    let isValue = info.keyword == .struct || info.keyword == .enum
    // An enumeration has no property, and is all the same assigned as a whole.
    let properties = info.variableOrder + [Name(.selfWord)]
    func add(_ function: LocatedFunction, unobserved: [SourceRange] = []) {
      parts.append(
        HiddenPart(
          file: function.file, type: index, isStatic: false,
          parameters: function.declaration.parameters, made: isValue ? properties : [],
          unobserved: unobserved,
          body: function.declaration.body ?? [], range: function.declaration.name.range))
    }
    switch info.role {
    case .view, .representable, .modifier, .visibilityState, .app: return []
    case .controller: break
    // Bound where an object is made.
    case .other where info.isByReference: break
    case .observable where bodies.writer.resolver.receivers.isFollowed(index): break
    case .other where bodies.writer.resolver.receivers.isFollowed(index): break
    case .observable, .enumeration, .other:
      for function in info.initializers {
        let resolver = bodies.writer.resolver
        add(function, unobserved: resolver.directAssignments(of: function, in: index))
      }
    }
    if let function = info.actingEnd { add(function) }
    for name in info.variableOrder {
      guard let variable = info.variables[name], !bodies.writer.resolver.overrides(name, of: index)
      else {
        continue
      }
      let declaration = variable.declaration
      let isStatic = declaration.isStatic
      // A view does nothing before it is shown, and that is read where it is.
      if !isStatic, bodies.writer.resolver.isView(declaration.type) { continue }
      var body = declaration.getter ?? []
      if isStatic, let initial = declaration.initial, acts(initial, in: variable.file) {
        body = [Statement(.expression(initial), initial.range)]
      }
      parts.append(
        HiddenPart(
          file: variable.file, type: index, isStatic: isStatic,
          getter: info.isController && !isStatic ? name : nil, body: body,
          range: declaration.name.range))
    }
    let reaching = parts.filter { part in
      var look = HiddenReach(
        writer: bodies.writer, owner: self.bodies.writer.resolver.receiver(ofType: index))
      look.enter(part.parameters)
      look.made = part.made
      guard look.mayReach(part.body) else { return false }
      // What a controller's own code asks of it is done where it asks.
      return part.getter.map { !isAsked($0) || isAskedOfOthers($0) } ?? true
    }
    return reaching.isEmpty || isNeverNamed(info) ? [] : reaching
  }

  /// `true` iff no text names a class of a Swift file but its own: there are no objects of it, and
  /// what it holds itself is never asked for. One that the system may make by its name has another
  /// class above.
  private func isNeverNamed(_ info: TypeInfo) -> Bool {
    guard bodies.writer.resolver.isCompiled(info.location.file), info.keyword == .class,
      info.role == .other || info.role == .observable,
      info.inherited.allSatisfy({
        bodies.writer.resolver.declarations.type($0.name).map { type in
          bodies.writer.resolver.declarations[type].keyword == .protocol
        } ?? ($0.name.word == .ObservableObject)
      })
    else { return false }
    let spec = bodies.writer.resolver.spec
    let word = Array(bodies.writer.resolver.names.bytes(of: info.name))
    return zip(spec.scripts, spec.sources).allSatisfy { script, source in
      var start = source.bytes.startIndex
      for case .type(let type) in script.items where type.name.name == info.name {
        if source.bytes[start..<Int(type.range.start)].names(word) { return false }
        start = Int(type.range.end)
      }
      return !source.bytes[start...].names(word)
    }
  }

  /// `true` iff a name stands somewhere besides where it is declared.
  private func isAsked(_ name: Name) -> Bool {
    let word = Array(bodies.writer.resolver.names.bytes(of: name))
    var count = 0
    for source in bodies.writer.resolver.spec.sources { count += source.bytes[...].count(of: word) }
    return count > 1
  }

  /// `true` iff some code names a member behind a dot, of something else than `self`.
  private func isAskedOfOthers(_ name: Name) -> Bool {
    let word = Array(bodies.writer.resolver.names.bytes(of: name))
    return bodies.writer.resolver.spec.sources.contains { $0.bytes[...].asksOthers(for: word) }
  }

  /// Binds a part: it counts only if it reaches more than the object that it belongs to.
  private mutating func bind(_ part: HiddenPart) -> [Effect] {
    let (before, reported) = (bodies.writer.findings, bodies.writer.findings.diagnostics.count)
    let first = bodies.writer.program.slotCount(of: .app)
    let owner = owner(of: part)
    let screen = bodies.writer.resolver.receivers[owner].screen
    var scope = Scope(file: part.file, screen: screen, owner: owner)
    scope.frame = Scope.Frame()
    scope.unobserved = part.unobserved
    for parameter in part.parameters {
      _ = scope.addLocal(parameter.name.name, bodies.writer.resolver.staticType(parameter.type))
    }
    let body = bodies.bindEffects(part.body[...], &scope)
    if bodies.writer.findings.diagnostics.count != reported {
      bodies.writer.findings.takeBack(to: before)
      return [unread(part.range, scope)]
    }
    guard body.contains(where: { reaches($0, beyond: first, depth: 0) }) else {
      bodies.writer.findings.takeBack(to: before)
      return []
    }
    let handler = bodies.writer.add(
      Handler(
        name: nil, parameterCount: Int32(part.parameters.count),
        localCount: scope.frame?.localCount ?? 0, body: body,
        site: bodies.writer.site(part.range, in: part.file)
      ))
    let input = bodies.writer.input(
      bodies.writer.named(part.range, scope), nil, at: part.range, scope)
    let arguments = part.parameters.map { parameter in
      let resolver = bodies.writer.resolver
      guard resolver.staticType(parameter.type).kind == .closure else {
        return bodies.writer.opaque(at: part.range, scope)
      }
      // What it does is read where it is written.
      return bodies.writer.closureFromOutside(
        resolver.spelling(parameter.name.name), at: parameter.name.range, scope)
    }
    let call = bodies.writer.effect(
      .run(.handler(handler, arguments: arguments)), at: part.range, scope)
    let use = bodies.writer.effect(.inAnyUse(of: screen, input, [call]), at: part.range, scope)
    let start = bodies.writer.handler(doing: [use], at: part.range, scope)
    return [bodies.writer.effect(.perhaps(input, start), at: part.range, scope)]
  }

  /// Code that is not called is not refused for what is not understood in it: that is an
  /// assumption.
  private mutating func unread(_ range: SourceRange, _ scope: Scope) -> Effect {
    let name = String(
      decoding: bodies.writer.resolver.bytes(range, in: scope.file).prefix(40), as: UTF8.self)
    let assumption = bodies.writer.findings.assume(
      "what `\(name)` does is not understood, and assumed to leave the bar alone",
      at: scope.location(range))
    return bodies.writer.effect(.assume(assumption), at: range, scope)
  }

  /// The receiver that stands for the object whose code it is; one of its own where none does.
  private mutating func owner(of part: HiddenPart) -> Int {
    if part.isStatic, let owner = bodies.writer.resolver.receivers.statics(of: part.type) {
      return owner
    }
    if let owner = bodies.writer.resolver.receiver(ofType: part.type) { return owner }
    if let owner = bodies.writer.resolver.receivers.shared(
      bodies.writer.resolver.declarations[part.type].name)
    {
      return owner
    }
    let owner = bodies.writer.receivers.add(Receiver(type: part.type, screen: .app))
    for type in bodies.writer.resolver.declarations.lineage(of: part.type).reversed() {
      bodies.bindProperties(of: type, owner: owner)
    }
    return owner
  }

  /// `true` iff an effect changes something, but the slots of the app from one on, which belong to
  /// it alone.
  private func reaches(_ effect: Effect, beyond first: Int, depth: Int) -> Bool {
    switch effect.kind {
    case .change(.store(.app(let slot), _)): return Int(slot) < first
    case .change(.assign(.app(let slot), _)), .change(.toggle(.app(let slot))):
      return Int(slot) < first || isObserved(slot)
    case .change(.assign(.local, _)), .change(.store(.local, _)), .change(.toggle(.local)):
      return false
    case .run(.handler(let handler, _)), .run(.handlerInto(_, let handler, _)):
      return depth < 8
        && bodies.writer.program[handler].body.contains {
          reaches($0, beyond: first, depth: depth + 1)
        }
    case .if, .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation, .change,
      .run,
      .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load,
      .obscure, .forget, .doubtAnimation, .assume, .nothing, .end:
      if !effect.blocks.isEmpty {
        return effect.blocks.joined().contains { reaches($0, beyond: first, depth: depth) }
      }
      return effect.matters
    }
  }

  /// `true` iff what observes a property of an object does more than change its own values; it is
  /// bound only after the launch.
  private func isObserved(_ slot: Int32) -> Bool {
    let resolver = bodies.writer.resolver
    return (0..<resolver.receivers.count).contains { owner in
      guard let type = resolver.receivers.type(of: owner) else { return false }
      return resolver.declarations.lineage(of: type).contains { base in
        resolver.declarations[base].observed.contains { name in
          guard case .variable(.app(slot), _)? = resolver.property(name, of: owner),
            let variable = resolver.declarations[base].variables[name]?.declaration
          else { return false }
          var look = HiddenReach(writer: bodies.writer, owner: owner)
          let observers = [variable.willSet?.body, variable.didSet?.body].compactMap { $0 }
          return observers.contains { look.mayReach($0) }
        }
      }
    }
  }

  // MARK: - Properties of controllers

  /// What the values do that a controller's properties start with: a button that a closure makes
  /// and gives an action.
  mutating func bindInitialActions(of type: Int, _ scope: inout Scope) -> [Effect] {
    var effects: [Effect] = []
    for name in bodies.writer.resolver.declarations[type].variableOrder {
      guard let variable = bodies.writer.resolver.declarations[type].variables[name],
        bodies.writer.resolver.isStored(variable.declaration),
        let initial = variable.declaration.initial, acts(initial, in: variable.file)
      else { continue }
      switch bodies.writer.resolver.receivers[scope.owner].properties[name] {
      case .bundle, .object, .draft, .content: continue
      case nil, .variable, .value, .opaque, .closure, .dismissAction, .presentationMode, .window,
        .anything:
        break
      }
      let (before, reported) = (bodies.writer.findings, bodies.writer.findings.diagnostics.count)
      var inner = scope
      inner.file = variable.file
      let reading = bodies.read(initial, &inner)
      let done = inner.takePending() + bodies.writer.effects(of: reading, at: initial.range, inner)
      if bodies.writer.findings.diagnostics.count != reported {
        bodies.writer.findings.takeBack(to: before)
        effects.append(unread(variable.declaration.name.range, inner))
        continue
      }
      guard done.contains(where: { $0.matters }) else {
        bodies.writer.findings.takeBack(to: before)
        continue
      }
      scope.frame = inner.frame
      guard bodies.writer.resolver.isLazy(variable.declaration),
        done.contains(where: { $0.mattersBesidesControls })
      else {
        effects.append(bodies.writer.effect(.body(done), at: initial.range, inner))
        continue
      }
      // It runs with the first use, if there is one.
      let input = bodies.writer.input(
        bodies.writer.named(variable.declaration.name.range, inner), nil, at: initial.range, inner)
      let start = bodies.writer.handler(doing: done, at: initial.range, inner)
      effects.append(bodies.writer.effect(.perhaps(input, start), at: initial.range, inner))
    }
    return effects
  }

  /// `true` iff a value that is made does something with code that is written in it.
  private func acts(_ initial: Expression, in file: FileID) -> Bool {
    guard case .call = initial.kind else { return false }
    let text = bodies.writer.resolver.bytes(initial.range, in: file)[...]
    return text.contains(UInt8(ascii: "{")) || text.names(Array("selector".utf8))
  }
}

extension ArraySlice<UInt8> {
  /// How often a name stands in it, or begins a longer one.
  fileprivate func count(of name: [UInt8]) -> Int {
    guard let first = name.first, count >= name.count else { return 0 }
    return (startIndex...(endIndex - name.count)).count { start in
      self[start] == first && self[start...].starts(with: name)
    }
  }

  /// `true` iff a name stands in it behind a dot, and not behind `self`.
  fileprivate func asksOthers(for name: [UInt8]) -> Bool {
    guard let first = name.first, count > name.count else { return false }
    return (startIndex..<(endIndex - name.count)).contains { start in
      guard self[start] == first, start > startIndex, self[start - 1] == UInt8(ascii: "."),
        self[start...].starts(with: name)
      else { return false }
      var front = self[..<(start - 1)]
      if front.last == UInt8(ascii: "?") || front.last == UInt8(ascii: "!") { front.removeLast() }
      return !front.hasSuffix("self")
    }
  }
}

extension Effect {
  /// `true` iff it does more than to say what a control does when it is touched.
  fileprivate var mattersBesidesControls: Bool {
    if case .offer = kind { return false }
    if case .awaits(.touch, _, _) = kind { return false }
    return blocks.isEmpty ? matters : blocks.joined().contains { $0.mattersBesidesControls }
  }
}

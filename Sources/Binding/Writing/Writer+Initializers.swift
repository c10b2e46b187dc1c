import Language
import StatusBar

// Which of several initializers made a controller.
extension Writer {
  /// Gives an object the slot that tells which initializer of a class made it: a storyboard's where
  /// no call says so, and none where a class below has its own, which call them.
  mutating func addChoice(of type: Int, owner: Int) {
    let all = resolver.choices(of: type)
    guard !all.isEmpty, let own = resolver.receivers[owner].type else { return }
    let below = resolver.declarations.lineage(of: own).prefix { $0 != type }
    let isCalled = below.contains { !resolver.declarations[$0].initializers.isEmpty }
    let first = all.firstIndex { resolver.isForCoder($0) } ?? 0
    let site = site(all[0].declaration.name.range, in: all[0].file)
    let number = add(number: isCalled ? -1 : first, site)
    let slot = Slot(
      name: symbol(Name(.initWord)), kind: .parameter, initial: number, site: site)
    guard case .own(let place) = add(slot, to: resolver.receivers[owner].screen) else { return }
    receivers[owner].choices[type] = place
    for initializer in all { addGiven(to: initializer, of: type, owner: owner) }
  }

  /// Gives an object slots for what an initializer is given, but for closures and Apple's objects.
  private mutating func addGiven(to initializer: LocatedFunction, of type: Int, owner: Int) {
    for parameter in initializer.declaration.parameters {
      let given = resolver.staticType(parameter.type)
      guard resolver.isHandedOver(parameter, by: initializer, of: type) else { continue }
      let location = Location(initializer.file, parameter.name.range)
      let screen = resolver.receivers[owner].screen
      let scope = Scope(file: initializer.file, screen: screen, owner: owner)
      let slot = Slot(
        name: symbol(parameter.name.name), kind: .parameter,
        initial: opaque(given, at: parameter.name.range, scope),
        site: site(parameter.name.range, in: initializer.file))
      guard case .own(let place) = add(slot, to: screen) else { continue }
      receivers[owner].given[location] = GivenParameter(slot: place, type: given)
    }
  }

  /// Whether the initializer at a place among those of a class made an object.
  mutating func isChoice(
    _ index: Int, _ slot: Int32, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let made = add(.variable(.own(slot)), .number, at: range, scope)
    let own = add(number: index, site(range, in: scope.file))
    return add(.compare(.equal, made, own), .bool, at: range, scope)
  }

  /// What a slot holds that tells which initializer a call means.
  mutating func value(
    of choice: InitializerChoice, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    switch choice {
    case .own(let index): add(number: index, site(range, in: scope.file))
    case .inherited: add(number: -1, site(range, in: scope.file))
    case .unclear: opaque(.number, at: range, scope)
    }
  }

  mutating func add(number: Int, _ site: Site) -> FormulaID {
    program.add(.constant(.number(Double(number))), .number, site: site)
  }
}

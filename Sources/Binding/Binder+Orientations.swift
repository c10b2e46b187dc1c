import Language
import StatusBar

// How a class lets the app turn: `supportedInterfaceOrientations`, `shouldAutorotate`.
extension Binder {
  /// Binds what a class, or the nearest above it, says of turning.
  mutating func bindOrientations(of type: Int, screen: ScreenID, owner: Int) {
    if let mask = answer("supportedInterfaceOrientations", of: type) {
      var scope = Scope(file: mask.file, screen: screen, owner: owner)
      bodies.writer.program[screen].turning.portrait = bindMask(
        mask.value, isLandscape: false, &scope)
      bodies.writer.program[screen].turning.landscape = bindMask(
        mask.value, isLandscape: true, &scope)
    }
    if let may = answer("shouldAutorotate", of: type) {
      var scope = Scope(file: may.file, screen: screen, owner: owner)
      bodies.writer.program[screen].turning.isAutomatic = bodies.bindFormula(
        may.value, expecting: .bool, &scope)
    }
  }

  /// The one expression that a class answers under a name; a hole where it takes more than that.
  private func answer(_ name: String, of type: Int) -> (value: Expression, file: FileID)? {
    guard let name = bodies.writer.resolver.names.name(of: Array(name.utf8)) else { return nil }
    for base in bodies.writer.resolver.declarations.lineage(of: type) {
      let info = bodies.writer.resolver.declarations[base]
      if let definition = info.definitions[name] { return (definition.value, definition.file) }
      let file: FileID
      let body: [Statement]?
      let range: SourceRange
      if let variable = info.variables[name] {
        (file, range) = (variable.file, variable.declaration.name.range)
        body = variable.declaration.getter
        if body == nil, let initial = variable.declaration.initial { return (initial, file) }
      } else if let function = info.functions[name]?.first {
        (file, range) = (function.file, function.declaration.name.range)
        body = function.declaration.body
      } else {
        continue
      }
      return (body.flatMap { single($0) } ?? Expression(.hole, range), file)
    }
    return nil
  }

  private func single(_ body: [Statement]) -> Expression? {
    guard body.count == 1 else { return nil }
    switch body[0].kind {
    case .expression(let value), .return(let value?): return value
    default: return nil
    }
  }

  /// Whether a mask of orientations lets the app stand, or lie on its side.
  private mutating func bindMask(
    _ mask: Expression, isLandscape: Bool, _ scope: inout Scope
  ) -> FormulaID {
    let range = mask.range
    switch mask.kind {
    case .tuple(let elements) where elements.count == 1:
      return bindMask(elements[0].value, isLandscape: isLandscape, &scope)
    case .array(let elements):
      var whole = constant(false, at: range, scope)
      for element in elements {
        let one = bindMask(element, isLandscape: isLandscape, &scope)
        whole = bodies.writer.add(.or(whole, one), .bool, at: range, scope)
      }
      return whole
    case .ternary(let condition, let then, let otherwise):
      let truth = bodies.bindTruth(condition, &scope)
      let first = bindMask(then, isLandscape: isLandscape, &scope)
      let second = bindMask(otherwise, isLandscape: isLandscape, &scope)
      return bodies.writer.add(.ternary(truth, first, second), .bool, at: range, scope)
    default: break
    }
    switch mask.lastName.map({ bodies.writer.resolver.spelling($0.name) }) {
    case "portrait", "portraitUpsideDown": return constant(!isLandscape, at: range, scope)
    case "landscape", "landscapeLeft", "landscapeRight":
      return constant(isLandscape, at: range, scope)
    case "all", "allButUpsideDown": return constant(true, at: range, scope)
    default: return bodies.writer.opaque(.bool, at: range, scope)
    }
  }

  private mutating func constant(
    _ truth: Bool, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    bodies.writer.add(.constant(.bool(truth)), .bool, at: range, scope)
  }
}

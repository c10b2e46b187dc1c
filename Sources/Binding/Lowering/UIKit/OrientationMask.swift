import Language
import StatusBar

/// A mask of orientations that is written in code, or an orientation.
struct OrientationMask {
  private let value: Expression

  init(_ value: Expression) { self.value = value }

  /// Binds whether it has a side; not known where it is not written.
  func bindSide(
    isLandscape: Bool, _ body: inout Body, _ scope: inout Scope
  ) -> FormulaID {
    let range = value.range
    func side(of part: Expression, _ body: inout Body, _ scope: inout Scope) -> FormulaID {
      OrientationMask(part).bindSide(isLandscape: isLandscape, &body, &scope)
    }
    switch value.kind {
    case .tuple(let elements) where elements.count == 1:
      return side(of: elements[0].value, &body, &scope)
    case .array(let elements):
      var whole = body.writer.add(.constant(.bool(false)), .bool, at: range, scope)
      for element in elements {
        let one = side(of: element, &body, &scope)
        whole = body.writer.add(.or(whole, one), .bool, at: range, scope)
      }
      return whole
    case .ternary(let condition, let then, let otherwise):
      let truth = body.bindTruth(condition, &scope)
      let first = side(of: then, &body, &scope)
      let second = side(of: otherwise, &body, &scope)
      return body.writer.add(.ternary(truth, first, second), .bool, at: range, scope)
    default: break
    }
    if let sides = writtenSides(body.writer.resolver, scope) {
      return body.writer.add(
        .constant(.bool(sides.has(landscape: isLandscape))), .bool, at: range, scope)
    }
    return bindSide(isLandscape: isLandscape, ofHeld: &body, &scope)
  }

  /// The sides of `.landscape`, `UIInterfaceOrientationMask.landscape` and `3`; nil for anything
  /// else.
  private func writtenSides(_ resolver: Resolver, _ scope: Scope) -> OrientationSides? {
    switch value.kind {
    case .implicitMember(let name): return OrientationSides(resolver.spelling(name))
    case .number: return OrientationSides(rawValue: resolver.bytes(value.range, in: scope.file))
    case .member(let base, let name):
      let types = ["UIInterfaceOrientationMask", "UIInterfaceOrientation", "UIDeviceOrientation"]
      guard let type = base.typeName(resolver.names), types.contains(resolver.spelling(type))
      else { return nil }
      return OrientationSides(resolver.spelling(name.name))
    default: return nil
    }
  }

  /// Binds the same of a mask that a variable holds, or a parameter.
  private func bindSide(
    isLandscape: Bool, ofHeld body: inout Body, _ scope: inout Scope
  ) -> FormulaID {
    let range = value.range
    let held = body.bindFormula(value, expecting: .unknown, &scope)
    var side = body.writer.opaque(.bool, at: range, scope)
    for name in OrientationSides.names {
      guard let sides = OrientationSides(name) else { continue }
      let symbol = body.writer.symbol(Array(name.utf8))
      let one = body.writer.add(
        .constant(.enumCase(symbol)), body.writer.type(of: held), at: range, scope)
      let isOne = body.writer.add(.compare(.equal, held, one), .bool, at: range, scope)
      let has = body.writer.add(
        .constant(.bool(sides.has(landscape: isLandscape))), .bool, at: range, scope)
      side = body.writer.add(.ternary(isOne, has, side), .bool, at: range, scope)
    }
    return side
  }
}

// Code that turns the app, or has its screens asked how it may be turned (U59).
extension OrientationMask {
  /// `setNeedsUpdateOfSupportedInterfaceOrientations()`,
  /// `scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))`,
  /// `UIDevice.current.setValue(…, forKey: "orientation")`; nil for any other call.
  static func readCall(
    _ base: Expression?, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ body: inout Body, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    let resolver = body.writer.resolver
    let word = resolver.spelling(name.name)
    switch word {
    case "setNeedsUpdateOfSupportedInterfaceOrientations", "attemptRotationToDeviceOrientation":
      let toDevice = word == "attemptRotationToDeviceOrientation"
      return .modelled([
        body.writer.effect(.configure(.turnAsAllowed(toDevice: toDevice)), at: range, scope)
      ])
    case "requestGeometryUpdate":
      guard let preferences = call.arguments.first?.value else { return nil }
      // Of what a variable holds the mask is not known.
      var mask = preferences
      if case .call(let made) = preferences.kind,
        let written = made.arguments.first(where: {
          $0.label.map { resolver.spelling($0.name) } == "interfaceOrientations"
        })
      {
        mask = written.value
      }
      return OrientationMask(mask).turn(.asked, at: range, &body, &scope)
    case "setValue":
      guard let base, base.rootType(resolver.names)?.word == .UIDevice,
        let value = call.arguments.first?.value, let key = resolver.defaultsKey(call, scope),
        // A key that is not written may be any.
        key.first != UInt8(ascii: "\"") || key == Array("\"orientation\"".utf8)
      else { return nil }
      guard case .member(let orientation, let member) = value.kind,
        resolver.spelling(member.name) == "rawValue"
      else { return OrientationMask(value).turn(.told, at: range, &body, &scope) }
      return OrientationMask(orientation).turn(.told, at: range, &body, &scope)
    default: return nil
    }
  }

  private func turn(
    _ device: Effect.AskedDevice, at range: SourceRange, _ body: inout Body,
    _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let portrait = bindSide(isLandscape: false, &body, &scope)
    let landscape = bindSide(isLandscape: true, &body, &scope)
    return .modelled(
      scope.takePending() + [
        body.writer.effect(
          .configure(.turn(portrait: portrait, landscape: landscape, device)), at: range, scope)
      ])
  }
}

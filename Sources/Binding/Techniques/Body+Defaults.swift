import Language
import StatusBar

// `UserDefaults`: what is kept under a key is one value with `@AppStorage` of that key.
extension Body {
  /// `UserDefaults.standard.set(true, forKey: "hidesBar")`; nil for another call.
  mutating func readDefaults(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    let method = writer.resolver.spelling(name.name)
    guard ["set", "setValue", "removeObject"].contains(method),
      let key = writer.resolver.defaultsKey(call, scope)
    else { return nil }
    guard writer.resolver.isStandardDefaults(base) else {
      // Other defaults may be these; what keeps no such key is something else.
      guard let variable = writer.storage.variable(key) else { return nil }
      let unknown = writer.opaque(at: range, scope)
      return .modelled([writer.assignment(of: unknown, to: variable, at: range, scope)])
    }
    let variable = writer.defaultsVariable(key, at: range, scope)
    guard method != "removeObject", let value = call.arguments.first?.value else {
      let unknown = writer.opaque(at: range, scope)
      return .modelled([writer.assignment(of: unknown, to: variable, at: range, scope)])
    }
    let formula = bindFormula(value, expecting: .unknown, &scope)
    return .modelled([writer.assignment(of: formula, to: variable, at: range, scope)])
  }
}

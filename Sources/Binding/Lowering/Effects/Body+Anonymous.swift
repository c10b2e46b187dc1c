import Language
import StatusBar

// Parameters of closures that have no names.
extension Body {
  /// Makes `$0` and `$1` of a closure stand for the arguments of a call.
  mutating func bindAnonymous(
    of closure: Closure, _ call: Call, from scope: inout Scope, into inner: inout Scope
  ) {
    guard closure.parameters.isEmpty else { return }
    var named = closure
    named.parameters = call.arguments.prefix(10).enumerated().map { index, argument in
      LocatedName(writer.intern(Array("$\(index)".utf8)), argument.value.range)
    }
    bindParameters(of: named, call, from: &scope, into: &inner)
  }
}

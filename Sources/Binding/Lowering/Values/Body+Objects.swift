import Language
import StatusBar

// What expressions refer to, where that is more than a value: variables, objects, controllers.
extension Body {
  /// Returns a formula of the visibility state that an expression refers to, or nil.
  mutating func bindObject(_ expression: Expression, _ scope: inout Scope) -> FormulaID? {
    if case .object(let formula) = writer.meaning(of: expression, scope) { return formula }
    if case .call(let call) = expression.kind,
      let type = call.callee.typeName(writer.resolver.names),
      writer.resolver.staticType(
        TypeReference(name: type, range: call.callee.range, isOptional: false)
      )
      .kind
        == .object
    {
      return bindMakeObject(call, at: expression.range, &scope)
    }
    return nil
  }

  /// `StatusBarVisibleState(isHidden:isAnimated:)`
  private mutating func bindMakeObject(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    var hidden: FormulaID?
    var animated: FormulaID?
    for argument in call.arguments {
      switch argument.label?.name.word {
      case .isHidden: hidden = bindTruth(argument.value, &scope)
      case .isAnimated: animated = bindTruth(argument.value, &scope)
      default:
        writer.report(
          .unknownArgument(
            argument.label.map { writer.resolver.spelling($0.name) } ?? "",
            of: "StatusBarVisibleState",
            legal: ["isHidden:", "isAnimated:"],
            at: scope.location(argument.label?.range ?? argument.value.range)))
      }
    }
    return writer.add(
      .makeObject(isHidden: hidden, isAnimated: animated), StaticType(.object), at: range, scope)
  }
}

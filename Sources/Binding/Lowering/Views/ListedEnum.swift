import Language

/// Lists of cases of an enum: what a row is made of is one of them.
enum ListedEnum {
  /// The enum whose cases a list holds: `Kind.allCases`, `[Kind.first, .second]`, `kinds`; nil for
  /// any other list.
  static func type(in data: Expression, _ writer: Writer, _ scope: Scope) -> StaticType? {
    var type = writer.valueType(of: data, scope).element
    if case .array(let elements) = data.kind, case .member(let base, _)? = elements.first?.kind {
      type = base.typeName(writer.resolver.names).map { StaticType(.named($0)) }
    }
    guard let type, !type.isOptional, writer.resolver.enumeration(type) != nil else { return nil }
    return type
  }
}

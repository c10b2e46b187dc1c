import Language
import StatusBar

// Texts that are written, and texts that are made of other values.
extension Body {
  mutating func bindString(
    _ parts: StringParts, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    guard let text = writer.resolver.literal(parts, at: range, in: scope.file) else {
      if let shown = bindInterpolated(parts, at: range, &scope) { return shown }
      for case .interpolation(let value) in parts where writer.resolver.mayAct(value) {
        _ = bindFormula(value, expecting: .unknown, &scope)
      }
      return writer.something(StaticType(.text), at: range, scope)
    }
    return writer.add(
      .constant(.text(writer.symbol(text: text))), StaticType(.text), at: range, scope)
  }

  /// `"\(count) photos"`; nil where it is not known how a part is shown.
  private mutating func bindInterpolated(
    _ parts: StringParts, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    let written = writer.resolver.bytes(range, in: scope.file)
    let pounds = written.prefix { $0 == UInt8(ascii: "#") }.count
    // The author's own code may make what it likes of what stands in a text.
    if writer.resolver.extendsInterpolation { return nil }
    if written.dropFirst(pounds).starts(with: Array("\"\"\"".utf8)) { return nil }
    var pieces: [FormulaID] = []
    var isKnown = true
    for part in parts {
      switch part {
      case .text(let place):
        let text = unescaped(writer.resolver.bytes(place, in: scope.file), pounds: pounds)
        pieces.append(
          writer.add(
            .constant(.text(writer.symbol(text: text))), StaticType(.text), at: place, scope))
      case .interpolation(let value):
        let formula = bindFormula(value, expecting: .unknown, &scope)
        if let shown = writer.description(of: formula, at: value.range, scope) {
          pieces.append(shown)
        } else {
          isKnown = false
        }
      }
    }
    guard isKnown else { return writer.something(StaticType(.text), at: range, scope) }
    return writer.add(.apply(.concatenate, pieces), StaticType(.text), at: range, scope)
  }
}

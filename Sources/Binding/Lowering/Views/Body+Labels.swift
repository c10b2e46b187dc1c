import Language
import StatusBar

// Labels: the texts by which a person knows a control.
extension Body {
  // MARK: - Texts that no literal writes

  /// What a control shows, and its picture, where no literal says its label; else nil.
  mutating func face(
    of call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID? {
    guard let text = composed(of: call, &scope) else { return nil }
    let name = call.callee.typeName(writer.resolver.names)?.word == .Label ? Word.Label : Word.Text
    let type = writer.symbol(Array(name.spelling.utf8))
    let leaf = writer.add(.leaf(type: type, label: nil), at: range, scope)
    let shown = writer.add(.modified(leaf, .tap(.shows(text))), at: range, scope)
    guard let picture = writer.picture(of: call, scope) else { return shown }
    return writer.grouped([shown, picture], type: nil, at: range, scope)
  }

  /// The text of a control that its first argument puts together; nil for a literal, or none.
  private mutating func composed(of call: Call, _ scope: inout Scope) -> ShownText? {
    guard
      let argument = call.arguments.first(where: {
        writer.resolver.isText($0.label) || $0.label?.name.word == .title
      }), !writer.resolver.isClosure(argument.value), writer.label(of: argument.value, scope) == nil
    else { return nil }
    // A format says how a value is shown.
    let isFormatted = call.arguments.contains { argument in
      ["style", "format", "formatter"].contains(
        argument.label.map { writer.resolver.spelling($0.name) } ?? "")
    }
    var pieces: [ShownText.Piece] = []
    if isFormatted {
      pieces = [writer.unknownPiece(argument.value, &scope)]
    } else {
      collect(argument.value, into: &pieces, &scope)
    }
    return ShownText(pieces)
  }

  private mutating func collect(
    _ value: Expression, into pieces: inout [ShownText.Piece], _ scope: inout Scope
  ) {
    switch value.kind {
    case .string(let string):
      for part in string.parts(at: value.range) {
        switch part {
        case .text(let range):
          pieces.append(
            .written(writer.symbol(unescaped(writer.resolver.bytes(range, in: scope.file)))))
        case .interpolation(let inner): collect(inner, into: &pieces, &scope)
        }
      }
    case .tuple(let elements) where elements.count == 1:
      collect(elements[0].value, into: &pieces, &scope)
    case .binary(let left, .add, _, let right)
    where writer.resolver.isTextual(left) || writer.resolver.isTextual(right):
      collect(left, into: &pieces, &scope)
      collect(right, into: &pieces, &scope)
    case .call(let call):
      guard let type = call.callee.typeName(writer.resolver.names), writer.resolver.makesText(type),
        call.arguments.count == 1
      else {
        act(onTheWayTo: value, &scope)
        return pieces.append(writer.unknownPiece(value, &scope))
      }
      collect(call.arguments[0].value, into: &pieces, &scope)
    default:
      guard writer.isReadable(value, scope) else {
        return pieces.append(writer.unknownPiece(value, &scope))
      }
      let formula = bindFormula(value, expecting: StaticType(.text), &scope)
      pieces.append(.value(formula, writer.assumption(of: value, scope)))
    }
  }

  // MARK: - Titles of UIKit's

  /// The value of a title: a text, or something of which no more is known.
  mutating func bindTitle(_ value: Expression, _ scope: inout Scope) -> FormulaID {
    if case .nilLiteral = value.kind {
      return writer.add(.constant(.none), StaticType(.nothing), at: value.range, scope)
    }
    if let name = value.lastName, let title = writer.resolver.systemTitle(name.name), value.isCase {
      let text = writer.symbol(Array(title.utf8))
      return writer.add(.constant(.text(text)), StaticType(.text), at: value.range, scope)
    }
    var pieces: [ShownText.Piece] = []
    collect(value, into: &pieces, &scope)
    guard pieces.count == 1 else { return writer.opaque(StaticType(.text), at: value.range, scope) }
    switch pieces[0] {
    case .written(let text):
      return writer.add(.constant(.text(text)), StaticType(.text), at: value.range, scope)
    case .value(let formula, _): return formula
    }
  }
}

extension Expression {
  /// `true` iff it is written as the case of an enum: `.favorites`.
  fileprivate var isCase: Bool { if case .implicitMember = kind { true } else { false } }
}

import Language
import StatusBar

// Labels: the texts by which a person knows a control.
extension Binder {
  /// Returns the text by which a person knows a control: the first unlabelled string.
  mutating func label(of call: Call, _ scope: Scope) -> Symbol? {
    for argument in call.arguments {
      switch argument.label?.name.word {
      case nil where isText(argument.label), .systemImage, .systemName, .title: break
      default: continue
      }
      if let label = label(of: argument.value, scope) { return label }
    }
    return nil
  }

  /// `true` iff what a label names is the text itself: nothing, or `verbatim:`.
  private func isText(_ label: LocatedName?) -> Bool {
    label.map { spelling($0.name) == "verbatim" } ?? true
  }

  /// Returns the picture that a control has beside its text, by whose name a tap finds it too.
  mutating func picture(of call: Call, _ scope: Scope) -> ViewID? {
    guard let image = call.arguments.first(where: { $0.label?.name.word == .systemImage }),
      let name = label(of: image.value, scope)
    else { return nil }
    let type = symbol(Array(Word.Image.spelling.utf8))
    return add(.leaf(type: type, label: name), at: image.value.range, scope)
  }

  /// Returns the text of a string, or of a `Text("…")` around one.
  mutating func label(of expression: Expression, _ scope: Scope) -> Symbol? {
    switch expression.kind {
    case .string(let string):
      let range = expression.range
      return literal(string.parts(at: range), at: range, in: scope.file).map { symbol(text: $0) }
    case .call(let call):
      guard let type = call.callee.typeName(names), type.word == .Text || type.word == .Label else {
        return nil
      }
      return label(of: call, scope)
    default: return nil
    }
  }

  // MARK: - Texts that no literal writes

  /// What a control shows, and its picture, where no literal says its label; else nil.
  mutating func face(
    of call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID? {
    guard let text = composed(of: call, &scope) else { return nil }
    let name = call.callee.typeName(names)?.word == .Label ? Word.Label : Word.Text
    let type = symbol(Array(name.spelling.utf8))
    let leaf = add(.leaf(type: type, label: nil), at: range, scope)
    let shown = add(.modified(leaf, .tap(.shows(text))), at: range, scope)
    guard let picture = picture(of: call, scope) else { return shown }
    return grouped([shown, picture], type: nil, at: range, scope)
  }

  /// The text of a control that its first argument puts together; nil for a literal, or none.
  mutating func composed(of call: Call, _ scope: inout Scope) -> ShownText? {
    guard
      let argument = call.arguments.first(where: {
        isText($0.label) || $0.label?.name.word == .title
      }), !isClosure(argument.value), label(of: argument.value, scope) == nil
    else { return nil }
    // A format says how a value is shown.
    let isFormatted = call.arguments.contains { argument in
      ["style", "format", "formatter"].contains(argument.label.map { spelling($0.name) } ?? "")
    }
    var pieces: [ShownText.Piece] = []
    if isFormatted {
      pieces = [unknownPiece(argument.value, &scope)]
    } else {
      collect(argument.value, into: &pieces, &scope)
    }
    return ShownText(pieces)
  }

  private func isClosure(_ value: Expression) -> Bool {
    if case .closure = value.kind { return true }
    return false
  }

  private mutating func collect(
    _ value: Expression, into pieces: inout [ShownText.Piece], _ scope: inout Scope
  ) {
    switch value.kind {
    case .string(let string):
      for part in string.parts(at: value.range) {
        switch part {
        case .text(let range):
          pieces.append(.written(symbol(unescaped(bytes(range, in: scope.file)))))
        case .interpolation(let inner): collect(inner, into: &pieces, &scope)
        }
      }
    case .tuple(let elements) where elements.count == 1:
      collect(elements[0].value, into: &pieces, &scope)
    case .binary(let left, .add, _, let right) where isTextual(left) || isTextual(right):
      collect(left, into: &pieces, &scope)
      collect(right, into: &pieces, &scope)
    case .call(let call):
      guard let type = call.callee.typeName(names), makesText(type), call.arguments.count == 1
      else {
        return pieces.append(unknownPiece(value, &scope))
      }
      collect(call.arguments[0].value, into: &pieces, &scope)
    default:
      guard isReadable(value, scope) else { return pieces.append(unknownPiece(value, &scope)) }
      let formula = bindFormula(value, expecting: StaticType(.text), &scope)
      pieces.append(.value(formula, assumption(of: value, scope)))
    }
  }

  private func makesText(_ type: Name) -> Bool {
    ["Text", "Label", "String", "LocalizedStringKey", "LocalizedStringResource"]
      .contains(spelling(type)) && declarations.type(type) == nil
  }

  /// `true` iff a sum with it is one of texts.
  private func isTextual(_ value: Expression) -> Bool {
    switch value.kind {
    case .string: true
    case .binary(let left, .add, _, let right): isTextual(left) || isTextual(right)
    case .tuple(let elements): elements.count == 1 && isTextual(elements[0].value)
    case .call(let call): call.callee.typeName(names).map { makesText($0) } ?? false
    default: false
    }
  }

  /// `true` iff all names of an expression are declared here, so that reading it reports nothing.
  func isReadable(_ value: Expression, _ scope: Scope) -> Bool {
    switch value.kind {
    case .boolean, .number, .nilLiteral: return true
    case .string(let string):
      return literal(string.parts(at: value.range), at: value.range, in: scope.file) != nil
    case .name(let name):
      switch meaning(of: name, in: scope) {
      case .variable, .value: return true
      case nil:
        return computed(name, of: scope.owner) != nil || declarations.variables[name] != nil
      case .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode, .draft,
        .window, .anything:
        return false
      }
    case .member(let base, let name):
      if base.isSelf { return isReadable(Expression(.name(name.name), name.range), scope) }
      switch meaning(of: value, scope) {
      case .variable, .value: return true
      case nil, .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode,
        .draft, .window, .anything:
        return false
      }
    case .prefix(.not, let inner), .optionalChain(let inner), .forced(let inner):
      return isReadable(inner, scope)
    case .tuple(let elements): return elements.count == 1 && isReadable(elements[0].value, scope)
    case .binary(let left, _, _, let right):
      return isReadable(left, scope) && isReadable(right, scope)
    case .ternary(let condition, let then, let otherwise):
      return [condition, then, otherwise].allSatisfy { isReadable($0, scope) }
    default: return false
    }
  }

  private mutating func unknownPiece(
    _ value: Expression, _ scope: inout Scope
  ) -> ShownText.Piece {
    let formula = add(
      .opaque(input(unread: value, scope), isThere: true), StaticType(.text), at: value.range,
      scope)
    return .value(formula, assumption(of: value, scope))
  }

  private mutating func assumption(of value: Expression, _ scope: Scope) -> AssumptionID {
    let words = String(decoding: bytes(value.range, in: scope.file).prefix(40), as: UTF8.self)
    return findings.assume(
      "the text that `\(words)` makes is assumed to be the one that is named",
      at: scope.location(value.range))
  }

  // MARK: - Titles of UIKit's

  /// `tabBarItem = UITabBarItem(title: "Me", …)` and `tabBarItem.title = "Me"` as an assignment to
  /// the title of the controller, which is what its tab shows; nil for others.
  func titled(
    _ target: Expression, _ value: Expression
  ) -> (target: Expression, value: Expression)? {
    if case .member(let item, let name) = target.kind, name.name.word == .title {
      return titleTarget(item.withoutOptionals).map { ($0, value) }
    }
    guard let title = titleTarget(target), case .call(let call) = value.kind,
      let text = call.arguments.first(where: {
        $0.label?.name.word == .title || isSystemItem($0)
      })
    else { return nil }
    return (title, text.value)
  }

  /// `tabBarSystemItem: .favorites`
  private func isSystemItem(_ argument: Argument) -> Bool {
    argument.label.map { spelling($0.name) == "tabBarSystemItem" } ?? false
  }

  /// The English title of a tab of the system's, by the name of its case.
  private func systemTitle(_ name: Name) -> String? {
    switch spelling(name) {
    case "more": "More"
    case "favorites": "Favorites"
    case "featured": "Featured"
    case "topRated": "Top Rated"
    case "recents": "Recents"
    case "contacts": "Contacts"
    case "history": "History"
    case "bookmarks": "Bookmarks"
    case "search": "Search"
    case "downloads": "Downloads"
    case "mostRecent": "Most Recent"
    case "mostViewed": "Most Viewed"
    default: nil
    }
  }

  /// The title of the controller of which an expression is the `tabBarItem`.
  private func titleTarget(_ item: Expression) -> Expression? {
    guard let name = item.lastName, spelling(name.name) == "tabBarItem" else { return nil }
    let title = LocatedName(Name(.title), item.range)
    guard case .member(let owner, _) = item.kind else {
      return Expression(.name(title.name), item.range)
    }
    return Expression(.member(owner, title), item.range)
  }

  /// The value of a title: a text, or something of which no more is known.
  mutating func bindTitle(_ value: Expression, _ scope: inout Scope) -> FormulaID {
    if case .nilLiteral = value.kind {
      return add(.constant(.none), StaticType(.nothing), at: value.range, scope)
    }
    if let name = value.lastName, let title = systemTitle(name.name), value.isCase {
      let text = symbol(Array(title.utf8))
      return add(.constant(.text(text)), StaticType(.text), at: value.range, scope)
    }
    var pieces: [ShownText.Piece] = []
    collect(value, into: &pieces, &scope)
    guard pieces.count == 1 else { return opaque(StaticType(.text), at: value.range, scope) }
    switch pieces[0] {
    case .written(let text):
      return add(.constant(.text(text)), StaticType(.text), at: value.range, scope)
    case .value(let formula, _): return formula
    }
  }
}

extension Expression {
  /// `true` iff it is written as the case of an enum: `.favorites`.
  fileprivate var isCase: Bool { if case .implicitMember = kind { true } else { false } }
}

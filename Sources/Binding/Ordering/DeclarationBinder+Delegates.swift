import Language
import StatusBar

// Controllers that are delegates of their own: of a stack, which is told what it shows, of tabs,
// and of what they present.
extension DeclarationBinder {
  /// What a function of such a class is told of; nil for any other function or class.
  func delegateEvent(of function: LocatedFunction, _ type: Int) -> ControllerEvent? {
    switch bodies.writer.resolver.spelling(function.declaration.name.name) {
    case "navigationController": stackEvent(of: function, type)
    case "tabBarController": tabEvent(of: function, type)
    case "presentationControllerDidDismiss":
      PresentedDelegate(bodies.writer.resolver, type).isOfAll ? .didSwipeAway : nil
    default: nil
    }
  }

  private func tabEvent(of function: LocatedFunction, _ type: Int) -> ControllerEvent? {
    let resolver = bodies.writer.resolver
    guard case .controller(.tabBar) = resolver.declarations[type].role, isOwnDelegate(type),
      let last = function.declaration.parameters.last?.label,
      resolver.spelling(last.name) == "didSelect"
    else { return nil }
    return .didSelectTab
  }

  private func stackEvent(of function: LocatedFunction, _ type: Int) -> ControllerEvent? {
    let declarations = bodies.writer.resolver.declarations
    guard case .controller(.navigation) = declarations[type].role else { return nil }
    let labels = function.declaration.parameters.map {
      $0.label.map { bodies.writer.resolver.spelling($0.name) } ?? ""
    }
    guard labels.count == 3, isOwnDelegate(type) else { return nil }
    if labels[1] == "willShow" { return .willShow }
    return labels[1] == "didShow" ? .didShow : nil
  }

  /// `true` iff code of a class, or of one above it, says `delegate = self`.
  private func isOwnDelegate(_ type: Int) -> Bool {
    let resolver = bodies.writer.resolver
    return resolver.declarations.lineage(of: type).contains { base in
      let info = resolver.declarations[base]
      let functions = info.allFunctions + info.initializers
      return functions.contains { function in
        resolver.bytes(function.declaration.range, in: function.file).setsOwnDelegate
      }
    }
  }
}

/// A class as the delegate of what it presents, or of how it is presented itself, as far as its
/// text says so.
struct PresentedDelegate {
  static let adapting = Array("adaptivePresentationStyle".utf8)

  private let resolver: Resolver
  private let functions: [LocatedFunction]
  /// What gives a presentation its delegate, in the members of the class.
  private let delegates: [PresentationDelegates]
  private let presents: Int

  init(_ resolver: Resolver, _ type: Int) {
    self.resolver = resolver
    let lineage = resolver.declarations.lineage(of: type)
    functions = lineage.flatMap { resolver.declarations[$0].allFunctions }
    let texts = lineage.flatMap { base -> [[UInt8]] in
      let info = resolver.declarations[base]
      let variables = info.variableOrder.compactMap { info.variables[$0] }
      return (info.allFunctions + info.initializers).map {
        resolver.bytes($0.declaration.range, in: $0.file)
      } + variables.map { resolver.bytes($0.declaration.range, in: $0.file) }
    }
    delegates = texts.map { PresentationDelegates($0) }
    presents = texts.reduce(0) { $0 + $1.times("present(") }
  }

  /// `true` iff the class says of all that it presents that it is the delegate.
  var isOfAll: Bool {
    let owned = delegates.reduce(0) { $0 + $1.sheetsOfItsOwn }
    return owned > 0 && owned == presents
  }

  /// How what the class presents adapts, or how it does so itself where it `isPresented`; nil where
  /// nothing says who is asked, and where that is asked nothing.
  func adaptation(isPresented: Bool) -> Adapting? {
    let values = delegates.flatMap { $0.values(isPresented: isPresented) }
    guard !values.isEmpty else { return nil }
    let own = function
    if values.contains(.other) || delegates.contains(where: { $0.isTooEarly || $0.isOfSome }) {
      return own.map { .unknown($0.declaration.name, $0.file) } ?? .unknownOfOther
    }
    guard let own, let body = own.declaration.body else { return nil }
    let only = PresentationAnswers(body).only
    return only.map { .answer($0) } ?? .unknown(own.declaration.name, own.file)
  }

  /// How something adapts of which a delegate is asked.
  enum Adapting {
    case answer(Screen.Adaptation.Answer)
    /// It depends on what a function of the class answers, or on whether that is asked.
    case unknown(LocatedName, FileID)
    /// It depends on what another object answers.
    case unknownOfOther
  }

  /// The function of the class that UIKit would ask.
  private var function: LocatedFunction? {
    let word = resolver.names.name(of: PresentedDelegate.adapting)
    let all = functions.filter { $0.declaration.name.name == word && $0.declaration.body != nil }
    // UIKit asks the one that is given the traits where there are both.
    return all.first { $0.declaration.parameters.count == 2 } ?? all.first
  }
}

/// What gives presentations their delegates, in the text of one member of a class.
private struct PresentationDelegates {
  /// Who a delegate is.
  enum Value {
    case itself, other
  }

  /// What stands before each `.delegate`, and what it is set to.
  private let owners: [(front: String, value: String)]
  /// `true` iff the delegate of a popover is set before its style: it has none until then.
  let isTooEarly: Bool
  /// `true` iff some popovers are given no delegate.
  let isOfSome: Bool

  init(_ bytes: [UInt8]) {
    let text = bytes.compact
    let popovers = text.times("modalPresentationStyle=.popover")
    guard text[...].hasText("resentationController") else {
      (owners, isTooEarly, isOfSome) = ([], false, popovers > 0)
      return
    }
    owners = text.delegateOwners
    let style = text.firstIndex(of: "modalPresentationStyle=.popover")
    let first = text.firstIndex(of: "popoverPresentationController.delegate=")
    isTooEarly = style.flatMap { style in first.map { $0 < style } } ?? false
    isOfSome = popovers > owners.count
  }

  /// How many sheets the class is the delegate of.
  var sheetsOfItsOwn: Int {
    owners.count { $0.front.hasSuffix("presentationController") && $0.value == "self" }
  }

  /// The delegates of what the class presents, or of its own presentation.
  func values(isPresented: Bool) -> [Value] {
    let itself = [
      "popoverPresentationController", "presentationController",
      "self.popoverPresentationController", "self.presentationController",
    ]
    return owners.filter { itself.contains($0.front) == isPresented && !$0.front.isEmpty }
      .map { $0.value == "self" ? .itself : .other }
  }
}

/// What statements answer that yield a style of presentation.
private struct PresentationAnswers {
  /// The styles that they yield; nil stands for `.none`.
  private(set) var styles: [PresentationStyle?] = []
  /// `true` iff they yield something else as well.
  private(set) var hasOthers = false

  init(_ body: [Statement]) {
    if body.count == 1, case .expression(let value) = body[0].kind {
      note(value)
    } else {
      note(body.map(CodePiece.statement))
    }
  }

  /// The only answer; nil where there are several.
  var only: Screen.Adaptation.Answer? {
    guard !hasOthers, let first = styles.first, styles.allSatisfy({ $0 == first }) else {
      return nil
    }
    return first.map { .style($0) } ?? .kept
  }

  private mutating func note(_ pieces: [CodePiece]) {
    for piece in pieces {
      if case .closure = piece { continue }
      if case .statement(let statement) = piece, case .return(let value) = statement.kind {
        value.map { note($0) }
      } else {
        note(piece.pieces)
      }
    }
  }

  private mutating func note(_ value: Expression) {
    let word = value.lastName?.name.word
    let style = PresentationStyle(word)
    if style == nil, word != .noneWord {
      hasOthers = true
    } else {
      styles.append(style)
    }
  }
}

extension [UInt8] {
  /// The text without spaces, `?` and `!`.
  fileprivate var compact: [UInt8] {
    let left = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "?"), UInt8(ascii: "!")]
    return filter { !left.contains($0) }
  }

  /// Where a text begins that stands in this one first; nil where it does not.
  fileprivate func firstIndex(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    return indices.first { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
  }

  /// What stands before each `.delegate` of a compact text, and what it is set to:
  /// `sheet.presentationController` and `self`.
  fileprivate var delegateOwners: [(front: String, value: String)] {
    let wanted = Array(".delegate=".utf8)
    return indices.compactMap { start in
      guard self[start] == wanted[0], self[start...].starts(with: wanted) else { return nil }
      let front = self[..<start].reversed().prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
      let value = self[(start + wanted.count)...].prefix {
        $0.isNamePart || $0 == UInt8(ascii: ".")
      }
      return (
        String(decoding: front.reversed(), as: UTF8.self), String(decoding: value, as: UTF8.self)
      )
    }
  }

  /// `true` iff `delegate = self` stands in a text, of nothing else than `self`.
  fileprivate var setsOwnDelegate: Bool {
    let text = filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    let wanted = Array("delegate=self".utf8)
    return text.indices.contains { start in
      guard text[start...].starts(with: wanted),
        text[(start + wanted.count)...].first?.continuesTarget != true
      else { return false }
      var front = text[..<start]
      for owner in ["self.", "super."]
      where front.suffix(owner.utf8.count).elementsEqual(owner.utf8) {
        front = front.dropLast(owner.utf8.count)
        break
      }
      return front.last?.continuesTarget != true
    }
  }
}

extension UInt8 {
  /// `true` iff a name, or a chain of names, goes on with it.
  fileprivate var continuesTarget: Bool {
    isNamePart || self == UInt8(ascii: ".") || self == UInt8(ascii: "?")
      || self == UInt8(ascii: "!")
  }
}

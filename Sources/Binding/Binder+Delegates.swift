import Language
import StatusBar

// Controllers that are delegates of their own: of a stack, which is told what it shows, of tabs,
// and of what they present.
extension Binder {
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

/// A class as the delegate of what it presents.
struct PresentedDelegate {
  static let adapting = Array("adaptivePresentationStyle".utf8)

  private let resolver: Resolver
  private let functions: [LocatedFunction]

  init(_ resolver: Resolver, _ type: Int) {
    self.resolver = resolver
    functions = resolver.declarations.lineage(of: type).flatMap {
      resolver.declarations[$0].allFunctions
    }
  }

  /// `true` iff the class says of all that it presents that it is the delegate.
  var isOfAll: Bool {
    var (owned, presented) = (0, 0)
    for text in texts {
      owned += text.delegateOwners.count { $0.hasSuffix("presentationController=self") }
      presented += text.times("present(")
    }
    return owned > 0 && owned == presented
  }

  /// `adaptivePresentationStyle(for:)`, where the class is the delegate of something that it
  /// presents, with its one answer, which is nil where it has several.
  var adaptation: (function: LocatedFunction, answer: Screen.Adaptation.Answer?)? {
    let word = resolver.names.name(of: PresentedDelegate.adapting)
    let all = functions.filter { $0.declaration.name.name == word }
    // UIKit asks the one that is given the traits where there are both.
    let asked = all.first { $0.declaration.parameters.count == 2 } ?? all.first
    guard let asked, let body = asked.declaration.body,
      texts.contains(where: { $0.delegateOwners.contains { $0.hasSuffix("=self") } }),
      texts.contains(where: { $0[...].hasText("resentationController") })
    else { return nil }
    return (asked, PresentationAnswers(body).only)
  }

  private var texts: [[UInt8]] {
    functions.map { resolver.bytes($0.declaration.range, in: $0.file) }
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
  /// What stands before each `.delegate`, without `?` and `!`, and behind `=` what it is set to:
  /// `sheet.presentationController=self`.
  fileprivate var delegateOwners: [String] {
    let left = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "?"), UInt8(ascii: "!")]
    let text = filter { !left.contains($0) }
    let wanted = Array(".delegate=".utf8)
    return text.indices.compactMap { start in
      guard text[start] == wanted[0], text[start...].starts(with: wanted) else { return nil }
      let front = text[..<start].reversed().prefix { $0.isNamePart || $0 == UInt8(ascii: ".") }
      let value = text[(start + wanted.count)...].prefix { $0.isNamePart }
      return String(decoding: front.reversed(), as: UTF8.self) + "="
        + String(decoding: value, as: UTF8.self)
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

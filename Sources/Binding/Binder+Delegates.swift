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
      isDelegateOfPresented(type) ? .didSwipeAway : nil
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

  /// `true` iff a class says of all that it presents that it is the delegate.
  private func isDelegateOfPresented(_ type: Int) -> Bool {
    let resolver = bodies.writer.resolver
    var (owned, presented) = (0, 0)
    for base in resolver.declarations.lineage(of: type) {
      let info = resolver.declarations[base]
      for function in info.allFunctions {
        let text = resolver.bytes(function.declaration.range, in: function.file)
        owned += text.delegateOwners.count { $0.hasSuffix("presentationController=self") }
        presented += text.times("present(")
      }
    }
    return owned > 0 && owned == presented
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

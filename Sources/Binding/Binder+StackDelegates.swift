import Language
import StatusBar

// A navigation controller that is its own delegate, and is told which screen it shows.
extension Binder {
  /// What a function of such a class is told of; nil for any other function or class.
  func stackEvent(of function: LocatedFunction, _ type: Int) -> ControllerEvent? {
    let declarations = bodies.writer.resolver.declarations
    guard case .controller(.navigation) = declarations[type].role,
      bodies.writer.resolver.spelling(function.declaration.name.name) == "navigationController"
    else { return nil }
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
      let functions = info.functionOrder.flatMap { info.functions[$0] ?? [] } + info.initializers
      return functions.contains { function in
        resolver.bytes(function.declaration.range, in: function.file).setsOwnDelegate
      }
    }
  }
}

extension [UInt8] {
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

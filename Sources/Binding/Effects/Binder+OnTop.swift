import Language
import StatusBar

// The statements of a step: they mean the screen on top, whichever that is when the step runs.
extension Binder {
  /// Binds the block of `call { … }`: once for each screen that has something of a name in it, and
  /// once for all others.
  package mutating func bindOnTop(_ closure: Closure, in file: FileID) -> Action? {
    var variants: [TopHandler] = []
    let mentioned = names(in: closure.range, of: file)
    let reported = diagnosticCount
    var failed: Binder?
    for name in directory.screenNames {
      guard let screen = directory.screen(name), let owner = receivers.receiver(of: screen),
        let type = receivers.type(of: owner), declares(type, anyOf: mentioned)
      else { continue }
      var trial = self
      let handler = trial.bind(closure, Scope(file: file, screen: screen, owner: owner))
      if trial.diagnosticCount == reported {
        self = trial
        variants.append(TopHandler(screen, handler))
      } else if trial.diagnosticCount < failed?.diagnosticCount ?? .max {
        failed = trial
      }
    }
    var trial = self
    let handler = trial.bind(closure, Scope(file: file, screen: .app, owner: receivers.onTop))
    if trial.diagnosticCount == reported {
      self = trial
      return .runOnTop(variants, otherwise: handler)
    }
    if !variants.isEmpty { return .runOnTop(variants, otherwise: nil) }
    // The reading that makes the most of it says what is wrong.
    if let failed, failed.diagnosticCount <= trial.diagnosticCount { trial = failed }
    self = trial
    return nil
  }

  private mutating func bind(_ closure: Closure, _ scope: Scope) -> HandlerID {
    var scope = scope
    scope.isScenario = true
    return bindClosure(closure, &scope)
  }

  /// `true` iff a type, or a superclass, declares something of one of the names.
  private func declares(_ type: Int, anyOf mentioned: Set<Name>) -> Bool {
    declarations.lineage(of: type).contains { type in
      let info = declarations[type]
      return (info.variableOrder + info.definitionOrder + info.functionOrder).contains {
        mentioned.contains($0)
      } || info.parameters.contains { mentioned.contains($0.name.name) }
    }
  }

  /// The names in a part of a text that may be a screen's own: not those behind a dot, unless
  /// `self` stands before it.
  func names(in range: SourceRange, of file: FileID) -> Set<Name> {
    let text = bytes(range, in: file)
    var found: Set<Name> = []
    var start = 0
    while start < text.count {
      guard text[start].isOfName else {
        start += 1
        continue
      }
      let end = text[start...].firstIndex { !$0.isOfName } ?? text.count
      let front = text[..<start]
      let isMember = front.last == UInt8(ascii: ".")
      if !isMember || front.hasSuffix("self.") || front.hasSuffix("self?."),
        let name = names.name(of: Array(text[start..<end]))
      {
        found.insert(name)
      }
      start = end
    }
    return found
  }
}

extension UInt8 {
  /// `true` iff it is part of a name.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}

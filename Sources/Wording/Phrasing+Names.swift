import Interpreter
import Language
import StatusBar

// The names of parties, and the words of values.
extension Phrasing {
  func name(_ name: String) -> String { spoken(name) }

  func name(ofWindow symbol: Symbol?) -> String {
    symbol.map { "window " + symbolText($0) } ?? "window of the app"
  }

  /// A modifier as it is written, on one line.
  func name(ofModifier place: Location) -> String {
    "." + short(oneLine(spec.text(place)))
  }

  func words(of found: FoundValue) -> String {
    switch found.value {
    case .none: "nil"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): decimal(number)
    case .integer(let number): "\(number)"
    case .text(let symbol): "\"" + symbolText(symbol) + "\""
    case .list: "a list"
    case .enumCase(let symbol): "." + symbolText(symbol)
    case .style(let style): style.spelling
    case .animation(let animation): "." + animation.spelling
    case .scheme(let scheme): "." + scheme.spelling
    case .visibility(let visibility): visibility.spelling
    case .sizeClass(let size): "." + size.spelling
    case .interposed(let state): state.spelling
    case .scenePhase(let phase): phase.spelling
    case .controller: name(found.name)
    case .object: "an object"
    case .window: "a window"
    case .presentation(let style): "." + style.spelling
    case .reference: "a binding"
    case .closure: "a closure"
    case .some(let input): "something that depends on " + name(of: input)
    case .unknown(let input): "unknown, it depends on " + name(of: input)
    }
  }

  /// What a modifier asks for, in words.
  func wish(_ found: FoundValue) -> String {
    switch found.value {
    case .bool(let isHidden): isHidden ? "a hidden bar" : "a visible bar"
    case .scheme(let scheme): "the " + scheme.spelling + " scheme"
    case .none, .number, .integer, .text, .list, .enumCase, .style, .animation, .visibility,
      .sizeClass,
      .interposed, .scenePhase, .controller, .object, .window, .presentation, .reference, .closure,
      .some,
      .unknown:
      words(of: found)
    }
  }

  /// What a party makes of the bar, in words.
  func look(_ found: FoundValue) -> String {
    if case .bool(let isHidden) = found.value { return isHidden ? "hidden" : "visible" }
    return words(of: found)
  }

  /// Each of several values once.
  func either(_ values: [FoundValue], _ words: (FoundValue) -> String) -> String {
    joined(distinct(values.map(words)), " or ")
  }

  /// What an input is called, or the rule that leaves a question open.
  func name(of input: InputID) -> String { Phrasing.name(of: input, in: program) }

  /// What an input is called, or the rule that leaves a question open.
  package static func name(of input: InputID, in program: Program) -> String {
    if input.end != nil { return "the end of the app" }
    return input.rule.map { $0.spelling } ?? program.inputs[Int(input.index)].name
  }

  /// `Photo`, or `Photo#2`.
  func name(of use: ScreenUse) -> String {
    let name = program.name(of: use.screen)
    return use.ordinal.map { name + "#\($0)" } ?? name
  }

  func symbolText(_ symbol: Symbol) -> String {
    program.text(of: symbol)
  }
}

extension Party {
  var words: String {
    switch self {
    case .system: "system"
    case .device: "device"
    case .plist: "plist"
    case .application: "application"
    case .controller(let name): spoken(name)
    }
  }

  /// The same as the subject of a sentence.
  var subject: String {
    switch self {
    case .system, .device, .application: "the " + words
    case .plist: "Info.plist"
    case .controller: words
    }
  }
}

/// Returns the name of a controller, or that it has none.
func spoken(_ name: String) -> String {
  name.isEmpty ? "a controller without a name" : name
}

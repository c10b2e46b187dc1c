import Language
import StatusBar

// The model's reasons, owners and values in words, with the names of the program.
extension CellRunner {
  /// A reason as a clause without a full stop: what it says, and of which value; in the past tense
  /// for what was asked when the bar was last put on screen.
  func clause(for reason: Reason, isPast: Bool = false) -> (head: String, value: String?) {
    if reason.kind == .remark(.disputed) {
      return ("sources disagree: " + titleClause(reason.rule), nil)
    }
    if let sentence = reason.kind.sentence { return (sentence, nil) }
    switch reason.kind {
    case .asked(let id, let property, let value):
      let verb = isPast ? " answered " : " answers "
      return (name(of: id) + "." + property.spelling + verb, words(of: value))
    case .notAsked(let id):
      let silence = name(of: id) + (isPast ? " was" : " is") + " not asked"
      return (passedOver(by: reason.rule) + ": " + silence, nil)
    case .preference(let id, let value):
      let verb = isPast ? " asked for " : " asks for "
      return ("a modifier below " + name(of: id) + verb, wish(value))
    case .decided(let owner, let value):
      return (owner.subject(words(of: owner)) + (isPast ? " decided: " : " decides: "), look(value))
    case .ineffective, .remark: return ("", nil)
    }
  }

  /// The releases for which a rule is claimed, where it is not claimed for all; nil where it is, or
  /// where it is taken to hold on others too.
  func releases(of rule: Rule) -> String? {
    let entry = rule.entry
    guard entry.holds(on: cell.platform.os), entry.confidence != .disputed else { return nil }
    // SwiftUI is no older, and no older release is modelled.
    let isFromTheStart = entry.first <= (rule.isOfSwiftUI ? Version(13) : Version(7))
    guard let last = entry.last else {
      return isFromTheStart ? nil : "from iOS " + entry.first.spelling + " on"
    }
    return isFromTheStart
      ? "up to iOS " + last.spelling : "iOS " + entry.first.spelling + " to " + last.spelling
  }

  /// The name that a controller had at an event of the journal.
  func name(of controller: ControllerID, at event: Int) -> String {
    questions.name(of: controller, at: event, of: journal)
  }

  func name(of controller: ControllerID) -> String {
    let name = questions.name(of: controller)
    return name.isEmpty ? "a controller without a name" : name
  }

  func words(of owner: Owner) -> String {
    switch owner {
    case .system: "system"
    case .device: "device"
    case .plist: "plist"
    case .application: "application"
    case .controller(let id): name(of: id)
    }
  }

  /// What a modifier asks for, in words.
  private func wish(_ value: Value) -> String {
    switch value {
    case .bool(let isHidden): isHidden ? "a hidden bar" : "a visible bar"
    case .scheme(let scheme): "the " + scheme.spelling + " scheme"
    default: words(of: value)
    }
  }

  /// What somebody makes of the bar, in words.
  private func look(_ value: Value) -> String {
    if case .bool(let isHidden) = value { return isHidden ? "hidden" : "visible" }
    return words(of: value)
  }

  func words(of value: Value) -> String {
    switch value {
    case .none: "nil"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): decimal(number)
    case .text(let symbol): "\"" + symbolText(symbol) + "\""
    case .enumCase(let symbol): "." + symbolText(symbol)
    case .style(let style): style.spelling
    case .animation(let animation): "." + animation.spelling
    case .scheme(let scheme): "." + scheme.spelling
    case .visibility(let visibility): visibility.spelling
    case .sizeClass(let size): "." + size.spelling
    case .interposed(let state): state.spelling
    case .scenePhase(let phase): phase.spelling
    case .controller(let id): name(of: id)
    case .object: "an object"
    case .presentation(let style): "." + style.spelling
    case .reference: "a binding"
    case .closure: "a closure"
    case .some(let input): "something that hangs on " + name(of: input)
    case .unknown(let input): "unknown, it hangs on " + name(of: input)
    }
  }

  /// What an input is called, or the rule that leaves a question open.
  func name(of input: InputID) -> String {
    input.rule.map { $0.spelling } ?? context.program.inputs[Int(input.index)].name
  }

  func symbolText(_ symbol: Symbol) -> String {
    let index = Int(symbol.index)
    return index < context.program.symbols.count ? context.program.symbols[index] : ""
  }
}

extension Owner {
  /// The owner as the subject of a sentence.
  fileprivate func subject(_ name: String) -> String {
    switch self {
    case .system, .device, .application: "the " + name
    case .plist: "Info.plist"
    case .controller: name
    }
  }
}

/// Returns the title of a rule as a clause: without its capital, unless that is part of a name.
func titleClause(_ rule: Rule) -> String {
  let title = rule.entry.title
  let word = title.utf8.prefix { $0 != UInt8(ascii: " ") }
  let isName = word.dropFirst().contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  return isName ? title : lowered(title)
}

/// Returns why somebody is not asked, as a clause: the title of the rule, unless that says less, or
/// is a question.
func passedOver(by rule: Rule) -> String {
  switch rule {
  case .u16: "who names no child answers for all of them"
  case .u25: "a navigation controller whose bar is shown answers for visibility itself"
  case .u27: "a split view controller answers for its columns itself"
  case .u34: "a presentation of this style leaves the bar to its presenter"
  case .s17: "NavigationView does not listen to the screen on top"
  case .s23: "NavigationSplitView does not listen to its columns"
  default: titleClause(rule)
  }
}

/// Returns a number with at most four places, without a trailing fraction of zeros.
func decimal(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return value < 0 ? "-∞" : "∞" }
  let scaled = Int((value.magnitude * 10_000).rounded())
  var fraction = String(scaled % 10_000)
  fraction = String(repeating: "0", count: 4 - fraction.utf8.count) + fraction
  while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
  let sign = value < 0 && scaled != 0 ? "-" : ""
  return sign + String(scaled / 10_000) + (fraction.isEmpty ? "" : "." + fraction)
}

/// Returns the text on one line, runs of white space as one space.
func oneLine(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    let isSpace = byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    if !isSpace {
      bytes.append(byte)
    } else if let last = bytes.last, last != 0x20 {
      bytes.append(0x20)
    }
  }
  if bytes.last == 0x20 { bytes.removeLast() }
  return String(decoding: bytes, as: UTF8.self)
}

extension Rule {
  fileprivate var isOfSwiftUI: Bool { spelling.utf8.first == UInt8(ascii: "S") }
}

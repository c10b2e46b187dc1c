/// What a tap can mean.
extension Questions {
  /// Something that can be tapped.
  struct TapTarget {
    var names: [Symbol]
    var types: [Symbol]
    /// Labels that no literal writes.
    var texts: [TextPattern] = []
    var action: TapAction
    var context: Context
    /// What a tap does besides: a gesture that recognizes together with what it stands around.
    var besides: [(handler: HandlerID, context: Context)] = []
    /// `true` iff it can be tapped only as far as something that was not understood says so.
    var isGuess = false
    /// `true` iff no finger reaches it.
    var isInert = false
    /// What decides whether a finger reaches it; nil where that is known.
    var doubt: InputID?
    /// What decides whether it is there at all; nil where that is known.
    var choice: InputID?
    /// The `disabled(_:)` that may be around it.
    var disabledBy: InputID?
    /// What it stands in that was not understood, and is taken to show it.
    var assumed: [AssumptionID] = []
    /// `true` iff it belongs to an alert or a dialog that is up.
    var isInDialog = false

    /// `true` iff a tap on either does the same, for the same screen.
    func isSame(as other: TapTarget) -> Bool {
      guard context.instance == other.context.instance, names == other.names else { return false }
      switch (action, other.action) {
      case (.handler(let a), .handler(let b)), (.row(let a, _), .row(let b, _)),
        (.tableRow(let a, _), .tableRow(let b, _)):
        return a == b
      case (.link(.view(let a), _), .link(.view(let b), _)): return a == b
      case (.link(.value(let a, let v), _), .link(.value(let b, let w), _)):
        return a == b && v == w
      case (.tab(let a, let i), .tab(let b, let j)): return a == b && i == j
      case (.offer(let a), .offer(let b)): return a == b
      case (.handler, _), (.link, _), (.tab, _), (.offer, _), (.row, _), (.tableRow, _),
        (.unknown, _):
        return false
      }
    }

    /// `true` iff it is a link with a value, which a list takes as its selection.
    var leadsByValue: Bool { if case .link(.value, _) = action { true } else { false } }

    /// Something unknown, which may hold anything.
    static func unknown(_ input: InputID) -> TapTarget {
      TapTarget(names: [], types: [], action: .unknown(input), context: Context(instance: .app))
    }
  }

  enum TapAction {
    case handler(HandlerID)
    case link(LinkTarget, label: Symbol?)
    /// A row that is selected, and what depends on where it stands.
    case row(HandlerID, InputID)
    /// Any row of a table of UIKit's, and which of them it is.
    case tableRow(HandlerID, InputID)
    case tab(ControllerID, Int32)
    /// A control of UIKit's, by its number.
    case offer(Int)
    /// There may be anything to tap.
    case unknown(InputID)
  }
}

extension Questions.TapTarget {
  init(_ found: TapNames, _ action: Questions.TapAction, _ context: Context) {
    self.init(
      names: found.names, types: found.types, texts: found.texts, action: action,
      context: context)
  }

  /// What a step can call it: its labels, else its types.
  var tapNames: [TapName] {
    names.isEmpty ? types.map { .type($0) } : names.map { .label($0) }
  }

  /// `true` iff it is of a type, or carries a label that is given.
  func matches(_ symbol: Symbol, _ label: [UInt8]?) -> Bool {
    guard let label else { return types.contains(symbol) }
    return names.contains(symbol)
      || texts.contains { $0.doubt == nil && $0.matches(label) }
  }

  /// `true` iff it may carry a label.
  func mayMatch(_ label: [UInt8]) -> Bool {
    texts.contains { $0.doubt != nil && $0.matches(label) }
  }
}

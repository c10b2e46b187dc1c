import Language
import StatusBar

/// What is known of code that asks the application for its private bar (Q11).
struct PrivateBarSearch: Sendable {
  /// `forKey` and `forKeyPath`, where the spec has them; most specs need not be searched.
  private let keyLabels: [Name]
  /// Getters and functions of extensions of types that are not declared here.
  private var helpers: Table<HelperName, Helper> = Table()
  /// The handlers of those that were used; nil for one that leads to no bar.
  private var handlers: Table<HelperName, HandlerID?> = Table()

  /// A getter or function by the type that it extends and its own name.
  struct HelperName: TableKey, Sendable {
    var type: Name
    var member: Name

    var tableNumber: UInt64 { type.tableNumber << 32 | member.tableNumber }
  }

  /// What a helper does.
  struct Helper: Sendable {
    var file: FileID
    var body: [Statement]
  }

  init(_ names: NameTable, _ declarations: Declarations) {
    let labels = [Array("forKey".utf8), Array("forKeyPath".utf8)]
    keyLabels = labels.compactMap { names.name(of: $0) }
    guard !keyLabels.isEmpty else { return }
    for pending in declarations.foreignExtensions {
      for member in declarations.flattened(pending.members) { collect(member, of: pending.name) }
    }
  }

  private mutating func collect(_ member: LocatedMember, of type: LocatedName) {
    let (name, body): (Name, [Statement]?)
    switch member.member {
    case .variable(let variable): (name, body) = (variable.name.name, variable.getter)
    case .function(let function): (name, body) = (function.name.name, function.body)
    case .setting, .plist, .window, .scene, .input, .initializer, .type, .definition, .backdrop,
      .content, .conditional, .cases, .kept, .unread:
      return
    }
    guard let body else { return }
    helpers[HelperName(type: type.name, member: name)] = Helper(file: member.file, body: body)
  }

  /// `true` iff the spec has nothing that could ask for the bar.
  var isIdle: Bool { keyLabels.isEmpty }

  func isKeyLabel(_ name: Name) -> Bool { keyLabels.contains(name) }

  func helper(_ name: HelperName) -> Helper? { helpers[name] }

  /// Returns the handler of a helper that was met before, itself nil if it leads to no bar.
  func handler(_ name: HelperName) -> HandlerID?? { handlers[name] }

  mutating func setHandler(_ handler: HandlerID?, of name: HelperName) {
    handlers[name] = .some(handler)
  }
}

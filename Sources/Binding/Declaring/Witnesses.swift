import Language
import StatusBar

/// Which members of a declared type the system asks for, because of what the type conforms to.
struct Witnesses {
  private let spec: Spec
  /// What the declarations of each type, and its extensions, inherit from.
  private var bases: [Name: [TypeReference]] = [:]
  /// The types that are declared.
  private var declared: Set<Name> = []
  /// The types of which a base cannot be read.
  private var open: Set<Name> = []

  init(_ spec: Spec) {
    self.spec = spec
    for (script, source) in zip(spec.scripts, spec.sources) where source.readsSwift {
      for item in script.items {
        switch item {
        case .type(let type): add(type, source)
        case .member(let member): add(member, source)
        case .include, .importModule, .app, .scenario, .exploration, .unread: continue
        }
      }
    }
  }

  private mutating func add(_ member: Member, _ source: Source) {
    switch member {
    case .type(let type): add(type, source)
    case .conditional(let clauses):
      for member in clauses.flatMap({ $0.body }) { add(member, source) }
    case .variable, .function, .initializer, .definition, .setting, .plist, .window, .scene,
      .input, .backdrop, .content, .cases, .kept, .unread:
      break
    }
  }

  private mutating func add(_ type: TypeDeclaration, _ source: Source) {
    let name = type.name.name
    if type.keyword != .extension { declared.insert(name) }
    bases[name, default: []] += type.inherited
    for base in type.inherited {
      let text = source.bytes[Int(base.range.start)..<Int(base.range.end)]
      if text.contains(UInt8(ascii: "&")) { open.insert(name) }
    }
    for member in type.members { add(member, source) }
  }

  /// `true` iff the system may ask a type for a member that nothing names.
  func asks(_ type: Name, for member: ArraySlice<UInt8>) -> Bool {
    var pending = [type]
    var seen: Set<Name> = [type]
    while let next = pending.popLast() {
      if open.contains(next) { return true }
      for base in bases[next] ?? [] where seen.insert(base.name).inserted {
        if declared.contains(base.name) {
          pending.append(base.name)
        } else if mayAsk(base.name, for: member) {
          return true
        }
      }
    }
    return false
  }

  /// `true` iff what is not declared here may ask for a member. A class asks only for what
  /// overrides something of its own.
  private func mayAsk(_ base: Name, for member: ArraySlice<UInt8>) -> Bool {
    let bytes = spec.names.bytes(of: base)
    let protocols = SystemProtocols.all
    if protocols.contains(bytes) { return protocols.asks(bytes, for: member) }
    return ControllerClass(base.word) == nil && !appleTypes.contains(bytes)
      && !Vocabulary.inertBases.contains { bytes.elementsEqual($0.utf8) }
  }
}

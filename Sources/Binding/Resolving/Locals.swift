import Language

/// Parameters, constants and closure parameters of a piece of code, the innermost last.
///
/// One is found by its name in a time that does not depend on how many there are: machines write
/// functions of thousands.
struct Locals: Sendable {
  struct Local: Sendable {
    let name: Name
    var meaning: Meaning
    /// What a constant was given, as it is written.
    var initial: Expression?
    /// The type that it is declared with, for what is assigned to it; nil where none is written.
    var declared: StaticType?
    /// The place of the one of the same name that it hides; -1 for none.
    fileprivate var hidden: Int32 = -1

    init(_ name: Name, _ meaning: Meaning, _ initial: Expression? = nil) {
      self.name = name
      self.meaning = meaning
      self.initial = initial
    }
  }

  private var elements: [Local] = []
  /// The last place of each name; empty for a few, which are looked through as quickly.
  private var places: [Name: Int32] = [:]
  private static let few = 24

  init() {}

  init(_ locals: some Sequence<Local>) { for local in locals { append(local) } }

  var count: Int { elements.count }
  var indices: Range<Int> { elements.indices }
  var names: [Name] { elements.map { $0.name } }

  subscript(index: Int) -> Local {
    get { elements[index] }
    _modify { yield &elements[index] }
  }

  func lastIndex(of name: Name) -> Int? {
    if !places.isEmpty { return places[name].map { Int($0) } }
    var index = elements.count
    while index > 0 {
      index -= 1
      if elements[index].name == name { return index }
    }
    return nil
  }

  subscript(name: Name) -> Local? { lastIndex(of: name).map { elements[$0] } }

  func contains(_ name: Name) -> Bool { lastIndex(of: name) != nil }

  mutating func append(_ local: Local) {
    elements.append(local)
    if !places.isEmpty {
      note(elements.count - 1)
    } else if elements.count > Locals.few {
      for index in elements.indices { note(index) }
    }
  }

  mutating func append(_ name: Name, _ meaning: Meaning, _ initial: Expression? = nil) {
    append(Local(name, meaning, initial))
  }

  /// Takes away what was added since there were `count`.
  mutating func removeAll(since count: Int) {
    if count <= Locals.few { places = [:] }
    while elements.count > count {
      let last = elements.removeLast()
      if !places.isEmpty { places[last.name] = last.hidden < 0 ? nil : last.hidden }
    }
  }

  mutating func removeLast() { removeAll(since: count - 1) }

  mutating func removeAll(named name: Name) {
    guard contains(name) else { return }
    self = Locals(elements.filter { $0.name != name })
  }

  /// Those since there were `depth` whose name is that of one before.
  func hiding(since depth: Int) -> [(made: Local, hidden: Local)] {
    elements[depth...].compactMap { made in
      elements[..<depth].last { $0.name == made.name }.map { (made, $0) }
    }
  }

  private mutating func note(_ index: Int) {
    elements[index].hidden = places[elements[index].name] ?? -1
    places[elements[index].name] = Int32(index)
  }
}

extension Locals: Sequence {
  func makeIterator() -> IndexingIterator<[Local]> { elements.makeIterator() }
}

extension Locals: ExpressibleByArrayLiteral {
  init(arrayLiteral locals: Local...) { self.init(locals) }
}

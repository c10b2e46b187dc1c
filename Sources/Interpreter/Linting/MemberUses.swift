import Binding
import Language
import StatusBar

/// Which declaration a name in the text means, where several have one of that name.
///
/// A name counts as a use unless it is known to mean another declaration: what is not read may mean
/// any of them.
struct MemberUses {
  let census: TokenCensus
  private let bound: BoundSpec
  /// The declarations of each type, extensions among them.
  private var regions: [(type: String, place: Location)] = []
  /// The variables that each type declares.
  private var declared: [String: Set<String>] = [:]
  /// Where a property of a controller that code holds is read or set, with the class of that.
  private var held: [(place: Location, screen: ScreenID)] = []

  init(_ bound: BoundSpec, _ census: TokenCensus) {
    self.census = census
    self.bound = bound
    for (source, script) in zip(bound.spec.sources, bound.spec.scripts) {
      for case .type(let type) in script.items {
        let name = source.text(type.name.range)
        regions.append((name, Location(source.file, type.range)))
        for case .variable(let variable) in type.members {
          declared[name, default: []].insert(source.text(variable.name.range))
        }
      }
    }
    noteHeld()
  }

  private mutating func noteHeld() {
    func note(_ owner: FormulaID, at site: Site) {
      guard let place = bound.location(of: site), let screen = bound.authorClass(of: owner) else {
        return
      }
      held.append((place, screen))
    }
    for formula in bound.program.formulas {
      if case .stored(_, of: let owner) = formula.kind { note(owner, at: formula.site) }
    }
    func search(_ effects: [Effect]) {
      for effect in effects {
        if case .change(.assignStored(_, of: let owner, _)) = effect.kind {
          note(owner, at: effect.site)
        }
        effect.blocks.forEach(search)
      }
    }
    for handler in bound.program.handlers { search(handler.body) }
  }

  /// `true` iff something besides its declaration may mean a variable of a type, or of the app.
  func isUsed(_ name: String, of owner: String?, declaredAt place: Location) -> Bool {
    census.places(of: name).contains { $0 != place && mayMean(name, of: owner, at: $0) }
  }

  private func mayMean(_ name: String, of owner: String?, at place: Location) -> Bool {
    let around = regions.filter { $0.place.encloses(place) }.map { $0.type }
    if let owner, around.contains(where: { areRelated($0, owner) }) { return true }
    let shadow = around.first { type in
      declared.contains { other in other.value.contains(name) && areRelated(other.key, type) }
    }
    switch TextAround(place, bound.spec) {
    case .label: return true
    case .bare: return shadow == nil
    case .member(of: "self"): return shadow == nil
    case .member(of: let receiver):
      // `Photo.isHidden` in a step, and `(parent as? Photo)?.isHidden` in code.
      if let owner, declared[receiver] != nil { return areRelated(receiver, owner) }
      guard let screen = held.first(where: { $0.place.encloses(place) })?.screen, let owner else {
        return true
      }
      return areRelated(spelling(of: screen), owner)
    }
  }

  private func spelling(of screen: ScreenID) -> String {
    bound.program.symbols[Int(bound.program.screens[Int(screen.index)].name.index)]
  }

  /// `true` iff two types are one, or one is below the other.
  private func areRelated(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    let program = bound.program
    func screen(_ name: String) -> ScreenID? {
      program.screens.indices.dropFirst().first {
        program.symbols[Int(program.screens[$0].name.index)] == name
      }.map { ScreenID(Int32($0)) }
    }
    guard let a = screen(a), let b = screen(b) else { return false }
    return program.inherits(a, from: b) || program.inherits(b, from: a)
  }
}

/// What stands around a name.
private enum TextAround {
  case bare
  /// `isHidden:` among arguments.
  case label
  /// `receiver.isHidden`; the receiver is empty if it is no name.
  case member(of: String)

  init(_ place: Location, _ spec: Spec) {
    guard let bytes = spec.source(place.file)?.bytes else {
      self = .bare
      return
    }
    var before = Int(place.range.start) - 1
    while before >= 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
    let after = bytes[Int(place.range.end)...].first
    let sign = before >= 0 ? bytes[before] : 0
    if after == UInt8(ascii: ":"), sign == UInt8(ascii: "(") || sign == UInt8(ascii: ",") {
      self = .label
      return
    }
    guard sign == UInt8(ascii: ".") else {
      self = .bare
      return
    }
    var end = before
    while end > 0, bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") {
      end -= 1
    }
    var start = end
    while start > 0, bytes[start - 1].isOfName { start -= 1 }
    self = .member(of: String(decoding: bytes[start..<end], as: UTF8.self))
  }
}

extension Location {
  /// `true` iff another place lies in it.
  func encloses(_ other: Location) -> Bool {
    file == other.file && range.start <= other.range.start && other.range.end <= range.end
  }
}

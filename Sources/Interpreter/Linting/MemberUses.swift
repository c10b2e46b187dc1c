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
  /// The names of types where they are declared, extensions among them.
  private var regions = NestedPlaces<String>()
  /// The variables that each type declares.
  private var declared: [String: Set<String>] = [:]
  /// The types that declare a variable of a name.
  private var declarers: [String: [String]] = [:]
  /// Where a property of a controller that code holds is read or set, with the class of that.
  private var held = NestedPlaces<ScreenID>()
  private var screens: [String: ScreenID] = [:]
  /// What each place of a name may mean, for the names of members.
  private var readings: [String: Readings] = [:]

  init(_ bound: BoundSpec, _ census: TokenCensus) {
    self.census = census
    self.bound = bound
    var names: Set<String> = []
    for (source, script) in zip(bound.spec.sources, bound.spec.scripts) {
      for item in script.items {
        switch item {
        case .app(let app): names.formUnion(app.members.compactMap { $0.ownName(in: source) })
        case .type(let type):
          names.formUnion(type.members.compactMap { $0.ownName(in: source) })
          note(type, in: source)
        case .scenario, .exploration, .include, .importModule, .member, .unread: break
        }
      }
    }
    for index in bound.program.screens.indices.dropFirst().reversed() {
      screens[spelling(of: ScreenID(Int32(index)))] = ScreenID(Int32(index))
    }
    noteHeld()
    regions.sort()
    for name in names { readings[name] = read(name) }
  }

  private mutating func note(_ type: TypeDeclaration, in source: Source) {
    let name = source.text(type.name.range)
    regions.add(name, at: Location(source.file, type.range))
    for case .variable(let variable) in type.members {
      let member = source.text(variable.name.range)
      if declared[name, default: []].insert(member).inserted {
        declarers[member, default: []].append(name)
      }
    }
  }

  private mutating func noteHeld() {
    func note(_ owner: FormulaID, at site: Site) {
      guard let place = bound.location(of: site), let screen = bound.authorClass(of: owner) else {
        return
      }
      held.add(screen, at: place)
    }
    for formula in bound.program.formulas {
      if case .stored(_, of: let owner) = formula.kind { note(owner, at: formula.site) }
    }
    func search(_ effects: [Effect]) {
      for effect in effects {
        if case .change(.assignStored(_, of: let owner, _, _)) = effect.kind {
          note(owner, at: effect.site)
        }
        effect.blocks.forEach(search)
      }
    }
    for handler in bound.program.handlers { search(handler.body) }
    held.sort()
  }

  /// `true` iff something besides its declaration may mean a variable of a type, or of the app.
  func isUsed(_ name: String, of owner: String?, declaredAt place: Location) -> Bool {
    let found = readings[name] ?? read(name)
    guard let owner else { return found.ofApp.isBesides(place) }
    if found.ofAnybody.isBesides(place) { return true }
    if found.byType[owner]?.isBesides(place) == true { return true }
    return found.byType.contains { areRelated($0.key, owner) && $0.value.isBesides(place) }
  }

  private func read(_ name: String) -> Readings {
    var readings = Readings()
    var shadows: [String: Bool] = [:]
    for place in census.places(of: name) {
      let around = regions.first(around: place)
      if let around { readings.byType[around, default: Uses()].add(place) }
      func isShadowed() -> Bool {
        guard let around else { return false }
        if let known = shadows[around] { return known }
        let isShadowed =
          declared[around]?.contains(name) == true
          || declarers[name, default: []].contains { areRelated($0, around) }
        shadows[around] = isShadowed
        return isShadowed
      }
      switch TextAround(place, bound.spec) {
      case .label: readings.addAnybody(place)
      case .bare, .member(of: "self"): if !isShadowed() { readings.addAnybody(place) }
      case .member(of: let receiver):
        // `Photo.isHidden` in a step, and `(parent as? Photo)?.isHidden` in code.
        readings.ofApp.add(place)
        if declared[receiver] != nil {
          readings.byType[receiver, default: Uses()].add(place)
        } else if let screen = held.first(around: place) {
          readings.byType[spelling(of: screen), default: Uses()].add(place)
        } else {
          readings.ofAnybody.add(place)
        }
      }
    }
    return readings
  }

  private func spelling(of screen: ScreenID) -> String {
    bound.program.symbols[Int(bound.program.screens[Int(screen.index)].name.index)]
  }

  /// `true` iff two types are one, or one is below the other.
  private func areRelated(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    guard let a = screens[a], let b = screens[b] else { return false }
    let program = bound.program
    return program.inherits(a, from: b) || program.inherits(b, from: a)
  }
}

/// What the places of a name may mean.
private struct Readings {
  /// A variable of whatever type.
  var ofAnybody = Uses()
  /// One of the app.
  var ofApp = Uses()
  /// One of a type, or of those above and below it.
  var byType: [String: Uses] = [:]

  mutating func addAnybody(_ place: Location) {
    ofAnybody.add(place)
    ofApp.add(place)
  }
}

/// Places of which one may be a declaration: two tell whether there are others.
private struct Uses {
  private var first: Location?
  private var second: Location?

  mutating func add(_ place: Location) {
    if first == nil { first = place } else if first != place { second = second ?? place }
  }

  /// `true` iff there is a place besides that one.
  func isBesides(_ place: Location) -> Bool { second != nil || first != nil && first != place }
}

extension Member {
  /// What a variable, an input or a function is called.
  fileprivate func ownName(in source: Source) -> String? {
    switch self {
    case .input(let input): source.text(input.range)
    case .variable(let variable): source.text(variable.name.range)
    case .function(let function): source.text(function.name.range)
    case .setting, .plist, .window, .scene, .initializer, .type, .definition, .backdrop, .content,
      .conditional, .cases, .kept, .unread:
      nil
    }
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

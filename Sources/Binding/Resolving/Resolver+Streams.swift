import Language
import StatusBar

// What starts a closure that a stream of Combine's or of Rx's is given, by the text of the chain.
extension Resolver {
  /// A chain longer than that is not read, in bytes.
  fileprivate static let longestChain: UInt32 = 2_000

  /// What starts what `sink` or the like is given: a value is sent where something sends one. A
  /// stream that holds a value sends that at once, and anything may start it.
  func startOfStream(to callee: LocatedName, in file: FileID) -> ActionStart {
    if declarations.declaresMember(callee.name) { return .anything }
    let end = callee.range.start
    let front = bytes(SourceRange(end - min(end, Resolver.longestChain), end), in: file)
    guard let chain = front[...].chainBefore else { return .anything }
    return start(ofChain: chain)
  }

  /// What starts the rounds of `for await`: a value of the sequence, which something sends.
  func start(ofSequence sequence: Expression, in file: FileID) -> ActionStart {
    start(ofChain: bytes(sequence.range, in: file)[...])
  }

  func start(ofChain chain: ArraySlice<UInt8>) -> ActionStart {
    let words = GivenWords(chain)
    if words.hasWord(of: Resolver.ofLifecycle) { return .anything }
    if words.hasWord(of: Resolver.ofTime) { return .time }
    if words.hasWord(of: ["NotificationCenter", "notification", "notifications"]) {
      return start(ofNotification: words)
    }
    if words.hasWord(of: Resolver.ofTouches) { return .trigger(.touch) }
    if words.hasWord(of: ["dropFirst", "skip"]) { return .stream }
    // The value of a key path is sent at once, too.
    let isHeld =
      chain.hasProjection || chain.contains(UInt8(ascii: "\\"))
      || words.hasWord(of: Resolver.holding)
      || words.hasWord(of: ["rx"]) && words.hasWord(of: Resolver.ofProperties)
    return isHeld || words.all.contains { holdsValue($0) } ? .anything : .stream
  }

  /// `true` iff a property of that name holds a value that it sends to each who comes, as far as
  /// what is declared says.
  private func holdsValue(_ word: [UInt8]) -> Bool {
    guard let name = names.name(of: word) else { return false }
    let properties =
      declarations.types.compactMap { $0.variables[name] }
      + [declarations.variables[name]].compactMap { $0 }
    return properties.contains { property in
      let text = bytes(property.declaration.range, in: property.file)[...]
      return text.hasProjection || GivenWords(text).hasWord(of: Resolver.holding)
    }
  }

  /// What makes a stream that sends a value to each who comes.
  private static let holding: [StaticString] = [
    "Published", "CurrentValueSubject", "CurrentValueRelay", "BehaviorRelay", "BehaviorSubject",
    "ReplaySubject", "ReplayRelay", "Variable", "MutableProperty", "Just", "Future", "just", "of",
    "from", "startWith", "prepend", "replay", "share", "observeWeakly",
  ]
  /// What RxCocoa's streams of a control send at once: its value.
  private static let ofProperties: [StaticString] = [
    "text", "attributedText", "value", "isOn", "contentOffset", "selectedSegmentIndex", "date",
  ]
  private static let ofTouches: [StaticString] = [
    "tap", "tapPublisher", "tapGesture", "touchUpInside", "itemSelected", "modelSelected",
    "controlEvent", "controlEventPublisher", "didSelectRowPublisher",
  ]
  /// What sends as time goes by.
  private static let ofTime: [StaticString] = [
    "Timer", "timer", "clock", "ticks", "tick", "interval", "autoconnect",
  ]
  /// What UIKit calls on a controller by itself.
  private static let ofLifecycle: [StaticString] = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewDidLayoutSubviews", "methodInvoked", "sentMessage",
  ]
}

// The notification that code names, as text.
extension Resolver {
  /// Which notification a call posts or observes, and whether a text says so; nil where that is not
  /// known. An observer without a name, and one of a single object, may hear any.
  func notification(givenTo callee: LocatedName, in file: FileID) -> (text: [UInt8], isText: Bool)?
  {
    let given = GivenWords(bytes(SourceRange(callee.range.end, callee.range.end + 800), in: file))
    guard given.isWhole else { return nil }
    guard
      let value = given.value(label: "name") ?? given.value(label: "forName")
        ?? given.value(label: "named")
    else {
      return nil
    }
    let object = given.value(label: "object").map { $0[...].trimmed }
    if spelling(callee.name) != "post", let object, !object.elementsEqual("nil".utf8) { return nil }
    let parts = value.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    switch parts.count {
    case 1: return parts[0].trimmed.constantName.map { (Array($0), false) }
    // What stands in a text that is made of others is not known.
    case 3 where !parts[1].isEmpty && !parts[1].contains(UInt8(ascii: "\\")):
      return (Array(parts[1]), true)
    default: return nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// The name of a constant that is written as a member of a type: `.moved`, `Stall.Name.moved`.
  /// What a variable or an object holds is not known.
  fileprivate var constantName: ArraySlice<UInt8>? {
    let parts = split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last, !last.isEmpty,
      parts.dropFirst().allSatisfy({ $0.allSatisfy { $0.isNamePart } })
    else { return nil }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard first.first.map(capitals.contains) ?? true, first.allSatisfy({ $0.isNamePart }) else {
      return nil
    }
    let ofObjects: [StaticString] = ["shared", "default", "rawValue", "name"]
    let holdsObject = parts.contains { part in
      ofObjects.contains { $0.bytes.elementsEqual(part) }
    }
    return holdsObject ? nil : last
  }

  /// What stands in the brackets that it begins with; nothing where they do not end.
  var firstArgument: ArraySlice<UInt8> {
    guard first == UInt8(ascii: "(") else { return [] }
    var depth = 0
    for (place, byte) in zip(indices, self) {
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth == 0 { return self[(startIndex + 1)..<place] }
    }
    return []
  }

  /// `true` iff `$name` stands in it: the stream of a property, which holds its value.
  fileprivate var hasProjection: Bool {
    indices.dropLast().contains { place in
      let next = self[place + 1]
      return self[place] == UInt8(ascii: "$") && next.isNamePart
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    }
  }

  /// The chain that a text ends with, up to the dot behind it: `model.title.map { $0 }`. Nil where
  /// it ends with no dot, or begins with something else than a name.
  fileprivate var chainBefore: ArraySlice<UInt8>? {
    var (rest, start): (ArraySlice<UInt8>, Int?) = (self, nil)
    while true {
      rest = rest.withoutSpacesBehind
      guard rest.last == UInt8(ascii: ".") else { break }
      rest.removeLast()
      while let last = rest.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
        rest.removeLast()
      }
      rest = rest.withoutSpacesBehind
      while let last = rest.last, ")]}".utf8.contains(last) {
        guard let front = rest.withoutGroupBehind else { return nil }
        rest = front.withoutSpacesBehind
      }
      while let last = rest.last, last.isNamePart || last == UInt8(ascii: "$") { rest.removeLast() }
      start = rest.endIndex
    }
    return start.map { self[$0...] }
  }

  /// What stands before the bracket that the last one closes.
  private var withoutGroupBehind: ArraySlice<UInt8>? {
    var depth = 0
    var rest = self
    while let last = rest.popLast() {
      if ")]}".utf8.contains(last) { depth += 1 }
      if "([{".utf8.contains(last) { depth -= 1 }
      if depth == 0 { return rest }
    }
    return nil
  }
}

/// Which subject code listens to, or sends by, as far as its text tells.
struct SubjectSearch {
  private let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The subject whose values alone come to what `sink`, `onReceive` and the like are given; nil
  /// where others may come there as well.
  func subject(heardBy callee: LocatedName, in file: FileID) -> Name? {
    let (start, end) = (callee.range.start, callee.range.end)
    let chain =
      resolver.spelling(callee.name) == "onReceive"
      ? resolver.bytes(SourceRange(end, end + 800), in: file)[...].firstArgument
      : resolver.bytes(SourceRange(start - min(start, Resolver.longestChain), start), in: file)[...]
        .chainBefore
    guard let chain, !joinsStreams(chain) else { return nil }
    return subject(at: chain)
  }

  /// The subject to which `send` gives a value; nil where it may be any.
  func subject(toldBy callee: LocatedName, in file: FileID) -> Name? {
    let end = callee.range.start
    let front = resolver.bytes(SourceRange(end - min(end, Resolver.longestChain), end), in: file)
    guard let chain = front[...].chainBefore, !chain.contains(UInt8(ascii: "(")) else { return nil }
    return subject(at: chain)
  }

  /// The subject that a chain begins with: `model.moved.receive(on: queue)`.
  private func subject(at chain: ArraySlice<UInt8>) -> Name? {
    let front = chain.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "{") }
    var path = front.split { !$0.isNamePart }
    let isPath = front.allSatisfy { byte in
      byte.isNamePart || byte.isSpace || ".?!".utf8.contains(byte)
    }
    if front.count < chain.count { path = path.dropLast() }
    guard isPath, let last = path.last, let name = resolver.names.name(of: Array(last)),
      resolver.declarations.subjects.contains(name)
    else { return nil }
    return name
  }

  /// `true` iff values of other streams may come along a chain.
  private func joinsStreams(_ chain: ArraySlice<UInt8>) -> Bool {
    let words = GivenWords(chain)
    if words.hasWord(of: SubjectSearch.joining) { return true }
    return words.all.contains { word in
      resolver.names.name(of: word).map { name in
        resolver.declarations.types.contains { $0.functions[name] != nil }
      } ?? false
    }
  }

  private static let joining: [StaticString] = [
    "merge", "combineLatest", "zip", "flatMap", "flatMapLatest", "flatMapFirst", "withLatestFrom",
    "switchToLatest", "concat", "append", "prepend", "startWith", "Publishers", "Observable",
    "combine", "amb", "race", "multicast", "catch", "switchLatest", "concatMap",
  ]
}

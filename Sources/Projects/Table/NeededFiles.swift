import Language

/// The Swift files that a spec of an app includes: those of what it begins with and of what decides
/// its bar, and those that declare what these name, the nearest first, as far as one spec goes.
///
/// All of an app is more than a spec holds. What is left out is not declared there, and unknown is
/// what it may decide, nothing else.
struct NeededFiles {
  /// The files that declare a name, in the order of the index.
  private var declaring: [Name: [Int]] = [:]
  /// The files with extensions of what a file declares, by its place.
  private var extending: [Int: [Int]] = [:]
  /// What a file declares that code may use of it without showing a controller: types, and
  /// modifiers of views.
  private var announced: [Int: [Name]] = [:]
  /// Files that declare a view or a controller.
  private var showing: Set<Int> = []
  /// Files that give a window its root.
  private var rooting: Set<Int> = []
  /// Screens of storyboards by the word that code says if it takes one.
  private var screens: [Name: [StoryboardShelf.Entry]] = [:]
  private var files: [String] = []
  private var places: [String: Int] = [:]
  private var names = NameTable()
  private let contents: (String) -> [UInt8]?

  /// Words and signs of all files together. A spec may have three times as many, but what binding
  /// costs grows faster than the text: with these the first answer of a large app takes seconds.
  private static let wordLimit = 60_000
  /// A file with more words and signs is long.
  private static let longCount = 6_000
  /// More extensions in files of their own than these are those of a namespace.
  private static let extensionLimit = 8
  /// A spec has at most a thousand.
  private static let fileLimit = 800

  /// Looks for files among those of Swift that the facts of an index are of.
  init(_ index: AppIndex, among swift: [String], contents: @escaping (String) -> [UInt8]?) {
    self.contents = contents
    files = swift
    for (place, file) in swift.enumerated() { places[file] = place }
    for type in index.types {
      guard let file = places[type.site.file] else { continue }
      // What is private means nothing in other files: a name there is another type's.
      if !type.isPrivate { add(AppIndex.lastPart(type.name), file) }
      if type.kind == .extension, !index.declares(type.name) {
        // What an extension of another's type adds is called by its own name.
        for function in type.functions { add(function, file) }
      }
      announce(type, file)
      let isView = type.bases.contains { $0 == "View" || $0.hasSuffix(".View") }
      if isView || type.kind == .class && NeededFiles.isController(type) { showing.insert(file) }
    }
    for use in index.uses {
      if case .shows(_, .root) = use.kind, let file = places[use.site.file] { rooting.insert(file) }
    }
    let classes = Dictionary(grouping: index.types.filter { $0.kind == .class }) { $0.name }
    for screen in index.storyboards.entries {
      let files = screen.content.names.flatMap { classes[$0] ?? [] }
        .compactMap { places[$0.site.file] }
      for word in screen.words {
        screens[names.intern(word), default: []].append(screen)
        for file in files { add(word, file) }
      }
    }
    for (name, site) in index.globalSites { places[site.file].map { add(name, $0) } }
    for (name, site) in index.freeFunctions { places[site.file].map { add(name, $0) } }
    for type in index.types where type.kind == .extension && index.declares(type.name) {
      guard let file = places[type.site.file] else { continue }
      let declared = index.types.filter { $0.kind != .extension && $0.name == type.name }
      for one in declared {
        guard let place = places[one.site.file], place != file,
          extending[place]?.contains(file) != true
        else { continue }
        extending[place, default: []].append(file)
      }
    }
  }

  private mutating func announce(_ type: TypeFact, _ file: Int) {
    switch type.kind {
    case .extension: if type.name == "View" { announce(Array(type.functions), file) }
    case .class, .struct, .enum, .other:
      // What a screen asks for is unknown by itself.
      if !type.isPrivate, !type.name.contains("."), !NeededFiles.isController(type) {
        announce([type.name], file)
      }
    case .protocol: break
    }
  }

  /// `true` iff a type is a controller of views, by its name and by what it is based on.
  private static func isController(_ type: TypeFact) -> Bool {
    guard type.name.hasSuffix("Controller"), let base = type.bases.first else { return false }
    return base != "NSObject" && base != "ObservableObject"
  }

  private mutating func announce(_ words: [String], _ file: Int) {
    for word in words { announced[file, default: []].append(names.intern(word)) }
  }

  private mutating func add(_ name: String, _ file: Int) {
    let name = names.intern(name)
    guard declaring[name]?.last != file else { return }
    declaring[name, default: []].append(file)
  }

  /// Returns files with those that they need, and then others with theirs; those of a launch come
  /// first, with what they need as far as half of a spec holds it.
  func closure(
    of first: [String], then others: [String] = [], ofLaunch launch: [String] = []
  ) -> (read: [String], unreadNames: [String], screens: [StoryboardShelf.Entry]) {
    var chosen = Chosen(names)
    take(launch, upTo: NeededFiles.wordLimit / 2, ofLaunch: true, into: &chosen)
    // What was left out of that half is read behind the rest.
    let taken = Set(chosen.files.compactMap { places[$0] })
    let left = chosen.seen.subtracting(taken).sorted().map { files[$0] }
    (chosen.seen, chosen.read) = (taken, taken)
    take(first, into: &chosen)
    // What the launch itself names comes before what it does not.
    let near = Set(chosen.named.flatMap { declaring[$0] ?? [] })
    func isNear(_ file: String) -> Bool { places[file].map { near.contains($0) } ?? false }
    take(others.filter(isNear) + others.filter { !isNear($0) }, whole: true, into: &chosen)
    take(left, into: &chosen)
    // What is long and says nothing of screens, as texts and their translations do, takes what room
    // is left.
    (chosen.takesLong, chosen.read) = (true, chosen.read.subtracting(chosen.long))
    let long = chosen.long.map { files[$0] }
    chosen.seen.subtract(chosen.long)
    take(long, into: &chosen)
    var said: [String: StoryboardShelf.Entry] = [:]
    for (word, screens) in screens where chosen.named.contains(word) {
      for screen in screens { said[screen.key] = screen }
    }
    return (chosen.files, unreadNames(chosen), said.values.sorted { $0.key < $1.key })
  }

  /// The names that files of a spec say and only those declare that are left out of it, where these
  /// may decide the bar.
  private func unreadNames(_ chosen: Chosen) -> [String] {
    let read = Set(chosen.files.compactMap { places[$0] })
    let speaking = chosen.cut.filter { place, file in
      !read.contains(place)
        && (file.speaks || chosen.mayDecide(file.assigned))
    }
    let names = speaking.keys.flatMap { announced[$0] ?? [] }.filter { name in
      chosen.named.contains(name) && declaring[name]?.contains { read.contains($0) } != true
    }
    return Set(names).map { String(decoding: chosen.names.bytes(of: $0), as: UTF8.self) }.sorted()
  }

  private struct Chosen {
    var files: [String] = []
    /// The files that were found, and those of them that were read.
    var seen: Set<Int> = []
    var read: Set<Int> = []
    var wordCount = 0
    var names: NameTable
    /// What the members name that decide the bar, and what these name in turn.
    var deciding: BarNames
    /// The declared names that files of the spec say.
    var named: Set<Name> = []
    /// The files that a spec would need and does not hold.
    var cut: [Int: Words] = [:]
    /// The files that are long, and whether they are read now.
    var long: [Int] = []
    var takesLong = false

    init(_ names: NameTable) {
      self.names = names
      deciding = BarNames(&self.names)
    }

    /// `true` iff what is given another value may be what members that decide the bar name: for a
    /// property that any view has, one of what these name.
    func mayDecide(_ assigned: Set<Assigned>) -> Bool {
      let own = deciding.ownMembers
      return assigned.contains { one in
        guard own.contains(one.name) else { return false }
        let isOfViews = NeededFiles.viewProperties.contains(
          String(decoding: names.bytes(of: one.name), as: UTF8.self))
        return !isOfViews || one.base.map { own.contains($0) } ?? false
      }
    }
  }

  /// Properties that UIKit's views have.
  private static let viewProperties: Set<String> = [
    "alpha", "attributedText", "backgroundColor", "bounds", "center", "font", "frame", "image",
    "isEnabled", "isHidden", "isHighlighted", "isOn", "isSelected", "isUserInteractionEnabled",
    "tag", "text", "textColor", "tintColor", "title", "transform", "value",
  ]

  /// A member that is given another value: `isBare` in `shelf.isBare = true`.
  private struct Assigned: Hashable {
    var name: Name
    /// The name in front of it; nil for what no name stands for.
    var base: Name?
  }

  private func take(
    _ first: [String], upTo limit: Int = NeededFiles.wordLimit, ofLaunch: Bool = false,
    whole isWhole: Bool = false, into chosen: inout Chosen
  ) {
    var level = first.compactMap { places[$0] }.filter { chosen.seen.insert($0).inserted }
    // A launch needs all that it begins with, whatever the first of these names.
    var depth = 0
    while !level.isEmpty {
      var next: [Int] = []
      let whole = (ofLaunch || isWhole) && depth == 0 ? level.count : 0
      var queue = ofLaunch && depth == 0 ? level : inOrder(level, ofLaunch: ofLaunch)
      var place = 0
      while place < queue.count {
        let file = queue[place]
        place += 1
        guard chosen.read.insert(file).inserted else { continue }
        guard chosen.files.count < NeededFiles.fileLimit, let bytes = contents(files[file]) else {
          continue
        }
        let words = words(of: bytes, &chosen)
        if !chosen.takesLong, isLong(words, file) {
          if !chosen.long.contains(file) { chosen.long.append(file) }
          chosen.cut[file] = words
          continue
        }
        guard chosen.wordCount + words.count <= limit else {
          chosen.cut[file] = words
          continue
        }
        chosen.wordCount += words.count
        chosen.cut[file] = nil
        chosen.named.formUnion(words.named)
        chosen.files.append(files[file])
        // What a type has in its extensions is as much its own, and what decides the bar comes
        // before the rest.
        let deciding = words.deciding.flatMap { declaring[$0] ?? [] }
        let named = ofLaunch ? words.named.flatMap { declaring[$0] ?? [] } : []
        let extensions = extending[file] ?? []
        // A name around much else has extensions in many files.
        let isNamespace = extensions.count > NeededFiles.extensionLimit
        let own =
          (named.filter { rooting.contains($0) } + (isNamespace ? [] : extensions) + deciding)
          .filter { !chosen.read.contains($0) }
        if isNamespace { next += extensions.filter { chosen.seen.insert($0).inserted } }
        chosen.seen.formUnion(own)
        queue.insert(contentsOf: own, at: max(place, whole))
        for name in words.named {
          next += (declaring[name] ?? []).filter { chosen.seen.insert($0).inserted }
        }
      }
      level = next.sorted()
      depth += 1
    }
  }

  /// `true` iff a file takes much room, and neither shows a screen nor says anything of the bar.
  private func isLong(_ words: Words, _ file: Int) -> Bool {
    words.count > NeededFiles.longCount && !words.speaks && !showing.contains(file)
      && !rooting.contains(file)
  }

  /// Files in the order in which they are read: screens lead to what decides the bar sooner than
  /// the rest, and what gives a window its root sooner than what else a launch does.
  private func inOrder(_ level: [Int], ofLaunch: Bool) -> [Int] {
    func isRoot(_ file: Int) -> Bool { ofLaunch && rooting.contains(file) }
    return level.filter { isRoot($0) } + level.filter { !isRoot($0) && showing.contains($0) }
      + level.filter { !isRoot($0) && !showing.contains($0) }
  }

  /// What the words of a file say.
  private struct Words {
    /// The number of words and signs.
    var count = 0
    /// The declared names among them, none twice.
    var named: [Name] = []
    /// Those that members which decide the bar name, and those of the classes above.
    var deciding: [Name] = []
    /// What is given another value.
    var assigned: Set<Assigned> = []
    /// `true` iff one changes the bar from elsewhere.
    var speaks = false
  }

  private func words(of bytes: [UInt8], _ chosen: inout Chosen) -> Words {
    var lexer = Lexer(bytes)
    var words = Words()
    var seen: Set<Name> = []
    var urgent: Set<Name> = []
    var last: Name?
    var member = MemberPlace()
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.kind == .unterminatedComment { break }
      words.count += 1
      let isDeciding = chosen.deciding.read(token, bytes, &chosen.names)
      member.read(token)
      if token.kind == .equal, member.isOfOther, let last {
        words.assigned.insert(Assigned(name: last, base: member.base))
      }
      last = nil
      var (start, end) = (Int(token.range.start), Int(token.range.end))
      if token.kind == .string, !screens.isEmpty, end - start > 2 {
        // What a storyboard makes is named by strings.
        (start, end) = (start + 1, end - 1)
        if let name = chosen.names.name(bytes, from: start, to: end), screens[name] != nil,
          seen.insert(name).inserted
        {
          words.named.append(name)
        }
      }
      guard token.kind == .identifier else { continue }
      last = chosen.names.name(bytes, from: start, to: end)
      member.name = last
      if last?.word == .selfWord { member.isOwn = true }
      if let last, chosen.deciding.isOfBar(last) { words.speaks = true }
      guard let name = last, declaring[name] != nil || screens[name] != nil else { continue }
      if isDeciding, urgent.insert(name).inserted { words.deciding.append(name) }
      if seen.insert(name).inserted { words.named.append(name) }
    }
    chosen.deciding.endFile()
    return words
  }
}

/// Where words stand in a chain: `shelf.isBare`.
private struct MemberPlace {
  /// `true` iff the word before is `self`.
  var isOwn = false
  private var isBehindDot = false
  /// `true` iff the last word is a member of something else than `self`.
  private(set) var isOfOther = false
  /// The last word, and what it is a member of.
  var name: Name?
  private(set) var base: Name?

  mutating func read(_ token: Token) {
    switch token.kind {
    case .identifier:
      isOfOther = isBehindDot
      base = isBehindDot ? name : nil
      (isOwn, isBehindDot) = (false, false)
    case .period:
      isBehindDot = !isOwn
    case .equal:
      // What is assigned is looked at with its sign.
      (isOwn, isBehindDot) = (false, false)
    default:
      isOfOther = false
      (isOwn, isBehindDot) = (false, false)
      // `shelf?.isBare`
      if token.kind != .oper { name = nil }
    }
  }
}

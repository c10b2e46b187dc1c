/// Reads `root` with all that it includes, each file once.
///
/// `read` gets the path between the quotes and the name of the including file, and answers with
/// the bytes and the name of the file that it found; equal names are one file.
package func loadSpec(
  root: Source, read: @escaping (String, String) -> Loaded
) -> Spec {
  var lines: LineTable?
  return loadSpec(root: root, lines: &lines, read: read)
}

/// The same; the lines of scenarios that are among `lines` are not read again.
package func loadSpec(
  root: Source, lines: inout LineTable?, read: @escaping (String, String) -> Loaded
) -> Spec {
  var loader = SpecLoader(first: root.file.index, names: NameTable(), read: read)
  swap(&loader.lines, &lines)
  loader.load(root)
  swap(&loader.lines, &lines)
  return loader.spec.tellingNamesApart()
}

/// Reads a root that begins like that of an earlier spec: nothing is parsed anew that stands there
/// as it is, as the texts of one app are those of many specs. Nil where the root begins otherwise,
/// or something is wrong with it.
///
/// All names of `lines` are among those of the earlier spec.
package func loadSpec(
  root: Source, after earlier: Spec, lines: inout LineTable?,
  read: @escaping (String, String) -> Loaded
) -> Spec? {
  guard root.bytes.count <= Source.sizeLimit,
    earlier.sources.allSatisfy({ $0.distinctNames.isEmpty }), let head = earlier.head(of: root)
  else { return nil }
  var loader = SpecLoader(
    first: root.file.index, names: earlier.names, read: read, earlier: earlier)
  swap(&loader.lines, &lines)
  let isRead = loader.load(root, after: head)
  swap(&loader.lines, &lines)
  return isRead && !loader.spec.hasNamesakes ? loader.spec : nil
}

/// Follows the includes of one spec, depth first.
private struct SpecLoader {
  /// More files than this in one spec are taken for a mistake.
  static var fileLimit: Int { 1000 }
  /// A deeper chain of includes than this is taken for a mistake.
  static var depthLimit: Int { 64 }

  let first: UInt32
  /// The bytes of all files so far.
  var size = 0
  /// The words and signs in them.
  var wordCount = 0
  var names: NameTable
  var lines: LineTable?
  let read: (String, String) -> Loaded
  var sources: [Source] = []
  var scripts: [Script] = []
  var diagnostics: [Diagnostic] = []
  /// A spec in which nothing is wrong, with texts that need not be parsed again.
  let earlier: Spec?
  /// The files between the root and the one that is being read, by index.
  var chain: [Int] = []
  /// `true` iff there are as many files or bytes as there may be, and it was told that more are
  /// wanted.
  var isFull = false

  init(
    first: UInt32, names: NameTable, read: @escaping (String, String) -> Loaded,
    earlier: Spec? = nil
  ) {
    self.first = first
    self.names = names
    self.read = read
    self.earlier = earlier
  }

  var spec: Spec {
    Spec(sources: sources, scripts: scripts, names: names, diagnostics: diagnostics)
  }

  /// Adds a file, which is included at `place`, or else the root.
  mutating func load(_ source: Source, includedAt place: Location? = nil) {
    let script: Script
    if let known = earlier?.script(of: source) {
      script = known
    } else {
      let parsed = parse(source, names: &names, lines: &lines)
      diagnostics += parsed.diagnostics
      script = parsed.script
    }
    let limit = Source.wordLimit(ofBytes: size + source.bytes.count)
    guard let place, wordCount + script.wordCount > limit else { return add(source, script) }
    diagnostics.append(.tooManyWords(limit: limit, isWithIncludes: true, at: place))
    isFull = true
    add(source, Script(items: []))
  }

  /// Reads a root that begins like that of the earlier spec; `false` iff something is wrong with
  /// it, or with what it includes.
  mutating func load(_ root: Source, after head: Script.Head) -> Bool {
    guard let before = earlier?.scripts.first,
      var script = parse(root, after: before, head, names: &names, lines: &lines)
    else { return false }
    if before.hasLocalTypes { script.hasLocalTypes = true }
    add(root, script)
    return diagnostics.isEmpty
  }

  /// Adds a file, and follows its includes.
  mutating func add(_ source: Source, _ script: Script) {
    let index = sources.count
    sources.append(source)
    size += source.bytes.count
    wordCount += script.wordCount
    scripts.append(script)
    chain.append(index)
    for case .include(let include) in script.items { follow(include, from: index) }
    chain.removeLast()
  }

  mutating func follow(_ include: Include, from includer: Int) {
    let place = Location(sources[includer].file, include.path)
    let path = sources[includer].text(include.path)
    if isFull { return }
    guard chain.count < Self.depthLimit else {
      diagnostics.append(.tooDeepIncludes(limit: Self.depthLimit, at: place))
      return
    }
    switch read(path, sources[includer].name) {
    case .failed(let reason):
      diagnostics.append(.unreadableInclude(path, reason, at: place))
    case .bytes(let bytes, let name):
      guard let known = sources.firstIndex(where: { $0.name == name }) else {
        guard sources.count < Self.fileLimit else {
          diagnostics.append(.tooManyIncludes(limit: Self.fileLimit, at: place))
          isFull = true
          return
        }
        guard size + bytes.count <= Source.sizeLimit else {
          diagnostics.append(.tooLarge(isWithIncludes: true, at: place))
          isFull = true
          return
        }
        let file = FileID(first + UInt32(sources.count))
        load(Source(file: file, name: name, bytes: bytes), includedAt: place)
        return
      }
      if let start = chain.firstIndex(of: known) {
        let route = chain[start...].map { sources[$0].name } + [name]
        diagnostics.append(.includeCycle(route, at: place))
      }
    }
  }
}

extension Spec {
  /// Returns the text of a range of one of the spec's files.
  package func text(_ range: SourceRange, in file: FileID) -> String {
    source(file)?.text(range) ?? ""
  }

  /// Returns the text at a place in one of the spec's files.
  package func text(_ location: Location) -> String { text(location.range, in: location.file) }

  /// Returns the file of that number, or nil for one of another spec.
  package func source(_ file: FileID) -> Source? {
    guard let first = sources.first, file >= first.file else { return nil }
    let index = Int(file.index - first.file.index)
    return index < sources.count ? sources[index] : nil
  }
}

import Editing
import Interpreter
import Language

/// The texts that an editor works on: those it has open, and the files around them.
final class Workspace {
  private var project: Project
  private let disk: Disk
  private(set) var documents: [String: Document] = [:]
  /// The folders that the editor has opened.
  var folders: [String] = []
  /// What each spec of the folders includes, by its own text; nil until it is asked for.
  private var includes: [String: [String]]?
  /// Another number at each state of the texts.
  private(set) var revision = 0
  /// `true` iff the analysis that was asked for last was ended before its end.
  private(set) var isCutOff = false

  init(options: RunOptions, disk: Disk) {
    project = Project(options: options)
    self.disk = disk
  }

  /// Runs all specs anew, with other options.
  func use(_ options: RunOptions) { project = Project(options: options) }

  // MARK: - Texts

  func open(_ document: Document) {
    documents[document.name] = document
    change(document.name)
  }

  func close(_ name: String) {
    documents[name] = nil
    change(name)
  }

  /// Changes an open text; `false` iff it is none.
  func change(_ name: String, _ body: (inout Document) -> Void) -> Bool {
    // Taken out, so that a long text is changed where it lies.
    guard var document = documents.removeValue(forKey: name) else { return false }
    body(&document)
    documents[name] = document
    change(name)
    return true
  }

  /// Takes note that a file has another text.
  func change(_ name: String) {
    revision += 1
    project.change(name)
    guard includes != nil, isSpec(name) else { return }
    includes?[name] = bytes(of: name).map { included($0, from: name) }
  }

  /// Takes note that any file may have changed.
  func changeAll() {
    revision += 1
    project.changeAll()
    includes = nil
  }

  /// The text of a file, open or not.
  func bytes(of name: String) -> [UInt8]? {
    documents[name]?.bytes ?? disk.bytes(name)
  }

  // MARK: - Specs

  /// The specs that a file is part of: those that include it, or itself.
  func roots(of name: String) -> [String] {
    var found: [String] = []
    var next = [name]
    var seen = [name]
    while let one = next.popLast() {
      let includers = directIncluders(of: one)
      if includers.isEmpty, isSpec(one) { found.append(one) }
      for includer in includers where !seen.contains(includer) {
        seen.append(includer)
        next.append(includer)
      }
    }
    // Files that include each other in a circle have no beginning: each is looked at by itself.
    if found.isEmpty, isSpec(name) { return [name] }
    return found.sorted()
  }

  /// What is run for a file that very many specs include is run for so many of them.
  static let rootLimit = 8

  /// `true` iff a file is a spec, by its name or as the editor says.
  func isSpec(_ name: String) -> Bool {
    name.utf8.count > 5 && name.utf8.suffix(5).elementsEqual(".sbar".utf8)
      || documents[name]?.isSpec == true
  }

  private func directIncluders(of name: String) -> [String] {
    let known = includes ?? readIncludes()
    includes = known
    return known.filter { $0.value.contains(name) }.map { $0.key }
  }

  private func readIncludes() -> [String: [String]] {
    var found: [String: [String]] = [:]
    let names = folders.flatMap { disk.specs($0) } + documents.keys.filter { isSpec($0) }
    for name in names where found[name] == nil {
      if let bytes = bytes(of: name) { found[name] = included(bytes, from: name) }
    }
    return found
  }

  private func included(_ bytes: [UInt8], from name: String) -> [String] {
    Workspace.includes(in: bytes).map { resolved($0.path, from: name) }
  }

  /// The paths that the text of a spec names behind `include`.
  static func includes(in bytes: [UInt8]) -> [(path: String, range: SourceRange)] {
    guard bytes.count <= Source.sizeLimit else { return [] }
    var found: [(path: String, range: SourceRange)] = []
    var lexer = Lexer(bytes)
    var isBehind = false
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return found }
      let text = bytes[Int(token.range.start)..<Int(token.range.end)]
      if isBehind, token.kind == .string, text.count > 2 {
        let range = SourceRange(token.range.start + 1, token.range.end - 1)
        found.append((String(decoding: text.dropFirst().dropLast(), as: UTF8.self), range))
      }
      isBehind = token.kind == .identifier && text.elementsEqual("include".utf8)
    }
  }

  /// The specs of the folders, and those that are open.
  var specNames: [String] {
    let known = includes ?? readIncludes()
    includes = known
    return known.keys.sorted()
  }

  /// The path by which one file includes another.
  static func path(to name: String, from includer: String) -> String {
    let target = name.split(separator: "/")
    let start = includer.split(separator: "/").dropLast()
    var shared = 0
    while shared < start.count, shared < target.count - 1, start[shared] == target[shared] {
      shared += 1
    }
    let up = start.dropFirst(shared).map { _ in Substring("..") }
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }

  /// The name of the file that a path means which another file includes.
  func resolved(_ path: String, from includer: String) -> String {
    disk.resolved(path, includer)
  }

  /// The names in a folder that a file's includes name so, with a slash behind those of folders.
  func names(in folder: String, from includer: String) -> [String] {
    disk.names(disk.resolved(folder.isEmpty ? "." : folder, includer))
  }

  /// Returns the spec that begins with a file, as its texts are now; nil where there is none.
  func analysis(
    root name: String, isOver: (@Sendable () -> Bool)? = nil
  ) -> Analysis? {
    guard let bytes = bytes(of: name) else { return nil }
    let state = project.spec(
      of: Source(file: FileID(0), name: name, bytes: bytes), read: reader(root: name),
      isOver: isOver)
    isCutOff = !state.isWhole
    return Analysis(state) { [folders] in Workspace.shown($0, in: folders) }
  }

  /// Returns another text in place of a spec's, which is not kept.
  func analysis(root name: String, with bytes: [UInt8], in file: String) -> Analysis {
    let root = file == name ? bytes : self.bytes(of: name) ?? []
    let read = reader(root: name)
    let planned = ProjectSpec(
      reading: Source(file: FileID(0), name: name, bytes: root), options: project.options
    ) { path, includer in
      let loaded = read(path, includer)
      guard case .bytes(_, let found) = loaded, found == file else { return loaded }
      return .bytes(bytes, name: found)
    }
    return Analysis(planned)
  }

  /// Returns a spec that is only read, and not run; nil where there is none.
  func reading(root name: String) -> Analysis? {
    bytes(of: name).map { analysis(root: name, with: $0, in: name) }
  }

  private func reader(root: String) -> (String, String) -> Loaded {
    let loader = disk.loader(root)
    return { [documents, disk] path, includer in
      let name = disk.resolved(path, includer)
      if let document = documents[name] { return .bytes(document.bytes, name: name) }
      return loader(name)
    }
  }

  /// A path as people know it: from the folder that the editor has opened.
  private static func shown(_ name: String, in folders: [String]) -> String {
    for folder in folders where name.utf8.starts(with: (folder + "/").utf8) {
      return String(decoding: name.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
    }
    return name
  }
}

/// What of the file system a workspace asks for.
package struct Disk {
  /// Returns the bytes of a file; nil where it cannot be read.
  package var bytes: (String) -> [UInt8]?
  /// Returns the specs below a folder.
  package var specs: (String) -> [String]
  /// Returns the name of the file that a path means which another file includes.
  package var resolved: (_ path: String, _ includer: String) -> String
  /// Returns what reads, by their names, the files that a root includes.
  package var loader: (_ root: String) -> (String) -> Loaded
  /// Returns the names in a folder, with a slash behind those of folders.
  package var names: (_ folder: String) -> [String]

  package init(
    bytes: @escaping (String) -> [UInt8]?, specs: @escaping (String) -> [String],
    resolved: @escaping (_ path: String, _ includer: String) -> String,
    loader: @escaping (_ root: String) -> (String) -> Loaded,
    names: @escaping (_ folder: String) -> [String] = { _ in [] }
  ) {
    self.bytes = bytes
    self.specs = specs
    self.resolved = resolved
    self.loader = loader
    self.names = names
  }
}

import Host
import Language
import Projects

/// A checkout on the disk: its files, read on several threads.
struct ProjectReader {
  /// The folder that everything stays in, without links.
  let root: Path
  /// The folder that what was named lies in, as it was named.
  let base: Path
  /// What was named, below the root.
  let start: String
  let folder: ProjectFolder
  /// What could not be listed.
  let unread: [Unread]
  private let jobs: Int

  /// Bytes of one file; larger ones are not read.
  private static let fileLimit = 64 << 20

  /// `true` iff what was named is a folder, or describes a project.
  static func isProject(_ operand: Path) -> Bool {
    guard let kind = try? Files.kind(of: operand) else { return false }
    if kind == .directory { return true }
    return ["Package.swift", "project.yml"].contains(ProjectPath.name(of: operand.spelling))
  }

  /// Lists the files around what was named.
  init(_ operand: Path, jobs: Int) throws(HostError) {
    self.jobs = jobs
    let kind = try Files.kind(of: operand)
    let isBundle = [".xcodeproj", ".xcworkspace", ".xcodeproj/", ".xcworkspace/"]
      .contains { operand.hasExtension($0) }
    base = kind == .directory && !isBundle ? operand : ProjectReader.folder(around: operand)
    let root = Includes.project(around: base)
    self.root = root
    guard let named = operand.resolved, named == root || named.lies(below: root) else {
      throw .outside(operand)
    }
    start = named == root ? "" : ProjectReader.path(of: named, below: root)
    let tree = try ProjectTree(below: root, skipping: LeftOut.ofTools)
    var unread = tree.problems.map { problem in
      Unread(
        file: ProjectReader.path(of: problem.path, below: root), reason: problem.error.reason)
    }
    if tree.isCut {
      unread.append(
        Unread(file: ".", reason: "there are more than \(ProjectTree.limit) files"))
    }
    self.unread = unread
    folder = ProjectFolder(paths: tree.paths) { path in
      let file = root.appending(Array(path.utf8))
      guard file.lies(below: root) else { return .failed("it leads out of the project") }
      do throws(HostError) {
        return .bytes(try Files.read(file, limit: ProjectReader.fileLimit))
      } catch {
        return .failed(error.reason)
      }
    }
  }

  private static func folder(around path: Path) -> Path {
    var bytes = path.bytes
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    let folder = Path(bytes: bytes).directory
    return folder.bytes.isEmpty ? Path(".") : folder
  }

  private static func path(of path: Path, below root: Path) -> String {
    let count = root.bytes.count <= 1 ? root.bytes.count : root.bytes.count + 1
    return Path(bytes: Array(path.bytes.dropFirst(count))).spelling
  }

  // MARK: - Reading

  /// What the files of an app say.
  struct Contents {
    var index: AppIndex
    var unread: [Unread] = []
  }

  /// Reads all files of an app; `skipping` names those that stopped an earlier process.
  func read(_ app: AppProject, skipping: Set<[UInt8]>) -> Contents {
    let paths = app.swiftFiles + app.objectiveCFiles
    let queue = Monitor(Queue(results: Array(repeating: nil, count: paths.count)))
    let work: @Sendable () -> Void = { [self] in
      var names = NameTable()
      while let place = queue.change({ $0.take() }) {
        let facts = self.facts(of: paths[place], skipping, &names)
        queue.change { $0.results[place] = facts }
      }
    }
    let workers = (1..<max(1, jobs)).compactMap { _ in paths.count > 8 ? Worker(work) : nil }
    work()
    for worker in workers { worker.join() }
    let facts = queue.change { $0.results.compactMap { $0 } }
    var contents = Contents(index: AppIndex([]))
    for (path, file) in zip(paths, facts) {
      contents.unread += file.notes.map { Unread(file: path, note: $0) }
    }
    let boards = storyboards(app.storyboards, &contents.unread)
    contents.index = AppIndex(
      facts, storyboards: boards,
      hasObjectiveC: app.objectiveCFiles.contains { !$0.hasSuffix(".h") })
    return contents
  }

  /// The spec of an app, with the files that it needs; `root` names the screen to begin with.
  func spec(
    of app: AppProject, _ table: ImportTable, _ index: AppIndex, root: String?
  ) -> AppSpec {
    AppSpec(app, table, index, root: root) { [folder] path in
      guard case .bytes(let bytes) = folder.read(path) else { return nil }
      return bytes
    }
  }

  private struct Queue: Sendable {
    var next = 0
    var results: [FileFacts?]

    mutating func take() -> Int? {
      guard next < results.count else { return nil }
      next += 1
      return next - 1
    }
  }

  private func facts(
    of path: String, _ skipping: Set<[UInt8]>, _ names: inout NameTable
  ) -> FileFacts {
    var facts = FileFacts()
    if skipping.contains(Array(path.utf8)) {
      facts.notes = [ReadingNote(line: 0, reason: "a bug in sbar stopped the reading of it")]
      return facts
    }
    ProjectReader.announce(path)
    switch folder.read(path) {
    case .failed(let reason): facts.notes = [ReadingNote(line: 0, reason: reason)]
    case .bytes(let bytes):
      facts =
        ProjectPath.has(path, ending: ".swift")
        ? indexSwift(bytes, file: path, names: &names) : scanObjectiveC(bytes, file: path)
    }
    return facts
  }

  private func storyboards(
    _ paths: [String], _ unread: inout [Unread]
  ) -> [(path: String, board: Storyboard)] {
    var boards: [(path: String, board: Storyboard)] = []
    for path in paths {
      switch folder.read(path) {
      case .failed(let reason): unread.append(Unread(file: path, reason: reason))
      case .bytes(let bytes):
        let reading = Storyboard.read(bytes)
        unread += reading.notes.map { Unread(file: path, note: $0) }
        boards.append((path, reading.value))
      }
    }
    return boards
  }

  /// Says what a bug report needs, should the tool stop in a file, which the next process leaves
  /// out.
  static func announce(_ path: String) {
    Trap.report(
      """
      error: this is a bug in \(Help.name), not in your project
        file: \(path)
        hint: please report it with that file

      """, status: ExitCode.bug.rawValue, in: Array(path.utf8))
  }
}

import Driver
import Host
import Interpreter
import Language
import Projects

/// Writes the spec of an imported app: a file that is made anew, and one that is a person's own.
///
/// The files of the app that it includes are tried first: those in which something is an error are
/// left out, so that `sbar check` passes.
struct SpecWriter {
  let reader: ProjectReader
  let trapped: Set<[UInt8]>
  let options: Options

  /// What came of it.
  struct Written {
    var error: HostError?
    var lines: [String] = []
    var spec: Path?
    /// `true` iff a screen of the app is declared in it.
    var isAskable = false
    /// The screen to begin with, where no included file says so.
    var root: String?
  }

  /// Attempts after which no file is included.
  private static let attemptLimit = 12

  mutating func write(_ spec: AppSpec) -> Written {
    var written = Written()
    let folder = reader.base.appending(Array(SpecWriter.folderName.utf8)).simplified
    let generated = folder.appending(Array(AppSpec.generatedName.utf8))
    let own = folder.appending(Array(AppSpec.ownName.utf8))
    do throws(HostError) {
      try Directories.makeAll(folder)
      try prepareProject(&written)
      let (files, left) = includable(spec, in: folder, as: generated)
      let text = spec.generated(includes: files.map { path(of: $0, from: folder) })
      try Files.replace(Array(text.utf8), at: generated)
      let isNew = try Files.create(Array(spec.own.utf8), at: own)
      written.lines.append(
        "wrote     \(generated.spelling)"
          + (isNew ? ", \(own.spelling)" : "; \(own.spelling) stays"))
      if !left.isEmpty {
        let names = left.prefix(3).map { ProjectPath.name(of: $0) }.joined(separator: ", ")
        let more = left.count > 3 ? " and \(left.count - 3) more" : ""
        written.lines.append("          not included, for errors: \(names)\(more)")
      }
      written.spec = own
      written.isAskable = spec.isAskable(with: files)
      written.root = spec.root(with: files)
    } catch {
      written.error = error
    }
    return written
  }

  // MARK: - Without writing

  /// The folder of the specs of an app.
  private static let folderName = "StatusBar"

  /// An app as a spec that is in no file.
  struct Unwritten {
    var spec: Spec
    /// The screen to begin with, where no included file says so.
    var root: String?
    fileprivate var files: [String]
  }

  /// Returns the spec of an app; nothing is written.
  func unwritten(_ app: AppSpec) -> Unwritten {
    let tried = reader.base.appending(Array(AppSpec.ownName.utf8)).simplified
    let (files, _) = includable(app, in: reader.base, as: tried)
    // Where `sbar import` writes it, so that a person finds the line that is told.
    let name = SpecWriter.folderName + "/" + AppSpec.generatedName
    let place = reader.base.appending(Array(name.utf8)).simplified
    let text = app.generated(includes: files.map { "../" + path(of: $0, from: reader.base) })
    let root = Source(file: FileID(0), name: place.spelling, bytes: Array(text.utf8))
    let includes = options.includes(of: Host.Input(path: place))
    let spec = loadSpec(root: root) { includes.load($0, from: $1) }
    return Unwritten(spec: spec, root: app.root(with: files), files: files)
  }

  /// Returns the declarations of an app as a file of that folder holds them, without the words on
  /// the file of an import.
  func head(of app: AppSpec, _ unwritten: Unwritten, from folder: Path) -> String {
    let lines = text(of: app, unwritten.files, from: folder)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.drop { $0.hasPrefix("//") || $0.isEmpty }
    return "// The app as `sbar audit` read it.\n\n" + rest.joined(separator: "\n")
  }

  func text(of app: AppSpec, _ files: [String], from folder: Path) -> String {
    app.generated(includes: files.map { path(of: $0, from: folder) })
  }

  /// A spec may include files of its project alone: where nothing marks one, a file of settings
  /// does.
  private func prepareProject(_ written: inout Written) throws(HostError) {
    let marks = ["/.git", "/sbar.config"]
    let isMarked = marks.contains { mark in
      (try? Files.kind(of: Path(bytes: reader.root.bytes + Array(mark.utf8)))) != nil
    }
    if isMarked { return }
    let config = reader.base.appending(Array("sbar.config".utf8)).simplified
    let text = "# Settings of `sbar`; specs below this folder may include its files.\n"
    if try Files.create(Array(text.utf8), at: config) {
      written.lines.append("wrote     \(config.spelling), which marks the project")
    }
  }

  /// Returns the path of a file of the project from the folder of the spec.
  private func path(of file: String, from folder: Path) -> String {
    let place = folder.resolved ?? folder
    let below = place.bytes.dropFirst(reader.root.bytes.count)
    let ups = below.split(separator: UInt8(ascii: "/")).count
    return String(repeating: "../", count: ups) + file
  }

  // MARK: - Trying

  /// Returns the files that can be included without an error, and those that cannot.
  private func includable(
    _ spec: AppSpec, in folder: Path, as generated: Path
  ) -> (files: [String], left: [String]) {
    var files = spec.files.filter { !$0.utf8.contains(UInt8(ascii: "\"")) }
    var left: [String] = []
    // What stopped a process once would do so again.
    let name = Array(generated.spelling.utf8)
    if trapped.contains(name) { return ([], files) }
    ProjectReader.announce(generated.spelling)
    for _ in 0..<SpecWriter.attemptLimit where !files.isEmpty {
      let text = spec.generated(includes: files.map { path(of: $0, from: folder) })
      let wrong = self.wrong(text, generated)
      if wrong.isEmpty { return (files, left) }
      let names = Set(wrong)
      let bad = files.filter { file in
        names.contains(
          folder.appending(Array(path(of: file, from: folder).utf8)).simplified.spelling)
      }
      // An error that is in no included file is in how they go together.
      if bad.isEmpty { break }
      left += bad
      files.removeAll { bad.contains($0) }
    }
    return ([], left + files)
  }

  /// Returns the names of the files in which a check finds an error.
  private func wrong(_ text: String, _ path: Path) -> [String] {
    let root = Source(file: FileID(0), name: path.spelling, bytes: Array(text.utf8))
    let includes = options.includes(of: Host.Input(path: path))
    let planned = PlannedSpec(root, options: options.run) { includes.load($0, from: $1) }
    return planned.plan.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      planned.spec.source(diagnostic.primary.location.file)?.name ?? path.spelling
    }
  }
}

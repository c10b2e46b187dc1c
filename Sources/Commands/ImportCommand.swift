import Driver
import Host
import Language
import Projects
import Reporting

extension VerbRow {
  /// `sbar import`
  static let `import` = VerbRow(
    "read an app as Xcode has it: who decides the bar on each screen",
    operands: "[FOLDER|PROJECT]", completes: .files, listsExitCodes: true,
    flags: Flag.records + Flag.project + [.root, .unread, .jobs, .verbose],
    details: [
      "PROJECT is an .xcodeproj, an .xcworkspace, a project.yml or a Package.swift; in FOLDER",
      "the nearest of them is taken, a workspace before projects, else all files of it. What is",
      "read: the settings of the target, its Info.plist, its Swift, storyboards, some patterns",
      "of Objective-C; tests, widgets and other systems are left out. Nothing is built, and",
      "nothing is run.", "",
      "A row says what a screen answers when UIKit asks it, and which code decides that;",
      "`yes|no` hangs on a name that an `open` line tells, `?` may be anything. What is `dead`",
      "has no effect, by the rule in brackets. --verbose shows every row.", "",
      "StatusBar/App.generated.sbar is written anew each time: the settings, and the files that",
      "decide the bar. StatusBar/App.sbar includes it, and is yours.",
    ]
  ) { invocation, environment throws(UsageError) in
    var command = try ImportCommand(invocation, environment: environment)
    return try command.run()
  }
}

/// `sbar import`: the first answer on an untouched checkout, and a spec of its app.
struct ImportCommand {
  let options: Options
  private let operand: Path
  var output: CommandOutput
  /// What stopped earlier processes of this command line.
  let trapped: Set<[UInt8]>

  init(
    _ invocation: Invocation, environment: (String) -> String?
  ) throws(UsageError) {
    guard invocation.operands.count <= 1 else {
      throw UsageError(
        message: "`sbar import` takes one project at a time",
        hint: "name a folder, an .xcodeproj, an .xcworkspace, Package.swift or project.yml")
    }
    options = invocation.options
    operand = invocation.operands.first ?? Path(".")
    output = CommandOutput(options, environment: environment)
    trapped = Set(Restart.remains?.trapped ?? [])
    Restart.prepare(note: 0)
  }

  /// Returns the status of the process.
  mutating func run() throws(UsageError) -> ExitCode {
    try CommandOutput.check(options.format, of: .import)
    // Another process stopped in a file, which is left out.
    if !trapped.isEmpty { output.add(.bug) }
    do throws(HostError) {
      let reader = try ProjectReader(operand, jobs: options.jobs ?? Worker.coreCount)
      do throws(ProjectProblem) {
        try tell(reader, loadProject(reader.request(options), in: reader.folder))
      } catch {
        output.fail(error, of: operand)
      }
    } catch {
      output.fail(error.message, .unreadable)
    }
    output.flush()
    return output.status
  }

  /// Reads all files, and writes the table and the spec.
  private mutating func tell(_ reader: ProjectReader, _ app: AppProject) {
    let contents = reader.read(app, skipping: trapped)
    let table = contents.index.table(app.settings)
    if let root = options.root, !contents.index.declares(root) {
      let hint = didYouMean(root, table.rows.map { $0.name }, prefix: "--root ")
      return output.fail("no class and no view `\(root)` was read", .usage, hint: hint)
    }
    let unread = reader.unread + app.unread + contents.unread
    if output.isMachine {
      ImportJSON.write(ImportJSON.Found(table, app, unread), to: &output.json)
    } else if options.showsUnread {
      for part in unread { output.say(part.words) }
    } else {
      say(table, app, unread)
    }
    output.flush()
    var writer = SpecWriter(reader: reader, trapped: trapped, options: options)
    let written = writer.write(reader.spec(of: app, table, contents.index, root: options.root))
    if let error = written.error { return output.fail(error.message, .unwritable) }
    if !output.isMachine, !options.showsUnread { say(written, table) }
  }

  // MARK: - Lines for people

  private mutating func say(_ table: ImportTable, _ app: AppProject, _ unread: [Unread]) {
    let text = ImportHead(app)
    for line in text.lines(to: output.look.width) { output.say(line) }
    output.say("")
    let lines = TableText(
      table, width: output.look.width, isWhole: options.verbosity == .verbose,
      isASCII: options.isASCII)
    for line in lines.lines { output.say(line) }
    guard !unread.isEmpty else { return }
    let files = Set(unread.map { $0.file }).count
    let parts = SummaryText.count(unread.count, "part")
    output.say(
      "not read  \(parts) of \(SummaryText.count(files, "file")): `sbar import --unread` lists them"
    )
  }

  private mutating func say(_ written: SpecWriter.Written, _ table: ImportTable) {
    for line in written.lines { output.say(line) }
    guard let path = written.spec else { return }
    let word = ShellWord.quote(path.spelling)
    // Without a root in Swift the first screen is not known.
    let flag = written.root.map { " --root " + $0 } ?? ""
    output.say("next      sbar \(written.isAskable ? "ask" : "check") \(word)\(flag)")
  }
}

/// The lines above the table: what was read, and where the app runs.
struct ImportHead {
  private let app: AppProject

  init(_ app: AppProject) { self.app = app }

  /// The lines, none wider than `width` where words allow it.
  func lines(to width: Int) -> [String] {
    var counts = [SummaryText.count(app.swiftFiles.count, "Swift file")]
    let code = app.objectiveCFiles.count { !$0.hasSuffix(".h") }
    if code > 0 { counts.append("\(code) Objective-C") }
    if let file = app.settings.propertyFile { counts.append(ProjectPath.name(of: file)) }
    if !app.storyboards.isEmpty {
      counts.append(SummaryText.count(app.storyboards.count, "storyboard"))
    }
    var lines = ["read      " + counts.joined(separator: ", ")]
    var parts = [app.target]
    if app.description != nil { parts.append(app.configuration) }
    if let ios = app.settings.ios { parts.append("iOS \(ios) and newer") }
    let families = app.settings.families.map { $0 == .phone ? "phones" : "iPads" }
    if !families.isEmpty { parts.append(families.joined(separator: " and ")) }
    lines.append("app       " + parts.joined(separator: ", "))
    if !app.others.isEmpty {
      lines.append("          other targets: " + app.others.joined(separator: ", "))
    }
    if app.description == nil {
      lines.append("          no project describes it: all files of the folder are taken")
    }
    return lines
  }
}

extension ProjectReader {
  /// What is asked for of a project.
  func request(_ options: Options) -> ProjectRequest {
    ProjectRequest(
      start: start, name: ProjectPath.stem(of: root.spelling), target: options.target,
      configuration: options.configuration, excluded: options.excluded)
  }
}

extension CommandOutput {
  /// Says why a project cannot be read.
  mutating func fail(_ problem: ProjectProblem, of operand: Path) {
    switch problem {
    case .unknownTarget(let name, let known):
      fail(
        "there is no application target `\(name)` for iOS", .usage,
        hint: didYouMean(name, known, prefix: "--target ")
          ?? "there is " + known.prefix(8).map { "`--target \($0)`" }.joined(separator: ", "))
    case .unknownConfiguration(let name, let known):
      fail(
        "the target has no configuration `\(name)`", .usage,
        hint: didYouMean(name, known, prefix: "--configuration ")
          ?? "it has " + known.joined(separator: ", "))
    case .nothingFound:
      fail(
        "no Swift and no Objective-C of an app in `\(operand.spelling)`", .nothingRan,
        hint: "name the folder of the app, or its .xcodeproj")
    }
  }
}

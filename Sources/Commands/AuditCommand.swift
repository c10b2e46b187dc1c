import Binding
import Exploring
import Host
import Interpreter
import Language
import Projects
import Reporting
import Wording

extension VerbRow {
  /// `sbar audit`
  static let audit = VerbRow(
    "find what is wrong with the bar of an app, without an expectation",
    operands: "FOLDER|PROJECT|FILE", completes: .specs, reports: .searches,
    flags: Flag.specs + Flag.records + Flag.project + [
      .root, .write, .allFindings, .baseline, .writeBaseline, .timeout, .jobs, .strict, .report,
      .maxErrors, .noProgress,
    ],
    details: [
      "FOLDER and PROJECT are read as `sbar import` does. FILE is Swift or .sbar; a spec is",
      "searched from where each of its scenarios begins, and the steps of theirs that no person",
      "does are done too. All that a person can do is done:",
      "tap, go back, swipe and give up, change tabs, turn the device, light and dark mode, leave",
      "the app; each situation once, with at most two of a screen in a stack, on ways of at most",
      "24 steps, and no more than 20,000 situations. What is done is counted, and ends after about",
      "a second, so that two runs find the same; a search that the clock stops, after --timeout or",
      "30 s, says so. Where the launch is not known, it is left out, and each screen begun with.",
      "",
      "It finds a wish that is stated and not heard, on a screen where the bar is another one",
      "by a default; and a way back after which the bar is not what it was. A finding is the",
      "shortest way there, and a scenario: --write FILE writes them. `likely` is what rests on a",
      "disputed rule, or loses to something that is stated as well: it exits with 0, with",
      "--strict 5, as does a search that something unknown stood in the way of. It exits with 5",
      "anyway if that is so at the launch.", "",
      "In an app that has findings already, --write-baseline FILE writes them, a line each, to",
      "be kept beside the code: --baseline FILE leaves those out and tells what is new. A line",
      "is known by its words, wherever it moves. A comment allows a finding where it stands:",
      "`// allow SB5101: the container is a library's`.",
    ]
  ) { invocation, environment throws(UsageError) in
    var command = try AuditCommand(invocation, environment: environment)
    return command.run()
  }
}

/// `sbar audit`: what is wrong with the bar of an app, though no expectation asks about it.
struct AuditCommand {
  private let options: Options
  private let operands: [Path]
  private let redraws: Bool
  private let plan: ReportPlan
  private var output: CommandOutput

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    options = invocation.options
    operands = invocation.operands
    redraws = Coloring.redraws(isTerminal: Stream.error.isTerminal, environment: environment)
    output = CommandOutput(options, environment: environment)
    plan = ReportPlan(options, environment: environment)
    for format in [options.format] + options.reports.map({ $0.format }) {
      try CommandOutput.check(format, of: .audit)
    }
    if let complaint = ReportPlan.complaint(about: options, reading: operands) { throw complaint }
    guard operands.count == 1 else {
      throw UsageError(
        message: operands.isEmpty
          ? "nothing is to be audited" : "`sbar audit` takes one app at a time",
        hint: "name a folder, a project, a file of Swift or a spec: `sbar audit .`")
    }
  }

  /// Returns the status of the process.
  mutating func run() -> ExitCode {
    if output.isMachine {
      RunJSON.writeStart(verb: .audit, tool: Help.name, to: &output.json)
    }
    var audit: Audit?
    // What an earlier audit left must not be taken for this one's.
    for case .file(let path) in plan.reports.map({ $0.place }) { Files.remove(path) }
    let baseline = output.readBaseline(options)
    if output.causes.isEmpty, let subject = subject() {
      audit = search(subject)
      if let baseline, let path = options.baseline, let found = audit {
        let book = SourceBook(found.sources)
        audit?.leaveOut { finding in
          baseline.holds(finding, in: book) { Path($0).relative(to: path.directory).spelling }
        }
      }
      if let audit { tell(audit, of: subject) }
    }
    if output.isMachine {
      AuditJSON.writeEnd(audit, exit: Int(output.status.rawValue), to: &output.json)
    }
    output.flush()
    return output.status
  }

  // MARK: - What is audited

  /// A spec, and how a file that is written begins.
  private struct Subject {
    var spec: Spec
    var root: String?
    /// As a command takes it.
    var name: String
    /// The declarations of the app as a file of a folder has them.
    var head: (Path) -> String
  }

  /// Reads the file or the project; nil where that cannot be, which is told.
  private mutating func subject() -> Subject? {
    if let operand = operands.first, ProjectReader.isProject(operand) {
      do throws(HostError) {
        let reader = try ProjectReader(operand, jobs: options.jobs ?? Worker.coreCount)
        do throws(ProjectProblem) {
          return try subject(reader, loadProject(reader.request(options), in: reader.folder))
        } catch {
          // A folder of specs alone is no project.
          let inputs = Inputs(operands)
          if case .nothingFound = error, !inputs.files.isEmpty { return subject(inputs) }
          output.fail(error, of: operand)
        }
      } catch {
        output.fail(error.message, .unreadable)
      }
      return nil
    }
    return subject(Inputs(operands))
  }

  private mutating func subject(_ inputs: Inputs) -> Subject? {
    output.tellProblems(of: inputs)
    guard let input = inputs.files.first else { return nil }
    guard inputs.files.count == 1 else {
      output.fail(
        "`\(operands[0].spelling)` holds \(inputs.files.count) specs", .usage,
        hint: "name one of them: sbar audit \(ShellWord.quote(input.name))")
      return nil
    }
    CommandOutput.announce(.audit, input)
    do throws(HostError) {
      let spec = try options.load(input)
      return Subject(spec: spec, root: options.root, name: ShellWord.quote(input.name)) { folder in
        "include \"\(input.path.relative(to: folder).spelling)\"\n"
      }
    } catch {
      output.fail(error.message, .unreadable)
      return nil
    }
  }

  private mutating func subject(_ reader: ProjectReader, _ app: AppProject) -> Subject {
    let contents = reader.read(app, skipping: [])
    let table = contents.index.table(app.settings)
    let found = reader.spec(of: app, table, contents.index, root: options.root)
    let writer = SpecWriter(reader: reader, trapped: [], options: options)
    let unwritten = writer.unwritten(found)
    if options.format == .pretty {
      for line in ImportHead(app).lines(to: output.look.width) { output.say(line) }
      output.say("")
      output.flush()
    }
    return Subject(
      spec: unwritten.spec, root: options.root,
      name: ShellWord.quote(operands[0].spelling)
    ) { folder in
      writer.head(of: found, unwritten, from: folder)
    }
  }

  // MARK: - Searching

  /// An app that takes longer than any is told what is known by then, in nanoseconds.
  private static let longestTime: UInt64 = 30_000_000_000

  /// Searches the app; nil where it cannot be searched, which is told.
  private mutating func search(_ subject: Subject) -> Audit? {
    let spec = subject.spec
    guard accept(spec.diagnostics, in: SourceBook(spec.sources)) else { return nil }
    do throws(AskedSpec.Problem) {
      let watch = SearchWatch(options, redraws: redraws, longest: AuditCommand.longestTime)
      defer { watch.end() }
      let audit = try Audit(
        spec, root: subject.root, options: options.run, keepsScreens: options.drawsPage,
        workers: options.workers
      ) { watch.isOver($0) }
      let isRun = accept(audit.plan.diagnostics, in: SourceBook(audit.sources))
      return isRun ? audit : nil
    } catch {
      output.fail(error)
      return nil
    }
  }

  /// Writes the errors among diagnostics; `false` iff there are any.
  private mutating func accept(_ diagnostics: [Diagnostic], in book: SourceBook) -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return true }
    output.add(.invalid)
    output.write(errors, in: book)
    return false
  }

  // MARK: - Telling

  private mutating func tell(_ audit: Audit, of subject: Subject) {
    let book = SourceBook(audit.sources)
    let text = AuditText(
      audit, book: book, look: output.look, name: subject.name,
      showsAll: options.showsAllFindings)
    switch (plan.reports.first?.format ?? options.format).writer {
    case .records: AuditJSON.write(audit, in: book, to: &output.json)
    case .text(isShort: true): text.writeShort(to: &output.text)
    case .text(isShort: false): text.write(to: &output.text)
    // They are written below.
    case .page, .whole: break
    }
    let cause = cause(of: audit)
    if audit.starts == 0 {
      output.fail("there is nothing to begin with", .nothingRan)
    } else if let cause, options.newBaseline == nil {
      output.add(cause == .failed ? .failed : .inconclusive)
    }
    writeReports(audit, of: subject, in: book, cause)
    if let path = options.specPath { write(audit, of: subject, to: path) }
    if let path = options.newBaseline { writeBaseline(of: audit, in: book, to: path) }
  }

  /// Why an audit is no success; nil if it is one.
  private func cause(of audit: Audit) -> RunCause? {
    if audit.starts == 0 { return .nothingRan }
    if audit.findings.contains(where: { $0.lead.isCertain }) { return .failed }
    if audit.seen.known == 0 { return .undecided }
    let isOpen = audit.seen.unknown != nil || !audit.findings.isEmpty
    return options.isStrict && isOpen ? .undecided : nil
  }

  // MARK: - Writing

  /// Writes the reports that other tools read.
  private mutating func writeReports(
    _ audit: Audit, of subject: Subject, in book: SourceBook, _ cause: RunCause?
  ) {
    let wanted = plan.reports.filter { report in
      switch report.format.writer {
      case .text, .records: false
      case .page, .whole: true
      }
    }
    if wanted.isEmpty { return }
    let record = RunRecord(
      of: audit, in: book, named: operands[0].spelling, causes: cause.map { [$0] } ?? [],
      options.report)
    output.flush()
    for (format, place) in wanted {
      let bytes =
        format.isPage
        ? HTMLReport.page(of: audit, in: book, named: subject.name, options.report)
        : record.bytes(format, plan.paths)
      if let error = place.write(bytes) { output.fail(error.message, .unwritable) }
    }
  }

  // MARK: - What is known

  private mutating func writeBaseline(of audit: Audit, in book: SourceBook, to path: Path) {
    var baseline = Baseline()
    baseline.add(audit, in: book) { Path($0).relative(to: path.directory).spelling }
    let words = output.write(baseline, of: .audit, "finding", to: path)
    if let words { sayWritten(words) }
  }

  /// Writes the findings as a spec, each as a scenario that fails until it is mended.
  private mutating func write(_ audit: Audit, of subject: Subject, to path: Path) {
    if audit.findings.isEmpty { return }
    if operands[0].isStandardInput {
      return output.fail(
        "no spec is written: standard input cannot be included", .usage,
        hint: "name the file of the app")
    }
    if (try? Files.kind(of: path)) != nil {
      return output.fail("`\(path.spelling)` is there already, and stays as it is", .unwritable)
    }
    guard let head = head(for: audit, of: subject, at: path) else {
      return output.fail(
        "no spec is written: it would launch the app, and what the launch does is not known",
        .usage,
        hint: "name a file of screens alone: sbar audit Screens.swift --write \(path.spelling)")
    }
    let text = audit.spec(below: head) { $0.title }
    do throws(HostError) {
      try Files.write(Array(text.utf8), to: path)
      sayWritten("wrote \(path.spelling)")
    } catch {
      output.fail(error.message, .unwritable)
    }
  }

  /// Says that a file was written, unless what stands there is for a tool.
  private mutating func sayWritten(_ line: String) {
    if plan.reports.first?.format.isMachine == false { output.say(line) }
  }

  /// What a written spec begins with: the app, without what was left out of it; nil where that is
  /// one of several files.
  private func head(for audit: Audit, of subject: Subject, at path: Path) -> String? {
    if audit.leftOut.isEmpty { return subject.head(path.directory) }
    guard subject.spec.sources.count == 1, var kept = subject.spec.sources.first?.bytes else {
      return nil
    }
    for place in audit.leftOut.reversed() {
      kept.removeSubrange(Int(place.range.start)..<min(Int(place.range.end), kept.count))
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

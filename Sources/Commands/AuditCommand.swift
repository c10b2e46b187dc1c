import Binding
import Exploring
import Host
import Interpreter
import Language
import Reporting
import Wording

/// `sbar audit`: what is wrong with the bar of an app, though no expectation asks about it.
struct AuditCommand {
  private let options: Options
  private let operands: [Path]
  private var output: CommandOutput

  init(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    options = invocation.options
    operands = invocation.operands
    output = CommandOutput(options, environment: environment)
    try CommandOutput.check(options.format, of: .audit)
    guard operands.count == 1 else {
      throw UsageError(
        message: operands.isEmpty
          ? "nothing is to be audited" : "`sbar audit` takes one app at a time",
        hint: "name a file of Swift or a spec: `sbar audit App.swift`")
    }
  }

  /// Returns the status of the process.
  mutating func run() -> ExitCode {
    if output.isMachine {
      RunJSON.writeStart(verb: Verb.audit.rawValue, tool: Help.name, to: &output.json)
    }
    let inputs = Inputs(operands)
    output.tellProblems(of: inputs)
    var audit: Audit?
    if inputs.files.count > 1 {
      output.fail(
        "`\(operands[0].spelling)` holds \(inputs.files.count) specs", .usage,
        hint: "name one of them: sbar audit \(ShellWord.quote(inputs.files[0].name))")
    } else if let input = inputs.files.first {
      audit = search(input)
      if let audit { tell(audit, of: input) }
    }
    if output.isMachine {
      AuditJSON.writeEnd(audit, exit: Int(output.status.rawValue), to: &output.json)
    }
    output.flush()
    return output.status
  }

  /// Searches the app of a file; nil where it cannot be searched, which is told.
  private mutating func search(_ input: Host.Input) -> Audit? {
    CommandOutput.announce(.audit, input)
    let spec: Spec
    do throws(HostError) {
      spec = try options.load(input)
    } catch {
      output.fail(error.message, .unreadable)
      return nil
    }
    guard accept(spec.diagnostics, in: SourceBook(spec.sources)) else { return nil }
    do throws(AskedSpec.Problem) {
      let audit = try Audit(spec, root: options.root, options: options.run)
      let isRun = accept(audit.plan.diagnostics, in: SourceBook(audit.sources))
      return isRun ? audit : nil
    } catch {
      refuse(error)
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

  private mutating func tell(_ audit: Audit, of input: Host.Input) {
    let book = SourceBook(audit.sources)
    let text = AuditText(
      audit, book: book, look: output.look, name: ShellWord.quote(input.name),
      showsAll: options.showsAllFindings)
    switch options.format {
    case .json: AuditJSON.write(audit, in: book, to: &output.json)
    case .short: text.writeShort(to: &output.text)
    case .pretty, .html, .junit, .tap, .github, .gitlab, .sarif, .markdown:
      text.write(to: &output.text)
    }
    if audit.starts == 0 {
      output.fail("there is nothing to begin with", .nothingRan)
    } else if audit.findings.contains(where: { $0.lead.isCertain }) {
      output.add(.failed)
    } else if options.isStrict, audit.seen.unknown != nil || !audit.findings.isEmpty {
      output.add(.inconclusive)
    }
    if let path = options.specPath { write(audit, of: input, to: path) }
  }

  private mutating func refuse(_ problem: AskedSpec.Problem) {
    switch problem {
    case .nothingToShow:
      output.fail("there is no view and no controller here that could be shown", .nothingRan)
    case .severalRoots(let names):
      let flags = names.prefix(8).map { "`--root \($0)`" }.joined(separator: ", ")
      output.fail(
        "an app could begin with any of \(names.count) screens here", .usage,
        hint: "say with which: " + flags)
    case .unknownRoot(let name, let known):
      output.fail(
        "there is no screen `\(name)` here", .usage,
        hint: didYouMean(name, known, prefix: "--root "))
    }
  }

  /// Writes the findings as a spec, each as a scenario that fails until it is mended.
  private mutating func write(_ audit: Audit, of input: Host.Input, to path: Path) {
    if audit.findings.isEmpty { return }
    if (try? Files.kind(of: path)) != nil {
      return output.fail("`\(path.spelling)` is there already, and stays as it is", .unwritable)
    }
    let include = input.path.relative(to: path.directory).spelling
    let text = audit.spec(including: include) { $0.title }
    do throws(HostError) {
      try Files.write(Array(text.utf8), to: path)
      output.say("wrote \(path.spelling)")
    } catch {
      output.fail(error.message, .unwritable)
    }
  }
}

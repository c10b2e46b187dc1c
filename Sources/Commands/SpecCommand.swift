import Driver
import Host
import Interpreter
import Reporting

/// `sbar test` and `sbar check`: what the command line asks for, and the reports that read the run.
struct SpecCommand {
  private let request: RunRequest
  private var session: Session

  init(_ verb: RunVerb, _ invocation: Invocation, environment: (String) -> String?) {
    let options = invocation.options
    session = Session(options: options, environment: environment)
    var request = RunRequest(verb, .operands(invocation.operands))
    request.options = options.run
    request.options.listsAssumed = verb == .check || !options.isStrict
    request.options.failureLimit = options.maxFailures ?? Int.max
    request.selection = options.selection
    request.lists = options.lists
    request.allowsEmpty = options.allowsEmpty
    request.jobs = options.jobs ?? Worker.coreCount
    request.deniesAdvice = options.deniesAdvice
    let command = "sbar " + verb.spelling + options.rerunFlags
    request.announce = { SpecCommand.announce($0, command) }
    self.request = request
  }

  /// Returns the status of the process.
  mutating func run() -> ExitCode {
    Driver.run(request) { session.receive($0) }
    return session.status
  }

  /// Says what a bug report needs, should the tool stop while it is busy with `input`.
  private static func announce(_ input: Host.Input, _ command: String) {
    let path = input.path.isStandardInput ? "-" : ShellWord.quote(input.name)
    Trap.report(
      """
      error: this is a bug in \(Help.name), not in your file
        repro: \(command) \(path)
        hint: please report it with that file

      """, status: ExitCode.bug.rawValue)
  }
}

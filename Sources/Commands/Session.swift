import Driver
import Host
import Interpreter
import Reporting

/// The report of a run and where it goes: results to standard output, talk about the command line
/// and about files that cannot be read to standard error.
struct Session {
  private var report: Report
  private var file = OpenFile()
  private var causes: Set<ExitCode> = []
  private let errorLook: Look

  init(options: Options, environment: (String) -> String?) {
    let symbols: Symbols =
      options.isASCII || Coloring.needsASCII(environment: environment) ? .ascii : .unicode
    func look(_ stream: Host.Stream) -> Look {
      let isColored = Coloring.isWanted(
        options.color, isTerminal: stream.isTerminal, environment: environment)
      return Look(palette: isColored ? .colored : .plain, symbols: symbols)
    }
    var settings = options.report
    settings.look = look(.output)
    settings.errorLook = look(.error)
    errorLook = settings.errorLook
    report = Report(options.format, settings)
  }

  /// Hands an event to the report and writes what is due.
  mutating func receive(_ event: RunEvent) -> Flow {
    file.take(event)
    report.receive(event, &file)
    switch event {
    case .complaint(let complaint):
      flush()
      Talk.error(complaint.message, look: errorLook)
    case .fileEnded: if report.isDue { flush() }
    case .ended(let end):
      causes.formUnion(end.causes.map { ExitCode($0) })
      flush()
    case .began, .fileBegan, .planned, .scenario: break
    }
    return causes.contains(.unwritable) ? .stop : .goOn
  }

  /// The status of the process.
  var status: ExitCode { ExitCode.worst(of: causes) }

  /// Writes the bytes so far; output that nobody takes is given up.
  private mutating func flush() {
    if !report.talk.isEmpty {
      // A standard error that nobody reads is no harm.
      do throws(HostError) { try Host.Stream.error.write(report.talk) } catch {}
    }
    do throws(HostError) {
      try Host.Stream.output.write(report.bytes)
    } catch {
      if causes.insert(.unwritable).inserted, error != .closedPipe {
        Talk.error(error.message, look: errorLook)
      }
    }
    report.clear()
  }
}

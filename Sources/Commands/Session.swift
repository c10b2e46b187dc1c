import Driver
import Host
import Interpreter
import Reporting

/// The reports of a run and where they go: results to standard output and to files, talk about the
/// command line and about files that cannot be read to standard error.
struct Session {
  private typealias Place = ReportPlan.Place

  /// Those that are written as the events arrive.
  private var streams: [(report: Report, place: Place, look: Look?)] = []
  /// Those that are written at the end, from the record.
  private var others: [(format: ReportFormat, place: Place)] = []
  private var record: RunRecord?
  private var file = OpenFile()
  private var causes: Set<ExitCode> = []
  private let paths: ReportPaths
  /// `true` iff no report explains more than the first failure of a cause.
  let explainsCausesOnce: Bool
  private let errorLook: Look
  /// Where a line of it stands nothing else can be written.
  private let progress: Progress?

  /// Opens the reports that the command line asks for; `rerun` is the command that does
  /// it again, and `formats` are what the caller writes itself to standard output.
  init(
    options: Options, environment: (String) -> String?, progress: Progress? = nil,
    rerun: String? = nil, subject: ReportSubject = .scenario,
    leavesOut formats: Set<ReportFormat> = []
  ) {
    self.progress = progress
    errorLook = Look(of: .error, options, environment: environment)
    var plan = ReportPlan(options, environment: environment)
    if let first = plan.reports.first, formats.contains(first.format) {
      plan.reports.removeFirst()
    }
    paths = plan.paths
    explainsCausesOnce = plan.reports.allSatisfy {
      $0.format.explainsCausesOnce(options.report.verbosity)
    }
    for (format, place) in plan.reports {
      var settings = options.report
      if let rerun { settings.rerun = rerun }
      settings.subject = subject
      settings.errorLook = errorLook
      settings.look = place.look(options, environment)
      add(format, place, settings)
    }
  }

  private mutating func add(_ format: ReportFormat, _ place: Place, _ settings: ReportSettings) {
    // What an earlier run left must not be taken for this one's.
    if case .file(let path) = place { Files.remove(path) }
    if format.isStreamed {
      // A line each is for what looks for something in it.
      let look = format == .pretty ? settings.look : nil
      streams.append((Report(format, settings), place, look))
    } else {
      others.append((format, place))
      record = record ?? RunRecord(settings)
    }
  }

  /// Hands an event to the reports and writes what is due.
  mutating func receive(_ event: RunEvent) -> Flow {
    file.take(event)
    for index in streams.indices { streams[index].report.receive(event, &file) }
    record?.receive(event, &file)
    switch event {
    case .complaint(let complaint):
      flush(all: true)
      // The process that stopped there has said so.
      if case .trapped = complaint { break }
      quietly { Talk.error(complaint.message, look: errorLook) }
    case .fileEnded: flush(all: false)
    case .ended(let end): finish(end)
    case .began, .fileBegan, .planned, .scenario, .listed: break
    }
    return causes.contains(.unwritable) ? .stop : .goOn
  }

  /// The status of the process.
  var status: ExitCode { ExitCode.worst(of: causes) }

  // MARK: - Writing

  private mutating func finish(_ end: RunEnd) {
    causes.formUnion(end.causes.map { ExitCode($0) })
    flush(all: true)
    for (report, place, _) in streams {
      if case .file = place { write(report.bytes, to: place) }
    }
    guard let record else { return }
    for (format, place) in others {
      if case .end = place {
        let summary = Markdown.write(record, paths, limit: Markdown.summaryLimit)
        write(summary.bytes, to: place)
      } else {
        write(record.bytes(format, paths), to: place)
      }
    }
  }

  /// Writes the bytes so far of what goes to a stream; a report in a file is written at its end.
  private mutating func flush(all: Bool) {
    for index in streams.indices where all || streams[index].report.isDue {
      let place = streams[index].place
      guard isOnStream(place) else { continue }
      let talk = streams[index].report.talk
      if !talk.isEmpty {
        // A standard error that is not read does no harm.
        quietly { _ = try? Host.Stream.error.write(errorLook.fitted(talk)) }
      }
      let bytes = streams[index].report.bytes
      write(streams[index].look?.fitted(bytes) ?? bytes, to: place)
      streams[index].report.clear()
    }
  }

  private func isOnStream(_ place: Place) -> Bool {
    switch place {
    case .output, .error: true
    case .file, .end: false
    }
  }

  /// Writes bytes; output that is not taken is given up.
  private mutating func write(_ bytes: [UInt8], to place: Place) {
    guard let error = quietly({ place.write(bytes) }) else { return }
    let isNew = causes.insert(.unwritable).inserted
    if isNew || !isOnStream(place), error != .closedPipe {
      quietly { Talk.error(error.message, look: errorLook) }
    }
  }

  private func quietly<Value>(_ body: () -> Value) -> Value {
    progress.map { $0.quietly(body) } ?? body()
  }
}

import Host
import Reporting

/// Which reports a run makes, and where each goes.
struct ReportPlan {
  /// Where the bytes of a report go.
  enum Place {
    case output, error
    /// Written aside and renamed, once it is whole.
    case file(Path)
    /// Added to what others wrote before.
    case end(of: Path)
  }

  var reports: [(format: ReportFormat, place: Place)]
  let paths: ReportPaths

  init(_ options: Options, environment: (String) -> String?) {
    let takesOutput = options.reports.contains { $0.path.isStandardInput }
    reports = [(ReportPlan.format(options, environment), takesOutput ? .error : .output)]
    for request in options.reports {
      let place: Place = request.path.isStandardInput ? .output : .file(request.path)
      reports.append((request.format, place))
    }
    let roots = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap { environment($0) }
    let root = roots.first { !$0.isEmpty }
    paths = ReportPaths(folder: Host.Process.folder ?? "", root: root)
    if environment("GITHUB_ACTIONS") == "true" { addAnnotations(environment) }
  }

  /// In a build phase of Xcode its own format stands in place of the one for people.
  private static func format(_ options: Options, _ environment: (String) -> String?) -> ReportFormat
  {
    let isInXcode = environment("XCODE_VERSION_ACTUAL").map { !$0.isEmpty } ?? false
    return isInXcode && options.format == .pretty ? .xcode : options.format
  }

  /// In GitHub's Actions annotations come by themselves, and so does the summary of the job.
  private mutating func addAnnotations(_ environment: (String) -> String?) {
    let isAsked = reports.contains { $0.format == .github }
    let isMachine = reports.contains { report in
      if case .output = report.place { report.format.isMachine } else { false }
    }
    if !isAsked { reports.append((.github, isMachine ? .error : .output)) }
    if let summary = environment("GITHUB_STEP_SUMMARY"), !summary.isEmpty {
      reports.append((.markdown, .end(of: Path(summary))))
    }
  }

  /// Says what is wrong with the reports of a command line that reads some files; nil if nothing
  /// is.
  static func complaint(about options: Options, reading operands: [Path] = []) -> UsageError? {
    if let report = options.reports.first(where: { $0.replacesSource(among: operands) }) {
      let words = report.format.rawValue + "=" + report.path.spelling
      return UsageError(
        message: "`--report \(words)` would replace a source",
        hint: "give it a place where no source lies")
    }
    let formats = [options.format] + options.reports.map { $0.format }
    if options.lists, let format = formats.first(where: { !$0.tellsOfLists }) {
      return UsageError(
        message: "`--list` runs nothing that `\(format.rawValue)` could tell of",
        hint: "`--list --format json` is for other tools")
    }
    guard options.format.isMachine,
      let other = options.reports.first(where: { $0.path.isStandardInput })
    else { return nil }
    let (format, second) = (options.format.rawValue, other.format.rawValue)
    return UsageError(
      message: "`--format \(format)` and `--report \(second)=-` both take standard output",
      hint: "give one of them a file: `--report \(format)=PATH`")
  }
}

extension ReportPlan.Place {
  /// How what goes there looks: no file has colours.
  func look(_ options: Options, _ environment: (String) -> String?) -> Look {
    switch self {
    case .output: Look(of: .output, options, environment: environment)
    case .error: Look(of: .error, options, environment: environment)
    case .file, .end: Look(symbols: Symbols(options, environment: environment))
    }
  }

  /// Writes a report, or a part of it; returns what went wrong, if anything.
  func write(_ bytes: [UInt8]) -> HostError? {
    do throws(HostError) {
      switch self {
      case .output: try Host.Stream.output.write(bytes)
      case .error: try Host.Stream.error.write(bytes)
      case .file(let path): try Files.replace(bytes, at: path)
      case .end(let path): try Files.append(bytes, to: path)
      }
      return nil
    } catch {
      return error
    }
  }
}

import Host
import Interpreter
import Reporting

/// `sbar report merge FILE...`: the records of several runs as those of one.
struct ReportCommand {
  private let files: [Path]
  private let look: Look

  init(_ invocation: Invocation, look: Look) throws(UsageError) {
    guard let task = invocation.operands.first, task.spelling == "merge" else {
      let word = invocation.operands.first.map { "`\($0.spelling)` is nothing to do" }
      throw UsageError(
        message: word ?? "nothing to do is named", hint: "`sbar report merge FILE...`")
    }
    files = Array(invocation.operands.dropFirst())
    guard !files.isEmpty else {
      throw UsageError(
        message: "no streams are given",
        hint: "each is what `sbar test --report json=FILE` wrote")
    }
    self.look = look
  }

  /// Returns the records, and the status of the process: that of the runs, or what is wrong here.
  func run() -> (text: TextBuffer, status: ExitCode) {
    var merge = RunMerge()
    var causes: Set<ExitCode> = []
    for file in files {
      do {
        let bytes =
          file.isStandardInput ? try Files.readStandardInput() : try Files.read(file)
        try merge.add(bytes, named: file.spelling)
      } catch let error as RunMerge.Failure {
        causes.insert(.unreadable)
        Talk.error(error.message, look: look)
      } catch let error as HostError {
        causes.insert(.unreadable)
        Talk.error(error.message, look: look)
      } catch {}
    }
    if let cause = merge.cause { causes.insert(ExitCode(cause)) }
    Talk.line(merge.headline)
    return (merge.text, ExitCode.worst(of: causes))
  }
}

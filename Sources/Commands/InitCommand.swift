import Host
import Reporting

/// `sbar init`: starter files that pass, and a job that runs them. What is there stays.
struct InitCommand {
  private let folder: Path
  private let job: CIJob

  init(_ invocation: Invocation) throws(UsageError) {
    guard invocation.operands.count <= 1 else {
      throw UsageError(message: "`sbar init` takes one folder at a time", hint: nil)
    }
    folder = invocation.operands.first ?? Path("")
    job = invocation.options.job
  }

  /// Returns what was done, a line a file, and the status of the process.
  func run() -> (text: TextBuffer, status: ExitCode) {
    var text = TextBuffer()
    var made = 0
    for (name, content) in Starter.files(job) {
      let path = folder.appending(Array(name.utf8))
      do throws(HostError) {
        try Directories.makeAll(path.directory)
        let isNew = try Files.create(Array(content.utf8), at: path)
        SummaryText.writeLine((isNew ? "wrote  " : "kept   ") + path.spelling, to: &text)
        if isNew { made += 1 }
      } catch {
        Talk.error(error.message)
        return (text, .unwritable)
      }
    }
    let specs = folder.appending(Array("Specs".utf8)).spelling
    if made > 0 {
      text.newline()
      let word = ShellWord.quote(specs)
      SummaryText.writeLine("`sbar test \(word)` runs the spec; it passes.", to: &text)
    }
    return (text, .success)
  }
}

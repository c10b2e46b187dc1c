import Host
import Reporting

extension VerbRow {
  /// `sbar init`
  static let initialize = VerbRow(
    "write starter files that pass, and a job for CI",
    operands: "[FOLDER]", readsSettings: false,
    flags: [.job],
    details: [
      "Writes Specs/gallery.sbar, sbar.config, .gitattributes, by which GitHub colours specs as",
      "Swift, and the job below FOLDER, or below the current folder. What is there stays as it",
      "is.",
    ]
  ) { invocation, environment throws(UsageError) in
    let (text, status) = try InitCommand(invocation).run()
    let written = CommandOutput.print(text, invocation.look(environment))
    return written == .success ? status : written
  }
}

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
    var made: [String] = []
    var advice: [String] = []
    for (name, content) in Starter.files(job) {
      let path = folder.appending(Array(name.utf8))
      do throws(HostError) {
        try Directories.makeAll(path.directory)
        let isNew = try Files.create(Array(content.utf8), at: path)
        SummaryText.writeLine((isNew ? "wrote  " : "kept   ") + path.spelling, to: &text)
        if isNew { made.append(name) }
        if name == job.file { advice += self.advice(on: path, isNew: isNew, content) }
        if name == Starter.attributesFile, !isNew, !names(path) {
          advice.append("\n\(path.spelling) has no line for specs; this is one:\n\n" + content)
        }
      } catch {
        Talk.error(error.message)
        return (text, .unwritable)
      }
    }
    if !made.isEmpty {
      let word = ShellWord.quote(folder.appending(Array("Specs".utf8)).spelling)
      // Whether a spec that was there passes has not been tried.
      let isOurs = made.contains(Starter.specFile)
      let end = isOurs ? "runs the spec; it passes." : "runs what is there."
      advice.insert("\n`sbar test \(word)` \(end)", at: 0)
    }
    for line in advice.flatMap({ $0.split(separator: "\n", omittingEmptySubsequences: false) }) {
      SummaryText.writeLine(String(line), to: &text)
    }
    return (text, .success)
  }

  /// `true` iff a file names sbar.
  private func names(_ path: Path) -> Bool {
    let bytes = (try? Files.read(path, limit: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).split { !$0.isLetter }.contains("sbar")
  }

  /// What is left to do by hand, so that the job runs.
  private func advice(on path: Path, isNew: Bool, _ content: String) -> [String] {
    if !isNew {
      if names(path) { return [] }
      return ["\n\(path.spelling) has no job for sbar; this is one:\n\n" + content]
    }
    let here = folder.bytes.isEmpty ? Path(".") : folder
    guard let root = Directories.repository(around: here), !root.isHere else { return [] }
    return [
      "\nIt counts only in the folder of the repository, \(root.path.spelling): move \(job.file)"
        + " there, and write \(ShellWord.quote(root.within)) in front of its paths."
    ]
  }
}

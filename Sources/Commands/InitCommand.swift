import Host

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
  func run() -> (text: String, status: ExitCode) {
    var lines: [String] = []
    var made = 0
    for (name, text) in Starter.files(job) {
      let path = folder.appending(Array(name.utf8))
      do throws(HostError) {
        try Directories.makeAll(path.directory)
        let isNew = try Files.create(Array(text.utf8), at: path)
        lines.append((isNew ? "wrote  " : "kept   ") + path.spelling)
        if isNew { made += 1 }
      } catch {
        Talk.error(error.message)
        return (lines.joined(separator: "\n"), .unwritable)
      }
    }
    let specs = folder.appending(Array("Specs".utf8)).spelling
    if made > 0 { lines += ["", "`sbar test \(specs)` runs the spec; it passes."] }
    return (lines.joined(separator: "\n") + "\n", .success)
  }
}

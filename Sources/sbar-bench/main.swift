import Host
import Reporting

/// What the command line asks for.
private struct Settings {
  var scenarios = 10_000
  var rounds = 5
  var folder: Path?
  /// Specs that fail, of which the first mend is looked for.
  var broken: Path?
  /// Specs that an editor opens.
  var edited: Path?
  var edits = 10_000
  var shapes = Shape.allCases
  var searches = true
  var pages = true

  /// Returns nil for a command line that cannot be understood.
  init?(_ words: [[UInt8]]) {
    var words = words[...]
    while let word = words.popFirst() {
      guard let value = words.popFirst() else { return nil }
      let number = Int(String(decoding: value, as: UTF8.self)) ?? 0
      switch String(decoding: word, as: UTF8.self) {
      case "--emit": folder = Path(bytes: value)
      case "--mends": broken = Path(bytes: value)
      case "--editor": edited = Path(bytes: value)
      case "--edits" where number > 0: edits = number
      case "--scenarios" where number > 0: scenarios = number
      case "--rounds" where number > 0: rounds = number
      case "--only":
        let name = String(decoding: value, as: UTF8.self)
        shapes = Shape.allCases.filter { $0.rawValue == name }
        searches = name == "search"
        pages = name == "page"
        if shapes.isEmpty && !searches && !pages { return nil }
      default: return nil
      }
    }
  }
}

private func write(_ text: String, to stream: Host.Stream) {
  // There is nowhere left to say that this cannot be written.
  _ = try? stream.write(Array(text.utf8))
}

private func emit(_ corpus: Corpus, to folder: Path) throws(HostError) {
  try Directories.make(folder)
  for file in corpus.files {
    try Files.write(file.bytes, to: folder.appending(Array(file.name.utf8)))
  }
}

private func run() -> Int32 {
  guard let settings = Settings(Host.Process.arguments) else {
    write(
      "usage: sbar-bench [--scenarios N] [--rounds N] [--emit FOLDER] [--only CORPUS]\n"
        + "       sbar-bench --mends FOLDER [--rounds N]\n"
        + "       sbar-bench --editor FOLDER [--edits N]\n"
        + "corpora: "
        + (Shape.allCases.map { $0.rawValue } + ["search", "page"])
        .joined(separator: ", ") + "\n",
      to: .error)
    return 64
  }
  if let broken = settings.broken {
    write(MendBench(folder: broken).run(rounds: settings.rounds), to: .output)
    return 0
  }
  if let edited = settings.edited {
    var bench = EditorBench(edited)
    write(bench.run(edits: settings.edits), to: .output)
    return 0
  }
  for shape in settings.shapes {
    let perFile = min(shape.scenariosPerFile, settings.scenarios)
    // A hundred files of each, so that a file of few scenarios is measured as often.
    let fileCount = max(1, settings.scenarios / 100)
    let corpus = Corpus(shape, fileCount: fileCount, scenariosPerFile: perFile)
    if let folder = settings.folder {
      do throws(HostError) {
        try emit(corpus, to: folder)
      } catch {
        write(error.message + "\n", to: .error)
        return 74
      }
      continue
    }
    var bench = Bench(corpus, rounds: settings.rounds)
    write(bench.run() + "\n", to: .output)
  }
  if settings.searches, settings.folder == nil, let search = Search() {
    write(search.run(rounds: settings.rounds), to: .output)
  }
  if settings.pages, settings.folder == nil {
    write(PageBench(scenarios: settings.scenarios).run(rounds: settings.rounds), to: .output)
  }
  return 0
}

Host.Process.end(run())

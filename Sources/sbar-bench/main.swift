import Host
import Reporting

/// What the command line asks for.
private struct Settings {
  var scenarios = 10_000
  var rounds = 5
  var folder: Path?

  /// Returns nil for a command line that cannot be understood.
  init?(_ words: [[UInt8]]) {
    var words = words[...]
    while let word = words.popFirst() {
      guard let value = words.popFirst() else { return nil }
      let number = Int(String(decoding: value, as: UTF8.self)) ?? 0
      switch String(decoding: word, as: UTF8.self) {
      case "--emit": folder = Path(bytes: value)
      case "--scenarios" where number > 0: scenarios = number
      case "--rounds" where number > 0: rounds = number
      default: return nil
      }
    }
  }
}

private func write(_ text: String, to stream: Host.Stream) {
  // There is nowhere left to say that this cannot be written.
  _ = try? stream.write(Array(text.utf8))
}

private func run() -> Int32 {
  guard let settings = Settings(Host.Process.arguments) else {
    write("usage: sbar-bench [--scenarios N] [--rounds N] [--emit FOLDER]\n", to: .error)
    return 64
  }
  let perFile = min(100, settings.scenarios)
  let corpus = Corpus(fileCount: settings.scenarios / perFile, scenariosPerFile: perFile)
  if let folder = settings.folder {
    do throws(HostError) {
      try Directories.make(folder)
      for file in corpus.files {
        try Files.write(file.bytes, to: folder.appending(Array(file.name.utf8)))
      }
      return 0
    } catch {
      write(error.message + "\n", to: .error)
      return 74
    }
  }
  var bench = Bench(corpus, rounds: settings.rounds)
  write(bench.run(), to: .output)
  return 0
}

Host.Process.end(run())

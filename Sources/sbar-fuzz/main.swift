// Specs that a generator makes, run for a while: `sbar-fuzz SECONDS [SEED] [FILE]`. What is tried
// is written to FILE first, so that a trap leaves its input there; with no seconds it is only
// written. `sbar-fuzz dump FILE…` writes what the files are bound to and how they are planned, as
// text that two versions of the code can be compared by. `sbar-fuzz editor SECONDS [SEED] [FILE]
// [FOLDER…]` speaks with the language server about such specs, and about those of folders.
import Fuzzing
import Host

let all = Host.Process.arguments.map { String(decoding: $0, as: UTF8.self) }
let words = all.first == "editor" ? all.dropFirst() : all[...]
let seconds = words.first.flatMap { UInt64($0) } ?? 10
let seed = words.dropFirst().first.flatMap { UInt64($0) } ?? Clock.now
let file = Path(words.dropFirst(2).first ?? "fuzz-input.sbar")

let status: Int32 = DeepStack.run {
  if words.first == "dump" { return writeDumps(of: words.dropFirst()) }
  if all.first == "editor" {
    var campaign = EditorCampaign(seed: seed, file: file, folders: Array(words.dropFirst(3)))
    return campaign.run(until: Clock.now + seconds * 1_000_000_000)
  }
  var campaign = Campaign(seed: seed, file: file)
  return campaign.run(until: Clock.now + seconds * 1_000_000_000)
}
Host.Process.end(status)

/// Writes what each file is bound to; returns the status of the process.
func writeDumps(of names: ArraySlice<String>) -> Int32 {
  do throws(HostError) {
    for name in names {
      let text = SpecDump.text(of: try Files.read(Path(name)), named: name)
      try Stream.output.write(Array("# \(name)\n\(text)".utf8))
    }
    return 0
  } catch {
    return 74
  }
}

// Specs that a generator makes, run for a while: `sbar-fuzz SECONDS [SEED] [FILE]`. What is tried
// is written to FILE first, so that a trap leaves its input there; with no seconds it is only
// written.
import Fuzzing
import Host

let words = Host.Process.arguments.map { String(decoding: $0, as: UTF8.self) }
let seconds = words.first.flatMap { UInt64($0) } ?? 10
let seed = words.dropFirst().first.flatMap { UInt64($0) } ?? Clock.now
let file = Path(words.dropFirst(2).first ?? "fuzz-input.sbar")

let status: Int32 = DeepStack.run {
  var campaign = Campaign(seed: seed, file: file)
  return campaign.run(until: Clock.now + seconds * 1_000_000_000)
}
Host.Process.end(status)

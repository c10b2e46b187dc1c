import Fuzzing
import Host

/// Inputs one after the other, until the time is over.
struct Campaign {
  private let seed: UInt64
  private let file: Path
  private var count = 0
  private var ran = 0
  private var slowest: (nanoseconds: UInt64, seed: UInt64) = (0, 0)

  init(seed: UInt64, file: Path) {
    self.seed = seed
    self.file = file
  }

  /// Nanoseconds that no input may take.
  private static let patience: UInt64 = 60_000_000_000

  /// Returns the status of the process.
  mutating func run(until end: UInt64) -> Int32 {
    repeat {
      let own = seed &+ UInt64(count)
      var generator = SpecGenerator(seed: own)
      let bytes = generator.spec()
      do throws(HostError) {
        try Files.write(bytes, to: file)
      } catch {
        return say(error.message, 74)
      }
      if Clock.now >= end && count == 0 { return 0 }
      let start = Clock.now
      for target in FuzzTarget.allCases {
        // A dialogue runs the spec a dozen times, and each mutant is searched.
        let isLong = target == .editor || target == .mutate
        if isLong, Clock.now - start > Campaign.patience / 20 { continue }
        target.check(bytes)
      }
      let time = Clock.now - start
      if time > slowest.nanoseconds { slowest = (time, own) }
      if time > Campaign.patience { return say("seed \(own) takes \(time / 1_000_000) ms", 1) }
      if !FuzzTarget.outcomes(bytes).isEmpty { ran += 1 }
      count += 1
    } while Clock.now < end
    Files.remove(file)
    return say(
      "\(count) specs from seed \(seed), \(ran) of them ran; the slowest, seed \(slowest.seed), "
        + "took \(slowest.nanoseconds / 1_000_000) ms", 0)
  }

  private func say(_ words: String, _ status: Int32) -> Int32 {
    _ = try? Stream.output.write(Array((words + "\n").utf8))
    return status
  }
}

/// Dialogues of editors one after the other, until the time is over: about specs that a generator
/// makes, and about those of folders.
struct EditorCampaign {
  private var seed: UInt64
  private let file: Path
  private let texts: [[UInt8]]

  init(seed: UInt64, file: Path, folders: [String]) {
    self.seed = seed
    self.file = file
    texts = Inputs(folders.map { Path($0) }).files.compactMap { try? Files.read($0.path) }
  }

  /// Returns the status of the process.
  mutating func run(until end: UInt64) -> Int32 {
    let first = seed
    var requests = 0
    repeat {
      var generator = SpecGenerator(seed: seed)
      var bytes = generator.spec()
      if !texts.isEmpty, seed % 2 == 0 {
        bytes = texts[Int(truncatingIfNeeded: seed / 2 % UInt64(texts.count))]
        // The same text once more is another dialogue.
        bytes += Array("\n// \(seed)\n".utf8)
      }
      seed &+= 1
      guard bytes.count <= 20_000 else { continue }
      _ = try? Files.write(bytes, to: file)
      var dialogue = EditorDialogue(bytes)
      dialogue.hold(changes: 12)
      requests += dialogue.requests
    } while Clock.now < end
    Files.remove(file)
    let words = "\(seed &- first) dialogues from seed \(first), \(requests) requests\n"
    _ = try? Stream.output.write(Array(words.utf8))
    return 0
  }
}

import Host
import Reporting

// What was told before, as a file that a team keeps.
extension CommandOutput {
  /// What was told before; nil where no file is named, or none can be read, which is told.
  mutating func readBaseline(_ options: Options) -> Baseline? {
    guard let path = options.baseline else { return nil }
    do throws(HostError) {
      return Baseline(try Files.read(path))
    } catch {
      fail(
        error.message, .unreadable,
        hint: "`--write-baseline \(ShellWord.quote(path.spelling))` writes it")
      return nil
    }
  }

  /// Writes what a verb need not tell again; returns words for that, or nil where it cannot be,
  /// which is told.
  mutating func write(
    _ baseline: Baseline, of verb: Verb, _ noun: String, to path: Path
  ) -> String? {
    do throws(HostError) {
      try Files.replace(baseline.bytes(for: verb.rawValue), at: path)
      let count = SummaryText.count(baseline.count, noun)
      return "wrote \(path.spelling): \(count), which `--baseline` does not tell again"
    } catch {
      fail(error.message, .unwritable)
      return nil
    }
  }
}

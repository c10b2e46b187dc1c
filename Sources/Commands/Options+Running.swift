import Driver
import Interpreter
import StatusBar

// The flags that say how scenarios run, by which settings and which model.
extension FlagRow {
  static let config = FlagRow(
    "config", value: "PATH", "read settings from PATH, in place of sbar.config; none reads none"
  ) { _, value in value.isEmpty ? "a path, or `none`" : nil }
  .ofOneRun

  static let list = FlagRow("list", "list the scenarios in place of running them") {
    $0.lists = true
  }.ofOneRun

  static let allowEmpty = FlagRow("allow-empty", "exit 0 if nothing is selected") {
    $0.allowsEmpty = true
  }

  static let failFast = FlagRow("fail-fast", "stop after the first failure") {
    $0.maxFailures = 1
  }

  static let maxFailures = FlagRow("max-failures", value: "N", "stop after N failures") {
    guard let number = Int($1), number > 0 else { return "a number from 1" }
    $0.maxFailures = number
    return nil
  }

  static let jobs = FlagRow(
    "jobs", letter: "j", value: "N", "work on N threads: as many as cores, a search on one"
  ) {
    guard let number = Int($1), (1...1000).contains(number) else { return "a number from 1" }
    $0.jobs = number
    return nil
  }.with { $0.standard = "as many as cores, a search one" }

  static let strict = FlagRow(
    "strict", "list what was assumed; a verdict that rests on it is undecided"
  ) { $0.isStrict = true }

  static let noAssumptions = FlagRow(
    "no-assumptions", "leave out the rules that are only assumed"
  ) { $0.assumptions = false }

  static let policy = FlagRow(
    "policy", value: "NAME=VALUE", "decide a disputed rule; may be repeated"
  ) { options, value in
    guard let sign = value.firstIndex(of: "="), sign > value.startIndex else {
      return "NAME=VALUE"
    }
    let (name, choice) = (String(value[..<sign]), String(value[value.index(after: sign)...]))
    if let wrong = Policy.expectation(ofName: name, choice: choice) { return wrong }
    options.policies.append((name, choice))
    return nil
  }.with {
    $0.addsUp = true
    $0.words = Policy.allCases.flatMap { policy in
      policy.choices.map { policy.spelling + "=" + $0 }
    }
  }

  static let deny = FlagRow(
    "deny", value: "WHAT", "fail on `advice`: a setting that has no effect"
  ) {
    guard $1 == "advice" else { return "advice" }
    $0.deniesAdvice = true
    return nil
  }.with { $0.words = ["advice"] }

  static let shard = FlagRow(
    "shard", value: "I/N", "run the I-th of N parts, by the names of files and scenarios"
  ) {
    guard let shard = Shard($1) else { return "a part of a number of parts, for example `1/4`" }
    $0.selection.shard = shard
    return nil
  }.ofOneRun

  /// `--quirks` for every defect that a release had, `--quirks Q7,Q9` for some.
  static let quirks = FlagRow(
    "quirks", value: "[ID,...]", "run with the known defects of iOS, or with some of them"
  ) { options, value in
    if value.isEmpty {
      options.quirks.formUnion(.released)
      return nil
    }
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let quirk = Quirk.named(String(name)) else {
        return "a known defect: " + Quirk.allCases.map { $0.spelling }.joined(separator: ", ")
      }
      options.quirks.insert(Quirks(quirk))
    }
    return nil
  }.with {
    // A path that looks like this can be written `./Q7`.
    $0.isValue = { word in
      word.split(separator: ",").allSatisfy { name in
        name.utf8.count <= 4 && name.first?.isLetter == true
          && name.dropFirst().allSatisfy(\.isNumber)
          && name.utf8.count > 1
      }
    }
  }
}

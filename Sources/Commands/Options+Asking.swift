import Host

extension Options {
  /// What the header of a written spec has to say, so that it is answered as it was asked.
  var specSettings: [String] {
    var settings = policies.map { "policy.\($0.name) \($0.value)" }
    if !quirks.isEmpty {
      let names = quirks.spelling.split(separator: ",").joined(separator: ", ")
      settings.append("quirks " + names)
    }
    if !assumptions { settings.append("assumptions off") }
    return settings
  }
}

/// The languages of graphs that `sbar explore` writes.
package enum GraphFormat: String, Sendable, CaseIterable {
  case dot, mermaid
}

// The flags that `ask` has, and those of searches: `audit`, `explore` and `mutate`.
extension FlagRow {
  static let root = FlagRow("root", value: "NAME", "the screen that the app begins with") {
    $0.root = $1
    return nil
  }.ofOneRun

  static let on = FlagRow(
    "on", value: "SETTINGS", "ask there, as in a header: 'ios 16...26, device notch'"
  ) {
    $0.settings.append($1)
    return nil
  }.with {
    $0.addsUp = true
    $0.isOfOneRun = true
  }

  static let then = FlagRow(
    "then", value: "STEP", "do a step and answer after it; may be repeated"
  ) {
    $0.steps.append($1)
    return nil
  }.with {
    $0.addsUp = true
    $0.isOfOneRun = true
  }

  static let allSteps = FlagRow(
    "all-steps", "answer after the launch and after each step"
  ) { $0.showsAllSteps = true }.ofOneRun

  /// What the bar can be wanted to be.
  private static let wishes = ["hidden", "visible", "light", "dark"]

  static let want = FlagRow(
    "want", value: "BAR", "show what makes the bar hidden, visible, light or dark"
  ) {
    guard wishes.contains($1) else { return "`hidden`, `visible`, `light` or `dark`" }
    $0.wish = $1
    return nil
  }.ofOneRun.with { $0.words = wishes }

  static let write = FlagRow(
    "write", value: "FILE", "write the answers as a spec, to a file that is not there yet"
  ) {
    $0.specPath = Path($1)
    return nil
  }.ofOneRun

  static let situations = FlagRow(
    "situations", value: "N", "see at most so many situations of a cell"
  ) {
    guard let count = Int($1), (1...10_000_000).contains(count) else {
      return "a number from 1 to 10000000"
    }
    $0.situations = count
    return nil
  }.ofOneRun

  static let maxSurvivors = FlagRow(
    "max-survivors", value: "N", "exit with 1 if more than N changes are not noticed"
  ) {
    guard let count = Int($1), count >= 0 else { return "a number" }
    $0.maxSurvivors = count
    return nil
  }

  static let baseline = FlagRow(
    "baseline", value: "FILE", "do not tell again what stands in FILE"
  ) {
    $0.baseline = Path($1)
    return nil
  }

  static let writeBaseline = FlagRow(
    "write-baseline", value: "FILE", "write what is found to FILE, and exit as if it were known"
  ) {
    $0.newBaseline = Path($1)
    return nil
  }.ofOneRun

  static let graph = FlagRow(
    "graph", value: "dot|mermaid", "write the situations and the moves between them as a graph"
  ) {
    guard let format = GraphFormat(rawValue: $1) else { return "`dot` or `mermaid`" }
    $0.graphFormat = format
    return nil
  }.ofOneRun.with { $0.words = GraphFormat.allCases.map { $0.rawValue } }

  static let listMoves = FlagRow(
    "list-moves", "list what was done, and in how many situations"
  ) { $0.listsMoves = true }.ofOneRun

  static let allFindings = FlagRow(
    "all", "tell all that was found at length"
  ) { $0.showsAllFindings = true }

  static let coverage = FlagRow(
    "coverage", "say what no expectation looks at: ways back, and what asks for a bar"
  ) { $0.showsCoverage = true }
}

import Interpreter
import Language
import Reporting
import Wording

// `sbar ask --want`: what makes the bar as it is wanted, without a spec.
extension AskCommand {
  /// Looks for mends, and writes them.
  mutating func mend(_ asked: AskedSpec, _ answers: Answers, _ wish: String) {
    let matrix = answers.matrix(for: wish)
    let spec = asked.wanting(wish, in: matrix)
    var runOptions = options.run
    runOptions.advises = false
    let plan = makePlan(spec, options: runOptions)
    let book = SourceBook(spec.sources)
    let wrong = plan.diagnostics.filter { $0.severity == .error }
    guard wrong.isEmpty else {
      output.write(wrong, in: book)
      return output.add(.invalid)
    }
    var found: ScenarioResult?
    Interpreter.run(plan, options: runOptions) { found = $0 }
    guard let result = found else { return output.add(.nothingRan) }
    guard result.outcome.isFailure else {
      let count = SummaryText.count(result.cells.count { $0.outcome != .skipped }, "cell")
      return output.say(
        "\(output.look.symbols.passed) the bar is \(wish) in each of the \(count) asked")
    }
    let findings = result.cells.flatMap { $0.findings }
    guard let finding = findings.first(where: { $0.canBeMended }) ?? findings.first else {
      return output.add(.failed)
    }
    var search = mends(
      for: finding, of: result, in: spec, plan: plan, options: runOptions, limits: .thorough)
    search.mends = search.mends.map { asked.inQuestion($0) }
    judge(search, finding)
    write(search, of: finding.words, in: result, SourceBook(asked.sources(with: spec)), wish)
  }

  private mutating func write(
    _ search: MendSearch, of words: FindingWords, in result: ScenarioResult, _ book: SourceBook,
    _ wish: String
  ) {
    let count = SummaryText.count(result.cells.count { $0.outcome != .skipped }, "cell")
    if output.isMachine {
      return MendJSON.write(
        search, of: words, scenario: book.name(of: result), in: book, to: &output.json)
    }
    let writer = MendText(book: book, look: output.look)
    output.say("\(words.title), in \(result.failingWords) asked")
    if !search.mends.isEmpty || words.finding.canBeMended { output.text.newline() }
    for (index, mend) in search.mends.enumerated() {
      writer.write(
        mend, number: index + 1, tried: "the bar is \(wish) in each of the \(count) asked",
        without: result.name.file, to: &output.text)
    }
    if search.mends.isEmpty { writer.writeNone(search, of: words, to: &output.text) }
  }

  private mutating func judge(_ search: MendSearch, _ finding: Finding) {
    if !search.mends.isEmpty {
      output.add(.wouldRewrite)
    } else {
      output.add(finding.kind == .undecided ? .inconclusive : .failed)
    }
  }
}

extension ScenarioResult {
  /// `3 of the 40 cells`
  fileprivate var failingWords: String {
    let all = cells.filter { $0.outcome != .skipped }
    let failing = all.count { $0.outcome.isFailure }
    let words = SummaryText.count(all.count, "cell")
    return failing == all.count
      ? (all.count == 1 ? "the 1 cell" : "all \(words)") : "\(failing) of the \(words)"
  }
}

extension Answers {
  /// Where the wish is to hold: a phone on its side has no bar, and a release on which the
  /// answer is unknown shows nothing.
  fileprivate func matrix(for wish: String) -> [Axis] {
    axes.enumerated().map { index, axis in
      var axis = axis
      if axis.name == "orientation", axis.values.count > 1 {
        axis.values = axis.values.filter { $0 == "portrait" }
      }
      if axis.name == "ios" {
        let known = axis.values.filter { isKnown($0, on: index) }
        if !known.isEmpty { axis.values = known }
      }
      return axis
    }
  }

  /// `true` iff the last answer is known in every cell with a value.
  private func isKnown(_ value: String, on axis: Int) -> Bool {
    guard let last = moments.last else { return true }
    return zip(cells, last.answers).allSatisfy { cell, answer in
      guard let cell, let answer, cell[axis].value == value else { return true }
      return answer.looks.count < 2
    }
  }
}

import Interpreter
import Language
import Picture
import Wording

/// The device where something does not hold, as it is and as it should be: beside the block on a
/// wide terminal, else below it.
struct FailurePicture {
  private let film: Film

  /// The cells of two pictures, and of what stands between them and the block.
  private static let width = 50
  private static let gap = 2
  /// A block is no narrower beside a picture than it is without one.
  private static let blockWidth = 80

  /// Creates the picture in the first cell in which it is so; nil before the launch, and where the
  /// scenario was not planned here.
  init?(_ folded: FoldedFinding, of result: ScenarioResult, _ plan: Plan, in book: SourceBook) {
    guard let cell = result.shownBy?.cell ?? folded.cells.first,
      let moment = FailingMoment(folded.mismatch.location, of: result, plan)
    else { return nil }
    let frames = moment.frames(cell: cell)
    guard frames.indices.contains(moment.step) else { return nil }
    film = Film(ShotMaker(book: book).shots(at: moment.step, of: frames))
    if film.shots.isEmpty { return nil }
  }

  /// `true` iff a terminal has room for a picture beside a block, and shows it well.
  static func fits(_ look: Look) -> Bool {
    look.isFitted && look.palette == .colored && look.symbols == .unicode && isWide(look)
  }

  private static func isWide(_ look: Look) -> Bool { look.width >= blockWidth + gap + width }

  /// Writes the block with the picture.
  func write(
    _ folded: FoldedFinding, of result: ScenarioResult, _ failures: FailureText,
    to text: inout TextBuffer
  ) {
    let look = failures.look
    guard FailurePicture.isWide(look) else {
      failures.write(folded, of: result, to: &text)
      for line in lines(look) { text.append("  " + line + "\n") }
      text.newline()
      return
    }
    var narrow = look
    narrow.width -= FailurePicture.width + FailurePicture.gap
    var block = TextBuffer()
    FailureText(
      book: failures.book, look: narrow, rerun: failures.rerun, isVerbose: failures.isVerbose
    )
    .write(folded, of: result, to: &block)
    write(block.text, lines(look), at: narrow.width + FailurePicture.gap, to: &text)
  }

  private func lines(_ look: Look) -> [String] {
    film.text(
      width: min(look.width, FailurePicture.blockWidth) - 2, isASCII: look.symbols == .ascii,
      isSmall: true)
  }

  /// Writes the lines of a block with those of the pictures at a column.
  private func write(
    _ block: String, _ pictures: [String], at column: Int, to text: inout TextBuffer
  ) {
    var left = block.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    while left.last?.isEmpty == true { left.removeLast() }
    for index in 0..<max(left.count, pictures.count) {
      let line = index < left.count ? left[index] : ""
      text.append(line)
      if index < pictures.count, !pictures[index].isEmpty {
        text.space(max(FailurePicture.gap, column - FailurePicture.cells(of: line)))
        text.append(pictures[index])
      }
      text.newline()
    }
    text.newline()
  }

  /// The cells that a line takes, whose codes of colours take none.
  private static func cells(of line: String) -> Int {
    var isCode = false
    var cells = 0
    for character in line {
      if character == "\u{1B}" { isCode = true }
      if !isCode { cells += CharacterWidth.cells(of: character) }
      if isCode, character == "m" { isCode = false }
    }
    return cells
  }
}

/// The step of a planned scenario at which something does not hold.
struct FailingMoment {
  let plan: Plan
  let scenario: PlannedScenario
  /// The number of the step.
  let step: Int

  /// Finds the step that holds a place, or the last one of a way that shows what a search found;
  /// nil where the scenario was not planned here.
  init?(_ location: Location, of result: ScenarioResult, _ plan: Plan) {
    guard let scenario = plan.scenario(of: result),
      let step = scenario.step(of: result, at: location)
    else { return nil }
    self.plan = plan
    self.scenario = scenario
    self.step = step
  }

  /// What is on screen after each step in a cell, up to one that cannot be done.
  func frames(cell: Int) -> [Frame] {
    guard scenario.cells.indices.contains(cell) else { return [] }
    return Interpreter.frames(of: plan, scenario: scenario, cell: cell)
  }
}

extension Plan {
  /// The scenario of a result, or the one that shows what a search found.
  func scenario(of result: ScenarioResult) -> PlannedScenario? {
    let name = result.shownBy?.name ?? result.name
    return scenarios.first { $0.name == name }
  }
}

extension PlannedScenario {
  /// The number of the step that holds a place; of a scenario that shows what a search found, the
  /// last one.
  func step(of result: ScenarioResult, at location: Location) -> Int? {
    if result.shownBy != nil { return steps.indices.last }
    guard location.file == name.file else { return nil }
    return steps.firstIndex { $0.range.contains(location.range) }
  }
}

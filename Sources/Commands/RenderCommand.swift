import Host
import Interpreter
import Language
import Picture
import Reporting
import Wording

extension VerbRow {
  /// `sbar render`
  static let render = VerbRow(
    "draw the device at a step, or a film of a scenario",
    operands: "FILE:LINE|FILE SCENARIO", completes: .specs, reports: .none,
    flags: Flag.specs + [.cell, .output, .pictureFormat],
    details: [
      "FILE:LINE is a step or an expectation: the device after it, with what is known of the",
      "screen; grey stands for views that are there, hatching for what is unknown. Where the",
      "expectation fails, the bar is drawn as it is and as it should be. FILE with the name of a",
      "scenario, or FILE:LINE of its header, is a film: a picture for each step.", "",
      "The first cell is drawn, with --cell all that hold the words: a device or its class, a",
      "release, an orientation. dot and mermaid write the graph of who was asked at a step:",
      "solid lines were asked along, dashed ones were not, and the decider is bold.",
    ]
  ) { invocation, environment throws(UsageError) in
    try RenderCommand(invocation, environment: environment).run()
  }
}

/// `sbar render`: the device at a step of a scenario, or a film of all of it.
struct RenderCommand {
  private let options: Options
  private let operands: [Path]
  private let look: Look

  init(_ invocation: Invocation, environment: (String) -> String?) {
    options = invocation.options
    operands = invocation.operands
    look = Look(of: .output, options, environment: environment)
  }

  /// Returns the status of the process.
  func run() throws(UsageError) -> ExitCode {
    guard let operand = operands.first else {
      throw UsageError(
        message: "which step is to be drawn?", hint: "FILE:LINE, or FILE and the name of a scenario"
      )
    }
    let input = Inputs([operand]).files.first ?? Host.Input(path: operand)
    guard operands.count <= (input.line == nil ? 2 : 1) else {
      throw UsageError(
        message: "`sbar render` draws one place of a file at a time",
        hint: "FILE:LINE, or FILE and the name of a scenario between quotes")
    }
    return ExplainFile.write(to: options.outputPath, look) { () throws(ExplainFile.Problem) in
      (try text(of: try place(of: input)), isText ? look : nil)
    }
  }

  // MARK: - What is drawn

  /// A scenario, one of its steps, and the cells that are drawn.
  private struct Place {
    var plan: Plan
    var book: SourceBook
    var scenario: PlannedScenario
    var step: Int?
    var cells: [Int]
  }

  private func place(of input: Host.Input) throws(ExplainFile.Problem) -> Place {
    let planned: PlannedSpec
    do throws(HostError) {
      planned = try options.planned(input)
    } catch {
      throw ExplainFile.Problem(message: error.message, status: .unreadable)
    }
    let plan = planned.plan
    let book = SourceBook(planned.spec.sources)
    if plan.hasErrors {
      var problem = ExplainFile.Problem(message: "", status: .invalid)
      problem.diagnostics = ExplainFile.errors(plan.diagnostics, book, look)
      throw problem
    }
    let name = operands.count == 2 ? operands[1].spelling : nil
    let found = try SpecPlaces(plan, book).find(ExplainFile.Subject(input, name), in: input.name)
    let cells = try cells(of: found.scenario)
    return Place(
      plan: plan, book: book, scenario: found.scenario, step: found.step, cells: cells)
  }

  /// The numbers of the cells that are meant: the first, or all that hold the words.
  private func cells(of scenario: PlannedScenario) throws(ExplainFile.Problem) -> [Int] {
    let existing = scenario.cells.indices.filter { scenario.cells[$0].exists }
    guard let words = options.cellWords else { return Array(existing.prefix(1)) }
    let wanted = words.lowercased().split { $0 == " " || $0 == "," }.map { String($0) }
    let found = existing.filter { index in
      let text = CellWords.all(of: scenario.cells[index]).lowercased()
      return wanted.allSatisfy { text.contains($0) }
    }
    guard found.isEmpty else { return Array(found.prefix(RenderCommand.cellLimit)) }
    let known = existing.prefix(4).map { CellWords.title(of: scenario.cells[$0]) }
    throw ExplainFile.Problem(
      message: "no cell of the scenario holds “\(words)”", status: .nothingRan,
      hint: "there is " + known.joined(separator: "; ") + (existing.count > 4 ? "; and more" : ""))
  }

  /// More pictures than these say less than one.
  private static let cellLimit = 12

  // MARK: - Text

  private var format: PictureFormat {
    options.pictureFormat ?? (look.symbols == .ascii ? .ascii : .text)
  }

  private var isASCII: Bool { format == .ascii || look.symbols == .ascii }

  private var isText: Bool { format == .text || format == .ascii }

  private func text(of place: Place) throws(ExplainFile.Problem) -> TextBuffer {
    var text = TextBuffer()
    switch format {
    case .dot, .mermaid: text.append(try graph(of: place))
    case .text, .ascii:
      let writer = PictureText(book: place.book, look: look, isASCII: isASCII)
      for (number, cell) in place.cells.enumerated() {
        if number > 0 { text.newline() }
        writer.writeHead(place.scenario, step: place.step, cell: cell, to: &text)
        writer.write(Film(try shots(of: place, cell: cell)), to: &text)
      }
    case .svg:
      var shots: [Film.Shot] = []
      for cell in place.cells { shots += try self.shots(of: place, cell: cell) }
      text.append(
        shots.count == 1 && place.step != nil ? shots[0].picture.svg() : Film(shots).svg())
    }
    return text
  }

  private func shots(of place: Place, cell: Int) throws(ExplainFile.Problem) -> [Film.Shot] {
    let frames = frames(of: place.plan, scenario: place.scenario, cell: cell)
    let maker = ShotMaker(book: place.book)
    let shots: [Film.Shot]
    if let step = place.step {
      guard step < frames.count, frames[step].problem == nil else {
        throw RenderCommand.problem(frames.last?.problem?.title)
      }
      shots = maker.shots(at: step, of: frames)
    } else {
      shots = maker.film(of: frames)
    }
    if shots.isEmpty { throw RenderCommand.problem(frames.last?.problem?.title) }
    return shots
  }

  private static func problem(_ words: String?) -> ExplainFile.Problem {
    ExplainFile.Problem(
      message: words ?? "nothing is on screen before the app is launched", status: .nothingRan)
  }

  /// Who was asked for visibility and for the style.
  private func graph(of place: Place) throws(ExplainFile.Problem) -> String {
    guard let step = place.step else {
      throw ExplainFile.Problem(
        message: "a graph is of one step", status: .usage, hint: "name its line: FILE:LINE")
    }
    var scenario = place.scenario
    scenario.cells = place.cells.prefix(1).map { scenario.cells[$0] }
    let found = moments(of: place.plan, scenario: scenario, after: step).first ?? nil
    let moment = found.map { MomentWords($0) }
    guard let moment, moment.problem == nil else { throw RenderCommand.problem(moment?.problem) }
    let trees = moment.accounts.filter { $0.aspect == .hidden || $0.aspect == .style }
      .map { AskedTree($0) }
    let name = place.book.text(
      Location(scenario.name.file, scenario.steps[step].range), limit: 60)
    return format == .dot ? AskedTree.dot(trees, name: name) : AskedTree.mermaid(trees)
  }
}

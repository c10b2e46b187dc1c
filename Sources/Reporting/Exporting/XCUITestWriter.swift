import Binding
import Interpreter
import Language
import Picture
import StatusBar

/// Writes scenarios as tests of XCUITest: what a finger can do is done, and each expectation is a
/// screenshot with the bar of the model in its name, so that a device's answers can be compared.
package struct XCUITestWriter {
  private let plan: Plan
  private let book: SourceBook
  /// By what reports call the file.
  private let fileName: String

  package init(_ plan: Plan, in book: SourceBook, fileName: String) {
    self.plan = plan
    self.book = book
    self.fileName = fileName
  }

  /// Writes a class with a test for each scenario, and for each way its cells hold the device.
  package func write(_ scenarios: [PlannedScenario], to text: inout TextBuffer) {
    text.append("// Written by `sbar export xcuitest`: change the spec, and write it anew.\n")
    text.append("import XCTest\n\n")
    text.append("final class \(className): XCTestCase {\n")
    var number = 0
    for scenario in scenarios {
      for group in groups(of: scenario) {
        number += 1
        if number > 1 { text.append("\n") }
        write(scenario, group, number: number, to: &text)
      }
    }
    text.append(XCUITestWriter.helper)
    text.append("}\n")
  }

  /// The cells of one way that the device is held and of one mode: what one test can set.
  private struct Group {
    var orientation: Orientation
    var appearance: InterfaceStyle
    var cells: [Int]
  }

  private func groups(of scenario: PlannedScenario) -> [Group] {
    var groups: [Group] = []
    for (index, cell) in scenario.cells.enumerated() where cell.exists {
      let (orientation, appearance) = (cell.platform.orientation, cell.platform.appearance)
      let known = groups.firstIndex {
        $0.orientation == orientation && $0.appearance == appearance
      }
      if let known {
        groups[known].cells.append(index)
      } else {
        groups.append(
          Group(orientation: orientation, appearance: appearance, cells: [index]))
      }
    }
    return groups
  }

  private func write(
    _ scenario: PlannedScenario, _ group: Group, number: Int, to text: inout TextBuffer
  ) {
    let name = book.text(scenario.name, limit: 4096)
    text.append("  /// \"\(name)\", \(book.line(scenario.name))\n")
    text.append("  ///\n  /// The model ran it as:\n")
    for cell in group.cells.prefix(XCUITestWriter.cellLimit) {
      text.append("  /// - \(printable(CellWords.title(of: scenario.cells[cell])))\n")
    }
    if group.cells.count > XCUITestWriter.cellLimit {
      text.append("  /// - and \(group.cells.count - XCUITestWriter.cellLimit) more\n")
    }
    text.append("  @MainActor func test\(number)_\(XCUITestWriter.identifier(name))() {\n")
    text.append("    let app = XCUIApplication()\n")
    text.append("    XCUIDevice.shared.orientation = .\(group.orientation.held)\n")
    text.append("    XCUIDevice.shared.appearance = .\(group.appearance.spelling)\n")
    let frames = group.cells.prefix(XCUITestWriter.filmedCells).map { cell in
      Interpreter.frames(of: plan, scenario: scenario, cell: cell)
    }
    writeSteps(of: scenario, frames, to: &text)
    text.append("  }\n")
  }

  private func writeSteps(
    of scenario: PlannedScenario, _ frames: [[Frame]], to text: inout TextBuffer
  ) {
    var isLeftOut = false
    for (index, step) in scenario.steps.enumerated() {
      let place = Location(scenario.name.file, step.range)
      let title = "\(book.lineNumber(place)) \(book.text(place, limit: 72))"
      text.append("    // \(title)\n")
      switch step.kind {
      case .blank: text.append("    // Not done: a blank expects nothing yet.\n")
      case .expect:
        if isLeftOut { text.append("    // A step above is not done: the screen may differ.\n") }
        let looks = looks(after: index, in: frames)
        text.append("    look(\(quoted(title + " – " + looks)))\n")
      case .action(let action):
        let isOverSheet = frames.allSatisfy {
          index < 1 || $0.count < index || $0[index - 1].endsInSheet
        }
        let gesture = XCUIGesture(action, plan.bound.program, isOverSheet: isOverSheet)
        if !gesture.isDone { isLeftOut = true }
        for line in gesture.lines { text.append("    \(line)\n") }
      }
    }
  }

  /// What the model shows then: each look once, `or` between those of several cells.
  private func looks(after step: Int, in frames: [[Frame]]) -> String {
    var looks: [String] = []
    for frames in frames where step < frames.count {
      let words = ShownBar(frames[step].bars)?.words ?? "no bar before the launch"
      if !looks.contains(words) { looks.append(words) }
    }
    return looks.isEmpty ? "the model does not get there" : looks.joined(separator: " or ")
  }

  private var className: String {
    let name = fileName.split(separator: "/").last.map { String($0) } ?? fileName
    let stem = name.split(separator: ".").first.map { String($0) } ?? name
    let words = XCUITestWriter.identifier(stem)
    return words.prefix(1).uppercased() + words.dropFirst() + "StatusBarTests"
  }

  /// Words as a name of Swift: `a photo fills` is `aPhotoFills`.
  private static func identifier(_ words: String) -> String {
    var name = ""
    for part in words.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      name += name.isEmpty ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }
    if name.isEmpty { return "scenario" }
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// So many cells are named above a test.
  private static let cellLimit = 8
  /// So many cells say what the bar looks like.
  private static let filmedCells = 64

  private static let helper = """

      /// Keeps what is on screen, by the line of the spec and the bar that the model shows there.
      @MainActor private func look(_ name: String) {
        let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
        attachment.name = name
        attachment.lifetime = .keepAlways
        add(attachment)
      }

    """
}

/// Returns a text as a string of Swift.
private func quoted(_ words: String) -> String {
  var text = "\""
  for scalar in words.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}

extension Orientation {
  /// As UIDevice names it: it counts from where the device is turned, an interface from the screen.
  fileprivate var held: String {
    switch self {
    case .portrait: "portrait"
    case .landscapeLeft: "landscapeRight"
    case .landscapeRight: "landscapeLeft"
    case .portraitUpsideDown: "portraitUpsideDown"
    }
  }
}

/// A step as XCUITest does it, or why it cannot.
private struct XCUIGesture {
  /// Code, or a comment.
  let lines: [String]
  /// `false` where the step is left out.
  let isDone: Bool

  private init(code: String...) { (lines, isDone) = (code, true) }

  private init(not reason: String) { (lines, isDone) = (["// Not done: \(reason)."], false) }

  /// `isOverSheet` says whether what is in front follows a finger that swipes it away.
  init(_ action: Action, _ program: Program, isOverSheet: Bool) {
    switch action.row.gesture {
    case .launch: self.init(code: "app.launch()")
    case .tap(let label):
      let label = quoted(program.text(of: label))
      self.init(code: "app.descendants(matching: .any)[\(label)].firstMatch.tap()")
    case .tapType(let type): self.init(tapOn: program.text(of: type))
    case .navigate(.dismiss) where !isOverSheet:
      self.init(not: "only a sheet follows the finger, and the app's own code takes this away")
    case .navigate(let navigation): self.init(navigation)
    case .select(let selection): self.init(selection, program)
    case .swipe(let offset):
      self.init(
        code: "// About \(Int(offset)) points: a swipe cannot be told how far.",
        offset <= 0 ? "app.swipeUp()" : "app.swipeDown()")
    case .device(let change): self.init(change)
    case .leave: self.init(code: "XCUIDevice.shared.press(.home)")
    case .comeBack: self.init(code: "app.activate()")
    case .wait(let seconds):
      self.init(code: "_ = XCTWaiter.wait(for: [XCTestExpectation()], timeout: \(seconds))")
    case .impossible(let obstacle): self.init(obstacle)
    }
  }

  private init(_ obstacle: Action.Obstacle) {
    switch obstacle {
    case .launchScreen: self.init(not: "a launch does not stop at its launch screen")
    case .value: self.init(not: "a test of the screen cannot set a value in the app")
    case .code: self.init(not: "the app's own code runs there")
    case .windows: self.init(not: "the app's own code shows its windows")
    case .scenes: self.init(not: "scenes are opened and closed outside of the app")
    case .sidebar: self.init(not: "the button of a sidebar has no fixed name")
    case .system: self.init(not: "what the system lays over the app is not the app's")
    case .halt: self.init(not: "a gesture does not stop half-way for a screenshot")
    }
  }

  private init(_ navigation: Action.Navigation) {
    switch navigation {
    case .back:
      self.init(code: "app.navigationBars.buttons.element(boundBy: 0).tap()")
    case .push, .pop, .popToRoot: self.init(not: "the app's own code moves its stack")
    case .present: self.init(not: "the app's own code presents it")
    case .dismiss: self.init(code: "app.swipeDown(velocity: .fast)")
    }
  }

  private init(_ selection: Action.Selection, _ program: Program) {
    switch selection {
    case .tab(let label):
      self.init(code: "app.tabBars.buttons[\(quoted(program.text(of: label)))].tap()")
    case .tabNumber(let number):
      self.init(code: "app.tabBars.buttons.element(boundBy: \(number - 1)).tap()")
    case .pageNumber: self.init(not: "it is not known how many pages a swipe is away")
    }
  }

  private init(_ change: Action.DeviceChange) {
    switch change {
    case .rotate(let orientation):
      self.init(code: "XCUIDevice.shared.orientation = .\(orientation.held)")
    case .appearance(let style):
      self.init(code: "XCUIDevice.shared.appearance = .\(style.spelling)")
    case .resize: self.init(not: "a test cannot change the size of the app's window")
    case .indicator: self.init(not: "calls and recordings are the system's")
    }
  }

  /// A tap on what is of a type; views of the app's have none that XCUITest knows.
  private init(tapOn type: String) {
    let queries = [
      "Button": "buttons", "Image": "images", "Link": "links", "List": "tables",
      "Text": "staticTexts", "TextField": "textFields", "Toggle": "switches",
    ]
    if let query = queries[type] {
      self.init(code: "app.\(query).firstMatch.tap()")
    } else {
      self.init(not: "XCUITest knows no element by the type `\(type)`")
    }
  }
}

extension Frame {
  /// `true` iff what is in front is a sheet.
  fileprivate var endsInSheet: Bool {
    guard case .presentation(let style, _)? = screen.layers.last?.kind else { return false }
    switch style {
    case .automatic, .pageSheet, .formSheet, .popover: return true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .alert:
      return false
    }
  }
}

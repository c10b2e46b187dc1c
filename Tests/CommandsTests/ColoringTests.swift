import Commands
import Testing

/// One line of the table: choice, variables, a terminal or not, and whether there are colors.
struct ColoringCase: Sendable {
  var choice: ColorChoice
  var variables: [String: String]
  var isTerminal: Bool
  var isColored: Bool

  init(
    _ choice: ColorChoice, _ variables: [String: String], terminal: Bool, colored: Bool
  ) {
    self.choice = choice
    self.variables = variables
    isTerminal = terminal
    isColored = colored
  }
}

@Suite struct ColoringTests {
  @Test(arguments: [
    // 1. The flag.
    ColoringCase(.always, ["NO_COLOR": "1", "TERM": "dumb"], terminal: false, colored: true),
    ColoringCase(.never, ["CLICOLOR_FORCE": "1", "TERM": "xterm"], terminal: true, colored: false),
    // 2. NO_COLOR, unless empty.
    ColoringCase(
      .auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1", "TERM": "xterm"], terminal: true,
      colored: false),
    ColoringCase(.auto, ["NO_COLOR": "", "TERM": "xterm"], terminal: true, colored: true),
    // 3. CLICOLOR_FORCE and its alias, unless empty or 0.
    ColoringCase(.auto, ["CLICOLOR_FORCE": "1"], terminal: false, colored: true),
    ColoringCase(.auto, ["FORCE_COLOR": "3", "TERM": "dumb"], terminal: false, colored: true),
    ColoringCase(.auto, ["CLICOLOR_FORCE": "0", "TERM": "xterm"], terminal: false, colored: false),
    ColoringCase(.auto, ["CLICOLOR_FORCE": "", "TERM": "xterm"], terminal: false, colored: false),
    ColoringCase(
      .auto, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0", "TERM": "xterm"], terminal: true,
      colored: true),
    // 4. A terminal that cannot.
    ColoringCase(.auto, ["TERM": "dumb"], terminal: true, colored: false),
    ColoringCase(.auto, [:], terminal: true, colored: false),
    // 5. CLICOLOR=0.
    ColoringCase(.auto, ["CLICOLOR": "0", "TERM": "xterm"], terminal: true, colored: false),
    ColoringCase(.auto, ["CLICOLOR": "1", "TERM": "xterm"], terminal: true, colored: true),
    // 6. Whether it is a terminal.
    ColoringCase(.auto, ["TERM": "xterm"], terminal: true, colored: true),
    ColoringCase(.auto, ["TERM": "xterm"], terminal: false, colored: false),
  ])
  func theOrderOfReasonsIsFixed(line: ColoringCase) {
    let isWanted = Coloring.isWanted(line.choice, isTerminal: line.isTerminal) {
      line.variables[$0]
    }
    #expect(isWanted == line.isColored)
  }

  @Test(
    arguments: [
      ([:], false), (["TERM": "dumb"], true), (["LANG": "C"], true),
      (["LANG": "en_US.UTF-8"], false),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], true),
      (["LC_ALL": "", "LANG": "de_DE.utf8"], false),
      (["LC_CTYPE": "en_US.ISO-8859-1"], true),
    ] as [([String: String], Bool)])
  func aLocaleThatIsNotUTF8GetsASCII(variables: [String: String], needsASCII: Bool) {
    #expect(Coloring.needsASCII { variables[$0] } == needsASCII)
  }

  /// What is drawn again and again needs a terminal that can go back.
  @Test(
    arguments: [("xterm", true, true), ("dumb", true, false), ("xterm", false, false)])
  func dumbTerminalsDrawNoLineAgain(terminal: String, isTerminal: Bool, redraws: Bool) {
    let environment = { $0 == "TERM" ? terminal : nil }
    #expect(Coloring.redraws(isTerminal: isTerminal, environment: environment) == redraws)
  }
}

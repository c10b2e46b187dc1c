import Binding
import Interpreter
import Language
import StatusBar
import Wording

/// Something that can be written at a place.
package struct Completion: Sendable {
  package enum Kind: Sendable {
    case word, fact, value, label, type, variable, modifier, snippet, file, folder
  }

  package var label: String
  package var kind: Kind
  /// What it means, in a few words.
  package var detail: String
  /// What is written, in place of `range`; with `${1:…}` where something is to be filled in.
  package var text: String
  package var isSnippet: Bool
  /// The bytes that it replaces.
  package var range: SourceRange
  /// `true` iff it is what is true at this moment: it comes first.
  package var isPresent = false
}

extension Analysis {
  /// Returns what can be written at a place, best first.
  ///
  /// The line of the place is left out of what is run: it is in the writing. `rest` is the
  /// analysis of the text without it, whose offsets are the same up to the place. `names` lists a
  /// folder by its path from the file, "" for its own, with a slash behind the names of folders.
  package func completions(
    at offset: UInt32, in file: FileID, rest: Analysis,
    names: @escaping (_ folder: String) -> [String] = { _ in [] }
  ) -> [Completion] {
    let place = WritingPlace(source(file).bytes, at: offset)
    let writer = CompletionWriter(analysis: rest, file: file, place: place, names: names)
    return writer.completions()
  }

  /// The text of a file without the line of a place, and without what follows it in its scenario,
  /// with blanks in their stead: neither has a part in what is true at the place.
  package static func withoutLine(of offset: UInt32, _ bytes: [UInt8]) -> [UInt8] {
    let place = WritingPlace(bytes, at: offset)
    guard let end = place.restOfScenario ?? place.restOfLine else { return bytes }
    var text = bytes
    for index in Int(place.lineStart)..<max(Int(place.lineStart), end)
    where text[index] != 0x0A && text[index] != 0x0D {
      text[index] = 0x20
    }
    if place.isInOpenScenario { close(&text, from: Int(place.lineStart), to: end) }
    return text
  }

  /// Ends a scenario on the line of a place, behind the place, where nothing ends it yet.
  private static func close(_ text: inout [UInt8], from start: Int, to end: Int) {
    let brace = UInt8(ascii: "}")
    guard start < end else {
      text.append(brace)
      return
    }
    let last = text[start..<end].lastIndex { $0 != 0x0A && $0 != 0x0D }
    // An empty line is ended by the one below it.
    if let last {
      text[last] = brace
    } else if end == text.count || text[end] == 0x0A || text[end] == 0x0D {
      text[start] = brace
    }
  }
}

/// Writes the completions of one place.
private struct CompletionWriter {
  let analysis: Analysis
  let file: FileID
  let place: WritingPlace
  let names: (String) -> [String]

  func completions() -> [Completion] {
    switch place.context {
    case .nothing: []
    case .item: words(WordHelp.items, .snippet)
    case .member(let isApp):
      words(WordHelp.members, .snippet) + (isApp ? words(WordHelp.settings, .word) : []) + types()
    case .setting:
      place.path.isEmpty ? words(WordHelp.settings, .word) + variables() : variables()
    case .valueOf(let path): values(ofPath: path)
    case .condition: variables()
    case .settingValue(let word): values(of: word)
    case .step: steps()
    case .law: words(WordHelp.laws, .word)
    case .lawWord(let words):
      words.map { plain($0.spelling, .word, "") }
    case .argument(let step, let isInQuotes): argument(of: step, isInQuotes)
    case .fact(let isFirst): facts(isFirst)
    case .factValue(let word): factValues(word)
    case .modifier: modifiers()
    case .includedPath(let folder): includedPaths(in: folder)
    }
  }

  /// What can be included of a folder, and the folders in it.
  private func includedPaths(in folder: String) -> [Completion] {
    let own = analysis.source(file).name.split(separator: "/").last.map { String($0) }
    let files = names(folder).filter { name in
      folder + name != own
        && (name.hasSuffix("/") || name.hasSuffix(".sbar") || name.hasSuffix(".swift"))
    }
    return files.map { plain(folder + $0, $0.hasSuffix("/") ? .folder : .file) }
  }

  private func word(_ help: WordHelp, _ kind: Completion.Kind) -> Completion {
    Completion(
      label: help.word.spelling, kind: kind, detail: help.meaning, text: help.snippet,
      isSnippet: help.snippet != help.word.spelling, range: place.replaced)
  }

  private func words(_ helps: [WordHelp], _ kind: Completion.Kind) -> [Completion] {
    helps.map { word($0, kind) }
  }

  private func plain(
    _ text: String, _ kind: Completion.Kind, _ detail: String = "", isPresent: Bool = false
  ) -> Completion {
    Completion(
      label: text, kind: kind, detail: detail, text: text, isSnippet: false,
      range: place.replaced, isPresent: isPresent)
  }

  // MARK: - What is true there

  /// What can be done at the place, by running the scenario up to it.
  private var present: Openings? {
    let scenarios = analysis.scenarios(of: file)
    guard
      let scenario = scenarios.first(where: {
        $0.range.start <= place.offset && place.offset <= $0.range.end
      }), canBeFollowed(scenario)
    else { return nil }
    let before = scenario.steps.prefix { $0.range.end <= place.lineStart }.count
    return openings(of: analysis.plan, scenario: scenario, before: before)
  }

  /// `true` iff nothing is wrong with what is written of a scenario; that it expects nothing yet is
  /// nothing wrong.
  private func canBeFollowed(_ scenario: PlannedScenario) -> Bool {
    analysis.plan.diagnostics.allSatisfy { diagnostic in
      let place = diagnostic.primary.location
      return diagnostic.severity != .error || diagnostic.code == .noExpectation
        || place.file != scenario.name.file || !scenario.range.contains(place.range)
    }
  }

  private func steps() -> [Completion] {
    let present = present
    var found: [Completion] = []
    if let present, present.hasLaunched {
      for label in present.labels {
        found.append(plain("tap " + quoted(label), .label, "can be tapped now", isPresent: true))
      }
      for look in present.looks.prefix(1) {
        found.append(
          plain("expect " + look.facts, .fact, "what the bar does now", isPresent: true))
      }
      if present.canGoBack { found.append(plain("back", .word, "", isPresent: true)) }
      if present.canDismiss { found.append(plain("dismiss", .word, "", isPresent: true)) }
    } else if present != nil {
      found.append(plain("launch", .word, "starts the process", isPresent: true))
    }
    let known = found.map { $0.label }
    return found + words(WordHelp.steps, .word).filter { !known.contains($0.label) }
  }

  private func argument(of step: Word, _ isInQuotes: Bool) -> [Completion] {
    switch step {
    case .tap:
      guard let present else { return [] }
      if isInQuotes { return present.labels.map { plain($0, .label, "", isPresent: true) } }
      return present.labels.map { plain(quoted($0), .label, "", isPresent: true) }
        + present.types.map { plain($0, .type, "", isPresent: true) }
    case .select: return selectable(isInQuotes)
    case .tab: return tabs(isInQuotes)
    case .page: return pages()
    case .push, .present, .peek, .dismiss, .from, .top, .by: return isInQuotes ? [] : types()
    case .rotate: return choices(Word.orientations)
    case .resize: return choices(Word.sizeClasses)
    case .appearance: return choices(Word.appearances)
    case .indicator: return choices(Word.indicators)
    case .scroll: return choices([.down, .up, .to])
    case .set: return variables()
    case .begin: return choices([.back, .push, .present, .dismiss, .pop, .launch, .peek])
    case .show, .hide: return choices([.window, .sidebar])
    case .request: return choices([.update])
    default: return []
    }
  }

  private func selectable(_ isInQuotes: Bool) -> [Completion] {
    isInQuotes ? tabs(true) : choices([.tab, .page])
  }

  private func tabs(_ isInQuotes: Bool) -> [Completion] {
    guard let present else { return [] }
    if isInQuotes { return present.tabTitles.map { plain($0, .label, "", isPresent: true) } }
    let numbers = (1...max(1, present.tabs)).map { plain(String($0), .value, "", isPresent: true) }
    return numbers + present.tabTitles.map { plain(quoted($0), .label, "", isPresent: true) }
  }

  private func pages() -> [Completion] {
    guard let present, present.pages > 0 else { return [] }
    return (1...present.pages).map { plain(String($0), .value, "", isPresent: true) }
  }

  private func facts(_ isFirst: Bool) -> [Completion] {
    var found: [Completion] = []
    if isFirst, let present {
      for look in present.looks {
        let detail = present.looks.count == 1 ? "what the bar does now" : "what it may do now"
        found.append(plain(look.facts, .fact, detail, isPresent: true))
      }
      found.append(plain("?", .fact, "a blank: `sbar test --update` fills it in"))
    }
    let known = found.map { $0.label }
    return found + words(WordHelp.facts, .fact).filter { !known.contains($0.label) }
  }

  private func factValues(_ word: Word) -> [Completion] {
    switch word {
    case .style: [".lightContent", ".darkContent", ".default"].map { plain($0, .value) }
    case .leading, .trailing, .flash: choices(Word.appearances)
    case .not: choices([.animated, .asked, .split])
    case .no: choices([.flash, .advice])
    case .animated: [plain("fade", .value), plain("slide", .value)]
    case .navigationBar:
      ["hidden", "shown", "background hidden", "background shown"].map { plain($0, .value) }
    case .top, .by: types()
    case .advice: Advice.Kind.allCases.map { plain($0.spelling, .value) }
    default: []
    }
  }

  // MARK: - Tables

  private func choices(_ words: [Word]) -> [Completion] {
    words.map { plain($0.spelling, .value) }
  }

  private func values(of word: Word) -> [Completion] {
    switch word {
    case .ios, .sdk:
      return Version.releases.filter { $0.minor == 0 }.reversed().map {
        plain($0.spelling, .value)
      }
    case .device:
      let classes = ["homeButton", "notch", "dynamicIsland", "pad"]
      let devices = Device.catalogue.filter { existed($0) }.map { device in
        let name = place.isInQuotes ? device.name : quoted(device.name)
        let detail = "iOS \(device.firstOS.spelling) to \(device.lastOS.spelling)"
        return plain(name, .value, detail)
      }
      return place.isInQuotes
        ? devices
        : classes.map { plain($0, .value, "every device of that class") } + devices.reversed()
    case .orientation: return choices(Word.orientations)
    case .appearance: return choices(Word.appearances)
    case .indicator: return choices(Word.indicators)
    case .lifecycle: return ["swiftUI", "uiKit"].map { plain($0, .value) }
    case .quirks:
      return [plain("on", .value)] + Quirk.allCases.map { plain($0.spelling, .value) }
    case .assumptions: return ["on", "off"].map { plain($0, .value) }
    case .policy:
      return Policy.allCases.flatMap { policy in
        policy.choices.map { plain(policy.spelling + " " + $0, .value, policy.rule.spelling) }
      }
    case .backdrop: return ["dark", "bright"].map { plain($0, .value) }
    default: return []
    }
  }

  /// `true` iff a device ran one of the releases that the header says in front of the place, or
  /// else the app.
  private func existed(_ device: Device) -> Bool {
    let written = place.releases ?? analysis.releases
    guard let first = written.min(), let last = written.max() else { return true }
    return device.firstOS <= last && first <= device.lastOS
  }

  private func modifiers() -> [Completion] {
    modifiersThatAreRead().map { name, since in
      let detail = since.map { "iOS " + $0.spelling } ?? ""
      return Completion(
        label: name, kind: .modifier, detail: detail, text: name + "($0)", isSnippet: true,
        range: place.replaced)
    }
  }

  // MARK: - What is declared

  private func types() -> [Completion] {
    declared { item in
      switch item.kind {
      case .screen, .container, .type: plain(item.name, .type, item.detail)
      case .app, .scenario, .variable, .function, .window, .include: nil
      }
    }
  }

  /// States, and inputs as they are written: `session.isLive`.
  private func variables() -> [Completion] {
    let inputs = analysis.plan.bound.program.inputs.filter { $0.name != "init" }.map { input in
      plain(input.name, .variable, input.isBoolean ? "input, true or false" : "input")
    }
    let path = place.path
    if !path.isEmpty { return inputs.filter { $0.label.utf8.starts(with: path.utf8) } }
    let known = inputs.map { $0.label }
    return inputs
      + declared { item in
        item.kind == .variable && !known.contains(item.name)
          ? plain(item.name, .variable, item.detail) : nil
      }
  }

  /// What a state or an input can be.
  private func values(ofPath path: String) -> [Completion] {
    let input = analysis.plan.bound.program.inputs.first { $0.name == path }
    if let input, !input.isBoolean { return [] }
    return choices([.true, .false])
  }

  private func declared(_ wanted: (OutlineItem) -> Completion?) -> [Completion] {
    var found: [Completion] = []
    func add(_ items: [OutlineItem]) {
      for item in items {
        if let one = wanted(item), !found.contains(where: { $0.label == one.label }) {
          found.append(one)
        }
        add(item.children)
      }
    }
    for source in analysis.sources { add(analysis.outline(of: source.file)) }
    return found
  }
}

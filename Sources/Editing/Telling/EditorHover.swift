import Interpreter
import Language
import Picture
import Reporting
import StatusBar
import Wording

/// What is told of a place in a text.
package struct EditorHover: Sendable {
  /// What it is about.
  package var location: Location
  /// Paragraphs and blocks, in this order.
  package var parts: [Part]

  /// A piece of what is told.
  package enum Part: Sendable, Equatable {
    /// Plain words.
    case prose(String)
    /// Lines in columns: a tree, a picture, code.
    case block(String)
    /// A device, as lines of text and as an SVG file, and what is on it in words.
    case picture(text: String, svg: String, words: String)
  }

  package init(_ location: Location, _ parts: [Part]) {
    self.location = location
    self.parts = parts
  }

  /// As Markdown, or as plain text where the editor shows that alone; `hasPictures` puts those of
  /// the devices into the Markdown.
  package func text(isMarkdown: Bool, hasPictures: Bool = false) -> String {
    var text = ""
    for part in parts {
      if !text.isEmpty { text += "\n\n" }
      switch part {
      case .prose(let words): text += isMarkdown ? EditorHover.escaped(words) : words
      case .picture(_, let svg, let words) where isMarkdown && hasPictures:
        text +=
          "![" + EditorHover.escaped(words) + "](data:image/svg+xml," + percentEncoded(svg) + ")"
      case .block(let lines), .picture(let lines, _, _):
        text += isMarkdown ? "```text\n" + lines + "\n```" : lines
      }
    }
    return text
  }

  /// Signs of Markdown would be taken for what they mean.
  private static func escaped(_ words: String) -> String {
    var text = ""
    var isCode = false
    for scalar in words.unicodeScalars {
      if scalar == "`" { isCode.toggle() }
      if !isCode, scalar == "*" || scalar == "_" || scalar == "<" || scalar == "[" {
        text.unicodeScalars.append("\\")
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}

extension Analysis {
  /// Returns what is told of a place; nil where there is nothing to tell.
  ///
  /// `isOver` is asked before each scenario that is run for it.
  package func hover(
    at offset: UInt32, in file: FileID, isOver: () -> Bool = { false }
  ) -> EditorHover? {
    if let cited = citation(at: offset, in: file) { return cited }
    if let (scenario, step) = step(at: offset, in: file) {
      if let word = word(at: offset, in: file), let told = device(word) { return told }
      if let step { return moment(of: scenario, after: step) }
      let isName = scenario.name.range.start <= offset && offset <= scenario.name.range.end
      return isName ? timeline(of: scenario) : nil
    }
    guard let word = word(at: offset, in: file) else { return nil }
    return device(word) ?? hearing(of: word, isOver: isOver)
  }

  private var plain: Look { Look(palette: .plain, symbols: .unicode, width: 80) }

  // MARK: - Steps

  private func moment(of scenario: PlannedScenario, after step: Int) -> EditorHover? {
    guard scenario.isRunnable else { return nil }
    let told = moments(of: plan, scenario: scenario, after: step).map { moment in
      moment.map { MomentWords($0) }
    }
    let report = MomentReport(told, of: scenario, step: scenario.steps[step].range)
    var parts: [EditorHover.Part] = []
    if let drawn = picture(of: report, scenario, step) { parts.append(drawn) }
    var text = TextBuffer()
    MomentText(book: book, look: plain, isVerbose: false).write(report, to: &text)
    parts.append(.block(EditorHover.trimmed(text.text)))
    return EditorHover(report.step, parts)
  }

  /// The device in the first cell.
  private func picture(
    of report: MomentReport, _ scenario: PlannedScenario, _ step: Int
  ) -> EditorHover.Part? {
    let row = report.looks.rows.first { $0.answer.problem == nil }
    guard let cell = row?.cells.first else { return nil }
    let frames = frames(of: plan, scenario: scenario, cell: cell)
    guard step < frames.count else { return nil }
    let film = Film(ShotMaker(book: book).shots(at: step, of: frames))
    let lines = film.text(width: 78, isASCII: false, isSmall: true)
    guard !lines.isEmpty else { return nil }
    let words = joined(film.shots.map { $0.picture.words }, "; ")
    return .picture(text: joined(lines, "\n"), svg: film.svg(percent: 40), words: words)
  }

  private func timeline(of scenario: PlannedScenario) -> EditorHover? {
    guard scenario.isRunnable else { return nil }
    let axes = scenario.cells.map { $0.axes }
    let rows = timelines(of: plan, scenario: scenario).map { rows in
      rows.map { rows in rows.map { TimelineWords($0) } }
    }
    let folded = FoldedCells(rows, axes: axes, areSame: ==)
    var text = TextBuffer()
    TimelineText(book: book, look: plain, isVerbose: false)
      .write(folded, of: scenario.name, to: &text)
    return EditorHover(scenario.name, [.block(EditorHover.trimmed(text.text))])
  }

  // MARK: - Rules, codes and devices

  /// What a rule or a code says, where one is named: `S18`, `SB6004`.
  private func citation(at offset: UInt32, in file: FileID) -> EditorHover? {
    guard let location = letters(at: offset, in: file) else { return nil }
    return Analysis.page(state.spec.text(location), isWhole: false).map { page in
      EditorHover(location, [.block(EditorHover.trimmed(page))])
    }
  }

  /// Returns what a code or a rule means, by its name; nil where it is none.
  package static func page(_ name: String, isWhole: Bool = true) -> String? {
    let bytes = Array(name.utf8)
    let plain = Look(palette: .plain, symbols: .unicode, width: 80)
    var text = TextBuffer()
    if let code = DiagnosticCode.parse(bytes), let page = CodePage.of(code) {
      CodeText.write(page, isWhole: isWhole, to: &text, plain)
    } else if bytes.count >= 2, bytes.count <= 4, let rule = Rule.parse(bytes),
      rule.spelling.utf8.elementsEqual(bytes)
    {
      RulePageText.write(rule.entry, to: &text, plain)
    } else {
      return nil
    }
    return text.text
  }

  private func device(_ location: Location) -> EditorHover? {
    let name = state.spec.text(location)
    if let told = deviceClass(name), !declares(name) {
      return EditorHover(location, [.prose(told)])
    }
    guard let device = Device.catalogue.first(where: { $0.name == name }) else { return nil }
    var words = name + ": " + device.deviceClass.spelling
    words += ", bar \(Analysis.points(device.barHeight)) pt high in portrait"
    words += ", \(Analysis.points(device.width)) × \(Analysis.points(device.height)) pt"
    words += ", iOS \(device.firstOS.spelling) to \(device.lastOS.spelling)"
    return EditorHover(location, [.prose(words)])
  }

  /// What is said of a class of devices: how many there are, their heights and their releases.
  private func deviceClass(_ name: String) -> String? {
    let devices = Device.catalogue.filter { $0.deviceClass.spelling == name }
    guard let low = devices.map({ $0.barHeight }).min(),
      let high = devices.map({ $0.barHeight }).max(),
      let first = devices.map({ $0.firstOS }).min(), let last = devices.map({ $0.lastOS }).max()
    else { return nil }
    let heights =
      low == high
      ? Analysis.points(low) : Analysis.points(low) + " to " + Analysis.points(high)
    return name + ": \(devices.count) devices, bar " + heights + " pt high in portrait"
      + ", iOS \(first.spelling) to \(last.spelling)"
  }

  private static func points(_ number: Double) -> String {
    let whole = Int(number)
    return Double(whole) == number ? String(whole) : decimal(number)
  }

  private static func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The letters and digits around a place, in comments, too.
  private func letters(at offset: UInt32, in file: FileID) -> Location? {
    let bytes = source(file).bytes
    var start = min(Int(offset), bytes.count)
    var end = start
    func isLetter(_ index: Int) -> Bool {
      let byte = bytes[index]
      return byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
        || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
    }
    while start > 0, isLetter(start - 1) { start -= 1 }
    while end < bytes.count, isLetter(end) { end += 1 }
    guard end > start else { return nil }
    return Location(
      file, SourceRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end)))
  }
}

extension EditorHover {
  /// The text without empty lines at its end.
  static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while let last = bytes.last, last == 0x0A || last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

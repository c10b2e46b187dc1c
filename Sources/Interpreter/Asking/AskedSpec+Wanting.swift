import Binding
import Language

// A question with a wish: the same as a spec of one scenario, of which mends can be looked for.
extension AskedSpec {
  /// The spec with the wanted scenario in its last source, which no mend changes.
  package func wanting(_ wish: String, in matrix: [Answers.Axis]) -> Spec {
    var names = NameTable()
    var wanted = Spec(sources: [], scripts: [], names: names, diagnostics: [])
    for source in spec.sources where source.file < stepsFile {
      add(isContent ? source.asApp : blanked(source), to: &wanted, &names)
    }
    let last = Source(
      file: stepsFile, name: "--want", bytes: Array(question(wish, in: matrix).utf8))
    add(last, to: &wanted, &names)
    wanted.names = names
    return wanted
  }

  private func add(_ source: Source, to spec: inout Spec, _ names: inout NameTable) {
    let parsed = parse(source, names: &names)
    spec.sources.append(source)
    spec.scripts.append(parsed.script)
    spec.diagnostics += parsed.diagnostics
  }

  /// A file without its scenarios, and without what would begin the app otherwise.
  private func blanked(_ source: Source) -> Source {
    var names = NameTable()
    var ranges = leftOut.filter { $0.file == source.file }.map { $0.range }
    for case .scenario(let scenario) in parse(source, names: &names).script.items {
      ranges.append(scenario.range)
    }
    return source.blanking(ranges)
  }

  /// The scenario, with an app before it where the text has none.
  private func question(_ wish: String, in matrix: [Answers.Axis]) -> String {
    let root = root.map { Code.made(spec.names.spelling(of: $0.name.name)) }
    var lines: [String] = []
    if let root, !replacesApp { lines += [Code.app(root), ""] }
    let settings = matrix.map { axis in
      Code.setting(axis.name, Code.list(axis.values.map { quotingBlanks($0) }))
    }
    lines.append(Code.scenario(wish, on: settings))
    if let root, replacesApp { lines.append(root) }
    lines += self.lines.variants.compactMap { $0.variantRange }.map { spec.text($0, in: stepsFile) }
    if !launchesItself { lines.append(Code.launch) }
    lines += self.lines.steps.map { spec.text($0.range, in: stepsFile) }
    lines += [Code.expect(wish), "}", ""]
    return Code.lines(lines)
  }
}

extension AskedSpec {
  /// The edits of a mend as they are in what was asked, which has no app around it.
  package func inQuestion(_ mend: Mend) -> Mend {
    guard isContent, let first = spec.sources.first?.file else { return mend }
    var mend = mend
    for index in mend.edits.indices where mend.edits[index].location.file == first {
      let range = mend.edits[index].location.range
      let shift = UInt32(Code.appHead.utf8.count)
      mend.edits[index].location.range = SourceRange(range.start - shift, range.end - shift)
    }
    return mend
  }

  /// What was asked, and behind it the scenario of a wish.
  package func sources(with question: Spec) -> [Source] {
    spec.sources.filter { $0.file < stepsFile }.map { isContent ? $0.endingItsLine : $0 }
      + question.sources.suffix(1)
  }
}

extension Member {
  /// Where something stands that a scenario replaces of its app.
  package var variantRange: SourceRange? {
    switch self {
    case .plist(let plist): plist.range
    case .window(let window): window.range
    case .content(let statement): statement.range
    case .setting, .scene, .variable, .input, .function, .initializer, .type, .definition,
      .backdrop, .conditional, .cases, .kept, .unread:
      nil
    }
  }
}

extension Source {
  /// What an app holds, with an app around it.
  fileprivate var asApp: Source {
    let text = Array(Code.appHead.utf8) + bytes + Array(Code.appTail.utf8)
    var app = Source(file: file, name: name, bytes: text)
    let growth = UInt32(Code.appHead.utf8.count)
    app.distinctNames = distinctNames.moved { $0 + growth }
    return app
  }

  /// What was pasted mostly ends without a line's end, which is no difference worth telling.
  fileprivate var endingItsLine: Source {
    if bytes.last == 0x0A { return self }
    var ended = Source(file: file, name: name, bytes: bytes + [0x0A])
    ended.distinctNames = distinctNames
    return ended
  }

}

import Interpreter
import Language
import Picture
import Wording

extension HTMLReport {
  /// What scenarios of a file came to when they were run once more, by the lines of their headers.
  package struct RanAgain: Sendable {
    package var plan: Plan
    package var sources: [Source]
    package var results: [Int: ScenarioResult] = [:]

    package init(plan: Plan, sources: [Source]) { (self.plan, self.sources) = (plan, sources) }
  }

  /// Returns the page of a run that was recorded: what a merge of several runs shows.
  ///
  /// A record holds neither the app nor its steps. What `again` brings of a file is drawn; a
  /// scenario that ends otherwise now, or is not there any more, is told as it was recorded.
  package static func page(
    of record: RunRecord, again: (RunRecord.File) -> RanAgain? = { _ in nil }
  ) -> [UInt8] {
    var list = HTMLList()
    var articles = HTMLWriter()
    var sheet = PictureSheet(limit: drawingLimit)
    var others = HTMLOthers()
    for complaint in record.allComplaints { others.add(complaint) }
    var count = 0
    for file in record.files {
      let hasFailed = file.scenarios.contains { HTMLEntry.Sort($0.outcome) != .passed }
      let ran = hasFailed && count < HTMLReport.limit ? again(file) : nil
      for finding in file.findings { others.add(finding) }
      for scenario in file.scenarios {
        for finding in scenario.findings where finding.kind == .advice || finding.kind == .denied {
          others.add(advice: finding)
        }
        var entry = HTMLEntry(scenario, in: file.name)
        guard entry.sort != .passed, count < HTMLReport.limit else {
          list.add(rest: entry)
          continue
        }
        entry.number = count
        count += 1
        if let ran, let result = ran.results[entry.line], result.outcome == scenario.outcome {
          let article = HTMLArticle(
            result, entry, of: ran.plan, in: SourceBook(ran.sources), record.settings,
            drawing: &sheet)
          articles.append(article.html)
          entry.pills = article.pills
        } else {
          write(scenario, entry, record.settings, to: &articles)
        }
        list.add(entry)
      }
    }
    let page = HTMLPage(
      list: list, articles: articles, others: others, drawings: sheet.svg,
      headline: HTMLPage.headline(record.end, record.settings), settings: record.settings)
    return page.html.bytes
  }

  private static func write(
    _ scenario: RunRecord.Scenario, _ entry: HTMLEntry, _ settings: ReportSettings,
    to html: inout HTMLWriter
  ) {
    html.openArticle(entry)
    if let issue = scenario.knownIssue {
      html.element("p", "class=\"lead\"", "known issue: " + issue)
    }
    for finding in scenario.findings where finding.kind != .advice && finding.kind != .denied {
      html.raw("<section class=\"card\">")
      html.element("h2", finding.message)
      if let cells = finding.cells { html.element("p", "class=\"note\"", "on " + cells) }
      html.block(finding.block)
      html.raw("</section>")
    }
    if scenario.findings.contains(where: { $0.isError }) {
      html.raw("<p class=\"note draw\">A record holds no app, and its spec is not here as it was. ")
      html.raw("This draws its steps: ")
      html.copyButton(
        settings.rerun + " "
          + ShellWord.quote(SourceBook.FileName(entry.file).operand + ":" + String(entry.line))
          + " --report html=steps.html",
        isFact: true)
      html.raw("</p>")
    }
    html.close("article")
  }
}

extension HTMLEntry {
  /// Creates the entry of a scenario that was recorded.
  init(_ scenario: RunRecord.Scenario, in file: String) {
    sort = Sort(scenario.outcome)
    self.file = file
    line = scenario.place.start.line
    anchor = file + ":" + String(line)
    name = scenario.name
    cells = scenario.cells.count > 1 ? SummaryText.count(scenario.cells.count, "cell") : ""
    axes = HTMLEntry.words(of: scenario.cells.lazy.map { $0.axes })
  }
}

extension HTMLWriter {
  /// Appends the block of a report for people, line by line.
  mutating func block(_ block: String) {
    raw("<pre tabindex=\"0\">")
    for line in block.trimmedLines {
      words(String(line))
      raw("\n")
    }
    raw("</pre>")
  }
}

extension String {
  /// Its lines, without empty ones at its end.
  fileprivate var trimmedLines: ArraySlice<Substring> {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

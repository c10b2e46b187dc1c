import Interpreter
import Language
import StatusBar
import Wording

/// Who was asked for each property of the bar, as an indented list.
struct HTMLTree {
  let accounts: [MomentWords.Account]
  let finding: Finding
  let book: SourceBook

  /// Writes the card; `number` tells its panels from those of other cards, and `isBrief` leaves out
  /// the properties that the finding is not about.
  func write(number: Int, isBrief: Bool, to html: inout HTMLWriter) {
    html.raw("<section class=\"card\" data-tabs><h2>Who was asked</h2>")
    let first = aspect
    for account in accounts where !isBrief || account.aspect == first {
      let name = account.aspect.spelling
      html.raw("<div id=\"asked-" + String(number) + "-" + name + "\" data-tab=\"" + name + "\"")
      html.raw(account.aspect == first ? " data-first>" : ">")
      html.element("h3", name)
      write(account, to: &html)
      html.raw("</div>")
    }
    html.raw("</section>")
  }

  /// The property that what does not hold is about.
  private var aspect: Moment.Aspect {
    guard case .fact(let fact, _) = finding.subject else { return .hidden }
    return fact.kind.row.property
  }

  private func write(_ account: MomentWords.Account, to html: inout HTMLWriter) {
    let decider = decider(of: account)
    // What decides and was not asked, such as the device, stands above those who were.
    html.raw(decider == nil ? "<div class=\"note settles\"><b>" : "<div class=\"note\"><b>")
    html.words(account.answer)
    html.raw("</b>")
    html.words(", by " + account.decider + " ")
    if decider == nil { html.raw("<span class=\"flag\">decides</span>") }
    for note in account.notes { write(note, besides: nil, to: &html) }
    html.raw("</div>")
    // The depths of the lists that are open.
    var depths: [Int] = []
    for (index, candidate) in account.candidates.enumerated() {
      while let last = depths.last, last > candidate.depth {
        html.raw("</li></ul>")
        depths.removeLast()
      }
      if depths.last == candidate.depth {
        html.raw("</li>")
      } else {
        html.raw(depths.isEmpty ? "<ul class=\"tree\">" : "<ul>")
        depths.append(candidate.depth)
      }
      write(candidate, decides: index == decider, to: &html)
    }
    for _ in depths { html.raw("</li></ul>") }
  }

  private func decider(of account: MomentWords.Account) -> Int? {
    account.candidates.lastIndex { $0.isAsked && $0.name == account.decider }
  }

  private func write(
    _ candidate: MomentWords.Candidate, decides: Bool, to html: inout HTMLWriter
  ) {
    let isLost = candidate.kind.isModifier && !candidate.isAsked
    html.raw("<li class=\"" + (candidate.isAsked ? "asked" : "passed"))
    html.raw((decides ? " decides" : "") + (isLost ? " lost" : "") + "\"><div class=\"box\">")
    html.raw("<div class=\"who\"><i class=\"i-" + candidate.kind.spelling + "\"></i>")
    html.element("span", "class=\"nm\"", candidate.name)
    if decides { html.raw(" <span class=\"flag\">decides</span>") }
    html.raw("</div>")
    if !candidate.isAsked, !candidate.kind.isModifier, candidate.notes.isEmpty {
      html.raw("<div class=\"why\">not asked</div>")
    }
    for (index, note) in candidate.notes.enumerated() {
      let isSilence = index == 0 && !candidate.isAsked && !candidate.kind.isModifier
      write(note, besides: candidate.location, prefix: isSilence ? "not asked: " : "", to: &html)
    }
    html.raw("</div>")
  }

  private func write(
    _ note: MomentWords.Note, besides known: Location?, prefix: String = "",
    to html: inout HTMLWriter
  ) {
    html.raw("<div class=\"why\">")
    html.prose(prefix + note.text + " ")
    if let rule = note.rule { html.rule(rule) }
    if let place = note.location, place != known { html.words(" " + book.line(place)) }
    html.raw("</div>")
  }
}

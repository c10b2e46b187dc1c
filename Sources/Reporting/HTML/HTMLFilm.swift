import Interpreter
import Language
import Picture
import Wording

/// The actions of a scenario side by side: the bar after each, and what was expected there.
struct HTMLFilm {
  let story: HTMLStory
  let finding: Finding?
  let book: SourceBook

  /// `true` shows the actions around the first one behind which something does not hold.
  var isBrief = false

  /// More actions are told by their number alone.
  private static let limit = 24

  func write(_ sheet: inout PictureSheet, to html: inout HTMLWriter) {
    html.raw(
      "<div class=\"film\" role=\"group\" aria-label=\"Steps of the scenario\" tabindex=\"0\">")
    let shown = shown
    if shown.lowerBound > 0 {
      let count = SummaryText.count(shown.lowerBound, "action")
      html.element("p", "class=\"shot left\"", count + " before")
    }
    for number in shown { write(story.shots[number], number, &sheet, to: &html) }
    let more = story.shots.count - shown.upperBound
    if more > 0 {
      html.element("p", "class=\"shot left\"", "and " + SummaryText.count(more, "more action"))
    }
    html.raw("</div>")
  }

  /// The actions that are shown, by their numbers.
  private var shown: Range<Int> {
    let count = story.shots.count
    guard isBrief, let first = story.shots.firstIndex(where: { sort(of: $0) != nil }) else {
      return 0..<min(count, HTMLFilm.limit)
    }
    return max(0, first - 3)..<min(count, first + 2)
  }

  private func write(
    _ shot: HTMLStory.Shot, _ number: Int, _ sheet: inout PictureSheet, to html: inout HTMLWriter
  ) {
    let sort = sort(of: shot)
    html.raw("<div role=\"group\" class=\"shot" + (sort.map { " " + $0 } ?? "") + "\"")
    html.attribute("aria-label", "Step " + String(number + 1))
    html.raw("><div class=\"step\">")
    if let step = shot.step {
      if step.file != story.found {
        html.element("span", "class=\"ln\"", String(book.lineNumber(step)))
        html.raw(" ")
      }
      html.element("code", book.text(step, limit: 60))
    } else {
      html.element("code", "before the launch")
    }
    html.raw("</div>")
    let pictures = shot.pictures.compactMap { sheet.element($0) }
    if pictures.count == shot.pictures.count, !pictures.isEmpty {
      if pictures.count > 1 { html.raw("<div class=\"pair\">") }
      for (picture, element) in zip(shot.pictures, pictures) {
        html.raw("<div>" + element)
        writeTag(of: picture, to: &html)
        html.raw("</div>")
      }
      if pictures.count > 1 { html.raw("</div>") }
    } else if let pill = Pill(shot.looks) {
      html.raw("<p class=\"tag\">")
      html.pill(pill, isNamed: false)
      html.words(shot.looks.map { $0.words }.joined(separator: " or "))
      html.raw("</p>")
    }
    writeSays(of: shot, to: &html)
    if !isBrief, !shot.events.isEmpty {
      html.element(
        "p", "class=\"event\"",
        shot.events.prefix(4).joined(separator: ", ")
          + (shot.events.count > 4 ? " and \(shot.events.count - 4) more" : ""))
    }
    html.raw("</div>")
  }

  /// What became of the action, and of what is expected behind it.
  private func writeSays(of shot: HTMLStory.Shot, to html: inout HTMLWriter) {
    if shot.problem == nil, shot.expectations.isEmpty { return }
    html.raw("<div class=\"says\">")
    if let problem = shot.problem {
      html.raw("<div class=\"say bad\"><span class=\"mark no\">✘</span> <span>")
      html.prose(problem)
      html.raw("</span></div>")
    }
    for (place, verdict) in shot.expectations {
      let words = book.text(place, limit: 80)
      switch verdict {
      case .holds: writeSay("✔", "yes", "", words, nil, to: &html)
      case .notCompared: writeSay("·", "", "", words, "its condition does not hold here", to: &html)
      case .fails(let failures):
        let isOpen = failures.allSatisfy { $0.kind == .undecided || $0.kind == .blank }
        let titles = failures.map { $0.title }.joined(separator: "; ")
        writeSay(
          isOpen ? "?" : "✘", isOpen ? "maybe" : "no", isOpen ? " open" : " bad", words, titles,
          to: &html)
      }
    }
    html.raw("</div>")
  }

  /// What a picture shows: `is visible, dark text, 47 pt`.
  private func writeTag(of picture: Picture, to html: inout HTMLWriter) {
    html.raw("<p class=\"tag mid\">")
    switch picture.mark {
    case .none: break
    case .actual: html.element("b", "class=\"no\"", "is")
    case .expected: html.element("b", "should be")
    }
    html.words(" " + picture.bar.words)
    html.raw("</p>")
  }

  private func writeSay(
    _ sign: String, _ color: String, _ sort: String, _ code: String, _ more: String?,
    to html: inout HTMLWriter
  ) {
    html.raw(
      "<div class=\"say" + sort + "\"><span class=\"mark " + color + "\">" + sign + "</span> ")
    html.raw("<span>")
    html.element("code", code)
    if let more {
      html.raw(" <small>")
      html.prose(more)
      html.raw("</small>")
    }
    html.raw("</span></div>")
  }

  /// The class of an action behind which something does not hold; nil where all does.
  private func sort(of shot: HTMLStory.Shot) -> String? {
    if shot.problem != nil { return "bad" }
    for case .fails(let failures) in shot.expectations.map({ $0.verdict }) {
      return failures.allSatisfy { $0.kind == .undecided || $0.kind == .blank } ? "open" : "bad"
    }
    return nil
  }
}

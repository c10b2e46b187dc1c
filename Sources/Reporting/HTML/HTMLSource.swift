import Interpreter
import Language
import Wording

/// The lines that led to what does not hold, with a few words each, in the order of the text.
struct HTMLSource {
  /// What is said of a part of a line.
  private struct Remark {
    var range: Range<Int>
    /// The class of its colour: what is wrong, what has no effect, what led there.
    var color: String
    var text: String
    /// Its place in the story, from 1.
    var number: Int?
  }

  private struct Place: Hashable {
    var file: FileID
    var line: Int
  }

  private let book: SourceBook
  private var remarks: [Place: [Remark]] = [:]
  private var order: [FileID] = []
  private let home: FileID
  /// A text that no person knows.
  private let found: FileID?

  init(_ finding: FindingWords, of story: HTMLStory?, in book: SourceBook) {
    self.book = book
    home = finding.location.file
    found = story?.found
    if let story {
      for shot in story.shots.prefix(24) {
        if let step = shot.step { add(step, "", "") }
        for (place, verdict) in shot.expectations {
          switch verdict {
          case .holds: add(place, "", "✔ holds")
          case .fails where !place.holds(finding.location): add(place, "", "✘ does not hold")
          case .fails, .notCompared: add(place, "", "")
          }
        }
      }
    }
    let actual = finding.actual.isEmpty ? "" : "✘ " + finding.actual
    let isOpen = finding.kind == .undecided
    add(finding.location, isOpen ? "m" : "r", isOpen ? "? not known" : actual)
    let labels = finding.story.isEmpty ? finding.decisive.map { [$0] } ?? [] : finding.story
    for (number, label) in labels.enumerated() {
      add(label.location, "b", label.text, labels.count > 1 ? number + 1 : nil)
    }
    for label in finding.unheard { add(label.location, "m", label.text) }
  }

  /// `true` iff nothing is told of any line.
  var isEmpty: Bool { order.isEmpty }

  private mutating func add(
    _ location: Location, _ color: String, _ text: String, _ number: Int? = nil
  ) {
    guard location.file != found, let page = book.page(location.file) else { return }
    let place = Place(
      file: location.file, line: page.lineIndex(at: Int(location.range.start)))
    let range = Int(location.range.start)..<max(Int(location.range.start), Int(location.range.end))
    if !order.contains(location.file) { order.append(location.file) }
    remarks[place, default: []].append(
      Remark(range: range, color: color, text: text, number: number))
  }

  func write(to html: inout HTMLWriter) {
    html.raw("<div class=\"src\" role=\"group\" aria-label=\"Lines of source\" tabindex=\"0\">")
    let files = order.filter { $0 != home } + order.filter { $0 == home }
    for file in files {
      if files.count > 1 { html.element("span", "class=\"file\"", book.name(of: file)) }
      let lines = remarks.keys.filter { $0.file == file }.map { $0.line }.sorted()
      var last: Int?
      for line in lines {
        if let last, line == last + 2 { write(Place(file: file, line: line - 1), to: &html) }
        if let last, line > last + 2 {
          html.raw("<div class=\"gap\"><span class=\"n\">⋮</span><span></span></div>")
        }
        write(Place(file: file, line: line), to: &html)
        last = line
      }
    }
    html.raw("</div>")
  }

  private func write(_ place: Place, to html: inout HTMLWriter) {
    guard let page = book.page(place.file) else { return }
    let line = page.line(place.line)
    let bytes = page.source.bytes
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    html.raw("<div><span class=\"n\">" + String(place.line + 1) + "</span> <span>")
    let own = (remarks[place] ?? []).filter { !$0.color.isEmpty }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    var start = line.lowerBound
    for remark in own {
      let range = remark.range.clamped(to: line)
      guard range.lowerBound >= start, !range.isEmpty else { continue }
      html.code(text(start..<range.lowerBound))
      html.raw("<span class=\"u " + remark.color + "\">")
      html.code(text(range))
      html.raw("</span>")
      start = range.upperBound
    }
    html.code(text(start..<max(start, line.upperBound)))
    for remark in remarks[place] ?? [] where !remark.text.isEmpty {
      let color = remark.color == "b" ? "" : remark.color
      html.open("em", color.isEmpty ? "" : "class=\"" + color + "\"")
      if let number = remark.number { html.element("b", String(number)) }
      html.prose(remark.text)
      html.close("em")
    }
    html.raw("</span></div>")
  }
}

extension Location {
  /// `true` iff another place begins in it.
  fileprivate func holds(_ other: Location) -> Bool {
    file == other.file && range.start <= other.range.start && other.range.start < range.end
  }
}

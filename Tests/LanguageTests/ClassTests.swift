import Foundation
import Testing

@testable import Language

/// What each piece of a text is to a reader.
@Suite struct ClassTests {
  /// One line for each of the text: its pieces behind their classes, of a few letters.
  private func shown(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let lines = LineIndex(bytes)
    var rows = [[String]](repeating: [], count: lines.starts.count)
    for piece in classes(of: bytes) {
      var words = String(
        decoding: bytes[Int(piece.range.start)..<Int(piece.range.end)], as: UTF8.self)
      if piece.class == .string {
        words = String(words.map { $0 == "\n" ? "⏎" : $0 == " " ? "·" : $0 })
      }
      if piece.class == .punctuation || piece.class == .operator { continue }
      rows[lines.line(at: piece.range.start)].append("\(piece.class.rawValue) \(words)")
    }
    return rows.map { $0.joined(separator: ", ") }.joined(separator: "\n")
  }

  @Test func linesOfOurs() {
    let text = """
      app Gallery {
          ios 16...18
          device notch
          policy.nestedHiding innermost
          state isReading = false
      }
      scenario "a" tags smoke on ios 16, appearance [light, dark],
          orientation landscape {
          present Note as formSheet, capturing
          set Home.isHidden = true
          begin back
          expect hidden by Home, animated fade for 0.3 s when isOn because "so"
          appearance dark
          call { isHidden = light }
      }
      """
    #expect(
      shown(text) == """
        declaration app, type Gallery
        setting ios, number 16, number 18
        setting device, value notch
        setting policy, member nestedHiding, name innermost
        declaration state, name isReading, value false

        declaration scenario, string "a", clause tags, name smoke, clause on, setting ios, \
        number 16, setting appearance, value light, value dark
        setting orientation, value landscape
        step present, type Note, clause as, name formSheet, clause capturing
        step set, type Home, member isHidden, value true
        step begin, step back
        step expect, fact hidden, clause by, type Home, fact animated, fact fade, clause for, \
        number 0.3, clause s, clause when, name isOn, clause because, string "so"
        setting appearance, value dark
        step call, name isHidden, name light

        """)
  }

  @Test func swiftStaysSwift() {
    let text = #"""
      import SwiftUI
      struct Photo: View { // a view
          @State private var hidden = false
          override var prefersStatusBarHidden: Bool { get { hidden } }
          /// Documented.
          var title: some View {
              Text("\(title) of \(count + f("a"))\n")
                  .statusBarHidden(hidden, for: .default)
          }
          func open(in scene: Scene) {
              dismiss()
              set = 1
              show(background, title: #selector(open))
              present.value()
              if isOn { return } /* a /* b */ c */
          }
      }
      """#
    #expect(
      shown(text) == #"""
        keyword import, type SwiftUI
        keyword struct, type Photo, type View, comment // a view
        attribute @State, keyword private, keyword var, name hidden, value false
        keyword override, keyword var, name prefersStatusBarHidden, type Bool, keyword get, \#
        name hidden
        documentation /// Documented.
        keyword var, name title, keyword some, type View
        type Text, string ", escape \(, name title, escape ), string ·of·, escape \(, name count, \#
        name f, string "a", escape ), escape \n, string "
        member statusBarHidden, name hidden, name for, member default

        keyword func, name open, keyword in, name scene, type Scene
        name dismiss
        name set, number 1
        name show, name background, name title, directive #selector, name open
        name present, member value
        keyword if, name isOn, keyword return, comment /* a /* b */ c */


        """#)
  }

  @Test func stringsOfAllQuotes() {
    let text = """
      #!/usr/bin/env sbar // no
      a #"\\n\\#n\\#(b)"# \"""
        \\u{1F4F1}\\é\\("c" + "\\(d)")
        \""" 'x' "open
      """
    #expect(
      shown(text) == """
        comment #!/usr/bin/env sbar // no
        name a, string #"\\n, escape \\#n, escape \\#(, name b, escape ), string "#, \
        string \"""⏎··
        escape \\u{1F4F1}, escape \\é, escape \\(, string "c", string ", escape \\(, name d, \
        escape ), string ", escape ), string ⏎··\"""
        string 'x', string "open
        """)
  }

  /// Each line goes on or begins by what can be told from the bytes around its end.
  @Test func linesGoOnBehindACommaAndABracket() {
    let text = "expect asked [\n  top,\n  hidden\n]\nlaunch\nscenario \"a\" on ios 16, \nios\n"
    #expect(
      shown(text) == """
        step expect, fact asked
        fact top
        fact hidden

        step launch
        declaration scenario, string "a", clause on, setting ios, number 16
        name ios

        """)
  }

  // MARK: - Laws

  /// The pieces of any bytes lie behind one another, and hold all but blanks.
  @Test func piecesHoldAllButBlanks() {
    var generator = SystemRandomNumberGenerator()
    let parts = [
      "\"", "\\(", ")", "#", "/*", "*/", "//", "\n", "\r\n", "expect ", "a", " ", "`", "@", ".",
      "\"\"\"", "\\", "é", "\u{FEFF}", "…", "“", "'", "1e", "0x", "$", "set ", "policy.", ",",
    ]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        if Int.random(in: 0..<8, using: &generator) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &generator))
        } else if let part = parts.randomElement(using: &generator) {
          bytes += Array(part.utf8)
        }
      }
      expectCovered(bytes)
    }
  }

  private func expectCovered(_ bytes: [UInt8]) {
    var end = 0
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C]
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for piece in classes(of: bytes) {
      #expect(Int(piece.range.start) >= end && piece.range.count > 0, "\(bytes)")
      let gap = bytes[max(end, min(start, Int(piece.range.start)))..<Int(piece.range.start)]
      #expect(gap.allSatisfy { blanks.contains($0) }, "\(bytes)")
      end = Int(piece.range.end)
    }
    #expect(
      bytes[max(end, min(start, bytes.count))...].allSatisfy { blanks.contains($0) }, "\(bytes)")
  }

  @Test func classesTakeTimeThatGrowsWithTheText() {
    for item in ["expect hidden, ", "a \"\\(b + \"\\(c)\")\"\n", "   set a = 1\n", "/*", "\\("] {
      expectTimeGrowsWithLength(of: item, 500) { _ = classes(of: Array($0.utf8)) }
    }
  }

  /// The words of the productions of lines of ours, each of which a line of its kind has a class
  /// for.
  @Test func everyWordOfTheGrammarHasAClass() throws {
    let grammar = try GrammarFile()
    let lines: [(LineKind, [String])] = [
      (.header, ["Header", "Tags", "KnownIssue"]),
      (.setting, ["AppSetting", "Backdrop", "Brightness"]),
      (
        .step,
        [
          "Plain", "Dismiss", "Push", "Pull", "HideWindow", "Tap", "Pop", "Present",
          "PresentOption", "Select", "Scroll", "Rotate", "Resize", "Appearance", "Indicator", "Set",
          "Call", "RequestUpdate", "ShowWindow", "Sidebar", "OpenScene", "CloseScene", "TimeSpan",
          "Wait", "Begin", "Peek",
        ]
      ),
      (
        .expectation,
        [
          "Expect", "Fact", "FactKind", "Meanwhile", "Part", "Style", "Asked", "Count", "Lifecycle",
          "Flash", "Top", "Advice", "No", "Not", "Animated", "NavigationBar", "Quantity",
        ]
      ),
    ]
    let beginnings = Set(LineWord.all.map { $0.spelling })
    for (kind, productions) in lines {
      let known = Set(ClassTable.words(in: kind).flatMap { $0.words }).union(beginnings)
      for production in productions {
        let text = try #require(grammar.productions[production], "\(production)")
        for match in text.matches(of: #/"([A-Za-z]+)"/#)
        where match.1 != "true" && match.1 != "false" {
          #expect(known.contains(String(match.1)), "\(match.1) in \(production)")
        }
      }
    }
  }

  @Test func everyLineWordIsThereOnce() {
    let words = LineWord.all.map { $0.spelling }
    #expect(Set(words).count == words.count)
    for word in Word.steps + Word.settings { #expect(words.contains(word.spelling)) }
  }
}

import Driver
import Foundation
import Host
import Interpreter
import Language
import Testing

/// What a run writes down for the next one.
@Suite struct FailureNotesTests {
  @Test func notesAreReadAsTheyWereWritten() {
    let text = """
      sbar: what failed last, 1
      a b.sbar
      a%09b.sbar\tname%0A%25
      a%09b.sbar\tother %1B

      """
    let notes = FailureNotes(Array(text.utf8))
    #expect(notes.mention(file: Array("a b.sbar".utf8)))
    let name = Array("name\n%".utf8)
    #expect(notes.names(of: Array("a b.sbar".utf8)) == nil)
    #expect(notes.names(of: Array("a\tb.sbar".utf8)) == [name, Array("other \u{1B}".utf8)])
    #expect(notes.names(of: Array("a".utf8)) == [])
    #expect(String(decoding: notes.bytes, as: UTF8.self) == text)
  }

  @Test func anyBytesAreRead() {
    for bytes: [UInt8] in [[], [0x0A], [0xFF], Array("sbar: what failed last, 2\na".utf8)] {
      #expect(FailureNotes(bytes).isEmpty)
    }
    let torn = FailureNotes(Array("sbar: what failed last, 1\na%\tb%4".utf8))
    #expect(torn.names(of: Array("a%".utf8)) == [Array("b%4".utf8)])
  }

  @Test func notesInAnyOrderAreNoted() {
    let text = "sbar: what failed last, 1\nb\t1\na\na\t2\n\nb\t3\nb\t1"
    let notes = FailureNotes(Array(text.utf8))
    #expect(notes.names(of: Array("b".utf8)) == [Array("1".utf8), Array("3".utf8)])
    let sorted = "sbar: what failed last, 1\na\na\t2\nb\t1\nb\t3\n"
    #expect(String(decoding: notes.bytes, as: UTF8.self) == sorted)
  }

  @Test func namesAreNotedInTheirOrderWhateverThatOfTheText() {
    let names = ["two", "one", "three", "last of all of them", "last of all of those"]
    let scenarios = names.map { "scenario \"\($0)\" { launch\nexpect hidden }\n" }
    let app = "app Gallery {\nios 18\ndevice \"iPhone 14\"\nHome()\n}\nscreen Home {}\n"
    let text = app + scenarios.joined()
    var recorder = FailureRecorder(FailureNotes(), folder: "/specs", isWhole: true)
    Driver.run(RunRequest(.test, .text(Array(text.utf8), Input(path: Path("a.sbar"))))) { event in
      recorder.receive(event)
      return .goOn
    }
    #expect(recorder.notes.names(of: Array("a.sbar".utf8))?.count == names.count)
    let lines = names.sorted().map { "a.sbar\t" + $0 + "\n" }
    let noted = "sbar: what failed last, 1\n" + lines.joined()
    #expect(String(decoding: recorder.notes.bytes, as: UTF8.self) == noted)
  }

  @Test(arguments: [
    ("a.sbar", "a.sbar"), ("./x/../a.sbar", "a.sbar"), ("/specs/a.sbar", "a.sbar"),
    ("/specsuite/a.sbar", "/specsuite/a.sbar"), ("../a.sbar", "../a.sbar"),
  ])
  func aFileHasOneName(name: String, key: String) {
    #expect(FailureNotes.key(name, in: "/specs") == Array(key.utf8))
  }
}

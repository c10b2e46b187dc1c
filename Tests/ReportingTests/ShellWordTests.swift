import Reporting
import Testing

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("a.sbar:3", "a.sbar:3"), ("my specs/a.sbar:3", "'my specs/a.sbar:3'"),
    ("it's.sbar:1", "'it'\\''s.sbar:1'"), ("$(x).sbar:1", "'$(x).sbar:1'"), ("", "''"),
    ("a\u{1B}[31m\n'\\.sbar:1", "$'a\\x1B[31m\\x0A\\'\\\\.sbar:1'"),
    ("é.sbar:1", "é.sbar:1"), ("\u{202E}é:1", "$'\\xE2\\x80\\xAEé:1'"),
  ])
  func commandsCanBePasted(word: String, quoted: String) {
    #expect(ShellWord.quote(word) == quoted)
  }
}

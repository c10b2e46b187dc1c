import Foundation
import Testing

/// What the shells complete, as they complete it; a shell that is not installed is left out, unless
/// `SBAR_SHELLS` promises it, as `.ci/run` does.
@Suite struct ShellTests {
  private static let scripts = Kept<String, String>()

  /// A folder with `sbar` in it, the scripts of the shells, and two specs.
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let specs = folder.appending(path: "work/some specs")
    try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "work/gallery.sbar"))
    try Data().write(to: folder.appending(path: "work/readme.txt"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "sbar"), withDestinationURL: try BuiltTool.executable())
    for shell in ["bash", "zsh", "fish"] {
      let script = try ShellTests.scripts.value(of: shell) {
        try BuiltTool.run(["completions", shell], in: folder).output
      }
      try Data(script.utf8).write(to: folder.appending(path: "script." + shell))
    }
    return folder
  }

  private func run(_ shell: String, _ script: String, in folder: URL) throws -> String? {
    let place = "cd '\(folder.path)/work'; PATH='\(folder.path)':$PATH; "
    let prelude =
      shell == "fish"
      ? place.replacingOccurrences(of: ":$", with: " $")
        .replacingOccurrences(of: "PATH=", with: "set PATH ") : place
    let words =
      shell == "bash" ? ["bash", "--norc", "-c"] : [shell, shell == "zsh" ? "-fc" : "-c"]
    // Shells that begin at once at home get in each other's way.
    let home = [
      "env", "HOME=\(folder.path)", "XDG_DATA_HOME=\(folder.path)/data",
      "XDG_CONFIG_HOME=\(folder.path)/config",
    ]
    guard Validators.isThere(shell),
      let result = try Validators.run(home + words + [prelude + script])
    else {
      let promised = ProcessInfo.processInfo.environment["SBAR_SHELLS"] ?? ""
      #expect(!promised.split { $0.isWhitespace }.contains(Substring(shell)), "no \(shell)")
      print("left out: no \(shell)")
      return nil
    }
    #expect(result.errors.isEmpty, "\(result.errors)")
    return result.output
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func theScriptsAreWellFormed(shell: String) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let result = try Validators.run([shell, "-n", folder.path + "/script." + shell]) else {
      return print("left out: no \(shell)")
    }
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test(arguments: [
    ("sbar te", ["test"]), ("sbar test --fo", ["--format"]),
    ("sbar test --color ", ["auto", "always", "never"]),
    ("sbar ga", ["gallery.sbar"]), ("sbar test ", ["gallery.sbar", "some specs"]),
    ("sbar help comp", ["completions"]), ("sbar completions f", ["fish"]),
    ("sbar test --deny ", ["advice"]), ("sbar quirks Q1", ["Q1", "Q10", "Q13", "Q14", "Q15"]),
    ("sbar version x", []), ("sbar fmt --ch", ["--check"]), ("sbar rules --ch", []),
  ])
  func bashCompletes(line: String, words: [String]) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var parts = line.split(separator: " ").map { String($0) }
    if line.hasSuffix(" ") { parts.append("") }
    let array = parts.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source ../script.bash
      COMP_WORDS=(\(array)); COMP_CWORD=\(parts.count - 1)
      _sbar
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    guard let output = try run("bash", script, in: folder) else { return }
    #expect(Set(output.split(separator: "\n").map { String($0) }) == Set(words))
  }

  @Test(arguments: [
    ("sbar te", ["test"]), ("sbar test --fo", ["--format"]),
    ("sbar test --color ", ["auto", "always", "never"]), ("sbar test ga", ["gallery.sbar"]),
    ("sbar completions f", ["fish"]), ("sbar rules --ch", []), ("sbar help comp", ["completions"]),
  ])
  func fishCompletes(line: String, words: [String]) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "source ../script.fish; complete -C '\(line)'"
    guard let output = try run("fish", script, in: folder) else { return }
    let found = output.split(separator: "\n").map { line in String(line.prefix { $0 != "\t" }) }
    #expect(Set(words).isSubset(of: Set(found)) && (!words.isEmpty || found.isEmpty), "\(found)")
  }

  /// zsh completes in a terminal only: one of its own is made for it.
  @Test(arguments: [
    ("sbar comple", "sbar completions "), ("sbar test --form", "sbar test --format="),
    ("sbar test ga", "sbar test gallery.sbar "),
  ])
  func zshCompletes(line: String, completed: String) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      zmodload zsh/zpty
      zpty terminal zsh -f -i
      zpty -w terminal 'PS1=; PS2=; unset zle_bracketed_paste; autoload -U compinit'
      zpty -w terminal 'compinit -u -d ../dump; source ../script.zsh; print ready'
      while zpty -r terminal text; do [[ $text == ready* ]] && break; done
      zpty -w -n terminal '\(line)'$'\\t'
      sleep 0.5
      zpty -w terminal $'\\x15print done'
      while zpty -r terminal text; do
        print -r -- "$text"
        [[ $text == done* ]] && break
      done
      zpty -d terminal
      """
    guard let output = try run("zsh", script, in: folder) else { return }
    let plain = output.replacing(#/\u{1B}\[[0-9;]*[A-Za-z]/#, with: "")
    let visible = plain.unicodeScalars.filter { $0.value >= 0x20 }.map { String($0) }.joined()
    #expect(visible.contains(completed.trimmingCharacters(in: .whitespaces)), "\(visible)")
  }

  @Test func anotherShellIsNotKnown() throws {
    let wrong = try BuiltTool.run(["completions", "zhs"], in: BuiltTool.root)
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean `zsh`?"))
    #expect(try BuiltTool.run(["completions"], in: BuiltTool.root).status == 64)
  }

  @Test func theManualIsAPage() throws {
    let page = try BuiltTool.run(["man"], in: BuiltTool.root).output
    #expect(
      page.contains(".SS sbar test [PATH...]") && page.contains("\\fB\\-\\-max\\-failures\\fR"))
    for number in [0, 1, 2, 3, 4, 5, 64, 66, 70, 74, 130] {
      #expect(page.contains(".B \(number)\n"))
    }
    guard let result = try Validators.run(["groff", "-man", "-Tascii", "-ww"], input: page) else {
      return print("left out: no groff")
    }
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }
}

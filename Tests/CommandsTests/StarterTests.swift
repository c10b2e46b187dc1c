import Foundation
import Testing

/// What `sbar init` writes, the action and the hooks, as far as a shell can run them.
@Suite struct StarterTests {
  @Test(arguments: ["github", "gitlab", "none"])
  func theStarterFilesPass(job: String) throws {
    let folder = try TemporaryFolder()
    let result = try BuiltTool.run(["init", "--ci", job], in: folder.url)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output.hasPrefix(
        "wrote  Specs/gallery.sbar\nwrote  sbar.config\nwrote  .gitattributes\n"))
    #expect(result.output.hasSuffix("\n`sbar test Specs` runs the spec; it passes.\n"))
    let run = try BuiltTool.run(["test", "Specs"], in: folder.url)
    #expect(run.status == 0, "\(run.output)")
    #expect(try BuiltTool.run(["test", "--strict", "Specs"], in: folder.url).errors.isEmpty)
    let lint = try BuiltTool.run(["lint", "Specs"], in: folder.url)
    #expect(lint.status == 0, "\(lint.output)")
    #expect(try BuiltTool.run(["fmt", "--check", "Specs"], in: folder.url).status == 0)
    let paths = [".github/workflows/status-bar.yml", ".gitlab-ci.yml"]
    let made = paths.map { FileManager.default.fileExists(atPath: folder.url.path + "/" + $0) }
    #expect(made == [job == "github", job == "gitlab"])
    guard
      let path = paths.first(where: {
        FileManager.default.fileExists(atPath: folder.url.path + "/" + $0)
      })
    else { return }
    // A job says what it needs, and builds the tool once.
    let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    #expect(text.contains("# Needs sbar as a package"))
    #expect(
      text.contains("cache")
        && (job != "github" || text.contains("permissions:\n  contents: read\n")))
  }

  @Test func whatIsThereStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("app/sbar.config", "no-times\n")
    let result = try BuiltTool.run(["init", "app"], in: folder.url)
    #expect(result.output.contains("wrote  app/Specs/gallery.sbar\nkept   app/sbar.config\n"))
    let text = try String(
      contentsOf: folder.url.appending(path: "app/sbar.config"), encoding: .utf8)
    #expect(text == "no-times\n")
    let again = try BuiltTool.run(["init", "app"], in: folder.url)
    #expect(again.status == 0 && !again.output.contains("wrote"))
    #expect(try BuiltTool.run(["init", "a", "b"], in: folder.url).status == 64)
    #expect(try BuiltTool.run(["init", "--ci", "x"], in: folder.url).status == 64)
    try folder.write("file")
    #expect(try BuiltTool.run(["init", "file"], in: folder.url).status == 74)
  }

  /// What a host colours specs as is a line of a file that many projects have.
  @Test func attributesThatAreThereStay() throws {
    let folder = try TemporaryFolder()
    try folder.write(".gitattributes", "*.png binary\n")
    let result = try BuiltTool.run(["init", "--ci", "none"], in: folder.url)
    #expect(
      result.output.contains(
        ".gitattributes has no line for specs; this is one:\n\n*.sbar linguist-language=Swift\n"))
    try folder.write(".gitattributes", "*.sbar linguist-language=Swift\n")
    let again = try BuiltTool.run(["init", "--ci", "none"], in: folder.url)
    #expect(!again.output.contains("has no line"))
  }

  /// A project has a file for its jobs already, and what stands in it is not touched.
  @Test func aJobForAFileThatIsThereIsShown() throws {
    let folder = try TemporaryFolder()
    try folder.write(".gitlab-ci.yml", "build:\n  script: [make]\n")
    try folder.write("Specs/gallery.sbar", ReportSamples.matrix)
    let result = try BuiltTool.run(["init", "--ci", "gitlab"], in: folder.url)
    #expect(result.status == 0)
    #expect(
      result.output.contains("kept   .gitlab-ci.yml\n\n`sbar test Specs` runs what is there.\n"))
    #expect(
      result.output.contains(".gitlab-ci.yml has no job for sbar; this is one:\n\nstatus-bar:"))
    let file = folder.url.appending(path: ".gitlab-ci.yml")
    #expect(try String(contentsOf: file, encoding: .utf8) == "build:\n  script: [make]\n")
    // Once it has one, nothing is to be said.
    try folder.write(".gitlab-ci.yml", "specs:\n  script: [sbar test Specs]\n")
    let again = try BuiltTool.run(["init", "--ci", "gitlab"], in: folder.url)
    #expect(!again.output.contains("has no job"))
  }

  /// Jobs are looked for where the repository begins.
  @Test func aFolderOfARepositoryIsToldWhereJobsCount() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    let inner = try BuiltTool.run(["init", "my app/ui"], in: folder.url)
    #expect(inner.status == 0)
    #expect(inner.output.contains("`sbar test 'my app/ui/Specs'` runs the spec; it passes.\n"))
    #expect(
      inner.output.contains("move .github/workflows/status-bar.yml there, and write 'my app/ui'"))
    let outer = try BuiltTool.run(["init"], in: folder.url)
    #expect(outer.status == 0 && !outer.output.contains("It counts only"))
    let none = try BuiltTool.run(["init", "other", "--ci", "none"], in: folder.url)
    #expect(none.status == 0 && !none.output.contains("It counts only"))
  }

  // MARK: - The action

  /// The scripts of the action's steps, in order.
  private func scripts() throws -> [String] {
    let file = BuiltTool.root.appending(path: ".github/actions/sbar/action.yml")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.components(separatedBy: "      run: |\n").dropFirst().map { part in
      part.components(separatedBy: "\n    - ")[0].split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map { $0.dropFirst(8) }.joined(separator: "\n")
    }
  }

  /// What the steps came to.
  private struct Acted: ~Copyable {
    var status: Int32
    var outputs: String
    var text: String
    let folder: TemporaryFolder
  }

  /// Runs the steps as a runner does, with a `swift` that has built already; below `release` is
  /// what can be downloaded.
  private func act(
    _ inputs: [String: String], _ files: [String: String], release: String? = nil
  ) throws -> Acted {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write("work/" + name, text) }
    for name in ["path", "output", "summary"] { try folder.write(name) }
    let tool = try BuiltTool.executable().deletingLastPathComponent().path
    try folder.write(
      "bin/swift", "#!/bin/sh\ncase \"$*\" in *--show-bin-path) echo '\(tool)';; esac\n")
    #expect(chmod(folder.url.path + "/bin/swift", 0o755) == 0)
    let scripts = try scripts()
    try #require(scripts.count == 2)
    let action = BuiltTool.root.appending(path: ".github/actions/sbar").path
    var variables = [
      "GITHUB_ACTION_PATH": action, "GITHUB_ACTIONS": "true", "RUNNER_TEMP": folder.url.path,
      "GITHUB_PATH": folder.url.path + "/path", "GITHUB_OUTPUT": folder.url.path + "/output",
      "GITHUB_STEP_SUMMARY": folder.url.path + "/summary", "LANG": "C.UTF-8",
      "GITHUB_WORKSPACE": folder.url.path + "/work", "GITHUB_SERVER_URL": "file://",
      "SBAR_ACTION_REPOSITORY": release ?? "", "SBAR_ACTION_REF": release == nil ? "" : "v0.1.0",
    ]
    for name in ["paths", "flags", "junit", "sarif"] {
      variables["SBAR_ACTION_" + name.uppercased()] = inputs[name] ?? (name == "paths" ? "." : "")
    }
    let settings = variables.map { "export \($0.key)='\($0.value)'" }.joined(separator: "\n")
    try folder.write("one.sh", scripts[0])
    try folder.write("two.sh", scripts[1])
    let script = """
      \(settings)
      cd "$GITHUB_WORKSPACE"
      PATH='\(folder.url.path)/bin':$PATH bash -e ../one.sh || exit 99
      PATH=$(cat ../path):$PATH exec bash -e ../two.sh
      """
    let result = try #require(try Validators.run(["bash", "-c", script]))
    let outputs = try String(contentsOf: folder.url.appending(path: "output"), encoding: .utf8)
    return Acted(
      status: result.status, outputs: outputs, text: result.output + result.errors, folder: folder)
  }

  @Test func theActionRunsSpecs() throws {
    let good = try act(["junit": "out/r.xml"], ["a b.sbar": ReportSamples.vain])
    #expect(good.status == 0 && good.outputs == "status=0\n", "\(good.text)")
    let report = good.folder.url.appending(path: "work/out/r.xml")
    #expect(try XMLTree.parse(Data(contentsOf: report)).number("tests") == 1)
    let summary = good.folder.url.appending(path: "summary")
    #expect(try String(contentsOf: summary, encoding: .utf8).hasPrefix("## Status bar specs"))
    let inputs = ["paths": "a b.sbar\n\n-c.sbar", "flags": "--filter\nhid\n--no-times"]
    let files = ["a b.sbar": ReportSamples.matrix, "-c.sbar": ReportSamples.matrix]
    let bad = try act(inputs, files)
    #expect(bad.status == 1 && bad.outputs == "status=1\n")
    #expect(bad.text.contains("2 scenarios in 2 files: 2 failed\n"))
    #expect(bad.text.contains("::error file=a b.sbar,line=16"))
  }

  /// What was downloaded is what its sum says, or is not run.
  @Test(arguments: [true, false])
  func theActionTakesARelease(isWhole: Bool) throws {
    let folder = try TemporaryFolder()
    let root = folder.url.path
    try folder.write("bin/sbar", "#!/bin/sh\necho taken from a release\n")
    let script = """
      cd '\(root)'
      case "$(uname)" in
        Darwin) machine=universal-apple-macosx ;;
        *) machine=$(uname -m)-unknown-linux-gnu ;;
      esac
      to=releases/download/v0.1.0
      mkdir -p $to
      chmod +x bin/sbar
      tar -czf $to/sbar-0.1.0-$machine.tar.gz -C bin sbar
      cd $to
      (sha256sum *.tar.gz || shasum -a 256 *.tar.gz) > SHA256SUMS
      \(isWhole ? "" : "echo more >> sbar-0.1.0-$machine.tar.gz")
      """
    let made = try #require(try Validators.run(["bash", "-ec", script]))
    try #require(made.status == 0, "\(made.errors)")
    let files = ["a.sbar": ReportSamples.matrix]
    let result = try act(["paths": "a.sbar"], files, release: String(root.dropFirst()))
    #expect(result.text.contains("taken from a release\n") == isWhole, "\(result.text)")
    #expect(result.text.contains("no release of sbar is here: it is built\n") == !isWhole)
    #expect(result.status == (isWhole ? 0 : 1))
  }

  /// What a caller hands over is never read by the shell.
  @Test func noInputReachesAShell() throws {
    let input = "$(touch ../pwned); `touch ../pwned`; \"; touch ../pwned"
    let result = try act(["paths": input, "flags": ""], ["a.sbar": ReportSamples.vain])
    #expect(result.status == 66)
    #expect(!FileManager.default.fileExists(atPath: result.folder.url.path + "/pwned"))
  }

  // MARK: - The hooks

  @Test func theHooksRun() throws {
    let file = BuiltTool.root.appending(path: ".pre-commit-hooks.yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let entries = text.matches(of: #/\n  entry: sbar ([^\n]+)/#).map { match in
      match.1.split(separator: " ").map { String($0) }
    }
    let (test, layOut) = (["test", "--allow-empty", "--"], ["fmt", "--write", "--"])
    #expect(entries == [test, layOut, test, layOut])
    let languages = text.matches(of: #/\n  language: ([a-z]+)/#).map { String($0.1) }
    #expect(languages == ["swift", "swift", "system", "system"])
    let folder = try TemporaryFolder()
    try folder.write(
      "a.sbar", ReportSamples.vain.replacingOccurrences(of: "    launch", with: " launch"))
    try folder.write("b.sbar", ReportSamples.matrix)
    let files = ["a.sbar", "b.sbar"]
    #expect(try BuiltTool.run(test + files, in: folder.url).status == 1)
    // What others include is committed alone.
    try folder.write("shared.sbar", "struct Shared {\n}\n")
    #expect(try BuiltTool.run(test + ["shared.sbar"], in: folder.url).status == 0)
    // A name may look like a flag, and be no single word.
    try folder.write("-x y.sbar", ReportSamples.matrix)
    #expect(try BuiltTool.run(test + ["-x y.sbar"], in: folder.url).status == 1)
    #expect(try BuiltTool.run(layOut + ["-x y.sbar"], in: folder.url).status == 0)
    let layout = try BuiltTool.run(layOut + files, in: folder.url)
    #expect(layout.status == 0 && layout.output == "a.sbar\n")
    #expect(try BuiltTool.run(["fmt", "--check"] + files, in: folder.url).status == 0)
  }
}

import Foundation
import Testing

/// `--shuffle` and `--timeout`: in which order things run, and for how long.
@Suite struct OrderTests {
  private func run(_ words: [String], _ files: [String: String]) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try BuiltTool.run(["test", "--no-times"] + words, in: folder.url)
  }

  /// Specs with so many scenarios each.
  private func specs(_ count: Int) -> [String: String] {
    var files: [String: String] = [:]
    for file in ["a", "b", "c", "d", "e"] {
      var text = ReportSamples.vain
      for number in 1...count {
        text += "scenario \"\(file)\(number)\" {\n    launch\n    expect visible\n}\n"
      }
      files[file + ".sbar"] = text
    }
    return files
  }

  private func names(_ output: String) -> [Substring] { output.split(separator: "\n").map { $0 } }

  @Test func aSeedMakesAnOrder() throws {
    let files = specs(9)
    let plain = names(try run([".", "--list"], files).output)
    let once = try run([".", "--list", "--shuffle", "7"], files)
    #expect(once.status == 0)
    #expect(names(once.output) != plain && names(once.output).sorted() == plain.sorted())
    let jobs = try run([".", "--list", "--shuffle=7", "--jobs", "3"], files).output
    #expect(jobs == once.output)
    #expect(names(try run([".", "--list", "--shuffle", "8"], files).output) != names(once.output))
    // Files come in another order, and so do the scenarios of a file.
    let heads = names(once.output).map { $0.prefix { $0 != ":" } }
    #expect(heads != heads.sorted())
    #expect(
      names(once.output).filter { $0.contains("a.sbar") } != plain.filter { $0.contains("a.sbar") })
  }

  @Test func theSeedIsTold() throws {
    let told = try run(["a.sbar", "--shuffle", "7"], specs(1)).output
    #expect(told.hasSuffix("2 cells · 2 expectations · shuffled by 7\n"))
    let made = try run(["a.sbar", "--shuffle"], specs(1)).output
    #expect(made.contains(#/· shuffled by [0-9]+\n/#))
    let record = try run(["a.sbar", "--shuffle", "7", "--format", "json"], specs(1)).output
    #expect(record.contains(#""seed":7,"#))
    let wrong = try run(["a.sbar", "--shuffle=x"], specs(1))
    #expect(wrong.status == 64 && wrong.errors.contains("expected a number below 2^53"))
  }

  /// Ten thousand cells, some seconds of work.
  private var long: String {
    let numbers = (1...25).map { "\($0)" }.joined(separator: ", ")
    var text = """
      app A {
          ios 16
          device notch
          state a = 1
          state b = 1
          Home()
      }
      screen Home { Text("x").statusBarHidden(a > b) }
      scenario "short" {
          launch
          expect visible
      }

      """
    for number in 1...40 {
      text += """
        scenario "long \(number)" on a [\(numbers)], b [\(numbers)] {
            launch
            expect visible when a <= b
        }

        """
    }
    return text
  }

  @Test func theTimeThatIsOverEndsTheRun() throws {
    let files = ["a.sbar": long, "b.sbar": long, "c.sbar": long]
    let result = try run([".", "--timeout", "100ms", "--report", "junit=-", "--jobs", "2"], files)
    #expect(result.status == 5)
    #expect(result.errors.contains(#/error: timed out with [23] files left\n/#))
    #expect(result.errors.contains(", out of time\n"))
    let cases = try XMLTree.parse(Data(result.output.utf8)).all("testcase")
    #expect(cases.contains { $0.attributes["name"] == "the run" })
    let one = try run(["a.sbar", "--timeout", "0.1", "--format", "json"], files)
    #expect(
      one.output.contains(#""causes":["out of time"]"#) && one.output.hasSuffix("\"exit\":5}\n"))
  }

  @Test func enoughTimeIsEnough() throws {
    let result = try run(["a.sbar", "--timeout", "10m"], ["a.sbar": ReportSamples.vain])
    #expect(result.status == 0 && result.output.contains("1 passed"))
    for time in ["", "5x", "-1s", "0", "1e3", "1e99h", "s", "99999999999999999999h"] {
      let wrong = try run(["a.sbar", "--timeout", time], ["a.sbar": ReportSamples.vain])
      #expect(wrong.status == 64, "\(time)")
    }
  }
}

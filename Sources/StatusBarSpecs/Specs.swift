import Driver
import Host

/// Runs `.sbar` specs from another package's tests.
///
/// ```swift
/// import StatusBarSpecs
/// import XCTest
///
/// final class StatusBarTests: XCTestCase {
///   func testStatusBar() {
///     let report = Specs.run(paths: ["Specs"])
///     XCTAssert(report.hasPassed, "\(report)")
///   }
/// }
/// ```
///
/// With Swift Testing, `StatusBarSpecsTesting` makes a case of each scenario.
public enum Specs {
  /// Runs every scenario of files, and of the `.sbar` files below folders.
  ///
  /// Nothing is thrown: what cannot be read or is not valid stands in the report's problems.
  public static func run(paths: [String], options: SpecOptions = SpecOptions()) -> SpecReport {
    run(.operands(paths.map { Path($0) }), options)
  }

  /// Runs every scenario of a text; `name` stands for its path in messages.
  public static func run(
    text: String, name: String = "spec.sbar", options: SpecOptions = SpecOptions()
  ) -> SpecReport {
    run(.text(Array(text.utf8), Input(path: Path(name))), options)
  }

  /// Lists every scenario of files, and of the `.sbar` files below folders, so that each can be run
  /// by itself.
  ///
  /// A relative path is looked for in the folder of the test's file, then in those around it: with
  /// `"Specs"` the folder beside `Tests` is found, from Xcode as from `swift test`. The list is
  /// never empty: what keeps scenarios from running is a case that fails.
  public static func scenarios(
    in paths: String..., options: SpecOptions = SpecOptions(), around file: String = #filePath
  ) -> [SpecCase] {
    DeepStack.run {
      let folder = SpecFolder(paths, around: file)
      var lister = SpecLister(folder, options)
      var collector = SpecCollector()
      var request = collector.request(.operands(folder.operands), options)
      request.lists = true
      for issue in collector.report.issues {
        lister.add(problem: [issue], name: issue.message)
      }
      Driver.run(request) { event in
        lister.receive(event)
        return .goOn
      }
      return lister.cases
    }
  }

  /// Runs specs; one scenario is not blamed for what is wrong with others of its file.
  static func run(
    _ specs: RunRequest.Specs, _ options: SpecOptions, isCase: Bool = false
  ) -> SpecReport {
    // Tests run on secondary threads.
    DeepStack.run {
      var collector = SpecCollector(isCase: isCase)
      Driver.run(collector.request(specs, options)) { event in
        collector.receive(event)
        return .goOn
      }
      return collector.report
    }
  }
}

/// How specs are run.
public struct SpecOptions: Sendable {
  /// Only scenarios whose name holds this; nil runs all.
  public var filter: String?
  /// Only scenarios with such tags, as in `smoke && !slow`; nil runs all.
  public var tags: String?
  /// `true` leaves a scenario undecided whose verdict rests on an assumption.
  public var isStrict = false
  /// `false` leaves out the rules that are only assumed.
  public var assumptions = true
  /// The known defects of iOS to run with.
  public var quirks = Quirks.none

  public init() {}

  /// Known defects, as `sbar rules` tells of them.
  public enum Quirks: Sendable, Hashable {
    case none
    /// Every one that a release had.
    case all
    /// Those of these names, such as `Q7`; a name that is none is a problem of the report.
    case named([String])
  }
}

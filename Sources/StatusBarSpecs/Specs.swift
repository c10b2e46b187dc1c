import Driver
import Host

/// Runs `.sbar` specs from another package's tests.
///
/// ```swift
/// import StatusBarSpecs
/// import Testing
///
/// @Test func statusBar() {
///   let report = Specs.run(paths: ["Specs"])
///   #expect(report.hasPassed, "\(report)")
/// }
/// ```
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

  private static func run(_ specs: RunRequest.Specs, _ options: SpecOptions) -> SpecReport {
    // Tests run on secondary threads.
    DeepStack.run {
      var collector = SpecCollector()
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

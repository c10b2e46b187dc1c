// swift-tools-version: 6.2
import PackageDescription

/// The inner targets use the standard library only and must also compile as Embedded Swift.
let inner: [SwiftSetting] = [
  .treatWarning("EmbeddedRestrictions", as: .error),
  // Members count as imported only where their module is, as in Embedded Swift.
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "sbar",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "sbar", targets: ["sbar"]),
    .library(name: "StatusBarSpecs", targets: ["StatusBarSpecs"]),
    .library(name: "StatusBarSpecsTesting", targets: ["StatusBarSpecsTesting"]),
    .plugin(name: "CheckStatusBar", targets: ["CheckStatusBar"]),
    .plugin(name: "RunStatusBar", targets: ["RunStatusBar"]),
    .plugin(name: "WriteStatusBar", targets: ["WriteStatusBar"]),
  ],
  targets: [
    // Pages of codes, rules and editors, the style of the HTML report, packed by `.ci/pack`.
    .target(name: "Book", exclude: ["Pages"], swiftSettings: inner),
    // The state machine: what iOS shows, and why. Knows nothing of source text.
    .target(name: "StatusBar", dependencies: ["Book"], swiftSettings: inner),
    // What a device shows, as a value, and that as SVG, as text, as a graph. Runs nothing.
    .target(name: "Picture", dependencies: ["StatusBar"], swiftSettings: inner),
    // Source text to tokens to tree, with diagnostics. Knows nothing of iOS.
    .target(name: "Language", swiftSettings: inner),
    // What editors need to know of the language, made of the tables of the lexer.
    .target(name: "Grammars", dependencies: ["Book", "Language"], swiftSettings: inner),
    // Tree to program: each piece of pasted code is modelled, harmless, or opaque.
    .target(name: "Binding", dependencies: ["Language", "StatusBar"], swiftSettings: inner),
    // Plans and runs the scenarios of a bound spec, records what happened; edits apps in memory.
    .target(
      name: "Interpreter", dependencies: ["Binding", "Language", "StatusBar"],
      swiftSettings: inner),
    // Searches the worlds of an app, breadth first, for the shortest way to where a law fails,
    // or to where an app that was changed a little differs.
    .target(
      name: "Exploring", dependencies: ["Binding", "Interpreter", "Language", "StatusBar"],
      swiftSettings: inner),
    // What was found, from data to English: the only target that makes sentences of findings.
    .target(
      name: "Wording", dependencies: ["Exploring", "Interpreter", "Language", "StatusBar"],
      swiftSettings: inner),
    // Renders results and diagnostics as text and JSON. Never adds meaning.
    .target(
      name: "Reporting",
      dependencies: [
        "Binding", "Book", "Exploring", "Interpreter", "Language", "Picture", "StatusBar",
        "Wording",
      ],
      swiftSettings: inner),
    // What an editor asks of a text and a place in it, as pure functions of an analysed spec.
    .target(
      name: "Editing",
      dependencies: [
        "Binding", "Interpreter", "Language", "Picture", "Reporting", "StatusBar", "Wording",
      ],
      swiftSettings: inner),
    // The protocol of editors: messages, requests, answers. Knows neither streams nor files.
    .target(
      name: "Serving",
      dependencies: ["Editing", "Interpreter", "Language", "Picture", "Reporting"],
      swiftSettings: inner),
    // The only target that touches the operating system.
    .target(name: "Host"),
    // Loads, plans and runs what is asked for, as one stream of typed events. Knows no format.
    .target(name: "Driver", dependencies: ["Host", "Interpreter", "Language", "StatusBar"]),
    // Files of Xcode, settings and sources of an app to what decides its bar. Opens no file.
    .target(name: "Projects", dependencies: ["Language"]),
    // Arguments, verbs, help and exit codes: a reader of the stream.
    .target(
      name: "Commands",
      dependencies: [
        "Binding", "Driver", "Exploring", "Grammars", "Host", "Interpreter", "Language", "Picture",
        "Projects", "Reporting", "Serving", "StatusBar", "Wording",
      ]),
    // The public face: specs run from another package's tests, another reader of the stream.
    .target(
      name: "StatusBarSpecs",
      dependencies: [
        "Binding", "Driver", "Host", "Interpreter", "Language", "Picture", "Reporting",
        "StatusBar", "Wording",
      ]),
    // A case of Swift Testing for each scenario; the only target that needs Testing.
    .target(name: "StatusBarSpecsTesting", dependencies: ["StatusBarSpecs"]),
    // `main`, one file.
    .executableTarget(name: "sbar", dependencies: ["Commands"]),
    // Runs the specs of a target while it is built: what does not hold fails the build there.
    .plugin(
      name: "CheckStatusBar", capability: .buildTool(), dependencies: ["sbar"],
      path: "Sources/Plugins/CheckStatusBar"),
    // `swift package sbar VERB …`, for what writes nothing into the package.
    .plugin(
      name: "RunStatusBar",
      capability: .command(
        intent: .custom(verb: "sbar", description: "Run specs of the iOS status bar")),
      dependencies: ["sbar"], path: "Sources/Plugins/RunStatusBar"),
    // `swift package sbar-write VERB …`, for what does; SwiftPM asks first.
    .plugin(
      name: "WriteStatusBar",
      capability: .command(
        intent: .custom(verb: "sbar-write", description: "Run sbar where it may write files"),
        permissions: [
          .writeToPackageDirectory(reason: "`init`, `fmt`, `mend`, `fix` and reports write files.")
        ]),
      dependencies: ["sbar"], path: "Sources/Plugins/WriteStatusBar"),
    // Rates of each stage against floors measured in the same run.
    .executableTarget(
      name: "sbar-bench",
      dependencies: [
        "Binding", "Host", "Interpreter", "Language", "Reporting", "Serving", "StatusBar",
      ]),
    // Laws that hold for any bytes, and a generator of specs to try them with.
    .target(
      name: "Fuzzing",
      dependencies: [
        "Binding", "Editing", "Exploring", "Interpreter", "Language", "Reporting", "Serving",
      ]),
    .executableTarget(name: "sbar-fuzz", dependencies: ["Fuzzing", "Host"]),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "Host"], exclude: ["Corpus"]),
    .testTarget(name: "StatusBarTests", dependencies: ["Host", "StatusBar"]),
    .testTarget(
      name: "LanguageTests", dependencies: ["Fuzzing", "Host", "Language"],
      exclude: ["Paste", "Sketches"]),
    .testTarget(name: "BindingTests", dependencies: ["Binding", "Host", "Language", "StatusBar"]),
    .testTarget(
      name: "InterpreterTests",
      dependencies: ["Binding", "Host", "Interpreter", "Language", "StatusBar", "Wording"],
      exclude: ["Mends", "Pastes"]),
    .testTarget(
      name: "ExploringTests",
      dependencies: ["Exploring", "Fuzzing", "Host", "Interpreter", "Language", "StatusBar"],
      exclude: ["Apps"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Binding", "Book", "Exploring", "Host", "Interpreter", "Language", "Reporting", "StatusBar",
        "Wording",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "WordingTests", dependencies: ["Interpreter", "Language", "StatusBar", "Wording"]),
    .testTarget(
      name: "DriverTests", dependencies: ["Driver", "Host", "Interpreter", "Language"]),
    .testTarget(
      name: "PictureTests",
      dependencies: [
        "Host", "Interpreter", "Language", "Picture", "Reporting", "StatusBar",
      ],
      exclude: ["Goldens"]),
    .testTarget(
      name: "ProjectsTests", dependencies: ["Host", "Language", "Projects"], exclude: ["Projects"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Binding", "Book", "Commands", "Exploring", "Grammars", "Host", "Interpreter", "Language",
        "Picture", "Reporting", "StatusBar", "Wording", "sbar",
      ],
      exclude: ["Grammars/Client", "Grammars/readers.py", "Mistakes"]),
    .testTarget(
      name: "SoundnessTests", dependencies: ["Host", "Interpreter", "Language", "Wording"],
      exclude: ["KnownViolations.txt", "Pastes"]),
    .testTarget(
      name: "EditingTests",
      dependencies: ["Editing", "Host", "Interpreter", "Language", "Reporting"]),
    .testTarget(
      name: "ServingTests",
      dependencies: [
        "Editing", "Host", "Interpreter", "Language", "Reporting", "Serving", "sbar",
      ],
      exclude: ["Clients"]),
    .testTarget(
      name: "StatusBarSpecsTests", dependencies: ["StatusBarSpecs", "StatusBarSpecsTesting"],
      exclude: ["Specs"]),
    .testTarget(name: "TidyTests", dependencies: ["StatusBar"]),
  ],
  swiftLanguageModes: [.v6]
)

// What a plugin runs is built apart from what it is a target of: without plugins nothing is
// compiled twice while this package itself is built and tested.
if Context.environment["SBAR_PLUGINS"] == "none" {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0.name.hasSuffix("StatusBar") }
}

// Half of what the tests take is spent in the model: to optimize it takes less than that saves.
// What asserts and checks still does.
if Context.environment["SBAR_MODEL"] == "optimized" {
  for target in package.targets where target.name == "StatusBar" {
    target.swiftSettings?.append(.unsafeFlags(["-Osize", "-assert-config", "Debug"]))
  }
}

// libFuzzer brings a main function of its own, which only `--sanitize=fuzzer` links.
if Context.environment["SBAR_LIBFUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "sbar-libfuzzer", dependencies: ["Fuzzing", "Host"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

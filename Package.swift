// swift-tools-version: 6.2
import PackageDescription

/// The four inner targets use the standard library only and must also compile as Embedded Swift.
let inner: [SwiftSetting] = [
  .treatWarning("EmbeddedRestrictions", as: .error)
]

let package = Package(
  name: "sbar",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "sbar", targets: ["sbar"]),
    .library(name: "StatusBarSpecs", targets: ["StatusBarSpecs"]),
  ],
  targets: [
    // The state machine: what iOS shows, and why. Knows nothing of source text.
    .target(name: "StatusBar", swiftSettings: inner),
    // Source text to tokens to tree, with diagnostics. Knows nothing of iOS.
    .target(name: "Language", swiftSettings: inner),
    // Binds a tree to the machine, runs its scenarios, records what happened.
    .target(name: "Interpreter", dependencies: ["Language", "StatusBar"], swiftSettings: inner),
    // Renders results and diagnostics as text and JSON. Never adds meaning.
    .target(
      name: "Reporting", dependencies: ["Interpreter", "Language", "StatusBar"],
      swiftSettings: inner),
    // The only target that touches the operating system.
    .target(name: "Host"),
    // Arguments, verbs, help and exit codes.
    .target(
      name: "Commands",
      dependencies: ["Host", "Interpreter", "Language", "Reporting", "StatusBar"]),
    // The public face: specs run from another package's tests.
    .target(
      name: "StatusBarSpecs",
      dependencies: ["Host", "Interpreter", "Language", "Reporting", "StatusBar"]),
    // `main`, one file.
    .executableTarget(name: "sbar", dependencies: ["Commands"]),
    // Rates of each stage against floors measured in the same run.
    .executableTarget(
      name: "sbar-bench",
      dependencies: ["Host", "Interpreter", "Language", "Reporting", "StatusBar"]),
    .testTarget(name: "StatusBarTests", dependencies: ["StatusBar"]),
    .testTarget(
      name: "LanguageTests", dependencies: ["Language"], exclude: ["Paste", "Sketches"]),
    .testTarget(name: "InterpreterTests", dependencies: ["Interpreter", "Language", "StatusBar"]),
    .testTarget(
      name: "ReportingTests", dependencies: ["Interpreter", "Language", "Reporting", "StatusBar"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Commands", "Host", "Interpreter", "Language", "Reporting", "StatusBar", "sbar",
      ]),
    .testTarget(
      name: "SoundnessTests", dependencies: ["Interpreter", "Language"],
      exclude: ["KnownViolations.txt", "Pastes"]),
    .testTarget(name: "StatusBarSpecsTests", dependencies: ["StatusBarSpecs"]),
    .testTarget(name: "TidyTests", dependencies: ["StatusBar"]),
  ],
  swiftLanguageModes: [.v6]
)

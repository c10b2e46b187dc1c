// swift-tools-version: 6.2
import PackageDescription

// The package of an app, beside which `run` puts a link to sbar.
let package = Package(
  name: "App",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(path: "../sbar")],
  targets: [
    .target(name: "App", plugins: [.plugin(name: "CheckStatusBar", package: "sbar")]),
    .testTarget(
      name: "AppTests",
      dependencies: [.product(name: "StatusBarSpecsTesting", package: "sbar")],
      exclude: ["Specs"]),
  ]
)

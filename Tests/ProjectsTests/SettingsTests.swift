import Testing

@testable import Projects

@Suite struct SettingsTests {
  @Test func aConfigurationFileHasIncludesAndConditions() {
    let reading = ConfigurationFile.read(
      Array(
        """
        // comment
        #include "Base.xcconfig"
        #include? "Local.xcconfig"
        A = one two // rest
        B[sdk=iphoneos*] = phone
        B[sdk=macosx*] = mac
        C = $(inherited) more
        not a setting
        """.utf8))
    #expect(reading.notes.map { $0.line } == [8])
    #expect(reading.value.entries.count == 6)
    var settings = BuildSettings(configuration: "Debug")
    settings.add(["C": PropertyValue.string("less")])
    settings.add(
      reading.value.entries.compactMap { entry in
        if case .setting(let setting) = entry { setting } else { nil }
      })
    #expect(settings["A"] == "one two")
    #expect(settings["B"] == "phone")
    #expect(settings["C"] == "less more")
  }

  @Test func variablesAreResolved() {
    var settings = BuildSettings(configuration: "Release", defaults: ["TARGET_NAME": "My App"])
    settings.add([
      "NAME": PropertyValue.string("$(TARGET_NAME)"), "ID": .string("x.${NAME:rfc1034identifier}"),
      "KIND": .string("Release"), "V_Release": .string("deep"), "D": .string("$(V_$(KIND))"),
      "E": .string("$(NONE:default=some)"), "L": .string("$(NAME:lower:identifier)"),
    ])
    #expect(settings["ID"] == "x.My-App")
    #expect(settings["D"] == "deep")
    #expect(settings["E"] == "some")
    #expect(settings["L"] == "my_app")
    #expect(settings.expand("$(NONE)a$b$(") == "a$b$(")
  }

  @Test func variablesThatNameEachOtherEnd() {
    var settings = BuildSettings(configuration: "Release")
    settings.add(["A": PropertyValue.string("a$(B)$(B)"), "B": .string("b$(A)$(A)$(B)")])
    #expect(settings["A"] == "abb")
    var doubling: [String: PropertyValue] = [:]
    for index in 0..<100 { doubling["X\(index)"] = .string("$(X\(index + 1))$(X\(index + 1))") }
    doubling["X30"] = .string(String(repeating: "x", count: 1000))
    settings.add(doubling)
    let all = settings
    onSmallStack {
      #expect((all["X0"] ?? "").utf8.count <= ReadingLimit.expansion)
      _ = all.expand(String(repeating: "$(", count: 20_000) + String(repeating: ")", count: 20_000))
    }
  }

  @Test func yamlHasKeysItemsAndLists() {
    let value = YAMLReader.read(
      Array(
        """
        name: "My App" # comment
        options: {deploymentTarget: {iOS: 16.4}, "x": [a, 'b c']}
        targets:
          App:
            type: application
            sources:
            - Sources
            - path: Extra
              excludes: ["**/*.md", Old]
            url: https://a.b/c#d
          Other:
            - - deep
        text: |
          several
          lines: of it
        last: 1
        """.utf8))
    #expect(value.notes == [])
    let root = value.value
    #expect(root["name"]?.string == "My App")
    #expect(root["options"]?["deploymentTarget"]?["iOS"]?.string == "16.4")
    #expect(root["options"]?["x"]?.strings == ["a", "b c"])
    let app = root["targets"]?["App"]
    #expect(app?["sources"]?.array.first?.string == "Sources")
    #expect(app?["sources"]?.array.last?["excludes"]?.strings == ["**/*.md", "Old"])
    #expect(app?["url"]?.string == "https://a.b/c#d")
    #expect(root["last"]?.string == "1")
  }

  @Test func pathsStayInTheProject() {
    #expect(ProjectPath.join("a/b", "../c/./d") == "a/c/d")
    #expect(ProjectPath.join("a", "../../c") == nil)
    #expect(ProjectPath.join("a", "/etc/passwd") == nil)
    #expect(ProjectPath.matches("Sources/A/B.swift", "Sources/A"))
    #expect(ProjectPath.matches("Sources/A/B.swift", "**/B.swift"))
    #expect(ProjectPath.matches("B.swift", "**/B.swift"))
    #expect(ProjectPath.matches("Sources/A/B.swift", "Sources/*/B.sw?ft"))
    #expect(!ProjectPath.matches("Sources/A/B.swift", "Sources/*.swift"))
    #expect(ProjectPath.matches("Sources/Old/B.swift", "*/Old"))
  }

  @Test func aManifestListsItsTargets() {
    let reading = PackageManifest.read(
      Array(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Kit", platforms: [.iOS(.v16), .macOS(.v13)],
          products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [
            .target(name: "Kit", dependencies: [.product(name: "X", package: "Y")]),
            .target(name: "Other", path: "Else/Where", exclude: ["Old"]),
            .testTarget(name: "KitTests", dependencies: ["Kit"]),
          ])
        """.utf8), at: "Package.swift")
    #expect(reading.notes == [])
    #expect(reading.value.ios == "16")
    #expect(
      reading.value.sources(in: "P") == [
        SourceFolder(path: "P/Sources/Kit"),
        SourceFolder(path: "P/Else/Where", excluded: ["Old"]),
      ])
  }

  /// A manifest may add to its targets below.
  @Test func aManifestAddsTargets() {
    let reading = PackageManifest.read(
      Array(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        var package = Package(name: "Kit", targets: [.target(name: "A")] + [.target(name: "B")])
        package.targets.append(contentsOf: [.target(name: "C"), .testTarget(name: "T")])
        package.targets += [.target(name: "D")]
        if isLarge { package.targets.append(.target(name: "E")) }
        var large: PackageDescription.Target = .target(name: "F", path: "Large")
        large.dependencies.append("A")
        let others: [Target] = [.target(name: "G"), .target(name: "H")]
        package.targets.append(large)
        package.targets += others
        """.utf8), at: "Package.swift")
    let names = reading.value.targets.map { $0.name }
    #expect(names == ["A", "B", "C", "T", "D", "E", "F", "G", "H"])
    #expect(reading.value.targets.first { $0.name == "F" }?.path == "Large")
  }
}

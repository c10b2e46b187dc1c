import Testing

@testable import Projects

/// Which conditions of `#if` a project says that its build defines.
struct ConditionsTests {
  /// A project with an app, a framework beside it, and settings of both configurations.
  private func project(
    app: String = "", base: String = "", kit: String = "", kitBase: String = ""
  ) -> [String: String] {
    func configuration(_ id: String, _ name: String, _ settings: String, _ file: String) -> String {
      let reference = file.isEmpty ? "" : "baseConfigurationReference = \(file); "
      return "\(id) = {isa = XCBuildConfiguration; name = \(name); \(reference)"
        + "buildSettings = {\(settings)}; };"
    }
    return [
      "A.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {objects = {
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Kit.xcconfig; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = "Pods/A.xcconfig"; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        G0 = {isa = PBXGroup; children = (F1, F2, F3, F4, ); sourceTree = "<group>"; };
        \(configuration("C1", "Release", app, base))
        \(configuration("C2", "Debug", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;", ""))
        \(configuration("C3", "Release", kit, kitBase))
        L1 = {isa = XCConfigurationList; buildConfigurations = (C2, C1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (S1, ); buildConfigurationList = L1;
          productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = Kit; buildPhases = (); buildConfigurationList = L2;
          productType = "com.apple.product-type.framework"; };
        P = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
      }; rootObject = P; }
      """,
      "A.swift": "",
    ]
  }

  private func list(_ files: [String: String], configuration: String? = nil) throws -> String? {
    let request = ProjectRequest(start: "", configuration: configuration)
    return try loadProject(request, in: memoryFolder(files)).settings.conditions?.list
  }

  @Test func eachConfigurationDefinesItsOwn() throws {
    #expect(try list(project()) == "[]")
    #expect(try list(project(), configuration: "Debug") == "[DEBUG]")
    let beta = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) BETA STORE_2\";"
    #expect(try list(project(app: beta)) == "[BETA, STORE_2]")
    let flags = "OTHER_SWIFT_FLAGS = (\"-D\", BETA, \"-DSTORE\", \"-Xcc\", \"-DC=1\", ); "
    #expect(try list(project(app: flags)) == "[BETA, STORE]")
  }

  @Test func settingsInFilesCount() throws {
    var files = project(base: "F2")
    #expect(try list(files) == nil)
    files["App.xcconfig"] = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA"
    #expect(try list(files) == "[BETA]")
    files["App.xcconfig"] = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(GIVEN_BY_THE_SERVER)"
    #expect(try list(files) == nil)
    #expect(try list(project(base: "F4")) == "[COCOAPODS?]")
  }

  /// Code of other modules is built with what their targets define.
  @Test func whatTargetsBesideItDefineMayBeDefined() throws {
    let own = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA;"
    let kit = "\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]\" = \"BETA KIT\";"
    #expect(try list(project(app: own, kit: kit)) == "[BETA, KIT?]")
    var files = project(app: own, kitBase: "F3")
    files["Kit.xcconfig"] = "OTHER_SWIFT_FLAGS = -D FAST"
    #expect(try list(files) == "[BETA, FAST?]")
  }

  /// What makes a project of a description, or builds a package, defines `DEBUG` by itself.
  @Test func descriptionsAndPackagesDefineDebug() throws {
    var files = [
      "project.yml": """
      configs: {Dev: debug, Shop: release}
      targets:
        App:
          type: application
          sources: [App]
          settings: {configs: {Shop: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: SHOP}}}
        Kit:
          type: framework
          settings: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: KIT}
      """, "App/A.swift": "",
    ]
    #expect(try list(files, configuration: "Dev") == "[DEBUG, KIT?]")
    #expect(try list(files, configuration: "Shop") == "[KIT?, SHOP]")
    files = [
      "Package.swift": """
      let package = Package(name: "A", targets: [
          .executableTarget(
              name: "A", swiftSettings: [.define("BETA", .when(configuration: .debug))])
      ])
      """, "Sources/A/A.swift": "",
    ]
    #expect(try list(files) == "[BETA?]")
    #expect(try list(["A.swift": ""]) == nil)
  }
}

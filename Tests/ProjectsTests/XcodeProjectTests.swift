import Foundation
import Testing

@testable import Projects

/// Projects of our own in Xcode's forms, held in memory.
@Suite struct XcodeProjectTests {
  /// Two application targets, a library that one of them depends on, a test target, and a group
  /// that holds itself.
  static let groups = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = { }; objectVersion = 46;
      objects = {
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = V1; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = F5; };
        F1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Home View.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = ../../../outside.swift; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
        F6 = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        V1 = {isa = PBXVariantGroup; children = (F3, ); name = Main; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (G1, F4, F5, F6, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, V1, G1, ); path = App; sourceTree = "<group>"; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4, ); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B3, ); };
        S2 = {isa = PBXSourcesBuildPhase; files = (B5, ); };
        D1 = {isa = PBXTargetDependency; target = T2; };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = (S1, R1, ); dependencies = (D1, );
          buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; name = Kit; buildPhases = (S2, );
          productType = "com.apple.product-type.framework"; };
        T3 = {isa = PBXNativeTarget; name = AppTests; buildPhases = (S1, );
          productType = "com.apple.product-type.bundle.unit-test"; };
        T4 = {isa = PBXNativeTarget; name = Desk; buildPhases = (S1, );
          buildConfigurationList = L2; productType = "com.apple.product-type.application"; };
        C0 = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos; }; };
        C1 = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F6;
          buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
            TARGETED_DEVICE_FAMILY = "1,2"; }; };
        C2 = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {SDKROOT = macosx; }; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, );
          defaultConfigurationName = Release; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, );
          defaultConfigurationName = Release; };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        P = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; projectDirPath = "";
          targets = (T1, T2, T3, T4, ); };
      };
      rootObject = P;
    }
    """

  static let files = [
    "ios/App.xcodeproj/project.pbxproj": groups,
    "ios/App/AppDelegate.swift": "", "ios/App/Home View.swift": "",
    "ios/App/Base.lproj/Main.storyboard": "", "ios/Kit/Kit.swift": "", "outside.swift": "",
    "ios/Config/App.xcconfig": "#include \"Shared.xcconfig\"\nHIDDEN = YES",
    "ios/Config/Shared.xcconfig": "#include \"App.xcconfig\"\nSTYLE = UIStatusBarStyleLightContent",
    "ios/App/Info.plist": """
    <plist><dict><key>UIStatusBarHidden</key><string>$(HIDDEN)</string>
    <key>UIStatusBarStyle</key><string>${STYLE}</string>
    <key>UIViewControllerBasedStatusBarAppearance</key><false/>
    <key>UISupportedInterfaceOrientations</key>
    <array><string>UIInterfaceOrientationPortrait</string></array>
    </dict></plist>
    """,
  ]

  @Test func groupsGiveTheFilesOfATarget() throws {
    let app = try loadProject(ProjectRequest(start: ""), in: memoryFolder(XcodeProjectTests.files))
    #expect(app.target == "App")
    #expect(app.others == [])
    #expect(app.configuration == "Release")
    #expect(
      app.swiftFiles == [
        "ios/App/AppDelegate.swift", "ios/App/Home View.swift", "ios/Kit/Kit.swift",
      ])
    #expect(app.storyboards == ["ios/App/Base.lproj/Main.storyboard"])
    #expect(app.unread.contains { $0.note.reason.contains("outside of the project") })
    #expect(app.unread.contains { $0.note.reason.contains("holds itself") })
  }

  /// A folder that no project describes has its Info.plist wherever that lies.
  @Test(arguments: ["Info.plist", "App/Info.plist", "App/App-Info.plist"])
  func aFolderHasItsPlist(path: String) throws {
    let plist = """
      <plist><dict><key>UIViewControllerBasedStatusBarAppearance</key><false/></dict></plist>
      """
    let files = ["A.swift": "", "AppTests/Info.plist": "<plist><dict/></plist>", path: plist]
    let app = try loadProject(ProjectRequest(start: ""), in: memoryFolder(files))
    #expect(app.settings.isViewControllerBased == false)
  }

  @Test func settingsComeFromAllLevels() throws {
    let app = try loadProject(
      ProjectRequest(start: "ios/App.xcodeproj"), in: memoryFolder(XcodeProjectTests.files))
    #expect(app.settings.ios == "15.0")
    #expect(app.settings.families == [.phone, .pad])
    #expect(app.settings.isHidden == true)
    #expect(app.settings.style == "UIStatusBarStyleLightContent")
    #expect(app.settings.isViewControllerBased == false)
    #expect(app.settings.onlySide == .portrait)
  }

  @Test func aWorkspaceNamesItsProjects() throws {
    var files = XcodeProjectTests.files
    files["All.xcworkspace/contents.xcworkspacedata"] = """
      <Workspace><FileRef location="group:Pods/Pods.xcodeproj"/>
      <Group location="container:ios"><FileRef location = "group:App.xcodeproj"></FileRef></Group>
      <FileRef location="group:../other/Other.xcodeproj"/></Workspace>
      """
    let app = try loadProject(
      ProjectRequest(start: "All.xcworkspace"), in: memoryFolder(files))
    #expect(app.target == "App")
    #expect(app.unread.contains { $0.file == "All.xcworkspace/contents.xcworkspacedata" })
  }

  /// A workspace is what one opens in place of the projects beside it and below it; its namesake
  /// comes first, and what was named is read as it is.
  @Test func aWorkspaceComesBeforeProjects() throws {
    var files: [String: String] = [:]
    for name in ["Desk", "Shelf"] {
      files["\(name)/\(name).xcodeproj/project.pbxproj"] = XcodeProjectTests.groups
        .replacingOccurrences(of: "name = App;", with: "name = \(name);")
      files["\(name)/App/AppDelegate.swift"] = ""
    }
    #expect(try loadProject(ProjectRequest(start: ""), in: memoryFolder(files)).target == "Desk")
    files["Shelf.xcworkspace/contents.xcworkspacedata"] = """
      <Workspace><FileRef location="group:Desk/Desk.xcodeproj"/>
      <FileRef location="group:Shelf/Shelf.xcodeproj"/></Workspace>
      """
    let app = try loadProject(ProjectRequest(start: ""), in: memoryFolder(files))
    #expect(app.target == "Shelf" && app.others.contains("Desk"))
    #expect(app.description == "Shelf.xcworkspace")
    var request = ProjectRequest(start: "")
    request.description = "Desk.xcodeproj"
    #expect(try loadProject(request, in: memoryFolder(files)).target == "Desk")
  }

  /// The file systems of Macs do not tell cases apart.
  @Test func pathsAreFoundInAnotherCase() throws {
    var files = XcodeProjectTests.files
    files["ios/app/info.plist"] = files.removeValue(forKey: "ios/App/Info.plist")
    files["ios/app/appdelegate.swift"] = files.removeValue(forKey: "ios/App/AppDelegate.swift")
    let app = try loadProject(ProjectRequest(start: ""), in: memoryFolder(files))
    #expect(app.settings.isHidden == true)
    #expect(app.swiftFiles.contains("ios/app/appdelegate.swift"))
    #expect(!app.unread.contains { $0.file.lowercased().hasSuffix("info.plist") })
    let folder = memoryFolder(["Kit/A.swift": "", "kit/A.swift": "", "Kit/B.swift": ""])
    #expect(folder.spelling(of: "kit/A.swift") == "kit/A.swift")
    #expect(folder.spelling(of: "KIT/b.swift") == "Kit/B.swift")
    #expect(folder.spelling(of: "kit/C.swift") == nil && !folder.contains("kit"))
  }

  /// An application is built with the libraries of the other projects of its workspace.
  @Test func aWorkspaceJoinsLibraries() throws {
    var files = XcodeProjectTests.files
    files["All.xcworkspace/contents.xcworkspacedata"] = """
      <Workspace><FileRef location="group:ios/App.xcodeproj"/>
      <FileRef location="group:lib/Lib.xcodeproj"/></Workspace>
      """
    files["lib/Lib.xcodeproj/project.pbxproj"] = """
      { objects = {
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        F1 = {isa = PBXFileReference; path = Lib.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Lib.xcodeproj; sourceTree = "<group>"; };
        G0 = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        T1 = {isa = PBXNativeTarget; name = Lib; buildPhases = (S1, );
          productType = "com.apple.product-type.library.static"; };
        P = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      }; rootObject = P; }
      """
    files["lib/Lib.swift"] = ""
    let app = try loadProject(ProjectRequest(start: "All.xcworkspace"), in: memoryFolder(files))
    #expect(app.target == "App" && app.swiftFiles.contains("lib/Lib.swift"))
  }

  /// An application is linked with a product by its name alone where a workspace brings the
  /// package, which may need others beside it, in a circle too.
  @Test func aProductIsFoundByItsName() throws {
    var files = XcodeProjectTests.files
    files["ios/App.xcodeproj/project.pbxproj"] = XcodeProjectTests.groups
      .replacing(
        "T1 = {isa = PBXNativeTarget;",
        with: """
          Q1 = {isa = XCSwiftPackageProductDependency; productName = Core; };
          T1 = {isa = PBXNativeTarget; packageProductDependencies = (Q1, );
          """)
    files["packages/Core/Package.swift"] = """
      import PackageDescription
      let package = Package(
        name: "CorePackage", products: [.library(name: "Core", targets: ["Core"])],
        dependencies: [
          .package(path: "../Base"), .package(path: "../../../outside"),
          .package(url: "https://example.com/far.git", from: "1.0.0"),
        ],
        targets: [.target(name: "Core", dependencies: ["Base"]), .testTarget(name: "CoreTests")])
      """
    files["packages/Base/Package.swift"] = """
      let package = Package(
        name: "Base", dependencies: [.package(name: "Core", path: "../Core")],
        targets: [.target(name: "Base", path: "Code")])
      """
    files["packages/Core/Sources/Core/Page.swift"] = ""
    files["packages/Core/Tests/CoreTests/Page.swift"] = ""
    files["packages/Base/Code/Look.swift"] = ""
    files["packages/Other/Package.swift"] = """
      let package = Package(
        products: [.library(name: "Other", targets: ["Other"])], targets: [.target(name: "Other")])
      """
    files["packages/Other/Sources/Other/Other.swift"] = ""
    let app = try loadProject(ProjectRequest(start: "ios"), in: memoryFolder(files))
    #expect(app.swiftFiles.contains("packages/Core/Sources/Core/Page.swift"))
    #expect(app.swiftFiles.contains("packages/Base/Code/Look.swift"))
    #expect(!app.swiftFiles.contains { $0.hasSuffix("Other.swift") || $0.contains("Tests") })
  }

  /// Files by the thousand are chosen from, those of a pattern left out.
  @Test func aHugeFolderIsChosenFrom() throws {
    var paths: [String] = []
    for place in 0..<20_000 { paths.append("App/Folder\(place % 400)/File\(place).swift") }
    let folder = ProjectFolder(paths: paths) { _ in .bytes([]) }
    let app = try loadProject(
      ProjectRequest(start: "", excluded: ["**/Folder1"]), in: folder)
    #expect(app.swiftFiles.count == 19_950)
  }

  @Test func aProjectThatIsCutInHalfGivesItsFolder() throws {
    var files = XcodeProjectTests.files
    let text = XcodeProjectTests.groups
    files["ios/App.xcodeproj/project.pbxproj"] = String(text.prefix(text.count / 2))
    let app = try loadProject(ProjectRequest(start: "ios"), in: memoryFolder(files))
    #expect(app.swiftFiles.count == 3)
    #expect(app.unread.contains { $0.note.reason.contains("ends in") })
    // Without its last lines the targets are still whole.
    files["ios/App.xcodeproj/project.pbxproj"] = String(text.prefix(text.count - 250))
    let most = try loadProject(ProjectRequest(start: "ios"), in: memoryFolder(files))
    #expect(most.target == "App")
    #expect(most.swiftFiles.count == 3)
  }

  @Test func synchronizedFoldersHaveExceptions() throws {
    let project = """
      { objects = {
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Info.plist, "Old/A.swift", ); target = T1; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Shared.swift, ); target = T1; };
        G0 = {isa = PBXGroup; children = (Y1, Y2, ); sourceTree = "<group>"; };
        Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = App;
          sourceTree = "<group>"; };
        Y2 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E2, ); path = Widget;
          sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = App; buildPhases = ( );
          fileSystemSynchronizedGroups = (Y1, ); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          GENERATE_INFOPLIST_FILE = YES; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx";
          INFOPLIST_KEY_UIStatusBarHidden = YES; "INFOPLIST_KEY_UIStatusBarStyle[sdk=iphoneos*]" =
          UIStatusBarStyleDarkContent; }; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        P = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
      }; rootObject = P; }
      """
    let files = [
      "App.xcodeproj/project.pbxproj": project, "App/A.swift": "", "App/Old/A.swift": "",
      "App/Old/B.swift": "", "Widget/W.swift": "", "Widget/Shared.swift": "",
    ]
    let app = try loadProject(ProjectRequest(start: ""), in: memoryFolder(files))
    #expect(app.swiftFiles == ["App/A.swift", "App/Old/B.swift", "Widget/Shared.swift"])
    #expect(app.settings.isHidden == true)
    #expect(app.settings.style == "UIStatusBarStyleDarkContent")
    #expect(app.settings.isViewControllerBased == true)
  }

  @Test func aGeneratedProjectHasTemplates() throws {
    let text = """
      name: Reader
      options:
        deploymentTarget: {iOS: "17.0"}
      targetTemplates:
        Base:
          type: application
          platform: iOS
          sources: [Shared]
      targets:
        Reader:
          templates: [Base]
          sources:
            - path: App
              excludes: [Old]
          info:
            path: App/Info.plist
            properties:
              UIStatusBarStyle: UIStatusBarStyleLightContent
              UIViewControllerBasedStatusBarAppearance: false
          settings:
            TARGETED_DEVICE_FAMILY: 1
          dependencies: [{target: Kit}, {package: Deep}]
        Kit: {type: framework, sources: Kit}
        Tests: {type: bundle.unit-test, sources: Tests}
      packages:
        Deep: {path: Modules/Deep}
        Idle: {path: Modules/Idle}
        Far: {url: "https://example.com/far.git", from: "1.0.0"}
      """
    let files = [
      "project.yml": text, "App/A.swift": "", "App/Old/B.swift": "", "Shared/S.swift": "",
      "Kit/K.swift": "", "Tests/T.swift": "",
      "Modules/Deep/Package.swift": "let package = Package(targets: [.target(name: \"Deep\")])",
      "Modules/Deep/Sources/Deep/D.swift": "",
      "Modules/Idle/Package.swift": "let package = Package(targets: [.target(name: \"Idle\")])",
      "Modules/Idle/Sources/Idle/I.swift": "",
    ]
    let app = try loadProject(ProjectRequest(start: ""), in: memoryFolder(files))
    #expect(app.target == "Reader")
    #expect(
      app.swiftFiles == [
        "App/A.swift", "Kit/K.swift", "Modules/Deep/Sources/Deep/D.swift", "Shared/S.swift",
      ])
    #expect(app.settings.ios == "17.0")
    #expect(app.settings.families == [.phone])
    #expect(app.settings.isViewControllerBased == false)
  }

  /// The paths of a target count from the file that describes it.
  @Test func aGeneratedProjectIncludesOthers() throws {
    let files = [
      "project.yml": "include: [{path: App/target.yml}, Gone.yml, project.yml]\nname: A",
      "App/target.yml": """
      targets:
        App:
          type: application
          sources: [., {path: ../Shared}]
          configFiles: {Release: R.xcconfig}
      """,
      "App/A.swift": "", "Shared/B.swift": "",
      "App/R.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 14.2",
    ]
    let app = try loadProject(ProjectRequest(start: ""), in: memoryFolder(files))
    #expect(app.swiftFiles == ["App/A.swift", "Shared/B.swift"])
    #expect(app.settings.ios == "14.2")
    #expect(app.unread.map { $0.file } == ["project.yml"])
  }

  @Test func aFolderLeavesOutWhatIsNoPartOfTheApp() throws {
    let files = [
      "App/A.swift": "", "AppTests/T.swift": "", "App/Widgets/W.swift": "", "Mac/M.swift": "",
      "App/Preview Content/P.swift": "", "App/B.m": "",
    ]
    let app = try loadProject(
      ProjectRequest(start: "", excluded: ["App/*.m"]), in: memoryFolder(files))
    #expect(app.swiftFiles == ["App/A.swift"])
    #expect(app.objectiveCFiles == [])
  }

  /// A target none of whose files can be had is read as its folder.
  @Test func aTargetWithoutFilesGivesItsFolder() throws {
    let files = [
      "project.yml": "targets: {App: {type: application, platform: iOS, sources: [Gone]}}",
      "Sources/A.swift": "",
    ]
    let app = try loadProject(ProjectRequest(start: ""), in: memoryFolder(files))
    #expect(app.swiftFiles == ["Sources/A.swift"] && app.description == nil)
    #expect(app.unread.contains { $0.file == "project.yml" })
  }

  @Test func whatIsNotThereIsSaid() {
    let folder = memoryFolder(XcodeProjectTests.files)
    #expect(throws: ProjectProblem.unknownTarget("X", known: ["App"])) {
      try loadProject(ProjectRequest(start: "", target: "X"), in: folder)
    }
    #expect(throws: ProjectProblem.unknownConfiguration("X", known: ["Release"])) {
      try loadProject(ProjectRequest(start: "", configuration: "X"), in: folder)
    }
    #expect(throws: ProjectProblem.nothingFound("")) {
      try loadProject(ProjectRequest(start: ""), in: memoryFolder(["a.txt": ""]))
    }
  }
}

import Foundation
import Testing

@testable import Projects

/// Any bytes give a value: each reader is tried with thousands of damaged inputs, on a small stack.
@Suite struct ReaderFuzzTests {
  private static let seeds: [[UInt8]] = {
    let values: [String: Any] = ["a": ["b", 1, true], "c": ["d": "e"], "f": "ü"]
    let binary = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    let xml = try? PropertyListSerialization.data(
      fromPropertyList: values, format: .xml, options: 0)
    return [
      Array(binary ?? Data()), Array(xml ?? Data()), Array(XcodeProjectTests.groups.utf8),
      Array("#include \"a\"\nA[sdk=*] = $(B:lower) ${A} // c\nB = $(A)$(inherited)".utf8),
      Array("a:\n  - b: [c, {d: e}]\n    f: 'g' # h\n  - |\n   i\nj: {k: l}".utf8),
      Array("<Workspace><Group location=\"group:a\"><FileRef location='self:'/></Group>".utf8),
    ]
  }()

  @Test(arguments: 0..<4)
  func noBytesStopAReader(run: Int) {
    onSmallStack {
      var numbers = SeededNumbers(state: UInt64(run))
      for _ in 0..<600 {
        let seed = ReaderFuzzTests.seeds.randomElement(using: &numbers) ?? []
        let bytes = mutated(seed, &numbers)
        ReaderFuzzTests.read(bytes)
      }
    }
  }

  private static func read(_ bytes: [UInt8]) {
    _ = readPropertyList(bytes)
    _ = BinaryPropertyList.read(bytes)
    _ = YAMLReader.read(bytes)
    _ = Workspace.read(bytes, at: "A.xcworkspace/contents.xcworkspacedata")
    _ = GeneratedProject.read(bytes, at: "project.yml")
    let project = XcodeProject.read(bytes, at: "A.xcodeproj/project.pbxproj")
    let text = String(decoding: bytes, as: UTF8.self)
    var settings = BuildSettings(configuration: "Debug")
    settings.add(["A": PropertyValue.string(text), "B": .string("$(A)$(A)")])
    _ = settings["B"]
    let folder = ProjectFolder(paths: ["A.xcodeproj/project.pbxproj", "a.xcconfig", "b.swift"]) {
      _ in .bytes(bytes)
    }
    _ = try? loadProject(ProjectRequest(start: ""), in: folder)
    #expect(project.unread.count < 1000)
  }

  /// A project whose groups hold each other, with 20,000 files in a row of groups.
  @Test func longAndRoundGroupsAreWalked() {
    var text = "{ objects = { P = {isa = PBXProject; mainGroup = G0; targets = (); };\n"
    for index in 0..<20_000 {
      text += "G\(index) = {isa = PBXGroup; path = a; children = (G\(index + 1), G0, ); };\n"
    }
    let bytes = Array((text + "}; rootObject = P; }").utf8)
    onSmallStack {
      _ = XcodeProject.read(Array(bytes.prefix(200_000)), at: "A.xcodeproj/project.pbxproj")
    }
  }
}

/// Reads `contents.xcworkspacedata`: the projects of a workspace.
enum Workspace {
  /// Returns the paths of the projects, below the folder of the project, in their order; those of
  /// tools are left out.
  static func read(_ bytes: [UInt8], at file: String) -> Reading<[String]> {
    var reader = XMLReader(bytes)
    let wrapper = ProjectPath.folder(of: file)
    let folder = ProjectPath.folder(of: wrapper)
    var groups = [folder]
    var projects: [String] = []
    while let event = reader.next() {
      switch event {
      case .start("Group"):
        let path = location(reader.attribute("location"), in: groups.last ?? folder, folder)
        if groups.count < ReadingLimit.depth { groups.append(path ?? folder) }
      case .end("Group"): if groups.count > 1 { groups.removeLast() }
      case .start("FileRef"):
        let written = reader.attribute("location")
        guard let path = location(written, in: groups.last ?? folder, folder) else {
          reader.note("`\(written ?? "")` lies outside of the project", line: reader.line)
          continue
        }
        let isOfTool = path.split(separator: "/").contains { LeftOut.ofTools.contains(String($0)) }
        if ProjectPath.has(path, ending: ".xcodeproj"), !isOfTool { projects.append(path) }
      case .start, .end, .text: continue
      }
    }
    return Reading(projects, notes: reader.allNotes)
  }

  /// Reads `group:App/App.xcodeproj`; nil for what lies elsewhere.
  private static func location(_ text: String?, in group: String, _ folder: String) -> String? {
    guard let text, let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let path = String(text[text.utf8.index(after: colon)...])
    switch text[..<colon] {
    case "group": return ProjectPath.join(group, path)
    case "container": return ProjectPath.join(folder, path)
    case "self": return ProjectPath.folder(of: folder)
    default: return nil
    }
  }
}

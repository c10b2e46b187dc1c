import Editing
import Language
import Reporting

/// A file or a folder that gets another name.
struct Move {
  let old: String
  let new: String

  /// The new name of a file that is moved, or lies in a folder that is; nil for all others.
  func name(of file: String) -> String? {
    if file == old { return new }
    guard file.utf8.starts(with: (old + "/").utf8) else { return nil }
    return new + String(decoding: file.utf8.dropFirst(old.utf8.count), as: UTF8.self)
  }
}

extension Server {
  /// `workspace/willRenameFiles`: the includes of files that move, and of those in folders that do.
  func renameFiles(_ params: JSONValue) -> JSONValue {
    let moves = (params["files"]?.elements ?? []).compactMap { file -> Move? in
      guard let old = file["oldUri"]?.string, let new = file["newUri"]?.string else { return nil }
      return Move(old: FileAddress.folder(of: old), new: FileAddress.folder(of: new))
    }
    func moved(_ name: String) -> String {
      for move in moves { if let new = move.name(of: name) { return new } }
      return name
    }
    var changes: [(key: String, value: JSONValue)] = []
    for name in workspace.specNames {
      guard let bytes = workspace.bytes(of: name) else { continue }
      let positions = TextPositions(
        Source(file: FileID(0), name: name, bytes: bytes), features.encoding)
      let own = moved(name)
      var edits: [JSONValue] = []
      for include in Workspace.includes(in: bytes) {
        let found = workspace.resolved(include.path, from: name)
        let target = moved(found)
        guard target != found || own != name else { continue }
        // What moves together is found as before.
        if Workspace.path(to: target, from: own) == Workspace.path(to: found, from: name) {
          continue
        }
        let path = Workspace.path(to: target, from: own)
        if path == include.path { continue }
        edits.append(["range": positions.range(of: include.range).json, "newText": .text(path)])
      }
      if !edits.isEmpty { changes.append((FileAddress.address(of: name), .list(edits))) }
    }
    return changes.isEmpty ? .null : ["changes": .object(changes)]
  }
}

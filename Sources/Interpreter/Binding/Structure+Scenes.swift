import Language
import StatusBar

// The scenes beside the app's own (U49).
extension Structure {
  /// Enters a scene and its windows; two of a name are an error.
  mutating func collectScene(_ scene: SceneDeclaration, in file: FileID) {
    let name = scene.name.name
    let first = tables.sceneDeclarations.first { $0.declaration.name.name == name }
    let place = first.map { Location($0.file, $0.declaration.name.range) }
    if let place = place ?? (name == appName ? tables.appName : nil) {
      report(
        .declaredTwice(spelling(name), at: Location(file, scene.name.range), first: place))
      return
    }
    tables.scenes[name] = symbol(name)
    tables.sceneDeclarations.append((file, scene))
    for case .window(let window) in scene.members {
      tables.windows[window.name.name] = symbol(window.name.name)
    }
  }

  /// Binds the roots and the windows of all scenes.
  mutating func bindScenes() {
    for (file, scene) in tables.sceneDeclarations {
      var content: [Statement] = []
      var windows: [WindowTemplate] = []
      for member in scene.members {
        switch member {
        case .content(let statement): content.append(statement)
        case .window(let declaration): windows.append(bindWindow(declaration, in: file))
        default: continue  // nothing else is ever parsed here
        }
      }
      if !content.isEmpty || windows.isEmpty {
        let root = bindRoot(content, in: file)
        windows.insert(window(nil, root: root, site: site(scene.name.range, in: file)), at: 0)
      }
      program.scenes.append(SceneTemplate(name: symbol(scene.name.name), windows: windows))
    }
  }
}

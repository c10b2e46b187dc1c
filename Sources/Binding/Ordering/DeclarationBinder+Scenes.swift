import Language
import StatusBar

// The scenes beside the app's own (U49).
extension DeclarationBinder {
  /// Binds the roots and the windows of all scenes.
  mutating func bindScenes() {
    for (file, scene) in bodies.writer.resolver.declarations.scenes {
      var content: [Statement] = []
      var windows: [WindowTemplate] = []
      for member in scene.members {
        switch member {
        case .content(let statement): content.append(statement)
        case .window(let declaration): windows.append(bindWindow(declaration, in: file))
        // Nothing else is ever parsed here.
        case .setting, .plist, .scene, .variable, .input, .function, .initializer, .type,
          .definition, .backdrop, .conditional, .cases, .kept, .unread:
          continue
        }
      }
      if !content.isEmpty || windows.isEmpty {
        let root = bindRoot(content, in: file)
        windows.insert(
          window(nil, root: root, site: bodies.writer.site(scene.name.range, in: file)), at: 0)
      }
      bodies.writer.program.add(
        SceneTemplate(name: bodies.writer.symbol(scene.name.name), windows: windows))
    }
  }
}

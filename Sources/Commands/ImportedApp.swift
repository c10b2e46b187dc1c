import Host
import Projects

/// What an import wrote of an app, as it would be for the screen that is asked for.
///
/// A whole app is more than a spec holds, so that an import includes what the app's first screen
/// needs. Another screen needs other files, which are found anew.
struct ImportedApp {
  private let options: Options

  init(_ options: Options) { self.options = options }

  /// Returns the text that stands for a file which an import wrote; nil where no screen is asked
  /// for, for any other file, and where the app cannot be read again.
  func text(insteadOf bytes: [UInt8], at path: Path) -> [UInt8]? {
    guard let root = options.root, path.bytes.hasSuffix(AppSpec.generatedName),
      let origin = AppSpec.origin(ofGenerated: bytes),
      let folder = path.directory.resolved?.directory,
      let reader = try? ProjectReader(folder, jobs: options.jobs ?? Worker.coreCount)
    else { return nil }
    guard let app = app(of: origin, reader) else { return nil }
    let contents = reader.read(app, skipping: [])
    guard contents.index.declares(root) else { return nil }
    let spec = reader.spec(of: app, contents.index.table(app.settings), contents.index, root: root)
    let files = spec.files.filter { !$0.utf8.contains(UInt8(ascii: "\"")) }
    let writer = SpecWriter(reader: reader, trapped: [], options: options)
    return Array(writer.text(of: spec, files, from: path.directory).utf8)
  }

  /// Returns the app that an import was made of; nil where it is gone.
  ///
  /// A folder that nothing describes has no configurations, and its name may be another one now.
  private func app(of origin: AppSpec.Origin, _ reader: ProjectReader) -> AppProject? {
    var options = options
    options.target = origin.isFolder ? nil : origin.target
    options.configuration = origin.isFolder ? nil : origin.configuration
    var request = reader.request(options)
    request.description = origin.description
    guard let app = try? loadProject(request, in: reader.folder),
      origin.isFolder == (app.description == nil)
    else { return nil }
    return app
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}

import Language

/// What `Package.swift` says: its products, the folders of its targets, the packages beside it that
/// it needs, and from which release on it runs.
struct PackageManifest: Hashable, Sendable {
  struct Target: Hashable, Sendable {
    var name: String
    var kind: Kind
    /// Where its sources are; nil for the usual place.
    var path: String?
    var excluded: [String] = []
  }

  enum Kind: Hashable, Sendable { case library, application, test, other }

  var name = ""
  var targets: [Target] = []
  /// The names of its products.
  var products: [String] = []
  /// The paths of packages that it depends on and that lie beside it.
  var neighbours: [String] = []
  /// The number of the release: `16`, `16.4`.
  var ios: String?
  /// `true` iff one of its products is an application for iOS.
  var hasApplication = false

  static func read(_ bytes: [UInt8], at file: String) -> Reading<PackageManifest> {
    var names = NameTable()
    let source = Source(file: FileID(0), name: file, bytes: bytes)
    let (script, diagnostics) = parse(source, names: &names)
    var reader = Reader(source: source, names: names)
    for case .member(let member) in script.items {
      switch member {
      case .variable(let variable):
        guard let initial = variable.initial else { continue }
        reader.held[variable.name.name] = initial
        if case .call(let call) = initial.kind { reader.read(call) }
      case .content(let statement): reader.read(statement)
      case .setting, .plist, .window, .scene, .input, .function, .initializer, .type, .definition,
        .backdrop, .cases, .conditional, .kept, .unread:
        continue
      }
    }
    let lines = LineIndex(bytes)
    var notes = diagnostics.filter { $0.severity == .error }.prefix(3).map { diagnostic in
      ReadingNote(
        line: lines.position(at: diagnostic.primary.location.range.start).line,
        reason: "it is not read as Swift here")
    }
    if reader.manifest.targets.isEmpty {
      notes.append(ReadingNote(line: 0, reason: "it lists no target"))
    }
    return Reading(reader.manifest, notes: notes)
  }

  /// Walks the arguments of `Package(…)`; nothing nests deeper than a list of targets.
  private struct Reader {
    let source: Source
    let names: NameTable
    var manifest = PackageManifest()
    /// What the variables of the manifest are made with: a target that is appended later.
    var held: [Name: Expression] = [:]

    mutating func read(_ call: Call) {
      for argument in call.arguments {
        switch label(argument) {
        case "name": manifest.name = string(argument.value) ?? ""
        case "platforms": readPlatforms(argument.value)
        case "products":
          for (name, call) in calls(argument.value) {
            if name == "iOSApplication" { manifest.hasApplication = true }
            manifest.products += strings(of: call, labelled: "name")
          }
        case "dependencies":
          for (name, call) in calls(argument.value) where name == "package" {
            manifest.neighbours += strings(of: call, labelled: "path")
          }
        case "targets": readTargets(argument.value)
        default: continue
        }
      }
    }

    /// Reads what is added to the targets below: `package.targets.append(contentsOf: […])`.
    mutating func read(_ statement: Statement) {
      switch statement.kind {
      case .expression(let value):
        switch value.kind {
        case .assignment(let target, _, _, let list) where isTargets(target): readTargets(list)
        case .call(let call):
          guard case .member(let base, _) = call.callee.kind, isTargets(base) else { return }
          for argument in call.arguments { readTargets(argument.value) }
        default: return
        }
      case .if(let branch): for inner in branch.then + branch.otherwise { read(inner) }
      case .function, .type, .guard, .switch, .loop, .return, .jump, .block, .attempt, .deferred,
        .conditional, .action, .variable, .unread:
        return
      }
    }

    private func isTargets(_ value: Expression) -> Bool {
      guard case .member(_, let name) = value.kind else { return false }
      return names.spelling(of: name.name) == "targets"
    }

    func label(_ argument: Argument) -> String {
      argument.label.map { names.spelling(of: $0.name) } ?? ""
    }

    func string(_ value: Expression) -> String? {
      guard case .string(let literal) = value.kind else { return nil }
      return literal.parts(at: value.range).compactMap { part in
        if case .text(let range) = part { source.text(range) } else { nil }
      }.joined()
    }

    /// The text of an argument; none where it is no literal.
    func strings(of call: Call, labelled name: String) -> [String] {
      call.arguments.compactMap { label($0) == name ? string($0.value) : nil }
    }

    func strings(_ value: Expression) -> [String] {
      guard case .array(let elements) = value.kind else { return [] }
      return elements.compactMap { string($0) }
    }

    /// The calls of a list: `[.target(…), .target(…)]`.
    func calls(_ value: Expression) -> [(name: String, call: Call)] {
      let elements: [Expression]
      switch value.kind {
      case .binary(let left, _, _, let right): return calls(left) + calls(right)
      case .array(let all): elements = all
      case .call: elements = [value]
      case .name(let name): elements = held[name].map { self.elements(of: $0) } ?? []
      default: return []
      }
      return elements.compactMap { element in
        var element = element
        if case .name(let name) = element.kind, let value = held[name] { element = value }
        guard case .call(let call) = element.kind else { return nil }
        switch call.callee.kind {
        case .implicitMember(let name): return (names.spelling(of: name), call)
        case .member(_, let name): return (names.spelling(of: name.name), call)
        default: return nil
        }
      }
    }

    private func elements(of value: Expression) -> [Expression] {
      if case .array(let all) = value.kind { all } else { [value] }
    }

    mutating func readPlatforms(_ value: Expression) {
      for (name, call) in calls(value) where name == "iOS" {
        guard let version = call.arguments.first?.value else { continue }
        if let text = string(version) {
          manifest.ios = text
        } else if case .implicitMember(let name) = version.kind {
          let word = names.spelling(of: name).drop { !$0.isNumber }
          manifest.ios = word.split(separator: "_").joined(separator: ".")
        }
      }
    }

    mutating func readTargets(_ value: Expression) {
      for (name, call) in calls(value) {
        var target = Target(name: "", kind: PackageManifest.kind(name))
        for argument in call.arguments {
          switch label(argument) {
          case "name": target.name = string(argument.value) ?? ""
          case "path": target.path = string(argument.value)
          case "exclude": target.excluded = strings(argument.value)
          default: continue
          }
        }
        if !target.name.isEmpty { manifest.targets.append(target) }
      }
    }
  }

  private static func kind(_ word: String) -> Kind {
    switch word {
    case "target": .library
    case "executableTarget": .application
    case "testTarget": .test
    default: .other
    }
  }

  /// The folders of its sources, for a manifest that lies in `folder`.
  func sources(in folder: String) -> [SourceFolder] {
    targets.filter { $0.kind == .library || $0.kind == .application }.compactMap { target in
      let own = target.path ?? "Sources/" + target.name
      return ProjectPath.join(folder, own).map { SourceFolder(path: $0, excluded: target.excluded) }
    }
  }
}

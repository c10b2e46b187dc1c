import Language
import StatusBar

// What a controller's view is painted with, where its code says so once and for all.
extension DeclarationBinder {
  /// Returns what lies under the bar by `view.backgroundColor = .black` in a callback before the
  /// view is on screen, or nil where it is set elsewhere too, to something else, or under a
  /// condition.
  mutating func writtenBackdrop(of type: Int) -> StatusBar.Backdrop? {
    let lineage = bodies.writer.resolver.declarations.lineage(of: type)
    let places = paintedPlaces(of: type)
    for index in lineage {
      let info = bodies.writer.resolver.declarations[index]
      let functions = info.allFunctions + info.initializers
      let mentions = functions.reduce(0) { sum, function in
        places.reduce(sum) { $0 + times($1, in: function) }
      }
      if mentions == 0 { continue }
      guard mentions == 1, !isPainted(elsewhere: lineage.filter { $0 != index }, places) else {
        return nil
      }
      for function in functions where loadsView(function, of: index, in: lineage) {
        guard let painted = painting(in: function, places),
          let shade = shade(of: painted.color, in: function, under: functions, lineage)
        else { continue }
        // Another view with a colour of its own may lie on top of it.
        let isCovered = lineage.contains { coversBackdrop(declaredBy: $0, of: lineage, places) }
        if isCovered { return nil }
        return StatusBar.Backdrop(
          shade, at: bodies.writer.site(painted.range, in: function.file))
      }
      return nil
    }
    return nil
  }

  /// `true` iff a function of one of some classes gives the view a colour at a time of its own.
  private func isPainted(elsewhere types: [Int], _ places: [String]) -> Bool {
    types.contains { type in
      let info = bodies.writer.resolver.declarations[type]
      return info.allFunctions.contains { function in
        !isBeforeScreen(function) && places.contains { times($0, in: function) > 0 }
      }
    }
  }

  /// How code names the colour of the view of a class: a list of UIKit's is the view itself.
  private func paintedPlaces(of type: Int) -> [String] {
    let resolver = bodies.writer.resolver
    let lists = [
      "UITableViewController": "tableView", "UICollectionViewController": "collectionView",
    ]
    let list = resolver.declarations.lineage(of: type).lazy.compactMap { base in
      resolver.declarations[base].inherited.lazy.compactMap { lists[resolver.spelling($0.name)] }
        .first
    }.first
    return (["view"] + [list].compactMap { $0 }).flatMap {
      [$0 + ".backgroundColor", $0 + "?.backgroundColor"]
    }
  }

  /// `true` iff UIKit calls it before the view is on screen, or what UIKit calls then calls it at
  /// any rate.
  /// `lineage` are the classes of a controller, that of the function among them.
  private func loadsView(
    _ function: LocatedFunction, of type: Int, in lineage: [Int]
  ) -> Bool {
    if isBeforeScreen(function) { return true }
    let declarations = bodies.writer.resolver.declarations
    let name = function.declaration.name.name
    guard function.declaration.parameters.isEmpty,
      declarations[type].functions[name]?.count == 1,
      // A class below may do something else in its place.
      lineage.prefix(while: { $0 != type }).allSatisfy({ declarations[$0].functions[name] == nil })
    else { return false }
    return lineage.contains { base in
      declarations[base].allFunctions.contains { isBeforeScreen($0) && calls(name, in: $0) }
    }
  }

  private func isBeforeScreen(_ function: LocatedFunction) -> Bool {
    switch function.declaration.name.name.word {
    case .viewDidLoad, .loadView, .initWord, .viewWillAppear: true
    default: false
    }
  }

  /// `true` iff a statement of a function, under no condition, is `setUp()` or `self.setUp()`.
  private func calls(_ name: Name, in function: LocatedFunction) -> Bool {
    (function.declaration.body ?? []).contains { statement in
      guard case .expression(let expression) = statement.kind,
        case .call(let call) = expression.kind,
        let path = call.callee.memberPath?.filter({ $0.word != .selfWord })
      else { return false }
      return path == [name]
    }
  }

  /// How often the text of a function names something.
  private func times(_ words: String, in function: LocatedFunction) -> Int {
    bodies.writer.resolver.bytes(function.declaration.range, in: function.file).times(words)
  }

  /// What can be read on a colour, which may be that of a constant of the function, or of a
  /// property that is always the same.
  private func shade(
    of color: Expression, in function: LocatedFunction, under functions: [LocatedFunction],
    _ lineage: [Int]
  ) -> Shade? {
    var (color, file) = (color, function.file)
    if let name = color.ownName, let property = property(name, lineage) {
      (color, file) = property
    } else if let name = color.ownName {
      let initial = (function.declaration.body ?? []).lazy.compactMap { statement -> Expression? in
        guard case .variable(let variable) = statement.kind, variable.name.name == name,
          variable.isConstant
        else { return nil }
        return variable.initial
      }.first
      guard let initial else { return nil }
      color = initial
    }
    let shade = bodies.writer.resolver.shade(of: color, in: file)
    return shade == .ofAppearance ? style(under: functions) ?? shade : shade
  }

  /// What a constant, or a getter of one expression, of the nearest of some classes yields.
  private func property(_ name: Name, _ lineage: [Int]) -> (Expression, FileID)? {
    let declarations = bodies.writer.resolver.declarations
    guard
      let variable = lineage.lazy.compactMap({ declarations[$0].variables[name] }).first
    else { return nil }
    if let initial = variable.declaration.initial {
      return variable.declaration.isConstant ? (initial, variable.file) : nil
    }
    guard let getter = variable.declaration.getter, getter.count == 1 else { return nil }
    switch getter[0].kind {
    case .expression(let value), .return(let value?): return (value, variable.file)
    default: return nil
    }
  }

  /// The shade of light or dark mode where the class has one style for ever.
  private func style(under functions: [LocatedFunction]) -> Shade? {
    let resolver = bodies.writer.resolver
    let setting = "overrideUserInterfaceStyle"
    guard functions.reduce(0, { $0 + times(setting, in: $1) }) == 1 else { return nil }
    for function in functions where isBeforeScreen(function) {
      for statement in function.declaration.body ?? [] {
        guard case .expression(let expression) = statement.kind,
          case .assignment(let target, .assign, _, let value) = expression.kind,
          let member = target.ownName, resolver.spelling(member) == setting
        else { continue }
        let style = value.lastName?.name.word
        return style == .dark ? .dark : style == .light ? .bright : nil
      }
    }
    return nil
  }

  /// `true` iff a function gives another view a colour that can be seen.
  func paintsOther(_ function: LocatedFunction, _ places: [String]) -> Bool {
    (function.declaration.body ?? []).contains { statement in
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        let path = target.memberPath?.filter({ $0.word != .selfWord }), let last = path.last,
        bodies.writer.resolver.names.bytes(of: last).elementsEqual("backgroundColor".utf8)
      else { return false }
      let isOwn =
        path.count == 2
        && places.contains(bodies.writer.resolver.spelling(path[0]) + ".backgroundColor")
      let color = value.lastName?.name
      let isClear =
        color.map { bodies.writer.resolver.names.bytes(of: $0).elementsEqual("clear".utf8) } == true
      return !isOwn && !isClear
    }
  }

  /// The colour that a view is given, and where that stands; nil where no statement of the
  /// function says it by itself.
  private func painting(
    in function: LocatedFunction, _ places: [String]
  ) -> (color: Expression, range: SourceRange)? {
    for statement in function.declaration.body ?? [] {
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        var path = target.memberPath
      else { continue }
      if path.first?.word == .selfWord { path.removeFirst() }
      let written = path.map { bodies.writer.resolver.spelling($0) }.joined(separator: ".")
      guard places.contains(written) else { continue }
      return (value, statement.range)
    }
    return nil
  }
}

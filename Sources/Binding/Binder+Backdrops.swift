import Language
import StatusBar

// What a controller's view is painted with, where its code says so once and for all.
extension Binder {
  /// Returns what lies under the bar by `view.backgroundColor = .black` in a callback that loads
  /// the view, or nil where it is set elsewhere too, to something else, or under a condition.
  mutating func writtenBackdrop(of type: Int) -> StatusBar.Backdrop? {
    for index in bodies.writer.resolver.declarations.lineage(of: type) {
      let info = bodies.writer.resolver.declarations[index]
      let functions = info.functionOrder.flatMap { info.functions[$0] ?? [] } + info.initializers
      let mentions = functions.reduce(0) { $0 + times("view.backgroundColor", in: $1) }
      if mentions == 0 { continue }
      guard mentions == 1 else { return nil }
      for function in functions where loadsView(function) {
        if let (color, range) = painting(in: function),
          let isDark = bodies.writer.resolver.isDark(color, in: function.file)
            ?? isDark(color, under: functions)
        {
          // Another view with a colour of its own may lie on top of it.
          if functions.contains(where: { paintsOther($0) }) || coversBackdrop(functions, of: info) {
            return nil
          }
          let site = bodies.writer.site(range, in: function.file)
          var backdrop = StatusBar.Backdrop(isDark: isDark, changesAt: nil, at: site)
          backdrop.isOfView = true
          return backdrop
        }
      }
      return nil
    }
    return nil
  }

  /// `true` iff UIKit calls it before the view is on screen.
  private func loadsView(_ function: LocatedFunction) -> Bool {
    switch function.declaration.name.name.word {
    case .viewDidLoad, .loadView, .initWord: true
    default: false
    }
  }

  /// How often the text of a function names something.
  private func times(_ words: String, in function: LocatedFunction) -> Int {
    let text = bodies.writer.resolver.bytes(function.declaration.range, in: function.file)[...]
    let place = Array(words.utf8)
    guard text.count >= place.count else { return 0 }
    return (text.startIndex...(text.endIndex - place.count)).count { start in
      text[start] == place[0] && text[start...].starts(with: place)
        && (start == text.startIndex || !text[start - 1].isOfName)
    }
  }

  /// Of `systemBackground` where the class has one style for ever, which says what it looks like.
  private func isDark(_ color: Expression, under functions: [LocatedFunction]) -> Bool? {
    let resolver = bodies.writer.resolver
    let setting = "overrideUserInterfaceStyle"
    guard let name = color.lastName?.name, resolver.spelling(name) == "systemBackground",
      functions.reduce(0, { $0 + times(setting, in: $1) }) == 1
    else { return nil }
    for function in functions where loadsView(function) {
      for statement in function.declaration.body ?? [] {
        guard case .expression(let expression) = statement.kind,
          case .assignment(let target, .assign, _, let value) = expression.kind,
          let member = target.ownName, resolver.spelling(member) == setting
        else { continue }
        let style = value.lastName?.name.word
        return style == .dark ? true : style == .light ? false : nil
      }
    }
    return nil
  }

  /// `true` iff a function gives another view a colour that can be seen.
  private func paintsOther(_ function: LocatedFunction) -> Bool {
    (function.declaration.body ?? []).contains { statement in
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        let path = target.memberPath?.filter({ $0.word != .selfWord }), let last = path.last,
        bodies.writer.resolver.names.bytes(of: last).elementsEqual("backgroundColor".utf8)
      else { return false }
      let isOwn =
        path.count == 2
        && bodies.writer.resolver.names.bytes(of: path[0]).elementsEqual("view".utf8)
      let color = value.lastName?.name
      let isClear =
        color.map { bodies.writer.resolver.names.bytes(of: $0).elementsEqual("clear".utf8) } == true
      return !isOwn && !isClear
    }
  }

  /// The colour that a view is given, and where that stands; nil where no statement of the
  /// function says it by itself.
  private func painting(
    in function: LocatedFunction
  ) -> (color: Expression, range: SourceRange)? {
    for statement in function.declaration.body ?? [] {
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        var path = target.memberPath
      else { continue }
      if path.first?.word == .selfWord { path.removeFirst() }
      guard path.count == 2,
        bodies.writer.resolver.names.bytes(of: path[0]).elementsEqual("view".utf8),
        bodies.writer.resolver.names.bytes(of: path[1]).elementsEqual("backgroundColor".utf8)
      else { continue }
      return (value, statement.range)
    }
    return nil
  }
}

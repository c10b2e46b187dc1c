import Language
import StatusBar

// What a class does in UIKit's events, and in place of UIKit's methods.
extension DeclarationBinder {
  /// Binds the events of a class: its own functions, and those of its superclasses, which work on
  /// its properties; of one that is no controller only what it says as a delegate.
  mutating func bindEvents(of type: Int, screen: ScreenID, owner: Int) {
    bindAdaptation(of: type, screen: screen, owner: owner)
    guard bodies.writer.resolver.isController(owner) else { return }
    var found: [EventHandler] = []
    for base in bodies.writer.resolver.declarations.family(of: type) {
      for name in bodies.writer.resolver.declarations[base].functionOrder {
        for function in bodies.writer.resolver.declarations[base].functions[name] ?? [] {
          guard function.declaration.body != nil,
            let event = event(of: function) ?? delegateEvent(of: function, type),
            !found.contains(where: { $0.event == event })
          else { continue }
          let bound = bodies.bindFunction(function, owner: owner)
          var handler = EventHandler(event, bound.handler, callsSuper: callsSuper(function))
          if event == .didSelectRow { handler.row = row(in: function, owner) }
          found.append(handler)
        }
      }
      found += bindSelectionObservers(of: base, owner)
      for registered in bindRegistrations(of: base, owner)
      where !found.contains(where: { $0.event == registered.event }) {
        found.append(registered)
      }
    }
    bodies.writer.program[screen].events = found
    if isList(type) { bodies.writer.program[screen].scrolls = true }
    bindOrientations(of: type, screen: screen, owner: owner)
  }

  /// How what a class presents adapts to a narrow width, and how it does itself.
  private mutating func bindAdaptation(of type: Int, screen: ScreenID, owner: Int) {
    // Most files have no such word.
    guard bodies.writer.resolver.names.name(of: PresentedDelegate.adapting) != nil else { return }
    let delegate = PresentedDelegate(bodies.writer.resolver, type)
    for isPresented in [false, true] {
      guard let adapting = delegate.adaptation(isPresented: isPresented) else { continue }
      let answer = answer(adapting, of: type, screen: screen, owner: owner)
      let adaptation = Screen.Adaptation(answer, isOfPopovers: isPresented || !delegate.isOfAll)
      if isPresented {
        bodies.writer.program[screen].ownAdaptation = adaptation
      } else {
        bodies.writer.program[screen].adaptation = adaptation
      }
    }
  }

  private mutating func answer(
    _ adapting: PresentedDelegate.Adapting, of type: Int, screen: ScreenID, owner: Int
  ) -> Screen.Adaptation.Answer {
    switch adapting {
    case .answer(let answer): return answer
    case .unknown(let name, let file):
      let scope = Scope(file: file, screen: screen, owner: owner)
      return .unknown(bodies.writer.input([name.name], nil, at: name.range, scope))
    case .unknownOfOther:
      let info = bodies.writer.resolver.declarations[type]
      let scope = Scope(file: info.location.file, screen: screen, owner: owner)
      return .unknown(bodies.writer.input([info.name], nil, at: info.location.range, scope))
    }
  }

  /// The event in which UIKit calls a function; nil for any other.
  private func event(of function: LocatedFunction) -> ControllerEvent? {
    let parameters = function.declaration.parameters
    let labels = parameters.map { bodies.writer.resolver.spelling($0.label?.name ?? $0.name.name) }
    let name = bodies.writer.resolver.spelling(function.declaration.name.name)
    switch (name, labels.last) {
    case ("willTransition", "with"): return labels.first == "to" ? .willChangeTraits : nil
    case ("willTransitionToTraitCollection", _): return .willChangeTraits
    case ("viewWillTransition", "with"), ("viewWillTransitionToSize", _): return .willChangeSize
    case ("willRotate", "duration"), ("willRotateToInterfaceOrientation", _): return .willRotate
    case ("willAnimateRotation", "duration"), ("willAnimateRotationToInterfaceOrientation", _):
      return .willAnimateRotation
    case ("didRotate", "from"), ("didRotateFromInterfaceOrientation", _): return .didRotate
    case ("traitCollectionDidChange", "_"): return .didChangeTraits
    case ("updateProperties", nil): return .updateProperties
    case ("tabBar", "didSelect"): return .didSelectItem
    case ("tableView", "didSelectRowAt"), ("collectionView", "didSelectItemAt"):
      return labels.count == 2 ? .didSelectRow : nil
    case ("tabBarController", "shouldSelect"): return .shouldSelectTab
    case ("pushViewController", "animated"): return .push
    case ("popViewController", "animated"), ("popViewControllerAnimated", _): return .pop
    case ("popToRootViewController", "animated"): return .popToRoot
    case ("present", "completion"): return labels.count == 3 ? .present : nil
    case ("dismiss", "completion"): return labels.count == 2 ? .dismiss : nil
    default: return scrollEvent(name)
    }
  }

  /// What stands for the row that is tapped.
  private mutating func row(in function: LocatedFunction, _ owner: Int) -> InputID? {
    guard let parameter = function.declaration.parameters.last else { return nil }
    let screen = bodies.writer.resolver.receivers[owner].screen
    let scope = Scope(file: function.file, screen: screen, owner: owner)
    return bodies.writer.input([parameter.name.name], nil, at: parameter.name.range, scope)
  }

  private func scrollEvent(_ name: String) -> ControllerEvent? {
    switch name {
    case "scrollViewWillBeginDragging": .willBeginDragging
    case "scrollViewWillEndDragging": .willEndDragging
    case "scrollViewDidEndDragging": .didEndDragging
    case "scrollViewWillBeginDecelerating": .willBeginDecelerating
    case "scrollViewDidEndDecelerating": .didEndDecelerating
    default: nil
    }
  }

  /// `true` iff a function hands on to UIKit's own, as far as its text tells.
  private func callsSuper(_ function: LocatedFunction) -> Bool {
    bodies.writer.resolver.bytes(function.declaration.range, in: function.file)[...].names(
      Array("super".utf8))
  }

  /// What observes the selection of a tab bar controller, which UIKit stores.
  private mutating func bindSelectionObservers(of type: Int, _ owner: Int) -> [EventHandler] {
    guard case .controller(.tabBar) = bodies.writer.resolver.declarations[type].role else {
      return []
    }
    let properties: [(Word, ControllerEvent, ControllerEvent)] = [
      (.selectedIndex, .willSelectIndex, .didSelectIndex),
      (.selectedViewController, .willSelectController, .didSelectController),
    ]
    var found: [EventHandler] = []
    for (word, before, after) in properties {
      guard let variable = bodies.writer.resolver.declarations[type].variables[Name(word)] else {
        continue
      }
      let observers = [
        (before, variable.declaration.willSet, Word.newValue),
        (after, variable.declaration.didSet, .oldValue),
      ]
      for case (let event, let closure?, let given) in observers {
        let handler = bindObserver(closure, given: given, .unknown, variable.file, owner)
        found.append(EventHandler(event, handler, callsSuper: true))
      }
    }
    return found
  }

  // MARK: - Scroll views

  /// `true` iff a class is a list of UIKit's, or its code names a scroll view.
  private func isList(_ type: Int) -> Bool {
    let lists = ["UITableViewController", "UICollectionViewController"]
    let views = ["UIScrollView", "UITableView", "UICollectionView", "UITextView", "WKWebView"]
    // A name that nothing says is in no table.
    let said = views.filter { bodies.writer.resolver.names.name(of: Array($0.utf8)) != nil }.map {
      Array($0.utf8)
    }
    return bodies.writer.resolver.declarations.lineage(of: type).contains { base in
      let info = bodies.writer.resolver.declarations[base]
      if info.inherited.contains(where: { lists.contains(bodies.writer.resolver.spelling($0.name)) }
      ) {
        return true
      }
      if said.isEmpty { return false }
      return info.members.contains { located in
        guard case .variable(let variable) = located.member else { return false }
        let text = bodies.writer.resolver.bytes(variable.range, in: located.file)[...]
        return said.contains { text.names($0) }
      }
    }
  }
}

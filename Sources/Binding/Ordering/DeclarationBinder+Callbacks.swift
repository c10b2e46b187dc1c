import Language
import StatusBar

// Functions of a controller that UIKit calls at times which are not modelled: what they change may
// be so from the moment that there is the controller.
extension DeclarationBinder {
  mutating func bindCallbacks(of type: Int, _ scope: inout Scope) -> [Effect] {
    var effects: [Effect] = []
    for name in bodies.writer.resolver.declarations[type].functionOrder {
      for function in bodies.writer.resolver.declarations[type].functions[name] ?? []
      where isCalledByUIKit(function) && delegateEvent(of: function, type) == nil {
        let declaration = function.declaration
        guard declaration.body != nil else { continue }
        var inner = scope
        inner.file = function.file
        let bound = bodies.bindFunction(function, owner: scope.owner)
        effects += bodies.writer.handed(bound, at: declaration.name.range, declaration.name, &inner)
        scope.frame = inner.frame
      }
    }
    return effects
  }

  private func isCalledByUIKit(_ function: LocatedFunction) -> Bool {
    func has(_ labels: String...) -> Bool {
      function.declaration.parameters.contains { parameter in
        parameter.label.map { labels.contains(bodies.writer.resolver.spelling($0.name)) } ?? false
      }
    }
    switch bodies.writer.resolver.spelling(function.declaration.name.name) {
    // Overrides of what a controller inherits.
    case "didMove", "preferredContentSizeDidChange", "systemLayoutFittingSizeDidChange",
      "updateViewConstraints", "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange",
      "viewWillLayoutSubviews", "willMove", "touchesBegan", "touchesMoved", "touchesEnded":
      return true
    // Methods in place of UIKit's, which other code may call.
    case "setViewControllers", "popToViewController", "show", "showDetailViewController",
      "setNavigationBarHidden", "setToolbarHidden", "addChild", "transition":
      return function.declaration.modifiers.contains { $0.name.word == .override }
    // What a scroll view tells besides, of which no step does anything.
    case "scrollViewDidEndScrollingAnimation", "scrollViewDidScrollToTop",
      "scrollViewDidChangeAdjustedContentInset":
      return true
    // Functions of delegates.
    case "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
      "presentationControllerWillDismiss":
      return true
    case "navigationController": return has("willShow", "didShow")
    case "tabBarController": return has("didSelect")
    case "splitViewController": return has("willShow", "willHide", "willChangeTo")
    default: return false
    }
  }
}

import Binding
import Language
import StatusBar

// Steps that cannot be done.
extension Explainer {
  func finding(_ problem: Problem, at range: SourceRange) -> Finding {
    var finding = Finding(
      kind: .broken, code: .stepCannotBeDone,
      subject: .problem(
        problem, name: problem.controller.map { runner.name(of: $0) } ?? "",
        on: runner.cell.platform.os),
      location: runner.context.at(range), in: runner.context.text)
    finding.hints = [.wayOut]
    finding.step = runner.lastAction.map { runner.context.at($0) }
    switch problem {
    case .undecided(let input):
      finding.kind = .undecided
      explain(input, &finding)
    case .unreadControls: finding.kind = .undecided
    case .noRoot(_, by: let code?):
      finding.kind = .undecided
      explain(code, &finding)
      finding.hints = [.wayOut]
    case .noRoot(let site, by: nil):
      finding.kind = .undecided
      finding.decisive = runner.context.bound.location(of: site).map { Mark($0, .showsNothing) }
    case .trap(let rule, let site):
      finding.code = .appWouldCrash
      finding.decisive = runner.context.bound.location(of: site).map { Mark($0, .crashes(rule)) }
    case .halfWay(let site):
      finding.code = .notModelledYet
      finding.decisive = runner.context.bound.location(of: site).map { Mark($0, .onItsWayIn) }
    case .noSwiftUI(let site):
      finding.decisive = runner.context.bound.location(of: site).map { Mark($0, .ofSwiftUI) }
    case .notLaunched, .alreadyLaunching, .notFound, .covered, .behindDialog, .several,
      .nothingToGoBackTo, .nothingPresented, .refusesDrag, .nothingToPushOnto, .noTabs, .noSidebar,
      .noScenes, .sceneOpen, .sceneNotOpen, .onlyScene, .noScrollView, .noMoment, .momentOpen,
      .launchGoesOn, .noFinger, .noForceTouch, .noInstance, .notOnTop, .noWindow, .hiddenWindow,
      .windowWithoutScene, .inOtherWindow, .modelLimit, .tooManyScreens:
      break
    }
    return finding
  }
}

extension Problem {
  /// The controller that it speaks of.
  fileprivate var controller: ControllerID? {
    switch self {
    case .covered(let id), .refusesDrag(let id): id
    case .undecided, .unreadControls, .trap, .halfWay, .noSwiftUI, .notLaunched, .alreadyLaunching,
      .notFound, .behindDialog, .several, .nothingToGoBackTo, .nothingPresented, .nothingToPushOnto,
      .noTabs, .noSidebar, .noScenes, .sceneOpen, .sceneNotOpen, .onlyScene, .noScrollView,
      .noMoment, .momentOpen, .launchGoesOn, .noFinger, .noForceTouch, .noInstance, .notOnTop,
      .noWindow, .hiddenWindow, .windowWithoutScene, .inOtherWindow, .modelLimit, .tooManyScreens,
      .noRoot:
      nil
    }
  }
}

import Binding
import Language
import StatusBar

/// A release within a major version at which a rule that the file uses begins or has ended.
struct RuleChange: Sendable {
  var version: Version
  var rule: Rule
}

// Which rules a file uses, as far as their releases matter to a range.
extension Planner {
  /// Finds the releases that a range holds besides its ends and the major ones.
  ///
  /// Where no header has a range there is nothing to look for.
  func findRuleChanges() -> [RuleChange] {
    guard spec.hasRanges(binder.settings) else { return [] }
    let uses = RuleUses(binder: binder, spec: spec)
    let quirks = uses.quirks.union(options.quirks)
    var changes: [RuleChange] = []
    for entry in RuleEntry.changing {
      for version in entry.changes where uses.uses(entry.rule, quirks: quirks) {
        changes.append(RuleChange(version: version, rule: entry.rule))
      }
    }
    return changes
  }
}

extension Spec {
  /// `true` iff some header, or the app with its settings, names a range of releases.
  fileprivate func hasRanges(_ app: [Setting]) -> Bool {
    app.contains { $0.value.holdsRange }
      || scripts.contains { script in
        script.items.contains { item in
          guard case .scenario(let scenario) = item else { return false }
          return scenario.settings.contains { $0.value.holdsRange }
        }
      }
  }
}

extension Expression {
  /// `true` iff it is a range, or a list with one in it.
  fileprivate var holdsRange: Bool {
    switch unwrapped.kind {
    case .binary(_, .closedRange, _, _): true
    case .array(let elements): elements.contains { $0.holdsRange }
    default: false
    }
  }
}

/// What the bound program and the steps of all scenarios make use of.
struct RuleUses {
  /// The known defects that some header switches on.
  private(set) var quirks = Quirks()
  private var presentsCustom = false
  private var peeks = false
  private let program: Program

  init(binder: Binder, spec: Spec) {
    var program = binder.written
    program.seal()
    self.program = program
    // The name of the style stands among the symbols where a class or code sets it.
    presentsCustom =
      program.symbols.contains { $0.utf8.elementsEqual("custom".utf8) }
      || program.formulas.contains { $0.kind.isCustom }
    read(binder.settings, binder.appFile, spec)
    for (script, source) in zip(spec.scripts, spec.sources) {
      for case .scenario(let scenario) in script.items {
        read(scenario.settings, source.file, spec)
        for step in scenario.steps { read(step) }
      }
    }
  }

  private mutating func read(_ settings: [Setting], _ file: FileID, _ spec: Spec) {
    for setting in settings {
      guard let path = setting.subject.path, path.count == 1, path[0].name.word == .quirks else {
        continue
      }
      var values = [setting.value]
      if case .array(let elements) = setting.value.kind { values = elements }
      for value in values {
        quirks.formUnion(Quirks.parse(spec.text(value.range, in: file)) ?? [])
      }
    }
  }

  private mutating func read(_ step: Step) {
    if case .present(let present) = step.kind {
      presentsCustom = presentsCustom || present.style?.name.word == .custom
    }
    if case .peek = step.kind { peeks = true }
    if case .begin(let inner) = step.kind { read(inner) }
  }

  /// `true` iff the file may behave differently once the rule begins or has ended.
  ///
  /// Rules whose entries change only with a major version need no answer: every range holds those.
  func uses(_ rule: Rule, quirks: Quirks) -> Bool {
    switch rule {
    // Columns of a split view; sidebars came with a major version.
    case .u29: uses(.split)
    case .q2: quirks.contains(.q2) && uses(.imagePicker)
    case .q3: presentsCustom
    case .q6: quirks.contains(.q6) && peeks
    case .q7: quirks.contains(.q7)
    case .q15: quirks.contains(.q15) && presentsDocuments
    case .s77: quirks.contains(.s77) && hasContainers
    // Control is decided when presenting on every release up to iOS 12 (P8).
    case .q4: false
    case .s8: embedsControllers
    // Its releases say where it was seen; the model keeps it on the others.
    case .s34: false
    // The phones concerned never ran anything older.
    case .p14: false
    default: false
    }
  }

  private func uses(_ controller: ControllerClass) -> Bool {
    program.screens.contains { $0.kind == .controller(controller) }
  }

  private var presentsDocuments: Bool {
    AppleController.named("UIDocumentInteractionController")?.controllerClass.map { uses($0) }
      ?? false
  }

  /// `true` iff SwiftUI's views hold UIKit's controllers somewhere.
  private var embedsControllers: Bool {
    program.views.contains { view in
      guard view.contents.contains(.representable) else { return false }
      switch view.kind {
      case .group, .conditional, .repeated, .scroll, .button, .link: return true
      case .modified(_, .controllerSetting): return false
      case .modified: return true
      case .leaf, .unknown, .empty, .fallbackStrip, .screen, .navigation, .tabs, .representable,
        .made, .controllerContainer:
        return false
      }
    }
      || program.screens.contains { screen in
        screen.kind == .view
          && screen.body.map { program.views[Int($0.index)].contents.contains(.representable) }
            ?? false
      }
  }

  private var hasContainers: Bool { program.views.contains { $0.contents.contains(.container) } }
}

extension Formula.Kind {
  fileprivate var isCustom: Bool {
    if case .constant(.presentation(.custom)) = self { true } else { false }
  }
}

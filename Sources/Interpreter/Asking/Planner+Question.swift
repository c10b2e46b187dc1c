import Binding
import Language
import StatusBar

// A question is a scenario without expectations, in every cell that there is.
extension Planner {
  /// Plans the steps of a question over every release from the first, every class of device, both
  /// ways to hold it and both appearances, unless the app or the question itself says which; what
  /// is spread besides is spread too.
  mutating func planQuestion(_ asked: AskedSpec) -> (scenario: PlannedScenario, axes: [MatrixAxis])
  {
    ruleChanges = findRuleChanges()
    readApp()
    checkPolicies()
    reader.file = asked.stepsFile
    let declaration = asked.declaration
    var variant = PlannedScenario.Variant()
    let context = readVariants(declaration, into: &variant)
    let header = matrix(of: asked, &variant)
    let cells = makeCells(declaration, header: header, plist: context.plist)
    let axes = merge(header)
    refuseExpectations(asked.lines.steps)
    let planned = planSteps(
      declaration, header: header, cells: cells, isPlain: false, needsExpectation: false)
    let scenario = PlannedScenario(
      name: reader.at(declaration.name), range: declaration.range, cells: cells,
      steps: planned.steps,
      variant: variant, recording: [.advice], hasCondition: false, isRunnable: !cells.isEmpty)
    scenarios.append(scenario)
    return (scenario, axes)
  }

  /// Returns where the text begins to run: SwiftUI is no older than iOS 13.
  func firstRelease(of spec: Spec) -> Beginning {
    var beginning = Beginning(of: spec)
    if beginning.version < Version(13), usesSwiftUI || namesSwiftUI(spec) {
      beginning.version = Version(13)
      beginning.name = "SwiftUI"
    } else if beginning.version < Version(13), hasSceneDelegate(spec) {
      beginning.version = Version(13)
      beginning.name = "UIWindowSceneDelegate"
    }
    return beginning
  }

  /// `true` iff a file imports SwiftUI, or a type in it is one of SwiftUI's.
  private func namesSwiftUI(_ spec: Spec) -> Bool {
    let types: [Word] = [.View, .App, .UIHostingController]
    return spec.scripts.contains { script in
      script.items.contains { item in
        switch item {
        case .importModule(let module): spec.names.spelling(of: module.module.name) == "SwiftUI"
        case .type(let type):
          type.inherited.contains { $0.name.word.map { types.contains($0) } ?? false }
        case .include, .app, .scenario, .exploration, .member, .unread: false
        }
      }
    }
  }

  private func hasSceneDelegate(_ spec: Spec) -> Bool {
    spec.scripts.contains { script in
      script.items.contains { item in
        guard case .type(let type) = item else { return false }
        return type.inherited.contains { $0.name.word == .UIWindowSceneDelegate }
      }
    }
  }

  /// `true` iff some screen is a view, or shows one.
  private var usesSwiftUI: Bool {
    let program = binder.written
    if program.screens.contains(where: { $0.kind == .view }) { return true }
    return program.views.contains { view in
      switch view.kind {
      // A controller in a window is a use of it, as one among views is.
      case .screen, .representable, .controllerContainer, .empty,
        .modified(_, .controllerSetting):
        false
      case .unknown, .leaf, .group, .conditional, .repeated, .modified, .button, .link,
        .navigation, .tabs, .scroll, .made, .fallbackStrip:
        true
      }
    }
  }

  /// The settings of the question before those of the app, and those before all that there is.
  private mutating func matrix(
    of asked: AskedSpec, _ variant: inout PlannedScenario.Variant
  ) -> [MatrixAxis] {
    reader.file = asked.settingsFile
    let own = readHeader(asked.settings, variant: &variant)
    reader.file = asked.stepsFile
    let whole = everywhere(from: firstRelease(of: asked.spec).version)
    let axes = whole.map { axis in
      (own + appAxes).first { $0.kind == axis.kind } ?? axis
    }
    return axes + own.filter { axis in !whole.contains { $0.kind == axis.kind } }
  }

  private func everywhere(from first: Version) -> [MatrixAxis] {
    let place = reader.at(SourceRange(0, 0))
    let releases = Version.releases(
      from: first, through: .newest, changes: ruleChanges.map { $0.version })
    func axis(_ kind: MatrixAxis.Kind, _ name: String, _ values: [MatrixValue]) -> MatrixAxis {
      MatrixAxis(kind: kind, name: name, location: place, values: values)
    }
    return [
      axis(
        .ios, "ios", releases.map { MatrixValue(label: $0.spelling, payload: .version($0)) }),
      axis(
        .device, "device",
        Device.Class.allCases.map { MatrixValue(label: $0.spelling, payload: .deviceClass($0)) }),
      axis(
        .orientation, "orientation",
        [
          MatrixValue(label: "portrait", payload: .orientation(.portrait)),
          MatrixValue(label: "landscape", payload: .orientation(.landscapeLeft)),
        ]),
      axis(
        .appearance, "appearance",
        InterfaceStyle.allCases.map { MatrixValue(label: $0.spelling, payload: .appearance($0)) }),
    ]
  }

  /// An expectation is no step of a question.
  private mutating func refuseExpectations(_ steps: [Step]) {
    for step in steps {
      if step.isExpectation { report(.expectationAsked(at: reader.at(step.range))) }
    }
  }
}

extension AskedSpec {
  /// Who says on which releases the question is asked: itself, or the app, which has these axes.
  func releaseSource(app axes: [MatrixAxis]) -> Answers.ReleaseSource {
    let isOwn = settings.contains { setting in
      if case .name(let name) = setting.subject.kind { name.word == .ios } else { false }
    }
    if isOwn { return .question }
    return axes.contains { $0.kind == .ios } ? .file : .everything
  }

  /// `true` iff the steps say when the app is launched.
  package var launchesItself: Bool {
    lines.steps.contains { step in
      if case .begin(let inner) = step.kind { inner.launches } else { step.launches }
    }
  }

  /// The question as a scenario: a launch, unless the steps say when, and the steps.
  fileprivate var declaration: ScenarioDeclaration {
    let start = SourceRange(0, 0)
    return ScenarioDeclaration(
      range: start, name: start, documentation: start, settings: [], variants: lines.variants,
      steps: (launchesItself ? [] : [Step(.launch, start)]) + lines.steps)
  }
}

extension Step {
  fileprivate var launches: Bool {
    if case .launch = kind { true } else { false }
  }

  /// `true` iff it does nothing, and expects something.
  fileprivate var isExpectation: Bool {
    if case .expect = kind { return true }
    if case .blank = kind { return true }
    return false
  }
}

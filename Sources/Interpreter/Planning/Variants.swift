import Binding
import Language
import StatusBar

// What a scenario replaces before its steps.
extension Planner {
  /// Reads `plist`, windows and a root of a scenario's own.
  mutating func readVariants(
    _ declaration: ScenarioDeclaration, into variant: inout PlannedScenario.Variant
  ) -> (plist: [PlistKeySetting]?, isEmpty: Bool) {
    var plist: [PlistKeySetting]?
    var windows: [WindowTemplate] = []
    var content: [Statement] = []
    for member in declaration.variants {
      switch member {
      case .plist(let block):
        plist = (plist ?? []) + readPlist(block)
        variant.phoneSide = binder.phoneSide(in: block, of: file) ?? variant.phoneSide
      case .window(let window): windows.append(binder.bindWindow(window, in: file))
      case .content(let statement): content.append(statement)
      case .setting, .scene, .variable, .input, .function, .initializer, .type, .definition,
        .backdrop, .conditional, .cases, .kept, .unread:
        continue  // nothing else is ever parsed here
      }
    }
    replaceWindows(windows, content, in: &variant)
    return (plist, declaration.variants.isEmpty)
  }

  private mutating func replaceWindows(
    _ windows: [WindowTemplate], _ content: [Statement],
    in variant: inout PlannedScenario.Variant
  ) {
    guard !windows.isEmpty || !content.isEmpty else { return }
    let declared = binder.written.windows
    var own = declared.first { $0.name == nil }
    if let first = content.first {
      let root = binder.bindRoot(content, in: file)
      own = binder.window(nil, root: root, site: binder.site(first.range, in: file))
    }
    let further = windows.isEmpty ? declared.filter { $0.name != nil } : windows
    variant.windows = binder.windows(own: own, further)
  }
}

extension Plan {
  /// Returns the program with what the scenario replaces.
  package func program(of scenario: PlannedScenario) -> SharedProgram {
    if scenario.variant.isEmpty { return bound.shared }
    var program = bound.program
    if let windows = scenario.variant.windows { program.windows = windows }
    if let side = scenario.variant.phoneSide, program.screens.first?.turning.portrait == nil {
      (program.phoneOrientation, program.phoneOrientationSite) = (side.orientation, side.site)
    }
    for override in scenario.variant.overrides {
      let index = Int(override.screen.index)
      program.screens[index].overrides[override.member] = override.formula
    }
    return SharedProgram(program)
  }
}

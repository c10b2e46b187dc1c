// The formulas in effects and views: what depends on a value is found by these.
extension Effect {
  /// The formulas that it evaluates itself, in order; those of the blocks that it holds are not
  /// among them.
  var formulas: [FormulaID] {
    switch kind {
    case .if(let condition, _, _): [condition]
    case .return(let value): value.map { [$0] } ?? []
    case .bind(_, let value), .load(let value), .end(let value): [value]
    case .loop(let loop): loop.list.map { [$0] } ?? []
    case .animated(let duration, _): duration.map { [$0] } ?? []
    case .viewAnimation(let duration, _): [duration]
    case .change(let change): change.formulas
    case .run(let call): call.formulas
    case .navigate(let navigation): navigation.formulas
    case .attach(let attachment): attachment.formulas
    case .configure(let configuration): configuration.formulas
    case .send(let message, let receiver): message.formulas + (receiver.map { [$0] } ?? [])
    case .body, .inUse, .inAnyUse, .offer, .reachForBar, .perhaps, .awaits, .obscure, .forget,
      .doubtAnimation, .assume, .nothing:
      []
    }
  }
}

extension Effect.Change {
  var formulas: [FormulaID] {
    switch self {
    case .assign(_, let value), .store(_, let value): [value]
    case .toggle: []
    case .assignObject(_, let object, let value): [object, value]
    case .toggleObject(_, let object): [object]
    case .hide(let object, let offset, _, let limit): [object, offset, limit]
    case .assignStored(_, let object, let value, _): [object, value]
    }
  }
}

extension Effect.Call {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .handler(_, let arguments), .handlerInto(_, _, let arguments): arguments
    case .closure(let closure, let arguments): [closure] + arguments
    case .other(let target, _, let arguments, _): [target] + arguments
    case .after(let seconds, _), .sleep(let seconds, _): [seconds]
    case .withTransition, .post: []
    }
  }
}

extension Effect.Navigation {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .push(let destination): destination.formulas
    case .pushValue(_, let value): value.map { [$0] } ?? []
    case .present(let destination, let style, let captures):
      destination.formulas + [style, captures].compactMap { $0 }
    case .selectTab(let tab): [tab]
    case .pop, .popToRoot, .dismiss: []
    }
  }
}

extension Effect.Attachment {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .setChildren(let parent, let children): [parent].compactMap { $0 } + children
    case .setColumn(_, let split, let content): [split, content].compactMap { $0 }
    case .addChild(let child, let parent): [child] + [parent].compactMap { $0 }
    case .removeFromParent(let child): [child].compactMap { $0 }
    }
  }
}

extension Effect.Configuration {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .requestUpdate(let controller): [controller].compactMap { $0 }
    case .setApplicationHidden(let value, _), .setApplicationStyle(let value): [value]
    case .setController(_, let controller, let value): [controller].compactMap { $0 } + [value]
    case .setWindow(let window, let isHidden, _):
      window.formulas + [isHidden].compactMap { $0 }
    case .setWindowLevel(let window, let value), .setWindowStyle(let window, let value):
      window.formulas + [value]
    case .setWindowScene(let window, _), .setWindowFrame(let window, _): window.formulas
    case .setRoot(let window, let destination): window.formulas + destination.formulas
    case .turn(let portrait, let landscape, _): [portrait, landscape]
    case .relayoutNavigationBar, .interpose, .turnAsAllowed: []
    }
  }
}

extension ControllerMessage {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .push(let destination): destination.formulas
    case .present(let destination, let style, let captures):
      destination.formulas + [style, captures].compactMap { $0 }
    case .pop, .popToRoot, .dismiss: []
    }
  }
}

extension Destination {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .screen(_, let arguments): arguments.map { $0.value }
    case .controller(let controller): [controller]
    case .view: []
    }
  }
}

extension WindowTarget {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .value(let window): [window]
    case .named, .ofController, .key, .own, .each: []
    }
  }
}

extension NewController {
  fileprivate var formulas: [FormulaID] {
    destination.formulas + [style, captures, title].compactMap { $0 } + children
      + (initializer?.arguments ?? [])
  }
}

extension Formula.Kind {
  /// The formulas that it depends on, those of what it makes among them.
  var parts: [FormulaID] {
    switch self {
    case .makeController(let new): return new.formulas
    case .root(let window), .window(let window): return window.formulas
    case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic,
      .negate, .convert, .length, .apply, .each, .reduce, .element, .forced, .end, .ternary,
      .coalesce, .environment, .property, .stored, .seen, .thisController, .inUse, .superAnswer,
      .objectProperty, .makeObject, .makeWindow, .closure, .call, .input, .opaque, .available,
      .choice:
      return operands
    }
  }

  /// The handler whose result it depends on; nil where there is none.
  var asked: HandlerID? {
    switch self {
    case .call(let handler, _), .closure(let handler): handler
    case .makeController(let new): new.initializer?.handler
    case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic,
      .negate, .convert, .length, .apply, .each, .reduce, .element, .forced, .end, .ternary,
      .coalesce, .environment, .property, .stored, .seen, .thisController, .inUse, .root,
      .superAnswer, .objectProperty, .makeObject, .window, .makeWindow, .input, .opaque,
      .available, .choice:
      nil
    }
  }
}

extension Screen {
  /// The formulas that it gives UIKit and SwiftUI to ask.
  var formulas: [FormulaID] {
    overrides.all.map { $0.formula } + slots.compactMap { $0.initial }
      + [turning.asked, turning.portrait, turning.landscape, turning.isAutomatic].compactMap { $0 }
      + [backdrop?.condition].compactMap { $0 }
  }
}

extension ViewNode {
  /// The formulas that it asks itself.
  var formulas: [FormulaID] {
    switch kind {
    case .conditional(let condition, _, _): [condition]
    case .modified(_, let modifier): modifier.formulas
    case .screen(_, let arguments), .representable(_, let arguments),
      .controllerContainer(_, let arguments, _, _):
      arguments.map { $0.value }
    case .link(_, .value(_, let value), _): [value].compactMap { $0 }
    case .navigation(_, _, let path): [path].compactMap { $0 }
    case .tabs(_, let selection, _): [selection].compactMap { $0 }
    case .scroll(_, let header):
      [header?.height, header?.minimumHeight, header?.stretches].compactMap { $0 }
    case .leaf, .group, .repeated, .button, .link(_, .view, _), .made,
      .fallbackStrip, .unknown, .empty:
      []
    }
  }
}

extension Modifier {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .bar(let modifier): modifier.formulas
    case .live(let modifier): modifier.formulas
    case .tap(let modifier): modifier.formulas
    case .colorScheme(let value), .environmentObject(let value),
      .interactiveDismissDisabled(let value), .titleOpacity(let value),
      .controllerSetting(_, let value):
      [value]
    case .backdrop(let backdrop): [backdrop?.condition].compactMap { $0 }
    case .content, .detents, .assumed: []
    }
  }
}

extension BarModifier {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .statusBarHidden(let value), .statusBarVisible(let value),
      .toolbarVisibility(let value, _), .toolbarBackgroundVisibility(let value, _),
      .toolbarColorScheme(let value, _), .preferredColorScheme(let value):
      [value]
    }
  }
}

extension LiveModifier {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .task(let value, _), .animation(let value): [value].compactMap { $0 }
    case .identity(let value), .interposed(let value): [value]
    case .onChange(let value, let watch, _): [value] + [watch.initial].compactMap { $0 }
    case .visibilityUpdater(let updater): [updater.state, updater.limit].compactMap { $0 }
    case .styleQueue(let style, let duration): [style] + [duration].compactMap { $0 }
    case .presentation(_, let trigger, _, _), .destination(let trigger, _):
      [trigger.binding?.read].compactMap { $0 }
    case .onAppear, .onDisappear, .states: []
    }
  }
}

extension TapModifier {
  fileprivate var formulas: [FormulaID] {
    switch self {
    case .shows(let text):
      text.pieces.compactMap { if case .value(let value, _) = $0 { value } else { nil } }
    case .inert(let value, _), .dialog(let value, _): [value]
    case .onTap, .row, .label: []
    }
  }
}

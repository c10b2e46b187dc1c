import Binding
import Foundation
import Host
import Language
import StatusBar

/// Loads one text that includes nothing, on a deep stack as every run does.
func spec(_ text: String) -> Spec {
  let source = Source(file: FileID(0), name: "Main.sbar", bytes: Array(text.utf8))
  return DeepStack.run { loadSpec(root: source) { _, _ in .failed("no such file") } }
}

/// Binds one text.
func bound(_ text: String) -> BoundSpec { bound(spec(text)) }

private func bound(_ spec: Spec) -> BoundSpec { DeepStack.run { Binder(spec).finished() } }

/// The codes of what is wrong, in the order of the text.
func codes(_ text: String) -> [UInt16] {
  let spec = spec(text)
  return (spec.diagnostics + bound(spec).diagnostics).map { $0.code.number }
}

/// The views of the app's root, or of a screen, as nested text.
func views(_ text: String, of screen: String? = nil) -> String {
  let structure = bound(text)
  let dump = ProgramText(program: structure.program)
  guard let screen else { return structure.program.windows[0].root.map { dump.text($0) } ?? "" }
  for candidate in structure.program.screens
  where structure.program.symbols[Int(candidate.name.index)] == screen {
    return candidate.body.map { dump.text($0) } ?? ""
  }
  return "no screen"
}

/// A program's parts as short text, for tests to compare.
struct ProgramText {
  var program: Program

  func text(_ symbol: Symbol?) -> String {
    symbol.map { program.symbols[Int($0.index)] } ?? "_"
  }

  func text(_ id: ViewID) -> String {
    switch program.views[Int(id.index)].kind {
    case .leaf(let type, let label):
      return label.map { "\(text(type))\"\(text($0))\"" } ?? text(type)
    case .group(let type, let children):
      return
        "\(type.map { text($0) } ?? "group"){\(children.map { text($0) }.joined(separator: " "))}"
    case .conditional(let condition, let then, let otherwise):
      return "if(\(text(condition))){\(text(then))}else{\(text(otherwise))}"
    case .repeated(let child): return "each{\(text(child))}"
    case .modified(let child, let modifier): return "\(text(child)).\(text(modifier))"
    case .screen(let screen, let arguments):
      return text(program.screens[Int(screen.index)].name) + "(" + text(arguments) + ")"
    case .button(let label, let handler, let content):
      return "button\"\(text(label))\"{\(text(handler))}"
        + (content.map { "[\(text($0))]" } ?? "")
    case .link(let label, let target, let content):
      let leads =
        switch target {
        case .view(let view): text(view)
        case .value(let type, _): "value \(text(type))"
        }
      return "link\"\(text(label))\"(\(leads))" + (content.map { "[\(text($0))]" } ?? "")
    case .navigation(let kind, let root, _): return "\(kind.spelling){\(text(root))}"
    case .tabs(let tabs, let selection, let isAdaptable):
      let items = tabs.map { "\"\(text($0.label))\" \(text($0.content))" }
      let kind = isAdaptable ? "adaptable tabs" : "tabs"
      let value = selection.map { text($0) } ?? ""
      return "\(kind)(\(value)){\(items.joined(separator: "; "))}"
    case .scroll(let content, let header):
      return "scroll\(header.map { "[\(text($0.height))]" } ?? ""){\(text(content))}"
    case .made(let made): return "made{\(text(made.handler))}"
    case .representable(let screen, let arguments):
      return "controller " + text(program.screens[Int(screen.index)].name)
        + "(\(text(arguments)))"
    case .controllerContainer(let screen, let arguments, let children, let titles):
      let items = zip(titles, children).map { title, child in
        (title.map { "\"\(text($0))\" " } ?? "") + text(child)
      }
      return text(program.screens[Int(screen.index)].name)
        + (arguments.isEmpty ? "" : "(\(text(arguments)))") + "{\(items.joined(separator: "; "))}"
    case .unknown(let input): return "unknown(\(program.inputs[Int(input.index)].name))"
    case .fallbackStrip: return "strip"
    case .empty: return "empty"
    }
  }

  func text(_ arguments: [(slot: Int32, value: FormulaID)]) -> String {
    arguments.map { "\($0.slot): \(text($0.value))" }.joined(separator: ", ")
  }

  func text(_ id: FormulaID) -> String {
    switch program.formulas[Int(id.index)].kind {
    case .constant(let value): return text(value)
    case .variable(let variable): return text(variable)
    case .binding(let variable): return "$" + text(variable)
    case .not(let a): return "!\(text(a))"
    case .isOfClass(let a, let ancestor): return "\(text(a)) is \(ancestor)"
    case .and(let a, let b): return "(\(text(a)) && \(text(b)))"
    case .or(let a, let b): return "(\(text(a)) || \(text(b)))"
    case .compare(let comparison, let a, let b):
      return "(\(text(a)) \(comparison) \(text(b)))"
    case .arithmetic(let operation, let a, let b):
      return "(\(text(a)) \(operation.operation) \(text(b)))"
    case .negate(let a): return "-\(text(a))"
    case .convert(let type, let a): return "\(type)(\(text(a)))"
    case .length(let a): return "\(text(a)).count"
    case .apply(let function, let operands):
      return "\(function)(\(operands.map { text($0) }.joined(separator: ", ")))"
    case .each(let question, let list, _, let body):
      return "\(text(list)).\(question) {\(text(body))}"
    case .reduce(let list, let first, _, _, let body):
      return "\(text(list)).reduce(\(text(first))) {\(text(body))}"
    case .element(let parameter): return "element\(parameter.index)"
    case .forced(let a): return "\(text(a))!"
    case .end: return "end"
    case .ternary(let a, let b, let c): return "(\(text(a)) ? \(text(b)) : \(text(c)))"
    case .coalesce(let a, let b): return "(\(text(a)) ?? \(text(b)))"
    case .environment(let key): return "env.\(key)"
    case .property(let property, let of): return "\(text(of)).\(property.spelling)"
    case .thisController: return "self"
    case .inUse(let screen, let value):
      return "\(text(program.screens[Int(screen.index)].name)).\(text(value))"
    case .root(let window): return "\(window).root"
    case .stored(let slot, let of): return "\(text(of)).own\(slot)"
    case .seen(let inner, let by): return "\(text(by)).(\(text(inner)))"
    case .makeController(let new): return "make \(text(new.destination))"
    case .window(let target): return "\(target)"
    case .makeWindow: return "make window"
    case .closure(let handler): return "{\(text(handler))}"
    case .superAnswer(let property, _): return "super.\(property.spelling)"
    case .objectProperty(let property, let of): return "\(text(of)).\(property.spelling)"
    case .makeObject(let hidden, let animated):
      return "object(\(hidden.map { text($0) } ?? ""),\(animated.map { text($0) } ?? ""))"
    case .call(let handler, let arguments):
      return "call \(handler.index)(\(arguments.map { text($0) }.joined(separator: ", ")))"
    case .input(let input): return "input \(program.inputs[Int(input.index)].name)"
    case .opaque(let input, let isThere):
      return (isThere ? "some " : "opaque ") + program.inputs[Int(input.index)].name
    case .available(let version): return "iOS \(version.spelling)"
    case .choice(let cases, let otherwise):
      let items = cases.map { "\(text($0.condition)) -> \(text($0.value))" }
      return "choice(\(items.joined(separator: ", ")), \(text(otherwise)))"
    }
  }

  func text(_ variable: Variable) -> String {
    switch variable {
    case .app(let slot): "app." + text(program.screens[0].slots[Int(slot)].name)
    case .own(let slot): "own\(slot)"
    case .local(let local): "local\(local)"
    }
  }

  func text(_ value: Value) -> String {
    switch value {
    case .none: "nil"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .integer(let number): "\(number)"
    case .text(let symbol): "\"\(text(symbol))\""
    case .enumCase(let symbol): "." + text(symbol)
    case .style(let style): "style" + style.spelling
    case .scheme(let scheme): "scheme." + scheme.spelling
    case .visibility(let visibility): "visibility" + visibility.spelling
    case .animation(let animation): "animation." + animation.spelling
    case .presentation(let style): "." + style.spelling
    default: "\(value)"
    }
  }

  func text(_ id: HandlerID) -> String {
    program.handlers[Int(id.index)].body.map { text($0) }.joined(separator: "; ")
  }

  func text(_ effects: [Effect]) -> String {
    "{" + effects.map { text($0) }.joined(separator: "; ") + "}"
  }

  func text(_ effect: Effect) -> String {
    switch effect.kind {
    case .change(.assign(let variable, let value)): return "\(text(variable)) = \(text(value))"
    case .change(.toggle(let variable)): return "toggle \(text(variable))"
    case .change(.assignObject(let property, let object, let value)):
      return "\(text(object)).\(property.spelling) = \(text(value))"
    case .change(.toggleObject(let property, let object)):
      return "toggle \(text(object)).\(property.spelling)"
    case .change(.hide(let object, let offset, let hidesWhen, let limit)):
      return "\(text(object)).hide(\(text(offset)) \(hidesWhen) \(text(limit)))"
    case .if(let condition, let then, let otherwise):
      return "if \(text(condition)) \(text(then))"
        + (otherwise.isEmpty ? "" : " else \(text(otherwise))")
    case .animated(let duration, let body):
      return "animated(\(duration.map { text($0) } ?? ""))\(text(body))"
    case .viewAnimation(let duration, let body): return "animate(\(text(duration)))\(text(body))"
    case .run(.handler(let handler, let arguments)):
      return "call \(text(program.handlers[Int(handler.index)].name))"
        + "(\(arguments.map { text($0) }.joined(separator: ", ")))"
    case .run(.closure(let closure, let arguments)):
      return "\(text(closure))(\(arguments.map { text($0) }.joined(separator: ", ")))"
    case .run(.after(let seconds, let handler)), .run(.sleep(let seconds, let handler)):
      return "after(\(text(seconds))){\(text(handler))}"
    case .configure(.requestUpdate(let of)): return "update(\(of.map { text($0) } ?? ""))"
    case .navigate(.pushValue(let type, _)): return "push value \(text(type))"
    case .navigate(.push(let destination)): return "push \(text(destination))"
    case .navigate(.present(let destination, let style, let captures)):
      let flag = captures.map { text($0) } ?? "false"
      return "present \(text(destination)) \(style.map { text($0) } ?? "_") \(flag)"
    case .send(let message, let to):
      return (to.map { text($0) + "." } ?? "") + text(message)
    case .configure(.setController(let setting, let of, let value)):
      return "\(of.map { text($0) } ?? "self").\(setting.spelling) = \(text(value))"
    case .configure(.setApplicationHidden(let value, let animation)):
      return "application.hidden = \(text(value)) \(animation.spelling)"
    case .configure(.setApplicationStyle(let value)): return "application.style = \(text(value))"
    case .return(let value): return "return \(value.map { text($0) } ?? "")"
    case .bind(let local, let value): return "let local\(local) = \(text(value))"
    case .navigate(let navigation): return "\(navigation)"
    default: return "\(effect.kind)"
    }
  }

  func text(_ destination: Destination) -> String {
    switch destination {
    case .screen(let screen, let arguments):
      text(program.screens[Int(screen.index)].name) + "(\(text(arguments)))"
    case .view(let view): text(view)
    case .controller(let formula): text(formula)
    }
  }

  private func text(_ message: ControllerMessage) -> String {
    switch message {
    case .push(let destination): "push \(text(destination))"
    case .pop: "pop"
    case .popToRoot: "popToRoot"
    case .present(let destination, let style, let captures):
      "present \(text(destination)) \(style.map { text($0) } ?? "_") "
        + (captures.map { text($0) } ?? "false")
    case .dismiss: "dismiss"
    }
  }

  func text(_ modifier: Modifier) -> String {
    switch modifier {
    case .bar(.statusBarHidden(let value)): "hidden(\(text(value)))"
    case .bar(.statusBarVisible(let value)): "visibleState(\(text(value)))"
    case .bar(.toolbarVisibility(let value, let places)): "bar(\(text(value)), \(places.rawValue))"
    case .bar(.toolbarBackgroundVisibility(let value, let places)):
      "background(\(text(value)), \(places.rawValue))"
    case .bar(.toolbarColorScheme(let value, let places)):
      "barScheme(\(text(value)), \(places.rawValue))"
    case .bar(.preferredColorScheme(let value)): "prefers(\(text(value)))"
    case .colorScheme(let value): "scheme(\(text(value)))"
    case .live(.onAppear(let handler)): "appear{\(text(handler))}"
    case .live(.onDisappear(let handler)): "disappear{\(text(handler))}"
    case .live(.onChange(let of, _, let handler)): "change(\(text(of))){\(text(handler))}"
    case .live(.task(let of, let handler)):
      (of.map { "task(\(text($0)))" } ?? "appear") + "{\(text(handler))}"
    case .live(.identity(let of)): "id(\(text(of)))"
    case .live(.states(let slots)): "states(\(slots))"
    case .tap(.inert(let value, _)): "inert(\(text(value)))"
    case .tap(.row(let handler, _)): "row{\(text(handler))}"
    case .content(.columns(let columns)):
      "columns{\(columns.map { text($0) }.joined(separator: ", "))}"
    case .live(.animation(let value)): "animation(\(value.map { text($0) } ?? ""))"
    case .tap(.onTap(let handler, .guess)): "mayTap{\(text(handler))}"
    case .tap(.onTap(let handler, _)): "tap{\(text(handler))}"
    case .content(.tabItem(let item)): "tabItem{\(text(item))}"
    case .tap(.shows(let shown)):
      "shows("
        + shown.pieces.map { piece in
          switch piece {
          case .written(let symbol): "\"\(text(symbol))\""
          case .value(let formula, _): text(formula)
          }
        }.joined(separator: " ") + ")"
    case .live(.presentation(let kind, let trigger, let content, let onDismiss)):
      "\(kind.spelling)(\(text(trigger.variable)) \(trigger.isItem)){\(text(content))}"
        + (onDismiss.map { "onDismiss{\(text($0))}" } ?? "")
    case .live(.destination(let trigger, let content)):
      "destination(\(text(trigger.variable))){\(text(content))}"
    case .content(.destinationForType(let type, _, let content)):
      "destination(\(text(type))){\(text(content))}"
    case .live(.visibilityUpdater(let updater)):
      "updater(\(updater.state.map { text($0) } ?? "_"), "
        + "\(updater.offset.map { text($0) } ?? "_") \(updater.hidesWhen) \(text(updater.limit)))"
    case .live(.styleQueue(let style, let duration)):
      "queue(\(text(style)), \(duration.map { text($0) } ?? "_"))"
    case .live(.interposed(let value)): "interposed(\(text(value)))"
    case .interactiveDismissDisabled(let value): "sticky(\(text(value)))"
    case .detents(let detents): "detents(\(detents))"
    case .tap(.label(let symbol)): "label(\(text(symbol)))"
    case .content(.beside(let view)): "beside{\(text(view))}"
    case .tap(.dialog(let value, let view)): "dialog(\(text(value))){\(text(view))}"
    case .titleOpacity(let value): "opacity(\(text(value)))"
    case .backdrop: "backdrop"
    case .controllerSetting(let setting, let value): "\(setting.spelling)(\(text(value)))"
    case .assumed: "assumed"
    case .environmentObject(let value): "object(\(text(value)))"
    }
  }
}

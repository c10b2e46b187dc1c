@testable import Language

/// Writes an expression with its structure in brackets.
struct ExpressionDump {
  let names: NameTable
  let source: Source

  func dump(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name): names.spelling(of: name)
    case .instance(let name, let ordinal):
      names.spelling(of: name) + "#" + source.text(ordinal)
    case .binding(let name): "$" + names.spelling(of: name)
    case .implicitMember(let name): "." + names.spelling(of: name)
    case .number, .regex: source.text(expression.range)
    case .string(let string):
      "\"" + string.parts(at: expression.range).map(part).joined() + "\""
    case .boolean(let value): "\(value)"
    case .nilLiteral: "nil"
    case .array(let elements): "[" + elements.map(dump).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      "[" + entries.map { dump($0.key) + ": " + dump($0.value) }.joined(separator: ", ") + "]"
    case .tuple(let elements): "(" + elements.map(argument).joined(separator: ", ") + ")"
    case .member(let base, let member): dump(base) + "." + names.spelling(of: member.name)
    case .call(let call): self.call(call)
    case .subscripted(let base, let arguments):
      dump(base) + "[" + arguments.map(argument).joined(separator: ", ") + "]"
    case .optionalChain(let base): dump(base) + "?"
    case .forced(let base): dump(base) + "!"
    case .prefix(let kind, let operand): "<\(kind) \(dump(operand))>"
    case .binary(let left, let kind, _, let right): "<\(dump(left)) \(kind) \(dump(right))>"
    case .assignment(let left, let kind, _, let right): "<\(dump(left)) \(kind) \(dump(right))>"
    case .ternary(let condition, let yes, let no):
      "<\(dump(condition)) ? \(dump(yes)) : \(dump(no))>"
    case .cast(let value, let cast, let type):
      "<\(dump(value)) \(cast) \(source.text(type.range))>"
    case .effect(let mark, let value): "<\(mark) \(dump(value))>"
    case .closure(let closure): self.closure(closure)
    case .keyPath(let path): "\\" + path.map { "." + names.spelling(of: $0) }.joined()
    case .macro(let name, let arguments):
      "#" + names.spelling(of: name) + "(" + arguments.map(argument).joined(separator: ", ") + ")"
    case .availability(let platforms, let isNegated):
      (isNegated ? "#unavailable" : "#available") + "\(platforms.count)"
    case .conditionalModifiers(let base, let clauses):
      dump(base) + " #if " + clauses.map { dump($0.body) }.joined(separator: " #else ")
    case .branch: "branch"
    case .hole: "_"
    case .missing: "missing"
    }
  }

  private func part(_ part: StringPart) -> String {
    switch part {
    case .text(let range): source.text(range)
    case .interpolation(let expression): "{" + dump(expression) + "}"
    }
  }

  private func argument(_ argument: Argument) -> String {
    (argument.label.map { names.spelling(of: $0.name) + ": " } ?? "") + dump(argument.value)
  }

  private func call(_ call: Call) -> String {
    var text = dump(call.callee)
    if call.brackets != nil {
      text += "(" + call.arguments.map(argument).joined(separator: ", ") + ")"
    }
    for (label, closure) in call.closures {
      text += (label.map { " " + names.spelling(of: $0.name) + ":" } ?? "") + self.closure(closure)
    }
    return text
  }

  private func closure(_ closure: Closure) -> String {
    let parameters = closure.parameters.map { names.spelling(of: $0.name) }
    return "{" + parameters.joined(separator: ",") + "|\(closure.body.count)}"
  }
}

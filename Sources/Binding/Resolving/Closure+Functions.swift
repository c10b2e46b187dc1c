import Language

extension Closure {
  /// A function that stands in the block of another one, which is called as a closure is.
  init(of function: FunctionDeclaration) {
    self.init(
      range: function.range, parameters: function.parameters.map { $0.name },
      body: function.body ?? [])
    parameterTypes = function.parameters.map { $0.type }
    result = function.result
  }
}

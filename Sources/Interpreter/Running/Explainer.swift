/// Says why a fact does not hold, or holds, in the cell where it was looked at: the reasons, the
/// line that decided, how it came to that, and what to do about it. Changes nothing.
struct Explainer {
  let runner: CellRunner
}

extension CellRunner {
  var explainer: Explainer { Explainer(runner: self) }
}

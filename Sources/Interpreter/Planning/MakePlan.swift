import Binding
import Language
import StatusBar

/// Lowers all scenarios of a spec; what is wrong with them stands in the plan's diagnostics.
///
/// A memory may know what the spec declares from a spec before.
package func makePlan(
  _ spec: Spec, options: RunOptions, memory: PlanMemory? = nil
) -> Plan {
  let binder = memory?.binder(of: spec) ?? Binder(spec)
  var planner = Planner(
    spec: spec, options: options, binder: binder,
    lines: memory?.plannedLines ?? PlannedLines())
  planner.planAll()
  memory?.keep(planner.lines, planner.binder)
  var plan = planner.finish()
  for source in spec.sources {
    let allowances = Allowances(source)
    plan.allowances += allowances.all
    plan.diagnostics += allowances.mistakes
  }
  return plan
}

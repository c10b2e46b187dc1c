import StatusBarSpecsTesting
import Testing

@Test(arguments: Specs.scenarios(in: "Specs"))
func statusBar(_ scenario: SpecCase) { scenario.verify() }

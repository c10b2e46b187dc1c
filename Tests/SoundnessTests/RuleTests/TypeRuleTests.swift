import Testing

@Suite struct TypeRuleTests {
  @Test func aTypeMovesIntoAnother() throws {
    try check(
      "type in a type",
      "struct A: View { var body: some View { B() } }\nenum B { case c }\n",
      gives: [
        """
        struct A: View { var body: some View { A.B() } }


        extension A {
        enum B { case c }
        }

        """
      ])
  }

  @Test func aTypeThatAScenarioNamesStays() throws {
    let text = """
      struct A {}
      struct B {}
      scenario "s" { expect top A, top B }
      """
    try check("type in a type", text, gives: [])
  }

  @Test func aClassComesInBetween() throws {
    try check(
      "class in between", "class A: UIViewController { var a = 1 }",
      gives: [
        "class A: ExtractedBase { var a = 1 }\nclass ExtractedBase: UIViewController {}\n"
      ])
    try check(
      "members to a base", "final class A: UIViewController { var a = 1 }",
      gives: [
        "class ExtractedBase: UIViewController { var a = 1 }\n\nclass A: ExtractedBase {}"
      ])
  }

  @Test func aTypeMovesToTheEnd() throws {
    try check(
      "type to the end", "struct A {}\nscreen B {}\n",
      gives: ["\nscreen B {}\n\nstruct A {}\n", "struct A {}\n\n\nscreen B {}\n"])
  }

  @Test func aFunctionMovesToTheFront() throws {
    try check(
      "function to the front", "struct A { var a = 1; func f() {} }",
      gives: ["struct A { func f() {}\n\n    var a = 1;  }"])
  }

  @Test func aTypeMovesToAFileOfSwift() throws {
    let file = SpecFile("struct A {}\nclass B {}\n")
    let rewrites = TypeMoves.rules.first { $0.name == "type to a file" }?.rewrites(file) ?? []
    #expect(
      rewrites.map { file.applying($0) } == [
        "\nclass B {}\n\ninclude \"Extracted.swift\"\n",
        "struct A {}\n\n\ninclude \"Extracted.swift\"\n",
        "\n\n\ninclude \"Extracted.swift\"\n",
      ])
    #expect(
      rewrites.map { $0.files["Extracted.swift"] } == [
        "import SwiftUI\n\nstruct A {}\n", "import SwiftUI\n\nclass B {}\n",
        "import SwiftUI\n\nstruct A {}\n\nclass B {}\n",
      ])
  }
}

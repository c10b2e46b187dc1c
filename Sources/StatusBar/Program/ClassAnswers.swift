/// The answers that classes give in place of UIKit's own, those of their superclasses among them:
/// few members are answered anywhere, and each question of a walk looks for one.
struct ClassAnswers: Sendable {
  /// By member: the column that tells of it; nil where no class answers.
  private var columns = [Int?](repeating: nil, count: ControllerMember.allCases.count)
  /// The same by what getters ask for, as each step of a walk does.
  private var columnsOfProperties: [Int?] = []
  private var width = 0
  /// A row for each class, of formulas; nil where UIKit's own class answers.
  private var formulas: [FormulaID?] = []

  init(_ program: Program) {
    for screen in program.screens {
      for entry in screen.overrides.all where columns[Int(entry.member.rawValue)] == nil {
        columns[Int(entry.member.rawValue)] = width
        width += 1
      }
    }
    columnsOfProperties = ControllerProperty.allCases.map { columns[Int($0.member.rawValue)] }
    if width == 0 { return }
    formulas = [FormulaID?](repeating: nil, count: program.screens.count * width)
    var isFilled = [Bool](repeating: false, count: program.screens.count)
    for index in program.screens.indices where !isFilled[index] { fill(index, program, &isFilled) }
  }

  /// Returns the answer of a class, the nearest in the chain of its superclasses.
  subscript(_ member: ControllerMember, _ screen: ScreenID) -> FormulaID? {
    formula(in: columns[Int(member.rawValue)], of: screen)
  }

  /// Returns the answer of a class to a getter's question, the nearest in the chain.
  subscript(_ property: ControllerProperty, _ screen: ScreenID) -> FormulaID? {
    formula(in: columnsOfProperties[Int(property.rawValue)], of: screen)
  }

  @inline(__always)
  private func formula(in column: Int?, of screen: ScreenID) -> FormulaID? {
    column.flatMap { formulas[Int(screen.index) * width + $0] }
  }

  /// Fills the row of a class, after those of its superclasses.
  private mutating func fill(_ index: Int, _ program: Program, _ isFilled: inout [Bool]) {
    var path: [Int] = []
    var next: Int? = index
    while let current = next, !isFilled[current] {
      isFilled[current] = true
      path.append(current)
      next = program.screens[current].superclass.map { Int($0.index) }
    }
    fill(path, below: next, program)
    // One that comes round to itself has what it says itself above it, too.
    if let next, path.contains(next) { fill(path, below: next, program) }
  }

  /// Fills the rows of classes, each of which is the superclass of the one before.
  private mutating func fill(_ path: [Int], below topmost: Int?, _ program: Program) {
    var above = topmost
    for current in path.reversed() {
      if let above {
        for column in 0..<width {
          formulas[current * width + column] = formulas[above * width + column]
        }
      }
      for (member, formula) in program.screens[current].overrides.all {
        guard let column = columns[Int(member.rawValue)] else { continue }
        formulas[current * width + column] = formula
      }
      above = current
    }
  }
}

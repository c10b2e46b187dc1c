import Language
import StatusBar
import Testing

@testable import Binding

/// The rooms of the binder by themselves: one tells what is declared, the other writes.
@Suite struct RoomsOfBindingTests {
  private static let text = """
    enum Phase {
      case day, night
    }

    app Notes {
      @State private var isQuiet = false
      Text("Notes").statusBarHidden(isQuiet)
    }
    """

  private func resolver() -> Resolver {
    let spec = spec(RoomsOfBindingTests.text)
    var findings = Findings(in: spec.sources)
    let declarations = Declarations(of: spec, screenBases: spec.screenBases(), &findings)
    return Resolver(spec, declarations, compiled: findings.compiled)
  }

  private func writer() -> Writer { Writer(resolver(), Findings(in: [])) }

  @Test func aResolverTellsTheCasesOfATypeThatIsDeclared() throws {
    let resolver = resolver()
    let phase = try #require(resolver.names.name(of: Array("Phase".utf8)))
    #expect(resolver.cases(of: StaticType(.named(phase))) == [".day", ".night"])
    #expect(resolver.shown(StaticType(.named(phase))) == "`Phase`")
    #expect(resolver.appName.map { resolver.spelling($0) } == "Notes")
  }

  @Test func onlyFilesOfSwiftAreCompiled() {
    #expect(!resolver().isCompiled(FileID(0)))
    let source = Source(file: FileID(0), name: "Main.swift", bytes: [])
    #expect(Findings(in: [source]).compiled.contains(FileID(0)))
  }

  @Test func aPathIsOneInput() {
    var writer = writer()
    let scope = Scope(file: FileID(0), screen: .app, owner: 0)
    let place = SourceRange(UInt32(0), UInt32(4))
    let names = [writer.intern(Array("session".utf8)), writer.intern(Array("isNight".utf8))]
    let first = writer.input(names, nil, at: place, scope)
    #expect(writer.input(names, nil, at: place, scope) == first)
    #expect(writer.input([names[1]], nil, at: place, scope) != first)
    #expect(writer.program[first].name == "session.isNight")
  }

  @Test func aTextIsOneSymbol() {
    var writer = writer()
    let symbol = writer.symbol(Array("Notes".utf8))
    #expect(writer.symbol(Array("Notes".utf8)) == symbol)
    #expect(writer.symbol(Array("Note".utf8)) != symbol)
    #expect(writer.text(symbol) == "Notes")
  }

  @Test func aFormulaKeepsItsType() {
    var writer = writer()
    let scope = Scope(file: FileID(0), screen: .app, owner: 0)
    let place = SourceRange(UInt32(0), UInt32(4))
    let formula = writer.add(.constant(.bool(true)), .bool, at: place, scope)
    #expect(writer.type(of: formula).kind == .bool)
  }

  @Test func aMistakeIsReportedOnceForEachPlace() {
    var writer = writer()
    let place = Location(FileID(0), SourceRange(UInt32(0), UInt32(5)))
    for _ in 0..<2 { writer.report(.misspelt("Phse", suggestion: "Phase", at: place)) }
    #expect(writer.findings.diagnostics.count == 1)
  }
}

import Language

/// A view becomes a property, a modifier, or the argument of a view that shows what it is given.
enum ViewExtractions {
  static let rules =
    [
      Rule("view to property", .changesNothing) { properties(in: $0) },
      Rule("modifier to type", .changesNothing) { modifiers(in: $0) },
    ] + wrappers.map { $0.rule }

  /// The view as `@ViewBuilder var extracted: some View` of the screen that it stands in.
  private static func properties(in file: SpecFile) -> [Rewrite] {
    file.views().compactMap { view in
      guard let host = file.host(of: view), file.isMovable(view.range, from: view) else {
        return nil
      }
      let property =
        "@ViewBuilder private var extracted: some View { \(file.text(view.range)) }"
      return Rewrite([TextEdit(view.range, "extracted"), host.adding(property)])
    }
  }

  // MARK: - Modifiers

  /// The last modifier of a view as a `ViewModifier`, which is given the value of its argument.
  private static func modifiers(in file: SpecFile) -> [Rewrite] {
    file.views().compactMap { view in
      guard case .expression(let expression)? = view.statement?.kind,
        case .call(let call) = expression.kind, call.closures.isEmpty,
        case .member(let base, let name) = call.callee.kind, let first = call.arguments.first,
        let kind = ValueKind.named(file.text(name)), kind != .controller
      else { return nil }
      return modifier(call, on: base, first, kind, in: file)
    }
  }

  private static func modifier(
    _ call: Call, on base: Expression, _ first: Argument, _ kind: ValueKind, in file: SpecFile
  ) -> Rewrite? {
    let written = file.text(SourceRange(base.range.end, call.brackets?.end ?? base.range.end))
    guard let dot = written.firstIndex(of: "."), let brackets = call.brackets else { return nil }
    let start = base.range.end + UInt32(written.utf8.distance(from: written.startIndex, to: dot))
    let head = file.text(SourceRange(start, first.value.range.start))
    let tail = file.text(SourceRange(first.value.range.end, brackets.end))
    let value = file.text(first.value.range)
    return Rewrite([
      TextEdit(SourceRange(start, brackets.end), ".modifier(Extracted(value: \(value)))"),
      file.adding(
        """
        struct Extracted: ViewModifier {
            let value: \(kind.variableType)
            func body(content: Content) -> some View { content\(head)value\(tail) }
        }
        """),
    ])
  }

  // MARK: - Wrappers

  /// A view that shows what it is given, and how it is given it.
  private struct Wrapper: Sendable {
    var name: String
    /// What stands before and behind the view.
    var opening: String
    var closing: String
    var declaration: String

    var rule: Rule {
      Rule(name, .changesNothing) { file in
        file.views().filter { isWrappable($0, in: file) }.map { view in
          Rewrite([
            TextEdit(view.range.atStart, opening),
            TextEdit(view.range.atEnd, closing),
            file.adding(declaration),
          ])
        }
      }
    }

    /// Not a root, which gives its name to what shows it, nor what only its own container
    /// understands.
    private func isWrappable(_ view: Node, in file: SpecFile) -> Bool {
      if closing == ")", file.text(view.range).contains("#if") { return false }
      return file.isAmongViews(view)
    }
  }

  private static let wrappers = [
    Wrapper(
      name: "view to generic argument", opening: "Wrapped(content: ", closing: ")",
      declaration: """
        struct Wrapped<Content: View>: View {
            let content: Content
            var body: some View { content }
        }
        """),
    Wrapper(
      name: "view to erased argument", opening: "Wrapped(content: AnyView(", closing: "))",
      declaration: """
        struct Wrapped: View {
            let content: AnyView
            var body: some View { content }
        }
        """),
    Wrapper(
      name: "view to stored closure", opening: "Wrapped { ", closing: " }",
      declaration: """
        struct Wrapped<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View { content() }
        }
        """),
    Wrapper(
      name: "view to built property", opening: "Wrapped { ", closing: " }",
      declaration: """
        struct Wrapped<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View { VStack { content } }
        }
        """),
    Wrapper(
      name: "view to initializer", opening: "Wrapped { ", closing: " }",
      declaration: """
        struct Wrapped<Content: View>: View {
            private let content: Content
            init(@ViewBuilder content: () -> Content) { self.content = content() }
            var body: some View { content }
        }
        """),
    Wrapper(
      name: "view to labelled closure", opening: "Wrapped(content: { ", closing: " })",
      declaration: """
        struct Wrapped<Content: View>: View {
            let content: () -> Content
            var body: some View { Group { content() } }
        }
        """),
    Wrapper(
      name: "view to plain modifier", opening: "", closing: ".modifier(Wrapped())",
      declaration: """
        struct Wrapped: ViewModifier {
            func body(content: Content) -> some View { content }
        }
        """),
  ]
}

extension SpecFile {
  /// Containers of SwiftUI that lay out any views.
  private static let layouts: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "List", "Form", "ScrollView",
    "GeometryReader", "Section",
  ]

  /// `true` iff a view stands directly in the braces of a container that lays out any views.
  func isAmongViews(_ view: Node) -> Bool {
    guard let block = outline.parent(of: view), let closure = outline.parent(of: block),
      let call = outline.parent(of: closure), let name = calleeName(of: call)
    else { return false }
    return SpecFile.layouts.contains(name)
  }
}

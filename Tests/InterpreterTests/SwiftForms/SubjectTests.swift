import Testing

/// What a subject sends comes to those who listen to it, and to no others.
struct SubjectTests {
  private func check(_ listening: String, _ sending: String, _ members: String, _ answer: String) {
    AskedCode(
      """
      import Combine
      class Store {
          static let shared = Store()
          let counted: CurrentValueSubject<Int, Never>
          let moved = PassthroughSubject<Int, Never>()
          init() { counted = CurrentValueSubject(1) }
          \(members)
      }
      class Page: UIViewController { // \(answer)
          var hides = false
          var bag = Set<AnyCancellable>()
          override func viewDidLoad() {
              super.viewDidLoad()
              \(listening)
              \(sending)
          }
          override var prefersStatusBarHidden: Bool { hides }
      }
      """
    ).check()
  }

  @Test(arguments: [
    "Store.shared.moved.sink { _ in self.hides = true }.store(in: &bag)",
    "Store.shared.moved.receive(on: DispatchQueue.main).map { $0 + 1 }"
      + ".sink { [weak self] _ in self?.hides = true }.store(in: &bag)",
  ])
  func anotherSubjectTellsNothing(listening: String) {
    check(listening, "Store.shared.counted.send(2)", "", "dark")
    check(listening, "Store.shared.moved.send(2)", "", "unknown")
    // Which one sends is not known.
    check(listening, "Store.shared.any().send(2)", "", "unknown")
  }

  @Test(arguments: [
    ("all.dropFirst()", "var all: AnyPublisher<Int, Never> { counted.eraseToAnyPublisher() }"),
    ("moved.merge(with: Store.shared.counted.dropFirst())", ""),
    ("moved", "func pipe() { counted.subscribe(moved) }"),
    ("moved", "func hand() -> PassthroughSubject<Int, Never> { moved }"),
    ("moved.mine()", "func mine() { }"),
  ])
  func whatMayComeFromOthersIsUnknown(chain: String, members: String) {
    check(
      "Store.shared.\(chain).sink { _ in self.hides = true }.store(in: &bag)",
      "Store.shared.counted.send(2)", members, "unknown")
  }

  /// Views listen as well.
  @Test(arguments: [("counted", "hidden"), ("moved", "unknown")])
  func viewsListen(sender: String, answer: String) {
    AskedCode(
      """
      import Combine
      class Store: ObservableObject {
          let counted = PassthroughSubject<Int, Never>()
          let moved = PassthroughSubject<Int, Never>()
      }
      struct Page: View { // \(answer)
          @StateObject var store = Store()
          @State var shows = false
          var body: some View {
              Text("a")
                  .statusBarHidden(!shows)
                  .onReceive(store.moved) { _ in shows = true }
                  .onAppear { store.\(sender).send(1) }
          }
      }
      """
    ).check()
  }
}

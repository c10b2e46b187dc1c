import Foundation
import Interpreter
import Language
import StatusBar
import Testing
import Wording

/// Small changes to a spec at random, always the same ones.
private struct Mutator {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 1) % bound
  }

  /// Drops, doubles or swaps a word, or changes a byte.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var words = pieces(of: bytes)
    let place = below(words.count)
    switch below(5) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2: words.swapAt(place, below(words.count))
    case 3: words[place] = words[below(words.count)]
    default:
      let byte = below(words[place].count)
      words[place][byte] = UInt8(truncatingIfNeeded: below(256))
    }
    return words.flatMap { $0 }
  }

  /// Runs of letters and digits, and the bytes between them one by one.
  private func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var inWord = false
    for byte in bytes {
      let isWord = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
      if isWord && inWord { pieces[pieces.count - 1].append(byte) } else { pieces.append([byte]) }
      inWord = isWord
    }
    return pieces
  }
}

private let seeds = [
  """
  app Shop {
      ios [13.4, 16]
      device [homeButton, notch]
      state isDark = false
      plist { UIStatusBarHidden~ipad = YES }
      TabView {
          NavigationStack { Home(title: "a") }
              .tabItem { Label("Home", systemImage: "house") }
          Profile()
              .tabItem { Text("Me") }
      }
      .preferredColorScheme(isDark ? .dark : nil)
      window Palette(level: .statusBar + 1, isHidden: true) { Swatches() }
  }
  screen Swatches { Text("Swatches") }
  screen Home(title: String) {
      state isSheet = false
      List {
          Button("Sheet") { isSheet = true }
          Button("Dark") { withAnimation { isDark.toggle() } }
          NavigationLink("Detail", destination: Detail())
      }
      .sheet(isPresented: $isSheet) { Detail() }
      .onAppear { if isDark { isSheet = false } }
  }
  struct Detail: View {
      @ObservedObject var session: Session
      var body: some View { Text("Detail").statusBarHidden(session.isFull && isDark) }
  }
  class Profile: UIViewController {
      var isFull = false
      override var prefersStatusBarHidden: Bool { isFull }
      func toggle() { isFull.toggle() }
  }
  scenario "everything" on session.isFull [true, false], policy.nestedHiding innermost {
      launch
      expect dark, visible, height 20 within 30 when device == homeButton && ios < 15
      tap "Sheet"
      begin dismiss
      cancel
      expect top Detail, not asked Profile, lifecycle including [Detail.onAppear]
      dismiss
      tap "Detail"
      begin back
      finish
      expect unchanged, asked including [Home], no advice, navigationBar shown
      select tab "Me"
      call Profile.toggle
      expect stale, !Profile.isFull because "x"
      request update from Profile
      expect hidden by Profile, animated fade for 0.35 s
      set isDark = true
      rotate landscape
      scroll down 12
      show window Palette as key
      present Profile as fullScreen, capturing
      wait 0.5 s
      expect style .lightContent, unknown
  }
  """
]

/// How many changed specs are tried; more by the environment.
private let rounds = Int(ProcessInfo.processInfo.environment["SBAR_MUTATIONS"] ?? "") ?? 25

struct MutationTests {
  @Test(arguments: seeds.indices) func nothingTrapsOnAChangedSpec(_ seed: Int) {
    var mutator = Mutator(state: 0x9E37_79B9_7F4A_7C15 &+ UInt64(seed))
    for _ in 0..<rounds {
      var bytes = Array(seeds[seed].utf8)
      for _ in 0...mutator.below(3) { bytes = mutator.mutate(bytes) }
      tryOut(bytes)
    }
  }

  /// Plans and runs; every place that is named lies inside the text.
  private func tryOut(_ bytes: [UInt8]) {
    let root = Source(file: FileID(0), name: "Main.sbar", bytes: bytes)
    let spec = loadSpec(root: root) { _, _ in .failed("no such file") }
    let plan = makePlan(spec, options: RunOptions())
    for diagnostic in plan.diagnostics {
      let range = diagnostic.primary.location.range
      #expect(range.start <= range.end && Int(range.end) <= bytes.count)
    }
    run(plan, options: RunOptions()) { result in
      for mismatch in result.cells.flatMap({ $0.told }) {
        #expect(Int(mismatch.location.range.end) <= bytes.count)
        #expect(!mismatch.title.isEmpty)
      }
    }
  }
}

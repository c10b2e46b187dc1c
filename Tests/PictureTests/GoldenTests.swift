import Foundation
import Picture
import StatusBar
import Testing

/// Pictures of every class of devices, both ways to hold them, each kind of presentation and each
/// state of the bar, byte for byte.
///
/// `SBAR_RECORD=1 swift test --filter GoldenTests` draws them anew, and fails where one changed.
@Suite struct GoldenTests {
  @Test(arguments: Cast.scenes)
  func aSceneLooksAsItDid(scene: Cast.Scene) throws {
    let picture = try #require(scene.picture)
    try compare(picture.svg(), scene.name + ".svg")
    let both = [false, true].map { picture.text(isASCII: $0).joined(separator: "\n") }
    let words = "\n\n" + picture.words + "\n"
    try compare(both.joined(separator: "\n\n") + words, scene.name + ".txt")
  }

  @Test func thereIsOneOfEachClass() {
    let pictures = Cast.scenes.compactMap { $0.picture }
    for deviceClass in Device.Class.allCases {
      for isLandscape in [false, true] {
        let found = pictures.contains { picture in
          let platform = picture.screen.platform
          return platform.hardware.deviceClass == deviceClass
            && platform.orientation.isLandscape == isLandscape
        }
        #expect(found, "\(deviceClass) \(isLandscape)")
      }
    }
  }

  @Test func thereIsOneOfEachWayToPresent() {
    let layers = Cast.scenes.compactMap { $0.picture }.flatMap { $0.screen.layers }
    let styles = layers.compactMap { layer in
      if case .presentation(let style, _) = layer.kind { style } else { nil }
    }
    // What is automatic is one of the others.
    let wanted = PresentationStyle.allCases.filter { $0 != .automatic }
    #expect(Set(styles).isSuperset(of: wanted))
  }

  /// Bars that the model knows on few devices, on any: of two colours, marked, unknown.
  @Test(arguments: ["notch", "island", "home button", "iPad"])
  func barsAreDrawnOnEachDevice(name: String) throws {
    let scene = try #require(Cast.scenes.first { $0.name == name })
    let plain = try #require(scene.picture)
    var shots: [Film.Shot] = []
    for (title, bar) in ShownBar.samples {
      var picture = plain
      picture.bar = bar
      shots.append(Film.Shot(picture, title: title, caption: [bar.caption.joined(separator: ", ")]))
    }
    shots[0].picture.mark = .actual
    shots[1].picture.mark = .expected
    let film = Film(shots)
    try compare(film.svg(), "bars of " + name + ".svg")
    let text = film.text(width: 80, isASCII: false) + [""] + film.text(width: 80, isASCII: true)
    try compare(text.joined(separator: "\n") + "\n", "bars of " + name + ".txt")
  }

  /// A row, a tab, the way back and a button of a dialog, each as a finger is about to touch it.
  @Test(arguments: [
    ("notch", Picture.Touch.label("Cover")), ("island", .label("You")), ("pushed", .back),
    ("alert", .label("Delete")), ("notch", .label("nothing of that name")),
  ])
  func whatIsTouchedIsMarked(scene name: String, touch: Picture.Touch) throws {
    let scene = try #require(Cast.scenes.first { $0.name == name })
    var picture = try #require(scene.picture)
    let plain = picture.svg()
    picture.touch = touch
    switch touch {
    case .label("nothing of that name"): #expect(picture.svg() == plain)
    case .label(let label): try compare(picture.svg(), "touched " + label + ".svg")
    case .back: try compare(picture.svg(), "touched back.svg")
    }
  }

  @Test func pillsAreBarsInMiniature() throws {
    var lines: [String] = []
    for (title, bar) in ShownBar.samples {
      let pill = Pill(bar)
      try compare(pill.svg(), "pill " + title + ".svg")
      lines.append(pill.text(isASCII: false) + "  " + pill.text(isASCII: true) + "  " + title)
    }
    try compare(lines.joined(separator: "\n") + "\n", "pills.txt")
  }

  private func compare(_ drawn: String, _ name: String) throws {
    let url = Cast.folder.appendingPathComponent(name)
    let kept = try? String(contentsOf: url, encoding: .utf8)
    if kept == drawn { return }
    if ProcessInfo.processInfo.environment["SBAR_RECORD"] != nil {
      try Data(drawn.utf8).write(to: url)
    }
    Issue.record("\(name) is drawn otherwise:\n\(drawn.prefix(4000))")
  }
}

extension ShownBar {
  /// A bar of each kind, with a title.
  static let samples: [(String, ShownBar)] = [
    ("dark", ShownBar(.plain(.dark), height: 24)),
    ("hidden", ShownBar(.hidden, height: 24)),
    ("light", ShownBar(.plain(.light), height: 24)),
    ("split", ShownBar(.text(leading: .dark, trailing: .light), height: 24)),
    ("half known", possible(.plain(.dark), .hidden)),
    ("half known, light", possible(.plain(.light), .hidden)),
    ("unknown", possible(.plain(.dark), .plain(.light), .hidden)),
  ]

  /// A bar that may look in several ways.
  private static func possible(_ looks: Look...) -> ShownBar {
    let bars = looks.map { look in
      var bar = Bar()
      switch look {
      case .hidden, .covered: bar.isHidden = true
      case .text(let content, _): bar.content = content
      }
      return bar
    }
    return ShownBar(bars) ?? ShownBar(.hidden, height: 0)
  }
}

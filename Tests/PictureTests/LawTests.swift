import Foundation
import Picture
import StatusBar
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What holds of every picture.
@Suite struct LawTests {
  /// Labels that would break out of what they stand in.
  static let rude = [
    "</script><img onerror=alert(1)>", "a\"b'c&amp;<d>", "\u{1B}[31mred\u{7}", "a\u{202E}b\u{0}c",
    "写真を見る", "🏴‍☠️ 👩‍👩‍👧 é", "", "\n", String(repeating: "long ", count: 80),
  ]

  /// All scenes, and one of them with each rude label everywhere.
  static var pictures: [Picture] {
    let scenes = Cast.scenes.compactMap { $0.picture }
    return scenes
      + rude.flatMap { label in scenes.prefix(12).map { $0.relabelled(label) } }
  }

  @Test func anSVGIsWellFormed() throws {
    for picture in LawTests.pictures {
      let svg = picture.svg()
      let reader = XMLParser(data: Data(svg.utf8))
      #expect(reader.parse(), "\(String(describing: reader.parserError)): \(svg.prefix(3000))")
      #expect(!svg.contains("<img") && !svg.contains("\u{1B}"))
    }
  }

  @Test func whatIsUsedIsDefinedOnce() throws {
    for picture in LawTests.pictures {
      let svg = picture.svg()
      let defined = svg.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
      #expect(Set(defined).count == defined.count)
      for match in svg.matches(of: #/(?:url\(|href=")#([^")]+)/#) {
        #expect(defined.contains(String(match.1)), "\(match.1)")
      }
    }
  }

  /// No style sheet, no script, nothing from elsewhere, and a name in words.
  @Test func anSVGStandsAlone() {
    for picture in LawTests.pictures {
      let svg = picture.svg()
      #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" "))
      #expect(!svg.contains("style=") && !svg.contains("class=") && !svg.contains("<script"))
      #expect(!svg.dropFirst(40).contains("http"))
      #expect(svg.contains("role=\"img\" aria-label=\"iP"))
    }
  }

  @Test func theSamePictureHasTheSameBytes() {
    for picture in LawTests.pictures {
      #expect(picture.svg() == picture.svg())
      #expect(picture.text(isASCII: false) == picture.text(isASCII: false))
    }
  }

  @Test(arguments: [0, 3, 4, 15, 16, 17, 22, 24, 30, 47, 80, 200])
  func aTextIsNeverWiderThanWanted(width: Int) {
    for picture in LawTests.pictures {
      for isASCII in [false, true] {
        let lines = picture.text(width: width, isASCII: isASCII)
        let cells = lines.map { line in line.reduce(0) { $0 + CharacterWidth.cells(of: $1) } }
        #expect(cells.allSatisfy { $0 <= width && $0 == cells[0] }, "\(lines)")
        let film = Film([
          Film.Shot(picture, title: "写真 \"a\"", caption: ["b"]),
          Film.Shot(picture, title: "c", caption: ["d", "e"]),
        ])
        for line in film.text(width: width, isASCII: isASCII) {
          #expect(line.reduce(0) { $0 + CharacterWidth.cells(of: $1) } <= width, "\(line)")
          #expect(!line.hasSuffix(" "))
        }
      }
    }
  }

  @Test func aTwinInASCIIIsASCIIAndAsLarge() {
    for picture in LawTests.pictures {
      let plain = picture.text(isASCII: true)
      #expect(plain.joined().utf8.allSatisfy { (0x20...0x7E).contains($0) }, "\(plain)")
      #expect(plain.count == picture.text(isASCII: false).count)
    }
    for (_, bar) in ShownBar.samples {
      let pill = Pill(bar)
      #expect(pill.text(isASCII: true).utf8.count == 4)
      #expect(pill.text(isASCII: false).reduce(0) { $0 + CharacterWidth.cells(of: $1) } == 4)
    }
  }

  /// The bar of a phone on its side is not drawn, whatever it is said to be.
  @Test func aPhoneOnItsSideHasNoBar() throws {
    let scene = try #require(Cast.scenes.first { $0.name == "notch in landscape" })
    var picture = try #require(scene.picture)
    let before = picture.text(isASCII: true)
    picture.bar = ShownBar(.plain(.dark), height: 0)
    #expect(picture.text(isASCII: true) == before)
    #expect(!picture.svg().contains("#sbar-time"))
  }
}

extension Picture {
  /// The same with another label on all that has one.
  fileprivate func relabelled(_ label: String) -> Picture {
    var picture = self
    for layer in picture.screen.layers.indices {
      picture.screen.layers[layer].page.relabel(label)
    }
    return picture
  }
}

extension ShownScreen.Page {
  fileprivate mutating func relabel(_ label: String) {
    name = label
    tabs = tabs.map { _ in label }
    for index in elements.indices { elements[index].label = label }
    dialog = dialog.map { $0.map { _ in label } }
    for index in columns.indices { columns[index].relabel(label) }
  }
}

import Foundation
import Testing

@testable import Projects

@Suite struct PropertyListTests {
  private func read(_ text: String) -> Reading<PropertyValue?> {
    readPropertyList(Array(text.utf8))
  }

  @Test func anOpenStepListHasCommentsQuotesAndEscapes() {
    let reading = read(
      #"""
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* a comment */
        "a key" = "say \"hi\"\n\U00e9";
        path = ../Shared/File.swift;
        list = (one, "two three", 4, );
        nested = { inner = { }; empty = ( ); data = <0fbd77>; };
      }
      """#)
    let value = reading.value
    #expect(reading.notes == [])
    #expect(value?["archiveVersion"]?.string == "1")
    #expect(value?["a key"]?.string == "say \"hi\"\n\u{e9}")
    #expect(value?["path"]?.string == "../Shared/File.swift")
    #expect(value?["list"]?.strings == ["one", "two three", "4"])
    #expect(value?["nested"]?["inner"] == .dictionary([:]))
    #expect(value?["nested"]?["data"] == .other)
  }

  @Test func aListThatIsCutOffKeepsWhatIsWhole() {
    let reading = read("{ a = { b = 1; c = \"te")
    #expect(reading.value?["a"]?["b"]?.string == "1")
    #expect(reading.notes.contains { $0.reason.contains("ends in") })
  }

  @Test func whatIsMalformedCostsItsOwnEntry() {
    let reading = read("{ a = 1;\n= 2;\nb c;\nd = 4; }")
    #expect(reading.value?["a"]?.string == "1")
    #expect(reading.value?["d"]?.string == "4")
    #expect(reading.notes.map { $0.line } == [2, 3])
  }

  @Test func anXMLListIsRead() {
    let reading = read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/p.dtd">
      <plist version="1.0"><dict>
        <key>A &amp; B</key><string>x &lt; &#121;</string>
        <key>flag</key><true/><key>no</key><false/>
        <key>n</key><integer>7</integer>
        <key>list</key><array><string>a</string><string></string></array>
        <key>d</key><date>2020</date>
      </dict></plist>
      """)
    #expect(reading.notes == [])
    #expect(reading.value?["A & B"]?.string == "x < y")
    #expect(reading.value?["flag"]?.flag == true)
    #expect(reading.value?["no"]?.flag == false)
    #expect(reading.value?["n"]?.string == "7")
    #expect(reading.value?["list"]?.strings == ["a", ""])
  }

  /// A thousand million laughs: entities that a document declares are never expanded.
  @Test func entitiesOfADocumentAreNotExpanded() {
    let reading = read(
      """
      <!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/x">]>
      <plist><dict><key>k</key><string>&b;&c;</string></dict></plist>
      """)
    #expect(reading.value?["k"]?.string == "&b;&c;")
    #expect(reading.notes.count == 1)
  }

  @Test func aBinaryListIsRead() throws {
    let values: [String: Any] = [
      "UIStatusBarHidden": true, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
      "list": ["one", "zwölf"], "nested": ["n": 300, "big": -5], "real": 1.5,
      "long": String(repeating: "x", count: 400),
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
    let reading = readPropertyList(Array(data))
    #expect(reading.notes == [])
    #expect(reading.value?["UIStatusBarHidden"]?.flag == true)
    #expect(reading.value?["UIStatusBarStyle"]?.string == "UIStatusBarStyleLightContent")
    #expect(reading.value?["list"]?.strings == ["one", "zwölf"])
    #expect(reading.value?["nested"]?["n"] == .integer(300))
    #expect(reading.value?["nested"]?["big"] == .integer(-5))
    #expect(reading.value?["long"]?.string?.count == 400)
  }

  /// An array that holds itself eight times, to be followed without an end.
  @Test func aBinaryListThatHoldsItselfEnds() {
    var bytes = Array("bplist00".utf8)
    bytes += [0xA8] + Array(repeating: 0, count: 8)  // object 0
    let table = bytes.count
    bytes.append(8)
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [1, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(number >> ($0 * 8) & 255) }
    }
    let input = bytes
    onSmallStack {
      let reading = readPropertyList(input)
      #expect(reading.notes.count == 1)
    }
  }

  @Test func noNestingUsesUpASmallStack() {
    let texts = [
      String(repeating: "{a=", count: 100_000), String(repeating: "(", count: 100_000),
      "<plist>" + String(repeating: "<array>", count: 100_000),
      "<plist>" + String(repeating: "<dict><key>a</key>", count: 100_000),
    ]
    onSmallStack {
      for text in texts {
        let reading = readPropertyList(Array(text.utf8))
        #expect(!reading.notes.isEmpty)
      }
      let yaml = Array((0..<3000).map { String(repeating: " ", count: $0) + "a:\n" }.joined().utf8)
      #expect(!YAMLReader.read(yaml).notes.isEmpty)
      let flow = Array(("a: " + String(repeating: "[", count: 100_000)).utf8)
      #expect(!YAMLReader.read(flow).notes.isEmpty)
    }
  }

  @Test func otherEncodingsAreSaid() {
    #expect(readPropertyList([0xFF, 0xFE, 0x7B, 0]).notes.first?.reason.contains("UTF-16") == true)
    #expect(readPropertyList([]).value == nil)
    let broken = readPropertyList(Array("{ a = \"".utf8) + [0xC3, 0x28] + Array("\"; }".utf8))
    #expect(broken.value?["a"]?.string == "\u{FFFD}(")
  }
}

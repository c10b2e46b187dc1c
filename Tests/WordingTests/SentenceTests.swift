import StatusBar
import Testing

@testable import Wording

@Suite struct SentenceTests {
  @Test func remarksAndAdviceHaveSentencesOfTheirOwn() {
    let remarks = Reason.Remark.allCases.map { $0.sentence }
    let advice = Advice.Kind.allCases.map { $0.sentence }
    let hints = Advice.Kind.allCases.map { $0.hint }
    for sentences in [remarks, advice, hints] {
      #expect(Set(sentences).count == sentences.count)
      for sentence in sentences {
        #expect(sentence.count > 20 && sentence.count <= 120, "\(sentence)")
        #expect(!sentence.hasSuffix("."), "\(sentence)")
        #expect(sentence.first?.isLowercase == true || sentence.hasPrefix("SwiftUI"), "\(sentence)")
      }
    }
    #expect(Reason.Kind.remark(.landscape).sentence == Reason.Remark.landscape.sentence)
    #expect(Reason.Kind.ineffective.sentence != nil)
    #expect(Reason.Kind.notAsked(ControllerID(0)).sentence == nil)
  }
}

import Interpreter
import Picture
import StatusBar
import Wording

extension AskedTree {
  /// Creates the tree of an account of `sbar explain`.
  package init(_ account: MomentWords.Account) {
    let decider = account.candidates.lastIndex {
      !$0.kind.isWindow && !$0.kind.isModifier && $0.isAsked && $0.name == account.decider
    }
    var nodes = account.candidates.enumerated().map { index, candidate in
      AskedTree.Node(candidate, decides: index == decider)
    }
    if decider == nil {
      // Nothing of the app's decides: the system, the device, the property list.
      let note = account.notes.first
      nodes.insert(
        AskedTree.Node(
          name: account.decider, detail: note?.text ?? "", kind: .other, depth: 1, isAsked: true,
          decides: true, rule: note?.rule?.spelling),
        at: min(1, nodes.count))
    }
    self.init(title: account.aspect.spelling + ": " + account.answer, nodes: nodes)
  }
}

extension AskedTree.Node {
  fileprivate init(_ candidate: MomentWords.Candidate, decides: Bool) {
    let answer = candidate.notes.last { $0.property != nil } ?? candidate.notes.first
    var rules: [String] = []
    for note in candidate.isAsked ? answer.map({ [$0] }) ?? [] : candidate.notes {
      guard let rule = note.rule?.spelling, !rules.contains(rule) else { continue }
      rules.append(rule)
    }
    self.init(
      name: candidate.name,
      detail: AskedTree.Node.detail(of: candidate, candidate.isAsked ? answer : nil),
      kind: AskedTree.Node.Kind(candidate.kind), depth: candidate.depth,
      isAsked: candidate.isAsked, decides: decides,
      rule: rules.isEmpty ? nil : rules.joined(separator: ", "))
  }

  private static func detail(
    of candidate: MomentWords.Candidate, _ answer: MomentWords.Note?
  ) -> String {
    if candidate.kind.isWindow { return "" }
    let words = (answer ?? candidate.notes.first)?.text ?? ""
    if candidate.isAsked || candidate.kind.isModifier { return words }
    return words.isEmpty ? "not asked" : "not asked: " + words
  }
}

extension AskedTree.Node.Kind {
  fileprivate init(_ kind: Moment.Candidate.Kind) {
    switch kind {
    case .window: self = .window
    case .controller: self = .controller
    case .modifier: self = .modifier
    }
  }
}

/// Something that the program does not say and a scenario may.
package struct Input: Sendable {
  /// As written: `session.isNight`.
  package var name: String
  package var site: Site
  /// `true` iff it can only be true or false, so that both can be tried.
  package var isBoolean: Bool
  /// `true` iff it is another one in each round of a loop: what it stands for names locals.
  package var varies = false
  /// `true` iff it also stands in code that was written out for several elements.
  package var isOfCopies = false
  /// What the class of a function inherits from that is not read, so that it is not followed.
  package var unreadBase: String?
  /// What is assumed where it is called: for a closure that comes from outside.
  package var calling: AssumptionID?

  package init(name: String, site: Site, isBoolean: Bool) {
    self.name = name
    self.site = site
    self.isBoolean = isBoolean
  }
}

extension Program {
  /// What is assumed where an input is called; nil for one that is no closure from outside.
  func calling(_ input: InputID) -> AssumptionID? {
    guard inputs.indices.contains(Int(input.index)) else { return nil }
    return inputs[Int(input.index)].calling
  }
}

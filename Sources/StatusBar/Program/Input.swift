/// Something that the program does not say and a scenario may.
package struct Input: Sendable {
  /// As written: `session.isNight`.
  package var name: String
  package var site: Site
  /// `true` iff it can only be true or false, so that both can be tried.
  package var isBoolean: Bool

  package init(name: String, site: Site, isBoolean: Bool) {
    self.name = name
    self.site = site
    self.isBoolean = isBoolean
  }
}

/// Effects in order, with the parameters and constants that they name.
package struct Handler: Sendable {
  package var name: Symbol?
  package var parameterCount: Int32
  /// Parameters first, then constants declared inside.
  package var localCount: Int32
  package var body: [Effect]
  package var site: Site
  /// `true` iff its owner is there as long as it waits: a closure that does not hold `self` weakly.
  package var holdsOwner: Bool

  package init(
    name: Symbol?, parameterCount: Int32, localCount: Int32, body: [Effect], site: Site,
    holdsOwner: Bool = true
  ) {
    self.name = name
    self.parameterCount = parameterCount
    self.localCount = localCount
    self.body = body
    self.site = site
    self.holdsOwner = holdsOwner
  }
}

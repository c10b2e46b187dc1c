/// Light or dark: the user's setting, an override, or a colour scheme.
package enum InterfaceStyle: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
  case light, dark

  /// The other one.
  package var opposite: InterfaceStyle { self == .dark ? .light : .dark }

  package var spelling: String { self == .light ? "light" : "dark" }
}

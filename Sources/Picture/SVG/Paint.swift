import StatusBar

/// The colours of a page in one appearance.
struct Paint: Sendable {
  var page: String
  /// Behind the rows of a list.
  var grouped: String
  var card: String
  var skeleton: String
  var ink: String
  var soft: String
  var tint: String
  var line: String
  var chrome: String

  init(_ scheme: InterfaceStyle) { self = scheme == .light ? .light : .dark }

  private init(
    page: String, grouped: String, card: String, skeleton: String, ink: String, soft: String,
    tint: String, line: String, chrome: String
  ) {
    (self.page, self.grouped, self.card) = (page, grouped, card)
    (self.skeleton, self.ink, self.soft) = (skeleton, ink, soft)
    (self.tint, self.line, self.chrome) = (tint, line, chrome)
  }

  private static let light = Paint(
    page: "#ffffff", grouped: "#f2f2f7", card: "#ffffff", skeleton: "#e3e3ea", ink: "#111111",
    soft: "#c2c3c9", tint: "#0a7aff", line: "#d9d9df", chrome: "#f9f9fb")
  private static let dark = Paint(
    page: "#101114", grouped: "#0c0d0f", card: "#1d1f24", skeleton: "#2c2f36", ink: "#f2f2f4",
    soft: "#5a5e68", tint: "#3d94ff", line: "#2c2e33", chrome: "#17181c")
}

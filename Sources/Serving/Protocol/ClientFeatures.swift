import Editing
import Reporting

/// What an editor said that it can do; everything else is not sent to it.
struct ClientFeatures {
  var encoding = PositionEncoding.utf16
  /// `true` iff it shows Markdown in what it tells of a place.
  var hasMarkdown = false
  var hasSnippets = false
  var hasPreselection = false
  /// `true` iff it shows other places beside a problem.
  var hasRelated = false
  /// `true` iff it greys out what has no effect.
  var hasTags = false
  /// `true` iff it strikes out what is deprecated.
  var hasDeprecatedTag = false
  /// `true` iff it takes actions with edits, and not commands alone.
  var hasActions = false
  /// `true` iff it asks for the edit of an action once a person chooses it.
  var resolvesEdits = false
  var hasPreferredActions = false
  var hasVersionedEdits = false
  var hasNestedSymbols = false
  /// `true` iff it asks for problems by itself.
  var pullsProblems = false
  /// `true` iff it can be asked to tell of files that change.
  var watchesFiles = false
  var refreshesHints = false
  var refreshesLenses = false
  var refreshesProblems = false
  /// `true` iff it asks for the tooltip of a hint once a person looks at it.
  var resolvesTooltips = false
  /// `true` iff it has a person confirm edits that are marked.
  var asksAboutEdits = false
  /// `true` iff it shows pictures in SVG, which its options say: `"pictures": true`.
  var hasPictures = false
  /// `true` iff it copies what `sbar.swift` answers, which its options say: `"copies": true`.
  var copies = false
  /// `true` iff it links to the pages of codes: it shows links, and its options say that those of
  /// the scheme `sbar` lead to `sbar/page`: `"pages": true`.
  var linksCodes = false

  init() {}

  /// `options` are those that it gives at the beginning for this server alone.
  init(_ capabilities: JSONValue?, options: JSONValue? = nil) {
    let text = capabilities?["textDocument"]
    let workspace = capabilities?["workspace"]
    let encodings = capabilities?["general"]?["positionEncodings"]?.elements ?? []
    if encodings.contains(where: { $0.string == "utf-8" }) { encoding = .utf8 }
    let formats = text?["hover"]?["contentFormat"]?.elements ?? []
    hasMarkdown = formats.contains { $0.string == "markdown" }
    hasSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.flag ?? false
    hasPreselection = text?["completion"]?["completionItem"]?["preselectSupport"]?.flag ?? false
    let problems = text?["publishDiagnostics"]
    hasRelated = problems?["relatedInformation"]?.flag ?? false
    let tags = problems?["tagSupport"]?["valueSet"]?.elements ?? []
    hasTags = tags.contains { $0.integer == 1 }
    hasDeprecatedTag = tags.contains { $0.integer == 2 }
    let actions = text?["codeAction"]
    hasActions = actions?["codeActionLiteralSupport"] != nil
    hasPreferredActions = actions?["isPreferredSupport"]?.flag ?? false
    resolvesEdits =
      (actions?["dataSupport"]?.flag ?? false)
      && (actions?["resolveSupport"]?["properties"]?.elements.contains { $0.string == "edit" }
        ?? false)
    hasVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.flag ?? false
    hasNestedSymbols =
      text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.flag ?? false
    pullsProblems = text?["diagnostic"] != nil
    watchesFiles =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
    refreshesHints = workspace?["inlayHint"]?["refreshSupport"]?.flag ?? false
    refreshesProblems = workspace?["diagnostics"]?["refreshSupport"]?.flag ?? false
    refreshesLenses = workspace?["codeLens"]?["refreshSupport"]?.flag ?? false
    let resolved = text?["inlayHint"]?["resolveSupport"]?["properties"]?.elements ?? []
    resolvesTooltips = resolved.contains { $0.string == "tooltip" }
    asksAboutEdits = workspace?["workspaceEdit"]?["changeAnnotationSupport"] != nil
    hasPictures = options?["pictures"]?.flag ?? false
    copies = options?["copies"]?.flag ?? false
    linksCodes =
      (problems?["codeDescriptionSupport"]?.flag ?? false) && (options?["pages"]?.flag ?? false)
  }
}

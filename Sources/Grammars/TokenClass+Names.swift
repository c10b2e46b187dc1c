import Language

// What each class is called, by editor. Names follow what the themes of each give a colour to; none
// stands for two classes, so that a test can read the class from it.
extension TokenClass {
  /// The scope of TextMate's grammars, which Sublime Text, VS Code and GitHub have, too; nil for
  /// what has none.
  package var scope: String? {
    switch self {
    case .comment: "comment.line.double-slash.sbar"
    case .documentation: "comment.line.documentation.sbar"
    case .string: "string.quoted.double.sbar"
    case .escape: "constant.character.escape.sbar"
    case .number: "constant.numeric.sbar"
    case .declaration: "storage.type.declaration.sbar"
    case .setting: "support.type.property-name.setting.sbar"
    case .step: "keyword.control.step.sbar"
    case .fact: "constant.language.fact.sbar"
    case .clause: "keyword.other.clause.sbar"
    case .value: "variable.other.constant.value.sbar"
    case .keyword: "keyword.other.swift.sbar"
    case .attribute: "storage.modifier.attribute.sbar"
    case .directive: "meta.preprocessor.directive.sbar"
    case .type: "entity.name.type.sbar"
    case .member: "entity.name.function.member.sbar"
    case .operator: "keyword.operator.sbar"
    case .name, .punctuation: nil
    }
  }

  /// The group of Vim's whose colours it has; nil for what has none.
  package var vimGroup: String? {
    switch self {
    case .comment: "Comment"
    case .documentation: "SpecialComment"
    case .string: "String"
    case .escape: "SpecialChar"
    case .number: "Number"
    case .declaration: "Structure"
    case .setting: "Identifier"
    case .step: "Statement"
    case .fact: "Constant"
    case .clause: "Conditional"
    case .value: "Boolean"
    case .keyword: "Keyword"
    case .attribute: "PreProc"
    case .directive: "PreCondit"
    case .type: "Type"
    case .member: "Function"
    case .operator: "Operator"
    case .name, .punctuation: nil
    }
  }

  /// The token of Pygments.
  package var pygmentsToken: String {
    switch self {
    case .comment: "Comment"
    case .documentation: "Comment.Special"
    case .string: "String"
    case .escape: "String.Escape"
    case .number: "Number"
    case .declaration: "Keyword.Declaration"
    case .setting: "Name.Attribute"
    case .step: "Keyword"
    case .fact: "Name.Constant"
    case .clause: "Keyword.Pseudo"
    case .value: "Keyword.Constant"
    case .keyword: "Keyword.Reserved"
    case .attribute: "Name.Decorator"
    case .directive: "Comment.Preproc"
    case .type: "Name.Class"
    case .member: "Name.Function"
    case .name: "Name"
    case .operator: "Operator"
    case .punctuation: "Punctuation"
    }
  }

  /// The name that Vim's groups of it end with: `Step`.
  var vimName: String { Syntax.capital(rawValue) }
}

/// The closed tables of words, by where they mean something.
extension Word {
  /// What begins a declaration of a file.
  package static let items: [Word] = [
    .app, .container, .exploration, .import, .include, .scenario, .screen, .struct, .class,
    .extension,
  ]

  /// What begins a member of an app.
  package static let appMembers: [Word] =
    settings + [.backdrop, .input, .plist, .scene, .state, .window]

  /// What begins a member of a screen.
  package static let screenMembers: [Word] = [.backdrop, .input, .state, .var, .let, .func]

  /// What begins a member of a type of Swift.
  package static let swiftMembers: [Word] = [
    .var, .let, .func, .initWord, .struct, .class, .enum, .typealias, .override, .private, .static,
  ]

  /// What an app, or the header of a scenario, sets.
  package static let settings = all.filter { $0.isSetting }

  /// What begins a line of a scenario.
  package static let steps = all.filter { $0.isStep }

  /// What begins a line of an exploration; `at` is followed by `most`.
  package static let laws: [Word] = [.after, .always, .atWord, .never, .reachable, .with, .without]

  /// The ways back of which a law may say that they change nothing.
  package static let returns: [Word] = [
    .back, .cancel, .dismiss, .foreground, .page, .rotate, .scroll, .tab,
  ]

  /// What a search may be told not to do.
  package static let moves: [Word] = [
    .appearance, .back, .background, .cancel, .dismiss, .page, .rotate, .scroll, .tab, .tap, .wait,
  ]

  /// What begins a fact.
  package static let facts = all.filter { $0.isFact }

  package static let orientations: [Word] = [
    .portrait, .portraitUpsideDown, .landscape, .landscapeLeft, .landscapeRight,
  ]
  package static let sizeClasses: [Word] = [.compact, .regular]
  package static let appearances: [Word] = [.light, .dark]
  package static let indicators: [Word] = [.call, .hotspot, .recording, .location, .noneWord]

  /// `true` iff the word begins a setting.
  var isSetting: Bool {
    switch self {
    case .appearance, .assumptions, .device, .indicator, .ios, .lifecycle, .orientation, .policy,
      .quirks, .sdk:
      true
    default: false
    }
  }

  /// What a word begins.
  private struct Beginnings: OptionSet, Sendable {
    let rawValue: UInt8

    static let step = Beginnings(rawValue: 1)
    static let fact = Beginnings(rawValue: 2)
  }

  /// What each word begins, by its index.
  private static let beginnings: [Beginnings] = {
    var found = [Beginnings](repeating: [], count: all.count)
    for step in WordHelp.steps { found[Swift.Int(step.word.index)].insert(.step) }
    for fact in WordHelp.facts { found[Swift.Int(fact.word.index)].insert(.fact) }
    return found
  }()

  /// `true` iff the word begins a line of a scenario.
  var isStep: Bool { Word.beginnings[Swift.Int(index)].contains(.step) }

  /// `true` iff the word begins a line of an exploration.
  var isLaw: Bool { Word.laws.contains(self) }

  /// `true` iff the word begins a plain statement of a handler.
  var isAction: Bool {
    switch self {
    case .dismiss, .hide, .pop, .present, .push, .request, .select, .show: true
    default: false
    }
  }

  /// `true` iff the word begins a fact.
  var isFact: Bool { Word.beginnings[Swift.Int(index)].contains(.fact) }

  /// The fact that is true where this one is not; nil for a fact without such a word.
  var oppositeFact: Word? {
    switch self {
    case .hidden: .visible
    case .visible: .hidden
    case .unknown: .definite
    case .light: .dark
    case .dark: .light
    default: nil
    }
  }

  /// `true` iff the word names a controller of Apple's whose content is not the app's.
  package var namesSystemController: Bool {
    switch self {
    case .AVPlayerViewController, .CNContactPickerViewController, .CNContactViewController,
      .EKEventEditViewController, .EKEventViewController, .GKGameCenterViewController,
      .GKMatchmakerViewController, .MFMailComposeViewController, .MFMessageComposeViewController,
      .MPMediaPickerController, .MPMoviePlayerViewController, .PHPickerViewController,
      .PKAddPassesViewController, .PKPaymentAuthorizationViewController, .QLPreviewController,
      .SKStoreProductViewController, .UIActivityViewController, .UICloudSharingController,
      .UIColorPickerViewController, .UIDocumentBrowserViewController,
      .UIDocumentInteractionController, .UIDocumentPickerViewController,
      .UIFontPickerViewController, .UIInputViewController, .UIReferenceLibraryViewController,
      .UIVideoEditorController:
      true
    default: false
    }
  }

  /// `true` iff Swift keeps the word for itself: it is no name without back-ticks.
  package var isReserved: Bool {
    switch self {
    case .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit,
      .do, .else, .enum, .extension, .fallthrough, .false, .fileprivate, .for, .func, .guard, .if,
      .import, .in, .initWord, .inout, .internal, .is, .let, .nil, .operator, .precedencegroup,
      .private, .protocol, .public, .repeat, .rethrows, .return, .selfWord, .static, .struct,
      .subscript, .super, .switch, .throw, .throws, .true, .try, .typealias, .var, .where, .while:
      true
    default: false
    }
  }

  /// `true` iff the word begins a declaration of Swift wherever it stands.
  var isDeclarator: Bool {
    switch self {
    case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .initWord,
      .let, .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      true
    default: false
    }
  }

  /// `true` iff the word may stand before the word of a declaration.
  var isModifier: Bool {
    switch self {
    case .borrowing, .class, .consuming, .convenience, .distributed, .dynamic, .fileprivate,
      .final, .indirect, .infix, .internal, .isolated, .lazy, .mutating, .nonisolated,
      .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .private, .public,
      .required, .static, .unowned, .unsafe, .weak, .async:
      true
    default: false
    }
  }

  /// `true` iff the modifier may have a word in brackets: `private(set)`.
  var takesDetail: Bool {
    switch self {
    case .fileprivate, .internal, .isolated, .nonisolated, .open, .package, .private, .public,
      .unowned:
      true
    default: false
    }
  }

  /// `true` iff the word may stand before a type.
  var isTypeWord: Bool {
    switch self {
    case .anyWord, .borrowing, .consuming, .each, .inout, .isolated, .nonisolated, .repeat,
      .sending, .someWord:
      true
    default: false
    }
  }

  /// `true` iff the word may say before an operand how it is used.
  var isQualifier: Bool {
    switch self {
    case .anyWord, .consume, .copy, .discard, .each, .repeat, .someWord: true
    default: false
    }
  }

  /// `true` iff the word names what is imported of a module.
  var isImportKind: Bool {
    switch self {
    case .class, .enum, .func, .let, .protocol, .struct, .typealias, .var: true
    default: false
    }
  }

  /// `true` iff the word begins a statement of Swift.
  var isStatement: Bool {
    switch self {
    case .break, .continue, .defer, .do, .fallthrough, .for, .guard, .if, .repeat, .return,
      .switch, .throw, .while:
      true
    default: false
    }
  }
}

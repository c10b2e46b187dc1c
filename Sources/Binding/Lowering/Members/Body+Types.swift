import Language
import StatusBar

extension InterfaceStyle {
  init?(_ word: Word?) {
    switch word {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension StatusBarStyle {
  init?(_ word: Word?) {
    switch word {
    case .default: self = .default
    case .lightContent, .blackTranslucent: self = .lightContent
    case .darkContent: self = .darkContent
    case .blackOpaque: self = .blackOpaque
    default: return nil
    }
  }
}

extension UpdateAnimation {
  init?(_ word: Word?) {
    switch word {
    case .noneWord: self = .none
    case .fade: self = .fade
    case .slide: self = .slide
    default: return nil
    }
  }
}

extension SizeClass {
  init?(_ word: Word?) {
    switch word {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension Interposed {
  init?(_ word: Word?) {
    switch word {
    case .pending: self = .pending
    case .successful: self = .successful
    case .failed: self = .failed
    default: return nil
    }
  }
}

extension ScenePhase {
  init?(_ word: Word?) {
    switch word {
    case .background: self = .background
    case .inactive: self = .inactive
    case .active: self = .active
    default: return nil
    }
  }
}

extension ObjectProperty {
  init?(_ word: Word?) {
    switch word {
    case .isHidden: self = .isHidden
    case .isAnimated: self = .isAnimated
    default: return nil
    }
  }
}

/// What a style means for the colour of the text (U41–U43, S1, S45).
extension Questions {
  /// Sets the style, its owner and what is seen of it, by the traits of the owner.
  func setContent(
    _ bar: inout Bar, _ style: StatusBarStyle, _ owner: Owner
  ) {
    var forced = world.platform.plist.interfaceStyle
    if case .controller(let id) = owner { forced = forcedInterfaceStyle(of: id) ?? forced }
    let interface = forced ?? world.platform.appearance
    var backdrop = world.platform.os >= Version(17) ? isBackdropDark() : nil
    // One report contradicts that the text keeps contrast under a forced scheme (U41).
    if style == .default, let isDark = backdrop, let forced, isDark != (forced == .dark),
      trace.choose(.open(.u41, 0), .open(.u41))
    {
      backdrop = !isDark
    }
    setContent(&bar, style, owner, interface, backdrop)
  }

  /// The same for the application and the launch screen: the system's appearance counts, whatever
  /// the plist, a controller or a window asks for (U41).
  func setSystemContent(
    _ bar: inout Bar, _ style: StatusBarStyle, _ owner: Owner
  ) {
    setContent(&bar, style, owner, world.platform.appearance, nil)
  }

  private func setContent(
    _ bar: inout Bar, _ style: StatusBarStyle, _ owner: Owner, _ interface: InterfaceStyle,
    _ isBackdropDark: Bool?
  ) {
    bar.style = style
    bar.styleOwner = owner
    switch style {
    case .lightContent: bar.content = .light
    case .darkContent: bar.content = .dark
    case .blackOpaque:
      trace.note(.p17, .style, .remark(.disputed))
      guard trace.reads(.p17, world.platform.os < Version(13)) else { fallthrough }
      bar.content = .light
    case .default: setDefaultContent(&bar, interface, isBackdropDark)
    }
  }

  private func setDefaultContent(
    _ bar: inout Bar, _ interface: InterfaceStyle, _ isBackdropDark: Bool?
  ) {
    guard world.platform.os >= Version(13) else {
      trace.note(.u41, .style, .remark(.defaultFollowsScheme))
      bar.content = .dark
      return
    }
    bar.content = interface == .dark ? .light : .dark
    guard isDefaultAutomatic(isBackdropDark) else {
      trace.note(.u41, .style, .remark(.defaultFollowsScheme))
      return
    }
    bar.isAutomatic = true
    bar.isHint = isBackdropDark == nil
    if let isBackdropDark {
      bar.content = isBackdropDark ? .light : .dark
      trace.note(
        world.platform.os >= Version(26) ? .s45 : .u41, .style, .remark(.automaticByBackdrop))
    } else {
      trace.note(.u41, .style, .remark(.automaticByHint))
    }
    if world.platform.os < Version(26) { trace.note(.p6, .style, .remark(.disputed)) }
  }

  /// `true` iff the system keeps contrast with what lies beneath: from 17, or from later on (P6).
  private func isDefaultAutomatic(_ isBackdropDark: Bool?) -> Bool {
    if world.platform.os >= Version(26) { return true }
    // Where nothing is known of the backdrop the text is the same either way.
    return world.platform.os >= Version(17) && (isBackdropDark == nil || trace.reads(.p6, true))
  }

  /// The interface style of a window that overrides none: the plist's, else the user's (U41).
  var plainInterfaceStyle: InterfaceStyle {
    world.platform.plist.interfaceStyle ?? world.platform.appearance
  }

  /// The interface style in the traits of a controller: overrides on it, on those that hold it,
  /// on its window, the plist (U41, S33).
  ///
  /// What is presented does not lie in its presenter: an override of UIKit's ends there, and so
  /// does a scheme that SwiftUI prefers, unless SwiftUI presents as well (S33, D11).
  func interfaceStyle(
    of id: ControllerID
  ) -> InterfaceStyle {
    forcedInterfaceStyle(of: id) ?? plainInterfaceStyle
  }

  /// The interface style that something but the plist and the user asks for, or nil.
  private func forcedInterfaceStyle(of id: ControllerID) -> InterfaceStyle? {
    var root = id
    let own = nearest(from: id, along: .parents) { controller in
      root = controller
      return ownInterfaceStyle(of: controller)
    }
    return own ?? inheritedScheme(of: root) ?? windowInterfaceStyle(of: id)
  }

  /// The scheme that a presenter prefers and hands on, or its own presenter does.
  private func inheritedScheme(of presented: ControllerID) -> InterfaceStyle? {
    var root = presented
    for _ in 0...world.controllers.count {
      guard inheritsScheme(root), let presenter = self[root].presenter else { return nil }
      let scheme = nearest(from: presenter, along: .parents) { controller in
        root = controller
        return hostedScheme(of: controller)
      }
      if let scheme { return scheme }
    }
    return nil
  }

  /// `true` iff a scheme that the presenter prefers goes on to what SwiftUI presents (D11).
  private func inheritsScheme(
    _ id: ControllerID
  ) -> Bool {
    guard program.traits.prefersSchemes, self[id].presentation?.swiftUI != nil else {
      return false
    }
    return trace.reads(.d11, world.platform.policies.coverInheritsScheme)
  }

  private func ownInterfaceStyle(
    of id: ControllerID
  ) -> InterfaceStyle? {
    if let style = self[id].overrideInterfaceStyle { return style }
    if let screen = self[id].screen,
      let formula = program.screens[Int(screen.index)].overrides[.overrideUserInterfaceStyle]
    {
      let value = evaluate(formula, classContext(of: id))
      if let style = InterfaceStyle(value, program) { return style }
      if let input = value.doubt {
        let key = Trace.Key.formula(formula, self[id].instance)
        if let style = anyScheme(key, .condition(formula, input)) { return style }
      }
    }
    return hostedScheme(of: id)
  }

  /// A scheme set anywhere in a hosted tree counts for the whole of the presentation (S33).
  private func hostedScheme(
    of id: ControllerID
  ) -> InterfaceStyle? {
    guard self[id].controllerClass == .hosting, !isInsideHost(id) else { return nil }
    return preferredScheme(of: id)
  }

  /// `true` iff a hosting controller belongs to the tree of another one.
  func isInsideHost(_ id: ControllerID) -> Bool {
    guard let parent = self[id].parent else { return false }
    return self[parent].isSwiftUIContainer
  }
}

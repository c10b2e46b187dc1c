/// UIKit's callbacks with code that is rarely written twice: the lists, and how a program is made.
enum UIKitPrograms {
  /// What UIKit calls.
  static let callbacks = [
    "loadView()",
    "viewDidLoad()",
    "viewWillAppear(_ animated: Bool)",
    "viewIsAppearing(_ animated: Bool)",
    "viewWillLayoutSubviews()",
    "viewDidLayoutSubviews()",
    "viewDidAppear(_ animated: Bool)",
    "viewWillDisappear(_ animated: Bool)",
    "viewDidDisappear(_ animated: Bool)",
    "willMove(toParent parent: UIViewController?)",
    "didMove(toParent parent: UIViewController?)",
    "viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)",
    "traitCollectionDidChange(_ previous: UITraitCollection?)",
    "viewSafeAreaInsetsDidChange()",
  ]

  /// What code does there.
  static let actions = [
    "dismiss(animated: true)",
    "dismiss(animated: false)",
    "dismiss(animated: true) { self.present(Root(), animated: true) }",
    "presentingViewController?.dismiss(animated: false)",
    "navigationController?.popViewController(animated: true)",
    "navigationController?.popViewController(animated: false)",
    "navigationController?.popToRootViewController(animated: true)",
    "navigationController?.setViewControllers([], animated: false)",
    "navigationController?.viewControllers = [Root()]",
    "navigationController?.setViewControllers([self], animated: true)",
    "navigationController?.pushViewController(Root(), animated: true)",
    "navigationController?.pushViewController(P(), animated: false)",
    "navigationController?.pushViewController(self, animated: false)",
    "removeFromParent()",
    "view.removeFromSuperview()",
    "view.window?.rootViewController = Root()",
    "view.window?.rootViewController = self",
    "view.window?.isHidden = true",
    "present(UIViewController(), animated: true)",
    "present(Root(), animated: false)",
    "present(self, animated: false)",
    "tabBarController?.selectedIndex = 9",
    "tabBarController?.selectedIndex = 1",
    "tabBarController?.selectedIndex = -1",
    "tabBarController?.viewControllers = [Root()]",
    "tabBarController?.setViewControllers([], animated: false)",
    "DispatchQueue.main.async { self.dismiss(animated: true) }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.dismiss(animated: true) }",
    """
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        self.navigationController?.popViewController(animated: true)
    }
    """,
    "DispatchQueue.main.async { self.isOn = true; self.setNeedsStatusBarAppearanceUpdate() }",
    "addChild(Root()); children.first?.removeFromParent()",
    "parent?.dismiss(animated: true)",
    "children.forEach { $0.removeFromParent() }",
    "navigationController?.setNavigationBarHidden(true, animated: true)",
    "splitViewController?.show(.primary)",
    "splitViewController?.viewControllers = [Root()]",
    "show(Root(), sender: nil)",
    "showDetailViewController(Root(), sender: nil)",
    "modalPresentationStyle = .overFullScreen",
    "UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: false)",
    "UIApplication.shared.keyWindow?.rootViewController?.present(P(), animated: true)",
    """
    navigationController?.dismiss(animated: true)
    navigationController?.popViewController(animated: true)
    """,
    "definesPresentationContext = true; present(Root(), animated: true)",
    "transition(from: Root(), to: self)",
    "dismiss(animated: true); dismiss(animated: true); dismiss(animated: true)",
    "isOn.toggle(); setNeedsStatusBarAppearanceUpdate()",
    "viewDidLoad()",
    "loadViewIfNeeded(); view.layoutIfNeeded()",
    "parent?.removeFromParent()",
  ]

  /// What the app begins with.
  static let roots = [
    "Root()",
    "P()",
    "UINavigationController { Root() }",
    "UINavigationController { P() }",
    "UITabBarController { Root(); P() }",
    "UITabBarController { UINavigationController { Root() }; UINavigationController { P() } }",
    "UISplitViewController { Root(); P() }",
    "UIPageViewController { Root(); P() }",
    "Box()",
    "UINavigationController { Box() }",
    "Host()",
  ]

  /// What a person does, `; ` between the steps.
  static let steps = [
    "push P; back",
    "present P; dismiss",
    "present P; push P; dismiss",
    "present P; begin dismiss; cancel; dismiss",
    "push P; begin back; finish",
    "push P; begin back; cancel",
    "push P; push P; pop to root",
    "begin push P; finish",
    "begin push P; cancel",
    "begin present P; finish",
    "begin present P; cancel",
    "begin present P; wait 2 s; finish",
    "present P as fullScreen; present P as overFullScreen; dismiss; dismiss",
    "present P; rotate landscape; rotate portrait",
    "present P; background; foreground; dismiss",
    "begin push P; back; finish",
    "push P; begin pop; wait 1 s; finish",
    "present P; present P; present P; dismiss Root",
    "begin present P; begin dismiss; finish",
    "rotate landscape; push P; rotate portrait",
    "present P as pageSheet; begin dismiss; wait 2 s; finish",
    "begin launch; finish",
    "select tab 2; select tab 1; select tab 2",
    "select page 2; select page 1",
    "push P; select tab 2; back",
    "call { P.dismiss(animated: true) }",
    "request update from P",
  ]

  static let count = callbacks.count * actions.count * roots.count

  /// The program of a number below `count`, with a scenario for each of `steps`.
  static func text(_ number: Int) -> String {
    let root = roots[number % roots.count]
    let action = actions[number / roots.count % actions.count]
    let callback = callbacks[number / roots.count / actions.count]
    return """
      app A {
          ios 16
          device notch
          \(root)
      }
      class Root: UIViewController {}
      class Box: UIViewController {
          override func viewDidLoad() {
              let child = P()
              addChild(child)
              view.addSubview(child.view)
              child.didMove(toParent: self)
          }
          override var childForStatusBarHidden: UIViewController? { children.first }
      }
      class Host: UIViewController {
          override func viewDidAppear(_ animated: Bool) { present(P(), animated: true) }
      }
      class P: UIViewController {
          var isOn = false
          override var prefersStatusBarHidden: Bool { isOn }
          override func \(callback) { \(action) }
      }
      \(GeneratedScenarios.text(steps))
      """
  }
}

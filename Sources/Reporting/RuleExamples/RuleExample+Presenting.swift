import StatusBar

// Examples of rules of presentations, windows and styles of UIKit.

extension RuleExample {
  static let presenting: [RuleExample] = [
    RuleExample(
      .u34,
      """
      app Dragging {
          Front()
      }

      screen Front: UIViewController

      class Modal: UIViewController {
          override var prefersStatusBarHidden: Bool { return true }
      }

      scenario "iOS 7 gets it wrong" on ios 7.1, device "iPhone 5s", quirks [off, on] {
          launch
          present Modal as fullScreen
          begin dismiss
          cancel
          expect visible by Front when quirks
      }
      """),
    RuleExample(
      .u35,
      """
      app Ranges {
          ios 8...10
          device homeButton

          Front()
      }

      screen Front: UIViewController

      class Drawer: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "a custom presentation took control from iOS 8.3 to 9" {
          launch
          present Drawer as custom
          expect visible by Front when ios >= 10
      }
      """),
    RuleExample(
      .u37,
      """
      app Notes {
          ios 16.4
          device "iPhone 14"

          Desk()
      }

      screen Desk {
          @State private var isSheetShown = false

          VStack {
              Button("Sheet") { isSheetShown = true }
          }
          .sheet(isPresented: $isSheetShown) { Page() }
      }

      scenario "a sheet is not asked" {
          launch
          tap "Sheet"
          expect visible
      }
      """),
    RuleExample(
      .u40,
      """
      app Looks {
      }

      class Picker: UIImagePickerController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "the picker shows a bar that was hidden" on ios 7...8, device homeButton {
          Away()

          launch
          present Picker as fullScreen
          expect visible
      }
      """),
    RuleExample(
      .u41,
      """
      app Catalogue {
          ios 13...18
          device ["iPhone 8", "iPhone 11", "iPhone 15 Pro"]

          Text("Catalogue")
      }

      scenario "the bar is there everywhere" {
          launch
          expect visible
      }
      """),
    RuleExample(
      .u44,
      """
      app Portal {
          device "iPhone 15"

          window Overlay(isHidden: true) { Empty() }
          window Agreeing(isHidden: true) { AlsoHidden() }
      }

      screen AlsoHidden {
          Text("")
              .statusBar(hidden: true)
      }

      scenario "an overlay that hides it as well keeps it hidden" on ios 15...18 {
          launch
          show window Agreeing
          expect hidden by AlsoHidden
      }
      """),
    RuleExample(
      .u46,
      """
      app Debugged {
          Front()

          window Small(isHidden: true, fillsScreen: false) { Floating() }
      }

      class Front: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      scenario "a window that does not fill the screen is left out" on ios 10...18,
          device homeButton
      {
          launch
          show window Small
          expect light by Front
      }
      """),
    RuleExample(
      .u47,
      """
      app Projector {
          device homeButton
          window Empty { }
      }

      scenario "at the end of the launch it must have one from iOS 9 on" on ios 8.4 {
          launch
          expect visible, style .default
      }
      """),
    RuleExample(
      .u49,
      """
      app Notes {
          ios 13...18
          device pad
          plist {
              UIApplicationSupportsMultipleScenes = YES
          }

          Front()
          scene Reader { Page() }
      }

      class Front: UIViewController {
          override var prefersStatusBarHidden: Bool { false }
      }

      scenario "a controller means its own" {
          launch
          open scene Reader
          activate scene Notes
          expect visible by Front
      }
      """),
    RuleExample(
      .u50,
      """
      app Landscape {
          Front()
      }

      scenario "an iPhone X had no bar in landscape on these either" on ios 11...12,
          device "iPhone X"
      {
          launch
          rotate landscape
          expect hidden by device
      }
      """),
    RuleExample(
      .u51,
      """
      app Film {
          Text("Film")
              .statusBarHidden(false)
      }

      scenario "every iPhone, every release" on ios 13...18,
          device [homeButton, notch, dynamicIsland]
      {
          launch
          rotate landscape
          expect hidden by device
      }
      """),
    RuleExample(
      .u53,
      """
      app Film {
          Text("Film")
              .statusBarHidden(false)
      }

      scenario "every iPhone, every release" on ios 13...18,
          device [homeButton, notch, dynamicIsland]
      {
          launch
          rotate landscape
          expect hidden by device
      }
      """),
    RuleExample(
      .u54,
      """
      app Catalogue {
          ios 13...18
          device ["iPhone 8", "iPhone 11", "iPhone 15 Pro"]

          Text("Catalogue")
      }

      scenario "the bar is there everywhere" {
          launch
          expect visible
      }
      """),
    RuleExample(
      .u56,
      """
      app Catalogue {
          ios 13...18
          device ["iPhone 8", "iPhone 11", "iPhone 15 Pro"]

          Text("Catalogue")
      }

      scenario "the bar is there everywhere" {
          launch
          expect visible
      }
      """),
  ]
}

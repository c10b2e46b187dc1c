import StatusBar
import Testing

/// The rows of UIKit's members, of which every other list is made.
@Suite struct ControllerMemberTests {
  @Test func eachCaseHasItsRow() {
    let paths = ControllerMember.allCases.map { $0.row.path }
    #expect(Set(paths).count == ControllerMember.allCases.count)
    #expect(ControllerMember.prefersStatusBarHidden.row.path == "prefersStatusBarHidden")
    #expect(ControllerMember.preferredDisplayMode.row.path == "preferredDisplayMode")
    #expect(ControllerMember.title.row.path == "title")
    #expect(ControllerMember.isCollapsed.row.path == "isCollapsed")
    #expect(
      ControllerMember.sheetPresentationController.row.path == "sheetPresentationController")
  }

  @Test func whatIsReadAndWhatIsSetHasOneRowEach() {
    #expect(ControllerProperty.allCases.allSatisfy { $0.member.row.property == $0 })
    #expect(ControllerSetting.allCases.allSatisfy { $0.member.row.setting == $0 })
    for member in ControllerMember.allCases {
      let row = member.row
      #expect(row.property != nil || row.setting != nil, "\(member)")
      #expect(row.property.map { $0.member == member } ?? true, "\(member)")
      #expect(row.setting.map { $0.member == member } ?? true, "\(member)")
      #expect(row.isOverridable || !row.isInHeader, "\(member)")
    }
  }

  @Test func theWalksOfUIKitAskForFive() {
    let asked = ControllerProperty.allCases.filter { $0.walk != nil }
    #expect(
      asked == [
        .prefersStatusBarHidden, .preferredStatusBarStyle, .preferredStatusBarUpdateAnimation,
        .childForStatusBarHidden, .childForStatusBarStyle,
      ])
  }
}

/// What `sbar explain` prints of the spec of `ExplainFileTests`.
enum ExplainGoldens {
  static let moment = """
    select tab "Me" · a.sbar:31 · "the profile hides the bar"
    the bar is hidden

    hidden     true, by Profile
      window Toast (line 10): not asked: it is hidden (U44)
      window of the app (line 1): asked: the topmost of those that fill the screen (U44)
      └─ Tabs (line 5)
         │  childForStatusBarHidden answers Profile (U26)
         ├─ UINavigationController (line 6): not asked: another one is selected
         │  └─ Feed (line 6): not asked: its container is not asked
         └─ Profile (line 7)
               childForStatusBarHidden is nil
               prefersStatusBarHidden answers true (U14, line 24)

    style      .default, by UINavigationController
      the style is not asked while the bar is hidden; it stays (U21)
      window Toast (line 10): not asked: it is hidden (U44)
      window of the app (line 1): asked: the topmost of those that fill the screen (U44)
      no controller is asked

    animation  .fade, by Profile
      Tabs (line 5): not asked: only the controller that decides visibility is asked (U56, line 14)
      Profile (line 7)
         preferredStatusBarUpdateAnimation answers .fade (U56)

    height     0, by device
      a hidden bar has no height (U53)

    """

  static let timeline = """
    "the profile hides the bar" · a.sbar:28
    iOS 16
      29  launch                          visible, dark text · SB6003 no effect, li…
      30  expect visible, dark            ✔ holds
      31  select tab "Me"                 hidden (fade 0.35 s) · Feed disappears, U…
      32  expect hidden                   ✔ holds
      33  select tab "Watch"              visible, dark text (fade 0.35 s) · Profil…
      34  set Feed.isFull = true
      35  expect visible, lig… ios >= 18  · its condition does not hold here

    iOS 18

    """
}

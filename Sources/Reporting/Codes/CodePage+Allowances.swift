import Language

// Pages of the codes of comments that allow something.

extension CodePage {
  static let allowances: [CodePage] = [
    CodePage(
      .allowanceWithoutReason, .error, "an allowance gives no reason",
      """
      A comment that allows a code tells the next reader why that is right here. The reason \
      comes after a colon.
      """,
      in: .screen,
      bad: """
        screen Home {
            // allow SB6009
            Text("a")
                .statusBarHidden()
        }
        """,
      good: """
        screen Home {
            Text("a")
                .statusBarHidden()
        }
        """),
    CodePage(
      .allowanceUnknown, .error, "an allowance of a code that cannot be allowed",
      """
      Warnings can be allowed by a comment, SB6001 and later. Mistakes cannot, for nothing would \
      run, and verdicts cannot: expect what is, or name the problem with `because`.
      """,
      in: .screen,
      bad: """
        screen Home {
            // allow SB4100: it is known to fail
            Text("a")
                .statusBarHidden()
        }
        """,
      good: """
        screen Home {
            Text("a")
                .statusBarHidden()
        }
        """),
    CodePage(
      .allowanceUnused, .warning, "an allowance is not needed",
      """
      The code does not come up in what the comment covers: the line that it ends, the \
      declaration below it, or the file. It was mended, or the comment is in the wrong \
      place. Take it out.
      """,
      in: .file,
      bad: """
        app Gallery {
            ios 17
            device "iPhone 15"

            // allow SB6009: the stack is a library's
            Image("bridge")
                .statusBarHidden()
        }

        scenario "a photo" {
            launch
            expect hidden
        }
        """,
      good: """
        app Gallery {
            ios 17
            device "iPhone 15"

            NavigationStack {
                NavigationLink("Photo") {
                    Image("bridge")
                        // allow SB6009: the stack is a library's
                        .statusBarHidden()
                }
            }
        }

        scenario "a photo" {
            launch
            tap "Photo"
            expect visible
        }
        """),
  ]
}

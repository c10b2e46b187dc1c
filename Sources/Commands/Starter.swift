/// For which machine a job is written.
package enum CIJob: String, Sendable, CaseIterable {
  case github, gitlab, none

  /// Where the job is looked for, by its path in the repository; empty for none.
  var file: String {
    switch self {
    case .github: ".github/workflows/status-bar.yml"
    case .gitlab: ".gitlab-ci.yml"
    case .none: ""
    }
  }

  /// The line of `.gitattributes` by which the host colours specs as it does Swift.
  var attributes: String {
    switch self {
    case .github, .none: "*.sbar linguist-language=Swift"
    case .gitlab: "*.sbar gitlab-language=swift"
    }
  }
}

/// The files that `sbar init` writes.
enum Starter {
  /// A spec that passes, and says what each of its lines is for.
  static let spec = """
    // What the status bar must be. Run it with `sbar test`, lay it out with `sbar fmt --write`.

    // The app under test: where it runs, and what it shows. Swift pastes here; a file of yours is
    // taken in with `include "../Sources/PhotoView.swift"`.
    app Gallery {
        ios 16...18
        device [notch, pad]
        appearance [light, dark]

        state isBarHidden = false

        NavigationStack { Home() }
            .statusBarHidden(isBarHidden)
    }

    screen Home {
        List {
            NavigationLink("Photo") { Photo() }
        }
    }

    screen Photo {
        Image("bridge")
            .onAppear { isBarHidden = true }
            .onDisappear { isBarHidden = false }
    }

    // One thing that a person does, a step a line. It runs on every release, device and appearance
    // from above; `on` behind the name narrows that.
    scenario "a photo fills the screen" {
        launch
        expect visible
        tap "Photo"
        expect hidden because "the picture needs the room"
        back
        expect visible
    }

    scenario "a phone on its side has no bar" on device notch {
        launch
        rotate landscape
        expect hidden by device
    }

    """

  /// Settings that every run of the project has.
  static let settings = """
    # Settings of `sbar`, a flag a line without its dashes; `sbar config` shows them all.
    # strict
    # policy nestedHiding=innermost

    """

  static let github = """
    name: Status bar

    # Needs sbar as a package in Tools/sbar, for example as a submodule of git, and the specs in
    # Specs. Nothing is written to the repository.
    on: [push, pull_request]

    permissions:
      contents: read

    jobs:
      status-bar:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
            with:
              submodules: true
          # Building sbar takes minutes, running it seconds.
          - uses: actions/cache@v4
            with:
              path: Tools/sbar/.build
              key: sbar-${{ runner.os }}-${{ hashFiles('Tools/sbar/Sources/**') }}
          - run: swift run --package-path Tools/sbar -c release sbar test Specs

    """

  static let gitlab = """
    status-bar:
      # Needs sbar as a package in Tools/sbar, for example as a submodule of git, and the specs in
      # Specs.
      image: swift:6.3
      variables:
        GIT_SUBMODULE_STRATEGY: recursive
      # Building sbar takes minutes, running it seconds.
      cache:
        key:
          files:
            - Tools/sbar/Package.swift
        paths:
          - Tools/sbar/.build
      script:
        - swift run --package-path Tools/sbar -c release sbar test Specs
          --report junit=junit.xml --report gitlab=quality.json
      artifacts:
        when: always
        reports:
          junit: junit.xml
          codequality: quality.json

    """

  /// Where the spec stands in the project.
  static let specFile = "Specs/gallery.sbar"

  /// Where git, and the host of a repository, look for what a file is.
  static let attributesFile = ".gitattributes"

  /// The files by their paths in the project.
  static func files(_ job: CIJob) -> [(path: String, text: String)] {
    var files = [
      (specFile, spec), ("sbar.config", settings), (attributesFile, job.attributes + "\n"),
    ]
    switch job {
    case .github: files.append((job.file, github))
    case .gitlab: files.append((job.file, gitlab))
    case .none: break
    }
    return files
  }
}

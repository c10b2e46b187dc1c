// S52–S71: the techniques of ScrollKit and of the exchanged getter.

extension RuleEntry {
  static let techniques: [RuleEntry] = [
    RuleEntry(
      .s52, "ScrollKit counts the offset downwards as positive",
      """
      Zero at rest, negative once the content moved up, positive while pulled down. Where several \
      views track it, the first one counts.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      .modelled),
    RuleEntry(
      .s53, "ScrollKit's object hides by comparing the offset",
      """
      It starts visible and unanimated. Until scrolled hides while the offset is greater than -3, \
      until pulled while it is less than 2; both comparisons are strict.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.s40],
      .modelled),
    RuleEntry(
      .s54, "ScrollKit animates only if told to",
      """
      With its flag set the object changes inside withAnimation, else directly. The reset on \
      leaving is never animated.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.s25, .s56],
      .modelled),
    RuleEntry(
      .s55, "ScrollKit's modifier hides and injects",
      """
      statusBarVisible binds the hidden modifier to the object and hands the object down the \
      environment. Reading it where it was not injected crashes.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      .modelled),
    RuleEntry(
      .s56, "What drives ScrollKit's object",
      """
      It compares the offset when the screen appears and at each change. When the screen's being \
      presented changes, either way, the offset goes to zero and the bar is shown. All screens \
      write the same object.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.s57, .d5],
      .modelled),
    RuleEntry(
      .s57, "What follows from ScrollKit's handlers",
      """
      The bar goes as soon as such a screen appears unscrolled, and is back on the parent if it \
      is left unscrolled. If it is left scrolled, the reset of the offset might hide the bar \
      again.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.s56, .d5],
      .modelled),
    RuleEntry(
      .s58, "The visible part of a sticky header",
      """
      Height plus offset, divided by the height. Without stretching it is at most one; it is \
      never kept from going below zero. A header without height has none.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.s60],
      .modelled),
    RuleEntry(
      .s59, "How high a sticky header is drawn",
      """
      From 0.7 the header shrinks no further than its minimum height plus the top inset. Before, \
      a separate overlay appeared at a threshold.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.s58],
      .modelled),
    RuleEntry(
      .s60, "How a header stretches",
      """
      Pulled down it grows by as much as it is pulled, and moves up by the same; otherwise it \
      keeps its height.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.s58],
      .modelled),
    RuleEntry(
      .s61, "A sticky header hides the navigation bar's background",
      """
      The scroll view asks for inline titles and, from iOS 16, hides the bar's background. On \
      older releases the app has to.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.s38],
      .modelled),
    RuleEntry(
      .s62, "ScrollKit's names and timing over its versions",
      """
      From 0.6.1 an offset arrives one turn of the main queue later. Types and modifiers were \
      renamed at 0.4 and 0.7, and the old names went at 0.9.
      """,
      from: Version(13), .single,
      sources: [
        "https://github.com/danielsaidi/ScrollKit",
        "seed 000",
      ],
      related: [.d1],
      .kept,
      because: "the names are read in any version, and a bar at rest shows no turn of the queue"),
    RuleEntry(
      .s63, "Exchanging the style getter makes every hosting controller answer from one list",
      """
      After one exchange they answer with the last style of the list, or default; after a second \
      one they answer as before.
      """,
      from: Version(13), .confirmed,
      sources: [
        "https://github.com/nathantannar4/Transmission",
        "https://github.com/PRNDcompany/StatusBarStyling",
        "seed 001",
      ],
      related: [.d14, .u15],
      .modelled),
    RuleEntry(
      .s64, "The list is one for the whole app",
      "All windows and scenes share it.",
      from: Version(13), .single,
      sources: [
        "seed 001"
      ],
      related: [.s63],
      .modelled),
    RuleEntry(
      .s65, "Appearing appends, disappearing removes the first",
      """
      A change of style appends the new value and removes the first one. It is a queue read at \
      its tail, which suits pushing and popping because the one that comes appears before the \
      other disappears.
      """,
      from: Version(13), .single,
      sources: [
        "seed 001"
      ],
      related: [.s66, .s72, .s73],
      .modelled),
    RuleEntry(
      .s66, "Where the queue goes wrong",
      """
      After a sheet its style stays and the presenter's is lost. A change while two entries are \
      in the list drops the other screen's. Removing from an empty list crashes.
      """,
      from: Version(13), .single,
      sources: [
        "seed 001"
      ],
      related: [.s65, .s75],
      .modelled),
    RuleEntry(
      .s67, "Each change of the list asks the key window's root to update",
      """
      It does so inside an animation of 0.3 seconds unless told otherwise. Without a key window \
      nothing is asked.
      """,
      from: Version(13), .single,
      sources: [
        "seed 001"
      ],
      related: [.u20, .u57],
      .modelled),
    RuleEntry(
      .s68, "The exchange is tried whenever the scene becomes active",
      """
      The first success counts as such; any later try is booked as a failure although the \
      exchange remains. With no key window at the first try it has failed for good, and until a \
      first try nothing is exchanged.
      """,
      from: Version(13), .single,
      sources: [
        "seed 001"
      ],
      related: [.s63, .s69],
      .modelled),
    RuleEntry(
      .s69, "A strip replaces the exchange where that failed",
      """
      A translucent strip as high as the top inset is drawn. After the first return to the \
      foreground it appears even though all is well, and where hiding frees the inset it has no \
      height.
      """,
      from: Version(13), .single,
      sources: [
        "seed 001"
      ],
      related: [.s26, .s68],
      .modelled),
    RuleEntry(
      .s70, "Old releases exchange, new ones use the bar's scheme",
      """
      The seed divides at iOS 16. As the scheme needs a visible background, the newer half can be \
      without effect.
      """,
      from: Version(13), .single,
      sources: [
        "seed 001"
      ],
      related: [.s36, .s37],
      .kept, because: "it is advice for choosing a technique; S36 and S63 decide"),
    RuleEntry(
      .s71, "Swapping the root controller at run time costs life-cycle features",
      "Opening URLs, for one, stops working.",
      from: Version(13), .single,
      sources: [
        "seed 001"
      ],
      related: [.s11],
      .kept, because: "what it costs does not concern the bar"),
  ]
}

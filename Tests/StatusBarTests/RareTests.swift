import Testing

@testable import StatusBar

/// A field that is set is kept, copies keep theirs, and fields set back free the storage.
@Suite struct RareTests {
  /// One field of an owner: how it is set, set back, and whether it is set.
  struct Field<Owner> {
    var set: (inout Owner) -> Void
    var setBack: (inout Owner) -> Void
    var isSet: (Owner) -> Bool

    init<Value: Equatable>(
      _ path: WritableKeyPath<Owner, Value>, _ value: Value, in owner: Owner
    ) {
      let former = owner[keyPath: path]
      set = { $0[keyPath: path] = value }
      setBack = { $0[keyPath: path] = former }
      isSet = { $0[keyPath: path] == value }
    }
  }

  private func check<Owner, Contents: RareContents & Equatable>(
    _ owner: Owner, _ rare: WritableKeyPath<Owner, Rare<Contents>>, _ fields: [Field<Owner>]
  ) {
    #expect(owner[keyPath: rare].isEmpty)
    // One that is added is to be tested here.
    #expect(Mirror(reflecting: Contents.empty).children.count == fields.count)
    for (index, field) in fields.enumerated() {
      var changed = owner
      #expect(!field.isSet(changed), "field \(index)")
      field.set(&changed)
      changed[keyPath: rare].freeIfEmpty()
      #expect(field.isSet(changed), "field \(index)")
      #expect(changed[keyPath: rare] != owner[keyPath: rare], "field \(index)")
      #expect(!field.isSet(owner), "field \(index)")
      let copy = changed
      field.setBack(&changed)
      changed[keyPath: rare].freeIfEmpty()
      #expect(changed[keyPath: rare].isEmpty, "field \(index)")
      #expect(changed[keyPath: rare] == owner[keyPath: rare], "field \(index)")
      #expect(field.isSet(copy), "field \(index)")
    }
  }

  @Test func aControllerKeepsItsFields() {
    let none = Controller()
    let source = Controller.Source(host: ControllerID(1), view: ViewID(2), kind: .tabs)
    check(
      none, \.rare,
      [
        Field(\.hostClass, ScreenID(1), in: none), Field(\.hostInstance, InstanceID(1), in: none),
        Field(\.source, source, in: none),
        Field(\.presentation, Controller.Presentation(), in: none),
        Field(\.hasBlackBar, false, in: none), Field(\.isNavigationBarHidden, false, in: none),
        Field(\.isBarViewHidden, true, in: none),
        Field(\.barHiding, BarHiding(onTap: true), in: none),
        Field(\.definesPresentationContext, false, in: none),
        Field(\.isModalInPresentation, false, in: none),
        Field(\.overrideInterfaceStyle, .dark, in: none),
        Field(\.column, .secondary, in: none),
        Field(\.tabMode, .tabBar, in: none), Field(\.isSidebarHidden, false, in: none),
        Field(\.displayMode, .automatic, in: none),
        Field(\.mounts, [Mount(view: ViewID(1), instance: InstanceID(1), kind: .appear)], in: none),
        Field(\.environmentObject, ObjectID(1), in: none), Field(\.doubt, InputID(1), in: none),
        Field(\.hasLostHiding, true, in: none), Field(\.keepsDarkScheme, true, in: none),
        Field(\.label, Symbol(1), in: none), Field(\.labelDoubt, InputID(1), in: none),
        Field(\.pushed, PushedValue(parameter: ElementID(1), value: .bool(true)), in: none),
      ])
  }

  @Test func aWorldKeepsItsFields() {
    var unknown = World.RareFields.empty.unknownFacets
    unknown.hide(.style, InputID(1))
    let none = World(Program(), platform: Platform(os: Version(17), device: .named("iPhone 15")))
    let handler = DelayedHandler(handler: HandlerID(1), instance: InstanceID(1), locals: [])
    let scene = WaitingScene(
      number: 1, windows: [], published: Resolution(bar: Bar()), phase: .active,
      isResizedToCompact: false)
    let change = World.UnobservedChange(former: .children(ControllerID(1), []), site: .none)
    let preset = World.Preset(screen: ScreenID(1), slot: 1, value: .none)
    let offer = Offer(label: Symbol(1), place: .alert, kept: handler)
    check(
      none, \.rare,
      [
        Field(\.others, [scene], in: none), Field(\.presets, [preset], in: none),
        Field(\.delayed, [Delayed(remaining: 1, handler: handler)], in: none),
        Field(\.perhaps, [handler], in: none), Field(\.offers, [offer], in: none),
        Field(\.unknownFacets, unknown, in: none),
        Field(\.assumptions, [.text(AssumptionID(1))], in: none),
        Field(\.unobservedChanges, [change], in: none), Field(\.moment, .launch, in: none),
        Field(\.application, ApplicationState(isHidden: true), in: none),
        Field(\.queue, StyleQueue(isInstalled: true), in: none),
      ])
  }

  @Test func aJournalKeepsItsFields() {
    var decisions = Decisions()
    _ = decisions.take(among: 2, InputID(1))
    let reliance = Reliance(.text(AssumptionID(1)), .style)
    var circumstances = Circumstances()
    circumstances.addOwner(reliance)
    let none = Journal()
    let departed = Journal.Departed(
      id: ControllerID(1), controller: Controller(), ordinal: 1, eventCount: 0)
    let write = Write(place: .variable(InstanceID(1), slot: 1), value: .none, site: .none)
    check(
      none, \.rare,
      [
        Field(\.departed, [departed], in: none),
        Field(\.ordinals, [Journal.Ordinal(id: ControllerID(1), value: 1)], in: none),
        Field(\.decisions, decisions, in: none), Field(\.reliances, [reliance], in: none),
        Field(\.circumstances, circumstances, in: none), Field(\.reasons, [], in: none),
        Field(\.writes, [write], in: none),
      ])
  }

  @Test func aTraceIsEmptyOnceItBegins() {
    var trace = Trace()
    #expect(trace.rare.isEmpty)
    trace.elements.append(Trace.Element(parameter: ElementID(1), value: .none))
    let copy = trace
    trace.begin()
    #expect(trace.rare.isEmpty && trace.elements.isEmpty)
    #expect(copy.elements.count == 1)
  }
}

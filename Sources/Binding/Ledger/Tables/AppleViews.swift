/// SwiftUI's views, and those of its neighbours, that show what they are given and ask for nothing
/// of the bar. Views with a meaning of their own are bound by their names and stand elsewhere.
let appleViews = WordList(
  """
    AngularGradient Annotation AreaMark AsyncImage AxisGridLine AxisMarks AxisTick
    AxisValueLabel BarMark Button ButtonBorderShape Canvas Capsule Chart ChartReader Circle
    Color ColorPicker ContainerRelativeShape ContentUnavailableView ControlGroup DatePicker
    DisclosureGroup Divider EditButton Ellipse EllipticalGradient EmptyView EquatableView
    FillShapeView ForEach Form Gauge GeometryReader GeometryReader3D GlassEffectContainer
    Gradient Grid GridRow Group GroupBox HSplitView HStack HelpLink Image ImagePaint
    KeyframeAnimator Label LabeledContent LazyHGrid LazyHStack LazyVGrid LazyVStack LineMark
    LinearGradient Link List LookAroundPreview Map MapAnnotation MapCircle MapCompass MapMarker
    MapPin MapPitchButton MapPitchToggle MapPolygon MapPolyline MapReader MapScaleView
    MapUserLocationButton Marker Menu MeshGradient Model3D MultiDatePicker OffsetShape
    OutlineGroup PasteButton Path PhaseAnimator PhotosPicker Picker PointMark ProgressView
    RadialGradient RealityView Rectangle RectangleMark RenameButton RotatedShape
    RoundedRectangle RuleMark ScaledShape ScrollViewReader Section SectorMark SecureField
    SettingsLink ShareLink SignInWithAppleButton Slider Spacer SpriteView Stepper
    StrokeBorderShapeView StrokeShapeView TabSection Table TableColumn TableRow Text TextEditor
    TextField TextFieldLink TimelineView TipView Toggle ToolbarItem ToolbarItemGroup
    ToolbarSpacer ToolbarTitleMenu TransformedShape TupleView UnevenRoundedRectangle
    UserAnnotation VSplitView VStack VideoPlayer ViewThatFits WebView ZStack
  """)

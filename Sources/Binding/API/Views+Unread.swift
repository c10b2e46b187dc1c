// SwiftUI's views that are not read but for what they are given, one word a view: behind a colon
// the release of iOS in which it came.
extension Views {
  /// Views that lay out or draw, and whose closures hold views.
  static let plain = WordList(
    """
    AsyncImage:15 Canvas:15 Capsule Circle Color ControlGroup:15 DatePicker Divider
    EquatableView GeometryReader Grid:16 GridRow:16 GroupBox:14 Image Label:14 LabeledContent:16
    LazyHGrid:14 LazyHStack:14 LazyVGrid:14 LazyVStack:14 Link:14 ProgressView:14 Rectangle
    RoundedRectangle ScrollViewReader:14 Section Slider Spacer Stepper Text TimelineView:15
    ToolbarItem:14 ToolbarItemGroup:14 ViewThatFits:16 WindowGroup:14
    """)

  /// Views, also of SwiftUI's neighbours, that show what they are given and ask for nothing of the
  /// bar.
  static let drawing = WordList(
    """
    AngularGradient Annotation:17 AreaMark:16 AxisGridLine:16 AxisMarks:16 AxisTick:16
    AxisValueLabel:16 BarMark:16 ButtonBorderShape Chart:16 ChartReader ColorPicker:14
    ContainerRelativeShape:14 ContentUnavailableView:17 EditButton Ellipse EllipticalGradient:15
    FillShapeView Gauge:16 GeometryReader3D GlassEffectContainer:26 Gradient HSplitView HelpLink
    ImagePaint KeyframeAnimator:17 LineMark:16 LinearGradient LookAroundPreview:17 Map:14
    MapAnnotation MapCircle:17 MapCompass:17 MapMarker MapPin MapPitchButton MapPitchToggle:17
    MapPolygon:17 MapPolyline:17 MapReader:17 MapScaleView:17 MapUserLocationButton:17 Marker:17
    MeshGradient:18 Model3D MultiDatePicker:16 OffsetShape OutlineGroup:14 PasteButton:16 Path
    PhaseAnimator:17 PhotosPicker:16 PointMark:16 RadialGradient RealityView:18 RectangleMark:16
    RenameButton:16 RotatedShape RuleMark:16 ScaledShape SectorMark:17 SettingsLink ShareLink:16
    SignInWithAppleButton:14 SpriteView:14 StrokeBorderShapeView StrokeShapeView TabSection:18
    Table:16 TableColumn:16 TableRow TextEditor:14 TextFieldLink TipView:17 ToolbarSpacer:26
    ToolbarTitleMenu TransformedShape TupleView UnevenRoundedRectangle:16 UserAnnotation:17
    VSplitView VideoPlayer:14 WebView:26
    """)
}

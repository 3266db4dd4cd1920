import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroModel
@testable import HeroScene

@Suite struct SceneLoadingTests {
  private static func statusBarScene(_ canvas: String) -> String {
    """
    { "version": 1, "canvas": { \(canvas), "statusBar": "dark" }, "screens": { "a": { "view": {} } }, "root": "a", "timeline": [] }
    """
  }

  // Whose canvas is no device's says so; whom the command line draws in another size is drawn without a bar.
  @Test func aStatusBarGoesWithADevice() throws {
    let phone = Self.statusBarScene(#""device": "iPhone 14""#)
    #expect(try SceneText.load(phone).canvas.statusBar != nil)
    let same = try SceneText.load(phone, override: CanvasOverride(width: 390, height: 844))
    #expect(same.canvas.statusBar != nil && same.notes == [])
    let other = try SceneText.load(phone, override: CanvasOverride(width: 500, height: 400))
    #expect(other.canvas.statusBar == nil && other.canvas.size == Size(width: 500, height: 400))
    expectEqual(other.notes.map(\.isOfTheFile), [true])
    expectEqual(
      other.notes.first?.diagnostic.message.hasPrefix("500x400 is not the size of a device, so no status bar shows"),
      true)
    expectEqual(other.notes.first?.diagnostic.jsonPath, "$.canvas.statusBar")
    #expect(throws: SceneError.self) { try SceneText.load(Self.statusBarScene(#""width": 500, "height": 400"#)) }
  }

  // The newest of a family, by the scene's word and the command line's.
  @Test func familiesAreNoted() throws {
    let scene = try SceneText.load(Self.statusBarScene(#""device": "iPhone SE""#))
    expectEqual(scene.canvas.size, Size(width: 375, height: 667))
    expectEqual(scene.notes.map(\.diagnostic.line), [1])
    expectEqual(scene.notes.first?.told.message.contains("is taken for iPhone SE (3rd generation)"), true)
    let other = try SceneText.load(
      Self.statusBarScene(#""device": "iPhone 14""#), override: CanvasOverride(device: "iPad mini"))
    expectEqual((other.canvas.size, other.notes.map(\.diagnostic.line)), (Size(width: 744, height: 1133), [0]))
  }

  @Test func cardSceneLoadsWhole() throws {
    let scene = try SceneText.load(SceneText.card)
    expectEqual(scene.canvas, Canvas(size: Size(width: 200, height: 400), scale: 1))
    expectEqual(scene.screens.map(\.name), ["list", "detail"])
    expectEqual(scene.screens[1].views.map(\.path), ["detail", "detail/card", "detail/rows", "detail/1/0"])
    expectEqual(scene.screens[1].views.map(\.parent), [nil, 0, 0, 2])
    expectEqual(scene.screens[1].views.map(\.children), [[1, 2], [], [3], []])
    let card = scene.screens[0].views[1]
    expectEqual(card.shadow, Shadow(opacity: 0.3, offset: Size(width: 0, height: 2), radius: 4))
    expectEqual(card.location, SourceLocation(line: 6, column: 7, jsonPath: "$.screens.list.view.subviews[0]"))
    expectEqual(scene.screens[0].views[2].content, .label(TextContents(text: "Tap a card")))
    expectEqual(scene.screens[0].views[2].isOpaque, false)
    expectEqual(scene.screens[1].views[1].heroModifiers, [.arc(1), .spring(stiffness: 250, damping: 25)])
    expectEqual(scene.screens[1].views[3].heroModifiers, [.fade, .translate(x: 0, y: 60, z: 0)])
    expectEqual(scene.root, .screen(0))
    expectEqual(scene.steps.map(\.action), [.wait(0.1), .present(.screen(1)), .dismiss])
    expectEqual(scene.steps[2].animation, .zoomOut)
  }

  @Test func digestIsThatOfTheBytes() throws {
    let text = SceneText.scene()
    let scene = try SceneText.load(text)
    // 128 bits in hexadecimal digits.
    expectEqual(scene.digest.count, 32)
    // The same bytes have the same digest, one more space another.
    try expectEqual(SceneText.load(text).digest, scene.digest)
    #expect(try SceneText.load(text + " ").digest != scene.digest)
  }

  @Test func viewDefaults() throws {
    let view = try SceneText.view(#"{"frame":[10,20,30,40]}"#)
    var expected = View(path: "a/0", parent: 0, position: Point(x: 25, y: 40), size: Size(width: 30, height: 40))
    expected.location = view.location
    expectEqual(view, expected)
  }

  @Test func viewsStandByFrameOrCentre() throws {
    let centered = try SceneText.view(#"{"center":[5,6],"size":[7,8],"anchorPoint":[0,1]}"#)
    expectEqual((centered.position, centered.size), (Point(x: 5, y: 6), Size(width: 7, height: 8)))
    // 10 + 0·30, 20 + 1·40
    let framed = try SceneText.view(#"{"frame":[10,20,30,40],"anchorPoint":[0,1]}"#)
    expectEqual(framed.position, Point(x: 10, y: 60))
    // The root fills the canvas.
    let root = try SceneText.load(SceneText.scene()).screens[0].views[0]
    expectEqual((root.position, root.size, root.isOpaque), (Point(x: 50, y: 100), Size(width: 100, height: 200), true))
  }

  @Test func everyCommonKey() throws {
    let view = try SceneText.view(
      #"""
      {"type":"view","name":"v","frame":[0,0,10,10],"heroID":"h","heroModifiers":"","isHeroEnabled":false,
      "isHeroEnabledForSubviews":false,"alpha":0.5,"hidden":true,"opaque":false,"backgroundColor":"clear",
      "tintColor":"systemRed","cornerRadius":2,"maskedCorners":["topLeft","bottomRight"],"cornerCurve":"continuous",
      "clipsToBounds":true,"borderWidth":1,"borderColor":"#0f0","shadow":{},"transform":[2,0,0,3,4,5],"zPosition":-1,
      "contentsRect":[0,0,0.5,1],"layout":"cells","subviews":[]}
      """#)
    expectEqual((view.path, view.heroID, view.heroModifiers), ("a/v", "h", []))
    #expect(!view.isHeroEnabled && !view.isHeroEnabledForSubviews && view.isHidden && !view.isOpaque)
    expectEqual((view.alpha, view.zPosition, view.layout), (0.5, -1, .cells))
    expectEqual(
      (view.backgroundColor, view.tintColor, view.borderColor),
      (.clear, Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255), Color(red: 0, green: 1, blue: 0)))
    expectEqual(view.maskedCorners, [.topLeft, .bottomRight])
    expectEqual(view.cornerCurve, .continuous)
    expectEqual(view.shadow, Shadow(opacity: 1, offset: Size(width: 0, height: -3), radius: 3))
    expectEqual(view.transform, Transform3D(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))
    expectEqual(view.contentsRect, Rect(x: 0, y: 0, width: 0.5, height: 1))
  }

  @Test func masksArePathsWithARule() throws {
    let mask = try SceneText.view(#"{"frame":[0,0,9,9],"mask":{"path":"M0 0H5","fillRule":"evenOdd"}}"#).mask
    expectEqual(mask, LayerMask(path: Path(elements: [.move(.zero), .line(Point(x: 5, y: 0))]), fillRule: .evenOdd))
  }

  @Test func typesAreImpliedByTheKeysThatTheyNeed() throws {
    try expectEqual(
      SceneText.view(#"{"frame":[0,0,1,1],"effect":"light"}"#).content,
      .visualEffect(BackdropEffect(blurRadius: 30, saturation: 1.8, tint: Color.white.withAlpha(0.3))))
    try expectEqual(
      SceneText.view(#"{"frame":[0,0,1,1],"colors":["black","white"]}"#).content,
      .gradient(GradientContents(colors: [.black, .white], locations: [0, 1])))
    var shape = ShapeContents(path: Path(elements: [.move(.zero), .line(Point(x: 5, y: 0))]))
    (shape.fillColor, shape.fillRule, shape.lineDashPattern) = (.clear, .evenOdd, [1, 2])
    try expectEqual(
      SceneText.view(
        #"{"frame":[0,0,1,1],"path":"M0 0H5","fillColor":"clear","fillRule":"evenOdd","lineDashPattern":[1,2]}"#
      ).content, .shape(shape))
  }

  @Test func labelKeys() throws {
    let view = try SceneText.view(
      #"""
      {"frame":[0,0,1,1],"text":"é","font":{"family":"Brand","size":12,"weight":"semibold","italic":true},
      "textColor":{"white":0.5,"a":0.25},"textAlignment":"justified","numberOfLines":2.0,
      "lineBreakMode":"byCharWrapping","lineSpacing":3,"kern":-1,
      "underlineStyle":"double","strikethroughStyle":"single","paragraphSpacing":5,
      "textShadow":{"color":"#ff0000","offset":[2,1],"blurRadius":4},"liveLayout":{"size":[9,8],"frame":[1,2,3,4]}}
      """#)
    var text = TextContents(
      text: "é", font: Font(family: "Brand", size: 12, weight: 600, isItalic: true),
      color: Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    (text.alignment, text.numberOfLines, text.lineBreakMode) = (.justified, 2, .byCharWrapping)
    (text.lineSpacing, text.paragraphSpacing, text.kern) = (3, 5, -1)
    (text.underlineStyle, text.strikethroughStyle) = (.double, .single)
    text.shadow = TextShadow(color: Color(red: 1, green: 0, blue: 0), offset: Point(x: 2, y: 1), blurRadius: 4)
    expectEqual(view.content, .label(text))
    expectEqual(
      view.liveLayout, LiveLayout(size: Size(width: 9, height: 8), frame: Rect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func devicesAndOverrides() throws {
    let device = SceneText.scene(canvas: #""device":"iphone se 3","orientation":"landscape","scale":1"#)
    try expectEqual(SceneText.load(device).canvas.size, Size(width: 667, height: 375))
    try expectEqual(SceneText.load(device).canvas.scale, 1)
    let overridden = try SceneText.load(device, override: CanvasOverride(scale: 3, device: "iPhone 15 Pro"))
    expectEqual((overridden.canvas.size, overridden.canvas.scale), (Size(width: 852, height: 393), 3))
    let sized = try SceneText.load(SceneText.scene(), override: CanvasOverride(width: 50, height: 60))
    let size = Size(width: 50, height: 60)
    expectEqual((sized.canvas.size, sized.screens[0].views[0].size), (size, size))
  }

  @Test func deviceNamesAreUnique() {
    let keys = DevicePreset.all.map { DevicePreset.key($0.name) }
    expectEqual(Set(keys).count, keys.count)
    #expect(keys.count > 60)
    expectEqual(DevicePreset.named("IPAD PRO 11-inch (4th Generation)")?.size, Size(width: 834, height: 1194))
    expectEqual(DevicePreset.named(""), nil)
  }
}

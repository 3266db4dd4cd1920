import Foundation
import HeroControls
import HeroGeometry
import HeroLayers
import HeroModel
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroStoryboard

@Suite("Views of a storyboard")
struct ViewTests {
  /// The scene of a storyboard with one controller.
  private func read(
    _ views: String, resources: String = "", inside: String = "",
    _ change: (inout StoryboardOptions) -> Void = { _ in },
    prepare: (borrowing TestFolder) throws -> Void = { _ in }
  ) throws -> ReadStoryboard {
    let folder = try TestFolder()
    try prepare(folder)
    let path = try folder.write(
      Storyboards.file(Storyboards.controller("a", views, inside: inside), resources: resources), to: "A.storyboard")
    return try ReadStoryboard(path, change)
  }

  /// A view of no great size with attributes.
  private func view(_ attributes: KeyValuePairs<String, String>, id: String = "v") -> String {
    """
    <view id="\(id)"><rect key="frame" x="0" y="0" width="10" height="10"/>\(Storyboards.attributes(attributes))</view>
    """
  }

  private func label(_ view: View?) -> TextContents? {
    guard case .label(let text)? = view?.content else { return nil }
    return text
  }

  @Test("common attributes")
  func common() throws {
    let read = try read(
      """
      <view alpha="0.5" hidden="YES" clipsSubviews="YES" opaque="NO" id="v"><rect key="frame" x="1" y="2" width="30" height="40"/>
      <color key="backgroundColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="deviceRGB"/></view>
      """)
    let view = try #require(read.view("v"))
    expectEqual((view.position, view.size, view.alpha), (Point(x: 16, y: 22), Size(width: 30, height: 40), 0.5))
    #expect(view.isHidden && view.clipsToBounds && !view.isOpaque)
    expectEqual(view.backgroundColor, Color(red: 0.2, green: 0.4, blue: 0.6))
    #expect(read.scene.screens[0].views[0].isOpaque)
  }

  @Test("Hero's, the layer's and the scene's own attributes are set; others are noted")
  func attributes() throws {
    let number = Storyboards.number
    func color(_ red: Int, _ green: Int) -> String {
      #"<color key="value" red="\#(red)" green="\#(green)" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
    }
    let read = try read(
      view([
        "heroID": "card", "heroModifierString": "fade translate(0, -150)", "isHeroEnabledForSubviews": "NO",
        "layer.cornerRadius": number(5), "zPosition": number(7), "shadowRadius": number(4),
        "shadowOpacity": number(0.3),
        "shadowOffset": #"<size key="value" width="1" height="2"/>"#, "shadowColor": color(1, 0),
        "borderWidth": number(2), "borderColor": color(0, 1), "layer.masksToBounds": "YES", "cornerCurve": "continuous",
        "contentsRect": #"<rect key="value" x="0" y="0" width="0.5" height="1"/>"#, "nickname": "x",
      ]))
    let view = try #require(read.view("v"))
    expectEqual((view.heroID, view.heroModifiers?.count, view.isHeroEnabledForSubviews), ("card", 2, false))
    expectEqual((view.cornerRadius, view.zPosition, view.borderWidth), (5, 7, 2))
    let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
    expectEqual(view.shadow, Shadow(color: red, opacity: 0.3, offset: Size(width: 1, height: 2), radius: 4))
    expectEqual(view.borderColor, green)
    #expect(view.clipsToBounds)
    expectEqual(view.cornerCurve, .continuous)
    expectEqual(view.contentsRect, Rect(x: 0, y: 0, width: 0.5, height: 1))
    expectEqual(read.storyboard.foreign.map(\.keyPath), ["nickname"])
    #expect(read.warnings.isEmpty)
  }

  @Test("keys of a label and an image view are set by attributes, as a scene says them")
  func attributesOfContents() throws {
    let read = try read(
      """
      <label text="A" id="l"><rect key="frame" x="0" y="0" width="30" height="40"/>
      \(Storyboards.attributes([
        "kern": Storyboards.number(1.5), "underlineStyle": "single", "lineSpacing": Storyboards.number(3),
        "magnificationFilter": "nearest",
      ]))</label>
      <imageView image="glyph" id="i"><rect key="frame" x="0" y="0" width="36" height="42"/>
      \(Storyboards.attributes(["layer.magnificationFilter": "nearest", "transform": "scale(2)"]))</imageView>
      """, prepare: { try $0.writeImage("glyph", side: 4) })
    let text = try #require(label(read.view("l")))
    expectEqual((text.kern, text.underlineStyle, text.lineSpacing), (1.5, .single, 3))
    let image = try #require(read.view("i"))
    guard case .image(let contents) = image.content else { throw SceneError([]) }
    expectEqual(contents.magnificationFilter, .nearest)
    expectEqual(image.transform, .scale(x: 2, y: 2, z: 1))
    // A label has no picture.
    expectEqual(read.storyboard.foreign.map(\.keyPath), ["magnificationFilter"])
  }

  // The first view stands in line 7.
  @Test("what no scene may hold, and a string that traps on a phone (S5), is an error with its place")
  func wrongValues() throws {
    for (lines, attributes, line, message) in [
      ("-1", [:], 7, "numberOfLines: expected a number ≥ 0, found -1"),
      (
        "1", ["layer.cornerCurve": "continous"], 8,
        "layer.cornerCurve: unknown value 'continous'; did you mean 'continuous'?"
      ),
      (
        "1", ["lineSpacing": #"<integer key="value" value="-1"/>"#], 8,
        "lineSpacing: expected a number ≥ 0, found -1"
      ),
    ] as [(String, KeyValuePairs<String, String>, Int, String)] {
      let views = """
        <label text="A" numberOfLines="\(lines)" id="v"><rect key="frame" x="0" y="0" width="30" height="40"/>\
        \(Storyboards.attributes(attributes))</label>
        """
      let error = try #require(throws: SceneError.self) { try read(views) }
      expectEqual(error.diagnostics.map(\.message), [message])
      expectEqual((error.diagnostics[0].line, error.diagnostics[0].jsonPath), (line, ""))
    }
    let trap = try #require(throws: SceneError.self) {
      try read(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="30" height="40"/><userDefinedRuntimeAttributes>

        <userDefinedRuntimeAttribute type="string" keyPath="heroModifierString" value=".fade"/>
        </userDefinedRuntimeAttributes></view>
        """)
    }.diagnostics[0]
    expectEqual((trap.line, trap.column), (9, 1))
    #expect(trap.text.contains("this traps on a phone; write 'fade'") && !trap.text.contains("$."), "\(trap.text)")
  }

  @Test("labels: text, font, colour, lines; the default colour follows the look")
  func labels() throws {
    let views = """
      <label opaque="NO" text="Hello" textAlignment="center" lineBreakMode="headTruncation" numberOfLines="2" id="l">
      <rect key="frame" x="0" y="0" width="200" height="60"/>
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
      <color key="textColor" red="0" green="0" blue="1" alpha="1" colorSpace="deviceRGB"/></label>
      <label opaque="NO" text="Plain" id="p"><rect key="frame" x="0" y="80" width="200" height="21"/>
      <nil key="textColor"/></label>
      """
    let read = try read(views)
    let text = try #require(label(read.view("l")))
    expectEqual(
      (text.text, text.font, text.color), ("Hello", Font(size: 20, weight: 600), Color(red: 0, green: 0, blue: 1)))
    expectEqual((text.alignment, text.lineBreakMode, text.numberOfLines), (.center, .byTruncatingHead, 2))
    let plain = try #require(label(read.view("p")))
    expectEqual((plain.color, plain.font), (.black, Font()))
  }

  @Test("a text style has the user's text size, and its label grows by its constraints")
  func textSizes() throws {
    func views(_ font: String) -> String {
      """
      <label opaque="NO" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="20" y="40" width="40" height="20.5"/>\(font)</label>
      <label opaque="NO" text="Plain" translatesAutoresizingMaskIntoConstraints="NO" id="p">
      <rect key="frame" x="20" y="100" width="60" height="20"/></label>
      <button opaque="NO" buttonType="system" id="b"><rect key="frame" x="20" y="200" width="200" height="50"/>
      <buttonConfiguration key="configuration" style="plain" title="Go"/></button>
      """
    }
    let constraints = """
      <constraint firstItem="l" firstAttribute="leading" secondItem="a-view" secondAttribute="leading" constant="20" id="1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="a-view" secondAttribute="top" constant="40" id="2"/>
      <constraint firstItem="p" firstAttribute="leading" secondItem="l" secondAttribute="leading" id="3"/>
      <constraint firstItem="p" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="10" id="4"/>
      """
    let folder = try TestFolder()
    let body = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let file = Storyboards.file(Storyboards.controller("a", views(body), constraints: constraints))
    let path = try folder.write(file, to: "Main.storyboard")
    let read = try ReadStoryboard(path) { $0.canvas.textSize = .extraExtraExtraLarge }
    let (hello, plain) = (try #require(read.view("l")), try #require(read.view("p")))
    expectEqual(Font(.body, at: .extraExtraExtraLarge).size, 23)
    expectEqual((label(hello)?.font, label(plain)?.font), (Font(.body, at: .extraExtraExtraLarge), Font(size: 17)))
    // San Francisco's lines are (1950 + 494) / 2048 of the size: 27.45, on pixels of a half.
    expectEqual(hello.size.height, 27.5)
    #expect(hello.size.width > 45)
    let top: Double = plain.position.y - plain.size.height / 2
    expectEqual(top, 40 + 27.5 + 10)
    let title = try #require(read.view("b")?.children.first.map { read.scene.screens[0].views[$0] })
    expectEqual(label(title)?.font, Font(.body, at: .extraExtraExtraLarge))
    // The size that the file is stored for.
    let stored = try ReadStoryboard(path)
    expectEqual((label(stored.view("l"))?.font, stored.view("p")?.position.y), (Font(.body), 110))
    try expectEqual(ReadStoryboard(path) { $0.canvas.textSize = .large }.scene.digest, stored.scene.digest)
    #expect(stored.scene.digest != read.scene.digest)
  }

  @Test("a text a little wider than its stored label is tightened, one that is cut off stays cut off")
  func fitting() throws {
    let read = try read(
      """
      <label opaque="NO" text="Adventure awaits" id="near"><rect key="frame" x="0" y="0" width="131" height="21"/></label>
      <label opaque="NO" text="Adventure awaits" id="far"><rect key="frame" x="0" y="0" width="60" height="21"/></label>
      """)
    let natural = try #require(label(read.view("far")))
    #expect(natural.kern == nil && natural.font.size == 17)
    let kern = try #require(label(read.view("near"))?.kern)
    #expect(kern < 0 && kern > -1)
  }

  @Test("a text of several looks is one label of several runs")
  func runs() throws {
    let read = try read(
      """
      <label opaque="NO" usesAttributedText="YES" id="l"><rect key="frame" x="0" y="0" width="200" height="20"/>
      <attributedString key="attributedText">
      <fragment content="bold"><attributes><font key="NSFont" metaFont="systemBold" size="17"/></attributes></fragment>
      <fragment content=" plain"><attributes><font key="NSFont" metaFont="system" size="17"/>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/></attributes></fragment>
      </attributedString></label>
      <button opaque="NO" id="b" buttonType="system"><rect key="frame" x="0" y="40" width="200" height="30"/>
      <state key="normal"><attributedString key="attributedTitle">
      <fragment content="Buy"><attributes><font key="NSFont" metaFont="systemBold" size="15"/></attributes></fragment>
      <fragment content=" now"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>
      <integer key="NSUnderline" value="1"/><integer key="NSStrikethrough" value="1"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" lineHeightMultiple="1.5" tailIndent="-3"/><font key="NSFont" metaFont="system" size="15"/></attributes></fragment>
      </attributedString></state></button>
      """)
    let text = try #require(label(read.view("l")))
    expectEqual((text.text, text.runs.map(\.text)), ("bold plain", ["bold", " plain"]))
    expectEqual(text.runs.map(\.font.weight), [700, 400])
    expectEqual(text.runs.last?.color, Color(red: 1, green: 0, blue: 0))
    #expect(text.runs.first?.color != text.runs.last?.color)
    let button = try #require(read.view("b"))
    let title = try #require(button.children.compactMap { label(read.scene.screens[0].views[$0]) }.first)
    expectEqual((title.runs.map(\.text), title.runs.map(\.font.weight)), (["Buy", " now"], [700, 400]))
    // What says no colour has the tint.
    expectEqual(title.runs.first?.color, Color(red: 0, green: 122 / 255, blue: 1))
    expectEqual((title.runs.last?.color, title.runs.last?.underlineStyle), (Color(red: 1, green: 0, blue: 0), .single))
    expectEqual(
      (title.runs.last?.strikethroughStyle, title.runs.first?.strikethroughStyle), (.single, TextLineStyle.none))
    let paragraph = try #require(title.runs.last?.paragraph)
    expectEqual((paragraph.alignment, paragraph.lineHeightMultiple, paragraph.tailIndent), (.right, 1.5, -3))
  }

  @Test("images of catalogues, painted in the tint where they are templates; a missing one is a warning with its line")
  func images() throws {
    let read = try read(
      """
      <view id="box"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <color key="tintColor" red="0" green="1" blue="0" alpha="1" colorSpace="deviceRGB"/><subviews>
      <imageView contentMode="scaleAspectFill" image="plain" id="p"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView>
      <imageView image="glyph" id="g"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView>
      </subviews></view>
      <imageView image="gone" id="m"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView>
      """,
      prepare: { folder in
        try folder.writeImage("plain", side: 20)
        try folder.writeImage("glyph", side: 20, intent: "template")
      })
    guard case .image(let plain)? = read.view("p")?.content, case .image(let glyph)? = read.view("g")?.content else {
      throw SceneError([])
    }
    expectEqual(plain.contentMode, .scaleAspectFill)
    expectEqual(plain.templateTint, nil)
    expectEqual(glyph.templateTint, Color(red: 0, green: 1, blue: 0))
    expectEqual(read.scene.images.map(\.scale), [2, 2])
    expectEqual(read.view("m")?.content, .view)
    expectEqual(read.warnings.count, 1)
    expectEqual(read.warnings.first?.hasPrefix("12: imageView: the image 'gone'"), true, "\(read.warnings)")
  }

  @Test("catalogues above the file and those of --assets are found")
  func catalogs() throws {
    let folder = try TestFolder()
    try folder.writeImage("plain", side: 20)
    try folder.writeImage("other", side: 8, catalog: "elsewhere/Media.xcassets")
    let views = { (name: String) in
      #"<imageView image="\#(name)" id="i"><rect key="frame" x="0" y="0" width="10" height="10"/></imageView>"#
    }
    let above = try ReadStoryboard(
      try folder.write(Storyboards.file(Storyboards.controller("a", views("plain"))), to: "deep/er/A.storyboard"))
    #expect(above.warnings.isEmpty)
    expectEqual(above.scene.images.first?.path, "../../Assets.xcassets/plain.imageset/plain.png")
    let elsewhere = folder.path + "/elsewhere"
    let named = try ReadStoryboard(
      try folder.write(Storyboards.file(Storyboards.controller("a", views("other"))), to: "deep/er/B.storyboard")
    ) { $0.assets = elsewhere }
    #expect(named.warnings.isEmpty)
    expectEqual(named.scene.images.first?.file.width, 8)
  }

  @Test("a system button's title and image have the tint, 15 points and the middle")
  func buttons() throws {
    let read = try read(
      """
      <button opaque="NO" buttonType="roundedRect" id="b"><rect key="frame" x="0" y="0" width="100" height="30"/>
      <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>
      <state key="normal" title="Next"/></button>
      <button opaque="NO" buttonType="system" id="i"><rect key="frame" x="0" y="40" width="40" height="40"/>
      <state key="normal" image="glyph"/></button>
      """, prepare: { try $0.writeImage("glyph", side: 20) })
    let title = try #require(read.view("b")?.children.first.map { read.scene.screens[0].views[$0] })
    expectEqual(label(title)?.font, Font(size: 15))
    expectEqual(label(title)?.color, Color(red: 1, green: 0, blue: 0))
    #expect(abs(title.position.x - 50) <= 0.5 && abs(title.position.y - 15) <= 0.5)
    let icon = try #require(read.view("i")?.children.first.map { read.scene.screens[0].views[$0] })
    guard case .image(let image) = icon.content else { throw SceneError([]) }
    expectEqual(image.templateTint, Color(red: 0, green: 122.0 / 255, blue: 1))
    expectEqual(icon.size, Size(width: 10, height: 10))
    expectEqual(icon.position, Point(x: 20, y: 20))
  }

  @Test("views are named by outlet, label, accessibility identifier or id")
  func names() throws {
    let frame = #"<rect key="frame" x="0" y="0" width="10" height="10"/>"#
    let read = try read(
      """
      <view id="one">\(frame)</view><view userLabel="Box" id="two">\(frame)</view>
      <view id="three">\(frame)<accessibility key="accessibilityConfiguration" identifier="tag"/></view>
      <view id="four">\(frame)</view><view>\(frame)</view>
      """, inside: #"<connections><outlet property="card" destination="one" id="o"/></connections>"#)
    let names = read.scene.screens[0].views.dropFirst().map(\.name)
    expectEqual(names, ["card", "Box", "tag", "four", nil])
    let all = read.scene.screens[0].views.dropFirst().map(\.aliases)
    expectEqual(all, [["card", "one"], ["Box", "two"], ["tag", "three"], ["four"], []])
    expectEqual(read.scene.screens[0].views[0].path, "a")
  }

  @Test("texts and numbers become what a key path wants, as key-value coding has it; modifiers of old are a warning")
  func coercion() throws {
    let read = try read(
      view([
        "layer.cornerRadius": "10f", "layer.masksToBounds": "YES", "hidden": #"<integer key="value" value="1"/>"#,
        "heroModifierString": "fade zPositionIfMatched(5) translate(0, 9)",
      ]))
    let view = try #require(read.view("v"))
    #expect(view.cornerRadius == 10 && view.clipsToBounds && view.isHidden)
    expectEqual(view.heroModifiers?.count, 2)
    expectEqual(
      read.warnings,
      [
        "11: heroModifierString: column 6 of the string: 'zPositionIfMatched(5)' is not known to Hero's string parser, "
          + "and a phone ignores it; did you mean 'zPosition'? (S5)"
      ])
  }

  @Test("modifiers are what Hero's own parser reads (S5)")
  func heroStrings() throws {
    for (text, expected, losses) in [
      ("overlay(#000000, 0.4) fade", nil, 1), ("cornerRadius(60) borderWidth(4)", [], 2),
      (
        "overlay(0.3, 0, 0, 0.4) source(card)",
        [.overlay(Color(red: 0.3, green: 0, blue: 0), opacity: 0.4), .source("card")], 0
      ),
    ] as [(String, [Modifier]?, Int)] {
      let read = try read(view(["heroModifierString": text]))
      try expectEqual(#require(read.view("v")).heroModifiers, expected)
      let notes = read.scene.notes.filter { $0.subject == .ignoredByHero }
      expectEqual(notes.count, losses)
      for note in notes { expectEqual(read.scene.views(of: note).map { $0.hasSuffix("/v") }, [true]) }
    }
  }

  @Test("paths of Swift's hero are not found by key-value coding, which a phone logs")
  func swiftPaths() throws {
    let read = try read(view(["hero.id": "card"]))
    expectEqual(read.view("v")?.heroID, nil)
    #expect(
      read.warnings.count == 1 && read.warnings[0].hasSuffix("; write the attribute 'heroID'"), "\(read.warnings)")
  }

  @Test("a font of size 0 is the view's own")
  func emptyFont() throws {
    let read = try read(
      """
      <label text="A" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>
      """)
    expectEqual(label(read.view("l"))?.font.size, 17)
  }

  @Test("what is not drawn is a warning with element and line, and a plain view")
  func undrawn() throws {
    let read = try read(
      """
      <mapView id="m"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/></mapView>
      """)
    expectEqual(read.warnings, ["7: mapView: a view of this kind is not drawn; its background, frame and subviews are"])
    expectEqual(read.view("m")?.backgroundColor, Color(red: 1, green: 0, blue: 0))
  }

  @Test("an effect view as root blurs, its content view's views inside of it")
  func effects() throws {
    let read = try ReadStoryboard(
      scenes: """
        <scene sceneID="s"><objects><viewController id="a" modalPresentationStyle="overFullScreen">
        <visualEffectView key="view" opaque="NO" id="e"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <view key="contentView" opaque="NO"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><view id="v"><rect key="frame" x="10" y="10" width="20" height="20"/></view></subviews></view>
        <blurEffect style="dark"/></visualEffectView></viewController></objects></scene>
        """)
    guard case .visualEffect(let effect) = read.scene.screens[0].views[0].content else { throw SceneError([]) }
    expectEqual(effect, BlurStyle.dark.effect(isDark: false))
    expectEqual(read.scene.screens[0].views.count, 2)
    expectEqual(read.view("v")?.parent, 0)
    expectEqual(read.scene.screens[0].modalPresentationStyle, .overFullScreen)
  }

  @Test(
    "modifiers that look at direct subviews find an effect's content view alone",
    arguments: [
      (#"<blurEffect style="dark"/>"#, 0.2), ("", 0),
      (#"<vibrancyEffect><blurEffect style="dark"/></vibrancyEffect>"#, 0),
    ])
  func cascadeOnEffect(style: String, delay: Double) throws {
    let folder = try TestFolder()
    func view(_ id: String, y: Int) -> String {
      """
      <view id="\(id)"><rect key="frame" x="10" y="\(y)" width="20" height="20"/>
      \(Storyboards.attributes(["heroModifierString": "fade"]))</view>
      """
    }
    let path = try folder.write(
      Storyboards.file(
        """
        <scene sceneID="s"><objects><viewController id="a"><view key="view" id="r">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <visualEffectView opaque="NO" id="e"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <view key="contentView" opaque="NO"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(view("v", y: 10))\(view("w", y: 90))</subviews></view>\(style)
        \(Storyboards.attributes(["heroModifierString": "cascade(0.1)"]))</visualEffectView></subviews></view></viewController></objects></scene>
        """), to: "A.storyboard")
    var scene = try ReadStoryboard(path).scene
    // The storyboard's screen comes over an empty one.
    scene.screens.append(
      Screen(name: "empty", views: [View(path: "empty", position: scene.canvas.size.center, size: scene.canvas.size)]))
    scene.screens[0].isHeroEnabled = true
    scene.steps = [Step(.present(scene.root))]
    scene.root = .screen(scene.screens.count - 1)
    let plan = try #require(try Film(scene: scene).transitions.first)
    let delays = plan.views.filter { $0.path.hasSuffix("/v") || $0.path.hasSuffix("/w") }.map(\.delay)
    expectEqual(delays, [delay, delay])
  }

  @Test("every control is drawn from parts")
  func controls() throws {
    for start in [
      #"<textField borderStyle="roundedRect" placeholder="Name" id="c">"#, #"<switch on="YES" id="c">"#,
      #"<slider value="0.5" minValue="0" maxValue="1" id="c">"#, #"<stepper id="c">"#,
      #"<progressView progress="0.4" id="c">"#,
      #"<segmentedControl selectedSegmentIndex="0" id="c"><segments><segment title="A"/><segment title="B"/></segments>"#,
      #"<pageControl numberOfPages="3" id="c">"#, #"<activityIndicatorView style="medium" id="c">"#,
      #"<searchBar placeholder="Search" id="c">"#, #"<pickerView id="c">"#,
      #"<navigationBar id="c"><items><navigationItem title="T" id="t"/></items>"#,
      #"<toolbar id="c"><items><barButtonItem title="Edit" id="t"/></items>"#,
      #"<tabBar id="c"><items><tabBarItem title="One" id="t"/></items>"#,
      #"<button opaque="NO" buttonType="contactAdd" id="c">"#, #"<button opaque="NO" buttonType="infoLight" id="c">"#,
      #"<button opaque="NO" buttonType="system" id="c"><buttonConfiguration key="configuration" style="filled" title="Go"/>"#,
      #"<textView text="Words" id="c">"#,
    ] {
      let tag = try #require(start.dropFirst().split(separator: " ").first)
      let read = try read(start + #"<rect key="frame" x="10" y="50" width="200" height="44"/></\#(tag)>"#)
      #expect(read.view("c")?.children.isEmpty == false && read.warnings.isEmpty, "\(start)")
    }
  }

  // The label colour is black or white, the ground of a screen white or black; both are iOS's.
  @Test("the command line's appearance goes before the file's, and only one direction can be laid out")
  func appearanceAndDirection() throws {
    let label = """
      <label id="l" text="A"><rect key="frame" x="0" y="0" width="100" height="20"/>\
      <color key="textColor" systemColor="labelColor"/>\
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></label>
      """
    let file = Storyboards.file(Storyboards.controller("a", label))
    func colours(_ appearance: Appearance?) throws -> [Color?] {
      let read = try ReadStoryboard(text: file) { $0.canvas.appearance = appearance }
      let view = try #require(read.scene.screens[0].views.first { $0.content.type == .label })
      guard case .label(let text) = view.content else { return [] }
      return [text.color, view.backgroundColor]
    }
    let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
    try expectEqual(colours(nil), [black, white])
    try expectEqual(colours(.light), [black, white])
    try expectEqual(colours(.dark), [white, black])
    #expect {
      try ReadStoryboard(text: file) { $0.canvas.layoutDirection = .rightToLeft }
    } throws: {
      ($0 as? SceneError)?.diagnostics.first?.message
        == "storyboards are laid out from left to right; a direction of rtl is for scenes"
    }
  }
}

import Foundation
import HeroGeometry
import HeroImage
import HeroLayers
import HeroTesting

@testable import HeroModel
@testable import HeroScene
@testable import HeroWords

/// What is written reads back as the same scene.
struct SceneWriterTests {
  /// A scene of which only what its file's author saw is forgotten.
  private static func plain(_ scene: Scene) -> Scene {
    var scene = scene
    scene.notes = []
    scene.digest = ""
    scene.files = []
    scene.screens = scene.screens.map(plain)
    scene.root = plain(scene.root, scene)
    for index in scene.steps.indices {
      scene.steps[index].location = SourceLocation()
      scene.steps[index].root = scene.steps[index].root.map { plain($0, scene) }
      scene.steps[index].screenChanges = scene.steps[index].screenChanges.mapValues(plain)
      scene.steps[index].away = scene.steps[index].away.mapValues(plain)
      if case .samples(let samples, let release)? = scene.steps[index].interaction {
        scene.steps[index].interaction = .samples(
          samples.map { sample in
            var sample = sample
            sample.location = SourceLocation()
            return sample
          }, release: release)
      }
    }
    return scene
  }

  private static func plain(_ root: Root, _ scene: Scene) -> Root {
    var root = root
    for controller in ContainerController.allCases {
      for screen in scene.screens.indices {
        root.change(viewOf: controller, around: screen) { ($0.location, $0.heroModifiersLocation) = (nil, nil) }
      }
    }
    root.changeContainers { root in
      guard case .tabs(var tabs) = root else { return }
      for slot in tabs.navigationItem.slots { tabs.navigationItem[slot] = tabs.navigationItem[slot].map(plain) }
      root = .tabs(tabs)
    }
    return root
  }

  private static func plain(_ screen: Screen) -> Screen {
    var screen = screen
    screen.location = SourceLocation()
    screen.views = screen.views.map(plain)
    for slot in screen.slots { screen[slot] = screen[slot].map(plain) }
    return screen
  }

  private static func plain(_ view: BarView) -> BarView { BarView(views: view.views.map(plain)) }

  private static func plain(_ view: View) -> View {
    var view = view
    view.location = SourceLocation()
    view.heroModifiersLocation = nil
    if view.content == .stack { view.content = .view }
    return view
  }

  private static let loader = SceneLoader(
    textMeasure: TextMeasure { _ in { text, _, _ in Size(width: Double(text.text.count) * 9, height: 20.5) } })

  static let scenes: [String] = {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../scenes").standardized
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).map(\.path).filter {
      $0.hasSuffix(".json") && !$0.contains("xcassets") && !$0.contains("/src/")
    }.sorted()
  }()

  @Test func scenesAreThere() { #expect(Self.scenes.count > 300) }

  /// Into a folder of its own, so that assets go along.
  @Test(arguments: scenes) func sceneReadsBackTheSame(path: String) throws {
    let scene = try Self.loader.load(path: path)
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/scene.json"
    try SceneDocument(scene, to: file, from: (path as NSString).deletingLastPathComponent).write()
    var again = try Self.loader.load(path: file)
    // Pictures have other paths there, and a drawing is drawn anew.
    expectEqual(again.images.map(\.scale), scene.images.map(\.scale))
    try expectEqual(again.images.map { try $0.file.xxh128() }, scene.images.map { try $0.file.xxh128() })
    expectEqual(again.fonts.count, scene.fonts.count)
    (again.images, again.fonts) = (scene.images, scene.fonts)
    let (a, b) = (Self.plain(scene), Self.plain(again))
    expectEqual(a.canvas, b.canvas)
    expectEqual(a.root, b.root)
    expectEqual(a.screens, b.screens)
    for (one, other) in zip(a.steps, b.steps) { expectEqual(one, other) }
    expectEqual(a.steps.count, b.steps.count)
  }

  /// In place, where assets stay; what is written once is written the same again.
  @Test(arguments: scenes) func writtenTwiceIsTheSame(path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    let scene = try Self.loader.load(path: path)
    let document = try SceneDocument(scene, to: path, from: folder)
    guard !document.copiesAssets else { return }
    let again = try Self.loader.load(bytes: Array(document.text.utf8), file: path, folder: folder)
    expectEqual((again.images, again.fonts), (scene.images, scene.fonts))
    try expectEqual(SceneDocument(again, to: path, from: folder).text, document.text)
  }

  private func load(_ scene: String) throws -> Scene {
    try Self.loader.load(bytes: Array(scene.utf8), file: "s.json", folder: ".")
  }

  private func text(_ scene: String) throws -> String { SceneWriter(try load(scene), fonts: []).text }

  /// A scene with screens, a timeline and so on, and what is read again when it is written.
  private func readBack(_ keys: String) throws -> (loaded: Scene, again: Scene) {
    let scene = #"{ "version": 1, "canvas": { "width": 10, "height": 20 }, \#(keys) }"#
    return (try load(scene), try load(try text(scene)))
  }

  @Test func keysStandInOneOrderAndDefaultsAreLeftOut() throws {
    let text = try text(
      """
      { "version": 1, "canvas": { "width": 10, "height": 20 }, "root": "a", /* a comment */
        "screens": { "a": { "isHeroEnabled": true, "view": { "alpha": 1, "subviews": [
          { "backgroundColor": "red", "frame": [1, 2, 3, 4], "heroModifiers": "[.fade, .translate(x: 0, y: -250)]", "name": "v" } ] } } } }
      """)
    expectEqual(
      text,
      """
      {
       "version": 1,
       "canvas": {
        "width": 10,
        "height": 20,
        "scale": 2
       },
       "screens": {
        "a": {
         "view": {
          "subviews": [
           {
            "name": "v",
            "frame": [1, 2, 3, 4],
            "heroModifiers": "fade translate(0, -250, 0)",
            "backgroundColor": "#ff0000"
           }
          ]
         }
        }
       },
       "root": "a"
      }

      """)
  }

  @Test func runsSayWhatTheLabelDoesNot() throws {
    let label = """
      { "version": 1, "canvas": { "width": 10, "height": 20 }, "root": "a", "screens": { "a": { "view": { "subviews": [
        { "frame": [0, 0, 9, 9], "lineHeightMultiple": 1.2, "font": { "family": "Brand", "size": 12 }, "runs": [
          { "text": "a", "font": { "size": 12 }, "lineHeightMultiple": 1.2, "underlineStyle": "none", "baselineOffset": 0 },
          { "textColor": "red", "font": { "weight": "bold", "family": "System" }, "text": "b", "tailIndent": -3 } ] } ] } } } }
      """
    let written = try text(label)
    func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(
      squeezed(written).contains(
        ##""runs":[{"text":"a"},{"text":"b","font":{"family":"System","weight":"bold"},"textColor":"#ff0000","tailIndent":-3}]"##
      ))
    #expect(squeezed(written).contains(#""lineHeightMultiple":1.2"#))
    try expectEqual(text(written), written)
  }

  @Test func namesOfComponentsStayApart() throws {
    let text = try text(
      """
      { "version": 1, "canvas": { "width": 10, "height": 20 }, "root": "a",
        "components": { "cell": { "parameters": { "t": "" }, "view": { "frame": [0, 0, 9, 9], "subviews": [
          { "name": "title", "text": "{t}{{", "frame": [0, 0, 9, 9] } ] } } },
        "screens": { "a": { "view": { "subviews": [
          { "component": "cell", "name": "one", "with": { "t": "x" } }, { "component": "cell", "name": "two", "with": { "t": "y" } } ] } } },
        "timeline": [ { "wait": 1, "set": { "a/two/title": { "text": "z" } } } ] }
      """)
    let again = try load(text)
    expectEqual(again.screens[0].views.map(\.path), ["a", "a/one", "a/one/title", "a/two", "a/two/title"])
    expectEqual(again.steps[0].screenChanges[0]?.views[4].content, .label(label("z", like: again.screens[0].views[4])))
    #expect(text.contains(#""text": "y{{""#))
  }

  private func label(_ text: String, like view: View) -> TextContents {
    guard case .label(var contents) = view.content else { return TextContents(text: "") }
    contents.text = text
    return contents
  }

  /// A key that a step takes away, and subviews that become others.
  @Test func changesAreThoseOfTheScene() throws {
    let scene = """
      "root": "a", "screens": { "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "v", "frame": [0, 0, 1, 1], "heroID": "h", "shadow": {} } ] } } },
        "timeline": [ { "wait": 1, "set": { "a/v": { "heroID": null, "shadow": null, "alpha": 0.5 } } },
          { "wait": 1, "set": { "a": { "backgroundColor": null, "subviews": [ { "frame": [0, 0, 2, 2] }, { "frame": [1, 1, 1, 1] } ] } } } ]
      """
    let (loaded, again) = try readBack(scene)
    let after = try #require(loaded.steps[0].screenChanges[0]).views[1]
    #expect(after.heroID == nil && after.shadow == nil && after.alpha == 0.5)
    expectEqual(loaded.steps[1].screenChanges[0]?.views.count, 3)
    expectEqual(Self.plain(again).steps, Self.plain(loaded).steps)
    let written = SceneWriter(loaded, fonts: []).text
    #expect(written.contains(#""heroID": null"#) && !written.contains(#""v": {"#))
  }

  // One key is of the screen and of its root view: each is written where it is read.
  @Test func flagsOfScreenAndRootViewStayApart() throws {
    let (loaded, again) = try readBack(
      """
      "root": "a", "screens": { "a": { "view": {} } },
        "timeline": [ { "wait": 1, "set": { "a": { "isHeroEnabled": false, "view": { "isHeroEnabled": false } } } },
          { "wait": 1, "set": { "a": { "isHeroEnabled": true, "alpha": 0.5 } } } ]
      """)
    expectEqual(Self.plain(again).steps, Self.plain(loaded).steps)
    expectEqual(again.steps.map { $0.screenChanges[0]?.isHeroEnabled }, [false, true])
    expectEqual(again.steps.map { $0.screenChanges[0]?.views[0].isHeroEnabled }, [false, false])
  }

  // What UIKit itself does where Hero takes no part.
  @Test func stepsWithoutHeroReadBack() throws {
    let (loaded, again) = try readBack(
      """
      "root": "a", "screens": { "a": { "view": { "subviews": [ { "name": "hole", "frame": [0, 5, 10, 15] } ] } },
          "b": { "modalTransitionStyle": "crossDissolve", "view": { "subviews": [ { "name": "bar", "frame": [0, 0, 10, 5] } ] } } },
        "timeline": [ { "present": "b", "isHeroEnabled": false, "in": "a/hole", "away": { "b/bar": { "alpha": 0.25 } } },
          { "dismiss": true, "animated": false } ]
      """)
    expectEqual(loaded.steps.map(\.isAnimated), [true, false])
    expectEqual(loaded.steps.map(\.isHeroEnabled), [false, true])
    expectEqual(loaded.steps[0].holder.map { [$0.screen, $0.view] }, [0, 1])
    expectEqual(loaded.steps[0].away.mapValues { $0.views[1].alpha }, [1: 0.25])
    expectEqual(Self.plain(again).steps, Self.plain(loaded).steps)
    expectEqual(again.screens.map(\.modalTransitionStyle), [.coverVertical, .crossDissolve])
  }

  @Test func containersViewsReadBack() throws {
    let (loaded, again) = try readBack(
      """
      "screens": { "a": { "view": {} }, "b": { "view": {} } },
        "root": { "navigation": ["a"], "heroID": "card", "heroModifiers": "fade delay(0.1)" },
        "timeline": [ { "present": { "tabs": ["b"], "heroModifiers": "[.fade]" } },
          { "wait": 1, "set": { "a.navigationController": { "heroID": null }, "b.tabBarController": { "heroModifiers": "scale(2)" } } } ]
      """)
    func said(_ scene: Scene) -> [[String]] {
      ([scene.root] + scene.steps.compactMap(\.root)).map { root in
        let view: ContainerView? =
          switch root {
          case .screen: nil
          case .navigation(let navigation): navigation.view
          case .tabs(let tabs): tabs.view
          }
        return [view?.heroID ?? "-", view?.heroModifiers?.map(\.text).joined(separator: " ") ?? "-"]
      }
    }
    expectEqual(said(loaded), [["card", "fade delay(0.1)"], ["-", "fade"]])
    expectEqual(said(again), said(loaded))
    expectEqual(again.steps[1].controllerChanges, loaded.steps[1].controllerChanges)
    expectEqual(again.steps[1].controllerChanges.views.count, 2)
  }

  @Test func barsAndMarginsOfOnesOwnReadBack() throws {
    let scene = """
      { "version": 1, "canvas": { "width": 200, "height": 300, "safeArea": [20, 1, 30, 2], "statusBar": "dark" },
        "root": { "tabs": [ { "navigation": ["a"], "bar": { "separator": "#ff0000" } } ], "bar": { "separator": "#00000000" } },
        "screens": { "a": { "view": { "subviews": [ { "name": "v", "frame": [0, "{safeArea.top}", 10, 10] } ] },
          "toolbarItems": [ { "systemItem": "fixedSpace", "width": 40 }, { "systemItem": "fixedSpace" } ] } } }
      """
    let (loaded, again) = (try load(scene), try load(try text(scene)))
    expectEqual(loaded.canvas.safeArea, DevicePreset.SafeArea(top: 20, left: 1, bottom: 30, right: 2))
    expectEqual(loaded.canvas.statusBar?.safeArea, loaded.canvas.safeArea)
    // Below the status bar and the navigation bar's 44 points.
    expectEqual(loaded.screens[0].views[1].position.y, 20 + 44 + 5)
    guard case .tabs(let root) = loaded.root, case .navigation(let navigation) = root.tabs[0]
    else { throw SceneError([]) }
    expectEqual(navigation.bar?.colors.separator, Color(red: 1, green: 0, blue: 0))
    expectEqual(root.bar?.colors.separator.alpha, 0)
    expectEqual(loaded.screens[0].toolbarItems.map(\.content), [.fixedSpace(40), .fixedSpace(16)])
    expectEqual((again.canvas, again.root), (loaded.canvas, loaded.root))
    expectEqual(Self.plain(again).screens, Self.plain(loaded).screens)
  }

  /// Each spelling reads back as the modifier; colours between the steps of `#rrggbb` need Swift's.
  @Test func modifiersReadBack() throws {
    for (given, written) in [
      ("fade translate(1, 2)", "fade translate(1, 2, 0)"), ("scale(2)", "scale(2)"), ("scale(2, 3)", "scale(2, 3, 1)"),
      (
        "when(isMatched and not isPresenting, fade, delay(0.1))",
        "when((isMatched) and (not (isPresenting)), fade, delay(0.1))"
      ),
      ("when(fromScreen(\"it's\"), fade)", "when(fromScreen(\"it's\"), fade)"),
      ("overlay(#ff000080, 0.5) anchorPoint(0.1, 1)", "overlay(#ff000080, 0.5) anchorPoint(0.1, 1)"),
      (
        "[.when(isMatched, .beginWith(.borderColor(UIColor(red: 0.1, green: 0, blue: 0, alpha: 1))))]",
        ".when(isMatched, .beginWith(.borderColor(UIColor(red: 0.1, green: 0, blue: 0, alpha: 1))))"
      ),
      ("duration(infinity) cascade(0.1, radial(1, 2), true)", "durationMatchLongest cascade(0.1, radial(1, 2), true)"),
    ] {
      let modifiers = try ModifierSyntax.entries(given).map(\.modifier)
      let text = modifiers.map(\.text).joined(separator: " ")
      expectEqual(text, written)
      try expectEqual(ModifierSyntax.entries(text).map(\.modifier), modifiers)
    }
  }
}

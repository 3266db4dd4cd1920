import HeroGeometry
import HeroTesting

@testable import HeroModel
@testable import HeroScene

/// The safe area inside of bars, and items that no bar shows (scene words W3).
@Suite struct BarPlaceTests {
  /// Screens `a` to `d` with a view that fills the safe area.
  private static func scene(
    _ root: String, steps: String = "", canvas: String = #""device": "iPhone 14""#, keys: [String: String] = [:]
  ) -> String {
    let screens = ["a", "b", "c", "d"].map { name in
      #""\#(name)": { \#(keys[name].map { "\($0), " } ?? "")"view": { "subviews": [ { "safeArea": true }, { "frame": [0, "{safeArea.top}", 10, "{safeArea.bottom}"] } ] } }"#
    }
    return
      #"{ "version": 1, "canvas": { \#(canvas) }, "root": \#(root), "timeline": [\#(steps)], "screens": { \#(screens.joined(separator: ", ")) } }"#
  }

  private func frames(_ text: String, _ screen: Int, override: CanvasOverride = CanvasOverride()) throws -> [[Double]] {
    LayoutScene.frames(of: try LayoutScene.load(text, override: override).screens[screen])
  }

  // An iPhone 14 is 390 × 844 with 47 and 34 points of margins; bars take 44, 52 more for a large title, 49 for tabs, 44 for tools.
  @Test func barsTakeFromTheSafeArea() throws {
    let bar = #"{ "navigation": ["a"], "bar": {} }"#
    try expectEqual(frames(Self.scene(bar), 0), [[0, 91, 390, 719], [0, 91, 10, 34]])
    try expectEqual(frames(Self.scene(#"{ "navigation": ["a"] }"#), 0), [[0, 47, 390, 763], [0, 47, 10, 34]])
    let large = #"{ "navigation": ["a"], "bar": { "largeTitles": true } }"#
    try expectEqual(frames(Self.scene(large), 0), [[0, 143, 390, 667], [0, 143, 10, 34]])
    try expectEqual(
      frames(Self.scene(#"{ "tabs": ["a", "b"], "bar": {} }"#), 1), [[0, 47, 390, 714], [0, 47, 10, 83]])
    let tools = Self.scene(bar, keys: ["a": #""toolbarItems": [ { "systemItem": "add" } ]"#])
    try expectEqual(frames(tools, 0), [[0, 91, 390, 675], [0, 91, 10, 78]])
    let all = Self.scene(
      #"{ "tabs": [ { "navigation": ["a"], "bar": {} }, "b" ], "bar": {} }"#,
      keys: ["a": #""toolbarItems": [ { "systemItem": "add" } ]"#])
    try expectEqual(frames(all, 0), [[0, 91, 390, 626], [0, 91, 10, 127]])
  }

  // A tab bar controller in a stack: the bar around it and the tab's own, 44 each.
  @Test func barsAroundEachOtherTakeTogether() throws {
    let tabs = #"{ "tabs": [ { "navigation": ["b"], "bar": {} }, "c" ], "bar": {} }"#
    let root = Self.scene(#"{ "navigation": ["a", \#(tabs)], "bar": {} }"#)
    let pushed = Self.scene(#"{ "navigation": ["a"], "bar": {} }"#, steps: #"{ "push": \#(tabs) }"#)
    for text in [root, pushed] {
      try expectEqual(frames(text, 1)[0], [0, 135, 390, 844 - 135 - 83])
      try expectEqual(frames(text, 2)[0], [0, 91, 390, 844 - 91 - 83])
    }
    // Whether the screen that shows in it hides the bar counts; what it puts into the bar does not show.
    let keys = ["c": #""navigationBar": { "hidden": true }, "navigationItem": { "title": "c" }"#]
    let hidden = Self.scene(#"{ "navigation": [{ "tabs": ["c"] }], "bar": {} }"#, keys: keys)
    try expectEqual(frames(hidden, 2)[0], [0, 47, 390, 763])
    let notes = try LayoutScene.load(hidden).notes.map(\.diagnostic.message)
    expectEqual(
      notes,
      [
        "the navigationItem of 'c' is never shown: the tab bar controller around it shows its own: "
          + #"{ "tabs": ["c"], "navigationItem": … }"#
      ])
  }

  // 32 points on a phone's side without a large title; 50 on a tablet, with one.
  @Test func barsAreAsHighAsTheDeviceHasThem() throws {
    let root = #"{ "tabs": [ { "navigation": ["a"], "bar": { "largeTitles": true } } ], "bar": {} }"#
    let side = Self.scene(root, canvas: #""device": "iPhone 14", "orientation": "landscape""#)
    try expectEqual(frames(side, 0), [[47, 32, 750, 390 - 32 - 21 - 32], [0, 32, 10, 53]])
    let pad = Self.scene(root, canvas: #""device": "iPad Air 2""#)
    try expectEqual(frames(pad, 0), [[0, 122, 768, 1024 - 122 - 50], [0, 122, 10, 50]])
    // `--device` measures anew.
    let button = CanvasOverride(device: "iPhone 8")
    try expectEqual(frames(Self.scene(root), 0, override: button), [[0, 116, 375, 667 - 116 - 49], [0, 116, 10, 49]])
  }

  // Wherever the timeline brings a screen to: each of these steps puts `b` or `c` below a bar.
  @Test func stepsBringScreensBelowABar() throws {
    for (steps, screen) in [
      (#"{ "push": "b" }"#, 1), (#"{ "present": { "navigation": ["b", "c"], "bar": {} } }"#, 1),
      (
        #"{ "present": { "tabs": ["b"], "modalPresentationStyle": "overFullScreen" } }, { "push": "c" }, { "dismiss": true }"#,
        2
      ),
      (#"{ "replaceTop": "d" }, { "replaceTop": { "navigation": ["b"], "bar": {} } }, { "push": "c" }"#, 2),
    ] {
      let text = Self.scene(#"{ "navigation": ["a"], "bar": {} }"#, steps: steps)
      try expectEqual(frames(text, screen)[0], [0, 91, 390, 719], "\(steps)")
    }
    // What is presented alone has none.
    let text = Self.scene(#"{ "navigation": ["a"], "bar": {} }"#, steps: #"{ "present": "b" }"#)
    try expectEqual(frames(text, 1)[0], [0, 47, 390, 763])
  }

  // `c` comes last and is as large as the one below it, UIKit's `automatic`: below `a` it is large, 47 + 44 + 52; below `b`, whose title
  // is small, 47 + 44.
  @Test func stacksAreThoseThatStepsLeave() throws {
    let presented = #"{ "present": { "navigation": ["b"], "bar": { "largeTitles": true } } }"#
    for (steps, top) in [
      (#"{ "push": "b" }, { "push": "c" }"#, 91.0), (#"{ "push": "b" }, { "pop": true }, { "push": "c" }"#, 143),
      (#"{ "push": "b" }, { "replace": "c" }"#, 143),
      (#"{ "push": "b" }, { "push": "d" }, { "popTo": "a" }, { "push": "c" }"#, 143),
      (#"{ "push": "b" }, { "push": "d" }, { "popTo": "b" }, { "push": "c" }"#, 91),
      (#"{ "push": "b" }, { "push": "d" }, { "popToRoot": true }, { "push": "c" }"#, 143),
      (#"{ "push": "b" }, { "setViewControllers": ["a", "c"] }"#, 143),
      (#"{ "setViewControllers": ["b", "c"] }"#, 91), (#"\#(presented), { "push": "c" }"#, 91),
      (#"\#(presented), { "dismiss": true }, { "push": "c" }"#, 143),
      (#"\#(presented), { "present": "d" }, { "dismissAll": true }, { "push": "c" }"#, 143),
      (#"\#(presented), { "present": "d" }, { "dismiss": true }, { "push": "c" }"#, 91),
      (#"{ "push": "b" }, { "present": "d" }, { "unwindTo": "a" }, { "push": "c" }"#, 143),
    ] {
      let text = Self.scene(
        #"{ "navigation": ["a"], "bar": { "largeTitles": true } }"#, steps: steps,
        keys: ["b": #""navigationItem": { "largeTitle": false }"#])
      try expectEqual(frames(text, 2)[0][1], top, "\(steps)")
    }
  }

  // The same for tabs: of the first `a` is below, of the second `b`.
  @Test func tabsAreThoseThatStepsSelect() throws {
    let bar = #""bar": { "largeTitles": true }"#
    for (selected, steps, top) in [
      ("0", "", 143.0), ("1", "", 91), ("0", #"{ "selectTab": 1 },"#, 91), ("0", #"{ "selectTab": "b" },"#, 91),
      ("0", #"{ "selectTab": 1 }, { "selectTab": 0 },"#, 143),
    ] {
      let text = Self.scene(
        #"{ "tabs": [ { "navigation": ["a"], \#(bar) }, { "navigation": ["b"], \#(bar) } ], "selected": \#(selected) }"#,
        steps: #"\#(steps) { "push": "c" }"#, keys: ["b": #""navigationItem": { "largeTitle": false }"#])
      try expectEqual(frames(text, 2)[0][1], top, "\(selected) \(steps)")
    }
  }

  // The first is large; the others are as the one below, unless they say.
  @Test func titlesAreLargeAsTheOneBelow() throws {
    let text = Self.scene(
      #"{ "navigation": ["a", "b", "c", "d"], "bar": { "largeTitles": true } }"#,
      keys: ["b": #""navigationItem": { "largeTitle": false }"#, "d": #""navigationItem": { "largeTitle": true }"#])
    try expectEqual([0, 1, 2, 3].map { try frames(text, $0)[0][1] }, [143, 91, 91, 143])
  }

  @Test func changesAreReadInsideTheBars() throws {
    let text = Self.scene(
      #"{ "navigation": ["a"], "bar": {} }"#,
      steps: #"{ "wait": 1, "set": { "a/1": { "frame": [0, "{safeArea.top + 5}", 10, 10] } } }"#)
    let changed = try #require(try LayoutScene.load(text).steps.first?.screenChanges[0])
    expectEqual(LayoutScene.frames(of: changed), [[0, 91, 390, 719], [0, 96, 10, 10]])
  }

  // MARK: Items

  @Test func itemsAreRead() throws {
    let text = Self.scene(
      #"{ "navigation": ["a"], "bar": { "tint": "red", "largeTitles": true } }"#,
      keys: [
        "a": #"""
        "navigationItem": { "title": "Places", "right": [ { "systemItem": "done" }, { "title": "More" }, { "systemItem": "add" } ] },
        "toolbarItems": [ { "systemItem": "flexibleSpace" }, { "systemItem": "trash" } ]
        """#
      ])
    let scene = try LayoutScene.load(text)
    let item = scene.screens[0].navigationItem
    // The ruler's 10 points a character.
    #expect(item.title == BarText("Places", width: 60) && item.left.isEmpty)
    expectEqual(
      item.right.map(\.content),
      [
        .title(BarText("Done", width: 40), isBold: true), .title(BarText("More", width: 40), isBold: false),
        .glyph(.add, 0, Size(width: 64 / 3.0, height: 64 / 3.0)),
      ])
    // Drawn for 17 points, shown for 20, on whole pixels of a third: 18 × 20/17 × 3 = 63.5, and 21 × 20/17 × 3 = 74.1.
    let trash = BarItem.Content.glyph(.trash, 1, Size(width: 64 / 3.0, height: 25))
    expectEqual(scene.screens[0].toolbarItems.map(\.content), [.flexibleSpace, trash])
    expectEqual(scene.images.map(\.path), ["system:plus@20", "system:trash@20"])
    guard case .navigation(let root) = scene.root else { return #expect(Bool(false), "no navigation root") }
    expectEqual((root.bar?.hasLargeTitles, root.bar?.colors.tint), (true, Color(red: 1, green: 0, blue: 0)))
  }

  // Source: UIBarButtonItem.SystemItem; on iOS 13 and later those without a text are SF Symbols.
  @Test func everySystemItemIsATextASymbolOrASpace() throws {
    let items = SystemItem.allCases.map { #"{ "systemItem": "\#($0.rawValue)" }"# }.joined(separator: ", ")
    let scene = try LayoutScene.load(
      Self.scene(#"{ "navigation": ["a"], "bar": {} }"#, keys: ["a": #""toolbarItems": [ \#(items) ]"#]))
    let shown = scene.screens[0].toolbarItems
    expectEqual(shown.count, SystemItem.allCases.count)
    var names: [SystemItem: String] = [:]
    for (item, drawn) in zip(SystemItem.allCases, shown) {
      switch drawn.content {
      case .title(let text, let isBold): expectEqual((text.text, isBold), (item.text, [.done, .save].contains(item)))
      case .glyph(let glyph, let index, let size):
        #expect(glyph == item && size == scene.images[index].size)
        names[item] = scene.images[index].path
      case .flexibleSpace: expectEqual(item, .flexibleSpace)
      case .fixedSpace: expectEqual(item, .fixedSpace)
      case .image, .view: Issue.record("\(item)")
      }
    }
    expectEqual(
      names,
      [
        .add: "system:plus@20", .compose: "system:square.and.pencil@20", .reply: "system:arrowshape.turn.up.left@20",
        .action: "system:square.and.arrow.up@20", .organize: "system:folder@20", .bookmarks: "system:book@20",
        .search: "system:magnifyingglass@20", .refresh: "system:arrow.clockwise@20", .stop: "system:xmark@20",
        .camera: "system:camera@20", .trash: "system:trash@20", .play: "system:play.fill@20",
        .pause: "system:pause.fill@20", .rewind: "system:backward.fill@20", .fastForward: "system:forward.fill@20",
        .pageCurl: "system:doc@20", .close: "system:xmark.circle.fill@20",
      ])
  }

  @Test func setKeepsWhatItDoesNotSay() throws {
    let text = Self.scene(
      #"{ "navigation": ["a"], "bar": {} }"#,
      steps: #"{ "wait": 1, "set": { "a": { "navigationItem": { "title": "B" } } } }"#,
      keys: ["a": #""navigationItem": { "title": "A", "right": [ { "systemItem": "add" } ] }"#])
    let changed = try #require(try LayoutScene.load(text).steps.first?.screenChanges[0]).navigationItem
    let add = BarItem.Content.glyph(.add, 0, Size(width: 64 / 3.0, height: 64 / 3.0))
    expectEqual((changed.title?.text, changed.right.map(\.content)), ("B", [add]))
  }

  @Test func looksFollowTheAppearance() throws {
    let root = #"{ "navigation": ["a"], "bar": {} }"#
    for (canvas, isDark) in [
      (#""device": "iPhone 14""#, false), (#""device": "iPhone 14", "appearance": "dark""#, true),
    ] {
      guard case .navigation(let root) = try LayoutScene.load(Self.scene(root, canvas: canvas)).root else { continue }
      expectEqual(root.bar?.colors, BarColors.plain(isDark: isDark))
    }
  }

  @Test func mistakesHaveAPlaceAndARemedy() {
    let table = #"""
      "navigationItem": { "left": [ { "systemItem": "serch" } ] } ⇒ .navigationItem.left[0].systemItem: unknown value 'serch'; did you mean 'search'?
      "toolbarItems": [ { "title": "A", "image": "a.png" } ] ⇒ .toolbarItems[0].image: give either 'title' or 'image'
      "toolbarItems": [ {} ] ⇒ .toolbarItems[0]: a bar item needs one of title, image, view, systemItem
      "bar": {} ⇒ .bar: a bar belongs to a container: "root": { "navigation": ["a"], "bar": {} }; the screen has 'navigationItem'
      "navigationItem": { "rightBarButtonItems": [] } ⇒ .navigationItem.rightBarButtonItems: unknown key 'rightBarButtonItems'; did you mean 'right'?
      "tabBarItem": { "badgeValue": "1" } ⇒ .tabBarItem.badgeValue: unknown key 'badgeValue'; did you mean 'badge'?
      "tabBarItem": { "titel": "A" } ⇒ .tabBarItem.titel: unknown key 'titel'; did you mean 'title'?
      """#
    SceneText.expect(table, at: "$.screens.a") { keys in
      let text = Self.scene(#"{ "navigation": ["a"], "bar": {} }"#, keys: ["a": keys])
      let error = #expect(throws: SceneError.self) { try LayoutScene.load(text) }
      return error?.diagnostics.map { "\($0.jsonPath): \($0.message)" } ?? []
    }
  }

  @Test func itemsThatNoBarShowsAreNoted() throws {
    func notes(_ root: String, _ keys: String) throws -> [Scene.Note] {
      try LayoutScene.load(Self.scene(root, keys: ["a": keys])).notes
    }
    let table = #"""
      "a" | "navigationItem": {}
      ⇒ the navigationItem of 'a' is never shown: the screen is never in a navigation controller: { "navigation": ["a"], "bar": {} }
      { "navigation": ["a"] } | "navigationItem": {}
      ⇒ the navigationItem of 'a' is never shown: its navigation controller has no 'bar'; give it one: "bar": {}
      { "tabs": ["a"] } | "tabBarItem": {} ⇒ the tabBarItem of 'a' is never shown: its tab bar controller has no 'bar'; give it one: "bar": {}
      { "tabs": ["a"], "bar": {} } | "toolbarItems": []
      ⇒ the toolbarItems of 'a' is never shown: the screen is never in a navigation controller: { "navigation": ["a"] }
      """#
    try SceneText.expect(table) { given in
      let parts = given.split(separator: " | ").map(String.init)
      let found = try notes(parts[0], parts[1])
      #expect(found.allSatisfy { $0.subject == .unused })
      return found.map(\.diagnostic.message)
    }
    #expect(try notes(#"{ "navigation": ["a"], "bar": {} }"#, #""navigationItem": {}"#).isEmpty)
  }

  // A view in a bar is addressed by whose item shows it, and where; it is set with its item.
  @Test func addressesOfViewsInBars() throws {
    func scene(_ step: String) -> String {
      #"{ "version": 1, "canvas": { "width": 100, "height": 200 }, "root": { "navigation": ["a"], "bar": {} }, "#
        + #""screens": { "a": { "view": {}, "navigationItem": { "right": [ { "view": { "frame": [0, 0, 9, 9], "#
        + #""subviews": [ { "name": "dot", "frame": [0, 0, 2, 2] }, { "frame": [0, 0, 2, 2] } ] } } ] } } }, "#
        + #""timeline": [ { "wait": 1, \#(step) } ] }"#
    }
    func apply(_ address: String) -> String {
      scene(#""interactive": [ { "at": 0, "apply": { "\#(address)": "fade" } }, { "at": 1, "finish": true } ]"#)
        .replacingOccurrences(of: #""wait": 1,"#, with: #""present": "a","#)
    }
    let item = "a.navigationItem.right[0]"
    for (address, view) in [(item, 0), ("\(item)/dot", 1), ("\(item)/1", 2)] {
      let read = try LayoutScene.load(apply(address))
      let samples = try read.steps[0].gesture.samples
      expectEqual(samples[0].apply.map(\.view), [ViewAddress(screen: 0, view: view, slot: .right(0))])
      expectEqual(samples[0].apply[0].view.path(in: read.screens), address)
      try expectEqual(read.paths(named: address), [address])
    }
    expectEqual(BarSlot.find(in: "a.tabBarController.navigationItem.titleView/x")?.owner, "a.tabBarController")
    expectEqual(ContainerController.screen(of: "a.tabBarController.toolbarItems[12]/x"), "a")
    #expect(["a", "a[0]", "a.right[0]", "a.navigationItem.right[x]"].allSatisfy { BarSlot.find(in: $0) == nil })
    for (text, problem) in [
      (apply("\(item)/dott"), "no view '\(item)/dott'; did you mean '\(item)/dot'?"),
      (
        scene(#""set": { "\#(item)": { "alpha": 0 } }"#),
        #"a view in a bar is set with its item: "a": { "navigationItem": … }, or "toolbarItems""#
      ),
    ] {
      let error = try #require(throws: SceneError.self) { try LayoutScene.load(text) }
      expectEqual(error.diagnostics.map(\.message), [problem])
    }
  }
}

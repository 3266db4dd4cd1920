import HeroGeometry
import HeroLayers
import HeroModel
import HeroScene
import HeroTesting

@testable import TransitionEngine

/// Bars of containers over a film (scene words W3).
@Suite struct FurnitureTests {
  private static let wide = TextMeasure { _ in { text, _, _ in Size(width: 10 * Double(text.text.count), height: 20) } }

  /// A film of screens `a`, `b` and `c` that push each other out, with two more keys each.
  private func film(
    _ root: String, _ steps: String, canvas: String = #""device": "iPhone 14", "scale": 1"#, a: String = "",
    b: String = "", c: String = ""
  ) throws -> Film {
    func screen(_ keys: String, _ color: String) -> String {
      #"{ \#(keys)\#(keys.isEmpty ? "" : ", ")"modalAnimation": "push(left)", "view": { "backgroundColor": "\#(color)" } }"#
    }
    let text =
      #"{ "version": 1, "canvas": { \#(canvas) }, "root": \#(root), "timeline": [ \#(steps) ], "screens": { "#
      + #""a": \#(screen(a, "red")), "b": \#(screen(b, "green")), "c": \#(screen(c, "blue")) } }"#
    return try Film(
      scene: SceneLoader(textMeasure: Self.wide).load(
        bytes: Array(text.utf8), file: "test.json", folder: "/nonexistent"))
  }

  /// Layers of a path with their frames on the canvas and what their opacities come to, wherever they are in the tree.
  private func placed(
    _ path: String, _ film: Film, at time: Double
  ) -> [(frame: Rect, opacity: Double, layer: Layer)] {
    var found: [(Rect, Double, Layer)] = []
    func search(_ layers: [Layer], _ map: Homography, _ opacity: Double) {
      for layer in layers where !layer.isHidden {
        let own = layer.map * map
        if layer.path == path, layer.role == .overlay {
          found.append((Rect(bounding: layer.bounds.corners.map { own.apply($0) }), opacity * layer.opacity, layer))
        }
        search(layer.children, own, opacity * layer.opacity)
        if case .picture(let picture)? = layer.contents?.kind {
          for pictured in picture.layers { search(pictured.children, own, opacity * layer.opacity) }
        }
      }
    }
    search(film.moment(at: time).tree.layers, .identity, 1)
    return found
  }

  private func frames(_ path: String, _ film: Film, at time: Double) -> [Rect] {
    placed(path, film, at: time).map(\.frame)
  }

  private func text(_ layer: Layer) -> String? {
    if case .text(let text)? = layer.contents?.kind { text.text } else { nil }
  }

  private static let navigation = #"{ "navigation": ["a"], "bar": {}, "animation": "push(left)" }"#
  private static let titles = (#""navigationItem": { "title": "First" }"#, #""navigationItem": { "title": "Other" }"#)

  // Safe area 47 + bar 44; the hairline is a pixel below it.
  @Test func barStaysWhileAScreenIsPushed() throws {
    let film = try film(Self.navigation, #"{ "push": "b" }"#, a: Self.titles.0, b: Self.titles.1)
    for fraction in [0, 0.25, 0.5, 0.75, 1] {
      let time = film.duration * fraction
      let ground = placed("navigationBar/background", film, at: time)
      expectEqual(ground.map(\.frame), [Rect(x: 0, y: 0, width: 390, height: 91)], "\(fraction)")
      expectEqual(ground.map(\.opacity), [1])
      expectEqual(frames("navigationBar/hairline", film, at: time), [Rect(x: 0, y: 91, width: 390, height: 1)])
    }
    // The screens do move.
    let screens = film.moment(at: film.duration / 4).tree.layers.filter { $0.role == .snapshot }
    #expect(screens.contains { $0.path == "b" && $0.transform.elements[12] > 100 })
  }

  // The titles stand in the middle of 390, 50 + 1 wide; the back button says the title of the screen below.
  @Test func titlesCrossFade() throws {
    let film = try film(Self.navigation, #"{ "push": "b" }"#, a: Self.titles.0, b: Self.titles.1)
    let start = placed("navigationBar/title", film, at: 0)
    expectEqual(start.map { text($0.layer) }, ["First"])
    expectEqual(start.first?.frame, Rect(x: 169.5, y: 57, width: 51, height: 24))
    #expect(placed("navigationBar/back", film, at: 0).isEmpty)
    for fraction in [0.25, 0.5] {
      let titles = placed("navigationBar/title", film, at: film.duration * fraction).filter { text($0.layer) != nil }
      expectEqual(titles.map { text($0.layer) }, ["First", "Other"])
      #expect(close(titles.map(\.opacity), [1 - fraction, fraction]))
      #expect(
        close(placed("navigationBar/back", film, at: film.duration * fraction).map(\.opacity), [fraction, fraction]))
    }
    let back = placed("navigationBar/back", film, at: film.duration)
    expectEqual(back.compactMap { text($0.layer) }, ["First"])
    expectEqual((back.map(\.frame.minX), back.map(\.opacity)), ([8, 27], [1, 1]))
  }

  @Test func cancelledPopsBringTheBarBack() throws {
    let steps =
      #"{ "push": "b" }, { "pop": true, "interactive": [ { "at": 0, "progress": 0 }, { "at": 0.4, "progress": 0.5 }, { "at": 0.5, "cancel": true } ] }"#
    let film = try film(Self.navigation, steps, a: Self.titles.0, b: Self.titles.1)
    let pop = try #require(film.transitions.last)
    let half = placed("navigationBar/title", film, at: pop.start + 0.4).filter { text($0.layer) != nil }
    #expect(half.map { text($0.layer) } == ["Other", "First"] && close(half.map(\.opacity), [0.5, 0.5]))
    expectEqual(placed("navigationBar/title", film, at: film.duration).map { text($0.layer) }, ["Other"])
  }

  // The bar loses 52 points on its way from a large title to a small one.
  @Test func largeTitlesShrinkTheBar() throws {
    let root = #"{ "navigation": ["a"], "bar": { "largeTitles": true } }"#
    let film = try film(
      root, #"{ "push": "b" }"#, a: Self.titles.0, b: #""navigationItem": { "title": "B", "largeTitle": false }"#)
    let heights = [0, 0.5, 1].map { fraction in
      placed("navigationBar/background", film, at: film.duration * fraction).first?.frame.size.height ?? 0
    }
    // Clear under the large title.
    #expect(close(heights, [0, 117, 91]))
    #expect(placed("navigationBar/title", film, at: 0).isEmpty)
    let large = placed("navigationBar/largeTitle", film, at: 0).filter { text($0.layer) == "First" }
    expectEqual(large.map(\.frame), [Rect(x: 16, y: 94.5, width: 358, height: 41)])
  }

  // Canvas, where the bar ends, where the tab bar begins. Source: fact sheet 7 and UIKit's heights.
  @Test func barsStandWhereTheDeviceHasThem() throws {
    for (canvas, end, tabs) in [
      (#""device": "iPhone 14""#, 91.0, 761.0), (#""device": "iPhone 15 Pro""#, 103, 769),
      (#""device": "iPhone SE 3""#, 64, 618), (#""device": "iPhone 14", "orientation": "landscape""#, 32, 337),
      (#""device": "iPhone SE 3", "orientation": "landscape""#, 32, 343),
      (#""device": "iPad Pro 11-inch (M4)""#, 74, 1140), (#""width": 300, "height": 500"#, 44, 451),
    ] {
      let film = try film(#"{ "tabs": [ { "navigation": ["a"], "bar": {} }, "b" ], "bar": {} }"#, "", canvas: canvas)
      let (width, height) = (film.scene.canvas.size.width, film.scene.canvas.size.height)
      for (path, frame) in [
        ("navigationBar", Rect(x: 0, y: 0, width: width, height: end)),
        ("tabBar", Rect(x: 0, y: tabs, width: width, height: height - tabs)),
      ] { expectEqual(frames("\(path)/background", film, at: 0), [frame], "\(canvas)") }
    }
  }

  @Test func toolbarsComeAndGo() throws {
    let film = try film(
      Self.navigation, #"{ "push": "b" }"#,
      b: #""toolbarItems": [ { "systemItem": "trash" }, { "systemItem": "flexibleSpace" }, { "title": "Two" } ]"#)
    #expect(placed("toolbar/background", film, at: 0).isEmpty)
    let half = placed("toolbar/background", film, at: film.duration / 2)
    expectEqual((half.map(\.frame), half.map(\.opacity)), ([Rect(x: 0, y: 766, width: 390, height: 78)], [0.5]))
    // 22 from the left, and 30 + 1 to the right margin of 16.
    expectEqual(frames("toolbar/0", film, at: film.duration).map(\.minX), [16])
    expectEqual(frames("toolbar/2", film, at: film.duration).map(\.maxX), [374])
    // From the left margin of 16: "A" is 10 + 1 wide, 16 to "B", then a space of 30, which has no gaps.
    let spaced = try self.film(
      Self.navigation, #"{ "wait": 1 }"#,
      a: #""toolbarItems": [ { "title": "A" }, { "title": "B" }, "#
        + #"{ "systemItem": "fixedSpace", "width": 30 }, { "title": "C" } ]"#)
    expectEqual([0, 1, 3].flatMap { frames("toolbar/\($0)", spaced, at: 0).map(\.minX) }, [16, 43, 84])
  }

  @Test func tabsAreSelectedAtOnce() throws {
    let film = try film(
      #"{ "tabs": ["a", "b"], "bar": { "tint": "red" } }"#, #"{ "wait": 1 }, { "selectTab": 1 }"#,
      a: #""tabBarItem": { "title": "A" }"#, b: #""tabBarItem": { "title": "B", "badge": "3" }"#)
    func colors(at time: Double) -> [Color] {
      ["tabBar/0", "tabBar/1"].compactMap { path in
        if case .text(let text)? = placed(path, film, at: time).first?.layer.contents?.kind { text.color } else { nil }
      }
    }
    let (red, grey) = (Color(red: 1, green: 0, blue: 0), Color(red: 0.6, green: 0.6, blue: 0.6))
    expectEqual(colors(at: 0.9), [red, grey])
    expectEqual(colors(at: 1), [grey, red])
    expectEqual(colors(at: film.duration), [grey, red])
    expectEqual(
      frames("tabBar/background", film, at: (1 + film.duration) / 2), [Rect(x: 0, y: 761, width: 390, height: 83)])
    // Two tabs of 195 points; 10 + 10 wide and right of the image's middle.
    let badge = Rect(x: 292.5 + 3, y: 761 + 2, width: 20, height: 18)
    expectEqual(frames("tabBar/1/badge", film, at: 0), [badge, badge])
  }

  // 834 points wide: two tabs of 140 in the middle begin at 277; "A" is 10 + 1 wide, alone in the middle of its tab at 347.
  @Test func tabsOfTabletsStandInTheMiddle() throws {
    let film = try film(
      #"{ "tabs": ["a", "b"], "bar": {} }"#, #"{ "wait": 1 }"#, canvas: #""device": "iPad Pro 11-inch (M4)""#,
      a: #""tabBarItem": { "title": "A", "badge": "1" }"#,
      b: ##""tabBarItem": { "title": "B", "badge": "2", "badgeColor": "#00ff00" }"##)
    expectEqual([0, 1].flatMap { frames("tabBar/\($0)", film, at: 0).map(\.minX) }, [341.5, 481.5])
    for (tab, color) in [
      (0, Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)), (1, Color(red: 0, green: 1, blue: 0)),
    ] {
      let grounds = placed("tabBar/\(tab)/badge", film, at: 0.5).filter { $0.layer.contents == nil }
      expectEqual(grounds.map(\.layer.backgroundColor), [color])
    }
  }

  // A tab's navigation bar is part of the tab, the tab bar is not. Presented, the container is one picture with its bars; what lies below
  // keeps its own.
  @Test func barsMoveWithTheirContainers() throws {
    let root = #"{ "tabs": [ { "navigation": ["a"], "bar": {} }, "b" ], "bar": {}, "tabBarAnimation": "push(left)" }"#
    let tabs = try film(root, #"{ "selectTab": 1 }"#)
    let left = frames("navigationBar/background", tabs, at: tabs.duration / 2)
    #expect(left.count == 1 && left.allSatisfy { $0.minX < -10 })
    expectEqual(frames("tabBar/background", tabs, at: tabs.duration / 2).map(\.minX), [0])
    let film = try film(
      Self.navigation, #"{ "present": { "navigation": ["b"], "bar": {}, "modalAnimation": "push(left)" } }"#)
    let half = frames("navigationBar/background", film, at: film.duration / 2)
    #expect(half.count == 2 && half.contains { $0.minX > 50 } && half.contains { $0.minX < -10 })
    expectEqual(
      frames("navigationBar/background", film, at: film.duration), [Rect(x: 0, y: 0, width: 390, height: 91)])
    // Below what is presented over it a bar shows.
    for (screen, count) in [(#""modalPresentationStyle": "overFullScreen""#, 1), ("", 0)] {
      let over = try self.film(Self.navigation, #"{ "present": "b", "animation": "fade" }"#, b: screen)
      expectEqual(frames("navigationBar/background", over, at: over.duration).count, count, "\(screen)")
    }
  }

  @Test func titlesChangeByASet() throws {
    let film = try film(
      Self.navigation, #"{ "wait": 1 }, { "wait": 1, "set": { "a": { "navigationItem": { "title": "New" } } } }"#,
      a: Self.titles.0)
    expectEqual(placed("navigationBar/title", film, at: 0.5).map { text($0.layer) }, ["First"])
    expectEqual(placed("navigationBar/title", film, at: 1.5).map { text($0.layer) }, ["New"])
  }

  // "First" ends at 27 + 50 and keeps 8 from the title in the middle, so that may be 220 wide; "Back" ends at 27 + 41.
  @Test func backButtonsGiveWay() throws {
    func pushed(_ item: String, canvas: String = "") throws -> Film {
      try film(
        Self.navigation, #"{ "push": "b" }"#, canvas: #""device": "iPhone 14", "scale": 1\#(canvas)"#, a: Self.titles.0,
        b: #""navigationItem": { \#(item) }"#)
    }
    func texts(_ path: String, _ film: Film) -> [String] {
      placed(path, film, at: film.duration).compactMap { text($0.layer) }
    }
    for (length, back) in [(22, ["First"]), (23, ["Back"]), (24, [])] {
      let film = try pushed(#""title": "\#(String(repeating: "x", count: length))""#)
      expectEqual(texts("navigationBar/back", film), back, "\(length)")
    }
    // Source: UINavigationItem.leftItemsSupplementBackButton is false: items on the left stand in the button's place.
    let cancel = try pushed(#""title": "Other", "left": [ { "title": "Cancel" } ]"#)
    #expect(placed("navigationBar/back", cancel, at: cancel.duration).isEmpty)
    expectEqual(texts("navigationBar/left 0", cancel), ["Cancel"])
    // From the right all is mirrored.
    let mirrored = try pushed(#""title": "Other""#, canvas: #", "layoutDirection": "rtl""#)
    let back = placed("navigationBar/back", mirrored, at: mirrored.duration)
    #expect(close(back.map(\.frame.maxX), [382, 363]))
    expectEqual(back.first?.layer.transform.elements[0], -1)
  }

  // On a canvas of 20 × 30 points nothing fits, and nothing is smaller than nothing.
  @Test func barsOnTinyCanvasesHaveNoNegativeSizes() throws {
    let film = try film(
      #"{ "tabs": [ { "navigation": ["a", "b"], "bar": { "largeTitles": true } } ], "bar": {} }"#, #"{ "push": "c" }"#,
      canvas: #""width": 20, "height": 30"#, a: Self.titles.0,
      b: #"\#(Self.titles.1), "toolbarItems": [ { "systemItem": "trash" }, { "systemItem": "flexibleSpace" } ]"#,
      c: #""navigationItem": { "title": "Small", "largeTitle": false }"#)
    var count = 0
    func check(_ layers: [Layer]) {
      for layer in layers {
        #expect(layer.bounds.size.width >= 0 && layer.bounds.size.height >= 0, "\(layer.path)")
        count += 1
        check(layer.children)
      }
    }
    for fraction in [0, 0.5, 1] { check(film.moment(at: film.duration * fraction).tree.layers) }
    #expect(count > 20)
  }

  // Hero covers what UIKit does to the bar of `hidesBottomBarWhenPushed`, and takes it away in the end (HeroTransition+Complete): the bar
  // stands still at its 83 points above the edge until the push has ended, and is away until the pop has, whatever a finger does.
  @Test func tabBarsComeAndGoWhenTheChangeHasEnded() throws {
    let steps =
      #"{ "push": "b" }, { "pop": true, "interactive": [ { "at": 0, "progress": 0 }, { "at": 0.4, "progress": 1 }, { "at": 0.5, "cancel": true } ] }, "#
      + #"{ "pop": true }, { "wait": 0.1 }"#
    let film = try film(
      #"{ "tabs": [ { "navigation": ["a"], "animation": "fade" }, "c" ], "bar": {} }"#, steps,
      b: #""tabBar": { "hidden": true }"#)
    let bar = [Rect(x: 0, y: 761, width: 390, height: 83)]
    let plans = film.transitions
    expectEqual(plans.count, 3)
    for (plan, expected) in zip(plans, [bar, [], []]) {
      for fraction in [0, 0.5, 0.99] {
        expectEqual(frames("tabBar/background", film, at: plan.start + plan.duration * fraction), expected)
      }
    }
    expectEqual(frames("tabBar/background", film, at: plans[2].start + plans[2].duration), bar)
  }

  @Test func hiddenBarsLeaveNothing() throws {
    let film = try film(#"{ "tabs": [ { "navigation": ["a"] }, "b" ] }"#, #"{ "push": "c" }, { "selectTab": 1 }"#)
    for fraction in [0, 0.3, 0.6, 1] {
      let layers = film.moment(at: film.duration * fraction).tree.layers
      #expect(!layers.contains { $0.role == .overlay } && !layers.isEmpty)
    }
  }
}

import HeroGeometry
import HeroLayers
import HeroModel
import HeroScene
import HeroTesting

@testable import TransitionEngine

/// An app's own views in bars are among those of the controller that comes or goes (rule C7).
///
/// Hero's source: `HeroTransition+Start` gives `HeroContext.set` the `flattenedViewHierarchy` of fromView and toView, which for a navigation
/// controller's view holds its bar, and in that the title view and the items' custom views.
@Suite struct BarViewTests {
  /// On 200 × 400 points a bar's row is 44 high and items begin 16 from the edge, so that a title view's middle is at (100, 22).
  private func film(
    _ root: String, _ steps: String, a: String = card, b: String = titled(), canvas: String = ""
  ) throws -> Film {
    let text =
      #"{ "version": 1, "canvas": { "width": 200, "height": 400, "scale": 1 \#(canvas) }, "root": \#(root), "#
      + #""timeline": [ { "wait": 0.1 }, \#(steps) ], "screens": { "a": { \#(a) }, "b": { \#(b) }, "c": { \#(Self.card) } } }"#
    return try Film(scene: TestScene.load(text))
  }

  /// A screen with a card of 100 × 60 points in its middle.
  private static let card =
    #""view": { "subviews": [ { "name": "card", "frame": [50, 170, 100, 60], "backgroundColor": "red", "heroID": "logo" } ] }"#

  /// A screen with a title view of 50 × 30 points.
  private static func titled(_ keys: String = #""heroID": "logo""#, view: String = "{}", more: String = "") -> String {
    #""navigationItem": { "titleView": { "frame": [0, 0, 50, 30], "backgroundColor": "red", \#(keys) } \#(more) }, "#
      + #""view": \#(view)"#
  }

  private func pairs(_ plan: TransitionPlan) -> [[String]] { plan.pairs.map { [$0.source, $0.destination] } }

  /// Layers of a path that show, in pictures of others too, beside its own snapshot.
  private func shown(_ path: String, in layers: [Layer]) -> [Layer] {
    layers.filter { !$0.isHidden && !($0.role == .snapshot && $0.path == path) }.flatMap { layer -> [Layer] in
      var pictured: [Layer] = []
      if case .picture(let picture)? = layer.contents?.kind { pictured = picture.layers }
      return (layer.path == path ? [layer] : []) + shown(path, in: layer.children + pictured)
    }
  }

  private func value(_ plan: TransitionPlan, _ path: String, _ key: String) -> [PlanValue] {
    plan.views.first { $0.path == path }?.keys.filter { $0.name == key }.flatMap { [$0.from, $0.to] } ?? []
  }

  private static let over = #"{ "navigation": ["b"], "bar": {} }"#
  private static let title = "b.navigationItem.titleView"

  @Test func aTitleViewIsMatchedThereAndBack() throws {
    let film = try film(#""a""#, #"{ "present": \#(Self.over) }, { "wait": 0.1 }, { "dismiss": true }"#)
    expectEqual(film.transitions.map(pairs), [[["a/card", Self.title]], [[Self.title, "a/card"]]])
    let (present, dismiss) = (film.transitions[0], film.transitions[1])
    expectEqual(present.views.map(\.path), ["a/card", "b.navigationController", Self.title])
    expectEqual(value(present, "a/card", "position"), [.numbers([100, 200]), .numbers([100, 22])])
    expectEqual(value(dismiss, Self.title, "position"), [.numbers([100, 22]), .numbers([100, 200])])
    expectEqual(
      value(present, Self.title, "bounds.size"), [.numbers([100, 60]), .numbers([50, 30])])
    // While the snapshots fly over everything the bar's place is empty; at rest the view is in it.
    let middle = film.moment(at: present.start + present.duration / 2).tree
    expectEqual(middle.layers.filter { $0.role == .snapshot }.map(\.path).suffix(2), ["a/card", Self.title])
    #expect(shown(Self.title, in: middle.layers).isEmpty && shown("navigationBar/title", in: middle.layers).isEmpty)
    expectEqual(shown("navigationBar/background", in: middle.layers).count, 1)
    let rest = film.moment(at: present.start + present.duration + 0.05).tree
    expectEqual(shown("navigationBar/title", in: rest.layers).map(\.position), [Point(x: 100, y: 22)])
  }

  // Both sides, a tab's navigation controller, a window's new root; in a tab bar controller around it.
  @Test(arguments: [
    (#"{ "navigation": ["a"], "bar": {} }"#, #"{ "present": { "navigation": ["b"], "bar": {} } }"#),
    (#"{ "tabs": [{ "navigation": ["a"], "bar": {} }, { "navigation": ["b"], "bar": {} }] }"#, #"{ "selectTab": 1 }"#),
    (#"{ "navigation": ["a"], "bar": {} }"#, #"{ "replaceTop": { "navigation": ["b"], "bar": {} } }"#),
    (
      #"{ "tabs": [{ "navigation": ["a"], "bar": {} }], "bar": {} }"#,
      #"{ "present": { "tabs": [{ "navigation": ["b"], "bar": {} }], "bar": {} } }"#
    ),
  ])
  func bothSides(root: String, step: String) throws {
    let film = try film(root, step, a: Self.titled())
    expectEqual(pairs(film.transitions[0]), [["a.navigationItem.titleView", Self.title]])
  }

  // Hero's container lies in the navigation controller's view, below its bar: that is no part of fromView or toView.
  @Test(arguments: [#"{ "push": "c" }, { "pop": true }"#, #"{ "replace": "c" }"#, #"{ "setViewControllers": ["c"] }"#])
  func insideOfAContainerTheyStay(steps: String) throws {
    let film = try film(Self.over, steps)
    #expect(film.transitions.allSatisfy { $0.pairs.isEmpty && $0.skipped.allSatisfy { $0.path == "c/card" } })
  }

  // UIKit adds items from the left, then the title view, behind all of the screen: the last of several with a heroID is the partner (V3).
  @Test func inTheOrderOfTheirPlaces() throws {
    func item(_ side: Double, _ id: String) -> String {
      #"{ "view": { "frame": [0, 0, \#(side), \#(side)], "heroID": "\#(id)" } }"#
    }
    let b =
      Self.titled(
        view: #"{ "subviews": [ { "frame": [0, 300, 9, 9], "heroID": "logo" } ] }"#,
        more: #", "left": [ \#(item(30, "left")) ], "right": [ \#(item(20, "outer")), \#(item(24, "inner")) ]"#)
      + #", "toolbarItems": [ { "systemItem": "flexibleSpace" }, \#(item(28, "tool")) ]"#
    let ids = ["tool", "left", "inner", "outer", "logo"]
    let a = ids.map { #"{ "name": "\#($0)", "frame": [10, 10, 40, 40], "heroID": "\#($0)" }"# }.joined(separator: ", ")
    func plan(_ canvas: String = "") throws -> TransitionPlan {
      try film(
        #""a""#, #"{ "present": \#(Self.over), "animation": "none" }"#, a: #""view": { "subviews": [ \#(a) ] }"#, b: b,
        canvas: canvas
      ).transitions[0]
    }
    let item = "b.navigationItem"
    let slots = ["b.toolbarItems[1]", "\(item).left[0]", "\(item).right[1]", "\(item).right[0]", Self.title]
    let found = try plan()
    expectEqual(pairs(found), zip(ids, slots).map { ["a/\($0)", $1] })
    expectEqual(found.warnings.map(\.sentence), ["heroID 'logo' is on 2 views of 'b': b/0, \(Self.title)"])
    // The toolbar is 44 high at the lower edge; the second item from the right stands 16 points from the first.
    func places(_ plan: TransitionPlan) -> [PlanValue?] {
      slots.map { slot in plan.views.first { $0.path == slot }?.keys.first { $0.name == "position" }?.to }
    }
    let points = [(170.0, 378.0), (31, 22), (136, 22), (174, 22), (91, 22)]
    // The title view moves aside from the middle, to 8 points before the right items, which begin at 124.
    expectEqual(places(found), points.map { .numbers([$0.0, $0.1]) })
    let mirrored = try plan(#", "layoutDirection": "rtl""#)
    expectEqual(places(mirrored), points.map { .numbers([200 - $0.0, $0.1]) })
    expectEqual(pairs(mirrored), pairs(found))
  }

  @Test func modifiersAndSubviewsCount() throws {
    let keys = #""subviews": [ { "name": "dot", "frame": [5, 5, 10, 10], "heroModifiers": "fade scale(0.5)" } ]"#
    let film = try film(#""a""#, #"{ "present": \#(Self.over), "animation": "none" }"#, b: Self.titled(keys))
    let plan = film.transitions[0]
    expectEqual(plan.views.map(\.path), ["\(Self.title)/dot"])
    expectEqual(plan.views[0].keys.map(\.name), ["opacity", "transform"])
    // The title view itself does not animate: it stays in the bar, without its subview.
    let layers = film.moment(at: plan.start + plan.duration / 2).tree.layers
    #expect(shown(Self.title, in: layers).count == 1 && shown("\(Self.title)/dot", in: layers).isEmpty)
  }

  // CascadePreprocessor delays what is inside of the bar's direct subviews, the background first, the content second.
  @Test func aCascadeOfTheBarReachesThem() throws {
    let film = try film(
      #""a""#,
      #"{ "present": { "navigation": ["b"], "bar": { "heroModifiers": "cascade(0.1)" } }, "animation": "none" }"#,
      b: Self.titled(#""heroModifiers": "fade""#))
    expectEqual(film.transitions[0].views.map(\.path), [Self.title])
    expectEqual(film.transitions[0].views[0].delay, 0.1)
  }

  @Test func whatABarDoesNotShowIsNotThere() throws {
    for (container, keys) in [
      (Self.over, #", "navigationBar": { "hidden": true }"#), (#"{ "navigation": ["b"] }"#, ""),
      (#"{ "navigation": ["b"], "bar": { "largeTitles": true } }"#, ""),
    ] {
      let film = try film(#""a""#, #"{ "present": \#(container) }"#, b: Self.titled() + keys)
      #expect(film.transitions[0].pairs.isEmpty, "\(container)")
    }
  }

  @Test func aTabBarControllersOwnItem() throws {
    let film = try film(
      #""a""#,
      #"{ "present": { "navigation": [{ "tabs": ["c"], "navigationItem": { "titleView": "#
        + #"{ "frame": [0, 0, 50, 30], "heroID": "logo" } } }], "bar": {} } }"#,
      a: Self.card)
    // Behind the screen's own card.
    expectEqual(pairs(film.transitions[0]), [["a/card", "c.tabBarController.navigationItem.titleView"]])
  }

  // What an over-full-screen change leaves is hidden in the bar too (rule L7), until the container comes back.
  @Test func itStaysHiddenUnderAnOverFullScreenOne() throws {
    let film = try film(
      Self.over, #"{ "present": "a" }, { "wait": 0.1 }, { "dismiss": true }, { "wait": 0.1 }"#,
      a: #""modalPresentationStyle": "overFullScreen", "# + Self.card)
    let (present, dismiss) = (film.transitions[0], film.transitions[1])
    expectEqual((pairs(present), pairs(dismiss)), ([[Self.title, "a/card"]], [["a/card", Self.title]]))
    let between = film.moment(at: dismiss.start - 0.05).tree.layers
    #expect(shown(Self.title, in: between).isEmpty && shown("navigationBar/background", in: between).count == 1)
    let after = film.moment(at: film.duration - 0.01).tree.layers
    expectEqual(shown("navigationBar/title", in: after).count, 1)
  }

  @Test func stepsAndGesturesChangeThem() throws {
    let item = #""set": { "b": { "navigationItem": { "titleView": { "frame": [0, 0, 80, 20], "heroID": "logo" } } } }"#
    let drag =
      #""interactive": [ { "at": 0, "progress": 0.5, "apply": { "\#(Self.title)": "position(7, 9)" } }, "#
      + #"{ "at": 0.2, "cancel": true } ]"#
    let film = try film(
      #""a""#,
      #"{ "present": \#(Self.over) }, { "dismiss": true, \#(drag) }, { "dismiss": true, \#(item) }"#)
    let (dragged, last) = (film.transitions[1], film.transitions[2])
    #expect(film.warnings.isEmpty)
    let snapshots = film.moment(at: dragged.start + 0.1).tree.layers.filter { $0.role == .snapshot }
    expectEqual(snapshots.filter { $0.path == Self.title }.map(\.position), [Point(x: 7, y: 9)])
    expectEqual(value(last, Self.title, "bounds.size").first, .numbers([80, 20]))
  }

  @Test func withoutHeroNothingMoves() throws {
    let film = try film(#""a""#, #"{ "present": { "navigation": ["b"], "bar": {}, "isHeroEnabled": false } }"#)
    #expect(film.transitions[0].reason == .system && film.transitions[0].pairs.isEmpty)
    let off = try self.film(
      #""a""#, #"{ "present": \#(Self.over) }"#, b: Self.titled(#""heroID": "logo", "isHeroEnabled": false"#))
    #expect(off.transitions[0].skipped.map(\.reason).contains(.disabled))
  }
}

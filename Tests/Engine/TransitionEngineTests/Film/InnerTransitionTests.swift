import HeroGeometry
import HeroLayers
import HeroModel
import HeroScene
import HeroTesting
import TransitionEngine

/// Rule C8: one embedded screen gives way to another inside of a view.
struct InnerTransitionTests {
  /// A box of 100 × 80 at (20, 50) with a child, and a button below it; the children have a dot at (10, 10) and (60, 40).
  private func text(_ steps: String, first: String = "", second: String = "") -> String {
    #"""
    { "version": 1, "canvas": { "width": 200, "height": 400, "scale": 1, "background": "#112233" }, "root": "host",
      "screens": {
        "host": { "view": { "backgroundColor": "white", "subviews": [
          { "name": "box", "frame": [20, 50, 100, 80], "clipsToBounds": true, "embed": "one", "subviews": [
            { "name": "ground", "frame": [0, 0, 100, 80] } ] },
          { "name": "button", "frame": [20, 200, 40, 20], "backgroundColor": "blue" } ] } },
        "one": { "view": { "frame": [0, 0, 100, 80], "backgroundColor": "orange", "subviews": [
          { "name": "dot", "frame": [10, 10, 20, 20], "heroID": "dot" }\#(first) ] } },
        "two": { "view": { "frame": [0, 0, 100, 80], "backgroundColor": "cyan", "subviews": [
          { "name": "dot", "frame": [60, 40, 20, 20], "heroID": "dot",
            "heroModifiers": "duration(1) timingFunction(linear)" }\#(second) ] } },
        "three": { "view": { "frame": [0, 0, 100, 80] } },
        "small": { "view": { "frame": [5, 5, 50, 50] } } },
      "timeline": [ \#(steps) ] }
    """#
  }

  private func show(
    _ steps: String, first: String = "", second: String = ""
  ) throws -> Show {
    try Show(scene: TestScene.load(text(steps, first: first, second: second)))
  }

  private let slide = #"{ "transition": "two", "from": "one", "in": "host/box", "animation": "slide(left)" }"#
  private let match = #"{ "transition": "two", "from": "one", "in": "host/box", "animation": "none" }"#

  // Source: Hero 1.6.4, HeroTransition+Start: container = UIView(frame: transitionContainer.bounds), put on top of the view's subviews;
  // DefaultAnimationPreprocessor.shift takes the container's size.
  @Test func onlyTheBoxChanges() throws {
    let show = try show(slide)
    let plan = show.film.transitions[0]
    // The match takes its second, the default animation 0.35 s.
    expectEqual((plan.kind, plan.from, plan.to, plan.total), (.transition, "one", "two", 1))
    let tree = show.film.moment(at: 0).tree
    #expect(tree.layers.map(\.path) == ["host"] && tree.below.isEmpty)
    expectEqual(tree.layers[0].children.map(\.path), ["host/box", "host/button"])
    let box = tree.layers[0].children[0]
    expectEqual(box.children.map(\.path), ["host/ground", "host/box.container"])
    let container = box.children[1]
    expectEqual((container.position, container.bounds.size), (Point(x: 50, y: 40), Size(width: 100, height: 80)))
    expectEqual(container.backgroundColor, Color(red: 0x11 / 255.0, green: 0x22 / 255.0, blue: 0x33 / 255.0))
    // The screen that comes begins a box's width to the right, the one that goes ends as far to the left.
    try expectEqual(show.key("two", "transform").from, matrix(x: 100))
    try expectEqual(show.key("one", "transform").to, matrix(x: -100))
  }

  @Test func colorAndStyleOfTheContainer() throws {
    let colored = try show(#"{ "transition": "two", "from": "one", "in": "host/box", "containerColor": "red" }"#)
    try expectEqual(colored.layer("host/box.container", .view, at: 0).backgroundColor, Color(red: 1, green: 0, blue: 0))
    let scene = try TestScene.load(
      text(slide).replacing(#""two": {"#, with: #""two": { "modalPresentationStyle": "overFullScreen","#))
    try expectEqual(Show(scene: scene).layer("host/box.container", .view, at: 0).backgroundColor, nil)
  }

  // From (20, 20) to (70, 50) in the container, evenly in a second. Rule V2: what lies outside of the container is not registered, though
  // it is on the canvas.
  @Test func theContainerIsTheScreen() throws {
    let show = try show(
      match, first: #", { "name": "far", "frame": [120, 10, 20, 20], "heroID": "far" }"#,
      second: #", { "name": "near", "frame": [10, 60, 9, 9], "heroID": "far" }"#)
    #expect(close(try show.snapshot("two/dot", at: 0.5).position.numbers, [45, 35]))
    expectEqual(show.film.transitions[0].pairs.map(\.heroID), ["dot"])
  }

  // Rule D2: to's modal type counts, and without one auto is a fade.
  @Test func itIsAPresentation() throws {
    let step = #"{ "transition": "two", "from": "one", "in": "host/box" }"#
    try expectEqual(show(step).film.transitions[0].defaultAnimation, .fade)
    let scene = try TestScene.load(
      text(step).replacing(#""two": {"#, with: #""two": { "isHeroEnabled": false, "modalAnimation": "zoom","#))
    let plan = try Show(scene: scene).film.transitions[0]
    #expect(plan.defaultAnimation == .zoom && plan.reason == .screen && plan.presenting)
  }

  @Test func theNewScreenStays() throws {
    let show = try show(slide + #", { "wait": 1 }"#)
    try expectEqual(show.layer("two", .view, at: 1.5).position, Point(x: 50, y: 40))
    #expect(show.find("one", .view, at: 1.5) == nil && show.find("host/box.container", .view, at: 1.5) == nil)
    try expectEqual(show.layer("host/button", .view, at: 0.2).position, Point(x: 40, y: 210))
  }

  @Test func twoInARowAndAPresentation() throws {
    let show = try show(
      slide + #", { "transition": "three", "from": "two", "in": "host/box", "animation": "slide(left)" }"#
        + #", { "set": { "host/button": { "alpha": 0.5 } }, "transition": "one", "from": "three", "in": "host/box" }"#
        + #", { "replace": "small", "animation": "fade" }"#)
    expectEqual(show.film.transitions.map(\.to), ["two", "three", "one", "small"])
    // Screens that are embedded take part in what happens to the one around them.
    #expect(show.find("one/dot", .view, at: show.film.transitions[3].start) != nil)
    expectEqual(show.find("two", .view, at: show.film.transitions[3].start), nil)
  }

  @Test func aCancelledOneComesBack() throws {
    let show = try show(
      #"{ "transition": "two", "from": "one", "in": "host/box", "animation": "slide(left)", "interactive": ["#
        + #"{ "at": 0, "progress": 0.5 }, { "at": 0.1, "progress": 0.2, "apply": { "two/dot": "position(7, 8)" } },"#
        + #"{ "at": 0.2, "cancel": true } ] }, { "wait": 1 }"#)
    try expectEqual(show.snapshot("two/dot", at: 0.15).position, Point(x: 7, y: 8))
    let end = show.film.duration - 0.5
    #expect(show.find("one", .view, at: end) != nil && show.find("two", .view, at: end) == nil)
  }

  // Source: the same file: fromView.frame is converted into the container, toView.frame takes it as it was before; HeroTransition+Complete:
  // transitionContainer.addSubview(toView).
  @Test func aContainerThatIsLargerThanTheBox() throws {
    let show = try show(
      #"{ "transition": "two", "from": "one", "in": "host", "animation": "none" }, { "wait": 1 }"#)
    try expectEqual(show.layer("one", .view, at: 0).position, Point(x: 70, y: 90))
    try expectEqual(show.layer("two", .view, at: 0).position, Point(x: 50, y: 40))
    #expect(close(try show.snapshot("two/dot", at: 0).position.numbers, [40, 70]))
    let host = show.film.moment(at: show.film.duration).tree.layers[0]
    expectEqual(host.children.map(\.path), ["host/box", "host/button", "two"])
  }

  /// What is said of a scene, or of its film.
  private func problem(_ text: String) -> String {
    let error = #expect(throws: SceneError.self) { try Film(scene: TestScene.load(text)) }
    return error?.diagnostics.map(\.message).joined(separator: "\n") ?? ""
  }

  @Test func whatCannotBeIsSaid() {
    for (step, reason) in [
      (#""transition": "two", "from": "three", "in": "host/box""#, "'three' is not embedded in 'host/box'"),
      (#""transition": "two", "from": "one", "in": "host/button""#, "'one' is not embedded in 'host/button'"),
      (#""transition": "host", "from": "one", "in": "host/box""#, "'host' is on the stack already"),
      (#""transition": "small", "from": "one", "in": "host/box""#, #"give its view "frame": [0, 0, 100, 80]"#),
      (#""transition": "two", "from": "one", "in": "three""#, "'three' is not on screen"),
      (#""transition": "two", "in": "host/box""#, "missing key 'from'"),
      (#""transition": "two", "from": "one""#, "missing key 'in'"),
      (#""transition": "two", "from": "one", "in": "host/bax""#, "no view 'host/bax'"),
      (#""push": "two", "in": "host/box""#, "'in' goes with 'present' or 'transition', not with 'push'"),
    ] { #expect(problem(text("{ \(step) }")).contains(reason), "\(step)") }
    for (what, other, reason) in [
      (#""frame": [20, 200, 40, 20]"#, #""frame": [20, 200, 40, 20], "embed": "one""#, "already"),
      (#""three": { "view": { "frame": [0, 0, 100, 80] }"#, #""three": { "view": { "embed": "three" }"#, "in itself"),
      (
        #""one": { "view": { "frame": [0, 0, 100, 80],"#, #""one": { "view": {"#,
        #"give its view "frame": [0, 0, 100, 80]"#
      ),
    ] {
      let scene = text(#"{ "wait": 1 }"#).replacing(what, with: other)
      #expect(problem(scene).contains(reason), "\(reason)")
    }
  }
}

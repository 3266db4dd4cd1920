import Foundation
import HeroGeometry
import HeroTransition
import Testing

@testable import HeroRender

/// The same document whatever the order of its keys.
func expectSameJSON(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let left = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  let right = try #require(try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary)
  #expect(left == right, sourceLocation: sourceLocation)
}

/// A plan that uses every kind of value.
func samplePlan() -> TransitionPlan {
  var plan = TransitionPlan(index: 0, step: 1, kind: .present, from: "list", to: "detail")
  plan.start = 0.1
  plan.duration = 0.6189393007500668
  plan.total = 0.6189393007500668
  plan.defaultAnimation = "fade"
  plan.stackBefore = "list"
  plan.stackAfter = "list detail"
  plan.pairs = [.init(heroID: "card", source: "list/card", destination: "detail/card")]
  plan.views = [
    ViewPlan(
      path: "list/card", appearing: false, heroID: "card", delay: 0, duration: 0.34403939666093536,
      timing: .spring(stiffness: 250, damping: 25, settling: 0.6189393007500668, curve: [0.4, 0, 0.2, 1]), arc: 1,
      coordinateSpace: "global",
      keys: [
        .init(name: "bounds.size", from: .numbers([80, 60]), to: .numbers([200, 150])),
        .init(name: "cornerRadius", from: .number(8), to: .number(0)),
        .init(name: "backgroundColor", from: .color(nil), to: .color(Color(red: 1, green: 0.5, blue: 0, alpha: 0.25))),
        .init(name: "masksToBounds", from: .flag(false), to: .flag(true)),
        .init(
          name: "shadowPath", from: .path(nil),
          to: .path(Path(elements: [.move(Point(x: 1, y: 2)), .line(Point(x: 3.5, y: -4)), .close]))),
      ]),
    ViewPlan(
      path: "detail/note", appearing: true, heroID: nil, delay: 0.05, duration: 0.22133333333333333,
      timing: .curve([0.4, 0, 0.2, 1]), arc: nil, coordinateSpace: "local",
      keys: [
        .init(
          name: "transform", from: .numbers(Transform3D.translation(y: -40).elements),
          to: .numbers(Transform3D.identity.elements))
      ]),
  ]
  plan.skipped = [.init(path: "detail/rows", reason: "nothing to animate (V4)")]
  plan.warnings = ["something odd"]
  return plan
}

@Suite struct PlanDocumentTests {
  @Test func everyMemberIsThere() throws {
    let step = StepPlan(
      index: 1, action: "present detail", start: 0.1, duration: 0.5, transition: 0, stackBefore: "list",
      stackAfter: "list + detail")
    let wait = StepPlan(
      index: 0, action: "wait 0.1", start: 0, duration: 0.1, transition: nil, stackBefore: "list", stackAfter: "list")
    let document = PlanDocument.json(
      duration: 1.2689393007500667, steps: [wait, step], transitions: [samplePlan()])
    try expectSameJSON(
      document.pretty(),
      """
      { "version": 1, "duration": 1.2689393007500667,
        "steps": [
          { "step": 0, "action": "wait 0.1", "start": 0, "duration": 0.1, "transition": null,
            "stackBefore": "list", "stackAfter": "list" },
          { "step": 1, "action": "present detail", "start": 0.1, "duration": 0.5, "transition": 0,
            "stackBefore": "list", "stackAfter": "list + detail" }
        ],
        "transitions": [ {
        "index": 0, "step": 1, "kind": "present", "from": "list", "to": "detail", "start": 0.1,
        "duration": 0.6189393007500668, "total": 0.6189393007500668, "presenting": true,
        "defaultAnimation": "fade", "animationReason": "auto", "insertToViewFirst": false,
        "stackBefore": "list", "stackAfter": "list detail",
        "pairs": [ { "heroID": "card", "source": "list/card", "destination": "detail/card" } ],
        "views": [
          { "path": "list/card", "appearing": false, "heroID": "card", "delay": 0, "duration": 0.34403939666093536,
            "timing": { "stiffness": 250, "damping": 25, "settling": 0.6189393007500668, "curve": [0.4, 0, 0.2, 1] },
            "arc": 1, "coordinateSpace": "global",
            "keys": {
              "bounds.size": { "from": [80, 60], "to": [200, 150] },
              "cornerRadius": { "from": 8, "to": 0 },
              "backgroundColor": { "from": null, "to": [1, 0.5, 0, 0.25] },
              "masksToBounds": { "from": false, "to": true },
              "shadowPath": { "from": null, "to": "M1 2L3.5 -4Z" } } },
          { "path": "detail/note", "appearing": true, "heroID": null, "delay": 0.05, "duration": 0.22133333333333333,
            "timing": [0.4, 0, 0.2, 1], "arc": null, "coordinateSpace": "local",
            "keys": { "transform": { "from": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -40, 0, 1],
              "to": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] } } } ],
        "skipped": [ { "path": "detail/rows", "reason": "nothing to animate (V4)" } ],
        "warnings": [ "something odd" ] } ] }
      """)
  }

  @Test func keysKeepTheirOrder() throws {
    let text = PlanDocument.json(duration: 1, transitions: [samplePlan()]).pretty()
    let size = try #require(text.range(of: "\"bounds.size\""))
    let radius = try #require(text.range(of: "\"cornerRadius\""))
    #expect(size.lowerBound < radius.lowerBound)
  }

  @Test func aNumberThatIsNoneBecomesNull() throws {
    var plan = TransitionPlan(index: 0, step: 0, kind: .pop, from: "a", to: "b")
    plan.total = .infinity
    #expect(PlanDocument.json(duration: 0, transitions: [plan]).pretty().contains("\"total\": null"))
  }
}

@Suite struct PlanTextTests {
  @Test func readsAsTables() {
    #expect(
      PlanText.text(duration: 1.2689393007500667, transitions: [samplePlan()]) == """
        film: 1.269 s, 1 transition

        transition 0: present list → detail (step 1)
          start      0.100 s
          duration   0.619 s
          animation  fade, resolved from auto
          order      destination on top
          stack      list → list detail
          pairs
            card  list/card → detail/card
          views
            list/card: disappearing, heroID card, 0.344 s, spring(250, 25) settling in 0.619 s, standard, arc 1, global space
              bounds.size      80×60 → 200×150
              cornerRadius     8 → 0
              backgroundColor  none → #ff8000 25 %
              masksToBounds    false → true
              shadowPath       none → path of 3 elements
            detail/note: appearing, after 0.050 s, 0.221 s, standard, local space
              transform  translate(0, -40) → identity
          skipped
            detail/rows  nothing to animate (V4)
          warnings
            something odd

        """)
  }

  @Test func transformsReadAsModifiers() {
    func text(_ transform: Transform3D) -> String { ValueText.transform(transform.elements) }
    #expect(text(.identity) == "identity")
    #expect(text(.scale(x: 0.7, y: 0.7)) == "scale(0.7)")
    #expect(text(.scale(x: 0.7, y: -2)) == "scale(0.7, -2)")
    #expect(text(.translation(x: 1, y: 2, z: 3)) == "translate(1, 2, 3)")
    #expect(text(.rotation(angle: 0.2, x: 0, y: 0, z: 1)) == "rotate(0.2)")
    // As the modifiers `translate(5, 6) rotate(0.5) scale(2)` build it: the newest acts first.
    let built = Transform3D.identity.translated(x: 5, y: 6).rotated(angle: 0.5, x: 0, y: 0, z: 1).scaled(x: 2, y: 2)
    #expect(text(built) == "translate(5, 6) rotate(0.5) scale(2)")
    let skewed = Transform3D(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    #expect(text(skewed) == "(1, 0, 0, 0, 0.5, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)")
  }
}

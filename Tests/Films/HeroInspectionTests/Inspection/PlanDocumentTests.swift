import Foundation
import HeroGeometry
import HeroJSON
import HeroRender
import HeroTesting
import TransitionEngine

@testable import HeroInspection

/// The same document whatever the order of its keys.
func expectSameJSON(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let left = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  let right = try #require(try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary)
  expectEqual(left, right, sourceLocation: sourceLocation)
}

/// A plan that uses every kind of value.
func samplePlan() -> TransitionPlan {
  var plan = TransitionPlan(index: 0, step: 1, kind: .present, from: "list", to: "detail")
  plan.start = 0.1
  plan.duration = 0.6189393007500668
  plan.total = 0.6189393007500668
  plan.defaultAnimation = .fade
  plan.stackBefore = "list"
  plan.stackAfter = "list detail"
  plan.written = [
    .init(path: "list/card", heroID: "card", modifiers: [.arc(1), .spring(stiffness: 250, damping: 25)]),
    .init(path: "detail/note", heroID: nil, modifiers: [.translate(x: 0, y: -40, z: 0)]),
  ]
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
  plan.skipped = [.init(path: "detail/rows", reason: .nothingToAnimate)]
  plan.warnings = [.withoutHero(from: "list", to: "detail", .navigation)]
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
        "index": 0, "step": 1, "kind": "present", "from": "list", "to": "detail",
        "fromView": "list", "toView": "detail", "start": 0.1,
        "duration": 0.6189393007500668, "total": 0.6189393007500668, "presenting": true,
        "defaultAnimation": "fade", "animationReason": "auto", "insertToViewFirst": false,
        "stackBefore": "list", "stackAfter": "list detail",
        "written": [ { "path": "list/card", "heroID": "card", "modifiers": ["arc", "spring(250, 25)"] },
          { "path": "detail/note", "heroID": null, "modifiers": ["translate(0, -40)"] } ],
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
        "skipped": [ { "path": "detail/rows",
          "reason": "nothing to animate (V4: a view animates when a modifier or a match changes how it looks; timing alone does not)" } ],
        "warnings": [
          "Hero is disabled for this change from 'list' to 'detail': it is UIKit's own (C6: Hero must be enabled on the presented screen or the controller, else the change is UIKit's own)" ] } ] }
      """)
  }

  @Test func keysKeepTheirOrderAndANumberThatIsNoneBecomesNull() throws {
    var plan = samplePlan()
    plan.total = .infinity
    let text = PlanDocument.json(duration: 1, transitions: [plan]).pretty()
    let size = try #require(text.range(of: "\"bounds.size\""))
    let radius = try #require(text.range(of: "\"cornerRadius\""))
    #expect(size.lowerBound < radius.lowerBound && text.contains("\"total\": null"))
  }
}

@Suite struct PlanTextTests {
  @Test func readsAsTables() {
    expectEqual(
      PlanText.text(duration: 1.2689393007500667, transitions: [samplePlan()]),
      """
      film: 1.269 s, 1 transition
      units: points, seconds, radians; radial(x, y) in points of the cascading view's bounds

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
            transform  translate(0, -40) = matrix(1, 0, 0, 1, 0, -40) → identity
        skipped
          detail/rows  nothing to animate (V4: a view animates when a modifier or a match changes how it looks; timing alone does not)
        warnings
          Hero is disabled for this change from 'list' to 'detail': it is UIKit's own (C6: Hero must be enabled on the presented screen or the controller, else the change is UIKit's own)

      """)
  }

  @Test func transformsReadAsModifiers() {
    let turned = Transform3D.identity.translated(x: 5, y: 6).rotated(angle: 0.5, x: 0, y: 0, z: 1)
    for (transform, text) in [
      (.identity, "identity"), (.scale(x: 0.7, y: 0.7), "scale(0.7)"), (.scale(x: 0.7, y: -2), "scale(0.7, -2)"),
      (.translation(x: 1, y: 2, z: 3), "translate(1, 2, 3)"),
      (.rotation(angle: 0.2, x: 0, y: 0, z: 1), "rotate(0.2)"),
      // As the modifiers `translate(5, 6) rotate(0.5) scale(2)` build it: the newest acts first.
      (turned.scaled(x: 2, y: 2), "translate(5, 6) rotate(0.5) scale(2)"),
      // A way of writing it, not the only one: twice the y axis mirrored.
      (Transform3D.scale(x: 2, y: -1) * .rotation(angle: 0.5, x: 0, y: 0, z: 1), "rotate(0.5) scale(2, -1)"),
      (turned.scaled(y: 0), "translate(5, 6) rotate(0.5) scale(1, 0)"),
      (Transform3D(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), "matrix(1, 0, 0.5, 1, 0, 0)"),
    ] as [(Transform3D, String)] {
      expectEqual(ValueText.transform(transform.elements), text)
    }
    // Rounded to four digits: cos 0.5 · 0.7 = 0.61430…, sin 0.5 · 0.7 = 0.33559….
    let rounded = [0.6143, 0.3356, 0, 0, -0.3356, 0.6143, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1]
    expectEqual(ValueText.transform(rounded, decimals: 4), "translate(5, 6) rotate(0.5) scale(0.7)")
  }

  // The words, applied one after another as rule M2 says (each acts before what is there), make the matrix again.
  @Test(
    arguments: [
      (0.3, 0, 0), (0, 0.7, 0), (0, 2, 0), (0.3, -0.7, 1.2), (0, .pi / 2, 0.4), (-3, 0.1, 0.2),
    ] as [(Double, Double, Double)])
  func rotationsInSpaceReadAsModifiers(x: Double, y: Double, z: Double) throws {
    func turned(_ transform: Transform3D, _ angles: [Double]) -> Transform3D {
      transform.rotated(angle: angles[0], x: 1, y: 0, z: 0).rotated(angle: angles[1], x: 0, y: 1, z: 0)
        .rotated(angle: angles[2], x: 0, y: 0, z: 1)
    }
    var eye = Transform3D.identity
    eye[3, 4] = -1 / 500.0
    let built = turned(eye.translated(x: 5, y: 6, z: 7), [x, y, z]).scaled(x: 2, y: 3, z: 0.5)
    let text = ValueText.transform(built.elements)
    let words = try #require(
      text.wholeMatch(of: #/perspective\(500\) translate\(5, 6, 7\) rotate\((.*)\) scale\(2, 3, 0.5\)/#), "\(text)")
    let angles = words.1.split(separator: ", ").compactMap { Double($0) }
    let again = turned(eye.translated(x: 5, y: 6, z: 7), angles).scaled(x: 2, y: 3, z: 0.5)
    // Angles are printed to three digits, of sides up to 3.
    #expect(zip(built.elements, again.elements).allSatisfy { abs($0 - $1) < 0.01 }, "\(text)")
    if abs(y) < 1.5 { #expect(zip(angles, [x, y, z]).allSatisfy { abs($0 - $1) < 6e-4 }, "\(text)") }
  }

  @Test func perspectiveAloneAndMatricesInSpace() {
    var eye = Transform3D.identity
    eye[3, 4] = -1 / 500.0
    expectEqual(
      ValueText.transformAndMatrix(eye.elements),
      "perspective(500) = (1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1)")
    expectEqual(ValueText.transformAndMatrix(Transform3D.identity.elements), "identity")
    // A last column that no perspective makes.
    var odd = Transform3D.identity
    odd[1, 4] = 0.1
    expectEqual(ValueText.transformAndMatrix(odd.elements), "(1, 0, 0, 0.1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)")
  }

  @Test func numbersAreAsSomebodyWroteThem() {
    for (value, text) in [
      (0.44999999999999996, "0.45"), (0.1 + 0.2, "0.3"), (1.5708, "1.5708"), (0.123456, "0.123456"),
      (2.0 / 3, "0.667"), (-0.0, "0"), (100, "100"), (0.0005, "0.0005"), (1e-17, "0"),
    ] {
      expectEqual(ValueText.number(value), text)
    }
    // Seconds have three digits or those that were written.
    let texts = [0.2, 0.0005, 1.0 / 3, 0.25000000000000006].map(ValueText.seconds)
    expectEqual(texts, ["0.200 s", "0.0005 s", "0.333 s", "0.250 s"])
  }
}

@Suite struct NumbersInDocumentsTests {
  // 0.44999999999999996 is 0.45 but for the last bit; 2/3 has no such neighbour and keeps all its digits.
  @Test func numbersAreAsWrittenAndElseWhole() {
    let document: JSONValue = [
      "a": .numbers([0.44999999999999996, 2.0 / 3, 0.1 + 0.2, 0]), "b": .number(123456.78900000002),
      "c": .number(1e-300),
    ]
    expectEqual(
      document.asWritten.line, #"{"a": [0.45, 0.6666666666666666, 0.3, 0.0], "b": 123456.789, "c": 1e-300}"#)
  }

  @Test func gesturesCascadesAndEffectsAreTold() throws {
    var plan = TransitionPlan(index: 0, step: 0, kind: .dismiss, from: "b", to: "a")
    plan.gesture = .init(finishes: false, release: 0.4, progress: 0.44999999999999996)
    plan.cascades = [.init(path: "b/grid", direction: "radial(100, 20)", delta: 0.05, delay: 0.1, count: 4)]
    plan.views = [
      ViewPlan(
        path: "b/glass", appearing: false, heroID: nil, delay: 0, duration: 0.3, timing: .curve([0, 0, 1, 1]), arc: nil,
        coordinateSpace: "local", keys: [], effectDuration: 0.3)
    ]
    let json = PlanDocument.json(duration: 1, transitions: [plan]).line
    #expect(json.contains(#""gesture": {"outcome": "cancelled", "release": 0.4, "progress": 0.45}"#))
    #expect(
      json.contains(
        #""cascades": [{"path": "b/grid", "direction": "radial(100, 20)", "delta": 0.05, "delay": 0.1, "#
          + #""subviews": 4}]"#))
    #expect(json.contains(#""effect": {"from": 1.0, "to": 0.0, "duration": 0.3}"#))
    let step = StepPlan(
      index: 0, action: "dismiss", start: 0, duration: 1, transition: 0, stackBefore: "a + b", stackAfter: "a + b")
    let text = PlanText.text(duration: 1, steps: [step], transitions: [plan])
    #expect(text.contains("none, resolved from auto, gesture cancelled"))
    #expect(text.contains("  gesture    cancelled: released at 0.400 s, progress 0.45\n"))
    #expect(text.contains("    b/grid  radial(100, 20): 4 subviews, 0.050 s apart, after 0.100 s\n"))
    #expect(
      text.contains("b/glass: disappearing, 0.300 s, linear, local space, blur fraction 1 → 0 in 0.300 s, linear\n"))
    // Goldens keep neither what follows from the scene nor sentences.
    plan.skipped = [.init(path: "b/x", reason: .offScreen)]
    let bare = PlanDocument.json(duration: 1, transitions: [plan], isExplained: false).line
    #expect(bare.contains("off screen (V2)\""))
    for key in ["gesture", "cascades", "effect"] { #expect(!bare.contains("\"\(key)\"")) }
    plan.gesture = .init(finishes: true, release: 0.4, progress: 0.9)
    #expect(PlanDocument.json(duration: 1, transitions: [plan]).line.contains(#""outcome": "finished""#))
  }
}

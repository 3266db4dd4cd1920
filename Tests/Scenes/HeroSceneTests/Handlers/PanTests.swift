import HeroGeometry
import HeroTesting
import HeroTimeline

@testable import HeroModel
@testable import HeroScene
@testable import HeroWords

/// Scene words W5: a gesture as its handler says it.
@Suite struct PanTests {
  private func scene(_ pan: String) -> String {
    SceneText.scene(subviews: #"{"name":"v","frame":[10,20,30,40]}"#, timeline: #"{"present":"b","pan":{\#(pan)}}"#)
  }

  private func step(_ pan: String) throws -> Step { try SceneText.load(scene(pan)).steps[0] }

  private let rule = #""finishWhen":"progress + velocity.y / height > 0.3""#

  /// The canvas is 100 × 200. Three sixtieths of a second, 20 points each: progress is way / 2 / 200.
  @Test func samplesTheHandlerSixtyTimesASecond() throws {
    let step = try step(
      #""from":[50,100],"by":[0,60],"duration":0.05,"progress":"translation.y / 2 / height","#
        + #""apply":{"a/v":"position(center.x + translation.x, center.y + translation.y)"},\#(rule)"#)
    let (samples, release) = try step.gesture
    let times = [0, 1.0 / 60, 2.0 / 60, 0.05]
    #expect(zip(samples, times).allSatisfy { abs($0.time - $1) < 1e-12 } && samples.count == 4)
    #expect(zip(samples, [0, 0.05, 0.1, 0.15]).allSatisfy { abs(($0.progress ?? -1) - $1) < 1e-12 })
    // The view's centre is (25, 40).
    for (sample, y) in zip(samples, [40.0, 60, 80, 100]) {
      guard case .position(let point) = sample.apply.first?.modifiers.first else { throw SceneError([]) }
      #expect(abs(point.x - 25) < 1e-9 && abs(point.y - y) < 1e-9)
      expectEqual(sample.apply[0].view, ViewAddress(screen: 0, view: 1))
    }
    // 0.15 + 1200 / 200 > 0.3.
    expectEqual(release, Release(time: 0.05, finishes: true))
    expectEqual(step.finger, nil)
  }

  @Test func theRuleDecides() throws {
    for (way, finishes) in [
      // 20 points in a second: 0.05 + 20 / 200 = 0.15.
      (#""by":[0,20],"duration":1"#, false), (#""to":[50,120],"duration":1"#, false),
      // 0.25 + 100 / 200.
      (#""by":[0,100],"duration":1"#, true),
      // Eased out, the finger rests at the end: 0.25 + nearly 0.
      (#""by":[0,100],"duration":1,"timing":"deceleration""#, false),
    ] {
      let step = try step(#""from":[50,100],\#(way),"progress":"translation.y / 2 / height",\#(rule)"#)
      try expectEqual(step.gesture.release.finishes, finishes, "\(way)")
    }
  }

  @Test func waysAreStraightBetweenStops() throws {
    let way = FingerWay(stops: [
      .init(time: 0, point: .zero), .init(time: 1, point: Point(x: 10, y: 0)),
      .init(time: 3, point: Point(x: 10, y: 40)),
    ])
    expectEqual(way.location(at: 0.5), Point(x: 5, y: 0))
    expectEqual(way.location(at: 2), Point(x: 10, y: 20))
    expectEqual(way.location(at: 9), Point(x: 10, y: 40))
    let step = try step(
      #""path":[[0,0,0],[1,10,0],[3,10,40]],"show":true,"progress":"location.x / width","finishWhen":"true""#)
    expectEqual(step.finger, way)
  }

  @Test func expressions() throws {
    for (text, progress) in [
      ("abs(translation.y) / height + min(1, 2, 3)", 1.5), ("max(0, translation.x) + Double(2)", 2), ("0.25", 0.25),
      ("-translation.y / -(height)", 0.5),
    ] {
      let (samples, release) = try step(
        #""from":[0,0],"by":[0,100],"duration":1,"progress":"\#(text)","finishWhen":"!(1 > 2) && 1 <= 1""#
      ).gesture
      #expect(abs((samples.last?.progress ?? 0) - progress) < 1e-9 && release.finishes, "\(text)")
    }
  }

  /// Names stand for numbers in either spelling of modifiers, but not in quotes, and not where they are labels.
  @Test func fillsModifiersOfBothSpellings() throws {
    var values = HandlerValues()
    values.set("translation", Point(x: 2, y: -3))
    values.set("width", 10)
    try expectEqual(values.fill("position(translation.x, 1)").text, "position((2.0), 1)")
    try expectEqual(
      values.fill("[.size(CGSize(width: width, height: 1))]").text, "[.size(CGSize(width: (10.0), height: 1))]")
    try expectEqual(values.fill("source('width')").text, "source('width')")
    try expectEqual(values.fill("translate(0, translation.y)").place(of: 14), 13)
    let step = try step(
      #""from":[0,0],"by":[6,0],"duration":1,"apply":{"a/v":"[.translate(x: translation.x / 2)]"},"progress":0.5,"#
        + #""finishWhen":"true""#)
    try expectEqual(step.gesture.samples.last?.apply[0].modifiers, [.translate(x: 3, y: 0, z: 0)])
  }

  @Test func refuses() {
    let (way, rest) = (#""from":[0,0],"by":[0,1]"#, #""progress":"0","finishWhen":"true""#)
    for (pan, problem) in [
      (#""from":[0,0],\#(rest)"#, "pan: give 'by' or 'to', where the finger goes; or a 'path'"),
      (#"\#(way),"finishWhen":"true""#, "pan: missing key 'progress'"),
      (#"\#(way),"progress":"0""#, "pan: missing key 'finishWhen'"),
      (#"\#(way),"progress":"translation.z","finishWhen":"true""#, "unknown name 'translation.z'"),
      (#"\#(way),"progress":"1 / translation.y","finishWhen":"true""#, "division by zero"),
      (#"\#(way),"progress":"0","finishWhen":"progress""#, "expected a condition such as progress > 0.3"),
      (#"\#(way),\#(rest),"duration":61"#, "a pan lasts at most 60 seconds"),
      (#""path":[[1,0,0]],\#(rest)"#, "the path begins at 0 seconds"),
      (#""path":[[0,0,0],[0,1,1]],\#(rest)"#, "times must increase"),
      (
        #"\#(way),\#(rest),"apply":{"a/v":"fade position(0, translaton.y)"}"#,
        "column 18 of the string: unknown name 'translaton.y'; did you mean 'translation.y'?"
      ),
      (#"\#(way),\#(rest),"apply":{"a/w":"fade"}"#, "no view 'a/w'"),
    ] {
      let found = SceneText.messages(scene(pan))
      #expect(found.contains { $0.contains(problem) }, "\(pan): \(found)")
    }
  }

  @Test func doesNotGoWithSamplesOrWaits() {
    let pan = #""pan":{"from":[0,0],"by":[0,1],"progress":0,"finishWhen":"true"}"#
    #expect(
      SceneText.stepProblems(#"{"present":"b",\#(pan),"interactive":[{"at":0,"progress":0},{"at":1,"finish":true}]}"#)
        .contains { $0.hasSuffix("give either 'interactive' or 'pan'") })
    #expect(
      SceneText.stepProblems(#"{"wait":1,\#(pan)}"#).contains { $0.contains("'pan' goes with a transition") })
  }
}

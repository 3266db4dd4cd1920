import HeroGeometry
import HeroTesting

@testable import HeroScene

@Suite struct AdaptationTests {
  // 300 wide becomes 400, 600 high 700.
  static let wider = CanvasOverride(width: 400, height: 700)

  @Test func masksSplitTheDifference() throws {
    for (mask, frame) in [
      ("", [60.0, 40, 180, 20]), (#""flexibleWidth""#, [60, 40, 280, 20]),
      (#""flexibleLeftMargin""#, [160, 40, 180, 20]), (#""flexibleRightMargin""#, [60, 40, 180, 20]),
      // 60, 180 and 60 of 300: a fifth, three fifths, a fifth of the 100.
      (#""flexibleLeftMargin","flexibleWidth","flexibleRightMargin""#, [80, 40, 240, 20]),
      (#""flexibleTopMargin""#, [60, 140, 180, 20]),
      // 20 and 540 of 560: 1/28 of the 100.
      (#""flexibleHeight","flexibleBottomMargin""#, [60, 40, 180, 23.571428571428573]),
    ] {
      let view = #"{"frame":[60,40,180,20],"autoresizing":[\#(mask)]}"#
      try expectEqual(LayoutScene.frames(view), [[60, 40, 180, 20]])
      let found = try LayoutScene.frames(view, override: Self.wider)
      #expect(zip(found[0], frame).allSatisfy { abs($0 - $1) < 1e-9 }, "\(mask): \(found)")
    }
  }

  @Test func masksGoOnInside() throws {
    let view =
      #"{"frame":[0,0,300,600],"autoresizing":["flexibleWidth","flexibleHeight"],"subviews":["#
      + #"{"frame":[280,580,20,20],"autoresizing":["flexibleLeftMargin","flexibleTopMargin"]},{"frame":[280,580,20,20]}]}"#
    try expectEqual(
      LayoutScene.frames(view, override: Self.wider), [[0, 0, 400, 700], [380, 680, 20, 20], [280, 580, 20, 20]])
  }

  @Test func pinsHoldEdges() throws {
    let views = [
      #"{"pin":{"left":16,"right":24,"top":10},"size":[null,44]}"#, #"{"pin":{"right":10,"bottom":20},"size":[50,40]}"#,
      #"{"pin":{"left":1,"top":2,"right":3,"bottom":4}}"#, #"{"pin":{"right":10,"top":5},"text":"abc"}"#,
      #"{"pin":{"bottom":0},"frame":[7,8,30,20]}"#,
    ].joined(separator: ",")
    try expectEqual(
      LayoutScene.frames(views),
      [[16, 10, 260, 44], [240, 540, 50, 40], [1, 2, 296, 594], [260, 5, 30, 20], [7, 580, 30, 20]])
    try expectEqual(
      LayoutScene.frames(views, override: Self.wider),
      [[16, 10, 360, 44], [340, 640, 50, 40], [1, 2, 396, 694], [360, 5, 30, 20], [7, 680, 30, 20]])
  }

  // Source: fact sheet 7: 47 and 34 points on an iPhone 14, 59 on a 15; 20 on an SE.
  @Test func devicesLayOutAnew() throws {
    let canvas = #""device":"iPhone 14""#
    let views = [
      #"{"pin":{"left":16,"right":16,"top":"safeArea"},"size":[null,44]}"#, #"{"safeArea":true,"frame":[5,6,10,10]}"#,
      #"{"safeArea":true}"#, #"{"frame":[0,"{safeArea.top + 8}",10,10]}"#,
      #"{"frame":[0,20,390,824],"subviews":[{"pin":{"left":0,"top":"safeArea","bottom":"safeArea"},"size":[10,null]}]}"#,
    ].joined(separator: ",")
    try expectEqual(
      LayoutScene.frames(views, canvas: canvas),
      [
        [16, 47, 358, 44], [5, 53, 10, 10], [0, 47, 390, 763], [0, 55, 10, 10], [0, 20, 390, 824], [0, 27, 10, 763],
      ])
    let fifteen = try LayoutScene.frames(views, canvas: canvas, override: CanvasOverride(device: "iPhone 15"))
    expectEqual(Array(fifteen.prefix(4)), [[16, 59, 361, 44], [5, 65, 10, 10], [0, 59, 393, 759], [0, 67, 10, 10]])
    let small = try LayoutScene.frames(
      views, canvas: canvas, override: CanvasOverride(device: "iPhone SE (3rd generation)"))
    expectEqual(Array(small.prefix(4)), [[16, 20, 343, 44], [5, 26, 10, 10], [0, 20, 375, 647], [0, 28, 10, 10]])
  }

  // A size that a device has is that device; any other keeps nothing free.
  @Test func sizesOfDevicesHaveTheirSafeArea() throws {
    let view = #"{"safeArea":true}"#
    try expectEqual(LayoutScene.frames(view, canvas: #""width":844,"height":390"#), [[47, 0, 750, 369]])
    try expectEqual(LayoutScene.frames(view, canvas: #""width":300,"height":600"#), [[0, 0, 300, 600]])
  }

  @Test func componentsKnowTheSafeArea() throws {
    let text = """
      { "version": 1, "canvas": { "device": "iPhone 14" }, "root": "a", "components": {
          "bar": { "parameters": { "height": 44 }, "view": { "frame": [0, "{safeArea.top}", 10, "{height + safeArea.bottom}"] } } },
        "screens": { "a": { "view": { "subviews": [ { "component": "bar" } ] } } } }
      """
    expectEqual(LayoutScene.frames(of: try LayoutScene.load(text).screens[0]), [[0, 47, 10, 78]])
  }
}

import HeroGeometry
import HeroTesting

@testable import HeroModel

/// The ruler has 10 points a character and 20 a line.
@Suite struct OwnSizeTests {
  @Test func labelsTakeWhatTheirTextNeeds() throws {
    for (label, frame) in [
      (#""text":"abcde","frame":[7,9]"#, [7.0, 9, 50, 20]), (#""text":"abcde","center":[100,50]"#, [75, 40, 50, 20]),
      (#""text":"","frame":[7,9]"#, [7, 9, 0, 0]),
      // One side may be left out.
      (#""text":"abcdef","numberOfLines":0,"frame":[0,0,40]"#, [0, 0, 40, 40]),
      (#""text":"abcdef","numberOfLines":0,"frame":[0,0,40,null]"#, [0, 0, 40, 40]),
      (#""text":"abcdef","frame":[0,0,null,44]"#, [0, 0, 60, 44]),
      (#""text":"abcdef","center":[50,50],"size":[80]"#, [10, 40, 80, 20]),
    ] { try expectEqual(LayoutScene.frames("{\(label)}"), [frame], "\(label)") }
  }

  @Test func stacksKnowWhatTheyHold() throws {
    let row =
      #"{"type":"stack","frame":[5,5],"spacing":4,"insets":[1,2,3,4],"subviews":[{"text":"ab"},{"size":[30,50]}]}"#
    // 20 + 4 + 30 and 2 + 4 at the sides; 50 and 1 + 3.
    try expectEqual(LayoutScene.frames(row), [[5, 5, 60, 54], [2, 1, 20, 50], [26, 1, 30, 50]])
    let column =
      #"{"axis":"vertical","center":[100,100],"spacing":4,"alignment":"leading","subviews":[{"text":"ab"},{"text":"abcd"}]}"#
    try expectEqual(LayoutScene.frames(column), [[80, 78, 40, 44], [0, 0, 20, 20], [0, 24, 40, 20]])
  }

  @Test func distributionsDecideTheLength() throws {
    // Of equal centring: centres 29 apart, half of 20 and half of 30 outside: (20 + 30) / 2 + 29.
    for (distribution, width) in [
      ("fillEqually", 64.0), ("fillProportionally", 54), ("equalSpacing", 54), ("equalCentering", 54),
    ] {
      let row =
        #"{"frame":[0,0],"spacing":4,"distribution":"\#(distribution)","subviews":[{"size":[20,10]},{"size":[30,10]}]}"#
      try expectEqual(LayoutScene.frames(row)[0], [0, 0, width, 10], "\(distribution)")
    }
  }

  // The row is as wide as the column, its text wraps in what the icon leaves: 100 − 40 = 60, six characters a line.
  @Test func textWrapsInWhatStacksLeaveIt() throws {
    let row = #"{"type":"stack","subviews":[{"size":[40,10]},{"text":"abcdefgh","numberOfLines":0,"size":[60,null]}]}"#
    let column =
      #"{"axis":"vertical","frame":[0,0,100],"subviews":[\#(row),{"text":"abcdefghijkl","numberOfLines":0}]}"#
    try expectEqual(
      LayoutScene.frames(column),
      [[0, 0, 100, 80], [0, 0, 100, 40], [0, 0, 40, 40], [40, 0, 60, 40], [0, 40, 100, 40]])
  }

  @Test func hiddenViewsTakeNoRoom() throws {
    let stack = #"{"type":"stack","frame":[0,0],"spacing":8,"subviews":[{"text":"abc","hidden":true},{"text":"ab"}]}"#
    try expectEqual(LayoutScene.frames(stack)[0], [0, 0, 20, 20])
  }

  @Test func setLaysOutAnew() throws {
    let text = SceneText.scene(
      subviews: #"{"name":"l","text":"ab","frame":[0,0]}"#,
      timeline: #"{"wait":1,"set":{"a/l":{"text":"abcd"}}}"#)
    let scene = try LayoutScene.load(text)
    let changed = try #require(scene.steps[0].screenChanges[0])
    expectEqual(LayoutScene.frames(of: changed), [[0, 0, 40, 20]])
  }

  // Each level asks for its size a few times; remembered, that does not double from level to level.
  @Test(.timeLimit(.minutes(30))) func deepStacksAreMeasuredOnce() throws {
    var stack = #"{"text":"ab"}"#
    for level in 0..<60 {
      stack = #"{"type":"stack","axis":"\#(level % 2 == 0 ? "vertical" : "horizontal")","subviews":[\#(stack)]}"#
    }
    let frames = try LayoutScene.frames(#"{"type":"stack","frame":[0,0],"subviews":[\#(stack)]}"#)
    expectEqual(frames.count, 62)
    #expect(frames.allSatisfy { $0 == [0, 0, 20, 20] })
  }
}

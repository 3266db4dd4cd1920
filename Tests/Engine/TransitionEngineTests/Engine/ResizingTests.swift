import HeroGeometry
import HeroLayers
import HeroTesting

/// Rule L3, "Resizing": what a snapshot that changes size does to the snapshots inside it, and to their pictures.
struct ResizingTests {
  private static let timing = "duration(1) timingFunction(linear)"

  /// p, in it x at (15…25, 25…35), in that y at (1…5, 1…5) and 4 × 4; both fade.
  private func view(
    _ size: String, _ more: String = "", frame: String = "[0,0,100,100]", x: String = "", type: String = ""
  ) -> String {
    #"{"name":"p","frame":\#(frame),\#(type)"heroModifiers":"size(\#(size)) \#(more) \#(Self.timing)","subviews":["#
      + #"{"name":"x","frame":[15,25,10,10],"heroModifiers":"fade \#(x)","subviews":["#
      + #"{"name":"y","frame":[1,1,4,4],"heroModifiers":"fade"}]}]}"#
  }

  private func place(_ show: Show, _ path: String, at time: Double) throws -> [Double] {
    let layer = try show.snapshot(path, at: time)
    return layer.position.numbers + layer.bounds.size.numbers
  }

  private func contents(_ show: Show, _ path: String, at time: Double) throws -> [Double]? {
    try #require(show.snapshot(path, at: time).contents).size?.numbers
  }

  /// A film of a scene whose view x is an image view without y.
  private func image(_ text: String, screen: Int) throws -> Show {
    var scene = try TestScene.load(text)
    scene.screens[screen].views[2].content = .image(ImageContents(image: 0))
    scene.screens[screen].views[3].isHidden = true
    scene.screens[screen].views[3].heroModifiers = nil
    return try Show(scene: scene)
  }

  /// Where views stand at a time: centre and size.
  private func expectPlaces(_ show: Show, at time: Double, _ places: [(String, [Double])], _ tolerance: Double = 1e-9)
    throws
  {
    for (path, numbers) in places {
      #expect(close(try place(show, path, at: time), numbers, tolerance), "\(path) at \(time)")
    }
  }

  // MARK: Who is carried

  @Test func grandchildKeepsItsPlaceAndSizeInsideTheChild() throws {
    // x goes with p from ratio 0.5 × 2 to 1 × 1; half way p is 75 × 150. y stays at (3, 3), 4 × 4.
    let show = try Show(b: view("50, 200"))
    try expectPlaces(show, at: 0, [("b/x", [10, 60, 5, 20])])
    try expectPlaces(show, at: 0.5, [("b/x", [15, 45, 7.5, 15]), ("b/p", [50, 50, 75, 150])])
    for time in [0.0, 0.5] { try expectEqual(place(show, "b/y", at: time), [3, 3, 4, 4], "at \(time)") }
    // A position of its own wins: from (0, 0) to (20, 30).
    let own = try Show(b: view("50, 200", x: "position(0, 0) \(Self.timing)"))
    try expectPlaces(own, at: 0.5, [("b/x", [10, 15, 7.5, 15])])
  }

  @Test func childOfACarriedChildGoesWithAKeyOfItsParentOnly() throws {
    // x has a size key of its own, from 20 × 20 to 10 × 10: y goes with that, 3 · 2 and 4 · 2 at the start.
    let show = try Show(b: view("50, 200", x: "size(20, 20) \(Self.timing)"))
    try expectPlaces(show, at: 0, [("b/y", [6, 6, 8, 8]), ("b/x", [10, 60, 20, 20])])
    try expectPlaces(show, at: 0.5, [("b/x", [15, 45, 15, 15])])
  }

  // MARK: Pictures

  @Test func carriedPictureHasTheSizeOfTheRunsEndFromTheFirstMoment() throws {
    // Appearing, x ends at its own 10 × 10. Disappearing with p to 50 × 200, x ends at 5 × 20.
    let appearing = try Show(b: view("50, 200"))
    let disappearing = try Show(a: view("50, 200"))
    for time in [0.0, 0.5, 0.9] {
      try expectEqual(contents(appearing, "b/x", at: time), [10, 10], "at \(time)")
      #expect(try close(contents(disappearing, "a/x", at: time) ?? [], [5, 20]), "at \(time)")
      try expectEqual(contents(appearing, "b/p", at: time), nil)
      try expectEqual(contents(appearing, "b/y", at: time), nil)
    }
  }

  @Test func carriedImageKeepsItsOwnSize() throws {
    let show = try image(TestScene.text(a: view("50, 200")), screen: 0)
    try expectEqual(contents(show, "a/x", at: 0.5), [10, 10])
    #expect(close(try place(show, "a/x", at: 0.5), [15, 45, 7.5, 15]))
  }

  // One with a size key of its own stretches its picture.
  @Test func carriedEffectHasTheSizeOfTheRunsEnd() throws {
    let text = view("50, 200").replacing(#""name":"x","#, with: #""name":"x","type":"visualEffect","effect":"light","#)
    #expect(try close(contents(Show(a: text), "a/x", at: 0.5) ?? [], [5, 20]))
    try expectEqual(contents(Show(b: view("50, 200", x: "size(20, 20)")), "b/x", at: 0.1), nil)
  }

  @Test func afterAReleaseThePictureHasTheSizeOfThatRunsEnd() throws {
    // Dragged half way and cancelled: the run back ends at p's own size, so x's picture is 10 × 10 from then on.
    let show = try Show(a: view("50, 200"), steps: held("cancel"))
    #expect(try close(contents(show, "a/x", at: 0.15) ?? [], [5, 20]))
    #expect(try close(contents(show, "a/x", at: 0.3) ?? [], [10, 10]))
  }

  @Test func appliedSizeCarriesTheChildren() throws {
    // p is held at 200 × 50, twice and half its own size.
    let show = try Show(
      b: view("50, 200"),
      steps: #"{"present":"b","animation":"none","interactive":["#
        + #"{"at":0,"progress":0,"apply":{"b/p":"size(200, 50)"}},{"at":0.2,"finish":true}]}"#)
    #expect(close(try place(show, "b/x", at: 0.1), [40, 15, 20, 5]))
    #expect(try close(contents(show, "b/x", at: 0.1) ?? [], [20, 5]))
  }

  // MARK: Sides of zero

  @Test func childOfAViewWithoutSizeFillsItForTheWholeRun() throws {
    // p appears at 0 × 50 coming from 100 × 200: half way 50 × 125, x fills it.
    let show = try Show(b: view("100, 200", frame: "[0,0,0,50]"))
    #expect(close(try place(show, "b/x", at: 0), [50, 100, 100, 200]))
    #expect(close(try place(show, "b/x", at: 0.5), [25, 62.5, 50, 125]))
    // The end has a side of zero: y runs there from its own place, its picture from its own size.
    #expect(close(try place(show, "b/y", at: 0.5), [1.5, 14, 2, 27]))
    #expect(try close(contents(show, "b/x", at: 0.5) ?? [], [5, 30]))
  }

  @Test func startWithoutSizeIsFilledAndLeavesTheSubtreeWithoutSize() throws {
    // p comes from 0 × 50: half way 50 × 75. x fills it; y was laid over the start and stays there.
    let show = try Show(b: view("0, 50"))
    #expect(close(try place(show, "b/x", at: 0.5), [25, 37.5, 50, 75]))
    try expectEqual(contents(show, "b/x", at: 0.5), [100, 100])
    try expectEqual(place(show, "b/y", at: 0.5), [0, 25, 0, 50])
  }

  @Test func endWithoutSizeIsFilledWithTheSubtree() throws {
    // p goes to 0 × 0 from 100 × 100: x, from (20, 30) and 10 × 10, and y, from (3, 3) and 4 × 4, run to nothing with it.
    let show = try Show(a: view("0, 0"))
    try expectPlaces(show, at: 0.5, [("a/x", [10, 15, 5, 5]), ("a/y", [1.5, 1.5, 2, 2])])
    #expect(try close(contents(show, "a/x", at: 0.5) ?? [], [5, 5]))
    // To 0 × 200: x runs from (20, 30), 10 × 10 to (0, 100), 0 × 200, not to twice its height.
    try expectPlaces(Show(a: view("0, 200")), at: 0.5, [("a/x", [10, 65, 5, 105])])
  }

  @Test func childWithoutWidthTakesItsChildrenDownToItsSize() throws {
    // x is 0 wide. p's run ends at its own size, where Hero's setSize gives x its own 0 × 10 and y x's whole: at (0, 5), 0 × 10.
    let show = try Show(b: view("50, 200").replacing("[15,25,10,10]", with: "[15,25,0,10]"))
    try expectPlaces(show, at: 0.999999, [("b/x", [15, 30, 0, 10]), ("b/y", [0, 5, 0, 10])], 1e-3)
  }

  // MARK: A second run after a side of zero

  private func held(_ end: String, samples: String = #"{"at":0.1,"progress":0.5}"#) -> String {
    #"{"present":"b","animation":"none","interactive":[{"at":0,"progress":0},\#(samples),{"at":0.2,"\#(end)":true}]}"#
  }

  /// p comes from 0 × 50, is held half way at 50 × 75, and let go at 0.2 s, which runs half a second.
  private func heldFromZero(_ end: String) throws -> Show { try Show(b: view("0, 50"), steps: held(end)) }

  @Test func childFillsItsParentAfterTheReleaseToo() throws {
    // Hero's setSize scales what the run before left: x was laid over p. Half way to 100 × 100 p is 75 × 87.5.
    let show = try heldFromZero("finish")
    try expectPlaces(show, at: 0.2, [("b/x", [25, 37.5, 50, 75])])
    try expectPlaces(show, at: 0.45, [("b/x", [37.5, 43.75, 75, 87.5])])
    try expectEqual(contents(show, "b/x", at: 0.45), [100, 100])
    try expectEqual(place(show, "b/y", at: 0.45), [0, 25, 0, 50])
  }

  @Test func cancelRunsBackToZeroFromWhatTheFirstRunLeft() throws {
    // Half way back p is 25 × 62.5, and x's picture, laid out to 100 × 100, is half way to 0 × 50.
    let show = try heldFromZero("cancel")
    #expect(close(try place(show, "b/x", at: 0.45), [12.5, 31.25, 25, 62.5]))
    #expect(try close(contents(show, "b/x", at: 0.45) ?? [], [50, 75]))
    try expectEqual(place(show, "b/y", at: 0.45), [0, 25, 0, 50])
  }

  @Test func imageThatWasLaidOverZeroStaysSo() throws {
    // No layout reaches the image view in x's snapshot: it keeps the 0 × 50 that the first run began with.
    let show = try image(TestScene.text(b: view("0, 50"), steps: held("finish")), screen: 1)
    try expectEqual(contents(show, "b/x", at: 0.45), [0, 50])
    #expect(close(try place(show, "b/x", at: 0.45), [37.5, 43.75, 75, 87.5]))
  }

  @Test func targetThatChangesToZeroIsFilledOnTheWayThere() throws {
    // p goes from 50 × 200 to 100 × 100 and is held half way at 75 × 150; then its start becomes 0 × 0, and a cancel runs there.
    let samples = #"{"at":0.1,"progress":0.5,"changeTarget":{"b/p":"size(0, 0)"},"isDestination":false}"#
    let show = try Show(b: view("50, 200"), steps: held("cancel", samples: samples))
    // Half way 37.5 × 75; x from (15, 45), 7.5 × 15 to nothing, y from (3, 3), 4 × 4.
    try expectPlaces(show, at: 0.2, [("b/x", [15, 45, 7.5, 15])])
    try expectPlaces(show, at: 0.45, [("b/x", [7.5, 22.5, 3.75, 7.5]), ("b/y", [1.5, 1.5, 2, 2])])
  }

  @Test func appliedZeroCountsForTheReleaseThoughAnUpdateFollows() throws {
    // The second update seeks p's own run again, and x goes with that; but Hero's setSize had laid x over p, so the release begins there.
    let samples = #"{"at":0.05,"progress":0.2,"apply":{"b/p":"size(0, 10)"}},{"at":0.1,"progress":0.5}"#
    let show = try Show(b: view("50, 200"), steps: held("finish", samples: samples))
    #expect(close(try place(show, "b/x", at: 0.15), [15, 45, 7.5, 15]))
    #expect(close(try place(show, "b/x", at: 0.45), [43.75, 62.5, 87.5, 125]))
  }

  // MARK: Who carries nothing

  @Test func effectsLiveViewsAndScaledSizesCarryNothing() throws {
    let effect = try Show(b: view("50, 200", type: #""type":"visualEffect","effect":"light","#))
    try expectEqual(contents(effect, "b/x", at: 0), nil)
    for show in [
      effect, try Show(b: view("50, 200", "useNoSnapshot")),
      try Show(b: view("50, 200", "useScaleBasedSizeChange")),
    ] { try expectEqual(place(show, "b/x", at: 0), [20, 30, 10, 10]) }
  }
}

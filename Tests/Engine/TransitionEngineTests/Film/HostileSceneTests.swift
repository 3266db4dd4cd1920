import HeroGeometry
import HeroLayers
import HeroTesting
import TransitionEngine

/// Scenes that nobody means: they may look odd, they may not crash or hang.
struct HostileSceneTests {
  /// Plans and looks at many times; the canvas must still be there.
  private func expectShows(_ show: Show, _ what: String = "") {
    for part in 0...20 {
      let tree = show.film.moment(at: show.film.duration * Double(part) / 20).tree
      expectEqual(tree.size, Size(width: 200, height: 400), "\(what)")
      for layer in tree.layers { expectDrawable(layer, what) }
    }
  }

  /// What is clamped is within its range (rule T8).
  private func expectDrawable(_ layer: Layer, _ what: String) {
    #expect((0...1).contains(layer.opacity), "\(what)")
    #expect(!(layer.cornerRadius < 0) && !(layer.borderWidth < 0), "\(what)")
    #expect(!(layer.bounds.size.width < 0) && !(layer.bounds.size.height < 0), "\(what)")
    for child in layer.children { expectDrawable(child, what) }
  }

  @Test func extremeModifiersAreHarmless() throws {
    for modifiers in [
      "size(0, 0)", "size(0, 0) useScaleBasedSizeChange", "scale(0)", "scale(0, 0, 0) rotate(1)", "position(1e9, -1e9)",
      "translate(1e9, 1e9) scale(1e9)", "delay(1e9)", "delay(-1e9)", "duration(1e9)", "duration(1e-300)",
      "rotate(1e9)", "perspective(1e-300)", "cornerRadius(1e9)", "anchorPoint(1e9, -1e9)", "arc(1e9) position(1, 1)",
      "spring(1e9, 1e-300) fade", "spring(1e-300, 1e9) fade", "contentsRect(1e9, 0, 0, 0)", "zPosition(-1e9) fade",
      "transform(0,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0)", "shadowRadius(1e9) shadowOpacity(1)", "borderWidth(1e9)",
      "cascade(1e9) fade", "cascade(-1) fade", "timingFunction(0, 1e9, 1, -1e9) fade",
    ] {
      let view =
        #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"\#(modifiers)","subviews":["#
        + #"{"name":"in","frame":[0,0,9,9],"heroModifiers":"fade \#(modifiers)"}]}"#
      expectShows(try Show(a: view, b: view), modifiers)
    }
  }

  @Test func extremeViewsAreHarmless() throws {
    let subviews = #""subviews":[{"frame":[0,0,9,9],"heroID":"y","heroModifiers":"fade"}]"#
    let plain = #"{"name":"x","frame":[9,9,50,50],"heroID":"x","heroModifiers":"arc spring",\#(subviews)}"#
    for keys in [
      #""frame":[0,0,0,0]"#, #""frame":[0,0,0,50]"#, #""frame":[1e9,1e9,1e9,1e9]"#, #""frame":[-1e9,-1e9,1e9,1e9]"#,
      #""frame":[0,0,50,50],"transform":"scale(0)""#, #""frame":[0,0,50,50],"anchorPoint":[1e9,1e9]"#,
      #""frame":[0,0,50,50],"transform":"perspective(0.001) rotate(1, 1, 1)""#,
      #""frame":[0,0,50,50],"transform":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]"#,
    ] {
      let odd = #"{"name":"x",\#(keys),"heroID":"x","heroModifiers":"forceAnimate cascade",\#(subviews)}"#
      for (a, b) in [(odd, plain), (plain, odd), (odd, odd)] { expectShows(try Show(a: a, b: b), keys) }
    }
  }

  @Test func negativeDelayStartsInside() throws {
    // Half a second in: 0.5 of the linear second, which ends at 0.5.
    let show = try Show(
      b: #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade duration(1) delay(-0.5) timingFunction(linear)"}"#)
    #expect(try close(show.snapshot("b/x", at: 0).opacity, 0.5))
    // The longest duration counts without delays (T1), so the total stays a second.
    expectEqual(show.film.duration, 1)
  }

  @Test func parentThatCannotBeInvertedStillHoldsItsChild() throws {
    let show = try Show(
      b: #"{"name":"p","frame":[0,0,50,50],"transform":"scale(0)","heroModifiers":"fade forceAnimate","subviews":["#
        + #"{"name":"x","frame":[0,0,9,9],"heroModifiers":"fade forceAnimate"}]}"#)
    try expectEqual(show.snapshot("b/p", at: 0).children.map(\.path), ["b/x"])
  }

  @Test func thousandsOfMatchedViewsKeepTheirOrder() throws {
    // Each destination joins its partner, and the partner's later siblings rise above both.
    let views = (0..<2000).map { #"{"name":"\#($0)","frame":[\#($0 % 100),\#($0 / 100),1,1],"heroID":"\#($0)"}"# }
    let list = views.joined(separator: ",")
    let show = try Show(a: list, b: list)
    let expected = (0..<2000).flatMap { ["a/\($0)", "b/\($0)"] }
    expectEqual(show.rootSnapshots(), expected)
  }

  @Test func deepTreesAreCarriedAndPictured() throws {
    var view = #"{"name":"0","frame":[0,0,64,64],"heroModifiers":"size(32, 32)"}"#
    for depth in 1..<100 {
      view = #"{"name":"\#(depth)","frame":[0,0,64,64],"heroModifiers":"fade cascade","subviews":[\#(view)]}"#
    }
    expectShows(try Show(a: view, b: view))
  }

  @Test func gesturesWithExtremeNumbersAreHarmless() throws {
    let view = #"{"name":"x","frame":[0,0,50,50],"heroModifiers":"fade position(1, 1) arc spring(1, 1e-300)"}"#
    for end in ["finish", "cancel"] {
      expectShows(
        try Show(
          b: view,
          steps: #"{"present":"b","animation":"none","interactive":["#
            + #"{"at":0,"progress":1e9,"apply":{"b/x":"scale(0) size(0, 0)"}},"#
            + #"{"at":0,"progress":-1e9,"changeTarget":{"b/x":"scale(1e9) position(1e9, 0)"}},"#
            + #"{"at":1e9,"progress":0.5},{"at":1e9,"\#(end)":true}]}"#))
    }
  }
}

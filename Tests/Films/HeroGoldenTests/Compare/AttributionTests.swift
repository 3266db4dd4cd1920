import Foundation
import HeroImage
import HeroRender
import HeroTesting

@testable import HeroGolden

/// What changed is found and laid at the door of the right view.
@Suite struct AttributionTests {
  @Test func colorOfOneView() throws {
    try GoldenPlace.with { place in
      try place.record()
      // The badge stands in the bar's picture and has no heroID of its own.
      let result = try place.compare(TestScene(badgeColor: "#0000fe"))
      let worst = try #require(result.worstFailure)
      expectEqual(worst.owners.map(\.path), ["detail/badge"])
      // 6×6 points at scale 1, once the bar is opaque.
      expectEqual(worst.changedPixels, 36)
      expectEqual(result.responsibleViews, ["detail/badge"])
      #expect(result.traceChanges.contains { $0.text == "picture detail/badge backgroundColor #0000ff → #0000fe" })
      // One step of one colour component: nothing that an eye would see.
      expectEqual(worst.changedAtThresholds, [36, 0, 0, 0])
    }
  }

  @Test func onePixel() throws {
    try GoldenPlace.with { place in
      let check = GoldenCheck(selection: .frames(nil), levels: GoldenLevels(pixels: .png, trace: .all))
      try place.record(TestScene(), check)
      let subject = try TestScene().subject()
      // The rasterizer draws one wrong pixel inside the square, in frame 12 alone; no number changes.
      let spoilt = GoldenSubject(
        film: subject.film, environment: subject.environment, transitions: subject.transitions, tree: subject.tree,
        draw: { tree in
          var pixmap = try subject.draw(tree)
          let square = tree.layers.contains { layer in layer.children.contains { $0.path == "detail/square" } }
          if square, tree == subject.tree(0.6) { pixmap.bytes[(15 * 100 + 65) * 4] ^= 1 }
          return pixmap
        })
      let result = try check.compare(
        spoilt, with: place.golden, result: GoldenResult(name: "film", golden: place.golden.path),
        report: place.report)
      let failing = result.frames.filter(\.isFailure)
      expectEqual(failing.map(\.moment.name), ["frame_00010", "frame_00011", "frame_00012"])
      #expect(failing.allSatisfy { $0.changedPixels == 1 })
      #expect(failing.allSatisfy { $0.owners == [PixelOwner(path: "detail/square", pixels: 1)] })
      expectEqual(result.failures.map(\.message), ["pixels differ in 3 of 13 pictures: first frame 10, worst frame 10"])
      expectEqual(result.traceChanges, [])
    }
  }

  @Test func changedDelayOfOneView() throws {
    try GoldenPlace.with { place in
      try place.record()
      let result = try place.compare(TestScene(barModifiers: "fade delay(0.1) duration(0.3)"))
      expectEqual(result.outcome, .failed)
      expectEqual(result.responsibleViews, ["detail/bar"])
      let changes = result.planChanges.filter { $0.path == "detail/bar" }.map(\.text)
      #expect(changes.contains("transition 0 detail/bar delay 0 → 0.1"))
      #expect(changes.contains("transition 0 detail/bar duration 0.4 → 0.3"))
      #expect(result.planChanges.allSatisfy { $0.path == "detail/bar" })
    }
  }

  @Test func movedViewOwnsWhatItUncovers() throws {
    try GoldenPlace.with { place in
      try place.record()
      let result = try place.compare(TestScene(left: 12))
      let first = try #require(result.firstFailure)
      expectEqual(first.moment.label, "frame 0")
      // Two columns of 20 uncovered on the left, two covered on the right.
      expectEqual(first.owners, [PixelOwner(path: "list/square", pixels: 80)])
      #expect(
        result.traceChanges.contains { $0.text == "frame 0 list/square position (20, 80) → (22, 80)" })
    }
  }

  // 0.1 s at 20 fps are two frames. Five samples of the transition are enough to see it.
  @Test func shiftedFilm() throws {
    let shifted = "actual matches golden shifted by"
    for (golden, check, today, shift, plan) in [
      (
        TestScene(), allFrames, TestScene(wait: 0.2), "\(shifted) 2 frames (later), from frame 3 on",
        "transition 0 start 0.1 → 0.2"
      ),
      (
        TestScene(), GoldenCheck(), TestScene(wait: 0.05), "\(shifted) 1 frame (earlier), from frame 1 on",
        "transition 0 start 0.1 → 0.05"
      ),
      (
        TestScene(barModifiers: "fade duration(0.2)"), allFrames,
        TestScene(barModifiers: "fade delay(0.1) duration(0.2)"),
        "detail/bar: \(shifted) 2 frames (later), from frame 3 on", nil
      ),
    ] as [(TestScene, GoldenCheck, TestScene, String, String?)] {
      try GoldenPlace.with { place in
        try place.record(golden, check)
        let result = try place.compare(today, check)
        expectEqual(result.shifts.map(\.text), [shift])
        if let plan { expectEqual(result.planChanges.map(\.text), [plan]) }
      }
    }
  }
}

import HeroMotion
import HeroTesting
import Testing

@Suite struct KeyFrameTests {
  private func keys(_ values: [Double], within tolerance: Double = 0.01, first: Int = 0) -> [KeyFrame] {
    FrameSeries(first: first, values: values.map { [$0] }).keyFrames(within: [tolerance])
  }

  @Test("what never changes is one key frame, a line has two; a rest is held to its end, a jump is sharp")
  func straight() {
    expectEqual(keys([5, 5, 5], first: 7), [KeyFrame(frame: 7, values: [5], easing: .hold)])
    expectEqual(keys([5]), [KeyFrame(frame: 0, values: [5], easing: .hold)])
    // Within half of the tolerance of the first value.
    expectEqual(keys([5, 5.4, 4.6], within: 1).count, 1)
    expectEqual(
      keys([0, 1, 2, 3, 4], first: 3),
      [KeyFrame(frame: 3, values: [0], easing: .linear), KeyFrame(frame: 7, values: [4], easing: .hold)])
    expectEqual(
      keys([2, 2, 2, 2, 4, 6, 8]),
      [
        KeyFrame(frame: 0, values: [2], easing: .hold), KeyFrame(frame: 3, values: [2], easing: .linear),
        KeyFrame(frame: 6, values: [8], easing: .hold),
      ])
    expectEqual(
      keys([1, 1, 1, 9, 9, 9]),
      [KeyFrame(frame: 0, values: [1], easing: .hold), KeyFrame(frame: 3, values: [9], easing: .hold)])
    // Numbers that change by one curve share key frames.
    let two = FrameSeries(first: 0, values: (0...4).map { [Double($0), Double(8 - 2 * $0)] })
    expectEqual(
      two.keyFrames(within: [0.01, 0.01]),
      [KeyFrame(frame: 0, values: [0, 8], easing: .linear), KeyFrame(frame: 4, values: [4, 0], easing: .hold)])
  }

  @Test("one Bézier: smoothstep, 3t² − 2t³, of y1 = 0, y2 = 1; a parabola, t², of y1 = 0, y2 = 1/3")
  func curves() {
    // 3(1 − t)t²·1 + t³ = 3t² − 2t³, and 3(1 − t)t²/3 + t³ = t².
    let places = (0...10).map { Double($0) / 10 }
    let end = KeyFrame(frame: 10, values: [100], easing: .hold)
    expectEqual(
      keys(places.map { 100 * (3 * $0 * $0 - 2 * $0 * $0 * $0) }),
      [KeyFrame(frame: 0, values: [0], easing: .cubic(y1: 0, y2: 1)), end])
    expectEqual(
      keys((0...10).map { Double($0 * $0) }),
      [KeyFrame(frame: 0, values: [0], easing: .cubic(y1: 0, y2: 0.3333)), end])
  }

  @Test("key frames keep every frame of a spring within the tolerance")
  func spring() {
    // A decaying swing: more turns than one Bézier has.
    var (values, place, speed): ([Double], Double, Double) = ([], 0, 0)
    for _ in 0..<90 {
      values.append(place)
      for _ in 0..<10 {
        speed += ((100 - place) * 170 - speed * 12) / 600
        place += speed / 600
      }
    }
    let found = keys(values, within: 0.25)
    #expect(found.count > 2 && found.count < 15)
    for (from, to) in zip(found, found.dropFirst()) {
      for frame in from.frame..<to.frame {
        let progress = from.easing.progress(at: Double(frame - from.frame) / Double(to.frame - from.frame))
        #expect(abs(from.values[0] + (to.values[0] - from.values[0]) * progress - values[frame]) <= 0.25)
      }
    }
  }
}

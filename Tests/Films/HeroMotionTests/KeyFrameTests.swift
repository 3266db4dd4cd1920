import HeroMotion
import HeroTesting
import Testing

@Suite struct KeyFrameTests {
  private func keys(_ values: [Double], within tolerance: Double = 0.01, first: Int = 0) -> [KeyFrame] {
    FrameSeries(first: first, values: values.map { [$0] }).keyFrames(within: [tolerance])
  }

  @Test("what never changes is one key frame")
  func constant() {
    expectEqual(keys([5, 5, 5], first: 7), [KeyFrame(frame: 7, values: [5], easing: .hold)])
    expectEqual(keys([5]), [KeyFrame(frame: 0, values: [5], easing: .hold)])
    // Within half of the tolerance of the first value.
    expectEqual(keys([5, 5.4, 4.6], within: 1).count, 1)
  }

  @Test("a line has two key frames")
  func line() {
    expectEqual(
      keys([0, 1, 2, 3, 4], first: 3),
      [KeyFrame(frame: 3, values: [0], easing: .linear), KeyFrame(frame: 7, values: [4], easing: .hold)])
  }

  @Test("a rest before a line is held up to its last frame")
  func restThenLine() {
    expectEqual(
      keys([2, 2, 2, 2, 4, 6, 8]),
      [
        KeyFrame(frame: 0, values: [2], easing: .hold), KeyFrame(frame: 3, values: [2], easing: .linear),
        KeyFrame(frame: 6, values: [8], easing: .hold),
      ])
  }

  @Test("a jump is sharp: the old value is held, the new one begins at its frame")
  func jump() {
    expectEqual(
      keys([1, 1, 1, 9, 9, 9]),
      [KeyFrame(frame: 0, values: [1], easing: .hold), KeyFrame(frame: 3, values: [9], easing: .hold)])
  }

  @Test("smoothstep, 3t² − 2t³, is one Bézier with level ends: y1 = 0, y2 = 1")
  func smoothstep() {
    // 3(1 − t)t²·1 + t³ = 3t² − 2t³.
    let values = (0...10).map { step -> Double in
      let t = Double(step) / 10
      return 100 * (3 * t * t - 2 * t * t * t)
    }
    expectEqual(
      keys(values),
      [
        KeyFrame(frame: 0, values: [0], easing: .cubic(y1: 0, y2: 1)),
        KeyFrame(frame: 10, values: [100], easing: .hold),
      ])
  }

  @Test("a parabola, t², is one Bézier: y1 = 0, y2 = 1/3")
  func parabola() {
    // 3(1 − t)t²/3 + t³ = t².
    let values = (0...10).map { Double($0 * $0) }
    let found = keys(values)
    expectEqual(found.map(\.frame), [0, 10])
    expectEqual(found[0].easing, .cubic(y1: 0, y2: 0.3333))
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

  @Test("numbers that change by one curve share key frames")
  func several() {
    let series = FrameSeries(first: 0, values: (0...4).map { [Double($0), Double(8 - 2 * $0)] })
    expectEqual(
      series.keyFrames(within: [0.01, 0.01]),
      [
        KeyFrame(frame: 0, values: [0, 8], easing: .linear), KeyFrame(frame: 4, values: [4, 0], easing: .hold),
      ])
  }
}

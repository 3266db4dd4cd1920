/// Numbers at each of some frames in a row.
package struct FrameSeries: Equatable, Sendable {
  /// The first frame.
  package let first: Int
  /// By frame, equally many numbers each; at least one frame.
  package var values: [[Double]]

  package init(first: Int, values: [[Double]]) { (self.first, self.values) = (first, values) }

  /// Its frames.
  package var frames: Range<Int> { first..<first + values.count }

  /// The numbers of a frame of the range.
  package subscript(frame: Int) -> [Double] { values[frame - first] }

  /// What is made of each frame's numbers.
  package func map(_ change: ([Double]) -> [Double]) -> FrameSeries {
    FrameSeries(first: first, values: values.map(change))
  }

  /// Two series of the same frames, number by number.
  package static func * (left: FrameSeries, right: FrameSeries) -> FrameSeries {
    FrameSeries(first: left.first, values: zip(left.values, right.values).map { zip($0, $1).map { $0.0 * $0.1 } })
  }

  /// The numbers of some of the frames.
  package func cut(to part: Range<Int>) -> FrameSeries {
    FrameSeries(
      first: part.lowerBound, values: Array(values[(part.lowerBound - first)..<(part.upperBound - first)]))
  }
}

/// How numbers go from one key frame to the next.
package enum KeyEasing: Equatable, Sendable {
  /// They stay, and jump when the next comes.
  case hold
  case linear
  /// A cubic Bézier from (0, 0) to (1, 1) by (1/3, y1) and (2/3, y2): with these x the way gone is a cubic polynomial of time.
  case cubic(y1: Double, y2: Double)

  /// The way gone, 0 at the start and 1 at the end, at a part of the time, 0…1.
  package func progress(at part: Double) -> Double {
    switch self {
    case .hold: return part < 1 ? 0 : 1
    case .linear: return part
    case .cubic(let y1, let y2):
      let rest = 1 - part
      return 3 * rest * rest * part * y1 + 3 * rest * part * part * y2 + part * part * part
    }
  }
}

/// The numbers of a frame, and how they go on from there.
package struct KeyFrame: Equatable, Sendable {
  package var frame: Int
  package var values: [Double]
  /// To the next one; the last holds.
  package var easing: KeyEasing

  package init(frame: Int, values: [Double], easing: KeyEasing) {
    (self.frame, self.values, self.easing) = (frame, values, easing)
  }
}

extension FrameSeries {
  /// Few key frames that come as near to every frame's numbers as `tolerances` ask, one for each number, all numbers under one easing.
  ///
  /// From each key frame the longest way is taken that a rest, a line or one Bézier keeps: `x1 = 1/3, x2 = 2/3`, its y by least squares. What
  /// changes within one frame and goes on otherwise is a jump. One key frame means that nothing changes.
  package func keyFrames(within tolerances: [Double]) -> [KeyFrame] {
    let fit = CurveFit(values: values, tolerances: tolerances)
    var keys: [KeyFrame] = []
    func add(_ index: Int, _ easing: KeyEasing) {
      // Of a rest that ends in a jump, only the jump's end counts.
      if easing == .hold, let last = keys.last, last.easing == .hold, last.values == values[index] { return }
      keys.append(KeyFrame(frame: first + index, values: values[index], easing: easing))
    }
    if fit.isConstant { return [KeyFrame(frame: first, values: values[0], easing: .hold)] }
    var index = 0
    let last = values.count - 1
    while index < last {
      let rest = fit.restEnd(from: index)
      if rest >= index + 2 || rest == last {
        add(index, .hold)
        index = rest
        continue
      }
      let (end, easing) = fit.curve(from: index)
      add(index, end == index + 1 ? .hold : easing)
      index = end
    }
    add(last, .hold)
    return keys
  }
}

/// Finds the longest curves along rows of numbers.
private struct CurveFit {
  let values: [[Double]]
  let tolerances: [Double]

  var isConstant: Bool {
    guard let first = values.first else { return true }
    // Around the first value: whoever shows only that one is near enough everywhere.
    return values.allSatisfy { value in zip(zip(value, first), tolerances).allSatisfy { abs($0.0 - $0.1) <= $1 / 2 } }
  }

  /// The last of the frames from one on that show exactly the same.
  func restEnd(from start: Int) -> Int {
    var end = start
    while end + 1 < values.count, values[end + 1] == values[start] { end += 1 }
    return end
  }

  /// The end of the longest curve, at least the next frame, and its easing.
  func curve(from start: Int) -> (end: Int, easing: KeyEasing) {
    var best = (end: start + 1, easing: KeyEasing.linear)
    var end = start + 2
    var failures = 0
    // A curve that fails at one frame may hold at the next.
    while end < values.count, failures < 3 {
      if let easing = easing(from: start, to: end) {
        best = (end, easing)
        failures = 0
      } else {
        failures += 1
      }
      end += 1
    }
    return best
  }

  private func easing(from start: Int, to end: Int) -> KeyEasing? {
    if holds(.linear, from: start, to: end) { return .linear }
    // Through fewer frames some Bézier always goes, also where there is a jump.
    guard end - start >= 4 else { return nil }
    // Least squares for y1 and y2, each number counted in its tolerances: progress = A·y1 + B·y2 + C.
    let (from, to) = (values[start], values[end])
    let weights = tolerances.map { 1 / ($0 * $0) }
    var scale = 0.0
    for index in from.indices { scale += (to[index] - from[index]) * (to[index] - from[index]) * weights[index] }
    guard scale > 1e-9 else { return nil }
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for frame in start + 1..<end {
      let part = Double(frame - start) / Double(end - start), rest = 1 - part
      let (a, b) = (3 * rest * rest * part, 3 * rest * part * part)
      var sum = 0.0
      for index in from.indices {
        sum += (to[index] - from[index]) * (values[frame][index] - from[index]) * weights[index]
      }
      let wanted = sum / scale - part * part * part
      (aa, ab, bb) = (aa + a * a, ab + a * b, bb + b * b)
      (ar, br) = (ar + a * wanted, br + b * wanted)
    }
    let determinant = aa * bb - ab * ab
    // As they are written.
    func rounded(_ value: Double) -> Double { (value * 1e4).rounded() / 1e4 }
    let easing = KeyEasing.cubic(
      y1: rounded((ar * bb - br * ab) / determinant), y2: rounded((br * aa - ar * ab) / determinant))
    return holds(easing, from: start, to: end) ? easing : nil
  }

  private func holds(_ easing: KeyEasing, from start: Int, to end: Int) -> Bool {
    let (from, to) = (values[start], values[end])
    for frame in start + 1..<end {
      let progress = easing.progress(at: Double(frame - start) / Double(end - start))
      let value = values[frame]
      for index in from.indices
      where abs(from[index] + (to[index] - from[index]) * progress - value[index]) > tolerances[index] { return false }
    }
    return true
  }
}

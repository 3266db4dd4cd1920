/// A value for each frame of a range, equal ones in a row kept once.
package struct FrameRuns<Value: Equatable & Sendable>: Sendable {
  /// A value and the first frame that has it.
  package struct Run: Sendable {
    package let first: Int
    package let value: Value
  }

  /// In order; the first begins with the range.
  package private(set) var runs: [Run]
  /// Frame numbers, not empty.
  package private(set) var frames: Range<Int>

  /// The same value in all frames of a range.
  package init(_ value: Value, in frames: Range<Int>) {
    runs = [Run(first: frames.lowerBound, value: value)]
    self.frames = frames
  }

  /// Adds a value for the frames that follow, up to `end`.
  package mutating func append(_ value: Value, until end: Int) {
    if runs.last?.value != value { runs.append(Run(first: frames.upperBound, value: value)) }
    frames = frames.lowerBound..<end
  }

  /// The frames of a run, by its place in `runs`.
  package func frames(of run: Int) -> Range<Int> {
    runs[run].first..<(run + 1 < runs.count ? runs[run + 1].first : frames.upperBound)
  }

  /// The value at a frame of the range.
  package subscript(frame: Int) -> Value {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].first <= frame { low = middle } else { high = middle }
    }
    return runs[low].value
  }

  /// What is made of each value.
  package func map<Other: Equatable & Sendable>(_ change: (Value) -> Other) -> FrameRuns<Other> {
    var result = FrameRuns<Other>(change(runs[0].value), in: frames(of: 0))
    for run in runs.indices.dropFirst() { result.append(change(runs[run].value), until: frames(of: run).upperBound) }
    return result
  }

  /// The values of some of the frames; `part` lies within the range and is not empty.
  package func cut(to part: Range<Int>) -> FrameRuns {
    var result: FrameRuns?
    for run in runs.indices {
      let piece = frames(of: run).clamped(to: part)
      if piece.isEmpty { continue }
      if result == nil {
        result = FrameRuns(runs[run].value, in: piece)
      } else {
        result?.append(runs[run].value, until: piece.upperBound)
      }
    }
    return result ?? FrameRuns(self[part.lowerBound], in: part)
  }

  /// What is made of the values of two of the same frames.
  package func zipped<Second: Equatable & Sendable, Result: Equatable & Sendable>(
    with other: FrameRuns<Second>, _ make: (Value, Second) -> Result
  ) -> FrameRuns<Result> {
    var result: FrameRuns<Result>?
    for run in runs.indices {
      let part = other.cut(to: frames(of: run))
      for inner in part.runs.indices {
        let (value, frames) = (make(runs[run].value, part.runs[inner].value), part.frames(of: inner))
        if result == nil {
          result = FrameRuns<Result>(value, in: frames)
        } else {
          result?.append(value, until: frames.upperBound)
        }
      }
    }
    return result ?? FrameRuns<Result>(make(runs[0].value, other.runs[0].value), in: frames)
  }

  /// The frames by what a key of their values is: frames in a row with equal keys together.
  package func runs<Key: Equatable>(by key: (Value) -> Key) -> [(frames: Range<Int>, key: Key)] {
    var result: [(frames: Range<Int>, key: Key)] = []
    for run in runs.indices {
      let (frames, next) = (frames(of: run), key(runs[run].value))
      if let last = result.last, last.key == next {
        result[result.count - 1].frames = last.frames.lowerBound..<frames.upperBound
      } else {
        result.append((frames, next))
      }
    }
    return result
  }

  /// One number for each frame.
  package func series(_ number: (Value) -> Double) -> FrameSeries { series { [number($0)] } }

  /// Numbers for each frame, equally many.
  package func series(_ numbers: (Value) -> [Double]) -> FrameSeries {
    var values: [[Double]] = []
    values.reserveCapacity(frames.count)
    for run in runs.indices {
      let value = numbers(runs[run].value)
      for _ in frames(of: run) { values.append(value) }
    }
    return FrameSeries(first: frames.lowerBound, values: values)
  }
}

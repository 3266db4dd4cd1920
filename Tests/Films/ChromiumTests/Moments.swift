import Foundation
import HeroRender
import TransitionEngine

/// The repository's folder.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

extension Film {
  /// The frames at 0, 25, 50, 75 and 100 % of each transition, ascending; of the whole film where it has none.
  func moments(_ clock: FrameClock) -> [Int] {
    let spans: [(start: Double, length: Double)] =
      transitions.isEmpty ? [(0, duration)] : transitions.map { ($0.start, $0.duration) }
    var frames: Set<Int> = []
    for span in spans {
      for quarter in 0...4 {
        let time = span.start + span.length * Double(quarter) / 4
        frames.insert(min(Int((time * clock.rate.value).rounded()), clock.lastFrame))
      }
    }
    return frames.sorted()
  }
}

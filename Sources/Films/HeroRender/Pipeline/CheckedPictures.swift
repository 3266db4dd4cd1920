import Synchronization

/// Pictures that were worked out when a run was checked, for the threads that draw them: working them out once more would take as long.
///
/// Only speed depends on which ones are there.
final class CheckedPictures<Picture>: Sendable {
  // Pictures are values and are only read.
  private struct Held: @unchecked Sendable {
    let picture: Picture
  }

  private struct State {
    var pictures: [Double: Held] = [:]
    var size = 0
  }

  /// Layers that are held at first, at most; docs/limits.md names it. Each picture goes when it is drawn.
  static var limit: Int { 8192 }

  private let state = Mutex(State())

  init() {}

  /// Holds the picture that shows at a time in seconds, if there is room for it; `size`: its layers.
  func keep(_ picture: Picture, at time: Double, size: Int) {
    let held = Held(picture: picture)
    state.withLock { state in
      guard size <= Self.limit - state.size else { return }
      state.size += size
      state.pictures[time] = held
    }
  }

  /// The picture of a time, which is not held any more; nil when it was not.
  func take(at time: Double) -> Picture? { state.withLock { $0.pictures.removeValue(forKey: time) }?.picture }
}

import Synchronization

/// The latest of the frames that a job's threads have finished, for those that show the same.
///
/// One for all, and not one for each thread: a thread that waits for its turn would keep a frame's memory that others need. The latest in
/// time, because it waits to be delivered: one that was finished late is delivered at once, and would be kept for this alone.
final class LastFrame<Picture: Equatable>: Sendable {
  private final class Kept: Sendable {
    // Pictures are values and are only read.
    nonisolated(unsafe) let picture: Picture
    let frame: RenderedFrame

    init(picture: Picture, frame: RenderedFrame) {
      self.picture = picture
      self.frame = frame
    }
  }

  private let kept = Mutex<Kept?>(nil)

  /// One without a frame.
  init() {}

  /// The frame, if it shows the picture.
  func frame(showing picture: Picture) -> RenderedFrame? {
    // Compared outside of the lock: pictures are large.
    guard let kept = kept.withLock({ $0 }), kept.picture == picture else { return nil }
    return kept.frame
  }

  /// Keeps a frame instead of an earlier one.
  func keep(_ frame: RenderedFrame, showing picture: Picture) {
    let new = Kept(picture: picture, frame: frame)
    // What is dropped is freed once the lock is open again.
    let old = kept.withLock { kept -> Kept? in
      guard let last = kept, last.frame.request.time > frame.request.time else {
        defer { kept = new }
        return kept
      }
      return nil
    }
    withExtendedLifetime(old) {}
  }
}

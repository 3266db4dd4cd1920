import HeroRender

/// Why a golden does not pass. Each kind has its own words; none is a crash.
package enum GoldenFailure: Equatable, Sendable {
  /// Nothing has been recorded.
  case missing(folder: String)
  /// A file of the golden that its manifest lists, or the manifest's own partner, is not there.
  case missingFile(String)
  /// One of two folders has a picture that the other has not.
  case unpaired(String)
  /// A file of the golden cannot be read, or is not what the manifest says.
  case corrupt(file: String, reason: String)
  /// Git LFS has left its pointer in place of the file.
  case pointer(file: String)
  /// The run asks for another rate than the golden's.
  case wrongRate(expected: FrameRate, actual: FrameRate)
  /// Frames have another size, pixels.
  case wrongSize(expected: String, actual: String)
  /// The scene file says something else than when the golden was recorded; the text names it.
  case scene(String)
  /// Transitions do something else than when the golden was recorded; the text names the cause.
  case plan(String)
  /// The film has become shorter or longer, frames; perhaps because its plan has changed.
  case wrongFrameCount(expected: Int, actual: Int, followsPlan: Bool = false)
  /// The golden holds other moments than the film has now.
  case wrongPictures(expected: Int, actual: Int)
  /// The golden was recorded for another kind of comparison.
  case otherSnapshot(expected: String, actual: String)
  /// Pixels differ.
  case pixels(frames: Int, of: Int, first: String, worst: String)
  /// Pixels differ, and the golden has only their hashes.
  case hashes(frames: Int, of: Int, first: String)
  case trace(count: Int, first: String)

  /// The kinds, as results and JUnit files name them.
  package enum Kind: String, Equatable, Sendable {
    /// No golden, or not all of it.
    case missing, missingFile = "missing-file", unpaired
    /// Files that cannot be read.
    case corrupt, pointer = "lfs-pointer"
    case wrongRate = "fps", wrongSize = "size", scene, plan, wrongFrameCount = "frame-count", wrongPictures = "pictures"
    /// Another way of comparing.
    case otherSnapshot = "other-snapshot"
    /// What is compared.
    case pixels, hashes, trace
  }

  package var kind: Kind {
    switch self {
    case .missing: .missing
    case .missingFile: .missingFile
    case .unpaired: .unpaired
    case .corrupt: .corrupt
    case .pointer: .pointer
    case .wrongRate: .wrongRate
    case .wrongSize: .wrongSize
    case .scene: .scene
    case .plan: .plan
    case .wrongFrameCount: .wrongFrameCount
    case .wrongPictures: .wrongPictures
    case .otherSnapshot: .otherSnapshot
    case .pixels: .pixels
    case .hashes: .hashes
    case .trace: .trace
    }
  }

  /// The sentence for people.
  package var message: String {
    switch self {
    case .missing(let folder): "no golden: \(folder) has not been recorded; a missing golden never passes"
    case .missingFile(let file): "golden file missing: \(file) belongs to the golden but is not there"
    case .unpaired(let file): "picture missing: \(file) is not there, but its partner is"
    case .corrupt(let file, let reason): "golden file corrupt: \(file): \(reason)"
    case .pointer(let file):
      "golden file not fetched: \(file) is a Git LFS pointer; run 'git lfs pull' (in GitHub Actions: checkout with lfs: true)"
    case .wrongRate(let expected, let actual): "wrong fps: the golden has \(expected), this run \(actual)"
    case .wrongSize(let expected, let actual): "wrong size: the golden has \(expected) px, today's frames \(actual) px"
    case .scene(let cause), .plan(let cause): cause
    case .wrongFrameCount(let expected, let actual, true):
      "so the film has \(actual) frame\(actual == 1 ? "" : "s"); the golden's had \(expected)"
    case .wrongFrameCount(let expected, let actual, false):
      "wrong frame count: the golden's film has \(expected) frame\(expected == 1 ? "" : "s"), today's \(actual)"
    case .wrongPictures(let expected, let actual):
      "wrong moments: the golden has \(expected) picture\(expected == 1 ? "" : "s"), today's film has \(actual)"
    case .otherSnapshot(let expected, let actual):
      "the golden was recorded as \(expected), but the test asks for \(actual): record it again"
    case .pixels(let frames, let count, let first, let worst):
      "pixels differ in \(frames) of \(count) picture\(count == 1 ? "" : "s"): first \(first), worst \(worst)"
    case .hashes(let frames, let count, let first):
      "pixel hashes differ in \(frames) of \(count) picture\(count == 1 ? "" : "s"): first \(first); "
        + "a hash-only golden cannot show the expected pictures"
    case .trace(let count, let first): "\(count) number\(count == 1 ? " differs" : "s differ"), first: \(first)"
    }
  }
}

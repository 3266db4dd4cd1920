import Synchronization

/// How much of a film is looked at, so that the work grows no faster than views and frames, and what is left out.
final class Budget: Sendable {
  /// Transitions that are looked at, from the first.
  static let mostTransitions = 100
  /// Views and matched pairs of a transition whose covers are looked for, the largest first.
  static let mostMovers = 400
  /// Matched pairs of a transition that are looked at for what shows through or stays.
  static let mostPairs = 200
  /// Plans that are made to find causes, trials of remedies, and pictures of a transition that are drawn to see who covers whom.
  let mostPlans, mostTrials, mostPictures: Int

  private let notes = Mutex<[String]>([])

  /// - Parameter views: Of the scene.
  init(views: Int) {
    mostPlans = max(24, min(600, 36_000 / max(views, 1)))
    mostTrials = max(8, min(64, 4_500 / max(views, 1)))
    mostPictures = max(100, 100_000 / max(views, 1))
  }

  /// Notes what is not looked at, each once.
  func leaveOut(_ what: String) { notes.withLock { if !$0.contains(what) { $0.append(what) } } }

  /// What was not looked at, in the alphabet's order.
  var leftOut: [String] { notes.withLock { $0.sorted() } }
}

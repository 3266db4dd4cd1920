/// Why a stage's scene cannot be had.
public enum StageError: Error, Equatable, CustomStringConvertible {
  /// A gesture drives a transition and has not let go.
  case gestureInTheAir
  /// A file cannot be written.
  case unwritable(String)
  /// No window has had a root view controller.
  case noScreen

  /// One sentence.
  public var description: String {
    switch self {
    case .gestureInTheAir: "a gesture drives a transition and has not let go: lift the finger first"
    case .unwritable(let reason): reason
    case .noScreen: "the app has shown no screen: no window has a root view controller"
    }
  }
}

/// From one controller to another; segues are run by storyboards alone.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Its name.
  public let identifier: String?
  /// Where it comes from.
  public let source: UIViewController
  /// Where it goes.
  public let destination: UIViewController

  /// Makes a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}

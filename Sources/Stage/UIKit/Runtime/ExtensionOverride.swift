/// An app's override of a member of UIKit in an extension of one of UIKit's classes: rewritten sources ask here whether it runs already, in which
/// case the call is that of `super` in it.
@preconcurrency @MainActor
public enum ExtensionOverride {
  private struct Run: Hashable {
    let name: String
    let object: ObjectIdentifier
  }
  private static var running: Set<Run> = []

  /// Whether the override of a name is not running for an object; it is from now on.
  public static func begin(_ name: String, of object: AnyObject) -> Bool {
    running.insert(Run(name: name, object: ObjectIdentifier(object))).inserted
  }

  /// The override is over.
  public static func end(_ name: String, of object: AnyObject) {
    running.remove(Run(name: name, object: ObjectIdentifier(object)))
  }
}

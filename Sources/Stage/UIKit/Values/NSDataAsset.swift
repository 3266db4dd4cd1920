/// A file of the stage's asset catalogues.
@preconcurrency @MainActor
open class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  public let typeIdentifier: String

  /// Nil where there is none of the name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// Nil where there is none of the name; every bundle has the stage's files.
  public init?(name: String, bundle: Bundle) {
    guard let found = UIKitRuntime.current.assets.data(named: name) else { return nil }
    (self.name, data, typeIdentifier) = (name, found.data, found.type)
  }
}

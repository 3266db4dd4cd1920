/// In place of what a package of one's own has under this name.
public struct View: Equatable, Sendable {
  /// Its name.
  public var name: String

  /// Makes a view.
  public init(name: String) { self.name = name }
}

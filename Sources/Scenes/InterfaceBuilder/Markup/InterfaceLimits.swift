/// How much a file may hold; what goes beyond is refused when it is read, where it stands. Source: docs/limits.md.
package enum InterfaceLimits {
  /// Attributes of one tag.
  package static let attributes = 200
  /// Unicode scalars of a text or of an attribute's value, as of a scene's label.
  package static let textLength = 20_000
  /// Parts of a text, as of a scene's label.
  static let runs = 1000
  /// Controllers of a storyboard.
  static let scenes = 1000
  /// Views of a scene or xib, with those of cells.
  package static let views = 5000
  /// Constraints of a scene or xib.
  static let constraints = 20_000
  /// Entries of one list: runtime attributes, connections, segments, items, sections.
  static let entries = 1000
}

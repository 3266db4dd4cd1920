import HeroModel

/// Reads what modifier strings and animation types of scenes say, for who says a scene without a file. Hero's own strings: `HeroString`.
package enum ModifierText {
  /// The modifiers of a string; nil for one that cannot be read.
  package static func modifiers(_ text: String) -> [Modifier]? {
    (try? ModifierSyntax.entries(text)).map { $0.map(\.modifier) }
  }

  /// The modifiers of a string.
  ///
  /// Throws what is wrong with it, and how many Unicode scalars stand before that.
  package static func read(_ text: String) throws(Problem) -> [Modifier] {
    do throws(ExpressionError) { return try ModifierSyntax.entries(text).map(\.modifier) } catch {
      throw Problem(offset: error.offset, message: error.message)
    }
  }

  /// What keeps a string from being read.
  package struct Problem: Error, Equatable, Sendable {
    /// Unicode scalars before it, from 0.
    package let offset: Int
    /// One sentence without a full stop.
    package let message: String
  }

  /// A default animation type; nil for one that cannot be read.
  package static func animation(_ text: String) -> AnimationType? { try? AnimationTypeSyntax.animationType(text) }
}

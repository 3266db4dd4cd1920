/// Reads what modifier strings and animation types say, for who says a scene without a file.
package enum ModifierText {
  /// The modifiers of a string; nil for one that cannot be read.
  package static func modifiers(_ text: String) -> [Modifier]? {
    (try? ModifierSyntax.entries(text)).map { $0.map(\.modifier) }
  }

  /// A default animation type; nil for one that cannot be read.
  package static func animation(_ text: String) -> AnimationType? { try? AnimationTypeSyntax.animationType(text) }
}

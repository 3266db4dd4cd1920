/// Hero's preprocessors, in order (rules P1–P7).
enum TransitionPasses {
  /// A pass changes the draft's target states and nothing else of the world.
  typealias Pass = @Sendable (inout TransitionDraft) -> Void

  /// The visible list: everything that happens between two screens' modifiers and their animations.
  static let all: [Pass] = [
    ignoreSubviewModifiers,  // P1
    conditionals,  // P2
    defaultAnimation,  // P3
    match,  // P4
    source,  // P5
    cascade,  // P6
    plugins,  // P7
  ]

  /// P7: plugins' own processing, in the order they were enabled.
  static func plugins(_ draft: inout TransitionDraft) {
    for plugin in draft.plugins { plugin.process(&draft) }
  }
}

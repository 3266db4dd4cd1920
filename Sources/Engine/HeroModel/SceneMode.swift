import HeroGeometry

/// One way of drawing a scene, as a phone is set and held; nil is the scene's own.
package struct SceneMode: Equatable, Sendable {
  /// A preset's name.
  package var device: String?
  package var orientation: Orientation?
  package var appearance: Appearance?
  package var layoutDirection: LayoutDirection?
  /// The user's, which fonts of a text style follow.
  package var textSize: ContentSizeCategory?
  /// Whether the user prefers cross-fades to UIKit's own motion.
  package var isMotionReduced: Bool?

  /// The scene as it is.
  package init() {}

  /// What another mode says, and where that says nothing, this one.
  package func with(_ other: SceneMode) -> SceneMode {
    var mode = self
    mode.device = other.device ?? device
    mode.orientation = other.orientation ?? orientation
    mode.appearance = other.appearance ?? appearance
    mode.layoutDirection = other.layoutDirection ?? layoutDirection
    mode.textSize = other.textSize ?? textSize
    mode.isMotionReduced = other.isMotionReduced ?? isMotionReduced
    return mode
  }

  /// What names of files call it.
  package static func motionWord(_ isMotionReduced: Bool) -> String {
    isMotionReduced ? "reduced-motion" : "full-motion"
  }

  /// Every mode in all combinations of values, which go before its own; the first list's values are outermost, and an empty list leaves its part
  /// to the mode, no modes to the scene. What is drawn alike is there once.
  package static func all(
    of modes: [SceneMode] = [], devices: [String] = [], orientations: [Orientation] = [],
    appearances: [Appearance] = [],
    directions: [LayoutDirection] = [], textSizes: [ContentSizeCategory] = [], motions: [Bool] = []
  ) -> [SceneMode] {
    func each<Value>(
      _ modes: [SceneMode], _ part: WritableKeyPath<SceneMode, Value?>, _ values: [Value]
    ) -> [SceneMode] {
      guard !values.isEmpty else { return modes }
      return modes.flatMap { mode in
        values.map { value in
          var mode = mode
          mode[keyPath: part] = value
          return mode
        }
      }
    }
    var all = each(modes.isEmpty ? [SceneMode()] : modes, \.device, devices)
    all = each(all, \.orientation, orientations)
    all = each(all, \.appearance, appearances)
    all = each(all, \.layoutDirection, directions)
    all = each(all, \.textSize, textSizes)
    return each(all, \.isMotionReduced, motions).withoutRepetitions
  }
}

extension [SceneMode] {
  /// Each once, where it stands first.
  package var withoutRepetitions: [SceneMode] {
    indices.filter { !self[..<$0].contains(self[$0]) }.map { self[$0] }
  }
}

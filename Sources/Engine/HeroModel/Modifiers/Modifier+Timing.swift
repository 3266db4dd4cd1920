import HeroTimeline

extension Modifier {
  /// The modifier that gives a view this curve (rule M3).
  package static func timing(_ curve: TimingFunction) -> Modifier {
    .timingFunction(curve.x1, curve.y1, curve.x2, curve.y2)
  }
}

/// Something that takes part in transitions beside Hero's own passes and animator (rule P7).
///
/// A plugin is a value: it must answer the same question always the same way, because frames are drawn in any order.
package protocol TransitionPlugin: Sendable {
  /// Changes target states after all other passes. Default: nothing.
  func process(_ draft: inout TransitionDraft)

  /// Whether the plugin animates a view; the view then gets a snapshot even when its target state animates nothing.
  /// Default: false.
  func canAnimate(_ view: ViewReference, in draft: TransitionDraft) -> Bool

  /// Seconds that the plugin needs for a view that it animates; counts for the transition's total (rule T6). Default: 0.
  func duration(of view: ViewReference, in draft: TransitionDraft) -> Double

  /// Changes the values of a view's snapshot at a time in seconds since the transition's start, after Hero's own keys.
  /// Called for views that the plugin animates. Default: nothing.
  func apply(to state: inout LayerState, of view: ViewReference, at time: Double)
}

extension TransitionPlugin {
  /// Does nothing.
  package func process(_ draft: inout TransitionDraft) {}
  package func canAnimate(_ view: ViewReference, in draft: TransitionDraft) -> Bool { false }
  /// Needs no time.
  package func duration(of view: ViewReference, in draft: TransitionDraft) -> Double { 0 }
  /// Changes nothing.
  package func apply(to state: inout LayerState, of view: ViewReference, at time: Double) {}
}

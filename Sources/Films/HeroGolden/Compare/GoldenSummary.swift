/// What a run found.
package struct GoldenSummary: Equatable, Sendable {
  /// One per scene, in order.
  package var results: [GoldenResult]
  /// Goldens without scene and files without place in their golden, as paths.
  package var orphans: [String]
  /// Whether the orphans were removed.
  package var hasPruned: Bool
  /// Whether a report was written.
  package var hasReport: Bool

  /// How many results ended so.
  package func count(_ outcome: GoldenResult.Outcome) -> Int { results.count { $0.outcome == outcome } }
}

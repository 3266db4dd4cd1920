/// What a run found.
public struct GoldenSummary: Equatable, Sendable {
  /// One per scene, in order.
  public var results: [GoldenResult]
  /// Goldens without scene and files without place in their golden, as paths.
  public var orphans: [String]
  /// Whether the orphans were removed.
  public var hasPruned: Bool
  /// Whether a report was written.
  public var hasReport: Bool

  /// How many results ended so.
  public func count(_ outcome: GoldenResult.Outcome) -> Int { results.count { $0.outcome == outcome } }
}

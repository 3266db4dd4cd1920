/// How hard a PNG is squeezed; the pixels are the same.
package enum PNGCompression: String, Sendable, CaseIterable {
  /// Least time: each row's filter is SUB or UP.
  case fast
  /// Little more time and, for drawn screens, about a tenth of the size in memory: PAETH too.
  case balanced
  /// Fewest bytes, at ten to forty times the time of `balanced`.
  case small
}

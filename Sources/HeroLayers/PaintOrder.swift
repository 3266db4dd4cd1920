extension [Layer] {
  /// Siblings back to front as they are painted: by zPosition, equal ones as they stand (rule L5, fact sheet 5.10).
  public var inPaintOrder: [Layer] {
    guard contains(where: { $0.zPosition != 0 }) else { return self }
    return enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension OutputTarget {
  /// What people should know about a film before it is made: nothing, or how its rate differs.
  public func note(for run: RenderRun) -> String? {
    guard case .film(let path, .gif) = self else { return nil }
    let (asked, shown) = (run.playRate, GIFTiming.nearestRate(to: run.playRate))
    if asked == shown { return nil }
    return "\(path): GIF counts time in hundredths of a second: \(asked) fps becomes \(shown)"
  }
}

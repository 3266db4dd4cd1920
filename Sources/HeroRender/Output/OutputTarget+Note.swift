extension OutputTarget {
  /// What people should know about a film before it is made: nothing, or how its rate or colours differ.
  public func note(for run: RenderRun) -> String? {
    guard case .film(let path, let format) = self else { return nil }
    let recipe = FilmRecipe(
      format: format, canvas: run.header.canvas, rate: run.playRate, frameCount: run.requests.count)
    var facts: [String] = []
    if let rate = recipe.resampledRate {
      facts.append("GIF counts time in hundredths of a second: \(recipe.rate) fps becomes \(rate)")
    }
    if recipe.hasPalettePerFrame { facts.append("a film this large gets a palette for each frame") }
    return facts.isEmpty ? nil : "\(path): \(facts.joined(separator: "; "))"
  }
}

import HeroImage
import HeroInspection
import HeroLayers
import HeroRender

extension Explainer {
  /// A part of a frame around what an answer is of, with its outline; of a seam the frame before it and the frame after it, side by side.
  ///
  /// - Throws: When a frame cannot be drawn.
  package func picture(of finding: Finding) throws -> Pixmap {
    let frames = frames(of: finding)
    let seen = finding.view.flatMap { path in
      frames.lazy.compactMap { LayerPlacement.all(in: $0).last { $0.layer.path == path }?.canvasBox }.first
    }
    return try FilmSource(film: shown).draw(Cutout(frames, around: finding.box ?? seen).tree)
  }

  /// What a picture shows of an answer.
  private func frames(of finding: Finding) -> [LayerTree] {
    if finding.rule == .seam, let edge = Seam.Edge(rawValue: finding.identity.aspect),
      let transition = finding.identity.transition
    {
      let (moving, still) = rested.trees(edge, of: transition)
      return edge == .start ? [still, moving] : [moving, still]
    }
    let isSeam = finding.rule == .seam && finding.start == finding.end
    let times = isSeam ? [finding.start - 1e-6, finding.start + 1e-6] : [finding.moment]
    return times.map { shown.moment(at: $0).tree }
  }
}

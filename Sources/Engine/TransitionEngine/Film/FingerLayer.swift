import HeroGeometry
import HeroLayers
import HeroModel

extension FingerWay {
  /// Points across: what a fingertip covers, the least size of a touch target. Source: Human Interface Guidelines, "Layout".
  private static let diameter = 44.0

  /// The finger as a dot over everything; nothing once it has lifted.
  func layers(at time: Double) -> [Layer] {
    guard time >= 0, time <= duration else { return [] }
    let side = Self.diameter
    var dot = Layer(
      path: "finger", role: .overlay, position: location(at: time), bounds: Rect(x: 0, y: 0, width: side, height: side))
    dot.backgroundColor = Color.black.withAlpha(0.25)
    dot.cornerRadius = side / 2
    dot.borderWidth = 2
    dot.borderColor = Color.white.withAlpha(0.8)
    // Above whatever a scene may order; its numbers go up to 1e9.
    dot.zPosition = 2e9
    return [dot]
  }
}

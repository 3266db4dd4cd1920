import HeroGeometry
import HeroLayers
import HeroModel
import HeroRender
import TransitionEngine

/// What is shown much larger than it is.
extension SceneLint {
  /// A scale that is probably a percentage: what it makes is longer than three diagonals of the canvas, more than any view that grows
  /// over the whole screen.
  func percent(_ view: View) -> LintFinding? {
    guard let factor = Self.scales(view.heroModifiers ?? []).first(where: { abs($0) >= 10 }) else { return nil }
    let canvas = film.scene.canvas.size
    let diagonal = (canvas.width * canvas.width + canvas.height * canvas.height).squareRoot()
    guard max(view.size.width, view.size.height) * abs(factor) > 3 * diagonal else { return nil }
    let text = Decimals.compact(factor, 4)
    return LintFinding(
      rule: .percent, view: view.path, location: view.location,
      message: "scale(\(text)) makes it \(text) times as large; \(text) % are \(Decimals.compact(factor / 100, 4))")
  }

  private static func scales(_ modifiers: [Modifier]) -> [Double] {
    modifiers.flatMap { modifier -> [Double] in
      switch modifier {
      case .scale(let x, let y, _): [x, y]
      case .when(_, let inner): scales(inner)
      default: []
      }
    }
  }

  func image(_ view: View) -> [LintFinding] {
    guard case .image(let image) = view.content, film.scene.images.indices.contains(image.image) else { return [] }
    let asset = film.scene.images[image.image]
    func finding(_ rule: LintFinding.Rule, _ message: String, weight: Double = 0) -> LintFinding {
      LintFinding(
        rule: rule, view: view.path, location: view.location, message: "'\(asset.path)' \(message)",
        fault: asset.path, weight: weight)
    }
    var found: [LintFinding] = []
    if let problem = asset.file.problem {
      found.append(finding(.colorProfile, "is shown as sRGB: \(problem); save it with another or none"))
    }
    let factor = enlargement(of: asset, mode: image.contentMode, in: view.size)
    if image.magnificationFilter == .linear, factor > Self.tolerance, factor.isFinite {
      let pixels = "\(asset.file.width)×\(asset.file.height)"
      found.append(
        finding(
          .upscaledImage, "is shown \(Decimals.compact(factor, 2)) times as large as its \(pixels) pixels",
          weight: factor))
    }
    return found
  }

  /// Less than this nobody sees.
  static let tolerance = 1.05

  /// Pixels on the canvas for each pixel of the image, in the direction that is enlarged most.
  private func enlargement(of asset: ImageAsset, mode: ContentMode, in size: Size) -> Double {
    let scale = film.scene.canvas.scale
    let across = size.width * scale / Double(asset.file.width)
    let down = size.height * scale / Double(asset.file.height)
    switch mode {
    case .scaleToFill, .scaleAspectFill, .redraw: return max(across, down)
    case .scaleAspectFit: return min(across, down)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return scale / asset.scale
    }
  }
}

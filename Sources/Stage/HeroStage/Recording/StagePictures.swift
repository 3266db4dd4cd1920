internal import HeroGeometry
internal import HeroImage
internal import HeroLayers
internal import HeroModel
internal import HeroRender
internal import TransitionEngine
internal import UIKit

/// Draws layers of an app by a scene of their own.
@MainActor
final class StagePictures: PictureMaker {
  func picture(of layer: CALayer, scale: CGFloat) -> UIImage { picture(of: scene(of: layer, scale: scale), at: 0) }

  /// The pixels of a layer's bounds with all inside, without its own place, transform and alpha; its own mask is left out on demand.
  func pixels(of layer: CALayer, scale: CGFloat, showsMask: Bool = true) -> Pixmap {
    pixels(of: scene(of: layer, scale: scale, showsMask: showsMask), at: 0)
  }

  private func scene(of layer: CALayer, scale: CGFloat, showsMask: Bool = true) -> Scene {
    let images = ImageRegistry()
    var capture = ScreenCapture(images: images)
    var screen = capture.capture(layer, showsMask: showsMask).screen
    let size = Size(layer.bounds.size)
    screen.views[0].position = size.center
    screen.views[0].anchorPoint = Point(x: 0.5, y: 0.5)
    screen.views[0].transform = .identity
    screen.views[0].alpha = 1
    screen.views[0].isHidden = false
    return Scene(
      canvas: Canvas(size: size, scale: Double(scale), background: .clear), screens: [screen], root: .screen(0),
      steps: [], images: images.images, fonts: UIKitRuntime.current.fonts.files)
  }

  /// What a scene shows after seconds.
  func picture(of scene: Scene, at time: TimeInterval) -> UIImage {
    guard let bytes = try? PNGEncoder.encode(pixels(of: scene, at: time), compression: .fast),
      let picture = CGImage(bytes: bytes, name: nil)
    else { stop("A picture of \(scene.canvas.size.width)×\(scene.canvas.size.height) points cannot be written") }
    return UIImage(picture, scale: CGFloat(scene.canvas.scale))
  }

  private func pixels(of scene: Scene, at time: TimeInterval) -> Pixmap {
    do {
      let source = try FilmSource(film: try Film(scene: scene, file: "a picture"))
      return try source.draw(source.picture(at: time))
    } catch {
      stop("A picture of \(scene.canvas.size.width)×\(scene.canvas.size.height) points cannot be drawn: \(error)")
    }
  }
}

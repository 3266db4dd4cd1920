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
  func picture(of layer: CALayer, scale: CGFloat) -> UIImage { picture(of: layer, scale: scale, showsMask: true) }

  /// A layer's bounds with all inside, without its own place, transform and alpha; its own mask is left out on demand.
  func picture(of layer: CALayer, scale: CGFloat, showsMask: Bool) -> UIImage {
    let images = ImageRegistry()
    var capture = ScreenCapture(images: images)
    var screen = capture.capture(layer, showsMask: showsMask).screen
    let size = Size(layer.bounds.size)
    screen.views[0].position = size.center
    screen.views[0].anchorPoint = Point(x: 0.5, y: 0.5)
    screen.views[0].transform = .identity
    screen.views[0].alpha = 1
    screen.views[0].isHidden = false
    let scene = Scene(
      canvas: Canvas(size: size, scale: Double(scale), background: .clear), screens: [screen], root: .screen(0),
      steps: [], images: images.images, fonts: UIKitRuntime.current.fonts.files)
    return picture(of: scene, at: 0)
  }

  /// What a scene shows after seconds.
  func picture(of scene: Scene, at time: TimeInterval) -> UIImage {
    do {
      let film = try Film(scene: scene, file: "a picture")
      let source = try FilmSource(film: film)
      let bytes = try PNGEncoder.encode(try source.draw(source.picture(at: time)), compression: .fast)
      guard let picture = CGImage(bytes: bytes, name: nil) else { throw StageError.unwritable("no picture") }
      return UIImage(picture, scale: CGFloat(scene.canvas.scale))
    } catch {
      stop("A picture of \(scene.canvas.size.width)×\(scene.canvas.size.height) points cannot be drawn: \(error)")
    }
  }
}

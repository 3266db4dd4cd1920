import HeroGeometry
import HeroModel
import HeroRaster
import TransitionEngine

/// What decides every pixel of a film, apart from the frame's time.
package struct FilmHeader: Equatable, Sendable {
  /// `Scene.digest`.
  package var sceneDigest: String
  /// `RendererVersion.current`.
  package var rendererVersion: String
  /// The libraries and fonts that draw; nil where nobody asks for them. Default: nil.
  package var environment: RasterEnvironment?
  package var canvas: FilmCanvas
  /// Frames per second.
  package var fps: FrameRate
  /// Seconds.
  package var duration: Double
  /// Frames of the whole film.
  package var frameCount: Int

  /// A header from its parts.
  package init(
    sceneDigest: String, rendererVersion: String = RendererVersion.current, environment: RasterEnvironment? = nil,
    canvas: FilmCanvas, fps: FrameRate, duration: Double, frameCount: Int
  ) {
    self.sceneDigest = sceneDigest
    self.rendererVersion = rendererVersion
    self.environment = environment
    self.canvas = canvas
    self.fps = fps
    self.duration = duration
    self.frameCount = frameCount
  }

  /// Describes a film.
  package init(film: Film, clock: FrameClock) {
    self.init(
      sceneDigest: film.scene.digest, canvas: FilmCanvas(film.scene.canvas), fps: clock.rate,
      duration: clock.duration, frameCount: clock.frameCount)
  }
}

/// A film's surface.
package struct FilmCanvas: Equatable, Sendable {
  /// Points.
  package var width: Double
  /// Points.
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// Pixels, ⌈width · scale⌉.
  package var pixelWidth: Int
  /// Pixels, ⌈height · scale⌉.
  package var pixelHeight: Int
  /// Red, green, blue, alpha, 0…1, of what is under everything.
  package var background: [Double]

  /// A canvas; sizes that no surface can have count as 0 pixels.
  package init(width: Double, height: Double, scale: Double, background: [Double] = [0, 0, 0, 1]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.background = background
    pixelWidth = max(Int(exactly: (width * scale).rounded()) ?? 0, 1)
    pixelHeight = max(Int(exactly: (height * scale).rounded()) ?? 0, 1)
  }

  /// Describes a scene's canvas.
  package init(_ canvas: Canvas) {
    let color = canvas.background
    self.init(
      width: canvas.size.width, height: canvas.size.height, scale: canvas.scale,
      background: [color.red, color.green, color.blue, color.alpha])
  }
}

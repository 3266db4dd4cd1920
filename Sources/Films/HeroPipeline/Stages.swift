import Foundation
import HeroBytes
import HeroImage
import HeroLayers
import HeroModel
import HeroRender
import HeroScene
import TransitionEngine

/// What is timed, in terms of the libraries: when they change, this file follows and the benchmarks stay.
public struct Stages {
  private let path: String
  private let scene: Scene
  private let film: Film
  private let source: FilmSource
  /// Frames spread over the film.
  private let trees: [LayerTree]
  private let frames: [Pixmap]
  private let files: [[UInt8]]
  private let folder: URL

  /// Reads a scene and draws what later stages start from.
  public init(path: String, count: Int = 12) throws {
    self.path = path
    scene = try SceneLoader(textMeasure: .renderer).load(path: path)
    film = try Film(scene: scene, file: path)
    let (film, source) = (film, try FilmSource(film: film))
    self.source = source
    trees = (0..<count).map { source.picture(at: film.duration * Double($0) / Double(max(count - 1, 1))) }
    frames = try trees.map { try source.draw($0) }
    files = try frames.map { try PNGEncoder.encode($0, compression: .balanced) }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("herorender-stages-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A scene file becomes a model; images are looked at, not decoded.
  public func read() throws { keep(try SceneLoader(textMeasure: .renderer).load(path: path)) }

  /// A model becomes a film.
  public func plan() throws { keep(try Film(scene: scene, file: path)) }

  /// A frame with nothing drawn before it: fonts, images, view pictures and shadows are made.
  public func firstFrame(_ index: Int) throws { keep(try FilmSource(film: film).draw(trees[index % trees.count])) }

  /// A frame like many before it.
  public func frame(_ index: Int) throws { keep(try source.draw(trees[index % trees.count])) }

  /// A frame without layers: what every frame costs besides them, which is memory, the background and the conversion to straight RGBA.
  public func emptyFrame(_ index: Int) throws {
    var tree = trees[index % trees.count]
    tree.layers = []
    tree.below = []
    keep(try source.draw(tree))
  }

  /// Where the layers of a moment are: interpolation.
  public func moment(_ index: Int) { keep(source.picture(at: film.duration * Double(index % 60) / 60)) }

  /// The hash of a frame's pixels, which manifests list.
  public func hash(_ index: Int) { keep(xxh128Hex(frames[index % frames.count].bytes)) }

  /// Pixels become a PNG file.
  public func encode(_ index: Int, isFast: Bool) throws {
    keep(try PNGEncoder.encode(frames[index % frames.count], compression: isFast ? .fast : .balanced))
  }

  /// A file is written beside its place and renamed.
  public func write(_ index: Int) throws {
    let place = index % files.count
    try Data(files[place]).write(to: folder.appendingPathComponent("frame_\(place).png"), options: .atomic)
  }

  /// Removes what `write` wrote.
  public func clear() { try? FileManager.default.removeItem(at: folder) }

  /// Uses a value, so that the optimizer cannot drop what made it.
  @inline(never) private func keep<Value>(_ value: Value) {}
}

public import Foundation
internal import HeroFiles
internal import HeroImage
public import HeroModel
internal import HeroProduction
internal import HeroRender
internal import HeroScene
internal import TransitionEngine
public import UIKit

/// How a film is cut and dressed; see `Stage.render(to:fps:style:)`.
public typealias FilmStyle = HeroModel.FilmStyle

extension HeroModel.FilmStyle {
  /// What is behind film, frame and title: one colour, or several from the top to the bottom. Default: none.
  public var backdropColors: [UIColor] {
    get {
      switch backdrop {
      case .color(let color): [UIColor(color)]
      case .gradient(let colors): colors.map { UIColor($0) }
      case .image, nil: []
      }
    }
    set {
      let colors = newValue.map { $0.color }
      backdrop = colors.count > 1 ? .gradient(colors) : colors.first.map { .color($0) }
    }
  }
}

extension Stage {
  /// Writes what has happened so far as a film.
  ///
  /// - Parameters:
  ///   - file: What the command line writes: a folder of numbered PNGs with their manifest, or NAME.gif, .webp, .apng, .avif, .mp4, .webm, .mov.
  ///   - fps: Frames a second, 1…240. Default: 60.
  ///   - style: Which part is shown, how fast and how often, and what stands around it. Default: the film as it is.
  /// - Throws: What the command line would say: of a film that cannot be written, or of a transition that is not there.
  public func render(to file: URL, fps: Double = 60, style: FilmStyle = FilmStyle()) async throws {
    let film = try Film(scene: scene, file: "the stage")
    guard let rate = FrameRate("\(fps)") else { throw StageError.unwritable("\(fps) frames a second are not 1…240") }
    let target = try OutputTarget(file.hasDirectoryPath ? file.path + "/" : file.path)
    var production = FilmProduction(film: film, file: "the stage", style: style, targets: [target], rate: rate)
    (production.sceneName, production.forces) = ("stage", true)
    production.threads = ProcessInfo.processInfo.activeProcessorCount
    try await Task.detached { [production] in _ = try production.make() }.value
  }

  /// Writes what has happened so far as a scene file, with its pictures in a folder beside it.
  public func write(to file: URL) throws {
    let scene = try scene
    do throws(FileError) {
      try SceneDocument(scene, to: file.path, from: nil).write()
    } catch {
      throw StageError.unwritable(error.description)
    }
  }
}

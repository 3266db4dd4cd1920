public import Foundation
internal import HeroFiles
internal import HeroImage
public import HeroModel
internal import HeroRender
internal import HeroScene
internal import HeroTransition

/// How a film is cut and dressed; see `Stage.render(to:fps:style:)`.
public typealias FilmStyle = HeroModel.FilmStyle

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
    let clock = FrameClock(try FilmCut(of: film, style), rate: target.nearestRate(to: rate) ?? rate)
    var header = FilmHeader(film: film, clock: clock)
    header.environment = .current(fonts: film.scene.fonts)
    let look = try style.isDressed ? FilmLook(style, around: film.scene.canvas, fonts: film.scene.fonts) : nil
    header.show(style, look)
    let requests = (0..<clock.frameCount).map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) }
    let run = RenderRun(
      header: header, requests: requests, isWholeFilm: true, every: 1, resumes: false, forces: true, sceneName: "stage")
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let sink = target.makeSink(
      options: OutputOptions(file: FileOptions(loop: style.loop, quality: style.quality, jobs: threads)))
    let source = try FilmSource(film: film)
    try await Task.detached {
      if let look {
        _ = try RenderJob(source: DressedSource(source, look), run: run, jobs: threads).render(into: [sink])
      } else {
        _ = try RenderJob(source: source, run: run, jobs: threads).render(into: [sink])
      }
    }.value
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

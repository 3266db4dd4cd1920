public import Foundation
internal import HeroFiles
internal import HeroImage
internal import HeroRender
internal import HeroScene
internal import HeroTransition

extension Stage {
  /// Writes every frame so far as a numbered PNG into a folder, with the manifest of the command line.
  public func render(to folder: URL, fps: Double = 60) async throws {
    let film = try Film(scene: scene, file: "the stage")
    guard let rate = FrameRate("\(fps)") else { throw StageError.unwritable("\(fps) frames a second are not 1…240") }
    let clock = FrameClock(duration: film.duration, rate: rate)
    var header = FilmHeader(film: film, clock: clock)
    header.environment = .current(fonts: film.scene.fonts)
    let requests = (0..<clock.frameCount).map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) }
    let run = RenderRun(
      header: header, requests: requests, isWholeFilm: true, every: 1, resumes: false, forces: true, sceneName: "stage")
    let job = RenderJob(
      source: try FilmSource(film: film), run: run, jobs: ProcessInfo.processInfo.activeProcessorCount)
    let sink = OutputTarget.folder(folder.path).makeSink()
    _ = try await Task.detached { try job.render(into: [sink]) }.value
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

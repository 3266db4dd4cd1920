import HeroFiles
import HeroRender
import HeroScene

/// What the server shows: films, their pictures, and who is told of changes.
final class Studio: Sendable {
  let options: PreviewOptions
  let shelf: FilmShelf
  let frames: FrameService
  let queue: WorkQueue
  let events = EventHub()
  /// Nil without goldens.
  let golden: GoldenBeside?
  /// Real paths.
  let watchedRoots: [String]

  /// Lists the films.
  ///
  /// Throws `RenderError.usage` when there is none.
  init(_ options: PreviewOptions) throws(RenderError) {
    self.options = options
    shelf = try FilmShelf(options)
    golden = options.golden.map { GoldenBeside(root: $0) }
    queue = WorkQueue(threads: options.threads)
    frames = FrameService(store: FrameStore(limit: options.keptBytes), queue: queue)
    watchedRoots = [shelf.folder] + options.assetFolders.compactMap { FileSystem.resolved($0) }
  }

  /// Reads what may have changed, and tells the pages.
  func hear(_ change: FolderChange) {
    // What a page shows is waited for, the list of the folder's films is not.
    let scenes = Set(shelf.films.compactMap { FileSystem.resolved($0.path) })
    for film in shelf.films where film.isOpen && concerns(change, film, scenes) && film.askForReading() {
      queue.add(.now) { self.read(film) }
    }
    if shelf.refresh() { events.send("films", FilmDocument.list(shelf.films, hasGolden: golden != nil)) }
  }

  /// Whether a film may look different now: its own file has changed, or something that is no other film's.
  ///
  /// - Parameter scenes: The real paths of all films.
  private func concerns(_ change: FolderChange, _ film: PreviewFilm, _ scenes: Set<String>) -> Bool {
    if change.isEverything || !film.status.errors.isEmpty { return true }
    let own = FileSystem.resolved(film.path)
    return change.files.contains { $0 == own || !scenes.contains($0) }
  }

  private func read(_ film: PreviewFilm) {
    if film.read() { tell(film) }
  }

  /// Tells the pages what a film is now, and draws what they show of it.
  func tell(_ film: PreviewFilm) {
    let status = film.status
    // What is on the pages now is wanted first.
    if status.errors.isEmpty, let saved = status.saved, let shot = film.playhead {
      frames.prepare(shot.at(min(shot.frame, saved.clock.lastFrame)), in: saved, owner: film.id)
    }
    events.send("film", FilmDocument.event(film))
  }
}

import HeroFiles
import HeroModel
import HeroRender
import Synchronization

import enum HeroJSON.JSONValue

/// What the server shows: films, their pictures, and who hears of changes.
final class Studio: Sendable {
  let options: PreviewOptions
  let shelf: FilmShelf
  let frames: FrameService
  let queue: WorkQueue
  let events = EventHub()
  let questions = OpenQuestions()
  let folder = WorkFolder()
  let exports: Exports
  let editor: Result<Editor, Editor.Problem>
  /// Nil without goldens.
  let golden: GoldenBeside?
  private let watching = Mutex(Watching())

  private struct Watching {
    var watcher: (any FolderWatcher)?
    /// As the watcher knows them.
    var paths = WatchedPaths()
  }

  /// Lists the films.
  ///
  /// Throws `RenderError.usage` when there is none.
  init(_ options: PreviewOptions) throws(RenderError) {
    self.options = options
    shelf = try FilmShelf(options)
    editor = Result { () throws(Editor.Problem) in try Editor(options.editor) }
    exports = Exports(folder: folder)
    golden = options.golden.map { [folder] in GoldenBeside(root: $0, folder: folder) }
    queue = WorkQueue(threads: options.threads)
    frames = FrameService(store: FrameStore(limit: options.keptBytes), queue: queue)
  }

  /// All films, and what the page may do with them.
  var list: JSONValue { FilmDocument.list(shelf.films, hasGolden: golden != nil, editor: editor) }

  // MARK: Watching

  /// What a change of may show: the folders that assets come from, and what the films were read from, wherever that is.
  private var watchedPaths: WatchedPaths {
    let home = shelf.isFolder ? options.path : FilePath.folder(of: options.path)
    let read = Set(shelf.films.flatMap(\.files)).sorted()
    return WatchedPaths(
      folders: [home] + options.assetFolders, files: (shelf.isFolder ? [] : [options.path]) + read)
  }

  /// Follows the films' files until `stop`.
  func watch() {
    let watcher = SystemWatcher.watch({ [weak self] in self?.watchedPaths ?? WatchedPaths() }) { [weak self] in
      self?.hear($0)
    }
    watching.withLock { $0.watcher = watcher }
  }

  func stopWatching() { watching.withLock { $0.watcher?.stop() } }

  /// Watches what a film was read from, if that is new.
  func watchAgain() {
    let paths = watchedPaths
    watching.withLock { watching in
      guard watching.paths != paths else { return }
      watching.paths = paths
      watching.watcher?.lookAgain()
    }
  }

  /// Reads what may have changed, and tells the pages.
  func hear(_ change: FolderChange) {
    // What a page shows is waited for, the list of the folder's films is not.
    let scenes = Set(shelf.films.compactMap { FileSystem.resolved($0.path) })
    for film in shelf.films where film.isOpen && concerns(change, film, scenes) && film.askForReading() {
      events.send("reading", FilmDocument.reading(film, true))
      queue.add(.now) { self.read(film) }
    }
    if shelf.refresh() { events.send("films", list) }
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
    events.send("reading", FilmDocument.reading(film, false))
    watchAgain()
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

import HeroFiles
import HeroGolden
import HeroRender
import Synchronization

/// The films of the preview: one, or all scenes of a folder.
final class FilmShelf: Sendable {
  private struct State {
    var films: [PreviewFilm] = []
    /// By path, also of those that are gone: a number never means another film.
    var known: [String: PreviewFilm] = [:]
  }

  private let options: PreviewOptions
  private let state = Mutex(State())
  /// Whether the path is a folder.
  let isFolder: Bool

  /// Lists what is there.
  ///
  /// Throws `RenderError.usage` when there is nothing.
  init(_ options: PreviewOptions) throws(RenderError) {
    self.options = options
    isFolder = FileSystem.isFolder(options.path)
    guard FileSystem.exists(options.path) else { throw .usage("\(options.path) does not exist") }
    _ = try list(SceneDiscovery.scenes(in: [options.path], golden: options.golden ?? ""))
  }

  /// In the order of the listing.
  var films: [PreviewFilm] { state.withLock { $0.films } }

  /// A film by its number.
  func film(_ id: String) throws(PreviewProblem) -> PreviewFilm {
    guard let film = state.withLock({ state in state.known.values.first { "\($0.id)" == id } }) else {
      throw .notFound("there is no film \(id)")
    }
    return film
  }

  /// Lists a folder again; true when the list has changed. A folder that is gone keeps its list.
  func refresh() -> Bool {
    guard isFolder, let scenes = try? SceneDiscovery.scenes(in: [options.path], golden: options.golden ?? "") else {
      return false
    }
    return list(scenes)
  }

  private func list(_ scenes: [DiscoveredScene]) -> Bool {
    state.withLock { state in
      let films = scenes.map { scene in
        if let known = state.known[scene.path] { return known }
        let film = PreviewFilm(
          id: state.known.count, name: scene.name, path: scene.path, folder: isFolder ? options.path : nil,
          options: options)
        state.known[scene.path] = film
        return film
      }
      defer { state.films = films }
      return films.map(\.id) != state.films.map(\.id)
    }
  }
}

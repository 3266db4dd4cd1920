import HeroFiles
import HeroImage
import HeroJSON
import HeroRender
import HeroScene
import HeroTransition
import Synchronization

/// A scene or storyboard of the preview: its file as it is now, its last good film, and what is tried on it.
final class PreviewFilm: Sendable {
  /// Films of one file that are kept: saved ones, and what was tried on them.
  static let keptVariants = 12

  let id: Int
  /// What the page calls it.
  let name: String
  /// As the user would name it.
  let path: String
  private let options: PreviewOptions
  private let state = Mutex(State())
  /// One reading at a time.
  private let reading = Mutex(())

  private struct State {
    /// The last good one.
    var saved: Variant?
    var errors: [Diagnostic] = []
    var warnings: [Diagnostic] = []
    /// The one that was asked for last at the end.
    var variants: [Variant] = []
    /// The last picture that somebody looked at.
    var playhead: Shot?
    var isOpen = false
  }

  /// What a page is told of it.
  struct Status {
    let saved: Variant?
    let errors: [Diagnostic]
    let warnings: [Diagnostic]
  }

  init(id: Int, name: String, path: String, options: PreviewOptions) {
    self.id = id
    self.name = name
    self.path = path
    self.options = options
  }

  /// Whether anybody has asked for it.
  var isOpen: Bool { state.withLock { $0.isOpen } }

  /// What is known of it.
  var status: Status {
    state.withLock { Status(saved: $0.saved, errors: $0.errors, warnings: $0.warnings) }
  }

  /// The last picture that somebody looked at.
  var playhead: Shot? {
    get { state.withLock { $0.playhead } }
    set { state.withLock { $0.playhead = newValue } }
  }

  /// Whether the file is one of Interface Builder's.
  var isStoryboard: Bool { !path.hasSuffix(".json") }

  /// A variant that is still kept.
  func variant(_ id: String) throws(PreviewProblem) -> Variant {
    let found = state.withLock { state -> Variant? in
      guard let index = state.variants.firstIndex(where: { $0.id == id }) else { return nil }
      let variant = state.variants.remove(at: index)
      state.variants.append(variant)
      return variant
    }
    guard let found else { throw .notFound("this variant is gone; ask for the film again") }
    return found
  }

  /// Reads it at its first opening; blocks.
  func open() {
    let isFirst = state.withLock { state in
      defer { state.isOpen = true }
      return !state.isOpen
    }
    if isFirst { read() }
  }

  /// Reads the file; true when a page has something new to hear. Blocks.
  @discardableResult
  func read() -> Bool {
    reading.withLock { _ in
      do throws(SceneError) {
        let scene = try options.read(path)
        let film = try variant(of: scene, tried: "")
        let warnings =
          scene.notes.filter { $0.subject == .approximated }.map(\.diagnostic) + film.film.warnings
        return state.withLock { state in
          defer {
            state.errors = []
            state.warnings = warnings
          }
          let isNew = state.saved?.id != film.id
          if isNew {
            state.saved = film
            Self.keep(film, in: &state)
          }
          return isNew || !state.errors.isEmpty || state.warnings != warnings
        }
      } catch {
        return state.withLock { state in
          defer { state.errors = error.diagnostics }
          return state.errors != error.diagnostics
        }
      }
    }
  }

  /// The film of a scene; `tried` stands for what it differs in from its file.
  func variant(of scene: Scene, tried: String) throws(SceneError) -> Variant {
    let id = String(sha256Hex(Array("\(scene.digest) \(scene.canvas) \(tried)".utf8)).prefix(20))
    if let known = state.withLock({ state in state.variants.first { $0.id == id } }) { return known }
    let film = try Film(scene: scene, file: path)
    let fonts = scene.fonts.map {
      Drawing.FontContent(path: $0, sha256: sha256Hex(FileSystem.bytes(of: $0) ?? []))
    }
    let known = state.withLock { state in state.variants.last { $0.drawing.fits(scene, fonts: fonts) }?.drawing }
    do throws(RenderError) {
      let drawing: Drawing
      if let known { drawing = known } else { drawing = try Drawing(scene, fonts: fonts) }
      return Variant(id: id, film: film, rate: options.rate, drawing: drawing)
    } catch {
      throw SceneError([Diagnostic(file: path, message: error.description)])
    }
  }

  /// Keeps a variant for whoever asks for its frames.
  func keep(_ variant: Variant) { state.withLock { Self.keep(variant, in: &$0) } }

  private static func keep(_ variant: Variant, in state: inout State) {
    state.variants.removeAll { $0.id == variant.id }
    state.variants.append(variant)
    guard state.variants.count > keptVariants else { return }
    let saved = state.saved
    if let oldest = state.variants.firstIndex(where: { $0 !== saved }) { state.variants.remove(at: oldest) }
  }
}

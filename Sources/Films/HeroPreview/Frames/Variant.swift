import HeroInspection
import HeroJSON
import HeroLayers
import HeroModel
import HeroRender
import Synchronization
import TransitionEngine

/// A film as it is saved, or as it is tried: nothing of it ever changes.
final class Variant: Sendable {
  /// Stands for the scene's bytes, its assets and what is tried, in hexadecimal digits.
  let id: String
  /// As the user would name it.
  let file: String
  /// The scene file that it was read from, as it is or with what is tried; nil for storyboards.
  let text: JSONText?
  /// How it is drawn, in place of what the scene says.
  let mode: SceneMode
  /// The variant that is the same and drawn as the scene says.
  let plain: String
  /// The last step that is shown, where what is tried makes the rest impossible; nil for all.
  let lastStep: Int?
  /// What is tried on it that no text stands for.
  let edits: [ValueEdit]
  let film: Film
  let clock: FrameClock
  let drawing: Drawing

  private struct State {
    var hash = ContentHash()
    var keys: [Shot: FrameKey] = [:]
    var overlays: [Set<OverlayPart>: OverlaySource] = [:]
    var exploded: ExplodedSource?
    var findings: [LintFinding]?
    var sceneText: SceneText?
  }

  private let state = Mutex(State())

  init(
    id: String, plain: String? = nil, mode: SceneMode = SceneMode(), until lastStep: Int? = nil, file: String,
    text: JSONText?, edits: [ValueEdit], film: Film, rate: FrameRate, drawing: Drawing
  ) {
    (self.id, self.plain, self.mode, self.lastStep) = (id, plain ?? id, mode, lastStep)
    self.file = file
    self.text = text
    self.edits = edits
    self.film = film
    self.drawing = drawing
    clock = FrameClock(duration: film.duration, rate: rate)
  }

  /// What its file does not show as it means, and what its plan warns of.
  var warnings: [Diagnostic] { film.scene.notes.filter(\.isOfTheFile).map(\.told) + film.warnings }

  /// What lint finds in it.
  var findings: [LintFinding] {
    if let known = state.withLock({ $0.findings }) { return known }
    let found = SceneLint(film: film, text: text?.bytes).findings
    state.withLock { $0.findings = found }
    return found
  }

  /// Its text with the places of its values; nil for storyboards.
  var sceneText: SceneText? {
    if let known = state.withLock({ $0.sceneText }) { return known }
    guard let text, let found = SceneText(text) else { return nil }
    state.withLock { $0.sceneText = found }
    return found
  }

  /// A picture's key in the cache, when it was asked for before.
  func knownKey(of shot: Shot) -> FrameKey? { state.withLock { $0.keys[shot] } }

  /// What a picture shows, and its key in the cache.
  func tree(of shot: Shot) throws(RenderError) -> (tree: LayerTree, key: FrameKey) {
    let tree = try plainTree(of: shot)
    return state.withLock { state in
      let (named, name) = state.hash.named(tree)
      let key = FrameKey(drawing: drawing.id, content: name)
      state.keys[shot] = key
      return (named, key)
    }
  }

  private func plainTree(of shot: Shot) throws(RenderError) -> LayerTree {
    let time = clock.time(ofFrame: shot.frame)
    if shot.isExploded { return try exploded().picture(at: time) }
    if shot.onion > 0 {
      let overlay = try overlay(shot.overlay)
      return OnionSkin.tree(at: time, count: shot.onion) { other in
        other == time ? overlay?.picture(at: time) ?? film.moment(at: time).tree : film.moment(at: other).tree
      }
    }
    return try overlay(shot.overlay)?.picture(at: time) ?? film.moment(at: time).tree
  }

  /// The words that stand beside views, which the page draws.
  func names(of shot: Shot) throws(RenderError) -> [NamePlacement.Name] {
    let time = clock.time(ofFrame: shot.frame)
    return shot.isExploded ? try exploded().names(at: time) : try overlay(shot.overlay)?.names(at: time) ?? []
  }

  private func exploded() throws(RenderError) -> ExplodedSource {
    if let source = state.withLock({ $0.exploded }) { return source }
    let source = try ExplodedSource(film: film, drawsNames: false)
    state.withLock { $0.exploded = source }
    return source
  }

  private func overlay(_ parts: Set<OverlayPart>) throws(RenderError) -> OverlaySource? {
    if parts.isEmpty { return nil }
    if let source = state.withLock({ $0.overlays[parts] }) { return source }
    let source = try OverlaySource(film: film, parts: parts, drawsNames: false)
    state.withLock { $0.overlays[parts] = source }
    return source
  }
}

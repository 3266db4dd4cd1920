import HeroModel

/// The film of a scene that grows at its end: each step is planned once, and the last one, which may still change, as often as it does.
package struct GrowingFilm {
  /// After all steps of the last scene but its last.
  private var planner: FilmPlanner?

  /// One that knows nothing.
  package init() {}

  /// The film of a scene: the same as `Film(scene:file:)`, in the time of what is new. The one of before is not to be drawn any more.
  ///
  /// - Throws: `SceneError` for an impossible step.
  package mutating func film(of scene: Scene, file: String) throws(SceneError) -> Film {
    var planner = planner?.continued(with: scene) ?? FilmPlanner(scene: scene, file: file, plugins: [])
    try planner.run(to: scene.steps.count - 1)
    self.planner = planner
    try planner.run(to: scene.steps.count)
    return Film(planner)
  }
}

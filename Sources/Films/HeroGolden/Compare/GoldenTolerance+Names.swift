import HeroModel

extension GoldenTolerance {
  /// With the ignored views by their paths, whatever a person calls them; what no view is called stays as it is.
  ///
  /// - Throws: `SceneError` when several views of a storyboard are called so.
  package func naming(viewsOf scene: Scene, file: String) throws(SceneError) -> GoldenTolerance {
    var result = self
    result.ignoredViews = []
    for name in ignoredViews {
      do throws(UnknownView) { result.ignoredViews += try scene.paths(named: name).sorted() } catch {
        guard error.candidates.isEmpty else { throw SceneError([Diagnostic(file: file, message: error.message)]) }
        result.ignoredViews.append(name)
      }
    }
    return result
  }
}

/// A path through an asset catalogue: `Assets.xcassets/Icons/star`.
struct CatalogPlace: Equatable {
  /// The catalogue's folder as written.
  let catalog: String
  /// The set's name, with its namespaces.
  let name: String

  /// nil for other paths.
  init?(_ path: String) {
    guard let end = path.range(of: ".xcassets/")?.upperBound, end < path.endIndex else { return nil }
    catalog = String(path[..<end].dropLast())
    name = String(path[end...])
  }
}

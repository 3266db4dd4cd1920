package import HeroGeometry
import HeroJSON

/// An image set: files of one picture by scale, look and kind of device.
package struct ImageSet: Equatable, Sendable {
  /// One file of a set.
  package struct Variant: Equatable, Sendable {
    /// In the set's folder.
    package let file: String
    /// Pixels per point; nil for a file that serves all scales.
    package let scale: Double?
    /// nil: any.
    package let appearance: String?
    /// Lower suits a phone better.
    fileprivate let rank: Int
  }

  /// The set's folder, relative to the catalogue.
  package let folder: String
  /// The entries that name a file, in the set's order.
  package let variants: [Variant]
  /// Whether the picture is painted in the tint colour (`template-rendering-intent`); nil when the set does not say.
  package let isTemplate: Bool?

  init(folder: String, contents: JSONValue) throws(CatalogError) {
    self.folder = folder
    switch contents["properties"]?["template-rendering-intent"]?.text {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
    var variants: [Variant] = []
    for entry in contents["images"]?.list ?? [] {
      // An entry without a file is a variant that nobody has drawn.
      guard let file = entry["filename"]?.text, let rank = entry.idiomRank else { continue }
      let (isUsable, appearance) = entry.appearance
      guard isUsable else { continue }
      guard !file.isEmpty, !file.contains("/"), file != "..", !file.utf8.contains(0) else {
        throw CatalogError("\(folder): '\(file)' is not in the set's folder")
      }
      let scale: Double?
      switch entry["scale"]?.text {
      case nil: scale = nil
      case "1x": scale = 1
      case "2x": scale = 2
      case "3x": scale = 3
      case let text?: throw CatalogError("\(folder): unknown scale '\(text)'; write 1x, 2x or 3x")
      }
      variants.append(Variant(file: file, scale: scale, appearance: appearance, rank: rank))
    }
    self.variants = variants
  }

  /// The file for a scale and a look: first what suits the look, then a phone, then the scale that is nearest at or above, or else the
  /// largest. nil when the set has no file.
  package func variant(scale: Double, appearance: Appearance) -> Variant? {
    let named = variants.filter { $0.appearance == appearance.rawValue }
    let looks = named.isEmpty ? variants.filter { $0.appearance == nil } : named
    let usable = looks.isEmpty ? variants : looks
    guard let best = usable.map(\.rank).min() else { return nil }
    let suiting = usable.filter { $0.rank == best }
    if let single = suiting.first(where: { $0.scale == nil }) { return single }
    return suiting.filter { ($0.scale ?? 1) >= scale }.min { ($0.scale ?? 1) < ($1.scale ?? 1) }
      ?? suiting.max { ($0.scale ?? 1) < ($1.scale ?? 1) }
  }
}

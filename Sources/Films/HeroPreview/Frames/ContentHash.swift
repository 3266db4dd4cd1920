import HeroGeometry
import HeroLayers

/// Names what a film draws by its content: equal names in two films mean equal pixels, if images and fonts are the same.
///
/// In one film a picture's own name stands for its layers, in another film it may stand for others. Pictures get names of their
/// content here, so that a rasterizer can go on with what it has drawn of the film before.
struct ContentHash {
  /// Content's names of pictures by those of their film, which never has one name for two of them.
  private var pictures: [String: String] = [:]

  /// A tree whose pictures are named by what they show, and the name of the whole.
  mutating func named(_ tree: LayerTree) -> (tree: LayerTree, name: ContentName) {
    var (tree, hash) = (tree, DoubleHasher())
    hash.combine(tree.size)
    hash.combine(tree.background)
    tree.below = named(tree.below, &hash)
    tree.layers = named(tree.layers, &hash)
    return (tree, hash.name)
  }

  private mutating func named(_ layers: [Layer], _ hash: inout DoubleHasher) -> [Layer] {
    hash.combine(layers.count)
    return layers.map { layer in
      var layer = layer
      if case .picture(var picture)? = layer.contents?.kind {
        picture.id = name(of: picture)
        layer.contents?.kind = .picture(picture)
      }
      hash.combine(layer)
      layer.children = named(layer.children, &hash)
      return layer
    }
  }

  private mutating func name(of picture: Picture) -> String {
    if let known = pictures[picture.id] { return known }
    var hash = DoubleHasher()
    hash.combine(picture.size)
    _ = named(picture.layers, &hash)
    let name = "\(hash.name.one) \(hash.name.other)"
    pictures[picture.id] = name
    return name
  }
}

/// 128 bits that stand for what was hashed, in this run of the program.
struct ContentName: Hashable, Sendable {
  let one: Int
  let other: Int
}

/// Two hashes of the same values that begin differently, so that no two things in a day's work have the same two.
struct DoubleHasher {
  private var one = Hasher()
  private var other: Hasher = {
    var hasher = Hasher()
    hasher.combine("other")
    return hasher
  }()

  var name: ContentName { ContentName(one: one.finalize(), other: other.finalize()) }

  mutating func combine(_ value: some Hashable) {
    one.combine(value)
    other.combine(value)
  }

  /// All values of a layer but its children; a test counts them.
  mutating func combine(_ layer: Layer) {
    combine(layer.path)
    combine(layer.role)
    combine(layer.position)
    combine(layer.bounds)
    combine(layer.anchorPoint)
    combine(layer.transform)
    combine(layer.opacity)
    combine(layer.opacityMode)
    combine(layer.isHidden)
    combine(layer.cornerRadius)
    combine(layer.maskedCorners)
    combine(layer.cornerCurve)
    combine(layer.zPosition)
    combine(layer.backgroundColor)
    combine(layer.borderWidth)
    combine(layer.borderColor)
    combine(layer.shadow)
    combine(layer.masksToBounds)
    combine(layer.mask)
    combine(layer.contentsRect)
    combine(layer.contents)
  }
}

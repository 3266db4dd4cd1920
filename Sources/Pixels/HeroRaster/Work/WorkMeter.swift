import HeroGeometry
import HeroLayers

/// Walks a layer tree as `LayerPainter` does, and adds prices up instead of drawing.
struct WorkMeter {
  /// Device pixels per point of the canvas.
  let scale: Double
  /// By `ImageContents.image`.
  let images: [ImageFacts]
  private let limit: Double
  /// The sum so far.
  private(set) var units = 0.0
  /// The layer that has taken most so far.
  private(set) var dearest: (path: String, units: Double)?
  private var spent: [String: Double] = [:]
  private var pictures: Set<String> = []
  private var masks: Set<ShadowMasks.Key> = []

  init(scale: Double, images: [ImageFacts], limit: Double) {
    self.scale = scale
    self.images = images
    self.limit = limit
  }

  /// Charges a layer; a count that is no number charges nothing, because nothing of such a layer can be drawn.
  ///
  /// Throws `layer` for the layer that has taken most, once the limit is passed.
  mutating func charge(_ layer: Layer, _ price: Double) throws(RasterError) {
    guard price > 0 else { return }
    units += price
    let own = spent[layer.path, default: 0] + price
    spent[layer.path] = own
    if own > dearest?.units ?? 0 { dearest = (layer.path, own) }
    guard units > limit, let dearest else { return }
    let share = min((dearest.units / limit * 100).rounded(), 100)
    throw .layer(
      path: dearest.path,
      reason: "the frame is too much work; this view takes most of it (\(Int(share)) % of what a frame may take); "
        + "fewer or smaller layers, blurs, paths or texts help")
  }

  /// Siblings; `alpha` is what ancestors that multiply each primitive hand down.
  mutating func add(_ layers: [Layer], on ground: Ground, alpha: Double = 1) throws(RasterError) {
    for layer in layers { try add(layer, on: ground, alpha: alpha * layer.opacity) }
  }

  private mutating func add(_ layer: Layer, on ground: Ground, alpha: Double) throws(RasterError) {
    guard !layer.isHidden, alpha > 0 else { return }
    try charge(layer, WorkPrices.layer)
    let map = layer.map
    if map.isAffine {
      if let ground = ground.under(map) { try addBody(layer, on: ground, alpha: alpha) }
      return
    }
    guard let projection = Projection(map, on: ground, extent: layer.extent(images: images)) else { return }
    let flat = Rect(x: 0, y: 0, width: Double(projection.width), height: Double(projection.height))
    let prices = WorkPrices.projection
    try charge(layer, prices.layer + flat.area * prices.flat + projection.box.area * prices.pixel)
    try addBody(layer, on: Ground(matrix: projection.matrix, clip: flat), alpha: alpha)
  }

  private mutating func addBody(_ layer: Layer, on ground: Ground, alpha: Double) throws(RasterError) {
    var alpha = alpha
    if let mask = layer.mask {
      try charge(layer, PathCost.fill(mask.path, on: ground))
      try charge(layer, (ground.pixels(of: layer.extent(images: images))?.area ?? 0) * WorkPrices.group)
    }
    if layer.isGroup(alpha: alpha) {
      let extent = ground.pixels(of: layer.extent(images: images))
      try charge(layer, (extent?.area ?? 0) * WorkPrices.group)
      alpha = 1
    }
    if let shadow = layer.shownShadow { try addShadow(shadow, of: layer, on: ground) }
    guard layer.masksToBounds, !layer.children.isEmpty else { return try addInside(layer, on: ground, alpha: alpha) }
    guard let inside = ground.clipped(to: layer.bounds) else { return }
    if !RoundedRect(layer).isPlain { try charge(layer, inside.clip.area * WorkPrices.group) }
    try addInside(layer, on: inside, alpha: alpha)
  }

  private mutating func addInside(_ layer: Layer, on ground: Ground, alpha: Double) throws(RasterError) {
    let area = ground.pixels(of: layer.bounds)?.area ?? 0
    if layer.showsBackground { try charge(layer, area * WorkPrices.fill) }
    if let contents = layer.contents { try addContents(contents, of: layer, on: ground) }
    try add(layer.children, on: ground, alpha: alpha)
    if layer.showsBorder { try charge(layer, area * WorkPrices.fill) }
  }

  private mutating func addShadow(_ shadow: Shadow, of layer: Layer, on ground: Ground) throws(RasterError) {
    guard let ground = ground.under(shadow.map) else { return }
    let isSharp = shadow.radius * ground.matrix.meanScale < 0.05
    if let path = shadow.path {
      let grid = isSharp ? nil : ShadowGrid(ground: ground, extent: path.boundingBox, radius: shadow.radius)
      guard isSharp || grid != nil else { return }
      try chargeBlur(layer, grid)
      return try charge(layer, PathCost.fill(path, on: grid?.ground ?? ground))
    }
    if let outline = layer.opaqueOutline(images: images) {
      if isSharp { return try charge(layer, (ground.pixels(of: outline.rect)?.area ?? 0) * WorkPrices.fill) }
      let key = ShadowMasks.key(outline, radius: shadow.radius)
      if outline.isPlain || key != nil {
        guard let grid = ShadowGrid(ground: ground, extent: outline.rect, radius: shadow.radius) else { return }
        if let key, masks.insert(key).inserted {
          try charge(layer, ShadowMasks.area(key) * WorkPrices.blurredShadow)
        }
        return try charge(layer, grid.area * WorkPrices.maskedShadow)
      }
    }
    let silhouette = layer.silhouette
    guard let grid = ShadowGrid(ground: ground, extent: silhouette.extent(images: images), radius: shadow.radius) else {
      return
    }
    try chargeBlur(layer, grid)
    try addBody(silhouette, on: grid.ground, alpha: 1)
  }

  private mutating func chargeBlur(_ layer: Layer, _ grid: ShadowGrid?) throws(RasterError) {
    guard let grid else { return }
    try charge(layer, grid.ground.clip.area * WorkPrices.blurredShadow)
  }

  private mutating func addContents(
    _ contents: LayerContents, of layer: Layer, on ground: Ground
  ) throws(RasterError) {
    guard let box = ground.pixels(of: layer.bounds) else {
      // A shape is not held by its layer's bounds.
      if case .shape(let shape) = contents.kind { try charge(layer, PathCost.draw(shape, on: ground)) }
      return
    }
    if contents.showsBackground { try charge(layer, box.area * WorkPrices.fill) }
    switch contents.kind {
    case .picture(let picture):
      try charge(layer, box.area * WorkPrices.image)
      guard let pictured = picture.layers.first, !pictured.isHidden, picture.size.width > 0, picture.size.height > 0,
        pictures.insert(picture.id).inserted
      else { return }
      try addBody(pictured, on: picture.ground(scale: scale, layer: pictured), alpha: 1)
    case .image(let image):
      guard images.indices.contains(image.image) else { return }
      let frame = images[image.image].frame(of: image, part: contents.rect, in: layer.bounds)
      try charge(layer, (ground.pixels(of: frame)?.area ?? 0) * WorkPrices.image)
    case .text(let text):
      let count = Double(text.text.unicodeScalars.count)
      let rows = min(text.tallestFont.size * ground.matrix.meanScale, ground.clip.size.height)
      let castings = text.shadow == nil ? 1.0 : 2
      try charge(layer, castings * count * (WorkPrices.glyph.character + rows * WorkPrices.glyph.row))
      for case (let run, let attachment?) in text.runs.lazy.map({ ($0, $0.attachment) }) {
        let area = (ground.pixels(of: Rect(origin: layer.bounds.origin, size: attachment.bounds.size))?.area ?? 0)
        try charge(layer, min(area, box.area) * Double(run.text.unicodeScalars.count) * WorkPrices.image)
      }
      if let shadow = text.shadow, shadow.blurRadius > 0 {
        try chargeBlur(layer, ShadowGrid(ground: ground, extent: layer.bounds, radius: shadow.blurRadius / 2))
      }
    case .gradient(let gradient):
      let price = gradient.kind == .conic ? WorkPrices.conic : WorkPrices.gradient
      try charge(layer, box.area * (price.pixel + price.color * Double(gradient.colors.count)))
    case .shape(let shape):
      try charge(layer, PathCost.draw(shape, on: ground))
    case .backdrop:
      try charge(layer, box.area * WorkPrices.backdrop)
    }
  }
}

import HeroGeometry
import HeroLayers
import HeroModel

/// Tells where two films' layers differ; paths and pictures' numbers are each film's own, and numbers may differ by rounding.
struct LayerDifference {
  /// The scenes' pictures.
  let images: (left: [ImageAsset], right: [ImageAsset])

  /// The first property that differs; nil for the same layers.
  func first(_ left: [Layer], _ right: [Layer]) -> String? {
    guard left.count == right.count else {
      return "\(left.count) layers are \(right.count): \(left.map(\.path)) \(right.map(\.path))"
    }
    for (a, b) in zip(left, right) {
      if let what = own(a, b) { return "\(a.path): \(what)" }
      if let what = contents(a.contents, b.contents) { return "\(a.path): \(what)" }
      if let inner = first(a.children, b.children) { return inner }
    }
    return nil
  }

  private func near(_ x: Double, _ y: Double) -> Bool { abs(x - y) < 1e-6 }
  private func near(_ x: Size, _ y: Size) -> Bool { near(x.width, y.width) && near(x.height, y.height) }
  private func near(_ x: Point, _ y: Point) -> Bool { near(x.x, y.x) && near(x.y, y.y) }
  private func near(_ x: Rect, _ y: Rect) -> Bool { near(x.origin, y.origin) && near(x.size, y.size) }
  private func near(_ x: Color?, _ y: Color?) -> Bool {
    guard let x, let y else { return x == y }
    return near(x.red, y.red) && near(x.green, y.green) && near(x.blue, y.blue) && near(x.alpha, y.alpha)
  }
  private func near(_ x: Shadow?, _ y: Shadow?) -> Bool {
    guard let x, let y else { return x == y }
    return near(x.color, y.color) && near(x.opacity, y.opacity) && near(x.offset, y.offset) && near(x.radius, y.radius)
      && (x.path == nil) == (y.path == nil)
  }

  private func own(_ a: Layer, _ b: Layer) -> String? {
    let same: [(String, Bool)] = [
      ("role", a.role == b.role), ("position \(a.position) \(b.position)", near(a.position, b.position)),
      ("bounds \(a.bounds) \(b.bounds)", near(a.bounds, b.bounds)), ("anchor", near(a.anchorPoint, b.anchorPoint)),
      ("transform", zip(a.transform.elements, b.transform.elements).allSatisfy(near)),
      ("opacity \(a.opacity) \(b.opacity)", near(a.opacity, b.opacity)), ("mode", a.opacityMode == b.opacityMode),
      ("hidden", a.isHidden == b.isHidden), ("radius", near(a.cornerRadius, b.cornerRadius)),
      ("corners", a.maskedCorners == b.maskedCorners && a.cornerCurve == b.cornerCurve),
      ("z", near(a.zPosition, b.zPosition)), ("masks", a.masksToBounds == b.masksToBounds),
      ("background", near(a.backgroundColor, b.backgroundColor)),
      ("border", near(a.borderWidth, b.borderWidth) && near(a.borderColor, b.borderColor)),
      ("shadow", near(a.shadow, b.shadow)),
      ("part", near(a.contentsRect, b.contentsRect)),
    ]
    return same.first { !$0.1 }?.0
  }

  private func contents(_ a: LayerContents?, _ b: LayerContents?) -> String? {
    guard let a, let b else { return (a == nil) == (b == nil) ? nil : "contents \(a as Any) \(b as Any)" }
    guard near(a.rect, b.rect), near(a.background, b.background), near(a.clipRadius ?? -1, b.clipRadius ?? -1) else {
      return "the frame of contents"
    }
    switch (a.kind, b.kind) {
    case (.image(let x), .image(let y)):
      var same = y
      same.image = x.image
      let files = (images.left[x.image], images.right[y.image])
      let isSame = x == same && files.0.file.bytes == files.1.file.bytes && files.0.scale == files.1.scale
      return isSame ? nil : "image \(x) \(y)"
    case (.picture(let x), .picture(let y)): return first(x.layers, y.layers)
    case (.gradient, .gradient), (.shape, .shape): return nil
    case (.text(let x), .text(let y)):
      let told = x.told
      var same = y.told
      for index in told.runs.indices where same.runs.indices.contains(index) {
        guard let left = told.runs[index].attachment?.image, let right = same.runs[index].attachment?.image,
          images.left[left].file.bytes == images.right[right].file.bytes
        else { continue }
        same.runs[index].attachment?.image = left
      }
      return told == same ? nil : "contents \(x) \(y)"
    default: return a.kind == b.kind ? nil : "contents \(a.kind) \(b.kind)"
    }
  }
}

extension TextContents {
  /// What shows of it: a text says nothing that all of its parts say otherwise.
  fileprivate var told: TextContents {
    var text = self
    text.setRuns(allRuns)
    return text
  }
}

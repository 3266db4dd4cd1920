import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRaster

/// What stands around a film's pictures: backdrop, device, title and caption, drawn once for all of them, and clock and progress bar.
///
/// The film's own pixels stay what they are but for those at the screen's round corners and under its notch or island.
package struct FilmLook: Sendable {
  /// The surface with everything around.
  package let canvas: FilmCanvas
  /// Where the film's pixels go, from the top left.
  package let origin: (x: Int, y: Int)
  private let ground: Pixmap
  /// How much of the film shows, 0…255, row by row; nil for all of it.
  private let mask: Mask?
  private let footer: FilmFooter?
  private let rasterizer: Rasterizer

  fileprivate struct Mask {
    let coverage: [UInt8]
    /// Whether a row is 255 throughout.
    let isWhole: [Bool]
  }

  /// Points around a film that has a device or a backdrop and says none.
  package static let defaultPadding = 32.0
  /// The one that `gradient` means, from the top.
  package static let standardGradient = [
    Color(red: 0.557, green: 0.773, blue: 0.988), Color(red: 0.878, green: 0.765, blue: 0.988),
  ]
  /// Under a dressed film that names no backdrop.
  static let standardBackdrop = Color(rgb: 0xF2F2F7)

  /// Draws what stands around films of a canvas.
  ///
  /// - Parameters:
  ///   - style: What there is of it.
  ///   - film: The film's own surface.
  ///   - safeArea: The device's, which tells devices of one size apart.
  ///   - fonts: Font files beside the system's, for the title.
  ///   - marks: What clock and progress bar tell of. Default: nothing.
  /// - Throws: `RenderError.usage` for a surface that is too large, `environment` when it cannot be drawn.
  package init(
    _ style: FilmStyle, around film: FilmCanvas, safeArea: DevicePreset.SafeArea, fonts: [String] = [],
    marks: FilmMarks = FilmMarks()
  ) throws(RenderError) {
    let plan = try LookPlan(style, around: film, safeArea: safeArea, fonts: fonts, marks: marks)
    footer = plan.footer
    canvas = plan.canvas
    origin = plan.origin
    guard max(canvas.pixelWidth, canvas.pixelHeight) <= Self.largestSide else {
      throw .usage(
        "\(canvas.pixelWidth)×\(canvas.pixelHeight) pixels with what is around the film; \(Self.largestSide) a side are the most"
      )
    }
    do {
      let rasterizer = try Rasterizer(scale: film.scale, images: plan.images, fonts: fonts)
      var ground = try rasterizer.render(plan.tree)
      if let title = plan.title {
        var tree = plan.tree
        tree.layers += title.layers(over: ground, scale: film.scale)
        ground = try rasterizer.render(tree)
      }
      self.ground = ground
      self.rasterizer = rasterizer
      mask = try plan.maskTree.map { tree throws(RasterError) in Mask(try rasterizer.render(tree)) }
    } catch {
      throw .environment("what is around the film cannot be drawn: \(error)")
    }
  }

  /// Draws what stands around films of a scene's canvas.
  package init(
    _ style: FilmStyle, around canvas: Canvas, fonts: [String] = [], marks: FilmMarks = FilmMarks()
  ) throws(RenderError) {
    try self.init(style, around: FilmCanvas(canvas), safeArea: canvas.safeArea, fonts: fonts, marks: marks)
  }

  private static let largestSide = 16_384

  /// A picture of the film with everything around.
  ///
  /// - Parameter picture: Of the size of the film's surface.
  package func dress(_ picture: Pixmap) -> Pixmap {
    var whole = ground
    let (width, height, stride) = (picture.width, picture.height, ground.width)
    let (x, y) = origin
    whole.bytes.withUnsafeMutableBytes { target in
      picture.bytes.withUnsafeBytes { source in
        for row in 0..<min(height, ground.height - y) {
          let place = ((y + row) * stride + x) * 4
          let line = UnsafeRawBufferPointer(rebasing: source[(row * width * 4)..<((row + 1) * width * 4)])
          if picture.isKnownOpaque, mask?.isWhole[row] ?? true {
            target[place..<place + width * 4].copyBytes(from: line)
          } else {
            let coverage = mask.map { $0.coverage[(row * width)..<((row + 1) * width)] }
            Self.blend(
              line, over: UnsafeMutableRawBufferPointer(rebasing: target[place..<(place + width * 4)]), coverage)
          }
        }
      }
    }
    return whole
  }

  /// What clock and progress bar show at seconds of the film; nil without them.
  func meter(at time: Double) -> LayerTree? { footer?.meter(at: time) }

  /// The same with clock and progress bar of a moment.
  func dress(_ picture: Pixmap, with meter: LayerTree?) throws -> Pixmap {
    var whole = dress(picture)
    guard let meter, let footer else { return whole }
    let drawn = try rasterizer.render(meter)
    let height = whole.height
    let top = height - Int((footer.height * canvas.scale).rounded())
    let (count, row) = (min(drawn.width, whole.width) * 4, whole.width * 4)
    whole.bytes.withUnsafeMutableBytes { target in
      drawn.bytes.withUnsafeBytes { source in
        for line in 0..<min(drawn.height, height - top) {
          let place = (top + line) * row
          target[place..<place + count].copyBytes(from: source[line * drawn.width * 4..<line * drawn.width * 4 + count])
        }
      }
    }
    return whole
  }

  /// Composites a row of straight alpha over another (Porter and Duff's "over").
  private static func blend(
    _ source: UnsafeRawBufferPointer, over target: UnsafeMutableRawBufferPointer, _ coverage: ArraySlice<UInt8>?
  ) {
    for pixel in 0..<(source.count / 4) {
      let place = pixel * 4
      let part = coverage.map { UInt32($0[$0.startIndex + pixel]) } ?? 255
      let above = (UInt32(source[place + 3]) * part + 127) / 255
      if above == 0 { continue }
      if above == 255 {
        for channel in 0..<4 { target[place + channel] = source[place + channel] }
        continue
      }
      let below = (UInt32(target[place + 3]) * (255 - above) + 127) / 255
      let alpha = above + below
      for channel in place..<(place + 3) {
        target[channel] = UInt8(
          (UInt32(source[channel]) * above + UInt32(target[channel]) * below + alpha / 2) / alpha)
      }
      target[place + 3] = UInt8(alpha)
    }
  }
}

extension FilmLook.Mask {
  /// White is what shows.
  fileprivate init(_ drawn: Pixmap) {
    let bytes = drawn.bytes
    var coverage = [UInt8](repeating: 0, count: drawn.width * drawn.height)
    for pixel in coverage.indices {
      coverage[pixel] = UInt8((UInt32(bytes[pixel * 4]) * UInt32(bytes[pixel * 4 + 3]) + 127) / 255)
    }
    self.coverage = coverage
    isWhole = (0..<drawn.height).map { row in
      coverage[(row * drawn.width)..<((row + 1) * drawn.width)].allSatisfy { $0 == 255 }
    }
  }
}

/// Where everything around a film stands.
struct LookPlan {
  let canvas: FilmCanvas
  /// Of the film, pixels.
  let origin: (x: Int, y: Int)
  let images: [ImageResource]
  /// Backdrop and device.
  let tree: LayerTree
  /// White where the film shows; nil for everywhere.
  let maskTree: LayerTree?
  /// What stands over the tree; nil for nothing.
  let title: FilmTitle?
  /// What stands at the lower edge; nil for nothing.
  let footer: FilmFooter?

  init(
    _ style: FilmStyle, around film: FilmCanvas, safeArea: DevicePreset.SafeArea, fonts: [String], marks: FilmMarks
  ) throws(RenderError) {
    let scale = film.scale
    func whole(_ points: Double) -> Double { (points * scale).rounded() / scale }
    let screen = Size(width: Double(film.pixelWidth) / scale, height: Double(film.pixelHeight) / scale)
    let body = style.frame.map {
      DeviceBody($0, screen: Size(width: film.width, height: film.height), safeArea: safeArea)
    }
    let standard = style.frame != nil || style.backdrop != nil ? FilmLook.defaultPadding : 0
    let padding = whole(style.padding ?? standard)
    let around = body?.insets ?? .init(top: 0, left: 0, bottom: 0, right: 0)
    let width = padding + whole(around.left) + screen.width + whole(around.right) + padding
    var title = try style.title.map { text throws(RenderError) in
      try FilmTitle(
        text, font: min(max(screen.width / 22, 11), 28), width: width, scale: scale, fonts: fonts)
    }
    title?.place(in: width, padding: padding)
    self.title = title
    let titleHeight = title?.height ?? 0
    let place = Point(
      x: padding + whole(around.left), y: padding + titleHeight + whole(around.top))
    let footer = try FilmFooter(
      style, font: min(max(screen.width / 26, 9), 22), width: width, scale: scale, fonts: fonts, marks: marks)
    self.footer = footer
    let bottom = place.y + screen.height + whole(around.bottom) + padding
    let size = Size(width: width, height: bottom + (footer?.height ?? 0))

    var layers: [Layer] = []
    var images: [ImageResource] = []
    let background: Color
    switch style.backdrop {
    case nil: background = FilmLook.standardBackdrop
    case .color(let color): background = color
    case .gradient(let colors):
      background = colors.first ?? FilmLook.standardBackdrop
      var gradient = GradientContents(colors: colors)
      gradient.locations = colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
      layers.append(Self.filling(size, LayerContents(.gradient(gradient))))
    case .image(let image):
      background = FilmLook.standardBackdrop
      images = [ImageResource(file: image.file, scale: image.scale)]
      var filling = Self.filling(
        size, LayerContents(.image(ImageContents(image: 0, contentMode: .scaleAspectFill))))
      filling.masksToBounds = true
      layers.append(filling)
    }
    if let body { layers.append(Self.group(body.layers, at: place)) }
    if let footer { layers += footer.layers(from: bottom) }
    self.images = images
    tree = LayerTree(size: size, background: background, layers: layers)
    origin = (Int((place.x * scale).rounded()), Int((place.y * scale).rounded()))
    canvas = FilmCanvas(
      width: size.width, height: size.height, scale: scale,
      background: [background.red, background.green, background.blue, background.alpha])
    maskTree = body.flatMap { body in
      guard body.screenRadius > 0 || !body.cutOut.isEmpty else { return nil }
      var shown = Layer(
        path: "screen", position: screen.center, bounds: Rect(origin: .zero, size: screen))
      shown.backgroundColor = .white
      shown.cornerRadius = body.screenRadius
      shown.cornerCurve = .continuous
      return LayerTree(size: screen, background: .clear, layers: [shown] + body.cutOut)
    }
  }

  private static func filling(_ size: Size, _ contents: LayerContents) -> Layer {
    var layer = Layer(path: "backdrop", position: size.center, bounds: Rect(origin: .zero, size: size))
    layer.contents = contents
    return layer
  }

  private static func group(_ layers: [Layer], at place: Point) -> Layer {
    var group = Layer(path: "device", position: place, bounds: Rect(origin: .zero, size: Size(width: 1, height: 1)))
    group.anchorPoint = .zero
    group.children = layers
    return group
  }
}

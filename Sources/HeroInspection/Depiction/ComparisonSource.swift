import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRaster
import HeroRender
import HeroTransition

/// Two films side by side, each under its name; the shorter one holds its end.
public struct ComparisonSource: FrameSource {
  /// What both show at a time.
  public struct Picture: Equatable, Sendable {
    let left: LayerTree
    let right: LayerTree
  }

  private let films: (left: Film, right: Film)
  private let sources: (left: FilmSource, right: FilmSource)
  private let looks: (left: FilmLook?, right: FilmLook?)
  /// The names, over the whole width.
  private let title: Pixmap

  /// Pixels of the whole, and of the gap between the films.
  public let (width, height): (Int, Int)
  private let gap: Int

  private static let paper = Color(red: 0.11, green: 0.11, blue: 0.12)
  /// Points.
  private static let (titleHeight, margin) = (28.0, 12.0)

  /// Makes the source of two films.
  ///
  /// - Parameters:
  ///   - left: The first film; its scale is that of the names.
  ///   - right: The second film.
  ///   - names: Over each film.
  ///   - frame: The body of its device around each. Default: none.
  /// - Throws: `RenderError.environment` when the rasterizer cannot be set up.
  public init(
    left: Film, right: Film, names: (left: String, right: String), frame: DeviceFrame? = nil
  ) throws(RenderError) {
    films = (left, right)
    sources = (try FilmSource(film: left), try FilmSource(film: right))
    func look(_ film: Film) throws(RenderError) -> FilmLook? {
      guard let frame else { return nil }
      var style = FilmStyle()
      (style.frame, style.padding, style.backdrop) = (frame, Self.margin, .color(Self.paper))
      return try FilmLook(style, around: film.scene.canvas)
    }
    looks = (try look(left), try look(right))
    let one = looks.left?.canvas ?? FilmCanvas(left.scene.canvas)
    let other = looks.right?.canvas ?? FilmCanvas(right.scene.canvas)
    let scale = left.scene.canvas.scale
    gap = Int((Self.margin * scale).rounded())
    let titleHeight = Int((Self.titleHeight * scale).rounded())
    width = one.pixelWidth + gap + other.pixelWidth
    height = titleHeight + max(one.pixelHeight, other.pixelHeight)
    let size = Size(width: Double(width) / scale, height: Double(titleHeight) / scale)
    func label(_ text: String, _ x: Double, _ width: Double) -> Layer {
      Annotation.label(
        text, frame: Rect(x: x + 8, y: 0, width: max(width - 16, 1), height: size.height), size: 13, weight: 600,
        color: .white, alignment: .center)
    }
    let second = Double(one.pixelWidth + gap) / scale
    let tree = LayerTree(
      size: size, background: Self.paper,
      layers: [
        label(names.left, 0, Double(one.pixelWidth) / scale),
        label(names.right, second, Double(other.pixelWidth) / scale),
      ])
    do { title = try Rasterizer(scale: scale, images: [], fonts: []).render(tree) } catch {
      throw .environment("the renderer cannot start: \(error)")
    }
  }

  /// What both show.
  public func picture(at time: Double) -> Picture {
    Picture(left: films.left.moment(at: time).tree, right: films.right.moment(at: time).tree)
  }

  /// Draws both beside each other.
  public func draw(_ picture: Picture) throws -> Pixmap {
    func draw(_ source: FilmSource, _ picture: LayerTree, _ look: FilmLook?) throws -> Pixmap {
      let pixmap = try source.draw(picture)
      return look?.dress(pixmap) ?? pixmap
    }
    let left = try draw(sources.left, picture.left, looks.left)
    let right = try draw(sources.right, picture.right, looks.right)
    let paper = [Self.paper.red, Self.paper.green, Self.paper.blue, 1].map { UInt8(($0 * 255).rounded()) }
    let blank = [[UInt8]](repeating: paper, count: max(left.width, right.width, gap)).flatMap { $0 }
    var bytes = title.bytes
    bytes.reserveCapacity(width * height * 4)
    func append(_ pixmap: Pixmap, row: Int) {
      let count = pixmap.width * 4
      bytes += row < pixmap.height ? pixmap.bytes[row * count..<(row + 1) * count] : blank[..<count]
    }
    for y in 0..<(height - title.height) {
      append(left, row: y)
      bytes += blank[..<(gap * 4)]
      append(right, row: y)
    }
    guard let whole = Pixmap(width: width, height: height, bytes: bytes) else {
      throw RenderError.environment("the two films are too large to stand side by side")
    }
    return whole
  }

  /// Refuses what is more work than a frame may take.
  public func check(_ picture: Picture) throws {
    try sources.left.check(picture.left)
    try sources.right.check(picture.right)
  }
}

import Foundation
import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRaster
import HeroRender
import HeroWords
import TransitionEngine

extension SceneLint {
  /// Screens on top whose status bar can hardly be seen, each as it is first shown.
  static func statusBars(_ film: Film) -> [LintFinding] {
    guard film.scene.canvas.statusBar != nil, let rasterizer = rasterizer(film.scene) else { return [] }
    var seen: Set<Int> = []
    let starts = film.steps.map(\.start) + [film.duration]
    // What lasts no time is never shown.
    let lasts = film.steps.map { $0.duration > 0 } + [true]
    return film.tops.indices.compactMap { index in
      guard lasts[index], seen.insert(film.tops[index]).inserted,
        let bar = ShownStatusBar(film.moment(at: starts[index]).tree), let ground = bar.faintestGround(rasterizer)
      else { return nil }
      let screen = film.scene.screens[film.tops[index]]
      return LintFinding(
        rule: .statusBar, view: screen.name, location: screen.location,
        message: "the status bar is \(bar.style.rawValue) on \(ground.color.hex ?? "it"), a contrast of "
          + "\(Decimals.compact(ground.contrast, 2)) to 1; \(advice(bar.style, film.scene.canvas))")
    }
  }

  private static func rasterizer(_ scene: Scene) -> Rasterizer? {
    let images = scene.images.map { ImageResource(file: $0.file, scale: $0.scale) }
    return try? Rasterizer(scale: 1, images: images, fonts: scene.fonts)
  }

  /// What makes a status bar seen.
  private static func advice(_ style: StatusBar.Style, _ canvas: Canvas) -> String {
    let other: StatusBar.Style = style == .dark ? .light : .dark
    let appearance: Appearance = canvas.barColors == .plain(isDark: true) ? .dark : .light
    return StatusBar.Style(on: appearance) == other
      ? "write \"statusBar\": \"auto\", which follows the appearance, or \"\(other.rawValue)\""
      : "give the screen \"statusBar\": \"\(other.rawValue)\""
  }
}

/// The status bar of a picture, and what lies under it.
private struct ShownStatusBar {
  let style: StatusBar.Style
  /// The strip of the picture that it stands on, without it.
  private let ground: LayerTree
  /// Of its signs, points.
  private let boxes: [Rect]

  /// Less than this nobody reads.
  private static let leastContrast = 1.5

  /// The bar of a picture; nil where it has none.
  init?(_ tree: LayerTree) {
    func isOf(_ layer: Layer, _ paths: [String]) -> Bool { layer.role == .overlay && paths.contains(layer.path) }
    guard let bar = tree.layers.last(where: { isOf($0, ["statusBar"]) }), bar.bounds.size.height > 0,
      let color = bar.children.lazy.compactMap(\.textColor).first
    else { return nil }
    style = color == .white ? .light : .dark
    boxes = bar.children.map { sign in Rect(bounding: sign.bounds.corners.map(sign.map.apply)) }
    ground = LayerTree(
      size: bar.bounds.size, background: tree.background, below: tree.below,
      layers: tree.layers.filter { !isOf($0, ["statusBar", "homeIndicator"]) })
  }

  /// What lies under the sign that is seen worst; nil where all are seen, or it cannot be drawn.
  func faintestGround(_ rasterizer: Rasterizer) -> (color: Color, contrast: Double)? {
    guard let picture = try? rasterizer.render(ground) else { return nil }
    let color: Color = style == .light ? .white : .black
    return boxes.compactMap { picture.meanColor(in: $0) }.map { ($0, $0.contrast(to: color)) }
      .filter { $0.1 < Self.leastContrast }.min { $0.1 < $1.1 }
  }
}

extension Layer {
  fileprivate var textColor: Color? {
    guard case .text(let text)? = contents?.kind else { return nil }
    return text.color
  }
}

extension Pixmap {
  /// The mean of the pixels in a box, over black, to whole steps of 255; nil where it has none.
  fileprivate func meanColor(in box: Rect) -> Color? {
    let columns = max(Int(box.minX), 0)..<max(min(Int(box.maxX.rounded(.up)), width), max(Int(box.minX), 0))
    let rows = max(Int(box.minY), 0)..<max(min(Int(box.maxY.rounded(.up)), height), max(Int(box.minY), 0))
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    var sums = [0, 0, 0]
    for row in rows {
      for column in columns {
        let place = (row * width + column) * 4
        for part in 0..<3 { sums[part] += Int(bytes[place + part]) * Int(bytes[place + 3]) }
      }
    }
    let parts = sums.map { (Double($0) / 255 / Double(columns.count * rows.count)).rounded() / 255 }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}

extension Color {
  /// From 1, the same, to 21, black and white. Source: WCAG 2.2, "contrast ratio".
  fileprivate func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// 0…1. Source: WCAG 2.2, "relative luminance".
  private var luminance: Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

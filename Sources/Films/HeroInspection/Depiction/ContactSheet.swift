import HeroGeometry
import HeroLayers
import HeroModel
import HeroRender
import TransitionEngine

/// A film on one picture: a row of moments for every transition, each with its time.
///
/// The moments are the film's own layer trees, made small by a transform, so that the rasterizer draws them as sharp as a frame.
package struct ContactSheet: Sendable {
  /// Moments of a transition in one line; more go on in the next. Default: `framesPerTransition`.
  package var columns: Int
  /// Moments of every transition, evenly spaced from its start to its end, ≥ 2. Default: 6.
  package var framesPerTransition: Int
  /// Which moments are shown in place of evenly spaced ones. Default: evenly spaced ones.
  package var moments: Moments?
  /// Adds a picture of all moments on top of each other with the ways that views go. Default: false.
  package var hasOnionSkin: Bool
  /// What is drawn over each moment; the onion skin has its own ways. Default: nothing.
  package var overlay: Set<OverlayPart>
  /// The body of the scene's device around each moment. Default: none.
  package var frame: DeviceFrame?
  /// Which part of the film: transitions that overlap it, for as long as they do. Default: all of it.
  package var cut: FilmCut?
  /// Width of a moment, points; more where an overlay's words would be too small to be read. Default: 160; 240 with an overlay.
  package var cellWidth: Double

  /// Moments that are not evenly spaced.
  package enum Moments: Equatable, Sendable {
    /// So many of every transition, ≥ 2, with equally much change between them.
    case changes(Int)
    /// These, seconds of the film, each in the transition that it lies in.
    case times([Double])
  }

  /// A sheet's description; columns and frames below their least value count as that.
  package init(
    columns: Int? = nil, framesPerTransition: Int = 6, hasOnionSkin: Bool = false, overlay: Set<OverlayPart> = [],
    cellWidth: Double? = nil
  ) {
    self.framesPerTransition = max(2, framesPerTransition)
    self.hasOnionSkin = hasOnionSkin
    self.overlay = overlay
    self.cellWidth = cellWidth ?? (overlay.isEmpty ? 160 : 240)
    self.columns = max(1, columns ?? self.framesPerTransition + (hasOnionSkin ? 1 : 0))
  }

  /// Sizes of what is around moments, points; with fewer pixels than points larger, so that words can be read.
  private struct Measures {
    let margin, gap, titleHeight, labelHeight, titleSize, labelSize: Double

    init(scale: Double) {
      let unit = max(1 / scale, 1)
      (margin, gap, titleHeight, labelHeight) = (24 * unit, 16 * unit, 34 * unit, 22 * unit)
      (titleSize, labelSize) = (15 * unit, 12 * unit)
    }
  }

  private static let paper = Color(red: 0.95, green: 0.95, blue: 0.96)
  private static let ink = Color(red: 0.11, green: 0.11, blue: 0.12)
  private static let soft = Color(red: 0.45, green: 0.45, blue: 0.48)

  /// A row of the sheet: a transition, or a film without any.
  private struct Section {
    let title: String
    let start: Double
    let end: Double
  }

  private struct Cell {
    let label: String
    let background: Color
    let layers: [Layer]
  }

  /// The sheet of a film.
  package func tree(of film: Film) -> LayerTree {
    let canvas = film.moment(at: 0).tree
    let body = frame.map { DeviceBody($0, screen: canvas.size, safeArea: film.scene.canvas.safeArea) }
    let outline = body?.outline ?? Rect(origin: .zero, size: canvas.size)
    let measures = Measures(scale: film.scene.canvas.scale)
    let (gap, unit) = (measures.gap, measures.labelSize / 12)
    let sections = sections(of: film)
    let (cellWidth, overlay) = overlay(of: film, in: sections, outline: outline)
    let scale = cellWidth / max(outline.size.width, 1)
    let cellHeight = outline.size.height * scale
    let rowHeight = cellHeight + measures.labelHeight + gap
    var layers: [Layer] = []
    var top = measures.margin
    var most = 0
    for section in sections {
      let cells = cells(of: section, film: film, overlay: overlay)
      if cells.isEmpty { continue }
      most = max(most, cells.count)
      let width = Double(min(columns, cells.count)) * (cellWidth + gap) - gap
      layers.append(
        Annotation.label(
          section.title,
          frame: Rect(
            x: measures.margin, y: top, width: max(width, 240), height: measures.titleHeight - 8 * unit),
          size: measures.titleSize, weight: 600, color: Self.ink))
      top += measures.titleHeight
      for (index, cell) in cells.enumerated() {
        let left = measures.margin + Double(index % columns) * (cellWidth + gap)
        let y = top + Double(index / columns) * rowHeight
        layers.append(picture(cell, size: canvas.size, scale: scale, left: left, top: y, in: body))
        layers.append(
          Annotation.label(
            cell.label,
            frame: Rect(
              x: left, y: y + cellHeight + 4 * unit, width: cellWidth, height: measures.labelHeight - 4 * unit),
            size: measures.labelSize, color: Self.soft))
      }
      top += Double((cells.count - 1) / columns + 1) * rowHeight
    }
    let across = min(columns, max(framesPerTransition + (hasOnionSkin ? 1 : 0), most))
    let width = max(Double(across) * (cellWidth + gap) - gap, 240) + 2 * measures.margin
    return LayerTree(
      size: Size(width: width, height: top - gap + measures.margin), background: Self.paper, layers: layers)
  }

  /// More than this a moment's width is not multiplied for words that are too many.
  private static let mostGrowth = 8.0

  /// Moments as wide as the words of their overlay need, and the overlay.
  private func overlay(of film: Film, in sections: [Section], outline: Rect) -> (
    cellWidth: Double, overlay: FilmOverlay
  ) {
    var width = cellWidth
    while true {
      // Pixels of the sheet for each point of the canvas.
      let pixels = film.scene.canvas.scale * width / max(outline.size.width, 1)
      let overlay = FilmOverlay(film: film, parts: overlay, least: FilmOverlay.readable / pixels)
      let isReadable = sections.allSatisfy { section in
        times(of: section, film: film).allSatisfy { overlay.isReadable(at: shown($0, in: section)) }
      }
      if isReadable || width >= cellWidth * Self.mostGrowth { return (width, overlay) }
      width *= 1.2
    }
  }

  /// The transitions that the sheet shows.
  package func plans(of film: Film) -> [TransitionPlan] {
    let cut = cut ?? .whole(film.duration)
    return film.transitions.filter {
      ($0.start < cut.end || $0.start == cut.start)
        && ($0.start + $0.duration > cut.start || $0.duration == 0 && $0.start == cut.start)
    }
  }

  private func sections(of film: Film) -> [Section] {
    let (cut, plans) = (cut ?? .whole(film.duration), plans(of: film))
    if plans.isEmpty { return [Section(title: "film", start: cut.start, end: cut.end)] }
    return plans.map { plan in
      let times = "\(Decimals.fixed(plan.start, 3)) s + \(Decimals.fixed(plan.duration, 3)) s"
      return Section(
        title:
          "\(plan.index): \(plan.kindText) \(plan.from) → \(plan.to), \(plan.system?.name ?? plan.defaultAnimation.text)  (\(times))",
        start: max(plan.start, cut.start), end: min(plan.start + plan.duration, cut.end))
    }
  }

  /// The last moment of a transition is just before its end, where the next step's first picture shows.
  private func shown(_ time: Double, in section: Section) -> Double {
    time < section.end ? time : max(section.start, section.end - 1e-9)
  }

  /// The moments of a row, seconds; a cut has one.
  private func times(of section: Section, film: Film) -> [Double] {
    let count = section.end > section.start ? framesPerTransition : 1
    switch moments {
    case .times(let given): return given.filter { $0 >= section.start && $0 <= section.end }
    case .changes(let number) where count > 1:
      return ChangeMoments.times(number, from: section.start, to: section.end) {
        film.moment(at: shown($0, in: section)).tree
      }
    case .changes, nil:
      return (0..<count).map { index in
        let fraction = count > 1 ? Double(index) / Double(count - 1) : 0
        return section.start + (section.end - section.start) * fraction
      }
    }
  }

  private func cells(of section: Section, film: Film, overlay: FilmOverlay) -> [Cell] {
    let times = times(of: section, film: film)
    func tree(_ time: Double) -> LayerTree { film.moment(at: shown(time, in: section)).tree }
    var cells = times.map { time in
      let tree = overlay.tree(at: shown(time, in: section))
      return Cell(
        label: "\(Decimals.fixed(time, 3)) s", background: tree.background, layers: tree.below + tree.layers)
    }
    guard hasOnionSkin, section.end > section.start else { return cells }
    // Each moment covers those before in such a part that in the end all show alike: the k-th by 1/k.
    var layers = times.enumerated().map { index, time in
      let moment = tree(time)
      var skin = Layer(path: "onion", position: moment.size.center, bounds: Rect(origin: .zero, size: moment.size))
      skin.backgroundColor = moment.background
      skin.children = moment.below + moment.layers
      skin.opacity = 1 / Double(index + 1)
      return skin
    }
    let width = 2 * (tree(section.start).size.width / cellWidth)
    let ways = MotionPath.all(from: section.start, to: section.end) { film.moment(at: $0).tree }
    for (index, way) in ways.enumerated() {
      layers += Annotation.way(way.points, color: Annotation.color(index), width: width)
    }
    cells.append(
      Cell(label: "all together, and their ways", background: tree(section.start).background, layers: layers))
    return cells
  }

  /// A small canvas with layers on it.
  private func picture(
    _ cell: Cell, size canvas: Size, scale: Double, left: Double, top: Double, in body: DeviceBody?
  ) -> Layer {
    let outline = body?.outline ?? Rect(origin: .zero, size: canvas)
    let size = Size(width: canvas.width * scale, height: canvas.height * scale)
    let (left, top) = (left - outline.minX * scale, top - outline.minY * scale)
    var inside = Layer(
      path: "frame", position: size.center, bounds: Rect(origin: .zero, size: canvas))
    inside.transform = .scale(x: scale, y: scale)
    inside.backgroundColor = cell.background
    inside.masksToBounds = true
    inside.children = cell.layers
    if let body {
      inside.cornerRadius = body.screenRadius
      inside.cornerCurve = .continuous
    }
    var cell = Layer(
      path: "cell", position: Point(x: left + size.width / 2, y: top + size.height / 2),
      bounds: Rect(origin: .zero, size: size))
    guard let body else {
      cell.borderWidth = 0.5
      cell.borderColor = Color(red: 0, green: 0, blue: 0, alpha: 0.25)
      cell.children = [inside]
      return cell
    }
    /// What is said in the screen's points.
    func small(_ layers: [Layer]) -> Layer {
      var small = Layer(path: "device", position: size.center, bounds: Rect(origin: .zero, size: canvas))
      small.transform = .scale(x: scale, y: scale)
      small.children = layers
      return small
    }
    cell.children = [small(body.layers), inside, small(body.cutOut)]
    return cell
  }
}

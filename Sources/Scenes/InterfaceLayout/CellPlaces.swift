import HeroControls
import HeroGeometry
import InterfaceBuilder

extension InterfaceSizes {
  /// Where UIKit places what a cell of a style has: content view, labels, image view and what stands at the end, by id.
  ///
  /// Nothing of a cell without a style, but for what stands at its end.
  func cellPlaces(_ island: Island) -> [String: Rect] {
    guard case .tableCell(let cell) = island.root.content else { return [:] }
    var places: [String: Rect] = [:]
    let (size, margin) = (island.size, TableLook.margin(in: island.size.width))
    var accessory = cell.accessory.width(margin: margin)
    if let id = cell.accessoryView, let own = island.root.subviews.first(where: { $0.id == id })?.frame?.size {
      accessory = own.width + 2 * margin
      places[id] = CellAccessory.frame(of: own, in: size, traits)
    }
    guard let style = cell.style, let content = island.root.contentView else { return places }
    func part(_ id: String?) -> InterfaceView? { id.flatMap { id in content.subviews.first { $0.id == id } } }
    func meter(_ view: InterfaceView?) -> ((Double) -> Size)? {
      guard case .label(let label)? = view?.content, !label.text.isEmpty else { return nil }
      let contents = label.contents
      return { traits.measure(contents, label.numberOfLines == 1 ? nil : $0) }
    }
    var image: Size?
    if let view = part(cell.imageView) {
      let own = contentSize(of: view)
      image = own.width >= 0 && own.height >= 0 ? own : nil
    }
    let layout = CellLayout(
      style, size: size,
      left: (island.rowInset ?? margin)
        + Double(cell.indentationLevel) * cell.indentationWidth,
      margin: margin, accessory: accessory, image: image, text: meter(part(cell.textLabel)),
      detail: meter(part(cell.detailTextLabel)), traits)
    places[content.id] = layout.content
    for (id, frame) in [
      (cell.imageView, layout.image), (cell.textLabel, layout.text), (cell.detailTextLabel, layout.detail),
    ] {
      if let id, let frame { places[id] = frame }
    }
    return places
  }
}

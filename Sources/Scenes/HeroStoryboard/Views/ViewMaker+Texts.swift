import HeroControls
import HeroGeometry
import HeroLayers
internal import HeroModel
internal import InterfaceBuilder
import InterfaceLayout

extension ViewMaker {
  /// Makes a label's text the node's content.
  mutating func labelParts(_ label: InterfaceLabel, _ view: InterfaceView, _ node: inout SceneNode) -> [SceneNode] {
    guard !label.text.isEmpty else { return [] }
    let contents = contents(label, view)
    let size = node.frame.size
    let drawn = here.drawn(contents, in: size, minimumScale: label.adjustsFontSize ? label.minimumScale : nil)
    let shift = here.shift(from: contents, to: drawn, label.baselineAdjustment)
    guard shift != 0, label.adjustsFontSize else {
      node.view.content = .label(drawn)
      return []
    }
    return nodes(
      [ControlPart("text", Rect(x: 0, y: shift, width: size.width, height: size.height), text: drawn)], at: view.place)
  }

  /// A text view's text begins at its top.
  mutating func textViewParts(_ label: InterfaceLabel, _ view: InterfaceView, _ node: SceneNode) -> [SceneNode] {
    guard !label.text.isEmpty else { return [] }
    // Source: UITextView's textContainerInset of 8 points above and below, and 5 points of line fragment padding.
    let width = max(node.frame.size.width - 10, 0)
    var contents = contents(label, view)
    contents.lineBreakMode = .byWordWrapping
    let height = here.measure(contents, width).height
    var text = SceneNode(Rect(x: 5, y: 8, width: width, height: height), at: view.place)
    text.view.isOpaque = false
    text.view.content = .label(contents)
    return [text]
  }

  private mutating func contents(_ label: InterfaceLabel, _ view: InterfaceView) -> TextContents {
    let own = (label.isHighlighted ? color(label.highlightedColor, of: view) : nil) ?? color(label.textColor, of: view)
    var contents = label.contents(color: own ?? traits.color(.label)) { color($0, of: view) }
    if let vibrantColor { contents.mapColors { _ in vibrantColor } }
    contents.isRightToLeft = traits.isRightToLeft
    if let shadow = color(label.shadowColor, of: view) {
      let offset = label.shadowOffset
      contents.shadow = TextShadow(color: shadow, offset: Point(x: offset.width, y: offset.height))
    }
    if !label.isEnabled { contents.disable() }
    return contents
  }
}

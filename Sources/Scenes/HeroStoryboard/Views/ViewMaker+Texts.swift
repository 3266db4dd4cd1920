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
    node.view.content = .label(contents(label, view, node.frame.size))
    if let shadow = color(label.shadowColor, of: view), node.view.backgroundColor == nil {
      node.view.shadow = Shadow(color: shadow, opacity: 1, offset: label.shadowOffset, radius: 0)
    }
    return []
  }

  /// A text view's text begins at its top.
  mutating func textViewParts(_ label: InterfaceLabel, _ view: InterfaceView, _ node: SceneNode) -> [SceneNode] {
    guard !label.text.isEmpty else { return [] }
    // Source: UITextView's textContainerInset of 8 points above and below, and 5 points of line fragment padding.
    let width = max(node.frame.size.width - 10, 0)
    var contents = contents(label, view, Size(width: width, height: .greatestFiniteMagnitude))
    contents.lineBreakMode = .byWordWrapping
    let height = here.measure(contents, width).height
    var text = SceneNode(Rect(x: 5, y: 8, width: width, height: height), at: view.place)
    text.view.isOpaque = false
    text.view.content = .label(contents)
    return [text]
  }

  private mutating func contents(_ label: InterfaceLabel, _ view: InterfaceView, _ size: Size) -> TextContents {
    let (vibrant, plain) = (vibrantColor, traits.color(.label))
    let own = vibrant ?? color(label.textColor, of: view) ?? plain
    var contents = label.contents(color: own) { vibrant ?? color($0, of: view) }
    contents.isRightToLeft = traits.isRightToLeft
    if !label.isEnabled { contents.mapColors { $0.withAlpha($0.alpha * 0.4) } }
    if label.adjustsFontSize, label.numberOfLines == 1 {
      contents.shrink(to: size.width, by: label.minimumScale) { here.measure($0, nil).width }
    }
    return fitted(contents, in: size)
  }

  /// A text that just fitted its label in Interface Builder fits here too, though the substitute of its font may be a little wider.
  ///
  /// One line is tightened by up to a twentieth, and set smaller by up to a fifth where another family stands in; several lines are set
  /// smaller by up to a fourteenth. Texts that are cut off in earnest stay so.
  func fitted(_ contents: TextContents, in size: Size) -> TextContents {
    var result = contents
    if contents.numberOfLines == 1 {
      let natural = here.measure(contents, nil).width
      let count = contents.text.count
      guard natural > size.width, size.width > 0, count > 1 else { return contents }
      let ratio = natural / size.width
      if ratio <= 1.05 {
        // A pixel more, because widths are rounded up.
        result.addKern(-(natural - size.width + here.pixel) / Double(count))
      } else if contents.allRuns.contains(where: { $0.font.family != nil }), ratio <= 1.25 {
        result.resize(to: contents.tallestFont.size / ratio)
      }
      return result
    }
    for step in 0...7 {
      result.resize(to: contents.tallestFont.size * (1 - 0.01 * Double(step)))
      if here.measure(result, size.width).height <= size.height + 0.5 { return result }
    }
    return contents
  }
}

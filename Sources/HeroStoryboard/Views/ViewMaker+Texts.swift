import HeroControls
import HeroGeometry
import HeroLayers
internal import HeroScene
internal import InterfaceBuilder
import InterfaceLayout

extension ViewMaker {
  /// Makes a label's text the node's content; runs of several looks become labels of their own.
  mutating func labelParts(_ label: InterfaceLabel, _ view: InterfaceView, _ node: inout SceneNode) -> [SceneNode] {
    guard !label.text.isEmpty else { return [] }
    if let runs = runs(label, view, node.frame.size) { return runs }
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
    var contents = label.contents
    contents.isRightToLeft = traits.isRightToLeft
    let first = label.fragments.first
    contents.color = vibrantColor ?? color(first?.color ?? label.textColor, of: view) ?? traits.color(.label)
    contents.alignment = TextAlignment(rawValue: first?.alignment ?? label.alignment) ?? .natural
    if !label.isEnabled { contents.color = contents.color.withAlpha(contents.color.alpha * 0.4) }
    if label.adjustsFontSize, label.numberOfLines == 1 {
      shrink(&contents, to: size.width, by: label.minimumScale)
    }
    return fitted(contents, in: size)
  }

  /// UILabel.adjustsFontSizeToFitWidth.
  func shrink(_ contents: inout TextContents, to width: Double, by minimum: Double) {
    let smallest = contents.font.size * minimum
    // Letters of small sizes stand wider apart, so that once is not enough.
    for _ in 0..<4 {
      let natural = here.measure(contents, nil).width
      guard natural > width, natural > 0, contents.font.size > smallest else { return }
      contents.font.size = max(contents.font.size * width / natural, smallest)
    }
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
        result.kern = (contents.kern ?? 0) - (natural - size.width + here.pixel) / Double(count)
      } else if contents.font.family != nil, ratio <= 1.25 {
        result.font.size = contents.font.size / ratio
      }
      return result
    }
    for step in 0...7 {
      result.font.size = contents.font.size * (1 - 0.01 * Double(step))
      if here.measure(result, size.width).height <= size.height + 0.5 { return result }
    }
    return contents
  }

  // MARK: Runs

  /// Labels beside each other for a text of several looks on one line; nil where one label says it all.
  private mutating func runs(_ label: InterfaceLabel, _ view: InterfaceView, _ size: Size) -> [SceneNode]? {
    guard Self.looks(label.fragments).count > 1 else { return nil }
    guard !label.text.contains("\n") else {
      warn(
        "its text has several looks on several lines; all of it is drawn in the first one", view.element, at: view.place
      )
      return nil
    }
    var texts: [TextContents] = []
    for fragment in label.fragments where !fragment.text.isEmpty {
      var part = label
      part.text = fragment.text
      part.fragments = [fragment]
      part.numberOfLines = 1
      part.adjustsFontSize = false
      texts.append(contents(part, view, Size(width: .greatestFiniteMagnitude, height: size.height)))
    }
    let widths = texts.map { here.measure($0, nil).width }
    let whole = widths.reduce(0, +)
    guard whole <= size.width * 1.05 || label.numberOfLines == 1 else {
      warn(
        "its text has several looks on several lines; all of it is drawn in the first one", view.element, at: view.place
      )
      return nil
    }
    var x = 0.0
    switch texts.first?.alignment {
    case .center: x = (size.width - whole) / 2
    case .right: x = size.width - whole
    case .natural where traits.isRightToLeft: x = size.width - whole
    default: break
    }
    let tallest = texts.map(\.font.size).max() ?? 0
    return zip(texts, widths).map { text, width in
      // One baseline for all: the middle of a line lies by half its ascender's surplus above it.
      let drop = (tallest - text.font.size) * Self.middleAboveBaseline
      var node = SceneNode(
        Rect(x: here.pixels(x), y: here.pixels(drop), width: width, height: size.height), at: view.place)
      x += width
      node.view.isOpaque = false
      var text = text
      text.alignment = .left
      node.view.content = .label(text)
      return node
    }
  }

  /// From a line's middle down to its baseline, in font sizes. Source: fact sheet 6.3, ascender .9521484 less half of 1.1933594.
  private static let middleAboveBaseline = 0.9521484 - 1.1933594 / 2

  private static func looks(_ fragments: [InterfaceFragment]) -> [InterfaceFragment] {
    var looks: [InterfaceFragment] = []
    for fragment in fragments {
      var look = fragment
      look.text = ""
      if !looks.contains(look) { looks.append(look) }
    }
    return looks
  }
}

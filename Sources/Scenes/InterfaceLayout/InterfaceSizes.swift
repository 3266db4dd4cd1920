import HeroControls
import HeroGeometry
import HeroLayers
import InterfaceBuilder
import ViewLayout

/// How large views like to be.
package struct InterfaceSizes {
  /// Measures texts and controls.
  package var traits: ControlTraits
  /// The size of an image by its name, points; of a symbol, beside a font of so many points, nil: of UIKit's choice. nil when it is not there.
  package var image: (_ name: String, _ symbolPoints: Double?) -> Size?

  /// What contents ask for whatever they measure, by the views' ids, as `contentSize` has it.
  var kept: [String: Size] = [:]

  package init(traits: ControlTraits, image: @escaping (_ name: String, _ symbolPoints: Double?) -> Size?) {
    self.traits = traits
    self.image = image
  }

  /// From a view's frame to the rectangle that constraints mean.
  func alignment(of view: InterfaceView) -> EdgeInsets { look(of: view)?.alignment ?? EdgeInsets() }

  /// What a view's contents ask for, of the rectangle that constraints mean, points; negative: nothing.
  ///
  /// Placeholders count as Interface Builder has them: the file alone is laid out.
  func contentSize(of view: InterfaceView) -> Size {
    if let size = kept[view.id] { return size }
    var size = ownSize(of: view)
    if let width = view.placeholderWidth { size.width = width }
    if let height = view.placeholderHeight { size.height = height }
    return Size(width: size.width ?? -1, height: size.height ?? -1)
  }

  /// The standard control that a view is, as far as its size goes; nil for others.
  private func look(of view: InterfaceView) -> (any ControlLook)? {
    if case .button(let button) = view.content { return button.look(scale: traits.scale, image: image) }
    return view.look(traits) { name in
      image(name, nil).map { ControlImage(0, size: $0) }
    } color: { _ in
      nil
    }
  }

  private func ownSize(of view: InterfaceView) -> ControlSize {
    switch view.content {
    case .label(let label):
      return ControlSize(textSize(of: label))
    case .image(let picture):
      let name = picture.isHighlighted ? picture.highlightedImage ?? picture.image : picture.image
      return name.flatMap { image($0, picture.symbolSize) }.map { ControlSize($0) } ?? ControlSize()
    case .picker, .datePicker:
      // Their sizes depend on iOS's version and style; Interface Builder has asked UIKit.
      // Without a frame: the wheels of UIPickerView.
      return ControlSize(view.frame?.size ?? Size(width: 320, height: 216))
    case .textView(let text):
      return text.isScrollEnabled ? ControlSize() : ControlSize(textViewSize(of: text.label, width: nil))
    case .view, .stack, .scroll, .table, .tableCell, .collection, .collectionCell, .visualEffect,
      .container, .other:
      return ControlSize()
    case .navigationBar, .toolbar: return ControlSize(height: 44)
    case .tabBar: return ControlSize(height: 49)
    default: return look(of: view)?.alignedSize(traits) ?? ControlSize()
    }
  }

  /// Source: UITextView's textContainerInset of 8 points above and below, and 5 points of line fragment padding at the sides.
  private func textViewSize(of label: InterfaceLabel, width: Double?) -> Size {
    var contents = label.contents
    if contents.text.isEmpty { contents.text = " " }
    let size = traits.measure(contents, width.map { max($0 - 10, 0) })
    return Size(width: size.width + 10, height: size.height + 16)
  }

  private func textSize(of label: InterfaceLabel) -> Size {
    guard !label.text.isEmpty else { return .zero }
    let width = label.numberOfLines != 1 && label.preferredMaxWidth > 0 ? label.preferredMaxWidth : nil
    return traits.measure(label.contents, width)
  }

  /// The height that a view's contents ask for at a width, points; nil where no width changes it.
  func heightForWidth(of view: InterfaceView) -> ((Double) -> Double)? {
    guard view.placeholderHeight == nil else { return nil }
    let measured: (Double) -> Double
    switch view.content {
    case .label(let label) where label.numberOfLines != 1 && !label.text.isEmpty:
      let (measure, contents) = (traits.measure, label.contents)
      measured = { measure(contents, $0).height }
    case .textView(let text) where !text.isScrollEnabled:
      measured = { textViewSize(of: text.label, width: $0).height }
    default: return nil
    }
    guard kept[view.id] != nil, let stored = view.frame?.size else { return measured }
    return { width in
      let own = measured(width)
      let isStored = abs(width - stored.width) < 0.01 && Self.isAbout(own, stored.height)
      return isStored ? stored.height : own
    }
  }

  /// Where a view's first or last baseline is.
  func baseline(of view: InterfaceView, isFirst: Bool) -> LayoutItem.Baseline {
    let font: Font
    var isOneLine = true
    switch view.content {
    case .label(let label):
      font = label.fragments.isEmpty ? label.font.request : label.contents.tallestFont
      isOneLine = label.numberOfLines == 1
    case .button(let button) where button.shownState.title != nil || button.configuration?.title != nil:
      font = button.look(scale: traits.scale, image: image).title?.font ?? Font()
    case .textField(let field): font = field.font.request
    default: return LayoutItem.Baseline(part: 1, points: 0)
    }
    if isOneLine { return LayoutItem.Baseline(part: 0.5, points: font.ascender - font.lineHeight / 2) }
    return isFirst
      ? LayoutItem.Baseline(part: 0, points: font.ascender)
      : LayoutItem.Baseline(part: 1, points: font.ascender - font.lineHeight)
  }
}

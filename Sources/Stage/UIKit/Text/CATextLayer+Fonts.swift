internal import HeroGeometry
internal import HeroLayers

extension UIKitRuntime {
  package func text(of layer: CATextLayer) -> LayerText {
    let contents = layer.shownText
    return LayerText(
      contents: contents,
      pictures: (layer.string as? NSAttributedString)?.pictures(beside: layer.shownFont).map(\.scaled) ?? [],
      height: contents.text.isEmpty ? 0 : TextMeasuring.size(of: contents, width: layer.bounds.width).height)
  }
}

extension CATextLayer {
  fileprivate var shownFont: UIFont {
    let own = (font as? UIFont)?.withSize(fontSize) ?? (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    return own ?? .systemFont(ofSize: fontSize)
  }

  /// The text, in as many lines as fit.
  fileprivate var shownText: TextContents {
    let attributed = string as? NSAttributedString
    let font = shownFont
    var contents = TextContents(text: attributed?.string ?? string as? String ?? "", font: font.request)
    contents.color = foregroundColor?.color ?? .clear
    contents.alignment = alignmentMode.layers
    if let attributed { contents.show(attributed) }
    let height = CGFloat(attributed == nil ? font.request.lineHeight : contents.tallestFont.lineHeight)
    let whole = max(Int((bounds.height / height + 1e-6).rounded(.down)), 1)
    contents.numberOfLines = truncationMode.layers != nil && !isWrapped ? 1 : whole
    contents.lineBreakMode = truncationMode.layers ?? (isWrapped ? .byWordWrapping : .byClipping)
    return contents
  }
}

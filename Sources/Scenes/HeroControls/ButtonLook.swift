package import HeroGeometry
package import HeroLayers

/// UIButton: without a look of its own, of the system, or of a configuration.
///
/// Source: a system button is as high as its title and 12 points, without room at the sides, measured. Configurations: insets of 7 and 12
/// points, body text and corners of 5.95, as UIButton.Configuration says of itself; other sizes and corners are guesses, shades by eye.
package struct ButtonLook: ControlLook {
  /// UIButton.ButtonType's two and UIButton.Configuration's kinds.
  package enum Style: String, CaseIterable, Sendable {
    /// A button type.
    case custom, system
    case plain, borderless, gray, bordered, tinted, borderedTinted, filled, borderedProminent
  }
  /// UIButton.Configuration.Size.
  package enum ButtonSize: String, CaseIterable, Sendable {
    case mini, small, medium, large
  }
  /// UIButton.Configuration.CornerStyle.
  package enum CornerStyle: String, CaseIterable, Sendable {
    case fixed, dynamic, small, medium, large, capsule
  }
  /// The side of the text that the image is on.
  package enum Placement: String, CaseIterable, Sendable {
    case leading, trailing, top, bottom
  }
  /// Where contents stand.
  package enum Alignment: String, CaseIterable, Sendable {
    /// From left to right, or from top to bottom.
    case start, center, end
  }

  /// Default: system.
  package var style: Style
  /// The title in its font. Default: none.
  package var title: TextContents?
  /// The title's colour; nil is the style's. Default: nil.
  package var titleColor: Color?
  /// A text under the title. Default: none.
  package var subtitle: TextContents?
  /// Beside the title. Default: none.
  package var image: ControlImage?
  /// What the image is where the button has none of its own: a system button's glyph. Default: none.
  package var glyph: ButtonGlyph?
  /// Index of an image stretched under everything. Default: none.
  package var backgroundImage: Int?
  /// Default: true.
  package var isEnabled = true
  /// While a finger is on it. Default: false.
  package var isHighlighted = false
  /// Around the contents, points; nil is the style's. Default: nil.
  package var insets: EdgeInsets?
  /// Move the title, points. Default: none.
  package var titleInsets = EdgeInsets.zero
  /// Move the image, points. Default: none.
  package var imageInsets = EdgeInsets.zero
  /// Default: leading.
  package var imagePlacement = Placement.leading
  /// Between image and text, points. Default: 0.
  package var imagePadding = 0.0
  /// Between title and subtitle, points. Default: 1.
  package var titlePadding = 1.0
  /// How title and subtitle stand to each other; nil: towards the image, or in the middle. Default: nil.
  package var titleAlignment: Alignment?
  /// How small the title may become to fit, a part of its size; nil: it does not shrink. Default: nil.
  package var minimumTitleScale: Double?
  /// Default: center.
  package var horizontal = Alignment.center
  /// Default: center.
  package var vertical = Alignment.center
  /// Of configurations. Default: medium.
  package var size = ButtonSize.medium
  /// Of configurations. Default: dynamic.
  package var cornerStyle = CornerStyle.dynamic
  /// For fixed and dynamic corners, points. Default: 5.95.
  package var cornerRadius = 5.95
  /// Default: the style's.
  package var baseForeground: Color?
  /// Default: the style's.
  package var baseBackground: Color?
  /// The ground as it is; nil: made from the base. Default: nil.
  package var background: Color?
  /// Of a line around the ground. Default: none.
  package var stroke: Color?
  /// Of the line, points. Default: 0.
  package var strokeWidth = 0.0

  package init(_ style: Style = .system) { self.style = style }

  /// Whether the style is one of a configuration.
  package var isConfigured: Bool { style != .custom && style != .system }

  /// The font of a title that says none.
  package var font: Font {
    guard isConfigured else { return Font(size: 15) }
    return Font(size: size == .mini || size == .small ? 15 : 17)
  }

  /// The font of a subtitle that says none.
  package static let subtitleFont = Font(size: 12)

  /// Sets the title in the style's font.
  package mutating func setTitle(_ text: String?) { title = text.map { TextContents(text: $0, font: font) } }

  /// The title's colour, and a configured button's template image's. A colour of the title's own stays where the button is disabled.
  package func foreground(_ traits: ControlTraits) -> Color {
    if let titleColor { return titleColor }
    if style == .custom { return .white }
    if !isEnabled { return traits.color(.tertiaryLabel) }
    if style == .filled || style == .borderedProminent { return baseForeground ?? .white }
    return baseForeground ?? traits.tint
  }

  /// The template image's colour: the tint, paler where a button without a look of its own is disabled.
  package func imageTint(_ traits: ControlTraits) -> Color {
    if glyph?.disc != nil { return traits.color(.secondaryLabel) }
    if isConfigured { return foreground(traits) }
    if isEnabled { return traits.tint }
    return style == .custom ? traits.tint.withAlpha(traits.tint.alpha * 0.5) : traits.color(.tertiaryLabel)
  }

  /// The ground's colour; nil for none.
  package func ground(_ traits: ControlTraits) -> Color? {
    if let background { return background }
    switch style {
    case .custom, .system, .plain, .borderless: return nil
    case .gray, .bordered:
      return isEnabled ? baseBackground ?? traits.color(.tertiarySystemFill) : traits.color(.tertiarySystemFill)
    case .tinted, .borderedTinted:
      guard isEnabled else { return traits.color(.tertiarySystemFill) }
      let base = baseBackground ?? traits.tint
      return base.withAlpha(base.alpha * (traits.isDark ? 0.2 : 0.15))
    case .filled, .borderedProminent:
      return isEnabled ? baseBackground ?? traits.tint : traits.color(.tertiarySystemFill)
    }
  }

  /// The ground's corners in a height, points.
  package func radius(in height: Double) -> Double {
    switch cornerStyle {
    case .fixed, .dynamic: min(cornerRadius, height / 2)
    case .small: min(4, height / 2)
    case .medium: min(6, height / 2)
    case .large: min(10, height / 2)
    case .capsule: height / 2
    }
  }

  /// Around the contents, points.
  package var contentInsets: EdgeInsets {
    if let insets { return insets }
    guard isConfigured else { return .zero }
    switch size {
    case .mini, .small: return EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: return EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    case .large: return EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
    }
  }

  // MARK: Layout

  /// Where the parts are, left to right.
  package struct Frames: Equatable, Sendable {
    /// Of the image; nil without one.
    package var image: Rect?
    /// Of the title; nil without one.
    package var title: Rect?
    /// Of the subtitle; nil without one.
    package var subtitle: Rect?
  }

  private struct Contents {
    var title = Size.zero
    var subtitle = Size.zero
    var image = Size.zero
    var text = Size.zero
    var whole = Size.zero
  }

  private func contents(_ traits: ControlTraits) -> Contents {
    var sizes = Contents()
    sizes.title = traits.size(of: title)
    sizes.subtitle = traits.size(of: subtitle)
    sizes.image = imageSize
    let gap = title != nil && subtitle != nil ? titlePadding : 0
    sizes.text = Size(
      width: max(sizes.title.width, sizes.subtitle.width), height: sizes.title.height + gap + sizes.subtitle.height)
    let padding = image != nil && sizes.text.width > 0 ? imagePadding : 0
    switch imagePlacement {
    case .leading, .trailing:
      sizes.whole = Size(
        width: sizes.image.width + padding + sizes.text.width, height: max(sizes.image.height, sizes.text.height))
    case .top, .bottom:
      sizes.whole = Size(
        width: max(sizes.image.width, sizes.text.width), height: sizes.image.height + padding + sizes.text.height)
    }
    return sizes
  }

  /// Of the image with the disc behind it, points.
  private var imageSize: Size { glyph?.disc.map { Size(width: $0, height: $0) } ?? image?.size ?? .zero }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize {
    if glyph != nil, title == nil, contentInsets == .zero { return ControlSize(imageSize) }
    let whole = contents(traits).whole
    let insets = contentInsets
    // Source: UIKit gives buttons without insets 6 points above and below a title, and 30 points at least.
    let isBare = !isConfigured && insets == .zero
    let vertical = isBare && title != nil ? 12 : insets.top + insets.bottom
    let width = whole.width + insets.left + insets.right
    return ControlSize(width: isBare ? max(width, 30) : width, height: whole.height + vertical)
  }

  /// Where the parts are in a size.
  package func frames(in size: Size, _ traits: ControlTraits) -> Frames {
    var area = Rect(origin: .zero, size: size).inset(by: contentInsets)
    area.size = Size(width: max(area.size.width, 0), height: max(area.size.height, 0))
    var sizes = contents(traits)
    if !isConfigured, glyph == nil {
      // Source: UIButton's imageRect(forContentRect:) of before configurations: a picture is squeezed into the contents' rectangle.
      let room = area.inset(by: imageInsets).size
      sizes.image = Size(
        width: min(sizes.image.width, max(room.width, 0)), height: min(sizes.image.height, max(room.height, 0)))
    }
    let padding = sizes.text.width > 0 && image != nil ? imagePadding : 0
    let isBeside = imagePlacement == .leading || imagePlacement == .trailing
    let taken = isBeside ? sizes.image.width + (image == nil ? 0 : padding) : 0
    let textWidth = min(sizes.text.width, max(area.size.width - taken, 0))
    let whole = isBeside ? taken + textWidth : max(sizes.image.width, textWidth)
    let left = place(whole, from: area.minX, to: area.maxX, horizontal)
    let top = place(sizes.whole.height, from: area.minY, to: area.maxY, vertical)

    var image = Rect(
      x: left, y: place(sizes.image.height, from: area.minY, to: area.maxY, vertical), width: 0, height: 0)
    image.size = sizes.image
    var text = Rect(
      x: left, y: place(sizes.text.height, from: area.minY, to: area.maxY, vertical), width: textWidth,
      height: sizes.text.height)
    switch imagePlacement {
    case .leading: text.origin.x = left + taken
    case .trailing: image.origin.x = left + textWidth + padding
    case .top:
      image.origin = Point(x: left + (whole - sizes.image.width) / 2, y: top)
      text.origin = Point(x: left + (whole - textWidth) / 2, y: top + sizes.image.height + padding)
    case .bottom:
      text.origin = Point(x: left + (whole - textWidth) / 2, y: top)
      image.origin = Point(x: left + (whole - sizes.image.width) / 2, y: top + sizes.text.height + padding)
    }
    var frames = Frames()
    if self.image != nil { frames.image = moved(image, imageInsets, traits) }
    if title != nil {
      frames.title = moved(line(sizes.title, in: text, below: 0), titleInsets, traits)
    }
    if subtitle != nil {
      let below = title == nil ? 0 : sizes.title.height + titlePadding
      frames.subtitle = moved(line(sizes.subtitle, in: text, below: below), titleInsets, traits)
    }
    return frames
  }

  private func place(_ length: Double, from low: Double, to high: Double, _ alignment: Alignment) -> Double {
    switch alignment {
    case .start: low
    case .center: (low + high - length) / 2
    case .end: high - length
    }
  }

  private func line(_ size: Size, in text: Rect, below: Double) -> Rect {
    let towardsImage: Alignment = image == nil ? .center : imagePlacement == .leading ? .start : .center
    let width = min(size.width, text.size.width)
    return Rect(
      x: place(width, from: text.minX, to: text.maxX, titleAlignment ?? towardsImage), y: text.minY + below,
      width: width, height: size.height)
  }

  /// Insets of a part move it from where its alignment puts it; in the middle by half their difference.
  private func moved(_ rect: Rect, _ insets: EdgeInsets, _ traits: ControlTraits) -> Rect {
    func way(_ start: Double, _ end: Double, _ alignment: Alignment) -> Double {
      switch alignment {
      case .start: start
      case .center: (start - end) / 2
      case .end: -end
      }
    }
    return Rect(
      x: traits.pixels(rect.minX + way(insets.left, insets.right, horizontal)),
      y: traits.pixels(rect.minY + way(insets.top, insets.bottom, vertical)), width: rect.size.width,
      height: rect.size.height)
  }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    var parts: [ControlPart] = []
    let bounds = Rect(origin: .zero, size: size)
    if let backgroundImage {
      parts.append(ControlPart("background image", bounds, image: ImageContents(image: backgroundImage)))
    }
    if let part = groundPart(in: size, traits) { parts.append(part) }
    let frames = frames(in: size, traits)
    let color = foreground(traits)
    if let image, let frame = frames.image { parts.append(imagePart(image, in: frame, traits)) }
    for (name, text, frame) in [("title", title, frames.title), ("subtitle", subtitle, frames.subtitle)] {
      guard var text, let frame else { continue }
      if text.runs.isEmpty { text.color = color }
      text.isRightToLeft = traits.isRightToLeft
      text = traits.drawn(text, in: frame.size, minimumScale: name == "title" ? minimumTitleScale : nil)
      parts.append(ControlPart(name, frame, text: text))
    }
    if let alpha = highlightedAlpha {
      for index in parts.indices { parts[index].view.alpha = alpha }
    }
    return parts
  }

  private func imagePart(_ image: ControlImage, in frame: Rect, _ traits: ControlTraits) -> ControlPart {
    let tint = imageTint(traits)
    guard glyph?.disc != nil else { return image.part("image", in: frame, tint: tint, traits) }
    var disc = ControlPart("image", frame, color: discColor(traits), radius: frame.size.height / 2)
    disc.view.content = .image(
      ImageContents(image: image.index, contentMode: .center, templateTint: image.isTemplate ? tint : nil))
    return disc
  }

  /// Of the disc behind the glyph.
  package func discColor(_ traits: ControlTraits) -> Color? {
    glyph?.disc == nil ? nil : traits.color(.tertiarySystemFill)
  }

  /// The ground as a part; nil for none.
  package func groundPart(in size: Size, _ traits: ControlTraits) -> ControlPart? {
    let ground = ground(traits)
    guard ground != nil || (stroke != nil && strokeWidth > 0) else { return nil }
    var part = ControlPart(
      "background", Rect(origin: .zero, size: size), color: ground, radius: radius(in: size.height))
    if let stroke, strokeWidth > 0 {
      part.view.borderColor = stroke
      part.view.borderWidth = strokeWidth
    }
    return part
  }

  /// Of the parts under a finger; nil while there is none. Source: UIKit's system buttons fade to a fifth, custom ones do not; others by eye.
  package var highlightedAlpha: Double? {
    guard isHighlighted, style != .custom else { return nil }
    return style == .system ? 0.2 : 0.75
  }
}

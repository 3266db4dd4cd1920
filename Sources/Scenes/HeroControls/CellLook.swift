package import HeroGeometry
package import HeroLayers

/// What stands at a cell's trailing edge.
///
/// Source: a content view of 348.5 points beside a chevron in a row of 375, as Interface Builder stores it; the others by eye.
package enum CellAccessory: String, ControlLook, CaseIterable {
  /// As UITableViewCell.AccessoryType names them.
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

  /// Points.
  package var size: Size {
    switch self {
    case .none: .zero
    case .disclosureIndicator: Size(width: 10.5, height: 13)
    case .checkmark: Size(width: 14, height: 12)
    case .detailButton: Size(width: 22, height: 22)
    case .detailDisclosureButton: Size(width: 22 + 10 + 10.5, height: 22)
    }
  }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize { ControlSize(size) }

  /// What it takes from the content view, points, in a row with these side margins.
  package func width(margin: Double) -> Double {
    switch self {
    case .none: 0
    case .disclosureIndicator, .detailDisclosureButton: size.width + margin
    case .checkmark, .detailButton: size.width + margin + 8
    }
  }

  /// Where what stands at a row's trailing edge is, of a size, left to right.
  package static func frame(of own: Size, in row: Size, _ traits: ControlTraits) -> Rect {
    Rect(
      x: row.width - TableLook.margin(in: row.width) - own.width, y: traits.pixels((row.height - own.height) / 2),
      width: own.width, height: own.height)
  }

  /// The content view's width beside what takes so much of a row, points, on whole pixels.
  package static func contentWidth(in row: Double, beside taken: Double, _ traits: ControlTraits) -> Double {
    max(traits.pixels(row - taken), 0)
  }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    let middle = size.height / 2
    func chevron(right: Double) -> ControlPart {
      var part = ControlPart(
        "chevron", Rect(x: right - 10.5, y: middle - 6.5, width: 10.5, height: 13),
        shape: .stroke(.lines([(2.6, 1.25), (7.9, 6.5), (2.6, 11.75)]), traits.color(.tertiaryLabel), width: 2))
      part.isDirectional = true
      return part
    }
    let info = ControlPart(
      "detail", Rect(x: 0, y: middle - 11, width: 22, height: 22),
      shape: .stroke(
        .circle(11, 11, radius: 10) + .lines([(11, 6.4), (11, 6.6)], [(11, 9.8), (11, 15.6)]), traits.tint, width: 1.5))
    switch self {
    case .none: return []
    case .disclosureIndicator: return [chevron(right: size.width)]
    case .detailButton: return [info]
    case .detailDisclosureButton: return [info, chevron(right: size.width)]
    case .checkmark:
      return [
        ControlPart(
          "checkmark", Rect(x: 0, y: middle - 6, width: 14, height: 12),
          shape: .stroke(.lines([(1, 6.5), (5, 11), (13, 1)]), traits.tint, width: 2))
      ]
    }
  }
}

/// UITableViewCell.CellStyle: sizes, colours and places of text, detail and image.
///
/// Source: fonts of UIKit's own styles; rows of 44 points, 58 with a subtitle, measured; the rest by eye.
package enum CellStyle: String, CaseIterable, Sendable {
  case `default`, value1, value2, subtitle

  /// Of the text, points.
  package var textSize: Double { self == .value2 ? 12 : 17 }
  /// Of the detail, points.
  package var detailSize: Double { self == .value1 ? 17 : 12 }
  /// Of the text.
  package var textShade: ControlTraits.Shade { .label }
  /// Of the detail.
  package var detailShade: ControlTraits.Shade { self == .value1 ? .secondaryLabel : .label }
  /// Whether it has a detail.
  package var hasDetail: Bool { self != .default }

  /// Of a row, points.
  package func height(hasDetail: Bool) -> Double { self == .subtitle && hasDetail ? 58 : 44 }
}

/// Where a cell's parts are, left to right.
package struct CellLayout: Equatable, Sendable {
  /// Of the content view, in the cell, points.
  package var content: Rect
  /// In the content view; nil without one.
  package var image: Rect?
  /// In the content view; nil without one.
  package var text: Rect?
  /// In the content view; nil without one.
  package var detail: Rect?

  /// Lays out a cell of a size; texts are asked for their size in a width, nil are not there.
  ///
  /// `left` is where contents begin, `margin` the row's side margin, `accessory` what stands at the end takes, all in points.
  package init(
    _ style: CellStyle, size: Size, left: Double, margin: Double, accessory: Double, image: Size?,
    text: ((Double) -> Size)?, detail: ((Double) -> Size)?, _ traits: ControlTraits
  ) {
    let width = CellAccessory.contentWidth(in: size.width, beside: accessory, traits)
    content = Rect(x: 0, y: 0, width: width, height: size.height)
    let height = size.height
    var left = left
    if let image {
      let part = min(1, (height - 1) / max(image.height, 1))
      let own = Size(width: image.width * part, height: image.height * part)
      self.image = Rect(x: left, y: traits.pixels((height - own.height) / 2), width: own.width, height: own.height)
      left += own.width + 16
    }
    let room = max(content.size.width - left - (accessory > 0 ? 8 : margin), 0)
    guard let text else { return }
    guard style.hasDetail, let detail else {
      self.text = Rect(x: left, y: 0, width: room, height: height)
      return
    }
    let (first, second) = (text(room), detail(room))
    switch style {
    case .subtitle:
      let top = traits.pixels((height - first.height - second.height) / 2)
      self.text = Rect(x: left, y: top, width: min(first.width, room), height: first.height)
      self.detail = Rect(
        x: left, y: top + first.height, width: min(second.width, room), height: second.height)
    case .value2:
      self.text = Rect(x: left, y: 0, width: 91, height: height)
      self.detail = Rect(x: left + 97, y: 0, width: max(room - 97, 0), height: height)
    case .default, .value1:
      let shown = min(second.width, room)
      self.detail = Rect(
        x: left + room - shown, y: traits.pixels((height - second.height) / 2), width: shown, height: second.height)
      self.text = Rect(x: left, y: 0, width: max(room - shown - 6, 0), height: height)
    }
  }
}

/// UITableViewCell of a style, as a whole.
package struct CellLook: ControlLook {
  /// Default: default.
  package var style = CellStyle.default
  /// Default: none.
  package var text: TextContents?
  /// Default: none.
  package var detail: TextContents?
  /// Default: none.
  package var image: ControlImage?
  /// Default: none.
  package var accessory = CellAccessory.none
  /// Points by which contents stand further from the leading edge. Default: 0.
  package var indentation = 0.0

  /// A cell with texts in the style's fonts and colours.
  package init(_ style: CellStyle, text: String?, detail: String? = nil, _ traits: ControlTraits) {
    self.style = style
    self.text = text.map { traits.text($0, style.textSize, traits.color(style.textShade)) }
    if style.hasDetail {
      self.detail = detail.map { traits.text($0, style.detailSize, traits.color(style.detailShade)) }
    }
    if style == .value2 {
      self.text?.color = traits.tint
      self.text?.alignment = traits.isRightToLeft ? .left : .right
    }
  }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize {
    ControlSize(height: style.height(hasDetail: detail != nil))
  }

  /// Where the parts are in a size.
  package func layout(in size: Size, _ traits: ControlTraits) -> CellLayout {
    let margin = TableLook.margin(in: size.width)
    func meter(_ text: TextContents?) -> ((Double) -> Size)? {
      text.map { text in { text.numberOfLines == 1 ? traits.size(of: text) : traits.measure(text, $0) } }
    }
    return CellLayout(
      style, size: size, left: margin + indentation, margin: margin, accessory: accessory.width(margin: margin),
      image: image?.size, text: meter(text), detail: meter(detail), traits)
  }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    let layout = layout(in: size, traits)
    var content = ControlPart("content", layout.content)
    if let image, let frame = layout.image {
      content.children.append(
        ControlPart(
          "image", frame,
          image: ImageContents(image: image.index, templateTint: image.isTemplate ? traits.tint : nil)))
    }
    if let text, let frame = layout.text { content.children.append(ControlPart("text", frame, text: text)) }
    if let detail, let frame = layout.detail { content.children.append(ControlPart("detail", frame, text: detail)) }
    guard accessory != .none else { return [content] }
    let frame = CellAccessory.frame(of: accessory.size, in: size, traits)
    return [
      content, ControlPart("accessory", frame, children: accessory.leftToRightParts(in: accessory.size, traits)),
    ]
  }
}

package import HeroGeometry
package import HeroLayers

/// An image that a control shows.
package struct ControlImage: Equatable, Sendable {
  /// Index into the images of whoever draws.
  package var index: Int
  /// Points.
  package var size: Size
  /// Whether it shows its alpha alone, in the control's colour.
  package var isTemplate: Bool

  package init(_ index: Int, size: Size, isTemplate: Bool = false) {
    self.index = index
    self.size = size
    self.isTemplate = isTemplate
  }

  /// As a part, in the middle of a rectangle.
  func part(_ name: String, in area: Rect, tint: Color, _ traits: ControlTraits) -> ControlPart {
    ControlPart(
      name,
      Rect(
        x: traits.pixels(area.center.x - size.width / 2), y: traits.pixels(area.center.y - size.height / 2),
        width: size.width, height: size.height),
      image: ImageContents(image: index, templateTint: isTemplate ? tint : nil))
  }
}

extension ContentMode {
  /// How many times as large a picture shows in bounds, along the side where it is more.
  package func scale(of picture: Size, in bounds: Size) -> Double {
    guard picture.width > 0, picture.height > 0 else { return 1 }
    let (wide, high) = (bounds.width / picture.width, bounds.height / picture.height)
    return switch self {
    case .scaleToFill, .redraw, .scaleAspectFill: max(wide, high)
    case .scaleAspectFit: min(wide, high)
    default: 1
    }
  }
}

/// UISegmentedControl: a grey field of 32 points whose selected segment is raised.
///
/// Source: screenshots and Apple's design kits of iOS 15 to 17 (corners 9 and 7, lines 16 high, texts of 13 points, medium, semibold where
/// selected); the width fits the 131 points that Interface Builder gives "First" and "Second": 9 beside the widest, one between.
package struct SegmentedLook: ControlLook {
  /// What a segment shows.
  package enum Content: Equatable, Sendable {
    case title(String)
    case image(ControlImage)
  }

  /// From the leading side.
  package var segments: [Content]
  /// Points for segments with a width of their own; nil and missing ones share the rest. Default: none.
  package var widths: [Double?] = []
  /// Default: none.
  package var selected: Int?
  /// Default: true.
  package var isEnabled = true
  /// Segments that cannot be chosen. Default: none.
  package var disabled: Set<Int> = []
  /// Under the selected segment; nil is white, grey in the dark.
  package var selectedTint: Color?
  /// Of all texts; nil is the label's. Default: nil.
  package var textColor: Color?
  /// Of the selected text; nil is that of the others. Default: nil.
  package var selectedTextColor: Color?
  /// Of all texts; nil is the system's 13 points. Default: nil.
  package var font: Font?
  /// Of the selected text; nil is that of the others, semibold. Default: nil.
  package var selectedFont: Font?
  /// Under everything; nil is a grey fill.
  package var ground: Color?

  package init(_ segments: [Content], selected: Int? = nil) {
    self.segments = segments
    self.selected = selected
  }

  /// Points.
  package static let height = 32.0
  private static let margin = 9.0

  private func text(_ title: String, isSelected: Bool, _ traits: ControlTraits) -> TextContents {
    let color = (isSelected ? selectedTextColor : nil) ?? textColor ?? traits.color(.label)
    var text = traits.text(title, 13, weight: isSelected ? 600 : 500, color)
    if let own = (isSelected ? selectedFont : nil) ?? font { text.font = own }
    text.alignment = .center
    return text
  }

  private func width(of segment: Content, _ traits: ControlTraits) -> Double {
    switch segment {
    case .title(let title): traits.size(of: text(title, isSelected: true, traits)).width
    case .image(let image): image.size.width
    }
  }

  /// Source: frames and constraints in Interface Builder's files: it reaches a point further down.
  package var alignment: EdgeInsets { EdgeInsets(bottom: 1) }

  package var drawsGround: Bool { true }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize {
    let widest = segments.map { width(of: $0, traits) }.max() ?? 0
    let each = widest + 2 * Self.margin
    let widths = segments.indices.map { ownWidth($0) ?? each }
    return ControlSize(
      width: (widths.reduce(0, +) + Double(max(segments.count - 1, 0))).rounded(.up), height: Self.height)
  }

  private func ownWidth(_ index: Int) -> Double? {
    index < widths.count ? widths[index].flatMap { $0 > 0 ? $0 : nil } : nil
  }

  /// The segments' places in a size, left to right.
  package func frames(in size: Size) -> [Rect] {
    let own = segments.indices.map { ownWidth($0) }
    let open = own.count { $0 == nil }
    let rest = max(size.width - own.compactMap { $0 }.reduce(0, +), 0)
    let share = open > 0 ? rest / Double(open) : 0
    var x = 0.0
    return own.map { width in
      defer { x += width ?? share }
      return Rect(x: x, y: 0, width: width ?? share, height: size.height)
    }
  }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    let frames = frames(in: size)
    var field = ControlPart(
      "field", Rect(origin: .zero, size: size), color: ground ?? traits.color(.tertiarySystemFill), radius: 9)
    for (index, frame) in frames.enumerated().dropFirst() where index != selected && index - 1 != selected {
      let line = Rect(
        x: traits.pixels(frame.minX - 0.5), y: traits.pixels(size.height / 4), width: 1,
        height: traits.pixels(size.height / 2))
      field.children.append(ControlPart("separator \(index)", line, color: traits.color(.separator), radius: 0.5))
    }
    if let selected, frames.indices.contains(selected) {
      let grey = Color(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255)
      let frame = frames[selected]
      var raised = ControlPart(
        "selection",
        Rect(x: frame.minX + 2, y: 2, width: max(frame.size.width - 4, 0), height: max(size.height - 4, 0)),
        color: selectedTint ?? (traits.isDark ? grey : .white), radius: 7)
      raised.view.shadow = Shadow(opacity: 0.12, offset: Size(width: 0, height: 3), radius: 4)
      field.children.append(raised)
    }
    for (index, frame) in frames.enumerated() {
      var part: ControlPart
      switch segments[index] {
      case .title(let title):
        let text = text(title, isSelected: index == selected, traits)
        let room = Rect(
          x: frame.minX + 2, y: frame.minY, width: max(frame.size.width - 4, 0), height: frame.size.height)
        part = ControlPart("segment \(index)", room, text: text)
      case .image(let image):
        part = image.part("segment \(index)", in: frame, tint: textColor ?? traits.color(.label), traits)
      }
      if !isEnabled || disabled.contains(index) { part.view.alpha = 0.3 }
      field.children.append(part)
    }
    return [field]
  }
}

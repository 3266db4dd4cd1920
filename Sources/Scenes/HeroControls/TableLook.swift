package import HeroGeometry
package import HeroLayers

/// UITableView of a style: grounds, margins, separators and section titles.
///
/// Source: UIKit of iOS 15 to 17: margins of 16 points, 20 in rows at least 414 wide, measured; section titles as measured where a height is
/// given, their places by eye.
package struct TableLook: Equatable, Sendable {
  /// UITableView.Style.
  package enum Style: String, CaseIterable, Sendable {
    case plain, grouped, insetGrouped
  }

  package var style: Style

  package init(_ style: Style) { self.style = style }

  /// A row's side margin, and where its separator begins, points.
  package static func margin(in width: Double) -> Double { width >= 414 ? 20 : 16 }

  /// From the table's sides to its rows, points.
  package func sideMargin(in width: Double) -> Double { style == .insetGrouped ? Self.margin(in: width) : 0 }

  /// Of a section's first and last row, points.
  package var cornerRadius: Double { style == .insetGrouped ? 10 : 0 }

  /// Behind the rows.
  package func ground(_ traits: ControlTraits) -> Color {
    traits.color(style == .plain ? .systemBackground : .systemGroupedBackground)
  }

  package func rowGround(_ traits: ControlTraits) -> Color {
    traits.color(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
  }

  /// Of rows that are selected.
  package static func selectedGround(_ traits: ControlTraits) -> Color { traits.color(.systemGray4) }

  /// The line at a row's lower edge, from its insets on.
  package static func separator(
    in size: Size, left: Double, right: Double = 0, color: Color? = nil, _ traits: ControlTraits
  ) -> ControlPart {
    ControlPart(
      "separator",
      Rect(
        x: left, y: size.height - traits.pixel, width: max(size.width - left - right, 0), height: traits.pixel),
      color: color ?? traits.color(.separator))
  }
}

/// A section's title as tables show it that have no view for it.
package struct SectionTitleLook: ControlLook {
  /// The table's style.
  package var style: TableLook.Style
  /// As it is said; grouped headers write it in capitals.
  package var title: String
  /// Whether it stands below the section. Default: false.
  package var isFooter: Bool
  /// Whether it is the table's first header, which stands lower. Default: false.
  package var isFirst: Bool

  package init(_ title: String, _ style: TableLook.Style, isFooter: Bool = false, isFirst: Bool = false) {
    self.title = title
    self.style = style
    self.isFooter = isFooter
    self.isFirst = isFirst
  }

  package func text(_ traits: ControlTraits) -> TextContents {
    if style == .plain { return traits.text(title, 17, weight: 600, traits.color(.label)) }
    var text = traits.text(isFooter ? title : title.uppercased(), 13, traits.color(.secondaryLabel))
    text.numberOfLines = 0
    return text
  }

  /// Beside the text in a table of a width: as beside the texts of its rows, points.
  private func margin(in width: Double) -> Double {
    let side = TableLook(style).sideMargin(in: width)
    return side + TableLook.margin(in: width - 2 * side)
  }

  /// How high it is in a table of a width, points.
  package func height(in width: Double, _ traits: ControlTraits) -> Double {
    height(of: traits.measure(text(traits), max(width - 2 * margin(in: width), 0)))
  }

  private func height(of text: Size) -> Double {
    if style == .plain { return 28 }
    // Source: UIKit's 38 points, 55.5 above the first section, 28 below one, for a line of 15.5.
    return text.height + (isFooter ? 12.5 : isFirst ? 40 : 22.5)
  }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize {
    ControlSize(height: height(of: traits.size(of: text(traits))))
  }

  /// Where the text is in a size, left to right, where it takes so much height in a width.
  package func textFrame(in size: Size, _ traits: ControlTraits, measure: (_ width: Double) -> Double) -> Rect {
    let margin = margin(in: size.width)
    let width = max(size.width - 2 * margin, 0)
    let height = style == .plain ? size.height : measure(width)
    let y = style == .plain ? 0 : isFooter ? 7 : size.height - 7 - height
    return Rect(x: margin, y: traits.pixels(y), width: width, height: height)
  }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    let text = text(traits)
    let frame = textFrame(in: size, traits) { traits.measure(text, $0).height }
    let label = ControlPart("title", frame, text: text)
    guard style == .plain else { return [label] }
    return [
      ControlPart("ground", Rect(origin: .zero, size: size), color: traits.color(.systemBackground)), label,
    ]
  }
}

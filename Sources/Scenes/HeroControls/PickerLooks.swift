package import HeroGeometry
internal import HeroLayers

/// UIPickerView and UIDatePicker as wheels: rows around a grey band, 216 points high.
///
/// Source: height and band (32 points) of iOS 15 to 17; the rows' shades are a guess, and they are drawn flat.
package struct WheelsLook: ControlLook {
  /// A wheel: what it shows, and the row in the middle.
  package struct Wheel: Equatable, Sendable {
    /// Top to bottom.
    package var rows: [String]
    /// An index into the rows.
    package var selected: Int

    package init(_ rows: [String], selected: Int = 0) {
      self.rows = rows
      self.selected = selected
    }
  }

  /// From the leading side.
  package var wheels: [Wheel]

  /// Points.
  package static let rowHeight = 32.0

  package init(_ wheels: [Wheel]) { self.wheels = wheels }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize { ControlSize(width: 320, height: 216) }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    let row = Self.rowHeight
    let middle = size.height / 2
    var parts = [
      ControlPart(
        "band", Rect(x: 9, y: middle - row / 2, width: max(size.width - 18, 0), height: row),
        color: traits.color(.tertiarySystemFill), radius: 8)
    ]
    let width = max(size.width - 18, 0) / Double(max(wheels.count, 1))
    for (column, wheel) in wheels.enumerated() {
      for (index, title) in wheel.rows.enumerated() {
        let steps = Double(index - wheel.selected)
        guard abs(steps) * row + row / 2 <= middle else { continue }
        var text = traits.text(title, 21, traits.color(.label))
        text.alignment = .center
        var part = ControlPart(
          "row \(column) \(index)",
          Rect(x: 9 + width * Double(column), y: middle + (steps - 0.5) * row, width: width, height: row), text: text)
        part.view.alpha = max(1 - 0.3 * abs(steps), 0.1)
        parts.append(part)
      }
    }
    return parts
  }
}

/// UIDatePicker in its compact style: grey fields with texts.
///
/// Source: screenshots of iOS 15 to 17, within a point.
package struct CompactDateLook: ControlLook {
  /// Day and time as they are written.
  package var texts: [String]

  package init(_ texts: [String]) { self.texts = texts }

  private func widths(_ traits: ControlTraits) -> [Double] {
    texts.map { traits.size(of: traits.text($0, 17, traits.color(.label))).width + 24 }
  }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize {
    ControlSize(width: widths(traits).reduce(0, +) + 5 * Double(max(texts.count - 1, 0)), height: 34)
  }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    var x = 0.0
    return zip(texts.indices, zip(texts, widths(traits))).map { index, field in
      defer { x += field.1 + 5 }
      var text = traits.text(field.0, 17, traits.color(.label))
      text.alignment = .center
      let height = min(size.height, 34)
      return ControlPart(
        "field \(index)", Rect(x: x, y: traits.pixels((size.height - height) / 2), width: field.1, height: height),
        color: traits.color(.tertiarySystemFill), radius: 6,
        children: [ControlPart("text", Rect(x: 0, y: 0, width: field.1, height: height), text: text)])
    }
  }
}

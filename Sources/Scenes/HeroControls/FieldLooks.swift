package import HeroGeometry
package import HeroLayers

/// UITextField's looks, 34 points high.
///
/// Source: height and the 7 points beside the text as measured; the borders' shades by eye.
package struct TextFieldLook: ControlLook {
  /// UITextField.BorderStyle, by its names.
  package enum Border: String, CaseIterable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// Default: none.
  package var border: Border
  /// The text with its font, colour and alignment.
  package var text: TextContents
  /// Shows while the text is empty, in the text's font. Default: empty.
  package var placeholder = ""
  /// The placeholder's parts; empty: all of it is in the text's font, in the colour of placeholders. Default: empty.
  package var placeholderRuns: [TextRun] = []
  /// Whether a bullet stands for each character. Default: false.
  package var isSecure = false
  /// Whether a button to clear the text stands at the end. Default: false.
  package var showsClearButton = false
  /// Points that a view at the leading end takes. Default: none.
  package var leadingWidth = 0.0
  /// Points that a view at the trailing end takes. Default: none.
  package var trailingWidth = 0.0
  /// Where the field's class puts the text in its bounds, left to right; nil is the look's own place.
  package var textPlace: Rect?
  /// Likewise of the placeholder.
  package var placeholderPlace: Rect?
  /// Likewise of the button to clear.
  package var clearPlace: Rect?
  /// The field's own ground; nil is the border style's.
  package var ground: Color?
  /// Default: true.
  package var isEnabled = true

  package init(_ border: Border, text: TextContents, placeholder: String = "") {
    self.border = border
    self.text = text
    self.placeholder = placeholder
  }

  private var inset: Double { border == .none ? 0 : 7 }
  private static let clearSide = 17.0

  /// The text that shows.
  private func shown(_ traits: ControlTraits) -> TextContents {
    var shown = text
    if isSecure {
      shown.runs = []
      shown.text = String(repeating: "•", count: text.text.count)
    }
    if text.text.isEmpty {
      shown.text = placeholder
      shown.color = traits.color(.placeholderText)
      if !placeholderRuns.isEmpty { shown.setRuns(placeholderRuns) }
    } else if !isEnabled {
      shown.disable()
    }
    return shown
  }

  package var drawsGround: Bool { border != .none }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize {
    var line = text
    line.font = text.tallestFont
    line.runs = []
    line.text = "X"
    let height = traits.size(of: line).height
    let width = traits.size(of: shown(traits)).width + 2 * inset + leadingWidth + trailingWidth
    // Source: without a border UIKit adds a pixel's rounding; 17 points give 22.
    return ControlSize(width: width, height: border == .none ? (height + 1).rounded(.up) : max(34, height + 12))
  }

  /// Where the text is, in a size, left to right.
  package func textFrame(in size: Size) -> Rect {
    let clear = showsClearButton && !text.text.isEmpty ? Self.clearSide + 5 : 0
    let left = inset + leadingWidth
    return Rect(
      x: left, y: 0, width: max(size.width - left - inset - trailingWidth - clear, 0), height: size.height)
  }

  /// Where the button to clear is, in a size, left to right.
  package func clearFrame(in size: Size, scale: Double) -> Rect {
    let side = Self.clearSide
    return Rect(
      x: size.width - max(inset, 5) - side - trailingWidth, y: ((size.height - side) / 2 * scale).rounded() / scale,
      width: side, height: side)
  }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    var parts: [ControlPart] = []
    if border != .none {
      var frame = ControlPart(
        "border", Rect(origin: .zero, size: size), color: ground ?? traits.color(.systemBackground),
        radius: border == .roundedRect ? 5 : 0)
      frame.view.borderWidth = border == .roundedRect ? max(0.5, traits.pixel) : 1
      frame.view.borderColor = borderColor(traits)
      parts.append(frame)
    }
    let shown = shown(traits)
    let place = (text.text.isEmpty ? placeholderPlace : textPlace) ?? textFrame(in: size)
    if !shown.text.isEmpty { parts.append(ControlPart("text", place, text: shown)) }
    if showsClearButton, !text.text.isEmpty {
      parts.append(.clearButton(clearPlace ?? clearFrame(in: size, scale: traits.scale), traits))
    }
    return parts
  }

  private func borderColor(_ traits: ControlTraits) -> Color {
    switch border {
    case .none: .clear
    case .line: traits.isDark ? .white : .black
    case .bezel: traits.color(.systemGray2)
    case .roundedRect: traits.isDark ? traits.color(.systemGray4) : Color(red: 0.8, green: 0.8, blue: 0.8)
    }
  }
}

extension ControlPart {
  /// A grey disc with a cross.
  fileprivate static func clearButton(_ frame: Rect, _ traits: ControlTraits) -> ControlPart {
    let side = frame.size.width
    let (low, high) = (side * 0.33, side * 0.67)
    return ControlPart(
      "clear", frame, color: traits.color(.systemGray2), radius: side / 2,
      children: [
        ControlPart(
          "cross", Rect(origin: .zero, size: frame.size),
          shape: .stroke(
            .lines([(low, low), (high, high)], [(high, low), (low, high)]), traits.color(.systemBackground), width: 1.3)
        )
      ])
  }
}

/// UISearchBar: a field of 36 points with a magnifying glass in a bar of 44.
///
/// Source: the heights as measured (56 is drawn with the same field in the middle); places inside read off screenshots of iOS 15 to 17.
package struct SearchBarLook: ControlLook {
  /// What has been typed. Default: empty.
  package var text = ""
  /// Shows while the text is empty. Default: empty.
  package var placeholder = ""
  /// Whether there is no ground around the field. Default: false.
  package var isMinimal = false
  /// Whether a button to leave stands at the end. Default: false.
  package var showsCancelButton = false
  /// Of the bar; nil is that of bars.
  package var barTint: Color?
  /// What the buttons below the field say. Default: none.
  package var scopes: [String] = []
  /// The button that is chosen. Default: 0.
  package var selectedScope = 0
  /// Whether the buttons are parts, and not a view of their own. Default: true.
  package var drawsScopes = true

  package init(placeholder: String = "") { self.placeholder = placeholder }

  /// Room below the field for scope buttons, points. Source: a segmented control of 32 points with 7 around it, by eye.
  package var scopeHeight: Double { scopes.isEmpty ? 0 : SegmentedLook.height + 14 }

  /// Where the scope buttons are, in a size.
  package func scopeFrame(in size: Size) -> Rect {
    Rect(x: 8, y: size.height - SegmentedLook.height - 7, width: max(size.width - 16, 0), height: SegmentedLook.height)
  }

  /// The scope buttons; nil without any.
  package var scopeButtons: SegmentedLook? {
    scopes.isEmpty ? nil : SegmentedLook(scopes.map { .title($0) }, selected: selectedScope)
  }

  /// Points.
  package static let height = 44.0

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize { ControlSize(height: Self.height + scopeHeight) }

  private func cancel(_ traits: ControlTraits) -> TextContents {
    var text = traits.text("Cancel", 17, traits.tint)
    text.alignment = .center
    return text
  }

  /// Where the field is, in a size, left to right.
  package func fieldFrame(in size: Size, _ traits: ControlTraits) -> Rect {
    let trailing = showsCancelButton ? traits.size(of: cancel(traits)).width + 24 : 8
    return Rect(
      x: 8, y: traits.pixels((size.height - scopeHeight - 36) / 2), width: max(size.width - 8 - trailing, 0), height: 36
    )
  }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    var parts: [ControlPart] = []
    if !isMinimal {
      let grey = traits.isDark ? 27.0 / 255 : 249.0 / 255
      var ground = ControlPart(
        "ground", Rect(origin: .zero, size: size), color: barTint ?? Color(red: grey, green: grey, blue: grey))
      for (name, y) in [("top", 0.0), ("bottom", size.height - traits.pixel)] {
        ground.children.append(
          ControlPart(
            name, Rect(x: 0, y: y, width: size.width, height: traits.pixel), color: traits.color(.separator)))
      }
      parts.append(ground)
    }
    let frame = fieldFrame(in: size, traits)
    var field = ControlPart("field", frame, color: traits.color(.tertiarySystemFill), radius: 10)
    field.children.append(
      ControlPart(
        "glass", Rect(x: 8, y: 10, width: 16, height: 16),
        shape: .stroke(
          .circle(6.6, 6.6, radius: 5.4) + .lines([(10.6, 10.6), (15, 15)]), traits.color(.secondaryLabel), width: 1.6))
    )
    let shown = traits.text(
      text.isEmpty ? placeholder : text, 17, traits.color(text.isEmpty ? .secondaryLabel : .label))
    let trailing = text.isEmpty ? 7.0 : 30
    if !shown.text.isEmpty {
      field.children.append(
        ControlPart(
          "text", Rect(x: 30, y: 0, width: max(frame.size.width - 30 - trailing, 0), height: 36), text: shown))
    }
    if !text.isEmpty {
      field.children.append(
        .clearButton(Rect(x: frame.size.width - 24, y: 9.5, width: 17, height: 17), traits))
    }
    parts.append(field)
    if showsCancelButton {
      let text = cancel(traits)
      let width = traits.size(of: text).width
      parts.append(ControlPart("cancel", Rect(x: frame.maxX + 8, y: frame.minY, width: width, height: 36), text: text))
    }
    if let scopeButtons, drawsScopes {
      let frame = scopeFrame(in: size)
      parts.append(ControlPart("scopes", frame, children: scopeButtons.leftToRightParts(in: frame.size, traits)))
    }
    return parts
  }
}

import HeroControls
import HeroGeometry
import HeroLayers
import InterfaceBuilder

extension InterfaceFont {
  /// As the renderer asks for it.
  package var request: Font { Font(family: family, size: size, weight: weight, isItalic: isItalic) }
}

extension InterfaceLabel {
  /// Text, font and lines, as the renderer takes them; of an attributed text, the first fragment's.
  package var contents: TextContents {
    let first = fragments.first
    var contents = TextContents(text: text, font: (first?.font ?? font).request)
    contents.numberOfLines = numberOfLines
    contents.lineBreakMode = LineBreakMode(interface: first?.lineBreakMode ?? lineBreakMode)
    contents.lineSpacing = first?.lineSpacing ?? 0
    contents.kern = first?.kern
    if first?.isUnderlined == true { contents.underlineStyle = .single }
    return contents
  }
}

extension LineBreakMode {
  /// By Interface Builder's name; others cut off the tail.
  package init(interface name: String) {
    switch name {
    case "headTruncation": self = .byTruncatingHead
    case "middleTruncation": self = .byTruncatingMiddle
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    default: self = .byTruncatingTail
    }
  }
}

extension InterfaceButton {
  /// What it shows: its configuration's image, or that of its state.
  package var imageName: String? { configuration?.image ?? shownState.image }
  /// Points of the font that a symbol stands beside; nil: UIKit's choice.
  package var symbolSize: Double? { configuration?.symbolSize ?? shownState.symbolSize }
  /// How bold its symbol is; nil: regular.
  package var symbolWeight: Int? { configuration?.symbolWeight ?? shownState.symbolWeight }

  /// Contents, insets and places of a button, without colours; images by their size alone.
  package func look(image: (String, Double?) -> Size?) -> ButtonLook {
    let state = shownState
    let style = configuration.map { ButtonLook.Style(rawValue: $0.style) ?? .plain }
    var look = ButtonLook(style ?? (type == "custom" ? .custom : .system))
    let font = configuration?.font ?? state.attributedTitle.first?.font ?? font
    look.setTitle(configuration?.title ?? state.title)
    if let font { look.title?.font = font.request }
    look.title?.kern = state.attributedTitle.first?.kern
    if let size = imageName.flatMap({ image($0, symbolSize) }) { look.image = ControlImage(0, size: size) }
    look.isEnabled = isEnabled
    look.horizontal =
      switch horizontalAlignment {
      case "left", "leading": .start
      case "right", "trailing": .end
      default: .center
      }
    look.vertical = verticalAlignment == "top" ? .start : verticalAlignment == "bottom" ? .end : .center
    look.titleInsets = titleInsets
    look.imageInsets = imageInsets
    guard let configuration else {
      if contentInsets != .zero { look.insets = contentInsets }
      return look
    }
    look.subtitle = configuration.subtitle.map { TextContents(text: $0, font: ButtonLook.subtitleFont) }
    look.imagePlacement = ButtonLook.Placement(rawValue: configuration.imagePlacement) ?? .leading
    look.imagePadding = configuration.imagePadding
    look.titlePadding = configuration.titlePadding
    look.insets = configuration.contentInsets
    return look
  }
}

extension InterfaceView.Content {
  /// The standard control that it is, as far as its size goes; nil for others.
  func look(image: (String, Double?) -> Size?) -> (any ControlLook)? {
    switch self {
    case .button(let button): return button.look(image: image)
    case .textField(let field):
      return TextFieldLook(
        TextFieldLook.Border(rawValue: field.borderStyle) ?? .none,
        text: TextContents(text: field.text, font: field.font.request), placeholder: field.placeholder ?? "")
    case .switchControl: return SwitchLook()
    case .slider: return SliderLook(fraction: 0)
    case .stepper: return StepperLook()
    case .searchBar: return SearchBarLook()
    case .progress(let progress):
      var look = ProgressLook(progress: progress.progress)
      look.isBar = progress.isBarStyle
      return look
    case .segmented(let segmented):
      var look = SegmentedLook(
        segments(segmented, image: image), selected: segmented.selected)
      look.widths = segmented.segments.map { $0.width > 0 ? $0.width : nil }
      return look
    case .pageControl(let pages): return PageControlLook(count: pages.pages, current: pages.current)
    case .activity(let activity):
      return ActivityLook(isLarge: activity.style == "large" || activity.style == "whiteLarge")
    default: return nil
    }
  }

  private func segments(_ segmented: InterfaceSegmented, image: (String, Double?) -> Size?) -> [SegmentedLook.Content] {
    segmented.segments.map { segment in
      segment.image.flatMap { image($0, nil) }.map { .image(ControlImage(0, size: $0)) } ?? .title(segment.title)
    }
  }
}

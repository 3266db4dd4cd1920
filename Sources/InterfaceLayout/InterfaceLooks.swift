import HeroControls
import HeroGeometry
import HeroLayers
import InterfaceBuilder

extension InterfaceFont {
  /// As the renderer asks for it.
  package var request: Font { Font(family: family, size: size, weight: weight, isItalic: isItalic) }
}

extension InterfaceLabel {
  /// Text, fonts and lines, as the renderer takes them, all black: for measuring.
  package var contents: TextContents { contents(color: .black) { _ in nil } }

  /// The text as the renderer takes it.
  ///
  /// - Parameters:
  ///   - color: Of what says none.
  ///   - resolve: What a colour of the file is; nil for one that is not known.
  package func contents(color: Color, _ resolve: (InterfaceColor) -> Color?) -> TextContents {
    var contents = TextContents(text: text, font: font.request, color: color)
    contents.numberOfLines = numberOfLines
    contents.lineBreakMode = LineBreakMode(interface: fragments.first?.lineBreakMode ?? lineBreakMode)
    contents.alignment = TextAlignment(rawValue: alignment) ?? .natural
    if !fragments.isEmpty { contents.setRuns(fragments.map { $0.run(like: contents, resolve) }) }
    return contents
  }
}

extension InterfaceFragment {
  /// A part of a text as the renderer takes it; what it does not say is the text's.
  package func run(like contents: TextContents, _ resolve: (InterfaceColor) -> Color?) -> TextRun {
    var run = TextRun(text: text, like: contents)
    if let font { run.font = font.request }
    if let color = color.flatMap(resolve) { run.color = color }
    run.backgroundColor = backgroundColor.flatMap(resolve)
    run.kern = kern
    run.underlineStyle = isUnderlined ? .single : .none
    run.strikethroughStyle = isStruckThrough ? .single : .none
    run.paragraph.lineSpacing = max(paragraph.lineSpacing, 0)
    run.paragraph.paragraphSpacing = max(paragraph.paragraphSpacing, 0)
    run.paragraph.paragraphSpacingBefore = max(paragraph.paragraphSpacingBefore, 0)
    run.paragraph.lineHeightMultiple = max(paragraph.lineHeightMultiple, 0)
    run.paragraph.minimumLineHeight = max(paragraph.minimumLineHeight, 0)
    run.paragraph.maximumLineHeight = max(paragraph.maximumLineHeight, 0)
    run.paragraph.firstLineHeadIndent = max(paragraph.firstLineHeadIndent, 0)
    run.paragraph.headIndent = max(paragraph.headIndent, 0)
    run.paragraph.tailIndent = paragraph.tailIndent
    if let alignment = alignment.flatMap({ TextAlignment(rawValue: $0) }) { run.paragraph.alignment = alignment }
    return run
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
    if configuration?.title == nil, !state.attributedTitle.isEmpty, let title = look.title {
      look.title?.setRuns(state.attributedTitle.map { $0.run(like: title) { _ in nil } })
    }
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

import Foundation
import HeroControls
import HeroGeometry
import HeroLayers
import InterfaceBuilder

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
    contents.lineBreakMode = fragments.first?.lineBreakMode ?? lineBreakMode
    contents.alignment = alignment
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
    run.paragraph = paragraph(in: contents.alignment)
    return run
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
  ///
  /// - Parameter scale: Pixels per point, for the size of a glyph.
  package func look(scale: Double, image: (String, Double?) -> Size?) -> ButtonLook {
    let state = shownState
    var look = ButtonLook(configuration?.style ?? (type == .custom ? .custom : .system))
    let own = configuration?.font ?? state.attributedTitle.first?.font ?? font
    let font = own ?? configuration.map { _ in InterfaceFont(.body, at: textSize) }
    look.setTitle(configuration?.title ?? state.title)
    if let font { look.title?.font = font.request }
    if configuration?.title == nil, !state.attributedTitle.isEmpty, let title = look.title {
      look.title?.setRuns(state.attributedTitle.map { $0.run(like: title) { _ in nil } })
    }
    if let size = imageName.flatMap({ image($0, symbolSize) }) { look.image = ControlImage(0, size: size) }
    if let symbol = glyphSymbol {
      look.image = ControlImage(0, size: symbol.pictureSize(scale: scale), isTemplate: true)
    }
    look.glyph = glyph
    look.title?.lineBreakMode = lineBreakMode
    if adjustsFontSize { look.minimumTitleScale = minimumScale }
    look.isEnabled = isEnabled
    look.horizontal =
      switch horizontalAlignment {
      case .left, .leading: .start
      case .right, .trailing: .end
      default: .center
      }
    look.vertical = verticalAlignment == .top ? .start : verticalAlignment == .bottom ? .end : .center
    look.titleInsets = titleInsets
    look.imageInsets = imageInsets
    guard let configuration else {
      if contentInsets != .zero { look.insets = contentInsets }
      return look
    }
    look.subtitle = configuration.subtitle.map {
      TextContents(text: $0, font: InterfaceFont(.caption1, at: textSize).request)
    }
    look.imagePlacement = configuration.imagePlacement
    look.imagePadding = configuration.imagePadding
    look.titlePadding = configuration.titlePadding
    look.insets = configuration.contentInsets
    return look
  }
}

extension InterfaceView {
  /// The standard control that it is; nil for others. Buttons have a look of their own.
  ///
  /// - Parameters:
  ///   - image: A picture of a name; nil where there is none.
  ///   - color: What a colour of the file is; nil for none, and for what the look has by itself.
  package func look(
    _ traits: ControlTraits, image: (String) -> ControlImage?, color: (InterfaceColor?) -> Color?
  ) -> (any ControlLook)? {
    switch content {
    case .textField(let field):
      var text = TextContents(text: field.text, font: field.font.request)
      text.color = color(field.textColor) ?? traits.color(.label)
      text.alignment = field.alignment
      text.isRightToLeft = traits.isRightToLeft
      var look = TextFieldLook(field.borderStyle, text: text, placeholder: field.placeholder ?? "")
      look.isSecure = field.isSecure
      look.isEnabled = field.isEnabled
      look.showsClearButton = field.clearButtonMode == .always || field.clearButtonMode == .unlessEditing
      look.ground = color(backgroundColor)
      return look
    case .switchControl(let control):
      var look = SwitchLook(isOn: control.isOn)
      look.isEnabled = control.isEnabled
      look.onTint = color(control.onTint)
      look.thumbTint = color(control.thumbTint)
      return look
    case .slider(let slider):
      let range = slider.maximum - slider.minimum
      var look = SliderLook(fraction: range > 0 ? (slider.value - slider.minimum) / range : 0)
      look.isEnabled = slider.isEnabled
      look.minimumTint = color(slider.minimumTrackTint)
      look.maximumTint = color(slider.maximumTrackTint)
      look.thumbTint = color(slider.thumbTint)
      return look
    case .stepper(let stepper):
      var look = StepperLook()
      look.canDecrement = stepper.wraps || stepper.value > stepper.minimum
      look.canIncrement = stepper.wraps || stepper.value < stepper.maximum
      look.isEnabled = stepper.isEnabled
      return look
    case .progress(let progress):
      var look = ProgressLook(progress: progress.progress)
      look.isBar = progress.isBarStyle
      look.progressTint = color(progress.progressTint)
      look.trackTint = color(progress.trackTint)
      return look
    case .segmented(let segmented):
      var look = SegmentedLook(
        segmented.segments.map { segment in
          segment.image.flatMap(image).map { .image($0) } ?? .title(segment.title)
        }, selected: segmented.isMomentary ? nil : segmented.selected)
      look.widths = segmented.segments.map { $0.width > 0 ? $0.width : nil }
      look.isEnabled = segmented.isEnabled
      look.disabled = Set(segmented.segments.indices.filter { !segmented.segments[$0].isEnabled })
      look.selectedTint = color(segmented.selectedTint)
      look.ground = color(backgroundColor)
      return look
    case .pageControl(let pages):
      var look = PageControlLook(count: pages.pages, current: pages.current)
      look.tint = color(pages.tint)
      look.currentTint = color(pages.currentTint)
      look.hidesForSinglePage = pages.hidesForSinglePage
      return look
    case .activity(let activity):
      var look = ActivityLook(isLarge: activity.style.isLarge)
      look.color = color(activity.color) ?? (activity.style.isWhite ? .white : nil)
      look.isShown = activity.isAnimating || !activity.hidesWhenStopped
      return look
    case .searchBar(let bar):
      var look = SearchBarLook(placeholder: bar.placeholder ?? "")
      look.text = bar.text
      look.isMinimal = bar.style == .minimal
      look.showsCancelButton = bar.showsCancelButton
      look.barTint = color(bar.barTint)
      if bar.showsScopes { look.scopes = bar.scopeTitles }
      return look
    case .picker: return WheelsLook([])
    case .datePicker(let picker):
      var look = DatePickerLook()
      look.mode = picker.mode
      look.isWheels = picker.isWheels
      if let date = picker.date { look.date = Date(timeIntervalSinceReferenceDate: date) }
      look.countDown = picker.countDown
      look.locale = picker.locale.map { Locale(identifier: $0) }
      return look
    default: return nil
    }
  }
}

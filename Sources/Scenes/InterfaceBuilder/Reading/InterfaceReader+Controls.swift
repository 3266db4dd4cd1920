import HeroGeometry
import HeroLayers
import HeroSymbols

extension InterfaceReader {
  /// What a view's class adds.
  mutating func content(_ element: MarkupElement) -> InterfaceView.Content {
    switch element.name {
    case "view", "tableViewCellContentView", "collectionViewCellContentView", "inputView": .view
    case "label": .label(label(element))
    case "button": .button(button(element))
    case "imageView": .image(image(element))
    case "textField": .textField(textField(element))
    case "textView":
      .textView(
        InterfaceTextView(
          label: textViewLabel(element), isScrollEnabled: element.flag("scrollEnabled") ?? true,
          isEditable: element.flag("editable") ?? true))
    case "switch": .switchControl(switchControl(element))
    case "slider": .slider(slider(element, value: 0.5, maximum: 1))
    case "stepper": .stepper(slider(element, value: 0, maximum: 100))
    case "progressView": .progress(progress(element))
    case "segmentedControl": .segmented(segmented(element))
    case "pageControl": .pageControl(pageControl(element))
    case "activityIndicatorView": .activity(activity(element))
    case "searchBar": .searchBar(searchBar(element))
    case "pickerView": .picker
    case "datePicker": .datePicker(datePicker(element))
    case "stackView": .stack(stack(element))
    case "scrollView": .scroll(scroll(element))
    case "tableView": .table(table(element))
    case "tableViewCell": .tableCell(cell(element))
    case "tableViewHeaderFooterView": .collectionCell(reuseIdentifier: element["reuseIdentifier"])
    case "collectionView": .collection(collection(element))
    case "collectionViewCell", "collectionReusableView":
      .collectionCell(reuseIdentifier: element["reuseIdentifier"])
    case "visualEffectView": .visualEffect(effect(element))
    case "navigationBar":
      .navigationBar(bar(element), items: element.children(in: "items").map { navigationItem($0) })
    case "toolbar": .toolbar(bar(element), items: element.children(in: "items").map { barItem($0) })
    case "tabBar":
      .tabBar(bar(element), items: element.children(in: "items").map { tabItem($0) }, selected: element["selectedItem"])
    case "containerView": .container
    default: .other
    }
  }

  mutating func button(_ element: MarkupElement) -> InterfaceButton {
    var states: [InterfaceControlState: InterfaceButton.State] = [:]
    for state in element.children where state.name == "state" {
      let fragments = fragments(state, key: "attributedTitle")
      states[word(state, "key", .normal)] = InterfaceButton.State(
        title: state.string("title") ?? (fragments.isEmpty ? nil : fragments.map(\.text).joined()),
        attributedTitle: fragments, titleColor: color(state, key: "titleColor"),
        titleShadowColor: color(state, key: "titleShadowColor"), image: imageName(state, "image"),
        backgroundImage: imageName(state, "backgroundImage"), symbolSize: symbolSize(state),
        symbolWeight: symbolWeight(state))
    }
    return InterfaceButton(
      type: word(element, "buttonType", .custom), states: states, font: font(element),
      horizontalAlignment: word(element, "contentHorizontalAlignment", .center),
      verticalAlignment: word(element, "contentVerticalAlignment", .center),
      contentInsets: buttonInsets(element, "contentEdgeInsets"), titleInsets: buttonInsets(element, "titleEdgeInsets"),
      imageInsets: buttonInsets(element, "imageEdgeInsets"), isEnabled: element.flag("enabled") ?? true,
      isSelected: element.flag("selected") ?? false, lineBreakMode: word(element, "lineBreakMode", .byTruncatingMiddle),
      adjustsFontSize: element.flag("adjustsFontSizeToFitWidth") ?? element.flag("adjustsFontSizeToFit") ?? false,
      minimumScale: minimumScale(element),
      configuration: element.child("buttonConfiguration").map { configuration($0) }, textSize: textSize)
  }

  /// Insets of nearly nothing stand for "none, but not the standard".
  private func buttonInsets(_ element: MarkupElement, _ key: String) -> EdgeInsets {
    guard var insets = element.insets(key: key) else { return .zero }
    func real(_ value: Double) -> Double { abs(value) < 1e-6 ? 0 : value }
    insets = EdgeInsets(
      top: real(insets.top), left: real(insets.left), bottom: real(insets.bottom), right: real(insets.right))
    return insets
  }

  private mutating func configuration(_ element: MarkupElement) -> InterfaceButton.Configuration {
    let background = element.child("backgroundConfiguration")
    return InterfaceButton.Configuration(
      style: word(element, "style", .plain), title: configurationText(element, "title"),
      subtitle: configurationText(element, "subtitle"), image: imageName(element, "image"),
      imagePlacement: word(element, "imagePlacement", .leading), imagePadding: element.number("imagePadding") ?? 0,
      titlePadding: element.number("titlePadding") ?? 1, cornerStyle: word(element, "cornerStyle"),
      baseForegroundColor: color(element, key: "baseForegroundColor"),
      baseBackgroundColor: color(element, key: "baseBackgroundColor"),
      contentInsets: element.insets(key: "contentInsets"),
      font: font(element, key: "titleFontDescription") ?? font(element)
        ?? fragments(element, key: "attributedTitle").first?.font,
      backgroundColor: background.flatMap { color($0, key: "backgroundColor") },
      cornerRadius: background?.number("cornerRadius"), symbolSize: symbolSize(element),
      symbolWeight: symbolWeight(element))
  }

  private mutating func configurationText(_ element: MarkupElement, _ name: String) -> String? {
    if let text = element.string(name) { return text }
    let key = "attributed" + name.prefix(1).uppercased() + name.dropFirst()
    let fragments = fragments(element, key: key)
    return fragments.isEmpty ? nil : fragments.map(\.text).joined()
  }

  /// The name of an image: an attribute, or a child `<imageReference key image>`.
  func imageName(_ element: MarkupElement, _ key: String) -> String? {
    element[key] ?? element.child("imageReference", key: key)?["image"]
  }

  /// Where it is said how a symbol looks: the configuration, and the reference to the image.
  private func symbolLook(_ element: MarkupElement) -> (configuration: MarkupElement?, reference: MarkupElement?) {
    (
      element.children.first {
        $0.name == "preferredSymbolConfiguration" || $0.key?.hasPrefix("preferredSymbolConfiguration") == true
      }, element.children.first { $0.name == "imageReference" && $0["catalog"] == "system" }
    )
  }

  /// The font that a symbol stands beside.
  private func symbolFont(_ configuration: MarkupElement) -> InterfaceFont? {
    font(configuration) ?? font(configuration, key: "sourceFont")
  }

  private func symbolWeight(_ element: MarkupElement) -> Int? {
    let (configuration, reference) = symbolLook(element)
    return (configuration?["weight"] ?? reference?["symbolWeight"]).flatMap { FontWeight(rawValue: $0)?.number }
      ?? configuration.flatMap { symbolFont($0) }?.weight
  }

  private func symbolSize(_ element: MarkupElement) -> Double? {
    let (configuration, reference) = symbolLook(element)
    let points =
      configuration?.number("pointSize") ?? configuration.flatMap { symbolFont($0) }?.size
      ?? reference?.number("symbolPointSize")
    let scale = configuration?["scale"] ?? reference?["symbolScale"]
    guard points != nil || scale != nil else { return nil }
    return (points ?? 17) * (scale.flatMap { SystemSymbol.scales[$0] } ?? 1)
  }

  func image(_ element: MarkupElement) -> InterfaceImage {
    InterfaceImage(
      image: imageName(element, "image"), highlightedImage: imageName(element, "highlightedImage"),
      isHighlighted: element.flag("highlighted") ?? false, symbolSize: symbolSize(element),
      symbolWeight: symbolWeight(element))
  }

  func switchControl(_ element: MarkupElement) -> InterfaceSwitch {
    InterfaceSwitch(
      isOn: element.flag("on") ?? false, onTint: color(element, key: "onTintColor"),
      thumbTint: color(element, key: "thumbTintColor"), isEnabled: element.flag("enabled") ?? true)
  }

  func slider(_ element: MarkupElement, value: Double, maximum: Double) -> InterfaceSlider {
    InterfaceSlider(
      value: element.number("value") ?? value,
      minimum: element.number("minValue") ?? element.number("minimumValue") ?? 0,
      maximum: element.number("maxValue") ?? element.number("maximumValue") ?? maximum,
      minimumTrackTint: color(element, key: "minimumTrackTintColor"),
      maximumTrackTint: color(element, key: "maximumTrackTintColor"), thumbTint: color(element, key: "thumbTintColor"),
      isEnabled: element.flag("enabled") ?? true, wraps: element.flag("wraps") ?? false)
  }

  func progress(_ element: MarkupElement) -> InterfaceProgress {
    InterfaceProgress(
      progress: min(max(element.number("progress") ?? 0, 0), 1), isBarStyle: element["progressViewStyle"] == "bar",
      progressTint: color(element, key: "progressTintColor"), trackTint: color(element, key: "trackTintColor"))
  }

  func segmented(_ element: MarkupElement) -> InterfaceSegmented {
    InterfaceSegmented(
      segments: element.children(in: "segments").filter { $0.name == "segment" }.map { segment in
        InterfaceSegmented.Segment(
          title: segment.string("title") ?? "", image: imageName(segment, "image"),
          width: segment.number("width") ?? 0, isEnabled: segment.flag("enabled") ?? true)
      }, selected: element.integer("selectedSegmentIndex").flatMap { $0 < 0 ? nil : $0 },
      isMomentary: element.flag("momentary") ?? false,
      selectedTint: color(element, key: "selectedSegmentTintColor"), isEnabled: element.flag("enabled") ?? true)
  }

  func pageControl(_ element: MarkupElement) -> InterfacePageControl {
    InterfacePageControl(
      pages: min(max(element.integer("numberOfPages") ?? 0, 0), 100), current: element.integer("currentPage") ?? 0,
      tint: color(element, key: "pageIndicatorTintColor"),
      currentTint: color(element, key: "currentPageIndicatorTintColor"),
      hidesForSinglePage: element.flag("hidesForSinglePage") ?? false)
  }

  mutating func datePicker(_ element: MarkupElement) -> InterfaceDatePicker {
    InterfaceDatePicker(
      mode: word(element, "datePickerMode", .dateAndTime), isWheels: element["style"] == "wheels",
      date: element.flag("useCurrentDate") == false
        ? element.child("date", key: "date")?.number("timeIntervalSinceReferenceDate") : nil,
      countDown: element.number("countDownDuration") ?? 0,
      locale: element.child("locale", key: "locale")?["localeIdentifier"])
  }

  mutating func activity(_ element: MarkupElement) -> InterfaceActivity {
    InterfaceActivity(
      style: word(element, "style", .white), isAnimating: element.flag("animating") ?? false,
      hidesWhenStopped: element.flag("hidesWhenStopped") ?? false, color: color(element, key: "color"))
  }
}

extension KnownMarkup {
  /// Those of controls, by tag.
  static let controlAttributes: [String: Set<String>] = [
    "switch": control.union(["on", "style"]),
    "slider": control.union([
      "value", "minValue", "maxValue", "minimumValueImage", "maximumValueImage", "continuous",
    ]),
    "stepper": control.union([
      "value", "minimumValue", "maximumValue", "stepValue", "wraps", "autorepeat", "continuous",
    ]),
    "progressView": ["progress", "progressViewStyle", "progressImage", "trackImage"],
    "segmentedControl": control.union([
      "segmentControlStyle", "selectedSegmentIndex", "momentary", "apportionsSegmentWidthsByContent",
    ]),
    "pageControl": control.union(["numberOfPages", "currentPage", "hidesForSinglePage", "defersCurrentPageDisplay"]),
    "activityIndicatorView": ["style", "animating", "hidesWhenStopped"],
    "searchBar": [
      "text", "placeholder", "prompt", "searchBarStyle", "barStyle", "translucent", "showsCancelButton",
      "showsBookmarkButton", "showsSearchResultsButton", "showsScopeBar", "backgroundImage", "scopeBarBackgroundImage",
      "minimal",
    ],
    "datePicker": control.union([
      "datePickerMode", "style", "minuteInterval", "useCurrentDate", "countDownDuration", "locale",
    ]),
    "pickerView": ["showsSelectionIndicator"],
  ]
}

internal import HeroControls
internal import HeroGeometry
internal import HeroLayers
internal import InterfaceBuilder

extension InterfaceInflater {
  /// UIKit's class of a view.
  func usualType(of described: InterfaceView) -> UIView.Type {
    switch described.content {
    case .view, .container: return UIView.self
    case .label: return UILabel.self
    case .button: return UIButton.self
    case .image: return UIImageView.self
    case .textField: return UITextField.self
    case .switchControl: return UISwitch.self
    case .slider: return UISlider.self
    case .progress: return UIProgressView.self
    case .segmented: return UISegmentedControl.self
    case .pageControl: return UIPageControl.self
    case .stepper: return UIStepper.self
    case .activity: return UIActivityIndicatorView.self
    case .searchBar: return UISearchBar.self
    case .stack: return UIStackView.self
    case .scroll: return UIScrollView.self
    case .table: return UITableView.self
    case .tableCell: return UITableViewCell.self
    case .collection: return UICollectionView.self
    case .collectionCell:
      let isCell = described.element == "collectionViewCell"
      return isCell ? UICollectionViewCell.self : UICollectionReusableView.self
    case .visualEffect: return UIVisualEffectView.self
    case .navigationBar: return UINavigationBar.self
    case .toolbar: return UIToolbar.self
    case .tabBar: return UITabBar.self
    case .textView: return UITextView.self
    case .picker: return UIPickerView.self
    case .datePicker: return UIDatePicker.self
    case .other:
      let name = Self.classesOfOtherModules[described.element]
      if let type = name.flatMap({ ObjectiveCRegistry.shared.type(named: $0, module: nil) }) as? UIView.Type {
        return type
      }
      UIKitRuntime.current.warn(
        "\(document.address(of: described.place)): \(described.element) is not there; a plain view takes its place")
      return UIView.self
    }
  }

  /// By element; an app that uses one imports its module.
  private static let classesOfOtherModules = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "mtkView": "MTKView", "sceneKitView": "SCNView",
    "scnView": "SCNView", "skView": "SKView", "pdfView": "PDFView",
  ]

  /// What a view's class adds.
  func contents(of view: UIView, _ described: InterfaceView) {
    switch (described.content, view) {
    case (.label(let label), let view as UILabel): fill(view, label)
    case (.button(let button), let view as UIButton): fill(view, button)
    case (.image(let image), let view as UIImageView):
      view.image = words.image(image.image, points: image.symbolSize, weight: image.symbolWeight)
      view.highlightedImage = words.image(
        image.highlightedImage, points: image.symbolSize, weight: image.symbolWeight)
      view.isHighlighted = image.isHighlighted
    case (.textField(let field), let view as UITextField): fill(view, field)
    case (.textView(let text), let view as UITextView): fill(view, text)
    case (.switchControl(let toggle), let view as UISwitch):
      view.isOn = toggle.isOn
      view.onTintColor = words.color(toggle.onTint)
      view.thumbTintColor = words.color(toggle.thumbTint)
      view.isEnabled = toggle.isEnabled
    case (.slider(let slider), let view as UISlider):
      view.minimumValue = Float(slider.minimum)
      view.maximumValue = Float(slider.maximum)
      view.value = Float(slider.value)
      view.minimumTrackTintColor = words.color(slider.minimumTrackTint)
      view.maximumTrackTintColor = words.color(slider.maximumTrackTint)
      view.thumbTintColor = words.color(slider.thumbTint)
      view.isEnabled = slider.isEnabled
    case (.stepper(let stepper), let view as UIStepper):
      view.minimumValue = stepper.minimum
      view.maximumValue = stepper.maximum
      view.value = stepper.value
      view.wraps = stepper.wraps
      view.isEnabled = stepper.isEnabled
    case (.progress(let progress), let view as UIProgressView):
      view.progressViewStyle = progress.isBarStyle ? .bar : .default
      view.progress = Float(progress.progress)
      view.progressTintColor = words.color(progress.progressTint)
      view.trackTintColor = words.color(progress.trackTint)
    case (.segmented(let segmented), let view as UISegmentedControl): fill(view, segmented)
    case (.pageControl(let pages), let view as UIPageControl):
      view.numberOfPages = pages.pages
      view.currentPage = pages.current
      view.pageIndicatorTintColor = words.color(pages.tint)
      view.currentPageIndicatorTintColor = words.color(pages.currentTint)
      view.hidesForSinglePage = pages.hidesForSinglePage
    case (.datePicker(let picker), let view as UIDatePicker):
      view.datePickerMode = .init(picker.mode)
      view.preferredDatePickerStyle = picker.isWheels ? .wheels : .automatic
      if let date = picker.date { view.date = Date(timeIntervalSinceReferenceDate: date) }
      view.countDownDuration = picker.countDown
      view.locale = picker.locale.map { Locale(identifier: $0) }
    case (.activity(let activity), let view as UIActivityIndicatorView):
      view.style = activity.style.isLarge ? .large : .medium
      view.color = words.color(activity.color) ?? (activity.style.isWhite ? .white : .systemGray)
      view.hidesWhenStopped = activity.hidesWhenStopped
      if activity.isAnimating { view.startAnimating() }
      if described.isHidden { view.isHidden = true }
    case (.searchBar(let bar), let view as UISearchBar):
      view.text = bar.text
      view.placeholder = bar.placeholder
      view.searchBarStyle = bar.style == .minimal ? .minimal : .default
      view.barTintColor = words.color(bar.barTint)
      view.showsCancelButton = bar.showsCancelButton
      view.scopeButtonTitles = bar.scopeTitles
      view.showsScopeBar = bar.showsScopes
    case (.navigationBar(let bar, let items), let view as UINavigationBar): fill(view, bar, items)
    case (.toolbar(let bar, let items), let view as UIToolbar):
      view.barStyle = bar.isBlack ? .black : .default
      view.isTranslucent = bar.isTranslucent
      view.barTintColor = words.color(bar.ground)
      view.items = items.map { barButton($0) }
    case (.tabBar(let bar, let items, let selected), let view as UITabBar): fill(view, bar, items, selected)
    case (.stack(let stack), let view as UIStackView): fill(view, stack)
    case (.scroll(let scroll), let view as UIScrollView): fill(view, scroll)
    case (.visualEffect(let effect), let view as UIVisualEffectView):
      view.effect = words.effect(effect)
    case (.table(let table), let view as UITableView): fill(view, table)
    case (.tableCell(let cell), let view as UITableViewCell): fill(view, cell)
    case (.collection(let collection), let view as UICollectionView): fill(view, collection)
    case (.collectionCell(let identifier), let view as UICollectionReusableView): view.reuseIdentifier = identifier
    default: break
    }
  }

  private func fill(_ view: UILabel, _ label: InterfaceLabel) {
    view.font = words.font(label.font)
    view.textColor = words.color(label.textColor) ?? .label
    view.highlightedTextColor = words.color(label.highlightedColor)
    view.textAlignment = .init(label.alignment)
    view.lineBreakMode = .init(label.lineBreakMode)
    view.numberOfLines = label.numberOfLines
    view.adjustsFontSizeToFitWidth = label.adjustsFontSize
    view.minimumScaleFactor = CGFloat(label.minimumScale)
    view.baselineAdjustment = .init(label.baselineAdjustment)
    view.shadowColor = words.color(label.shadowColor)
    view.shadowOffset = CGSize(label.shadowOffset)
    view.isEnabled = label.isEnabled
    view.isHighlighted = label.isHighlighted
    view.text = label.text
    if !label.fragments.isEmpty {
      view.attributedText = attributed(label.fragments, label.alignment, label.lineBreakMode)
    }
  }

  /// A text with its fragments' attributes; what their paragraphs do not say is the view's.
  private func attributed(
    _ fragments: [InterfaceFragment], _ alignment: TextAlignment, _ lineBreakMode: LineBreakMode
  ) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for fragment in fragments {
      let attributes = attributes(of: fragment, alignment, lineBreakMode)
      text.append(NSAttributedString(string: fragment.text, attributes: attributes))
    }
    return text
  }

  private func attributes(
    of fragment: InterfaceFragment, _ alignment: TextAlignment, _ lineBreakMode: LineBreakMode
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = fragment.font { attributes[.font] = words.font(font) }
    if let color = words.color(fragment.color) { attributes[.foregroundColor] = color }
    if let color = words.color(fragment.backgroundColor) { attributes[.backgroundColor] = color }
    if let kern = fragment.kern { attributes[.kern] = NSNumber(value: kern) }
    if fragment.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if fragment.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    let paragraph = fragment.paragraph(in: alignment)
    attributes[.paragraphStyle] = NSMutableParagraphStyle(
      paragraph, .init(paragraph.alignment), .init(fragment.lineBreakMode ?? lineBreakMode))
    return attributes
  }

  private func fill(_ view: UIButton, _ button: InterfaceButton) {
    view.become(.init(button.type))
    // Source: what Interface Builder means by no font.
    view.titleLabel?.font = button.font.map { words.font($0) } ?? .systemFont(ofSize: 15)
    view.titleLabel?.lineBreakMode = .init(button.lineBreakMode)
    view.titleLabel?.adjustsFontSizeToFitWidth = button.adjustsFontSize
    view.titleLabel?.minimumScaleFactor = CGFloat(button.minimumScale)
    view.titleLabel?.baselineAdjustment = .alignCenters
    let states: [(InterfaceControlState, UIControl.State)] = [
      (.normal, .normal), (.highlighted, .highlighted), (.selected, .selected), (.disabled, .disabled),
    ]
    for (name, state) in states {
      guard let described = button.states[name] else { continue }
      if described.attributedTitle.isEmpty {
        view.setTitle(described.title, for: state)
      } else {
        view.setAttributedTitle(attributed(described.attributedTitle, .natural, button.lineBreakMode), for: state)
      }
      if let color = words.color(described.titleColor) { view.setTitleColor(color, for: state) }
      view.setImage(
        words.image(described.image, points: described.symbolSize, weight: described.symbolWeight), for: state)
      view.setBackgroundImage(words.image(described.backgroundImage), for: state)
    }
    view.contentHorizontalAlignment = .init(button.horizontalAlignment)
    view.contentVerticalAlignment = .init(button.verticalAlignment)
    view.contentEdgeInsets = UIEdgeInsets(button.contentInsets)
    view.titleEdgeInsets = UIEdgeInsets(button.titleInsets)
    view.imageEdgeInsets = UIEdgeInsets(button.imageInsets)
    view.isEnabled = button.isEnabled
    view.isSelected = button.isSelected
    if let configuration = button.configuration { view.configuration = self.configuration(configuration) }
  }

  private func configuration(_ described: InterfaceButton.Configuration) -> UIButton.Configuration {
    var made: UIButton.Configuration =
      switch described.style {
      case .filled: .filled()
      case .gray: .gray()
      case .tinted: .tinted()
      case .borderless: .borderless()
      case .bordered: .bordered()
      case .borderedTinted: .borderedTinted()
      case .borderedProminent: .borderedProminent()
      case .plain, .custom, .system: .plain()
      }
    made.attributedTitle = described.title.map { text in
      var title = AttributedString(text)
      if let font = described.font { title.font = words.font(font) }
      return title
    }
    made.subtitle = described.subtitle
    made.image = words.image(described.image, points: described.symbolSize, weight: described.symbolWeight)
    let sides: [ButtonLook.Placement: NSDirectionalRectEdge] = [.trailing: .trailing, .top: .top, .bottom: .bottom]
    made.imagePlacement = sides[described.imagePlacement] ?? .leading
    made.imagePadding = CGFloat(described.imagePadding)
    made.titlePadding = CGFloat(described.titlePadding)
    made.cornerStyle = described.cornerStyle.map { .init($0) } ?? .dynamic
    made.baseForegroundColor = words.color(described.baseForegroundColor)
    made.baseBackgroundColor = words.color(described.baseBackgroundColor)
    made.background.backgroundColor = words.color(described.backgroundColor)
    if let radius = described.cornerRadius { made.background.cornerRadius = CGFloat(radius) }
    if let insets = described.contentInsets {
      made.contentInsets = NSDirectionalEdgeInsets(
        top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        trailing: CGFloat(insets.right))
    }
    return made
  }

  private func fill(_ view: UITextField, _ field: InterfaceTextField) {
    view.text = field.text
    view.placeholder = field.placeholder
    view.borderStyle = .init(field.borderStyle)
    view.font = words.font(field.font)
    if let color = words.color(field.textColor) { view.textColor = color }
    view.textAlignment = .init(field.alignment)
    view.isSecureTextEntry = field.isSecure
    view.clearButtonMode = .init(field.clearButtonMode)
    view.isEnabled = field.isEnabled
  }

  private func fill(_ view: UITextView, _ text: InterfaceTextView) {
    view.font = words.font(text.label.font)
    if let color = words.color(text.label.textColor) { view.textColor = color }
    view.textAlignment = .init(text.label.alignment)
    view.isScrollEnabled = text.isScrollEnabled
    view.isEditable = text.isEditable
    view.text = text.label.text
    if !text.label.fragments.isEmpty {
      view.attributedText = attributed(text.label.fragments, text.label.alignment, text.label.lineBreakMode)
    }
  }

  private func fill(_ view: UISegmentedControl, _ segmented: InterfaceSegmented) {
    for (index, segment) in segmented.segments.enumerated() {
      if let image = words.image(segment.image) {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        view.insertSegment(withTitle: segment.title, at: index, animated: false)
      }
      view.setWidth(CGFloat(segment.width), forSegmentAt: index)
      view.setEnabled(segment.isEnabled, forSegmentAt: index)
    }
    if let selected = segmented.selected, selected < segmented.segments.count { view.selectedSegmentIndex = selected }
    view.isMomentary = segmented.isMomentary
    view.selectedSegmentTintColor = words.color(segmented.selectedTint)
    view.isEnabled = segmented.isEnabled
  }

  // MARK: Bars

  private func fill(_ view: UINavigationBar, _ bar: InterfaceBar, _ items: [InterfaceNavigationItem]) {
    view.barStyle = bar.isBlack ? .black : .default
    view.isTranslucent = bar.isTranslucent
    view.barTintColor = words.color(bar.ground)
    view.titleTextAttributes = words.titleAttributes(of: bar)
    view.items = items.map { described in
      let item = UINavigationItem(title: described.title ?? "")
      item.leftBarButtonItems = described.left.map { barButton($0) }
      item.rightBarButtonItems = described.right.map { barButton($0) }
      item.titleView = described.titleView.map { inflate($0) }
      add([described.id: item])
      return item
    }
  }

  private func fill(_ view: UITabBar, _ bar: InterfaceBar, _ items: [InterfaceTabItem], _ selected: String?) {
    view.barStyle = bar.isBlack ? .black : .default
    view.isTranslucent = bar.isTranslucent
    view.barTintColor = words.color(bar.ground)
    let made = items.map { words.tab($0) }
    for (described, item) in zip(items, made) { add([described.id: item]) }
    view.items = made
    view.selectedItem = zip(items, made).first { $0.0.id == selected }?.1
  }

  private func barButton(_ described: InterfaceBarItem) -> UIBarButtonItem {
    let button = words.button(described)
    button.isEnabled = described.isEnabled
    button.customView = described.customView.map { inflate($0) }
    add([described.id: button])
    return button
  }

  private func fill(_ view: UIStackView, _ stack: InterfaceStack) {
    view.axis = stack.axis == .vertical ? .vertical : .horizontal
    view.distribution = .init(stack.distribution)
    view.alignment = .init(stack.alignment)
    view.spacing = CGFloat(stack.spacing)
    view.isLayoutMarginsRelativeArrangement = stack.isMarginsRelative
  }

  private func fill(_ view: UIScrollView, _ scroll: InterfaceScroll) {
    view.isPagingEnabled = scroll.isPagingEnabled
    view.contentInset = UIEdgeInsets(scroll.contentInset)
    view.contentInsetAdjustmentBehavior = .init(scroll.insetAdjustment)
  }

  // MARK: Lists

  private func fill(_ view: UITableView, _ table: InterfaceTable) {
    fill(view, table.scroll)
    view.rowHeight = CGFloat(table.rowHeight)
    view.sectionHeaderHeight =
      table.asked(table.sectionHeaderHeight).map { CGFloat($0) } ?? UITableView.automaticDimension
    view.sectionFooterHeight =
      table.asked(table.sectionFooterHeight).map { CGFloat($0) } ?? UITableView.automaticDimension
    view.separatorStyle = table.separatorStyle == .none ? .none : .singleLine
    if let color = words.color(table.separatorColor) { view.separatorColor = color }
    if let insets = table.separatorInset { view.separatorInset = UIEdgeInsets(insets) }
    view.tableHeaderView = table.headerView.map { inflate($0) }
    view.tableFooterView = table.footerView.map { inflate($0) }
    for described in table.prototypes {
      guard case .tableCell(let cell) = described.content, let identifier = cell.reuseIdentifier else { continue }
      view.prototypes[identifier] = prototype(described, as: UITableViewCell.self)
    }
    guard table.isStatic else { return }
    view.staticSections = table.sections.map { section in
      UITableView.StaticSection(
        header: section.headerTitle, footer: section.footerTitle,
        cells: section.cells.map { inflate($0, as: UITableViewCell.self) },
        heights: section.cells.map { described in
          guard case .tableCell(let cell) = described.content else { return CGFloat(table.rowHeight) }
          return CGFloat(cell.rowHeight ?? table.rowHeight)
        })
    }
  }

  private func fill(_ view: UITableViewCell, _ cell: InterfaceCell) {
    view.accessoryType = .init(cell.accessory)
    view.selectionStyle = cell.selectionStyle == .none ? .none : .default
    view.indentationLevel = cell.indentationLevel
    view.indentationWidth = CGFloat(cell.indentationWidth)
    if let insets = cell.separatorInset { view.separatorInset = UIEdgeInsets(insets) }
  }

  private func fill(_ view: UICollectionView, _ collection: InterfaceCollection) {
    fill(view, collection.scroll)
    if let flow = collection.flow {
      let layout = flowLayout(collection.layoutClass)
      layout.scrollDirection = flow.isHorizontal ? .horizontal : .vertical
      layout.minimumLineSpacing = CGFloat(flow.lineSpacing)
      layout.minimumInteritemSpacing = CGFloat(flow.itemSpacing)
      layout.itemSize = CGSize(flow.itemSize)
      layout.headerReferenceSize = CGSize(flow.headerSize)
      layout.footerReferenceSize = CGSize(flow.footerSize)
      layout.sectionInset = UIEdgeInsets(flow.sectionInset)
      view.collectionViewLayout = layout
    } else if let name = collection.layoutClass, let layout = layout(name, UICollectionViewLayout.self) {
      view.collectionViewLayout = layout
    }
    if let id = collection.layoutID { add([id: view.collectionViewLayout]) }
    for described in collection.cells {
      guard case .collectionCell(let identifier?) = described.content else { continue }
      view.prototypes[identifier] = prototype(described, as: UICollectionViewCell.self)
    }
    let ends = [
      (collection.headerView, UICollectionView.elementKindSectionHeader),
      (collection.footerView, UICollectionView.elementKindSectionFooter),
    ]
    for (described, kind) in ends {
      guard let described, case .collectionCell(let identifier?) = described.content else { continue }
      view.prototypes["\(kind)/\(identifier)"] = prototype(described, as: UICollectionReusableView.self)
    }
  }

  private func flowLayout(_ name: String?) -> UICollectionViewFlowLayout {
    name.flatMap { layout($0, UICollectionViewFlowLayout.self) } ?? UICollectionViewFlowLayout()
  }

  /// A layout of the app's own class; none, with a warning, where nobody knows it.
  private func layout<Layout: UICollectionViewLayout>(_ name: String, _ base: Layout.Type) -> Layout? {
    let type = ObjectiveCRegistry.shared.type(named: name, module: nil) as? Layout.Type
    if let layout = type?.init(coder: InterfaceCoder(nil)) { return layout }
    UIKitRuntime.current.warn("Unknown layout class \(name) in Interface Builder file: a plain flow takes its place")
    return nil
  }
}

internal import HeroControls
internal import HeroGeometry
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
      UIKitRuntime.current.warn(
        "\(document.address(of: described.place)): \(described.element) is not there; a plain view takes its place")
      return UIView.self
    }
  }

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
    case (.datePicker(let mode), let view as UIDatePicker):
      view.datePickerMode = .init(mode)
    case (.activity(let activity), let view as UIActivityIndicatorView):
      view.style = activity.style.isLarge ? .large : .medium
      view.color = words.color(activity.color) ?? (activity.style.isWhite ? .white : .systemGray)
      view.hidesWhenStopped = activity.hidesWhenStopped
      if activity.isAnimating { view.startAnimating() }
    case (.searchBar(let bar), let view as UISearchBar):
      view.text = bar.text
      view.placeholder = bar.placeholder
      view.searchBarStyle = bar.style == .minimal ? .minimal : .default
      view.barTintColor = words.color(bar.barTint)
      view.showsCancelButton = bar.showsCancelButton
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
    if let color = words.color(label.textColor) { view.textColor = color }
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
    view.text = label.text
    if !label.fragments.isEmpty { view.attributedText = attributed(label.fragments) }
  }

  /// A text with its fragments' attributes.
  private func attributed(_ fragments: [InterfaceFragment]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for fragment in fragments {
      text.append(NSAttributedString(string: fragment.text, attributes: attributes(of: fragment)))
    }
    return text
  }

  private func attributes(of fragment: InterfaceFragment) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = fragment.font { attributes[.font] = words.font(font) }
    if let color = words.color(fragment.color) { attributes[.foregroundColor] = color }
    if let color = words.color(fragment.backgroundColor) { attributes[.backgroundColor] = color }
    if let kern = fragment.kern { attributes[.kern] = NSNumber(value: kern) }
    if fragment.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if fragment.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = CGFloat(fragment.paragraph.lineSpacing)
    paragraph.paragraphSpacing = CGFloat(fragment.paragraph.paragraphSpacing)
    paragraph.paragraphSpacingBefore = CGFloat(fragment.paragraph.paragraphSpacingBefore)
    paragraph.lineHeightMultiple = CGFloat(fragment.paragraph.lineHeightMultiple)
    paragraph.minimumLineHeight = CGFloat(fragment.paragraph.minimumLineHeight)
    paragraph.maximumLineHeight = CGFloat(fragment.paragraph.maximumLineHeight)
    paragraph.firstLineHeadIndent = CGFloat(fragment.paragraph.firstLineHeadIndent)
    paragraph.headIndent = CGFloat(fragment.paragraph.headIndent)
    paragraph.tailIndent = CGFloat(fragment.paragraph.tailIndent)
    if let alignment = fragment.alignment { paragraph.alignment = .init(alignment) }
    paragraph.lineBreakMode = fragment.lineBreakMode.map { .init($0) } ?? .byTruncatingTail
    attributes[.paragraphStyle] = paragraph
    return attributes
  }

  private func fill(_ view: UIButton, _ button: InterfaceButton) {
    view.become(.init(button.type))
    // Source: what Interface Builder means by no font.
    view.titleLabel?.font = button.font.map { words.font($0) } ?? .systemFont(ofSize: 15)
    view.titleLabel?.lineBreakMode = .init(button.lineBreakMode)
    let states: [(InterfaceControlState, UIControl.State)] = [
      (.normal, .normal), (.highlighted, .highlighted), (.selected, .selected), (.disabled, .disabled),
    ]
    for (name, state) in states {
      guard let described = button.states[name] else { continue }
      if described.attributedTitle.isEmpty {
        view.setTitle(described.title, for: state)
      } else {
        view.setAttributedTitle(attributed(described.attributedTitle), for: state)
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
    made.title = described.title
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
    if !text.label.fragments.isEmpty { view.attributedText = attributed(text.label.fragments) }
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
    view.selectedSegmentTintColor = words.color(segmented.selectedTint)
    view.isEnabled = segmented.isEnabled
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
    view.sectionHeaderHeight = CGFloat(table.sectionHeaderHeight)
    view.sectionFooterHeight = CGFloat(table.sectionFooterHeight)
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
    }
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
    guard let name else { return UICollectionViewFlowLayout() }
    let type = ObjectiveCRegistry.shared.type(named: name, module: nil) as? UICollectionViewFlowLayout.Type
    if let layout = type?.init(coder: InterfaceCoder(nil)) { return layout }
    UIKitRuntime.current.warn("Unknown layout class \(name) in Interface Builder file: a plain flow takes its place")
    return UICollectionViewFlowLayout()
  }
}

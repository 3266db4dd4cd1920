import HeroGeometry
import InterfaceBuilder
import ViewLayout

/// Stored frames of a file whose texts had other sizes when it was stored: fonts of a text style change with iOS and its settings.
extension InterfaceSizes {
  /// By how much a substitute of the font may be wider or higher, of a text's size, and points.
  private static let tolerance = (part: 0.08, points: 1.0)

  /// Whether contents that ask for a length, points, may have been stored with another one.
  static func isAbout(_ own: Double, _ stored: Double) -> Bool {
    abs(own - stored) <= stored * tolerance.part + tolerance.points
  }

  /// Whether a view's text, in a font of a text style, is cut off in the stored frame, and no constraint of its own fixes its size.
  func outgrows(_ view: InterfaceView) -> Bool {
    guard view.content.followsTextSize, let stored = view.frame?.inset(by: alignment(of: view)).size, stored != .zero
    else { return false }
    let own = contentSize(of: view)
    let isOneLine = heightForWidth(of: view) == nil
    let height = heightForWidth(of: view)?(stored.width) ?? own.height
    func isLarger(_ own: Double, _ stored: Double, _ attribute: LayoutAttribute) -> Bool {
      own > stored && !Self.isAbout(own, stored) && !view.fixes(attribute)
    }
    let shrinks = if case .label(let label) = view.content { label.adjustsFontSize } else { false }
    return isLarger(height, stored.height, .height)
      || isOneLine && !shrinks && isLarger(own.width, stored.width, .width)
  }

  /// The same, but that other views of the island whose contents ask for about the size that was stored ask for exactly that.
  func keeping(_ island: Island, but outgrown: Set<String>) -> InterfaceSizes {
    var result = self
    island.visit { view, superview, _ in
      guard superview != nil, !outgrown.contains(view.id), let frame = view.frame else { return }
      let (stored, own) = (frame.inset(by: alignment(of: view)).size, contentSize(of: view))
      func side(_ stored: Double, _ own: Double) -> Double {
        own >= 0 && Self.isAbout(own, stored) ? stored : own
      }
      result.kept[view.id] = Size(width: side(stored.width, own.width), height: side(stored.height, own.height))
    }
    return result
  }
}

extension InterfaceSizes {
  /// By how many points the text of a label in a text style is higher than at the text size "Large", on one line.
  func growth(of view: InterfaceView) -> Double {
    guard case .label(let label) = view.content, let style = label.font.textStyle, !label.text.isEmpty else { return 0 }
    var contents = label.contents
    let own = traits.measure(contents, nil).height
    contents.resize(to: style.size())
    return own - traits.measure(contents, nil).height
  }
}

extension Island {
  /// Views whose texts have the size that the user has chosen.
  var textSizeFollowers: Set<String> {
    var found = Set<String>()
    visit { view, _, _ in
      if view.content.followsTextSize || view.content.isOtherFollower { found.insert(view.id) }
    }
    return found
  }
}

extension InterfaceView.Content {
  /// Whether another text than a label's or a button's own is in a font of a text style: what is put in, and configurations where they
  /// say no font.
  fileprivate var isOtherFollower: Bool {
    switch self {
    case .button(let button): button.configuration.map { $0.font == nil || $0.subtitle != nil } ?? false
    case .textField(let field): field.font.textStyle != nil
    case .textView(let text): InterfaceView.Content.label(text.label).followsTextSize
    default: false
    }
  }

  /// Whether it shows a text in a font of a text style.
  fileprivate var followsTextSize: Bool {
    switch self {
    case .label(let label):
      label.font.textStyle != nil && label.fragments.isEmpty || label.fragments.contains { $0.font?.textStyle != nil }
    case .button(let button):
      [button.configuration?.font, button.shownState.attributedTitle.first?.font, button.font]
        .lazy.compactMap { $0 }.first?.textStyle != nil
    default: false
    }
  }
}

extension InterfaceView {
  /// Whether a constraint of its own says its width or height.
  fileprivate func fixes(_ attribute: LayoutAttribute) -> Bool {
    constraints.contains {
      $0.firstItem == id && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
        && $0.priority == 1000 && !$0.isPlaceholder
    }
  }
}

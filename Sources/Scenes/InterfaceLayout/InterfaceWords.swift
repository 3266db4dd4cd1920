import AutoLayout
import InterfaceBuilder
import ViewLayout

/// Interface Builder's words in those of layouts.
extension InterfaceConstraint {
  /// Between the ids of its items.
  var plain: LayoutConstraint<String> {
    var second: (String, LayoutAttribute)?
    if let item = secondItem, let attribute = secondAttribute { second = (item, attribute) }
    return LayoutConstraint(
      firstItem, firstAttribute, relation, second, multiplier: multiplier, constant: constant,
      priority: priority)
  }

  /// As a formula, with the items' names.
  func formula(_ name: (String) -> String) -> String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(name(firstItem)).\(firstAttribute.interfaceWord) \(sign) "
    if let secondItem, let secondAttribute {
      text +=
        "\(multiplier == 1 ? "" : "\(Self.number(multiplier)) × ")\(name(secondItem)).\(secondAttribute.interfaceWord)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
    } else {
      text += Self.number(constant)
    }
    return text
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension InterfaceGuide.Kind {
  /// The area of the view that holds it; nil for guides that are rectangles of their own.
  var area: LayoutArea? {
    switch self {
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    case .contentLayout: .scrollContent
    case .frameLayout: .scrollFrame
    case .top, .bottom, .keyboard: nil
    }
  }
}

extension InterfaceView.Content {
  /// Whether its constraints are those of its content view at run time.
  var isCell: Bool {
    switch self {
    case .tableCell, .collectionCell: true
    default: false
    }
  }
}

extension InterfaceView {
  /// What follows the superview's change of size; content views fill theirs.
  var mask: Autoresizing {
    key == "contentView" ? [.width, .height] : autoresizing ?? []
  }

  /// As warnings call it.
  var shownName: String {
    let name = userLabel ?? accessibilityIdentifier
    return name.map { "\(element) '\($0)'" } ?? "\(element) \(id)"
  }
}

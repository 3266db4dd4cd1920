/// The attribute of a view or guide that a constraint means; numbered as UIKit's `NSLayoutConstraint.Attribute`.
package enum LayoutAttribute: Int, Hashable, Sendable {
  /// Edges and sizes, as named; leading and trailing by reading direction.
  case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
  /// Of text; the bottom edge of other views.
  case lastBaseline, firstBaseline
  /// As named, within the layout margins.
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  /// As named, within the layout margins.
  case centerXWithinMargins, centerYWithinMargins

  /// What two attributes have to have in common to be compared.
  package enum Kind: Sendable {
    /// A place along an axis, or a length.
    case horizontal, vertical, size
  }

  /// Place or length.
  package var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    }
  }

  /// Whether it is a middle.
  package var isCenter: Bool {
    let plain = withoutMargins ?? self
    return plain == .centerX || plain == .centerY
  }

  /// Whether the reading direction says which edge it is.
  package var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Whether it is one and the same edge in every reading direction.
  package var isAbsolute: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }

  /// Of an attribute within the margins: the edge or centre that it is of the rectangle that they leave.
  package var withoutMargins: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

package enum LayoutAxis: Int, Hashable, Sendable {
  case horizontal, vertical
}

/// A layout constraint: first.attribute relation second.attribute · multiplier + constant.
package struct InterfaceConstraint: Equatable, Sendable {
  /// NSLayoutConstraint.Attribute by Interface Builder's names, in UIKit's order.
  package enum Attribute: String, Equatable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline = "baseline"
    case firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// As UIKit numbers it, from 1.
    package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
    /// Whether it is an edge at the end of an axis; nil for what is no edge.
    var isFarEdge: Bool? {
      switch self {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: false
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
      default: nil
      }
    }
  }

  /// NSLayoutConstraint.Relation.
  package enum Relation: String, Equatable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// Interface Builder's id.
  package var id: String
  /// The app's name for it; nil when it has none.
  package var identifier: String?
  /// The id of the view that holds the constraint.
  package var owner: String
  /// The id of a view or guide; the owner's where the file says none.
  package var firstItem: String
  /// Of the first item.
  package var firstAttribute: Attribute
  /// Default: equal.
  package var relation: Relation
  /// The id of a view or guide; nil: a constant alone.
  package var secondItem: String?
  /// Of the second item; nil: a constant alone.
  package var secondAttribute: Attribute?
  /// Points. Default: 0.
  package var constant: Double
  /// `constant="standard"` and the like: the system's spacing, whose value is `constant`. Default: false.
  package var isStandardSpacing: Bool
  /// Default: 1.
  package var multiplier: Double
  /// 1…1000. Default: 1000.
  package var priority: Double
  /// Whether the app takes it away when it runs ("Remove at build time"). Default: false.
  package var isPlaceholder: Bool
  /// Where it stands.
  package var place: InterfacePlace
}

/// UIView.AutoresizingMask by Interface Builder's names.
package struct InterfaceAutoresizing: OptionSet, Equatable, Hashable, Sendable {
  package let rawValue: Int

  /// Makes a mask of UIKit's bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The left margin.
  package static let flexibleMinX = InterfaceAutoresizing(rawValue: 1)
  package static let widthSizable = InterfaceAutoresizing(rawValue: 2)
  /// The right margin.
  package static let flexibleMaxX = InterfaceAutoresizing(rawValue: 4)
  /// The top margin.
  package static let flexibleMinY = InterfaceAutoresizing(rawValue: 8)
  package static let heightSizable = InterfaceAutoresizing(rawValue: 16)
  /// The bottom margin.
  package static let flexibleMaxY = InterfaceAutoresizing(rawValue: 32)

  /// The bits by their names in a file.
  static let names: [(String, InterfaceAutoresizing)] = [
    ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable), ("flexibleMaxX", .flexibleMaxX),
    ("flexibleMinY", .flexibleMinY), ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
  ]
}

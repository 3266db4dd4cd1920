@_exported import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias LayoutPriority = UILayoutPriority

/// What is related of a view or guide: `make.left.top`, `view.snp.edges`.
public struct ConstraintAttributes: Equatable, Sendable {
  let all: [NSLayoutConstraint.Attribute]

  static let edges = Self(all: [.left, .top, .right, .bottom])
  static let directionalEdges = Self(all: [.leading, .top, .trailing, .bottom])
  static let margins = Self(all: [.leftMargin, .topMargin, .rightMargin, .bottomMargin])
  static let directionalMargins = Self(all: [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])

  /// The attribute of `related` that one of these stands to: the one at the same place of an equal number of them, else the first.
  func partner(of attribute: NSLayoutConstraint.Attribute, in related: ConstraintAttributes)
    -> NSLayoutConstraint.Attribute
  {
    guard related.all.count == all.count, let place = all.firstIndex(of: attribute) else {
      return related.all.contains(attribute) ? attribute : related.all[0]
    }
    return related.all.contains(attribute) ? attribute : related.all[place]
  }
}

/// Names of what can be related, with what a name gives: an item to relate to, or a constraint that is being made.
@preconcurrency @MainActor
public protocol ConstraintAttributeNames {
  associatedtype Named
  func adding(_ attributes: ConstraintAttributes) -> Named
}

extension ConstraintAttributeNames {
  private func one(_ attribute: NSLayoutConstraint.Attribute) -> Named {
    adding(ConstraintAttributes(all: [attribute]))
  }
  private func two(_ a: NSLayoutConstraint.Attribute, _ b: NSLayoutConstraint.Attribute) -> Named {
    adding(ConstraintAttributes(all: [a, b]))
  }
  public var left: Named { one(.left) }
  public var top: Named { one(.top) }
  public var right: Named { one(.right) }
  public var bottom: Named { one(.bottom) }
  public var leading: Named { one(.leading) }
  public var trailing: Named { one(.trailing) }
  public var width: Named { one(.width) }
  public var height: Named { one(.height) }
  public var centerX: Named { one(.centerX) }
  public var centerY: Named { one(.centerY) }
  public var baseline: Named { one(.lastBaseline) }
  public var lastBaseline: Named { one(.lastBaseline) }
  public var firstBaseline: Named { one(.firstBaseline) }
  public var leftMargin: Named { one(.leftMargin) }
  public var topMargin: Named { one(.topMargin) }
  public var rightMargin: Named { one(.rightMargin) }
  public var bottomMargin: Named { one(.bottomMargin) }
  public var leadingMargin: Named { one(.leadingMargin) }
  public var trailingMargin: Named { one(.trailingMargin) }
  public var centerXWithinMargins: Named { one(.centerXWithinMargins) }
  public var centerYWithinMargins: Named { one(.centerYWithinMargins) }
  public var edges: Named { adding(.edges) }
  public var directionalEdges: Named { adding(.directionalEdges) }
  public var horizontalEdges: Named { two(.left, .right) }
  public var verticalEdges: Named { two(.top, .bottom) }
  public var directionalHorizontalEdges: Named { two(.leading, .trailing) }
  public var directionalVerticalEdges: Named { two(.top, .bottom) }
  public var margins: Named { adding(.margins) }
  public var directionalMargins: Named { adding(.directionalMargins) }
  public var size: Named { two(.width, .height) }
  public var center: Named { two(.centerX, .centerY) }
  public var centerWithinMargins: Named { two(.centerXWithinMargins, .centerYWithinMargins) }
}

/// A view or guide, with what of it another is related to.
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: ConstraintAttributes

  init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
    (self.target, self.attributes) = (target, attributes)
  }
}

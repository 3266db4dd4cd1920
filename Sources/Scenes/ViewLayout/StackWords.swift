/// How a stack's views share the length along the axis.
package enum StackDistribution: String, CaseIterable, Sendable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// Where a stack's views stand across the axis.
package enum StackAlignment: String, CaseIterable, Sendable {
  case fill, leading, firstBaseline, center, trailing, lastBaseline

  /// UIStackView's words for them; top and leading, bottom and trailing are the same value in UIKit.
  package static let words: [(String, StackAlignment)] = [
    ("fill", .fill), ("leading", .leading), ("top", .leading), ("center", .center), ("trailing", .trailing),
    ("bottom", .trailing), ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
  ]

  /// By one of UIStackView's words; nil for others.
  package init?(word: String) {
    guard let known = Self.words.first(where: { $0.0 == word }) else { return nil }
    self = known.1
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

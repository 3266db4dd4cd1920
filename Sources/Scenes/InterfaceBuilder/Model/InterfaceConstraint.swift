import AutoLayout
import ViewLayout

/// A layout constraint: first.attribute relation second.attribute · multiplier + constant.
package struct InterfaceConstraint: Equatable, Sendable {
  /// Interface Builder's id.
  package var id: String
  /// The app's name for it; nil when it has none.
  package var identifier: String?
  /// The id of the view that holds the constraint.
  package var owner: String
  /// The id of a view or guide; the owner's where the file says none.
  package var firstItem: String
  /// Of the first item.
  package var firstAttribute: LayoutAttribute
  /// Default: equal.
  package var relation: Relation
  /// The id of a view or guide; nil: a constant alone.
  package var secondItem: String?
  /// Of the second item; nil: a constant alone.
  package var secondAttribute: LayoutAttribute?
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

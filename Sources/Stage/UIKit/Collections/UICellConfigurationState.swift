/// What a cell is like.
@preconcurrency @MainActor
public struct UICellConfigurationState: Equatable {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  /// Never set here.
  public var isDisabled = false
  /// Never set here.
  public var isFocused = false
  /// Never set here.
  public var isEditing = false
  /// Never set here.
  public var isExpanded = false

  /// The state of a cell that nobody touches.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public nonisolated static func == (left: UICellConfigurationState, right: UICellConfigurationState) -> Bool {
    MainActor.assumeIsolated { left.flags == right.flags && left.traitCollection == right.traitCollection }
  }

  private var flags: [Bool] { [isSelected, isHighlighted, isDisabled, isFocused, isEditing, isExpanded] }
}

/// Which parts of a layout to compute again. Here it is always all of it; only an adjustment of the offset counts.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() { super.init() }

  /// Whether everything is. Default: false.
  open internal(set) var invalidateEverything = false
  /// Whether sections and items are counted anew. Default: false.
  open internal(set) var invalidateDataSourceCounts = false
  /// Items that are; nil for none said.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Headers, footers and other views that are, by their kinds; nil for none said.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// What the offset moves by, points. Default: zero.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds headers, footers or other views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// Which parts of a flow to compute again. Here it is always all of it.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes and distances anew. Default: true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places are. Default: true.
  open var invalidateFlowLayoutAttributes = true
}

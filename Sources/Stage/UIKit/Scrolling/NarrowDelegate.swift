/// Lists and text views, whose delegates are asked more than a scroll view's: `table.delegate?.tableView(table, didSelectRowAt: path)`. Their
/// classes cannot say so, for they inherit the property.
@preconcurrency @MainActor
public protocol NarrowDelegate: UIScrollView {}

extension UITableView: NarrowDelegate {}
extension UICollectionView: NarrowDelegate {}
extension UITextView: NarrowDelegate {}

extension NarrowDelegate where Self: UITableView {
  public var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

extension NarrowDelegate where Self: UICollectionView {
  public var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

extension NarrowDelegate where Self: UITextView {
  public var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}

/// Answers as a delegate that leaves out all that it may. A class whose subclasses add an optional method asks it for what the class itself
/// does not do.
public final class UnimplementedDelegate: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UINavigationControllerDelegate, UITabBarControllerDelegate, UITextFieldDelegate,
  UISearchBarDelegate, UIGestureRecognizerDelegate, UIViewControllerTransitioningDelegate, CAAnimationDelegate,
  UIApplicationDelegate, UIWindowSceneDelegate, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching,
  UITextViewDelegate, UIPickerViewDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
  UISearchControllerDelegate, UISheetPresentationControllerDelegate
{
  /// The one that all ask.
  public static let shared = UnimplementedDelegate()

  /// The app's or scene's window: none.
  public var window: UIWindow?

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

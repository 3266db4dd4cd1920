import UIKit

/// A view whose contents ask for a size.
final class SizedView: UIView {
  var own: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    own = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { own }
}

/// A view that constraints place.
@MainActor func placedView() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// A view of a fixed size, with nothing around.
@MainActor func rootView(_ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// Puts a screen of 3 pixels per point and a clock of its own in force: other tests' stages may have left theirs.
///
/// A test calls it itself: between a suite's initialiser and the test others may run.
@MainActor func useOwnScreen() {
  UIKitRuntime.current = UIKitRuntime(
    screen: UIScreen(size: CGSize(width: 393, height: 852), scale: 3, safeArea: .zero),
    assets: AssetFolders(folders: []))
}

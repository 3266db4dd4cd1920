/// What bars cover of a controller's view above or below, as apps said it before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// Points.
  var length: CGFloat { get }
  /// The upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// Lies between an edge of the view and the safe area.
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(of view: UIView, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    identifier = isAtTop ? "topLayoutGuide" : "bottomLayoutGuide"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isAtTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isAtTop ? safeArea.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }
}

/// A controller's guides.
@MainActor private final class EdgeLayoutGuides {
  var top: EdgeLayoutGuide?
  var bottom: EdgeLayoutGuide?
}

extension UIViewController {
  /// What bars and the device cover above; `view.safeAreaLayoutGuide` is newer.
  public var topLayoutGuide: any UILayoutSupport {
    let guides = storage.value(EdgeLayoutGuides())
    let guide = guides.top ?? EdgeLayoutGuide(of: view, isAtTop: true)
    guides.top = guide
    return guide
  }

  /// What bars and the device cover below; `view.safeAreaLayoutGuide` is newer.
  public var bottomLayoutGuide: any UILayoutSupport {
    let guides = storage.value(EdgeLayoutGuides())
    let guide = guides.bottom ?? EdgeLayoutGuide(of: view, isAtTop: false)
    guides.bottom = guide
    return guide
  }
}

/// What can be styled: views and items of bars. Of `appearance()` bars alone have it.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}

/// The class of views that an app registers under a name; nil where it forgets one. Stops, in UIKit's words, for a class of another kind.
@MainActor
func registered<View: UIView>(_ viewClass: AnyClass?, _ word: String, as name: String) -> View.Type? {
  guard let viewClass else { return nil }
  guard let type = viewClass as? View.Type else {
    stop("\(word) \(viewClass) of '\(name)' must be \(View.self) or a subclass")
  }
  return type
}

import HeroTesting
import UIKit

/// Initialisers that subclasses and callers of UIKit have: that this compiles is the test.
@MainActor struct InitializerTests {
  private final class Wave: CALayer {
    let count: Int
    required init() {
      count = 1
      super.init()
    }
    override init(layer: Any) {
      count = 2
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }
  private final class Stack: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Item: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  }
  private final class Window: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { nil }
  }
  private final class Question: UIAlertController {}
  private class Card: UIView { override class func awakeFromNib() { super.awakeFromNib() } }

  @Test func classesHaveUIKitsInitialisers() {
    expectEqual(Wave(layer: Wave()).count, 2)
    expectEqual(Stack(arrangedSubviews: [UIView()]).arrangedSubviews.count, 1)
    let question = Question(title: "Sure?", message: nil, preferredStyle: .alert)
    #expect(question.preferredStyle == .alert && question.title == "Sure?")
    expectEqual(UIAlertController().preferredStyle, .actionSheet)
    #expect(Item().title == nil && Card().frame == .zero && UITabBarItem().title == nil)
  }

  @Test func aDelegatesWindowIsOptionalTwice() {
    class Own: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class None: UIResponder, UIApplicationDelegate {}
    let (own, window) = (Own(), UIWindow())
    var delegate: any UIApplicationDelegate = own
    delegate.window = window
    #expect(own.window === window && delegate.window??.isHidden == false)
    delegate = None()
    delegate.window = window
    #expect(delegate.window == .some(nil))
  }
}

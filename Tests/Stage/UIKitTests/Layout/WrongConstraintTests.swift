import Testing
import UIKit

/// What UIKit stops at.
struct WrongConstraintTests {
  @Test func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
      }
    }
    #expect(result.said("because they have no common ancestor"))
    #expect(result.said("UIView.left"))
  }

  @Test func locationEqualToAConstant() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 3)
      }
    }
  }

  @Test func leadingToLeft() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = view.leadingAnchor.constraint(equalTo: view.leftAnchor)
      }
    }
  }

  @Test func itemsOutsideOfTheView() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.addConstraint(other.widthAnchor.constraint(equalToConstant: 3))
      }
    }
  }
}

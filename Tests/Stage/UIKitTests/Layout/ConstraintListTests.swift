import HeroTesting

@testable import UIKit

/// What views hold of constraints.
@MainActor
@Suite struct ConstraintListTests {
  @Test func constraintsComeAndGo() {
    useOwnScreen()
    let around = rootView(100, 100)
    let box = placedView(in: around)
    let all = [
      box.leftAnchor.constraint(equalTo: around.leftAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: around.topAnchor),
      box.widthAnchor.constraint(equalTo: around.widthAnchor, multiplier: 0.3),
      box.heightAnchor.constraint(equalTo: around.heightAnchor, multiplier: 0.2),
    ]
    around.addConstraints(all)
    around.layoutIfNeeded()
    #expect(around.constraints == all && all.allSatisfy(\.isActive))
    expectEqual(box.frame, CGRect(x: 10, y: 0, width: 30, height: 20))
    around.removeConstraint(all[0])
    box.removeConstraint(all[1])
    #expect(!all[0].isActive && all[1].isActive && around.constraints == Array(all[1...]))
    around.removeConstraints(all)
    #expect(around.constraints.isEmpty && !all.contains(where: \.isActive))
    NSLayoutConstraint.activate(all)
    NSLayoutConstraint.deactivate(Array(all[1...]))
    expectEqual(all.map(\.isActive), [true, false, false, false])
  }

  // Source: NSLayoutAnchor's documentation; the system's distance is 8 points.
  @Test func systemDistances() {
    useOwnScreen()
    let around = rootView(100, 100)
    let box = placedView(in: around)
    let (x, y) = (around.leadingAnchor, around.topAnchor)
    let made: [NSLayoutConstraint] = [
      box.leadingAnchor.constraint(equalToSystemSpacingAfter: x, multiplier: 2),
      box.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: x, multiplier: 1),
      box.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: x, multiplier: 3),
      box.topAnchor.constraint(equalToSystemSpacingBelow: y, multiplier: 0.5),
      box.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: y, multiplier: 0),
      box.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: y, multiplier: 4),
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 70), box.heightAnchor.constraint(equalToConstant: 5),
    ]
    expectEqual(made.map(\.constant), [16, 8, 24, 4, 0, 32, 70, 5])
    expectEqual(made.map(\.relation.rawValue), [0, 1, -1, 0, 1, -1, -1, 0])
    let wide = box.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate(made + [wide])
    around.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 16, y: 4, width: 70, height: 5))
  }

  @Test func prioritiesAreNumbers() {
    #expect(UILayoutPriority.defaultLow < .defaultHigh && !(UILayoutPriority.required < .required))
    expectEqual(UILayoutPriority.defaultHigh + 1, UILayoutPriority(751))
    expectEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
    let view = UIView()
    let both = [NSLayoutConstraint.Axis.horizontal, .vertical]
    expectEqual(both.map(view.contentHuggingPriority), [.defaultLow, .defaultLow])
    expectEqual(both.map(view.contentCompressionResistancePriority), [.defaultHigh, .defaultHigh])
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    expectEqual(both.map(view.contentHuggingPriority), [.defaultLow, .required])
    expectEqual(both.map(view.contentCompressionResistancePriority), [.defaultLow, .defaultHigh])
  }

  private final class Shadowed: UIView {
    var updates = 0
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
    }
  }

  @Test func framesAreNotWhatConstraintsMeanAndUpdatesAreDueOnce() {
    let (around, view) = (UIView(), Shadowed())
    let (frame, meant) = (CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 12, y: 21, width: 24, height: 36))
    expectEqual((view.alignmentRect(forFrame: frame), view.frame(forAlignmentRect: meant)), (meant, frame))
    around.addSubview(view)
    #expect(view.needsUpdateConstraints())
    around.updateConstraintsIfNeeded()
    around.updateConstraintsIfNeeded()
    #expect(view.updates == 1 && !view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints() && view.updates == 1)
    around.updateConstraintsIfNeeded()
    expectEqual(view.updates, 2)
  }
}

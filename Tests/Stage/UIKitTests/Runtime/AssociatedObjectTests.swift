import Foundation
import HeroTesting

@testable import UIKit

private nonisolated(unsafe) var nameKey: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

extension UIView {
  fileprivate var label: String? {
    get { objc_getAssociatedObject(self, &nameKey) as? String }
    set { objc_setAssociatedObject(self, &nameKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

@MainActor
@Suite struct AssociatedObjectTests {
  private final class Value: NSObject {
    let gone: () -> Void
    init(_ gone: @escaping () -> Void = {}) { self.gone = gone }
    deinit { gone() }
  }

  @Test func viewsAndControllersKeepValuesByKey() {
    useOwnScreen()
    let (one, two) = (UIView(), UIView())
    expectEqual(one.label, nil)
    one.label = "one"
    two.label = "two"
    objc_setAssociatedObject(one, &otherKey, 7, .OBJC_ASSOCIATION_RETAIN)
    expectEqual((one.label, two.label), ("one", "two"))
    #expect(objc_getAssociatedObject(one, &otherKey) as? Int == 7 && objc_getAssociatedObject(two, &otherKey) == nil)
    one.label = nil
    #expect(one.label == nil && objc_getAssociatedObject(one, &otherKey) as? Int == 7)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &otherKey) == nil && two.label == "two")
    let controller = UIViewController()
    objc_setAssociatedObject(controller, &nameKey, { 3 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    expectEqual((objc_getAssociatedObject(controller, &nameKey) as? () -> Int)?(), 3)
  }

  @Test func valuesGoWithTheirView() {
    useOwnScreen()
    nonisolated(unsafe) var gone = 0
    var view: UIView? = UIView()
    if let view { objc_setAssociatedObject(view, &nameKey, Value { gone += 1 }, .OBJC_ASSOCIATION_RETAIN) }
    expectEqual(gone, 0)
    view = nil
    expectEqual(gone, 1)
  }

  @Test func policiesHoldCopyOrDoNot() {
    useOwnScreen()
    let view = UIView()
    let style = NSMutableParagraphStyle()
    objc_setAssociatedObject(view, &nameKey, style, .OBJC_ASSOCIATION_COPY)
    style.lineSpacing = 3
    expectEqual((objc_getAssociatedObject(view, &nameKey) as? NSParagraphStyle)?.lineSpacing, 0)
    objc_setAssociatedObject(view, &nameKey, style, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &nameKey) as? NSParagraphStyle === style)
    var value: Value? = Value()
    objc_setAssociatedObject(view, &nameKey, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &nameKey) is Value)
    value = nil
    #expect(objc_getAssociatedObject(view, &nameKey) == nil)
    expectEqual(objc_AssociationPolicy(rawValue: 0x303), .OBJC_ASSOCIATION_COPY)
  }

  // Their values stay until as many objects have had some: 64 at first, and those that live twice.
  @Test func valuesOfOtherObjectsGoInTheEnd() {
    useOwnScreen()
    nonisolated(unsafe) var gone = 0
    let kept = NSObject()
    objc_setAssociatedObject(kept, &nameKey, "kept", .OBJC_ASSOCIATION_RETAIN)
    var objects = (0..<100).map { _ in NSObject() }
    for object in objects { objc_setAssociatedObject(object, &nameKey, Value { gone += 1 }, .OBJC_ASSOCIATION_RETAIN) }
    #expect(objects.allSatisfy { objc_getAssociatedObject($0, &nameKey) is Value } && gone == 0)
    objects = []
    let others = (0..<500).map { _ in NSObject() }
    for object in others {
      #expect(objc_getAssociatedObject(object, &nameKey) == nil)
      objc_setAssociatedObject(object, &nameKey, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    expectEqual(gone, 100)
    expectEqual(objc_getAssociatedObject(kept, &nameKey) as? String, "kept")
  }
}

import HeroTesting
import UIKit

/// What an app calls of Objective-C's functions and classes.
@Suite struct ObjectiveCFunctionTests {
  @Test func valuesHoldMatricesAndInsets() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turned).caTransform3DValue, turned))
    let moved = CGAffineTransform(translationX: 3, y: 4)
    expectEqual(NSValue(cgAffineTransform: moved).cgAffineTransformValue, moved)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    expectEqual(NSValue(uiOffset: UIOffset(horizontal: 5, vertical: 6)).uiOffsetValue.vertical, 6)
    // What it does not hold is nothing.
    #expect(CATransform3DIsIdentity(NSValue(cgRect: .zero).caTransform3DValue))
  }

  @Test func anyObjectSaysWhatItCan() {
    expectEqual(ObjectiveCObject(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)) as Any).cgRectValue.width, 3)
    #expect(ObjectiveCObject("2.5").doubleValue == 2.5 && ObjectiveCObject(7).stringValue == "7")
    let found: Any? = ["boats": [4, 5]]
    let boats = ObjectiveCObject(found as Any).object(forKey: "boats")
    #expect(ObjectiveCObject(boats as Any).count == 2 && ObjectiveCObject(boats as Any)[1] as? Int == 5)
    expectEqual(ObjectiveCObject(found as Any).value(forKey: "boats") as? [Int], [4, 5])
    expectEqual(ObjectiveCObject(["a": ["b": 3]]).value(forKeyPath: "a.b") as? Int, 3)
    #expect(ObjectiveCObject(["a": 1]).value(forKeyPath: "c.b") == nil)
    #expect(ObjectiveCObject(NSNull()).intValue == nil && ObjectiveCObject(Any?.none as Any).length == nil)
  }

  private enum Broken: Error { case first, second }

  @Test func errorsClassesAndTextsAreObjects() {
    let (plain, text) = (NSError(domain: "Harbour", code: 7), NSMutableString(string: "pier "))
    #expect((plain as any Error)._bridgeToObjectiveC() === plain)
    // Swift numbers the cases from 0.
    expectEqual(Broken.second._bridgeToObjectiveC().code, 1)
    #expect(Broken.second._bridgeToObjectiveC().domain.hasSuffix("Broken") && NSNull.classForCoder() == NSNull.self)
    #expect((objc_sync_enter(NSNull()), objc_sync_exit(NSNull())) == (0, 0))
    text.appendFormat("%d of %d", 2, 3)
    expectEqual(String(text), "pier 2 of 3")
  }

  private final class Bell: NSObject {
    func ding() -> String { "ding" }
    func dong() -> String { "dong" }
  }

  @Test @MainActor func methodsAreNotExchanged() throws {
    let (one, other) = (class_getInstanceMethod(Bell.self, "ding"), class_getClassMethod(Bell.self, "dong"))
    method_exchangeImplementations(try #require(one), try #require(other))
    expectEqual((Bell().ding(), Bell().dong()), ("ding", "dong"))
    let (method, code) = (try #require(one), method_getImplementation(try #require(other)))
    #expect(!class_addMethod(Bell.self, "ding", code, method_getTypeEncoding(method)))
    #expect(class_replaceMethod(Bell.self, "ding", code, nil) == nil && method_setImplementation(method, code) == code)
    #expect(Int8(5).toIntMax() == 5 && UInt(6).toUIntMax() == 6)
  }

  // Source: CFBundle.h.
  @Test func keysOfAnInfoPropertyList() {
    expectEqual(
      [kCFBundleNameKey, kCFBundleVersionKey, kCFBundleIdentifierKey, kCFBundleExecutableKey].map { $0 as String },
      ["Name", "Version", "Identifier", "Executable"].map { "CFBundle" + $0 })
  }

  private final class Record: NSObject, KeyedValues {
    var values: [String: Any] = [:]
    func kept(named key: String) -> Any? { values[key] }
    func keep(_ value: Any?, named key: String) { values[key] = value }
  }

  @Test @MainActor func keyPathsGoThroughObjectsAndRecordsKeepTheirValues() {
    let (view, record) = (UIView(), Record())
    view.setValue(7, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 7 && view.value(forKeyPath: "tag") as? Int == 0)
    record.keep(Record(), named: "next")
    record.setValue(5, forKeyPath: "next.boats")
    expectEqual(record.value(forKeyPath: "next.boats") as? Int, 5)
    record.setValue(7, forKey: "boats")
    expectEqual((record.values["boats"] as? Int, record.value(forKey: "boats") as? Int), (7, 7))
    record.setValue(nil, forKey: "boats")
    #expect(record.value(forKey: "boats") == nil)
  }

  @Test func exceptionsStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .rangeException, reason: "no pier").raise()
    }
    #expect(result.said("uncaught exception 'NSRangeException', reason: 'no pier'"))
  }
}

/// Key-value observing compiles, and tells the first value where it is asked for.
@MainActor
@Suite struct KeyValueObservingTests {
  private final class Observer: UIView {
    var told = 0
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { told += 1 }
  }

  @Test func theFirstValueAloneIsTold() {
    let (view, observer) = (UIView(), Observer())
    var values: [CGFloat?] = []
    let observation = view.observe(\.alpha, options: [.initial, .new]) { _, change in values.append(change.newValue) }
    view.addObserver(observer, forKeyPath: "alpha", options: .new, context: nil)
    view.alpha = 0.5
    observation.invalidate()
    expectEqual(values, [1])
    expectEqual(observer.told, 0)
  }
}

/// Predicates of a text's form, as apps check what is typed.
@Suite struct PredicateTests {
  @Test func textsAreCompared() {
    for (format, wanted, text, holds) in [
      ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.com", "boat@pier.com", true),
      // The whole text has to match.
      ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.com", "boat@pier.com!", false),
      ("SELF MATCHES[c] %@", "[a-z]+", "Boat", true), ("SELF MATCHES %@", "[a-z]+", "Boat", false),
      ("SELF == %@", "boat", "boat", true), ("SELF CONTAINS %@", "oa", "boat", true),
      ("SELF contains[cd] %@", "OA", "boat", true), ("SELF BEGINSWITH %@", "oa", "boat", false),
      ("SELF ENDSWITH %@", "at", "boat", true),
    ] { expectEqual(NSPredicate(format: format, wanted).evaluate(with: text), holds, "\(format) of \(text)") }
  }
}

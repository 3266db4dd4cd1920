import HeroTesting
import UIKit

/// What an app calls of Objective-C's functions and classes.
@Suite struct ObjectiveCFunctionTests {
  private enum Broken: Error { case first, second }

  @Test func errorsAreObjects() {
    let plain = NSError(domain: "Harbour", code: 7)
    #expect((plain as any Error)._bridgeToObjectiveC() === plain)
    // Swift numbers the cases from 0.
    expectEqual(Broken.second._bridgeToObjectiveC().code, 1)
    #expect(Broken.second._bridgeToObjectiveC().domain.hasSuffix("Broken"))
  }

  @Test func classesAreObjects() {
    #expect(NSNull.classForCoder() == NSNull.self)
    #expect((objc_sync_enter(NSNull()), objc_sync_exit(NSNull())) == (0, 0))
  }

  private final class Bell: NSObject {
    func ding() -> String { "ding" }
    func dong() -> String { "dong" }
  }

  @Test @MainActor func methodsAreNotExchanged() throws {
    let (one, other) = (class_getInstanceMethod(Bell.self, "ding"), class_getClassMethod(Bell.self, "dong"))
    method_exchangeImplementations(try #require(one), try #require(other))
    expectEqual((Bell().ding(), Bell().dong()), ("ding", "dong"))
  }

  private final class Record: NSObject, KeyedValues {
    var values: [String: Any] = [:]
    func kept(named key: String) -> Any? { values[key] }
    func keep(_ value: Any?, named key: String) { values[key] = value }
  }

  @Test func recordsKeepValuesThemselves() {
    let record = Record()
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
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.com", "boat@pier.com", true),
    // The whole text has to match.
    ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.com", "boat@pier.com!", false),
    ("SELF MATCHES[c] %@", "[a-z]+", "Boat", true), ("SELF MATCHES %@", "[a-z]+", "Boat", false),
    ("SELF == %@", "boat", "boat", true), ("SELF CONTAINS %@", "oa", "boat", true),
    ("SELF contains[cd] %@", "OA", "boat", true), ("SELF BEGINSWITH %@", "oa", "boat", false),
    ("SELF ENDSWITH %@", "at", "boat", true),
  ])
  func textsAreCompared(_ format: String, _ wanted: String, _ text: String, _ holds: Bool) {
    expectEqual(NSPredicate(format: format, wanted).evaluate(with: text), holds)
  }
}

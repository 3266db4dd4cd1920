@_exported import FirebaseCore

public enum DataEventType: Int, Sendable { case childAdded, childRemoved, childChanged, childMoved, value }
public typealias DatabaseHandle = UInt
/// What a place holds; nothing comes.
public final class DataSnapshot: NSObject {
  public var key: String { "" }
  public var value: Any? { nil }
  public var ref: DatabaseReference { DatabaseReference() }
  public var childrenCount: UInt { 0 }
  public var children: NSEnumerator { NSArray().objectEnumerator() }
  public func exists() -> Bool { false }
  public func hasChild(_ path: String) -> Bool { false }
  public func childSnapshot(forPath path: String) -> DataSnapshot { DataSnapshot() }
}
/// Observers are never called.
public class DatabaseQuery: NSObject {
  @discardableResult
  public func observe(_ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) -> DatabaseHandle { 0 }
  @discardableResult
  public func observe(
    _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: (((any Error)) -> Void)?
  ) -> DatabaseHandle { 0 }
  public func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {}
  public func observeSingleEvent(
    of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
    withCancel cancelBlock: (((any Error)) -> Void)?
  ) {}
  public func removeObserver(withHandle handle: DatabaseHandle) {}
  public func removeAllObservers() {}
  public func queryOrdered(byChild key: String) -> DatabaseQuery { self }
  public func queryOrderedByKey() -> DatabaseQuery { self }
  public func queryOrderedByValue() -> DatabaseQuery { self }
  public func queryOrderedByPriority() -> DatabaseQuery { self }
  public func queryStarting(atValue startValue: Any?) -> DatabaseQuery { self }
  public func queryEnding(atValue endValue: Any?) -> DatabaseQuery { self }
  public func queryEqual(toValue value: Any?) -> DatabaseQuery { self }
  public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }
  public func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
  public func keepSynced(_ keep: Bool) {}
}
public final class DatabaseReference: DatabaseQuery {
  private let path: String
  private nonisolated(unsafe) static var count = 0

  init(path: String = "") { self.path = path }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Optional since Firebase 5. Of a new child its number.
  public var key: String! { path.components(separatedBy: "/").last { !$0.isEmpty } }
  public var parent: DatabaseReference? {
    let names = path.components(separatedBy: "/").filter { !$0.isEmpty }
    return names.isEmpty ? nil : DatabaseReference(path: names.dropLast().joined(separator: "/"))
  }
  public var root: DatabaseReference { DatabaseReference() }
  public func child(_ path: String) -> DatabaseReference { DatabaseReference(path: self.path + "/" + path) }
  public func childByAutoId() -> DatabaseReference {
    Self.count += 1
    return child("-\(Self.count)")
  }
  public func removeValue(completionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {}
  public func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {}
  public func runTransactionBlock(
    _ block: @escaping (MutableData) -> TransactionResult,
    andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
  ) {}
  public func setValue(_ value: Any?) {}
  public func setValue(_ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {}
  public func updateChildValues(_ values: [AnyHashable: Any]) {}
  public func updateChildValues(
    _ values: [AnyHashable: Any], withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {}
  public func removeValue() {}
}
/// Never changed: transactions do not run.
public final class MutableData: NSObject {
  public var value: Any?
  public var key: String? { nil }
  public func childData(byAppendingPath path: String) -> MutableData { MutableData() }
}
public final class TransactionResult: NSObject {
  public static func success(withValue value: MutableData) -> TransactionResult { TransactionResult() }
  public static func abort() -> TransactionResult { TransactionResult() }
}
public enum ServerValue { public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] } }
public final class Database: NSObject, @unchecked Sendable {
  private static let one = Database()
  public static func database() -> Database { one }
  public var isPersistenceEnabled: Bool {
    get { false }
    set {}
  }
  public func reference() -> DatabaseReference { DatabaseReference() }
  public func reference(withPath path: String) -> DatabaseReference { DatabaseReference(path: path) }
  public func reference(fromURL url: String) -> DatabaseReference {
    DatabaseReference(path: URL(string: url)?.path ?? "")
  }
}

/// Names of Firebase 3.
public typealias FIRDatabase = Database
public typealias FIRDatabaseReference = DatabaseReference
public typealias FIRDatabaseQuery = DatabaseQuery
public typealias FIRDataSnapshot = DataSnapshot
public typealias FIRDataEventType = DataEventType
public typealias FIRDatabaseHandle = DatabaseHandle
public typealias FIRMutableData = MutableData
public typealias FIRTransactionResult = TransactionResult
public typealias FIRServerValue = ServerValue

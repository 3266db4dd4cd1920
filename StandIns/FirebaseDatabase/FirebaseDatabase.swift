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
  public func queryEqual(toValue value: Any?) -> DatabaseQuery { self }
  public func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }
  public func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
  public func keepSynced(_ keep: Bool) {}
}
public final class DatabaseReference: DatabaseQuery {
  public var key: String? { nil }
  public func child(_ path: String) -> DatabaseReference { self }
  public func childByAutoId() -> DatabaseReference { self }
  public func setValue(_ value: Any?) {}
  public func setValue(_ value: Any?, withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void) {}
  public func updateChildValues(_ values: [AnyHashable: Any]) {}
  public func updateChildValues(
    _ values: [AnyHashable: Any], withCompletionBlock block: @escaping ((any Error)?, DatabaseReference) -> Void
  ) {}
  public func removeValue() {}
}
public final class Database: NSObject, @unchecked Sendable {
  private static let one = Database()
  public static func database() -> Database { one }
  public var isPersistenceEnabled: Bool {
    get { false }
    set {}
  }
  public func reference() -> DatabaseReference { DatabaseReference() }
  public func reference(withPath path: String) -> DatabaseReference { DatabaseReference() }
}

/// Names of Firebase 3.
public typealias FIRDatabase = Database
public typealias FIRDatabaseReference = DatabaseReference
public typealias FIRDatabaseQuery = DatabaseQuery
public typealias FIRDataSnapshot = DataSnapshot
public typealias FIRDataEventType = DataEventType
public typealias FIRDatabaseHandle = DatabaseHandle

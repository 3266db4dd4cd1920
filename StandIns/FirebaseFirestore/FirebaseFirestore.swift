@_exported import FirebaseCore

public protocol ListenerRegistration {
  func remove()
}
struct NoListener: ListenerRegistration {
  func remove() {}
}
public class DocumentSnapshot: NSObject {
  public var documentID: String { "" }
  public var exists: Bool { false }
  public var reference: DocumentReference { DocumentReference() }
  public func data() -> [String: Any]? { nil }
  public func get(_ field: Any) -> Any? { nil }
}
public final class QueryDocumentSnapshot: DocumentSnapshot {
  public override func data() -> [String: Any] { [:] }
}
public final class DocumentChange: NSObject {
  public enum Kind: Int, Sendable { case added, modified, removed }
  public var type: Kind { .added }
  public var document: QueryDocumentSnapshot { QueryDocumentSnapshot() }
}
public final class QuerySnapshot: NSObject {
  public var documents: [QueryDocumentSnapshot] { [] }
  public var documentChanges: [DocumentChange] { [] }
  public var count: Int { 0 }
  public var isEmpty: Bool { true }
}
/// Questions stay without an answer.
public class Query: NSObject {
  public func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
  public func whereField(_ field: String, arrayContains value: Any) -> Query { self }
  public func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
  public func whereField(_ field: String, isLessThan value: Any) -> Query { self }
  public func order(by field: String, descending: Bool = false) -> Query { self }
  public func limit(to limit: Int) -> Query { self }
  public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {}
  @discardableResult
  public func addSnapshotListener(
    _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { NoListener() }
}
public final class CollectionReference: Query {
  public func document() -> DocumentReference { DocumentReference() }
  public func document(_ path: String) -> DocumentReference { DocumentReference() }
  @discardableResult
  public func addDocument(data: [String: Any], completion: (((any Error)?) -> Void)? = nil) -> DocumentReference {
    DocumentReference()
  }
}
public final class DocumentReference: NSObject {
  public var documentID: String { "" }
  public func collection(_ path: String) -> CollectionReference { CollectionReference() }
  public func getDocument(completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void) {}
  public func setData(_ data: [String: Any], merge: Bool = false, completion: (((any Error)?) -> Void)? = nil) {}
  public func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {}
  public func delete(completion: (((any Error)?) -> Void)? = nil) {}
  @discardableResult
  public func addSnapshotListener(
    _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
  ) -> any ListenerRegistration { NoListener() }
}
public final class Firestore: NSObject, @unchecked Sendable {
  private static let one = Firestore()
  public static func firestore() -> Firestore { one }
  public func collection(_ path: String) -> CollectionReference { CollectionReference() }
  public func document(_ path: String) -> DocumentReference { DocumentReference() }
}

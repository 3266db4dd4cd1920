@_exported import UIKit

public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount }
open class CKRecord: NSObject {
  open class ID: NSObject {
    public let recordName: String
    public init(recordName: String) { self.recordName = recordName }
  }
  public let recordType: String
  public let recordID: ID
  private var values: [String: Any] = [:]
  public init(recordType: String) { (self.recordType, recordID) = (recordType, ID(recordName: recordType)) }
  public init(recordType: String, recordID: ID) { (self.recordType, self.recordID) = (recordType, recordID) }
  open subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
  open func object(forKey key: String) -> Any? { values[key] }
  open func setObject(_ object: Any?, forKey key: String) { values[key] = object }
}
open class CKQuery: NSObject {
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: String, predicate: NSPredicate) {}
}
/// What asks waits for ever.
open class CKDatabase: NSObject {
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {}
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {}
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {}
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: Any?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) {}
}
open class CKContainer: NSObject {
  public init(identifier: String) {}
  public override init() {}
  open class func `default`() -> CKContainer { CKContainer() }
  open var privateCloudDatabase: CKDatabase { CKDatabase() }
  open var publicCloudDatabase: CKDatabase { CKDatabase() }
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
}

@_exported import UIKit

public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}
/// What a store is asked.
open class NSPersistentStoreRequest: NSObject {}
/// Of any type, so that `NSFetchRequest<NSFetchRequestResult>` is one.
open class NSFetchRequest<Found>: NSPersistentStoreRequest {
  public let entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var entity: NSEntityDescription?
  open var propertiesToFetch: [Any]?
  open var includesPropertyValues = true
  open var returnsDistinctResults = false
  public override init() { entityName = nil }
  public init(entityName: String) { self.entityName = entityName }
}
/// Deletes what a request finds: nothing.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {}
  public init(objectIDs objects: [NSManagedObjectID]) {}
}
open class NSPersistentStoreResult: NSObject {}
/// Keeps nothing and finds nothing.
open class NSManagedObjectContext: NSObject {
  open var hasChanges: Bool { false }
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSErrorMergePolicy
  open var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var registeredObjects: Set<NSManagedObject> { [] }
  public override init() {}
  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
  open func insert(_ object: NSManagedObject) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject { NSManagedObject(context: self) }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func reset() {}
  open func save() throws {}
  open func delete(_ object: NSManagedObject) {}
  open func rollback() {}
  open func fetch<Found>(_ request: NSFetchRequest<Found>) throws -> [Found] { [] }
  open func count<Found>(for request: NSFetchRequest<Found>) throws -> Int { 0 }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { object(with: objectID) }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
}
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
open class NSMergePolicy: NSObject {}
public let NSErrorMergePolicy = "error"
public let NSMergeByPropertyStoreTrumpMergePolicy = "store"
public let NSMergeByPropertyObjectTrumpMergePolicy = "object"
public let NSOverwriteMergePolicy = "overwrite"
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

open class NSManagedObjectModel: NSObject {
  public override init() {}
  public init?(contentsOf url: URL) {}
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
open class NSPersistentStore: NSObject {}
open class NSPersistentStoreCoordinator: NSObject {
  public let managedObjectModel: NSManagedObjectModel
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  public override init() {}
  public init(url: URL) { self.url = url }
}
/// A store that is empty and stays so.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  open var managedObjectModel: NSManagedObjectModel { NSManagedObjectModel() }
  public init(name: String) { self.name = name }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) { self.name = name }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { block(NSPersistentStoreDescription(), nil) }
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(viewContext) }
}
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1, delete, move, update
}
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}
public protocol NSFetchedResultsControllerDelegate: AnyObject {}
/// Finds nothing: one section without objects, and no changes.
open class NSFetchedResultsController<Found>: NSObject {
  private struct Section: NSFetchedResultsSectionInfo {
    let name = ""
    let numberOfObjects = 0
    let objects: [Any]? = []
  }
  public let fetchRequest: NSFetchRequest<Found>
  public let managedObjectContext: NSManagedObjectContext
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [Found]? { [] }
  open var sections: [any NSFetchedResultsSectionInfo]? { [Section()] }
  public override convenience init() {
    self.init(
      fetchRequest: .init(), managedObjectContext: .init(concurrencyType: .mainQueueConcurrencyType),
      sectionNameKeyPath: nil, cacheName: nil)
  }
  public init(
    fetchRequest: NSFetchRequest<Found>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) { (self.fetchRequest, managedObjectContext) = (fetchRequest, context) }
  open func performFetch() throws {}
  open func object(at indexPath: IndexPath) -> Found {
    fatalError("a store is empty: there is no object at \(indexPath)")
  }
  open func indexPath(forObject object: Found) -> IndexPath? { nil }
}

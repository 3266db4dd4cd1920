@_exported import UIKit

/// A row of a store; it keeps what it is given.
open class NSManagedObject: NSObject, KeyedValues {
  public let entity: NSEntityDescription
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()
  private var values: [String: Any] = [:]

  public required init(context: NSManagedObjectContext) {
    entity = NSEntityDescription("\(Self.self)")
    managedObjectContext = context
  }
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
  }

  open var hasChanges: Bool { false }
  open var isDeleted: Bool { false }
  public func kept(named key: String) -> Any? { values[key] }
  public func keep(_ value: Any?, named key: String) { values[key] = value }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
  open func awakeFromInsert() {}
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest<any NSFetchRequestResult>(entityName: "\(self)")
  }
  open class func entity() -> NSEntityDescription { NSEntityDescription("\(self)") }

  /// What `@NSManaged` reads: nil or nothing of its type (0, "", now) where nothing has been set.
  public final func managedValue<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    if let nothing = Any?.none as? Value { return nothing }
    for value in Self.nothings { if let value = value as? Value { return value } }
    fatalError("\(entity.name ?? "An object").\(key) has no value yet")
  }
  private static var nothings: [Any] {
    [
      "", false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), Date(), Data(), UUID(), NSSet(), NSOrderedSet(),
      NSNumber(0),
    ]
  }
  /// What `@NSManaged` writes.
  public final func setManagedValue(_ value: Any?, _ key: String) { values[key] = value }
  /// Puts one object, or those of a set, among a relationship's, or takes them away.
  public final func changeManagedValues(_ key: String, _ value: Any, adds: Bool) {
    let given = (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? [value]
    let ordered = values[key] as? NSOrderedSet
    var members = (ordered?.array ?? (values[key] as? NSSet)?.allObjects ?? []).filter { member in
      !given.contains { ($0 as AnyObject) === (member as AnyObject) }
    }
    if adds { members += given }
    values[key] = ordered == nil && !(value is NSOrderedSet) ? NSSet(array: members) : NSOrderedSet(array: members)
  }
}
open class NSManagedObjectID: NSObject {
  open var isTemporaryID: Bool { true }
  /// The same for all: a store keeps none.
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/x-coredata") }
}

open class NSEntityDescription: NSObject {
  open var name: String?
  init(_ name: String) { self.name = name }
  open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    NSEntityDescription(name)
  }
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(entity: NSEntityDescription(name), insertInto: context) }
}

/// Objects that a table does not keep alive, or does, without an order.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  /// How a table holds what it has.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Foundation's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var strongMemory: Options { [] }
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// Objects are compared by identity in any case.
    public static var objectPointerPersonality: Options { Options(rawValue: 1 << 9) }
  }

  private struct Entry {
    weak var object: ObjectType?
    var kept: ObjectType?
  }
  private let isWeak: Bool
  private var entries: [Entry] = []

  public init(options: Options = [], capacity initialCapacity: Int = 0) { isWeak = options.contains(.weakMemory) }
  /// Makes a table that keeps nothing alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Those that are still there, in the order in which they came.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// How many there are.
  open var count: Int { allObjects.count }
  /// The first one.
  open var anyObject: ObjectType? { allObjects.first }
  /// Whether an object is among them.
  open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }
  /// Adds an object that is not there yet.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    entries.append(Entry(object: object, kept: isWeak ? nil : object))
  }
  /// Takes an object away.
  open func remove(_ object: ObjectType?) { entries.removeAll { $0.object == nil || $0.object === object } }
  /// Takes all away.
  open func removeAllObjects() { entries = [] }
}

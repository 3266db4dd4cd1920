import Synchronization

/// How an object holds a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// It does not keep it alive; a value that is gone is none.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It keeps it alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It keeps a copy alive, where the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It keeps it alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// It keeps a copy alive, where the value can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, by the address of a key; nil takes it away.
///
/// Values of views and controllers go with them, and are those of the main thread. There is no way to see other objects go: their values stay
/// until as many objects have had some again. As on a phone, a value that holds its object keeps both alive.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  AssociatedObjects.of(owner).values[key] = value.map { AssociatedObjects.Value($0, policy) }
}

/// The value that is associated with an object, by the address of a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.of(object as AnyObject).values[key]?.value
}

/// Takes away all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.of(object as AnyObject).values = [:] }

/// What is associated with one object.
private final class AssociatedObjects: @unchecked Sendable {
  /// A value as its policy has it.
  struct Value {
    private let kept: Any?
    private weak var reference: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
        kept = nil
        reference = value as AnyObject
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        kept = (value as? NSCopying)?.copy(with: nil) ?? value
      default: kept = value
      }
    }

    var value: Any? { kept ?? reference }
  }

  /// By the addresses of keys.
  var values: [UnsafeRawPointer: Value] = [:]

  /// Of an object, made when it has none.
  static func of(_ object: AnyObject) -> AssociatedObjects {
    nonisolated(unsafe) let object = object
    if object is UIView || object is UIViewController {
      return MainActor.assumeIsolated {
        (object as? UIView)?.storage.value(AssociatedObjects())
          ?? (object as? UIViewController)?.storage.value(AssociatedObjects()) ?? AssociatedObjects()
      }
    }
    var gone: [Entry] = []
    // What goes may ask for values of its own, so that it goes when nothing is locked.
    defer { gone = [] }
    return others.withLock { table in
      let key = ObjectIdentifier(object)
      if let entry = table.entries[key] {
        if entry.owner === object { return entry.associated }
        // Another object stood in its place in memory.
        gone.append(entry)
      }
      let entry = Entry(object)
      table.entries[key] = entry
      if table.entries.count > table.limit {
        let dead = table.entries.filter { $0.value.owner == nil }
        for key in dead.keys { table.entries[key] = nil }
        gone += dead.values
        table.limit = max(Table.smallest, 2 * table.entries.count)
      }
      return entry.associated
    }
  }

  /// An object without a storage of its own.
  private final class Entry: @unchecked Sendable {
    private(set) weak var owner: AnyObject?
    let associated = AssociatedObjects()
    init(_ owner: AnyObject) { self.owner = owner }
  }

  private struct Table: Sendable {
    static let smallest = 64
    var entries: [ObjectIdentifier: Entry] = [:]
    /// Beyond as many, those of objects that are gone go.
    var limit = smallest
  }
  private static let others = Mutex(Table())
}

// Security's generic calls, which Foundation brings on a phone: what apps keep in a keychain.

public typealias OSStatus = Int32
public let kCFBooleanTrue: CFBoolean? = true
public let kCFBooleanFalse: CFBoolean? = false

public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecNotAvailable: OSStatus = -25291
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassCertificate: CFString = "cert"
public let kSecClassKey: CFString = "keys"
public let kSecClassIdentity: CFString = "idnt"
public let kSecAttrService: CFString = "svce"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrAccessibleAlways: CFString = "dk"
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecValueData: CFString = "v_Data"

/// What an app has put into its keychain, which is empty when a stage begins.
struct Keychain {
  private var items: [CFDictionary] = []
  /// What tells items apart.
  private static let keys = [
    kSecClass, kSecAttrService, kSecAttrServer, kSecAttrAccount, kSecAttrGeneric, kSecAttrAccessGroup,
  ]

  private static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? Data)?.base64EncodedString() ?? value.map { "\($0)" }
  }
  private static func isMeant(_ item: CFDictionary, by query: CFDictionary) -> Bool {
    keys.allSatisfy { key in query[key].map { text($0) == text(item[key]) } ?? true }
  }

  mutating func add(_ item: CFDictionary) -> OSStatus {
    guard !items.contains(where: { own in Self.keys.allSatisfy { Self.text(own[$0]) == Self.text(item[$0]) } }) else {
      return errSecDuplicateItem
    }
    items.append(item)
    return errSecSuccess
  }
  func find(_ query: CFDictionary) -> AnyObject? {
    let found = items.filter { Self.isMeant($0, by: query) }
    guard let first = found.first else { return nil }
    func result(_ item: CFDictionary) -> Any? {
      if query[kSecReturnAttributes] as? Bool == true {
        return item.filter { $0.key as? String != kSecValueData || query[kSecReturnData] as? Bool == true }
      }
      return item[kSecValueData]
    }
    if query[kSecMatchLimit] as? String == kSecMatchLimitAll { return found.compactMap(result) as AnyObject }
    return (result(first) ?? NSNull()) as AnyObject
  }
  mutating func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    var status = errSecItemNotFound
    for index in items.indices where Self.isMeant(items[index], by: query) {
      items[index].merge(changes) { $1 }
      status = errSecSuccess
    }
    return status
  }
  mutating func remove(_ query: CFDictionary) -> OSStatus {
    let count = items.count
    items.removeAll { Self.isMeant($0, by: query) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}

/// The keychain of the stage in force, on the main thread.
private func inKeychain(_ body: (inout Keychain) -> OSStatus) -> OSStatus {
  guard MainQueue.isCurrent else { return errSecNotAvailable }
  nonisolated(unsafe) let body = body
  return MainActor.assumeIsolated { body(&UIKitRuntime.current.keychain) }
}

/// Adds an item to the stage's keychain.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  inKeychain { $0.add(attributes) }
}
/// Finds an item, or all that are meant: its data or its attributes.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  inKeychain { keychain in
    guard let found = keychain.find(query) else { return errSecItemNotFound }
    result?.pointee = found
    return errSecSuccess
  }
}
/// Changes the items that are meant.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  inKeychain { $0.update(query, attributesToUpdate) }
}
/// Removes the items that are meant.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { inKeychain { $0.remove(query) } }

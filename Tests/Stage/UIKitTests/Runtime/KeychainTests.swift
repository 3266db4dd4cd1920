import Testing

@testable import UIKit

@MainActor
@Suite struct KeychainTests {
  /// Each stage begins with an empty one.
  @Test func keychainsKeepItems() {
    useOwnScreen()
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "pier",
      kSecAttrAccount as String: "mole",
    ]
    let data = Data("anchor".utf8)
    var found: AnyObject?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecItemNotFound && found == nil)
    #expect(SecItemAdd(query.merging([kSecValueData: data]) { $1 } as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecDuplicateItem)
    query[kSecReturnData as String] = kCFBooleanTrue
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == noErr && found as? Data == data)
    #expect(SecItemUpdate(query as CFDictionary, [kSecValueData: Data()]) == errSecSuccess)
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == noErr && found as? Data == Data())
    #expect(SecItemDelete([kSecClass: kSecClassGenericPassword]) == errSecSuccess)
    #expect(SecItemDelete([kSecClass: kSecClassGenericPassword]) == errSecItemNotFound)
  }
}

import HeroTesting

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
    expectEqual(SecItemAdd(query.merging([kSecValueData: data]) { $1 } as CFDictionary, nil), errSecSuccess)
    expectEqual(SecItemAdd(query as CFDictionary, nil), errSecDuplicateItem)
    query[kSecReturnData as String] = kCFBooleanTrue
    expectEqual((SecItemCopyMatching(query as CFDictionary, &found), found as? Data), (noErr, data))
    expectEqual(SecItemUpdate(query as CFDictionary, [kSecValueData: Data()]), errSecSuccess)
    expectEqual((SecItemCopyMatching(query as CFDictionary, &found), found as? Data), (noErr, Data()))
    expectEqual(SecItemDelete([kSecClass: kSecClassGenericPassword]), errSecSuccess)
    expectEqual(SecItemDelete([kSecClass: kSecClassGenericPassword]), errSecItemNotFound)
  }
}

@_exported import UIKit

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
open class CSSearchableItemAttributeSet: NSObject {
  open var title: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var displayName: String?
  public init(itemContentType type: String) {}
}
open class CSSearchableItem: NSObject {
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {}
}
open class CSSearchableIndex: NSObject {
  open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}

@_exported import UIKit

public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactOrganizationNameKey = "organizationName"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}
open class CNLabeledValue<Value>: NSObject {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
}
open class CNContact: NSObject {
  open var identifier = ""
  open var givenName = ""
  open var familyName = ""
  open var middleName = ""
  open var organizationName = ""
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  open var imageData: Data?
  open var thumbnailImageData: Data?
  open var imageDataAvailable: Bool { imageData != nil }
}
open class CNMutableContact: CNContact {}
open class CNContactFormatter: NSObject {
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  open class func string(from contact: CNContact, style: Style) -> String? {
    [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
  }
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { "" }
}
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class CNContactStore: NSObject {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    completionHandler(false, nil)
  }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  { [] }
  open func execute(_ saveRequest: CNSaveRequest) throws {}
}
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"

@_exported import Contacts
import HeroStandIns

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {}
/// A plain ground: nobody picks.
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open override func viewDidLoad() {
    super.viewDidLoad()
    StandIn.cover(view, "ContactsUI", "the picker is a plain ground")
  }
}
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: AnyObject {}
open class CNContactViewController: UIViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var allowsEditing = true
  public let contact: CNContact
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
  public required init?(coder: NSCoder) { return nil }
}

@_exported import EventKit

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
/// A plain ground.
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var event: EKEvent?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore!
}

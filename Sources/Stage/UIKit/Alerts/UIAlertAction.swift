/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    case `default`
    /// Goes back; apart from the others.
    case cancel
    /// In red.
    case destructive
  }

  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be tapped. Default: true.
  open var isEnabled = true { didSet { whenChanged?() } }
  let handler: ((UIAlertAction) -> Void)?
  var whenChanged: (() -> Void)?

  /// A button; the handler is called when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
